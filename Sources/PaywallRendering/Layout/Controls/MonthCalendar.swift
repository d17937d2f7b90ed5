import TerminalUI

/// The month of a moment, as a calendar with the day marked.
struct MonthCalendar {
  /// The month and the year.
  let title: String

  /// The days of the week, shortened, from the one that weeks start with.
  let weekdays: [String]

  /// The days by week; nil where the week lies in another month.
  let weeks: [[String?]]

  /// The place of the marked day among all places, row by row.
  let chosen: Int

  /// Makes the calendar around a moment in milliseconds since 1970, whatever the calendar of the locale is.
  init(_ moment: Double, formats: LocaleFormats) {
    func dayOfMonth(_ moment: Double) -> Int { Int(formats.number(moment, "d") ?? 1) }
    let day = 86_400_000.0
    let first = moment - Double(dayOfMonth(moment) - 1) * day
    let before = Int((formats.number(first, "e") ?? 1) - 1)
    let start = first - Double(before) * day
    let length = (28...31).first { dayOfMonth(first + Double($0) * day) == 1 } ?? 31
    var places: [String?] = Array(repeating: nil, count: before)
    places += (0..<length).map { formats.date(first + Double($0) * day, pattern: "d") }
    places += Array(repeating: nil, count: (7 - places.count % 7) % 7)
    title = formats.date(moment, pattern: formats.datePattern(for: "yMMMM"))
    weekdays = (0..<7).map { formats.date(start + Double($0) * day, pattern: "ccccc") }
    weeks = stride(from: 0, to: places.count, by: 7).map { Array(places[$0..<$0 + 7]) }
    chosen = before + dayOfMonth(moment) - 1
  }

  /// The calendar in rows of two columns a day, with a column between them.
  var runs: [StyledRun] {
    let dim = CellStyle(attributes: .dim)
    var runs = [StyledRun(title, style: CellStyle(attributes: .bold))]
    runs.append(StyledRun("\n " + weekdays.map(Self.padded).joined(separator: " "), style: dim))
    for (row, week) in weeks.enumerated() {
      runs.append(StyledRun("\n"))
      var before = " "
      for (column, day) in week.enumerated() {
        let isChosen = row * 7 + column == chosen
        let text = Self.padded(day ?? "")
        runs.append(StyledRun(isChosen ? "[" : before))
        runs.append(StyledRun(text, style: isChosen ? CellStyle(attributes: .bold) : .plain))
        before = isChosen ? "]" : " "
      }
      if before == "]" { runs.append(StyledRun(before)) }
    }
    return runs
  }

  private static func padded(_ text: String) -> String {
    String(repeating: " ", count: max(0, 2 - text.cellWidth)) + text
  }
}
