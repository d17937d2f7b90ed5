/// How the time of `check` grows while one thing of a flow doubles again and again.
struct MeasuredDoublings {
  /// What doubles, and the flow of each size.
  struct Series: Sendable {
    let name: String
    let first: Int
    let flow: @Sendable (Int) -> GrowingFlow
  }

  /// A doubling may take this many times as long.
  static let mostGrowth = 2.2

  private static let doublings = 4
  private static let repetitions = 3

  /// What grows: each by itself, from a size that is measured easily.
  static let all = [
    Series(name: "localizations of 5.x", first: 1_250) { GrowingFlow(localizations: $0) },
    Series(name: "localizations with a script", first: 1_250) {
      GrowingFlow(localizations: $0, functions: 4)
    },
    Series(name: "localizations of 4.x", first: 1_250) { GrowingFlow(localizations: $0, isLegacy: true) },
    Series(name: "strings", first: 5_000) { GrowingFlow(localizations: 4, strings: $0) },
    Series(name: "screens", first: 1_250) { GrowingFlow(screens: $0, content: .cards(1)) },
    Series(name: "elements", first: 2_500) { GrowingFlow(content: .cards($0 / 8)) },
    Series(name: "products", first: 250) { GrowingFlow(localizations: 4, products: $0) },
    Series(name: "functions of the script", first: 1_000) { GrowingFlow(functions: $0) },
    Series(name: "words of a text", first: 10_000) { GrowingFlow(strings: 1, words: $0, content: .texts(1)) },
  ]

  private let series: Series
  private var rows: [(size: Int, checked: CheckedFile)] = []

  /// Measures a series.
  init(_ series: Series, with program: String) throws(FailedCheck) {
    self.series = series
    for doubling in 0...Self.doublings {
      let size = series.first << doubling
      let file = try WrittenFile(series.flow(size).json, name: "growth")
      rows.append((size, try CheckedFile(file, with: program, times: Self.repetitions)))
    }
  }

  /// Whether no doubling takes too long.
  var holds: Bool { ratios.allSatisfy { $0 <= Self.mostGrowth } }

  private var ratios: [Double] { zip(rows, rows.dropFirst()).map { $1.checked.wall / $0.checked.wall } }

  /// The lines of the table.
  var lines: [String] {
    let ratios = [nil] + ratios.map { Optional($0) }
    return zip(rows, ratios).map { row, ratio in
      let isMissed = ratio.map { $0 > Self.mostGrowth } ?? false
      return "\(row.size) \(series.name)".padded(to: 40) + row.checked.cells
        + (ratio.map { "\($0.inHundredths)\(isMissed ? "  more than \(Self.mostGrowth)" : "")" } ?? "–")
    }
  }
}

extension CheckedFile {
  /// The titles over the cells.
  static let heading = "seconds".padded(to: 12) + "processor".padded(to: 12) + "MiB".padded(to: 12)

  /// Time, processor time and memory as cells of a table.
  var cells: String {
    let seconds = { (duration: Duration) in (duration / .seconds(1)).inHundredths }
    return seconds(wall).padded(to: 12) + seconds(processor).padded(to: 12)
      + "\(peakKibibytes / 1024)".padded(to: 12)
  }
}

extension Double {
  /// The number with two digits after the point.
  var inHundredths: String {
    let hundredths = Int((self * 100).rounded())
    let fraction = "\(hundredths % 100)"
    return "\(hundredths / 100)." + String(repeating: "0", count: 2 - fraction.count) + fraction
  }
}
