extension FlowView {
  /// A view with nothing in it: what there is of a variation whose view is not in the file.
  package static let blank = FlowView(
    format: .unstated,
    templateID: nil,
    localizations: [],
    declaredDefault: nil,
    assets: [:],
    screens: [],
    templates: [:],
    selectedProducts: [:],
    script: nil,
    diagnostics: []
  )
}
