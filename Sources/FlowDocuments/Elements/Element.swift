/// A node of a screen: what it is, how it stands, and where in the file it was written.
public struct Element: Sendable {
  /// What an element is, with what only that kind has.
  public indirect enum Kind: Sendable {
    /// A text.
    case text(TextElement)
    /// A field for typing, of one or more rows.
    case textField(TextFieldElement)
    /// A picture or a film.
    case media(MediaElement)
    /// Something that can be pressed; it looks like its content.
    case button(ButtonElement)
    /// A frame with lengths of its own.
    case box(BoxElement)
    /// `v_stack`, `h_stack`, `z_stack` and `flex_stack`.
    case stack(StackElement)
    /// `row`, `column` and `flex`.
    case grid(GridElement)
    /// One of several contents, chosen by an index.
    case section(SectionElement)
    /// Pages side by side.
    case pager(PagerElement)
    /// A text that follows the time left, a progress or a chosen value.
    case formattedText(FormattedTextElement)
    /// A wheel of texts.
    case wheel(WheelElement)
    /// A system switch.
    case toggle(ToggleElement)
    /// `#name` of 5.x or `reference` of 4.x: draws a template again.
    case template(name: String)
    /// A control without a text of its own, drawn by its name: slider, date picker, progress bar.
    case control(type: String)
    /// A type that this program does not know.
    case unknown(type: String)
  }

  /// What it is.
  public let kind: Kind

  /// What every kind of element can have.
  public let properties: ElementProperties

  /// The elements behind it, the last one on top; they never change its size.
  public let backgrounds: [Screen.Aligned]

  /// The elements over it, the last one on top; they never change its size.
  public let overlays: [Screen.Aligned]

  /// The strings that hold an address which it can open by itself, apart from a button's.
  public let linkedStringIDs: [String]

  /// Where it stands in the file.
  public let pointer: JSONPointer

  /// Creates an element.
  public init(
    _ kind: Kind,
    properties: ElementProperties = ElementProperties(),
    backgrounds: [Screen.Aligned] = [],
    overlays: [Screen.Aligned] = [],
    linkedStringIDs: [String] = [],
    pointer: JSONPointer
  ) {
    self.kind = kind
    self.properties = properties
    self.backgrounds = backgrounds
    self.overlays = overlays
    self.linkedStringIDs = linkedStringIDs
    self.pointer = pointer
  }
}
