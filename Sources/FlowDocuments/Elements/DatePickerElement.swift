/// A system control for a date or a time (5.x); its words come from the device, not from the localization.
package struct DatePickerElement: Sendable {
  /// How it looks.
  package enum Style: String, Sendable {
    /// A chip with the date in it.
    case compact = "compact_datetime_picker"
    /// Wheels side by side.
    case wheel = "wheel_datetime_picker"
    /// A calendar of a month.
    case graphical = "graphical_datetime_picker"
  }

  /// How it looks.
  package let style: Style
  /// Whether a day can be chosen.
  package let hasDate: Bool
  /// Whether a time of day can be chosen.
  package let hasTime: Bool
  /// What holds the moment, in milliseconds since 1970; it starts with the present.
  package let value: Binding?

  /// Creates a control.
  package init(style: Style, hasDate: Bool, hasTime: Bool, value: Binding?) {
    self.style = style
    self.hasDate = hasDate
    self.hasTime = hasTime
    self.value = value
  }
}
