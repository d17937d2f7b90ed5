package import FlowDocuments
package import LocaleMatching
package import PreviewModel
package import StringTables

/// Every localization with how complete it is, and what codes and phones get of them.
package struct LocalesReport: Report {
  private let listing: any LocalesListing

  /// Lists the localizations that a rule chooses from in a view, and the codes that phones send.
  package init(_ openView: OpenView, rule: MatchingRule) {
    listing = FlowLocales(openView, rule: rule)
  }

  /// Lists the languages of an app with the codes that they pass; without a flow only those.
  package init(_ app: AppStringsPreview, openView: OpenView?) {
    listing = AppLocales(app, openView: openView)
  }

  /// Lists the languages of a table, and what stored languages and phones get of them.
  package init(_ folders: LanguageFolders, rule: KitRule, reference: LocaleCode?) {
    listing = KitLocales(folders, rule: rule, reference: reference)
  }

  package func lines(_ style: ReportStyle) -> [String] { listing.blocks.lines(style) }

  package var json: JSONValue { listing.json }
}

/// The localizations of one kind of input, ready to be listed.
protocol LocalesListing {
  /// The list for people.
  var blocks: [ReportBlock] { get }

  /// The same for programs.
  var json: JSONValue { get }
}
