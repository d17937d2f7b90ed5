extension LocaleCode {
  /// The code in quotation marks, cut short where no person would read on.
  public var quoted: String {
    let limit = 60
    let head = rawValue.prefix(limit)
    return head.endIndex == rawValue.endIndex ? "“\(rawValue)”" : "“\(head)…”"
  }
}
