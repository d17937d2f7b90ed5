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
    let days = (-31...31).map { moment + Double($0) * Self.day }
    let names = formats.dates(days, pattern: "d")
    // The first of the month is the last first up to the moment, and the next one ends it.
    let firsts = days.indices.filter { names[$0].number == 1 }
    let first = firsts.last { $0 <= 31 } ?? 31
    let end = firsts.first { $0 > 31 } ?? days.endIndex
    let before = max(0, (formats.date(days[first], pattern: "e").number ?? 1) - 1) % 7
    var places: [String?] = Array(repeating: nil, count: before) + names[first..<end].map { $0 }
    places += Array(repeating: nil, count: (7 - places.count % 7) % 7)
    title = formats.date(moment, pattern: formats.datePattern(for: "yMMMM"))
    let week = (0..<7).map { days[first] + Double($0 - before) * Self.day }
    weekdays = formats.dates(week, pattern: "ccccc")
    weeks = stride(from: 0, to: places.count, by: 7).map { Array(places[$0..<$0 + 7]) }
    chosen = before + 31 - first
  }

  /// In milliseconds.
  private static let day = 86_400_000.0

  /// The calendar in rows of two columns a day, with a column before each.
  ///
  /// `runsAgainst` says that its words run the other way than the screen is read.
  func node(runsAgainst: Bool) -> any LayoutNode {
    let title = TextNode([StyledRun(title, style: CellStyle(attributes: .bold))])
    return VStackNode([title, header(runsAgainst: runsAgainst), TextNode(days)], alignment: .start)
  }

  private func header(runsAgainst: Bool) -> any LayoutNode {
    let dim = CellStyle(attributes: .dim)
    guard runsAgainst else {
      return TextNode([StyledRun(weekdays.map { " " + Self.padded($0) }.joined(), style: dim)])
    }
    // Each name by itself: together they would run the other way than the days.
    let names = weekdays.enumerated().map { index, name in
      HStackNode.Item.node(
        FrameNode(
          TextNode([StyledRun(name, style: dim)]),
          width: .fixed(index == 0 ? 3 : 2),
          horizontal: .end
        )
      )
    }
    return HStackNode(names)
  }

  private var days: [StyledRun] {
    var runs: [StyledRun] = []
    for (row, week) in weeks.enumerated() {
      if row > 0 { runs.append(StyledRun("\n")) }
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
