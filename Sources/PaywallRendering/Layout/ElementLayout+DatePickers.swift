import FlowDocuments
import LocaleMatching
import TerminalUI

extension ElementLayout {
  /// A control of the system for a date or a time.
  ///
  /// Inferred: it writes in the language of the phone, whatever the localization, so nobody can translate it.
  mutating func datePickerNode(_ picker: DatePickerElement, _ element: Element) -> any LayoutNode {
    guard !surroundings.isTransparent else { return TextNode([]) }
    let language = options.phoneLanguage ?? screen.localization.id ?? .english
    let value = picker.value.flatMap { state.values[$0]?.number }
    reportLanguage(language, startsNow: value == nil, element)
    let moment = value.flatMap { $0.isFinite ? $0 : nil } ?? options.now
    let formats = LocaleFormats(locale: language.rawValue)
    switch picker.style {
    case .compact: return chips(moment, picker, formats)
    case .wheel:
      let wheel = DateWheel(moment, hasDate: picker.hasDate, hasTime: picker.hasTime, formats: formats)
      return columns(of: wheel)
    case .graphical:
      let time = chip(formats.date(moment, day: .none, time: .short))
      guard picker.hasDate else { return time }
      let isMirrored = screen.localization.direction == .rightToLeft
      let calendar = MonthCalendar(moment, formats: formats)
        .node(runsAgainst: LanguageTag(language).isWrittenRightToLeft != isMirrored)
      return picker.hasTime ? VStackNode([calendar, time], alignment: .end) : calendar
    }
  }

  /// Notes once for a screen whose words these are.
  private mutating func reportLanguage(_ language: LocaleCode, startsNow: Bool, _ element: Element) {
    guard !hasReportedLanguage else { return }
    hasReportedLanguage = true
    report(
      .phoneLanguage,
      "the phone writes this date in its own language, whatever the localization: here in \(language.quoted)"
        + (startsNow ? "; it starts with the present, here 1 January 2026" : ""),
      element
    )
  }

  private func chips(
    _ moment: Double,
    _ picker: DatePickerElement,
    _ formats: LocaleFormats
  ) -> any LayoutNode {
    let date = picker.hasDate ? [formats.date(moment, day: .medium, time: .none)] : []
    let time = picker.hasTime ? [formats.date(moment, day: .none, time: .short)] : []
    return HStackNode((date + time).map { .node(chip($0)) }, spacing: 8)
  }

  private func chip(_ text: String) -> any LayoutNode { label("[\(text)]") }

  /// The wheels in three rows, between marks of the one that is chosen.
  private func columns(of wheel: DateWheel) -> any LayoutNode {
    let columns: [HStackNode.Item] = wheel.columns.map { column in
      let rows = [
        label(column.previous.isEmpty ? " " : column.previous, isDim: true), label(column.current),
        label(column.next.isEmpty ? " " : column.next, isDim: true),
      ]
      return .node(VStackNode(rows))
    }
    return HStackNode([.node(label("▸"))] + columns + [.node(label("◂"))], spacing: 16)
  }
}
