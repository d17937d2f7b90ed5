package import FlowDocuments

extension Library {
  /// The same files for another device: flows of format 11 show the layout that is for it.
  package func suited(to conditions: DeviceConditions) -> Library {
    Library(
      documents: documents.map { $0.suited(to: conditions) },
      problems: problems,
      tables: tables
    )
  }

  /// The variation that an opened view belongs to, as it is in these files; nil when it is not there.
  package func item(like view: OpenView) -> Item? {
    items.first { $0.shows(view) }
  }
}

extension Library.Item {
  /// Whether it is the variation that an opened view belongs to.
  package func shows(_ view: OpenView) -> Bool {
    document.name == view.documentName && entry.placement.id == view.entry.placement.id
      && entry.variation.id == view.entry.variation.id
  }
}
