#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One flow in two files, with its script and without, to see what running it costs.
struct ScriptedFlow: ~Copyable {
  /// The files: without the script, and with it.
  let paths: [String]

  /// Writes the files into the folder for passing things; none where that is not possible.
  init() {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    paths = [false, true].compactMap { hasScript in
      let path = "\(folder)/benchmark-\(getpid())-\(hasScript ? "with" : "without")-script.json"
      guard let file = fopen(path, "w") else { return nil }
      defer { fclose(file) }
      return fputs(Self.flow(hasScript: hasScript), file) >= 0 ? path : nil
    }
  }

  deinit {
    for path in paths { unlink(path) }
  }

  /// Thirty languages of forty strings; the script opens the screen and feeds ten of its texts.
  private static func flow(hasScript: Bool) -> String {
    let localizations = (0..<30).map { language in
      let strings = (0..<40).map { #"{"id":"s\#($0)","value":"text \#($0) of language \#(language)"}"# }
      return #"{"id":"l\#(language)","strings":[\#(strings.joined(separator: ","))]}"#
    }
    let texts = (0..<30).map { index in
      hasScript && index < 10
        ? #"{"type":"text","string_id":{"var":"ui.t\#(index)"}}"#
        : #"{"type":"text","string_id":"s\#(index)"}"#
    }
    let variables = (0..<10).map { "t\($0): 's\($0)'" }.joined(separator: ", ")
    let script =
      "var ui = { \(variables) }; "
      + "SDK.openScreen({ type: 'main', instanceId: 'main', transitionId: 't', contextPath: '' });"
    return """
      {"format":"5.1.0","default_localization":"l0","localizations":[\(localizations.joined(separator: ","))],
       "screens":{"main":{"layout_behaviour":"flat","content":{"type":"v_stack","content":[
        \(texts.joined(separator: ","))]}}}\(hasScript ? #","scripts":[{"content":"\#(script)"}]"# : "")}
      """
  }
}
