import FlowDocuments

/// How complete a localization is on each screen.
struct ScreenCompleteness {
  /// The strings of one screen.
  struct Row {
    let screen: String
    /// The strings that the screen uses, each once.
    let total: Int
    /// Those that the localization defines itself, with a text.
    let own: Int
  }

  /// A row for each screen that uses strings, in the order of the file.
  let rows: [Row]

  /// Counts the uses of strings, by screen, in a merged localization.
  init(_ uses: [StringUse], in localization: MergedLocalization) {
    var order: [String] = []
    var strings: [String: Set<String>] = [:]
    for use in uses {
      if strings[use.screen] == nil { order.append(use.screen) }
      let id = use.candidates.first { localization.strings[$0] != nil } ?? use.candidates.first
      if let id, !id.isEmpty { strings[use.screen, default: []].insert(id) }
    }
    rows = order.map { screen in
      let ids = strings[screen] ?? []
      let own = ids.count { id in
        localization.strings[id].map { $0.origin == .own && !$0.item.value.isEmpty } ?? false
      }
      return Row(screen: screen, total: ids.count, own: own)
    }
  }
}
