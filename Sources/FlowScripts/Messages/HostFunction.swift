/// The functions of `SDK` that a script can call.
package enum HostFunction: String, CaseIterable, Sendable {
  /// Writes a line into the log.
  case log
  /// Shows a screen in a navigator.
  case openScreen
  /// Removes a navigator with its screen.
  case closeScreen
  /// Asks the app to close the flow.
  case closeAll
  /// Opens an address.
  case openUrl
  /// Asks the app for something of its own.
  case userCustomAction
  /// Tells the app which product was selected.
  case onSelectProduct
  /// Buys a product.
  case purchaseProduct
  /// Buys a product on the web.
  case webPurchaseProduct
  /// Restores what was bought before.
  case restorePurchases
  /// Starts a timer.
  case setTimer
  /// Moves the focus of the keyboard.
  case changeFocus
  /// Scrolls a screen.
  case moveScroll
  /// Sends events to the screens.
  case sendEvents
  /// Reports an event to Adapty or to the app.
  case sendAnalyticsEvent
  /// Asks for a rating in the store.
  case showAppRate
  /// Shows a system alert.
  case showAlertDialog
  /// Asks for a permission.
  case showRequestPermission
}
