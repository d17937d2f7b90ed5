/// A small generator whose numbers follow from its seed.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

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
