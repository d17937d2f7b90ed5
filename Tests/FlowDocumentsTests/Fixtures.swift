import FlowDocuments
import LocaleMatching
import Testing

/// The document that a text holds.
func document(_ text: String) throws -> FlowDocument {
  try FlowDocument(bytes: Array(text.utf8), name: "test.json")
}

/// The only view of a document, decoded for a platform.
func view(_ text: String, on platform: Platform = .iOS) throws -> FlowView {
  let outline = try #require(try document(text).entries.first?.outline)
  return try FlowView(outline, conditions: DeviceConditions(platform: platform))
}

/// A 5.x view whose one screen `main` has this content.
func view(content: String, strings: String = "", on platform: Platform = .iOS) throws -> FlowView {
  try view(
    #"{"format":"5.1.0","screens":{"main":{"content":\#(content)}},"#
      + #""localizations":[{"id":"en","strings":[\#(strings)]}],"default_localization":"en"}"#,
    on: platform
  )
}

/// A 4.x view with this style.
func legacyView(style: String, template: String = "flat", rest: String = "") throws -> FlowView {
  try view(
    #"{"format":"4.4.1","template_id":"\#(template)","styles":{"default":\#(style)},\#(rest)"#
      + #""localizations":[{"id":"en","strings":[]}],"default_localization":"en"}"#
  )
}

/// A view with a default localization and a German one.
func merging(default fallback: String = "", german: String = "", rest: String = "") -> String {
  #"{"format":"5.0.0","screens":{},\#(rest)"default_localization":"en","#
    + #""localizations":[{"id":"en"\#(fallback)},{"id":"de"\#(german)}]}"#
}

extension FlowView {
  /// The content of its first screen.
  func content() throws -> Element {
    try #require(screens.first?.content)
  }

  /// The names of its findings.
  var checks: [String] { diagnostics.map(\.check.rawValue) }
}
