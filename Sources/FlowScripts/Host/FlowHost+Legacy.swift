import FlowDocuments

extension FlowHost {
  /// Does what an action of 4.x asks for.
  ///
  /// From code: the SDK turns it into a call of its own script or of `SDK`. iOS reads such actions in 5.x too, where
  /// the functions of that script do not exist.
  mutating func performLegacy(_ action: FlowAction) {
    let parameters = action.parameters
    let group = parameters["group_id"]?.string ?? "group_A"
    switch action.name {
    case "open_url":
      let key = action.urlStringID == nil ? "url" : "stringId"
      perform(HostCall(name: "openUrl", argument: .object([key: parameters["url"] ?? .null])))
    case "close": perform(HostCall(name: "closeAll"))
    case "restore": perform(HostCall(name: "restorePurchases"))
    case "custom":
      perform(
        HostCall(
          name: "userCustomAction",
          argument: .object(["userCustomId": parameters["custom_id"] ?? .null])
        )
      )
    case "purchase_product": buy(parameters["product_id"]?.string, "purchaseProduct")
    case "web_purchase_product": buy(parameters["product_id"]?.string, "webPurchaseProduct")
    case _ where !view.isLegacy: noteLegacy(action)
    case "select_product":
      guard let id = parameters["product_id"]?.string else { return }
      legacy.selectedProducts[group] = id
      tell(.select(productID: id))
    case "unselect_product": legacy.selectedProducts[group] = nil
    case "purchase_selected_product": buy(legacy.selectedProducts[group], "purchaseProduct")
    case "web_purchase_selected_product": buy(legacy.selectedProducts[group], "webPurchaseProduct")
    case "switch":
      guard let id = parameters["section_id"]?.string else { return }
      legacy.sectionIndexes[id] = parameters["index"]?.int ?? 0
    case "open_screen": openSheet(parameters["screen_id"]?.string)
    case "close_screen": open[Self.legacySheetID] = nil
    default: noteLegacy(action)
    }
  }

  /// From code: nothing is bought while nothing is selected.
  private mutating func buy(_ product: String?, _ function: String) {
    guard let product else { return }
    perform(HostCall(name: function, argument: .object(["productId": .string(product)])))
  }

  /// From code: a second sheet while one is open is left out.
  private mutating func openSheet(_ id: String?) {
    guard let id, open[Self.legacySheetID] == nil else { return }
    guard view.screen(id) != nil else {
      return note(.unknownScreen, "a button opens the screen “\(id)”, which does not exist")
    }
    open[Self.legacySheetID] = ScreenInstance(
      id: Self.legacySheetID,
      navigatorID: Self.legacySheetID,
      screenID: id,
      contextPath: ""
    )
  }

  private mutating func noteLegacy(_ action: FlowAction) {
    note(.unknownAction, "nothing does the action “\(action.name)”")
  }
}
