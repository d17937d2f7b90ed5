import PseudoTerminal
import TestSupport
import Testing

extension EndToEndTests {
  /// What a person sees and types.
  @Suite struct Preview {
    let scratch: ScratchFolder
    let session: TerminalSession

    init() throws {
      scratch = try ScratchFolder()
      let file = try scratch.write(SampleFlow.text, to: "flow.json")
      session = try TerminalSession(BuiltProgram.command(file, in: scratch))
      try session.wait(for: "Locale", "Why", "Unlock everything", "Start free trial", "quit")
    }

    @Test func theFirstFrameHasThreePanesAndHints() {
      #expect(session.screen.modes.alternateScreen)
      #expect(!session.screen.modes.reordersText)
      #expect(session.screen.contains("flow.json"))
      #expect(session.screen.contains("pt-br"))
    }

    @Test func typingACodeShowsTheSilentFallbackAndTheCodeToPass() throws {
      try session.type("pt_BR")
      let screen = try session.wait(for: "pt_BR", "silent fallback", "pass pt-br instead")
      #expect(screen.contains("Unlock everything"))
      #expect(!screen.contains("Desbloqueie tudo"))
    }

    @Test func typingTheRightCodeShowsItsTextsAndWhatIsMerged() throws {
      try session.type("pt-br")
      try session.wait(for: "Desbloqueie tudo", "All courses", "Comece agora")
    }

    @Test func choosingARightToLeftLocalizationShowsIt() throws {
      try session.type("ar")
      try session.wait(for: "the Arabic screen") { screen in
        screen.contains("= exact") && !screen.contains("Unlock everything")
          && screen.lines.joined().unicodeScalars.contains { Self.arabic.contains($0.value) }
      }
    }

    /// Arabic letters, whether shaped by the program or left to the terminal.
    private static let arabic = RangeSet<UInt32>([0x600..<0x700, 0xFB50..<0xFE00, 0xFE70..<0xFEFD])

    @Test func aTextOnTheScreenLeadsToItsSource() throws {
      try session.type("\r\t")
      try session.press(.down)
      try session.wait(for: "▸ title", "en has it", "element /screens/offer/")
      try session.type("y")
      try session.wait(for: "asked the terminal to copy 17 characters: Unlock everything")
    }

    @Test func searchingLeadsToATextOfAnotherLanguage() throws {
      try session.type("\r\t/コース")
      try session.wait(for: "1/1", "Enter passes ja and shows it on screen “offer”")
      try session.type("\r")
      try session.wait(for: "1/1 · ja “courses” · passes ja", "全コース", "▸ courses")
    }

    @Test func everySizeOfWindowIsDrawn() throws {
      for (columns, rows) in [(80, 24), (60, 20), (20, 5), (10, 3), (1, 1), (200, 60)] {
        try session.resize(columns: columns, rows: rows)
        try session.press(.control("l"))
      }
      try session.resize(columns: 80, rows: 24)
      try session.wait(for: "Unlock everything", "quit")
      try session.resize(columns: 120, rows: 40)
      try session.wait(for: "Locale", "Why", "Unlock everything", "quit")
    }

    @Test func helpComesAndGoes() throws {
      try session.type("\r?")
      try session.wait(for: "back to the shell; fg continues")
      try session.press(.escape)
      try session.wait(for: "no help") { !$0.contains("fg continues") && $0.contains("Unlock everything") }
    }
  }
}

extension EndToEndTests {
  /// A code as a phone gives it, by two rules.
  @Suite struct Rules {
    let scratch: ScratchFolder
    let session: TerminalSession

    init() throws {
      scratch = try ScratchFolder()
      let file = try scratch.write(SampleFlow.text, to: "flow.json")
      session = try TerminalSession(BuiltProgram.command(file, in: scratch))
      try session.wait(for: "Unlock everything", "quit")
    }

    @Test func anIdentifierWithKeywordsFallsBackOnTheDeviceAndReachesItsLanguageOnTheServer() throws {
      try session.resize(columns: 120, rows: 40)
      try session.type("ar_OM@numbers='latn'")
      try session.wait(for: "! silent fallback", "shows en", "pass ar instead", "Unlock everything")
      try session.type("\rr")
      try session.wait(for: "What ar_OM@numbers='latn' gets", "~ ar  language match")
      try session.type("jj\r")
      try session.wait(for: "~ language match", "shows ar", "the part before the first", "onboarding rule")
    }
  }
}
