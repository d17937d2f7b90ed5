import FlowDocuments
import LocaleMatching
import Testing

@Suite("Remote configs")
struct RemoteConfigTests {
  /// The set of a flow whose remote configs are these JSON texts, `en` first, then `fr`, then `de`.
  private func set(_ payloads: String...) throws -> RemoteConfigSet {
    let codes = ["en", "fr", "de"]
    let configs = zip(codes, payloads).map { code, payload in
      #"{"lang":"\#(code)","data":"\#(payload.replacing(#"""#, with: #"\""#))"}"#
    }
    return RemoteConfigSet(try variation("[\(configs.joined(separator: ","))]"))
  }

  private func variation(_ configs: String) throws -> Variation {
    let text = """
      {"meta":{"version":11},"data":{"home":{"meta":{},"data":[
        {"variation_id":"v","flow_id":"f","remote_configs":\(configs)}]}}}
      """
    return try #require(try document(text).entries.first).variation
  }

  @Test("a payload is JSON with its numbers as they are spelled")
  func numbers() throws {
    let payload = try #require(try set(#"{"price":1.10,"big":12345678901234567890}"#).entries.first).payload
    guard case .json(let value) = payload else {
      Issue.record("no JSON")
      return
    }
    #expect(value.text(isPretty: false) == #"{"price":1.10,"big":12345678901234567890}"#)
  }

  @Test(
    "what is no JSON stays a text, with what is wrong",
    arguments: ["", "hello", #"{"a":1"#, "{'a':1}"]
  )
  func text(_ payload: String) {
    guard case .text(let words, let problem) = RemoteConfigPayload(payload) else {
      Issue.record("is JSON")
      return
    }
    #expect(words == payload)
    #expect(problem.hasPrefix("line 1, column "))
  }

  @Test(
    "keys are held against the first entry",
    arguments: [
      (#"{"a":1,"b":2}"#, #"{"b":3,"a":0}"#, []),
      (#"{"a":1,"b":2}"#, #"{"a":1}"#, ["b missing"]),
      (#"{"a":1}"#, #"{"a":1,"c":{"d":1}}"#, ["c extra"]),
      (#"{"a":1}"#, #"{"a":"1"}"#, ["a string instead of number"]),
      (#"{"p":{"x":1,"y":2}}"#, #"{"p":{"x":true}}"#, ["p/y missing", "p/x bool instead of number"]),
      (#"{"p":{"x":1}}"#, #"{"p":[1]}"#, ["p array instead of object"]),
      (#"{"p":[1]}"#, #"{"p":{"x":{"y":1}}}"#, ["p object instead of array"]),
      (#"{"p":{"x":{"y":1}}}"#, #"{}"#, ["p missing"]),
      (#"{"a.b":1}"#, #"{"a":{"b":1}}"#, ["a.b missing", "a extra"]),
      (#"{"a":1}"#, "[1]", []), (#"{"a":1}"#, "no JSON", []),
    ]
  )
  func differences(_ first: String, _ second: String, _ expected: [String]) throws {
    let entries = try set(first, second).entries
    #expect(entries[0].differences.isEmpty)
    #expect(entries[1].differences.map(\.description) == expected)
  }

  @Test("of two entries with one code the first is taken; a code of none has no place")
  func places() throws {
    let variation = try variation(
      #"[{"lang":"fr","data":"{}"},{"lang":"en","data":"{}"},{"lang":"fr","data":"1"}]"#
    )
    let set = RemoteConfigSet(variation)
    #expect(
      [set.index(of: "fr"), set.index(of: "en"), set.index(of: "de"), set.index(of: nil)] == [0, 1, nil, nil]
    )
    #expect(!set.isChosenByServer)
  }

  @Test("the one object of a v3 paywall was chosen by the server")
  func ofPaywall() throws {
    let text = """
      {"meta":{"version":9},"data":{"home":{"meta":{},"data":[
        {"variation_id":"v","paywall_id":"p","remote_config":{"lang":"de","data":"{\\"a\\":1}"}}]}}}
      """
    let set = RemoteConfigSet(try #require(try document(text).entries.first).variation)
    #expect(set.isChosenByServer)
    #expect(set.entries.map(\.locale) == ["de"])
  }

  @Test(
    "an entry that the SDK cannot read is an error; what can be shown is",
    arguments: [
      (#"[{"data":"{}"}]"#, 0), (#"[{"lang":"en"}]"#, 0), (#"[{"lang":"en","data":null}]"#, 0),
      (#"[{"lang":"en","data":{"a":1}}]"#, 1),
    ]
  )
  func unreadable(_ configs: String, _ count: Int) throws {
    let text = """
      {"meta":{"version":11},"data":{"home":{"meta":{},"data":[
        {"variation_id":"v","flow_id":"f","remote_configs":\(configs)}]}}}
      """
    let document = try document(text)
    #expect(document.diagnostics.map(\.check.rawValue) == ["unreadable-remote-config"])
    #expect(document.diagnostics.map(\.severity) == [.error])
    #expect(document.entries.first?.variation.remoteConfigs.count == count)
  }
}

extension KeyDifference {
  fileprivate var description: String {
    switch kind {
    case .missing: "\(path) missing"
    case .extra: "\(path) extra"
    case .otherType(let own, let wanted): "\(path) \(own.rawValue) instead of \(wanted.rawValue)"
    }
  }
}
