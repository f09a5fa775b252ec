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

  @Test("the overview has every setting by what it is about, and making it changes nothing", arguments: [false, true])
  func list(isOnboarded: Bool) throws {
    try inWorld(isOnboarded: isOnboarded, environment: ["SYMPTOMS_HOME": "somewhere"]) { world throws in
      let text = try world.run("")
      let definitions = world.context.environment.registry.settings.all
      #expect(definitions.count > 20)
      let lines = text.split(separator: "\n")
      for setting in definitions {
        let id = setting.id.rawValue
        #expect(
          lines.filter { $0.split(separator: " ").contains(Substring(id)) && $0.hasPrefix("  ") }.count >= 1, "\(id)")
        #expect(text.contains(setting.title?.description ?? "no title"), "\(id)")
      }
      for topic in ["On the screen", "Language, dates and units", "What you log", "Reports and pages", "Your data"] {
        #expect(lines.filter { $0 == topic }.count == 1, "\(topic)")
      }
      #expect(text.contains("Your data is in: HOME"))
      #expect(text.contains("environment variable SYMPTOMS_HOME"))
      #expect(!FileManager.default.fileExists(atPath: world.home))
    }
  }

  @Test("a variable is told as where a value comes from, and what is saved meanwhile is told, too")
  func variable() throws {
    try inWorld(environment: ["SYMPTOMS_THEME": "light"]) { world throws in
      #expect(try words("show theme", in: world).hasPrefix("theme light (environment variable SYMPTOMS_THEME)"))
      #expect(
        try words("set theme dark", in: world)
          == "theme is saved as dark. For now light counts: environment variable SYMPTOMS_THEME.")
    }
  }

  @Test("a setting that excludes another one is refused with the reason, and nothing is changed")
  func excluding() throws {
    try inWorld { world throws in
      _ = try world.run("set report.insights_first on")
      let before = try world.journal.read { try $0.lastAction() }
      let failure = #expect(throws: Failure.self) { try world.run("set report.insights 0") }
      #expect(failure?.message.description == "A report without insights cannot begin with them")
      #expect(failure?.recovery?.description == "See: symptoms settings show report.insights_first")
      #expect(try world.journal.read { try $0.lastAction() } == before)
      #expect(try words("show report.insights", in: world).hasPrefix("report.insights 5 (default)"))
    }
  }

  @Test("an accent that can't be read is kept, with what is used in its place")
  func accent() throws {
    try inWorld { world throws in
      #expect(try words("set page.accent #ffff00", in: world).contains("It is hard to read on light pages"))
      #expect(try world.context.environment.settings.value(of: accentSetting(world)).value == "#ffff00")
      #expect(throws: Failure.self) { try world.run("set page.accent yellow") }
    }
  }

  private func accentSetting(_ world: SettingsWorld) throws -> SettingDefinition {
    try #require(world.context.environment.registry.settings.all.first { $0.id == "page.accent" })
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

  @Test(
    "where it is offered, German is what a German environment gets, unless set otherwise",
    arguments: [
      (["LANG": "de_DE.UTF-8"], "de"), (["LC_MESSAGES": "de_AT", "LANG": "en_GB"], "de"), (["LANG": "de"], "de"),
      (["LC_ALL": "en_GB.UTF-8", "LANG": "de_DE"], "en"), (["LC_ALL": "C", "LANG": "de_DE"], "en"), ([:], "en"),
      (["LC_ALL": "", "LANG": "de_CH.UTF-8"], "de"),
    ] as [([String: String], String)])
  func offeredLanguage(environment: [String: String], language: String) throws {
    try inWorld(isOnboarded: false) { world throws in
      let registry = Registry([SettingsModule.self], offering: [.english, "de"])
      func found() throws -> LanguageTag {
        try SettingsModule.language(world.context.environment.settings, of: registry, environment: environment)
      }
      #expect(try found() == LanguageTag(language))
      _ = try world.run("set language en")
      #expect(try found() == .english)
    }
  }

  @Test("a preference is set, looked up and taken back")
  func preference() throws {
    try inWorld(isOnboarded: false) { world throws in
      #expect(try world.run("set colour never") == "colour is now never (settings.yaml, line 1). It was auto.\n")
      #expect(
        try world.run("show colour") == """
          colour    never (settings.yaml, line 1)
                    Use colour? With auto, colour is used when the terminal can show it.
                    Allowed: auto, always, never. Default: auto.
                    In scripts, use the variable SYMPTOMS_COLOUR.

          To change it, type:
            symptoms settings set colour auto

          """)
      #expect(try world.run("get colour") == world.run("show colour"))
      #expect(try world.run("reset colour") == "colour is now auto (default). It was never.\n")
    }
  }

  @Test("an earlier day start stays that of its days when another one follows")
  func dayStartsFollow() throws {
    try inWorld { world throws in
      _ = try world.run("set day_start 05:30")
      var later = world
      later.context.environment.now = world.context.environment.now + 2 * 86_400
      _ = try later.run("set day_start 03:00")
      let calendar = try later.context.session().calendar
      let days = try (0...3).map { calendar.dayStart(on: try #require(Day("2026-03-30")).advanced(by: $0)) }
      #expect(days == [240, 330, 330, 180])
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
      #expect(try words("reset --all --yes", in: world).contains("day_start is now 04:00 \(since). It was 05:30."))
    }
  }

  @Test(
    "where nobody can be asked, going back to all defaults and reading a file in need --yes, and nothing is changed")
  func unasked() throws {
    try inWorld { world throws in
      _ = try world.run("set theme dark")
      let file = "\(world.home)/mine.yaml"
      _ = try world.run("export \(file)")
      _ = try world.run("set theme light")
      for line in ["reset --all", "import \(file)"] {
        let questions = #expect(throws: OpenQuestions.self) { try world.run(line) }
        #expect(questions?.failure.recovery?.description.hasSuffix(" --yes") == true, "\(line)")
        _ = world.terminal.takeOutput()
      }
      #expect(try words("show theme", in: world).hasPrefix("theme light"))
      #expect(
        try words("reset --all --yes", in: world).contains(
          "Your settings file from before is kept as HOME/settings.yaml.before"))
      let before = try String(contentsOfFile: "\(world.home)/settings.yaml.before", encoding: .utf8)
      #expect(before == "theme: light\n")
    }
  }

  @Test("a time is read as people type it, and a folder in place of the file is told as one")
  func typed() throws {
    try inWorld { world throws in
      #expect(try words("set day_start 5am", in: world).hasPrefix("day_start is now 05:00"))
      #expect(try words("set day_start 6", in: world).hasPrefix("day_start is now 06:00"))
      try FileManager.default.createDirectory(
        atPath: "\(world.home)/settings.yaml", withIntermediateDirectories: true)
      let failure = #expect(throws: Failure.self) { try world.run("set theme dark") }
      #expect(failure?.message.description.contains("is a folder, so your settings cannot be kept there") == true)
      #expect(failure?.recovery?.description.contains("mv ") == true)
    }
  }

  @Test("a setting of the journal in the file is told with the line that changes it")
  func elsewhere() throws {
    try inWorld { world throws in
      try FileManager.default.createDirectory(atPath: world.home, withIntermediateDirectories: true)
      try "day_start: 05:00\n".write(toFile: "\(world.home)/settings.yaml", atomically: false, encoding: .utf8)
      #expect(
        try words("", in: world).contains(
          "day_start is kept in your journal. Type: symptoms settings set day_start 04:00"))
    }
  }

  @Test("the overview tells values in words, an order that is back is told as that")
  func inWords() throws {
    try inWorld(modules: [SettingsModule.self, PartsModule.self]) { world throws in
      let overview = try words("", in: world)
      #expect(overview.contains("your terminal's own") && overview.contains("km, kg, ml and °C"))
      #expect(overview.contains("Weight: Points 25"))
      _ = try world.run("set report.sections second,first")
      // Its id stands beside it, between two lines.
      let changed = try words("", in: world).replacing("report.sections ", with: "")
      #expect(changed.contains("The second, The first (your journal)"), "\(changed)")
      #expect(try words("reset report.sections", in: world) == "report.sections is now the usual order.")
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
      #expect(try world.run("reset day_start").contains("day_start is 04:00, as before (default)."))
      #expect(try words("reset --all --yes", in: world) == "No setting changes: they are all as they were.")
    }
  }

  @Test("a settings file that has errors stops nothing, is told with its line, and is kept by reset --all")
  func broken() throws {
    try inWorld { world throws in
      try FileManager.default.createDirectory(atPath: world.home, withIntermediateDirectories: true)
      try "color: never\ntheme: dark\n".write(
        toFile: "\(world.home)/settings.yaml", atomically: false, encoding: .utf8)
      #expect(try words("", in: world).contains("Line 1: “color” is not a setting. Did you mean “colour”?"))
      #expect(try words("show theme", in: world).hasPrefix("theme dark (settings.yaml, line 2)"))
      #expect(try world.run("set colour never").hasPrefix("colour is now never"))
      #expect(
        try words("reset --all --yes", in: world).hasPrefix(
          "Your settings file had errors. It is kept as HOME/settings.yaml.broken colour is now auto (default)."))
      #expect(try world.run("get colour").hasPrefix("colour    auto "))
      #expect(
        try String(contentsOfFile: "\(world.home)/settings.yaml.broken", encoding: .utf8).contains("color: never"))
    }
  }

  @Test("all that was set goes out into a file and comes back, the person's part as one action")
  func exchange() throws {
    try inWorld { world throws in
      for line in ["set theme dark", "set day_start 05:00", "set collection.phone off", "set report.insights 7"] {
        _ = try world.run(line)
      }
      let file = "\(world.home)/mine.yaml"
      #expect(try words("export \(file)", in: world).hasPrefix("Your settings are in HOME/mine.yaml."))
      let text = try String(contentsOfFile: file, encoding: .utf8)
      #expect(text.contains("\ntheme: dark\n") && text.contains("\ncollection.phone: off\n"))
      #expect(text.contains("\n# colour: auto\n"))
      #expect(throws: Failure.self) { try world.run("export \(file)") }
      _ = try world.run("reset --all --yes")
      #expect(try words("show theme", in: world).hasPrefix("theme terminal (default)"))
      let before = try world.journal.read { try $0.lastAction() }
      let preview = try words("import \(file) --dry-run", in: world)
      #expect(preview.contains("theme: dark (now terminal)") && preview.contains("report.insights: 7 (now 5)"))
      #expect(try world.journal.read { try $0.lastAction() } == before)
      let answer = try words("import \(file) --yes", in: world)
      #expect(answer.contains("collection.phone is now off (your journal). It was on."))
      #expect(try world.journal.read { try $0.lastAction() } == before + 1, "one action")
      #expect(try words("show theme", in: world).hasPrefix("theme dark (settings.yaml"))
      #expect(try words("import \(file) --yes", in: world) == "No setting changes: they are all as they were.")
    }
  }

  @Test("lines of an imported file that can't be used are told with line and nearest match, and stop nothing")
  func importFaults() throws {
    try inWorld { world throws in
      try FileManager.default.createDirectory(atPath: world.home, withIntermediateDirectories: true)
      let file = "\(world.home)/bad.yaml"
      try """
      them: dark
      colour: purple
      report.insights: 0
      report.insights_first: on
      units: us

      """.write(toFile: file, atomically: false, encoding: .utf8)
      let answer = try words("import \(file) --yes", in: world)
      #expect(answer.contains("units is now us"))
      #expect(answer.contains("Line 1: “them” is not a setting. Did you mean “theme”?"))
      #expect(answer.contains("Line 2: “purple” is not allowed for colour. Allowed: auto, always, never"))
      #expect(answer.contains("Line 4: A report without insights cannot begin with them"))
      #expect(try words("show report.insights", in: world).hasPrefix("report.insights 0 (your journal)"))
      // What is set already excludes a line, too.
      try "report.insights_first: on\n".write(toFile: file, atomically: false, encoding: .utf8)
      #expect(try words("import \(file) --yes", in: world).contains("Line 1: A report without insights cannot"))
      #expect(try words("show report.insights_first", in: world).hasPrefix("report.insights_first off"))
      try "- colour\n".write(toFile: file, atomically: false, encoding: .utf8)
      #expect(throws: Failure.self) { try world.run("import \(file) --yes") }
    }
  }

  @Test("before anybody is set up, an import takes the machine's settings and tells of the others")
  func importBeforeOnboarding() throws {
    try inWorld(isOnboarded: false) { world throws in
      try FileManager.default.createDirectory(atPath: world.home, withIntermediateDirectories: true)
      let file = "\(world.home)/mine.yaml"
      try "theme: dark\nretention: 1-month\n".write(toFile: file, atomically: false, encoding: .utf8)
      let answer = try words("import \(file) --yes", in: world)
      #expect(answer.contains("theme is now dark") && answer.contains("Line 2: retention needs a journal"))
    }
  }

  @Test("each setting of the person is undone by itself")
  func undoing() throws {
    try inWorld { world throws in
      _ = try world.run("set collection.place off")
      _ = try world.run("set report.insights 7")
      let kinds = try world.journal.read { journal in
        try journal.documents(of: "settings").map(\.key.id).sorted()
      }
      #expect(kinds == ["of-person.collection.place", "of-person.report.insights"])
      let key = DocumentKey("settings", "of-person.report.insights")
      let after = try world.journal.read { try $0.document(key)?.json }
      let parts = try world.context.environment.registry.documentKinds.all.first { $0.holds(key) }?
        .parts(of: key, before: nil, after: after)
      #expect(parts?.first?.values == ["setting": "report.insights"])
    }
  }

  @Test("what only a variable says goes into no file of settings")
  func passingExport() throws {
    try inWorld(environment: ["SYMPTOMS_THEME": "light"]) { world throws in
      let text = try world.run("export")
      #expect(text.contains("\n# theme: terminal\n") && !text.contains("\ntheme:"))
    }
  }

  @Test(
    "numbers are taken from end to end of what is allowed, and not beyond",
    arguments: [
      ("report.insights", ["0", "20"], ["21", "2.5"]), ("page.font_scale", ["0.8", "2"], ["0.7", "2.1"]),
    ])
  func bounds(setting: String, allowed: [String], refused: [String]) throws {
    try inWorld { world throws in
      for value in allowed {
        #expect(try world.run("set \(setting) \(value)").hasPrefix("\(setting) is now \(value)"))
      }
      for value in refused { #expect(throws: Failure.self) { try world.run("set \(setting) \(value)") } }
      #expect(try words("show \(setting)", in: world).hasPrefix("\(setting) \(allowed[1])"))
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
      ("reset --all --yes", "settings-change/1"), ("retention", "retention/1"),
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
      #expect(try world.run("show page_size").hasPrefix("page_size  20 "))
      #expect(try world.run("set page_size 7") == "page_size is now 7 (the page). It was 20.\n")
      #expect(try world.run("show page_size").hasPrefix("page_size  7 "))
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
        #expect(lines.contains { $0.contains("colour") && $0.contains("auto") })
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
