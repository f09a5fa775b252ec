import Foundation
import Testing
import TrackerApplication
import TrackerConsole
import TrackerCore
import TrackerSettings

@Suite struct SettingsCommandTests {
  private func inWorld(
    isOnboarded: Bool = true, environment: [String: String] = [:], hour: Int64 = 20,
    modules: [any TrackerModule.Type] = [SettingsModule.self], _ body: (SettingsWorld) throws -> Void
  ) throws {
    let world = try SettingsWorld(isOnboarded: isOnboarded, environment: environment, hour: hour, modules: modules)
    defer { world.remove() }
    try body(world)
  }

  /// What a line answers, on one line.
  private func words(_ line: String, in world: SettingsWorld) throws -> String {
    try world.run(line).split { $0.isWhitespace }.joined(separator: " ")
  }

  @Test("lists every setting with its value, origin and what is allowed", arguments: [false, true])
  func list(isOnboarded: Bool) throws {
    try inWorld(isOnboarded: isOnboarded, environment: ["SYMPTOMS_HOME": "somewhere"]) { world throws in
      #expect(
        try world.run("") == """
          colour     auto (default)
                     Use colour? With auto, colour is used when the terminal can show it.
                     Allowed: auto, always, never.
          theme      terminal (default)
                     Which colours? Your terminal's own, or high contrast on dark or
                     light.
                     Allowed: terminal, dark, light.
          dates      auto (default)
                     How is 3/2/2026 read? dmy: day first. mdy: month first. auto: as in
                     your region.
                     Allowed: auto, dmy, mdy.
          day_start  04:00 (default)
                     When does your day begin? Anything logged before then counts for the
                     day before.
                     Allowed: 00:00 to 11:59.
          language   system (default)
                     Which language? With system, the language of this computer.
                     Allowed: system, en.

          To change a setting, type its name and a value:
            symptoms settings set colour never

          Your data is in: HOME
            environment variable SYMPTOMS_HOME

          """)
      #expect(!FileManager.default.fileExists(atPath: world.home))
    }
  }

  @Test(
    "dates are read as the setting says, else as the region of the environment writes them, else not at all",
    arguments: [
      (nil, ["LANG": "de_DE.UTF-8"], .dmy), (nil, ["LC_TIME": "en_US.UTF-8", "LANG": "de_DE"], .mdy),
      (nil, ["LC_ALL": "C", "LC_TIME": "en_US"], nil), (nil, ["LANG": "en"], nil), (nil, [:], nil),
      (nil, ["LANG": "en_CA.UTF-8"], nil), (nil, ["LANG": "sr_Latn_RS@euro"], .dmy),
      ("dmy", ["LANG": "en_US"], .dmy), ("mdy", [:], .mdy), ("auto", ["LANG": "en_GB"], .dmy),
    ] as [(String?, [String: String], DateOrder?)])
  func dates(setting: String?, environment: [String: String], order: DateOrder?) throws {
    try inWorld(isOnboarded: false) { world throws in
      if let setting { _ = try world.run("set dates \(setting)") }
      #expect(try SettingsModule.dateOrder(world.context.environment.settings, environment: environment) == order)
    }
  }

  @Test(
    "the language is the one looked at, else the setting's, else the environment's where it is offered, else English",
    arguments: [
      (nil, ["LANG": "de_DE.UTF-8"], "en"), (nil, ["LC_ALL": "C", "LANG": "de_DE"], "en"),
      (nil, ["LANG": "fr_FR.UTF-8"], "en"), (nil, [:], "en"), ("en", ["LANG": "de_AT"], "en"),
      (nil, ["SYMPTOMS_LANGUAGE": "de"], "de"), ("en", ["SYMPTOMS_LANGUAGE": "de"], "de"),
      (nil, ["SYMPTOMS_LANGUAGE": "fr"], "en"),
    ] as [(String?, [String: String], String)])
  func language(setting: String?, environment: [String: String], language: String) throws {
    try inWorld(isOnboarded: false) { world throws in
      if let setting { _ = try world.run("set language \(setting)") }
      #expect(
        try SettingsModule.language(
          world.context.environment.settings, of: world.context.environment.registry, environment: environment)
          == LanguageTag(language))
    }
  }

  @Test("a preference is set, looked up and taken back")
  func preference() throws {
    try inWorld(isOnboarded: false) { world throws in
      #expect(try world.run("set colour never") == "colour is now never (settings.yaml, line 1). It was auto.\n")
      #expect(
        try world.run("get colour") == """
          colour    never (settings.yaml, line 1)
                    Use colour? With auto, colour is used when the terminal can show it.
                    Allowed: auto, always, never. Default: auto.

          """)
      #expect(try world.run("reset colour") == "colour is now auto (default). It was never.\n")
    }
  }

  @Test("the day start is kept in the journal from today on, and can be undone")
  func dayStart() throws {
    try inWorld { world throws in
      let since = "(your journal, since Tuesday 31 March)"
      #expect(try words("set day_start 5:30", in: world) == "day_start is now 05:30 \(since). It was 04:00.")
      let calendar = try world.context.session().calendar
      #expect(calendar.dayStart(on: Day(number: 20_542)) == 240)
      #expect(calendar.dayStarts == [.init(from: try #require(Day("2026-03-31")), minutes: 330)])
      let action = try #require(try world.journal.read { try $0.actions(limit: 1).first })
      #expect(action.command == "settings set day_start")
      #expect(
        try words("set day_start 05:30", in: world) == "day_start is 05:30, as before \(since).")
      #expect(try world.journal.read { try $0.lastAction() } == action.id)
      #expect(try words("reset", in: world).contains("day_start is now 04:00 \(since). It was 05:30."))
    }
  }

  @Test("after midnight, today is still the logical day that began before")
  func afterMidnight() throws {
    try inWorld(hour: 1) { world throws in
      #expect(try words("set day_start 03:00", in: world).contains("(your journal, since Monday 30 March)"))
    }
  }

  @Test("before onboarding a setting of the person can be looked at, not changed")
  func beforeOnboarding() throws {
    try inWorld(isOnboarded: false) { world throws in
      #expect(try world.run("get day_start").hasPrefix("day_start  04:00 "))
      let failure = #expect(throws: Failure.self) { try world.run("set day_start 05:00") }
      #expect(failure?.recovery == "Set up in about two minutes: symptoms onboard")
      #expect(try world.run("reset").contains("day_start is 04:00, as before (default)."))
    }
  }

  @Test("a settings file that has errors is told by every command, and replaced by reset")
  func broken() throws {
    try inWorld { world throws in
      try FileManager.default.createDirectory(atPath: world.home, withIntermediateDirectories: true)
      try "color: never\n".write(toFile: "\(world.home)/settings.yaml", atomically: false, encoding: .utf8)
      for line in ["list", "get colour", "set colour auto"] {
        let failure = #expect(throws: Failure.self) { try world.run(line) }
        #expect(failure?.diagnostics.first?.nearest == "colour")
      }
      #expect(
        try words("reset", in: world).hasPrefix(
          "Your settings file had errors. It is kept as HOME/settings.yaml.broken colour is now auto (default)."))
      #expect(try world.run("get colour").hasPrefix("colour    auto "))
    }
  }

  @Test(
    "what is no setting, or not allowed, is refused with what is",
    arguments: [
      ("get color", "Did you mean “colour”?"), ("set color never", "Did you mean “colour”?"),
      ("reset color", "Did you mean “colour”?"),
      ("set colour sometimes", "“sometimes” is not allowed for colour. Allowed: auto, always, never"),
      ("set day_start 13:00", "“13:00” is not allowed for day_start. Allowed: 00:00 to 11:59"),
      ("set day_start late", "“late” is not allowed for day_start. Allowed: 00:00 to 11:59"),
    ])
  func refusing(_ line: String, _ says: String) throws {
    try inWorld { world throws in
      let failure = #expect(throws: Failure.self) { try world.run(line) }
      #expect(failure?.message.description.contains(says) == true)
      #expect(failure?.exitCode == 2)
      #expect(try world.journal.read { try $0.actions(limit: 9).count } == 1)
    }
  }

  @Test(
    "JSON has the same values",
    arguments: [
      ("list", "settings/1"), ("get day_start", "setting/1"), ("set colour never", "settings-change/1"),
      ("reset", "settings-change/1"),
    ])
  func json(_ line: String, _ schema: String) throws {
    try inWorld { world throws in
      let object = try JSONSerialization.jsonObject(with: Data(try world.run(line, json: true).utf8)) as? [String: Any]
      #expect(object?["schema"] as? String == schema)
      #expect((object?.count ?? 0) > 1)
    }
  }

  @Test(
    "colour follows the setting, and the terminal where it is left to it",
    arguments: [(nil, true, true), (nil, false, false), ("always", false, true), ("never", true, false)]
      as [(String?, Bool, Bool)])
  func colour(_ stored: String?, _ terminal: Bool, _ expected: Bool) throws {
    try inWorld { world throws in
      try world.context.environment.settings.set(stored, for: SettingsModule.colour)
      #expect(
        try SettingsModule.colours(
          world.context.environment.settings, isColourWelcome: terminal
        ).usesColour
          == expected)
    }
  }

  @Test("a setting of another module is kept where that module keeps it, and the day start is let be")
  func otherBacking() throws {
    try inWorld(modules: [SettingsModule.self, PageModule.self]) { world throws in
      #expect(try world.run("get page_size").hasPrefix("page_size  20 "))
      #expect(try world.run("set page_size 7") == "page_size is now 7 (the page). It was 20.\n")
      #expect(try world.run("get page_size").hasPrefix("page_size  7 "))
      let journal = world.journal
      #expect(try journal.read { try $0.value(PageSetting.document) } == 7)
      #expect(try journal.read { try $0.value(DayCalendar.document) } == nil)
      #expect(try journal.read { try $0.actions(limit: 1) }.first?.command == "settings set page_size")
      #expect(throws: Failure.self) { try world.run("set page_size 99") }
      #expect(throws: Failure.self) { try world.context.environment.settings.set("7", for: PageModule.setting) }
      #expect(try world.run("reset page_size") == "page_size is now 20 (default). It was 7.\n")
      #expect(try journal.read { try $0.value(PageSetting.document) } == nil)
    }
  }

  @Test("lists fit narrow screens", arguments: [40, 80])
  func widths(_ width: Int) throws {
    try inWorld { world throws in
      let view = try SettingsEditor(world.context.environment, isHomeNamed: true).list()
      for isPlain in [false, true] {
        let style = TextStyle(width: width, usesColour: false, isPlain: isPlain)
        let lines = style.text(of: view).replacing(world.home, with: "home").split(separator: "\n")
        #expect(lines.allSatisfy { isPlain || $0.count <= width })
        #expect(lines.contains { $0.hasPrefix("colour") && $0.contains("auto") })
      }
    }
  }
}

/// A module with a setting that is kept in a document of its own.
private enum PageModule: TrackerModule {
  static let id: ModuleID = "page"
  static let setting = SettingDefinition(
    id: "page_size", about: "Days a page.", shape: .whole(5...50), defaultValue: "20", backing: .journal(PageSetting()))

  static func contribute(to registry: inout Registry) {
    registry.settings.add(setting)
    registry.documentKinds.add(AnyDocumentKind(PageSetting.document))
  }
}

private struct PageSetting: SettingBacking {
  static let document = DocumentKind<Int>("page", "size")

  func value(for session: Session, in journal: any JournalReading) throws -> SettingValue? {
    try journal.value(PageSetting.document).map { SettingValue(value: "\($0)", origin: "the page") }
  }

  func set(_ value: String?, for session: Session, in journal: any JournalWriting) throws {
    try journal.put(value.flatMap { Int($0) }, as: PageSetting.document)
  }
}
