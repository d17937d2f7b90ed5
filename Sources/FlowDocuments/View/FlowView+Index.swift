extension FlowView {
  /// Every use of a string by an element of a screen, in the order of the file.
  ///
  /// Ids that only a script knows are not among them.
  package var stringUses: [StringUse] { index.uses.all }

  /// The screen of an id.
  package func screen(_ id: String) -> Screen? { index.place(ofScreen: id).map { screens[$0] } }

  /// The layer of an id.
  package func navigator(_ id: String) -> Navigator? { index.navigator(id) }

  /// The layer that shows the screens of which nothing says where they are opened; nil in a view of 4.x.
  package var defaultNavigator: Navigator? { isLegacy ? nil : navigator(Navigator.defaultID) }
}
