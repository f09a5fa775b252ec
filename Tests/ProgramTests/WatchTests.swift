#if os(Linux)
import Foundation
import Testing

extension ProgramTests {
  /// `hub --watch` in a terminal of its own, while other programs log.
  @Suite struct WatchTests {
    private func watch(_ home: ProgramHome, columns: UInt16 = 80) throws -> PseudoTerminal {
      let program = try #require(Program.path, "no `symptoms` beside the tests: run `swift build --build-tests`")
      // Found by its name, as people start it: what is to be typed begins with it.
      var variables = Program.variables(home: home)
      let folder = URL(fileURLWithPath: program).deletingLastPathComponent().path
      variables["PATH"] = "\(folder):\(variables["PATH"] ?? "")"
      return try PseudoTerminal(["symptoms", "hub", "--watch"], environment: variables, columns: columns)
    }

    @Test("the cards show what a second program logs; keys move the focus and log; then the terminal is as before")
    func following() async throws {
      let home = try await ProgramHome.onboarded()
      let terminal = try watch(home)
      var screens = terminal.screens.makeAsyncIterator()
      let before = await screens.screen(with: "q stops")
      #expect(
        before == """
                               Today  7-day mean  Goal
            ▸ Sleep            –      –
              7-day mean  –
              Today       –                                          symptoms log rest 7h
              Goal        –                                            symptoms goals add
              Drinks           –      –
              Weight           –      –
              Mood and energy  –      –
              Stress           –      –
              Fasts            –      –
              Movement         –      –
              Heart            –      –

          ↑↓ next card   Enter logs   q stops
          """)
      #expect(!terminal.takesLines)

      #expect(try await Program.run(["drink", "300"], home: home).code == 0)
      let drunk = await screens.screen(with: "300 ml")
      #expect(drunk.contains("  Drinks           300 ml  ·············█"), "\(drunk)")
      #expect(drunk.contains("▸ Sleep"))

      // To the fasts, whose line needs no words: Enter starts one, and the cards are back with it.
      terminal.type("jjjj\u{1B}[B")
      _ = await screens.screen(with: "▸ Fasts")
      terminal.type("\r")
      let fasting = await screens.screen(with: "▸ Fasts", "symptoms fast stop")
      #expect(fasting.contains("since"), "\(fasting)")

      // What others take back goes from the screen, too.
      #expect(try await Program.run(["undo"], home: home).code == 0)
      #expect(await screens.screen(with: "▸ Fasts", "symptoms fast start").contains("q stops"))

      terminal.type("q")
      #expect(terminal.end() == 0)
      #expect(terminal.takesLines)
      try await home.expectWhole()
    }

    @Test("whatever ends it leaves the terminal as before", arguments: ["\u{1B}", "\u{3}", "\u{4}", "signal"])
    func ending(by keys: String) async throws {
      let home = try await ProgramHome.onboarded()
      let terminal = try watch(home, columns: 40)
      var screens = terminal.screens.makeAsyncIterator()
      let shown = await screens.screen(with: "q stops")
      #expect(shown.split(separator: "\n").allSatisfy { $0.count < 40 || $0.contains("symptoms ") }, "\(shown)")
      if keys == "signal" { terminal.send(SIGTERM) } else { terminal.type(keys) }
      #expect(terminal.end() == (keys == "signal" ? nil : 0))
      #expect(terminal.takesLines)
    }

    @Test("where all is erased, it ends and says so")
    func erased() async throws {
      let home = try await ProgramHome.onboarded()
      let terminal = try watch(home)
      var screens = terminal.screens.makeAsyncIterator()
      _ = await screens.screen(with: "q stops")
      try FileManager.default.removeItem(atPath: home.path)
      #expect(await screens.screen(with: "You're not set up yet").contains("symptoms onboard"))
      #expect(terminal.end() == 2)
      #expect(terminal.takesLines)
    }
  }
}
#endif
