extension ScreenActions {
  /// Reads the actions that stand under the keys of the moments.
  init(_ json: JSONValue?) {
    let found = Moment.allCases.compactMap { moment in
      json?.present(moment.rawValue).map { (moment, FlowAction.list($0)) }
    }
    self.init(Dictionary(uniqueKeysWithValues: found))
  }
}
