/// A node of a screen: what it is, how it stands, and where in the file it was written.
///
/// Never changes, so that sharing it is as good as copying it; copies would be half a kilobyte each, on a stack that
/// deep trees fill.
package final class Element: Sendable {
  /// What an element is, with what only that kind has.
  package indirect enum Kind: Sendable {
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
    /// `v_stack`, `h_stack` and `z_stack`.
    case stack(StackElement)
    /// A stack whose direction depends on its size (5.1).
    case flexStack(Flexible<StackElement>)
    /// `row` and `column`.
    case grid(GridElement)
    /// A row or column whose direction depends on the room for it (5.1).
    case flex(Flexible<GridElement>)
    /// One of several contents, chosen by size (5.1).
    case choice(SizeChoiceElement)
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
    /// A system slider.
    case slider(SliderElement)
    /// A system control for a date or a time.
    case datePicker(DatePickerElement)
    /// A bar or a ring that shows a part of a whole.
    case progress(ProgressElement)
    /// `#name` of 5.x or `reference` of 4.x: draws a template again.
    case template(TemplateElement)
    /// The place in a template that the element which draws it fills, by name.
    case slot(name: String)
    /// The place of the screen in the frame of a navigator.
    case screenHolder
    /// A type that this program does not know.
    case unknown(type: String)
  }

  /// What it is.
  package let kind: Kind

  /// What every kind of element can have.
  package let properties: ElementProperties

  /// The elements behind it, the last one on top; they never change its size.
  package let backgrounds: [Screen.Aligned]

  /// The elements over it, the last one on top; they never change its size.
  package let overlays: [Screen.Aligned]

  /// What it asks for by itself, in order.
  ///
  /// A timer and a film at their end, a progress after a change, a field when it is done. What a press on a
  /// button asks for is the button's.
  package let actions: [FlowAction]

  /// Where it stands in the file.
  package let pointer: JSONPointer

  /// Creates an element.
  package init(
    _ kind: Kind,
    properties: ElementProperties = ElementProperties(),
    backgrounds: [Screen.Aligned] = [],
    overlays: [Screen.Aligned] = [],
    actions: [FlowAction] = [],
    pointer: JSONPointer
  ) {
    self.kind = kind
    self.properties = properties
    self.backgrounds = backgrounds
    self.overlays = overlays
    self.actions = actions
    self.pointer = pointer
  }
}
