package import FlowDocuments
import LocaleMatching
package import PreviewModel
import StringTables

/// Every text that is in play: with its id and where it comes from, or just as the user reads it.
package struct StringsReport: Report {
  private let listing: any TextListing

  /// Lists the strings of a preview: those in play, then those that are used and nowhere.
  package init(_ preview: Preview) {
    listing = FlowTexts(preview)
  }

  /// Lists the keys of a table, or one of them; for reading, only what is shown of each.
  ///
  /// Throws when there is no such key, with the one that was probably meant.
  package init(_ preview: KitPreview, only key: String? = nil, isReading: Bool) throws(Failure) {
    listing = try KitTexts(preview, only: key, isReading: isReading)
  }

  package func lines(_ style: ReportStyle) -> [String] {
    let blocks: [ReportBlock] = [
      .quiet(listing.title), .text(listing.headline.text), .quiet(listing.legend), .gap,
    ]
    return (blocks + listing.texts).lines(style)
  }

  package var json: JSONValue { .object(listing.members, ["strings": .array(listing.strings)]) }
}

/// The texts of one kind of input, ready to be listed.
protocol TextListing {
  /// Where they come from.
  var title: String { get }

  /// What decided which of them are shown.
  var headline: Headline { get }

  /// What the marks mean.
  var legend: String { get }

  /// All of them, each with its mark.
  var texts: [ReportBlock] { get }

  /// What JSON says of all of them.
  var members: [JSONObject.Member] { get }

  /// What JSON says of each.
  var strings: [JSONValue] { get }
}
