import FlowDocuments

extension FlowHost {
  /// Does what the script has asked for.
  ///
  /// From code: an argument of another type is not converted, and the call is left out.
  mutating func perform(_ call: HostCall) {
    callsLeft -= 1
    guard callsLeft > 0 else {
      noteEndlessCalls()
      return
    }
    guard let function = HostFunction(rawValue: call.name) else { return }
    let argument = call.argument
    switch function {
    case .log: log(argument)
    case .openScreen: openScreen(argument)
    case .closeScreen: closeScreen(argument)
    case .closeAll: tell(.close)
    case .openUrl: openURL(argument)
    case .userCustomAction:
      if let id = required("userCustomId", of: call) { tell(.custom(id: id)) }
    case .onSelectProduct:
      if let id = required("productId", of: call) { tell(.select(productID: id)) }
    case .purchaseProduct, .webPurchaseProduct: purchase(call, isWeb: function == .webPurchaseProduct)
    case .restorePurchases: restore(call)
    case .setTimer: setTimer(call)
    case .changeFocus: tell(.focus(id: argument["id"]?.string))
    case .moveScroll: moveScroll(call)
    case .sendEvents:
      let events = (argument["events"]?.array ?? []).compactMap(\.string)
      if events.isEmpty { ignore(call, "without “events”") } else { tell(.events(events)) }
    case .sendAnalyticsEvent:
      if let name = required("name", of: call) { tell(.report(name: name)) }
    case .showAppRate: tell(.rate)
    case .showAlertDialog: showAlert(call)
    case .showRequestPermission: requestPermission(call)
    }
  }

  /// Notes what the flow asks of the app and the phone.
  mutating func tell(_ notice: FlowNotice) {
    notices.append(notice)
    if notices.count > Self.mostNotices { notices.removeFirst(notices.count - Self.mostNotices) }
  }

  private static let mostNotices = 100

  /// The text of a parameter; a call without it is left out, with a finding.
  mutating func required(_ parameter: String, of call: HostCall) -> String? {
    guard let text = call.argument[parameter]?.string else {
      ignore(call, "without “\(parameter)”")
      return nil
    }
    return text
  }

  /// Notes a call that the SDK leaves out.
  mutating func ignore(_ call: HostCall, _ reason: String) {
    note(.ignoredCall, "SDK.\(call.name) \(reason): the SDK does nothing")
  }

  /// From code: a text alone is a message as well.
  private mutating func log(_ argument: JSONValue) {
    guard let message = argument.string ?? argument["message"]?.string else { return }
    tell(.log(level: argument["level"]?.string ?? "info", message: message))
  }

  /// From code: the address of a string id is the first piece of its text, which has to be plain.
  private mutating func openURL(_ argument: JSONValue) {
    let isInApp = argument["openIn"]?.string == "browser_in_app"
    if let address = argument["url"]?.string { return tell(.open(address: address, isInApp: isInApp)) }
    guard let id = argument["stringId"]?.string else {
      return ignore(HostCall(name: "openUrl"), "without “url” or “stringId”")
    }
    guard case .text(let address, let attributes) = world.localization.strings[id]?.item.value.items.first,
      attributes == TextAttributes()
    else {
      return note(.noAddress, "the string “\(id)” holds no address, so nothing opens", string: id)
    }
    tell(.open(address: address, isInApp: isInApp))
  }

  private mutating func moveScroll(_ call: HostCall) {
    guard required("instanceId", of: call) != nil, required("kind", of: call) != nil,
      let value = required("value", of: call)
    else { return }
    tell(.scroll(toStart: value == "start"))
  }

  /// Starts a timer, whose clock does not run here, so that screens can be compared.
  ///
  /// From code: it needs an end or a duration; the end of `custom` comes from the app, without which it is an hour
  /// away.
  private mutating func setTimer(_ call: HostCall) {
    guard let id = required("id", of: call) else { return }
    let argument = call.argument
    let seconds: Double
    if argument["behavior"]?.string == "custom" {
      seconds = 3600
    } else if let end = argument["endAt"]?.double {
      seconds = max(0, (end - (now ?? end)) / 1000)
    } else if let duration = argument["duration"]?.double {
      seconds = max(0, duration)
    } else {
      return ignore(call, "without “endAt” or “duration”")
    }
    timers[id] = FlowTimer(seconds: seconds, callback: call.callback)
  }
}
