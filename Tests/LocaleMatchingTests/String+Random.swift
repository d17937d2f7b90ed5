extension String {
  /// Up to twelve scalars, half of them such as codes are made of.
  static func random(using generator: inout some RandomNumberGenerator) -> String {
    let usual = Array("ptbrzhsenPTBR-_@. \n0419".unicodeScalars)
    var scalars = UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      let any = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator))
      let usual = usual.randomElement(using: &generator)
      if let scalar = Bool.random(using: &generator) ? any : usual { scalars.append(scalar) }
    }
    return String(scalars)
  }
}
