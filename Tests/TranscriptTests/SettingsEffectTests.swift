import Foundation
import Testing
import TrackerConsole
import TrackerCore
import TrackerTestSupport

/// What settings change in the rest of the program.
@Suite struct SettingsEffectTests {
  /// Somebody who logged for some days, with one clock.
  private func world(_ environment: [String: String] = [:]) throws -> TranscriptWorld {
    let world = try TranscriptWorld(environment: environment)
    try world.setClock("2026-02-20T09:00", zone: "Europe/Berlin")
    try run(
      "onboard --pack peripheral-neuropathy --name Ada --symptoms pain --impact 5 --pattern episodic "
        + "--track food,exercise,sleep,stress", in: world)
    return world
  }

  @discardableResult
  private func run(_ line: String, in world: TranscriptWorld, code: Int32 = 0) throws -> String {
    let result = world.run(line: "symptoms \(line)")
    #expect(result.exitCode == code, "\(line): \(result.output)\(result.errors)")
    return (result.output + result.errors).split { $0.isWhitespace }.joined(separator: " ")
  }

  // MARK: Collection

  @Test("what is switched off is refused by log with the setting, asked for nowhere, and comes back when it is on")
  func collection() throws {
    let world = try world()
    try run("log exercise walking 30m light", in: world)
    #expect(try run("today", in: world).contains("exercise"))
    try run("settings set collection.health off", in: world)
    for line in ["log food lunch soup", "sleep 7h", "log medication ibuprofen 400mg", "log food lunch soup --dry-run"] {
      #expect(
        try run(line, in: world, code: 2)
          == "Nothing was saved: collection.health is off. To switch it on: symptoms settings set collection.health on",
        "\(line)")
    }
    let today = try run("today", in: world)
    for word in ["food", "sleep", "stress"] { #expect(!today.contains(word), "\(word)") }
    #expect(try run("list", in: world).contains("walking"), "what is there stays")
    try run("log symptom pain 4", in: world)
    try run("check-in pain=5 notes=quiet", in: world)
    try run("undo", in: world)
    try run("settings set collection.health on", in: world)
    try run("log food lunch soup", in: world)
  }

  @Test("where places are not collected, neither is the weather")
  func weather() throws {
    let world = try world()
    try run("log weather -5 60% --date yesterday", in: world)
    #expect(try run("list yesterday", in: world).contains("-5 °C, humidity 60%"))
    try run("settings set collection.place off", in: world)
    #expect(try run("log weather 21", in: world, code: 2).hasPrefix("Nothing was saved: collection.place is off."))
  }

  @Test("switched off notes are neither asked for nor taken by a check-in")
  func notes() throws {
    let world = try world()
    try run("settings set collection.journal off", in: world)
    #expect(try run("check-in pain=4 notes=rain", in: world, code: 2).contains("collection.journal is off"))
    try run("check-in pain=4", in: world)
    let terminal = ScriptedTerminal(keys: [.interrupt])
    world.run(["check-in", "--date", "yesterday"], at: terminal)
    #expect(terminal.frames.first?.contains("Pain") == true || terminal.frames.first?.contains("pain") == true)
    #expect(terminal.frames.first?.contains("Notes") == false)
    try run("settings reset collection.journal", in: world)
    let asked = ScriptedTerminal(keys: Array(repeating: .down, count: 30) + [.interrupt])
    world.run(["check-in", "--date", "yesterday"], at: asked)
    #expect(asked.frames.contains { $0.contains("Notes") || $0.contains("Note") })
  }

  @Test("an import leaves out what is switched off, says how many, and takes the rest")
  func importing() throws {
    let world = try world()
    try world.write(
      "date,sleep,pain\n2026-02-17,7,3\n2026-02-18,6,4\n2026-02-19,8,5\n", to: "diary.csv")
    try run("settings set collection.health off", in: world)
    let answer = try run("import csv HOME/diary.csv --yes", in: world)
    #expect(answer.contains("3 entries were left out, because collection.health is off."), "\(answer)")
    let listed = try run("list --days 10", in: world)
    #expect(!listed.contains("hours"))
    try run("settings set collection.health on", in: world)
    #expect(try run("import csv HOME/diary.csv --yes", in: world).contains("3 new"))
  }

  @Test("adding a condition does not offer to track what is switched off")
  func onboarding() throws {
    let world = try world()
    try run("settings set collection.health off", in: world)
    let refused = try run("conditions add universal --track food", in: world, code: 2)
    #expect(refused.contains("food"), "\(refused)")
  }

  // MARK: Units, tips and exports

  @Test("distances are shown in the units of the setting, however they were typed; JSON stays as it is")
  func units() throws {
    let world = try world()
    #expect(try run("log exercise running 3 miles 30m", in: world).contains("4.8 km"))
    try run("settings set units us", in: world)
    #expect(try run("log exercise running 5k 30m", in: world).contains("3.1 miles"))
    #expect(try run("log exercise swimming \"100 yards\" 10m --yes", in: world).contains("100 yards"))
    #expect(try run("list", in: world).contains("3 miles"))
    let lines = try run("export all -", in: world)
    #expect(lines.contains("\"distance\":5") && lines.contains("\"distance\":4.828"))
  }

  @Test("without tips an answer says what happened, and no more")
  func tips() throws {
    let world = try world()
    try run("log food lunch omelette", in: world)
    #expect(try run("log food dinner omlette", in: world).contains("If you meant"))
    try run("undo", in: world)
    try run("settings set hints off", in: world)
    #expect(try !run("log food dinner omlette", in: world).contains("If you meant"))
  }

  @Test("a table leaves out what the setting does not name, and says so; the whole journal does not")
  func exportContents() throws {
    let world = try world()
    try run("log food lunch soup", in: world)
    try run("check-in pain=4", in: world)
    try run("settings set export.contents journal", in: world)
    let answer = try run("export entries HOME/food.csv --kind food", in: world)
    #expect(answer.contains("1 entry was left out, because export.contents does not name its category."))
    let file = try String(contentsOfFile: "\(world.home)/food.csv", encoding: .utf8)
    #expect(file.split(whereSeparator: \.isNewline).count == 1)
    let shown = world.run(line: "symptoms export entries --kind food")
    #expect(!shown.output.contains("soup") && shown.errors.contains("1 entry was left out"))
    let kept = world.run(line: "symptoms export entries --kind check-in").output
    #expect(kept.split(whereSeparator: \.isNewline).count == 2)
    #expect(world.run(line: "symptoms export all -").output.contains("soup"))
  }

  @Test("patterns of what the setting does not name are left out of their export, too")
  func exportedPatterns() throws {
    let world = try world()
    let days = (1...20).map { String(format: "2025-12-%02d,%d,%d", $0, $0 % 10, $0 % 2) }
    try (["date,pain,intake.soup"] + days).joined(separator: "\n")
      .write(toFile: "\(world.home)/soup.csv", atomically: true, encoding: .utf8)
    try run("import csv HOME/soup.csv --yes", in: world)
    #expect(world.run(line: "symptoms export patterns --as csv").output.contains("intake.soup"))
    try run("settings set export.contents journal", in: world)
    let shown = world.run(line: "symptoms patterns export --format csv")
    #expect(!shown.output.contains("intake.soup") && shown.output.hasPrefix("condition,"))
    #expect(shown.errors.contains("1 pattern was left out, because export.contents does not name its category."))
  }

  // MARK: Retention

  @Test("retention shows what would go, asks, and then nothing of it is left; what was learnt stays")
  func retention() throws {
    let world = try world()
    for (day, word) in [("2025-03-01", "zucchini"), ("2026-02-19", "parsnip")] {
      try run("log food lunch \(word) --date \(day) --yes", in: world)
    }
    try run("check-in pain=6 --date yesterday", in: world)
    #expect(try run("settings retention", in: world).hasPrefix("Every entry is kept."))
    try run("settings set retention 6-months", in: world)
    let plan = try run("settings retention", in: world)
    #expect(plan.contains("1 meal") && plan.contains("Nothing is erased yet"))
    #expect(try run("settings retention --erase", in: world, code: 1).contains("Nothing was erased"))
    #expect(try run("settings retention --erase --confirm no", in: world, code: 1).contains("Nothing was erased"))
    #expect(world.run(line: "symptoms export all -").output.contains("zucchini"))
    let before = world.run(line: "symptoms predict --json").output
    let erased = try run("settings retention --erase --confirm \"erase old entries\"", in: world)
    #expect(erased.contains("This was erased. It was from before Wednesday 20 August 2025:"), "\(erased)")
    let all = world.run(line: "symptoms export all -").output
    #expect(!all.contains("zucchini") && all.contains("parsnip"))
    let files = try FileManager.default.contentsOfDirectory(atPath: world.home).filter { $0.hasPrefix("journal") }
    for file in files {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(world.home)/\(file)"))
      #expect(bytes.range(of: Data("zucchini".utf8)) == nil, "\(file)")
    }
    #expect(world.run(line: "symptoms predict --json").output == before, "the forecast is the same")
    #expect(try run("settings retention", in: world).hasPrefix("There is no entry from before"))
    #expect(try run("doctor", in: world).contains("damage") == false)
    try run("undo", in: world)
    #expect(!world.run(line: "symptoms export all -").output.contains("zucchini"))
  }

  // MARK: The form

  @Test("the form changes several settings at once, and leaving it changes nothing")
  func form() throws {
    let world = try world()
    func typed(_ texts: String...) -> [Key] {
      texts.flatMap { text -> [Key] in text.map { Key.character($0) } + [Key.enter] }
    }
    let left = ScriptedTerminal(keys: typed("colours", "dark") + [Key.escape])
    world.run(["settings", "edit"], at: left)
    #expect(world.run(line: "symptoms settings show theme").output.hasPrefix("theme     terminal"))
    let saved = ScriptedTerminal(keys: typed("phone use", "off", "units", "us", "save 2"))
    world.run(["settings", "edit"], at: saved)
    #expect(saved.frames.contains { $0.contains("Save 2 changes") })
    #expect(world.run(line: "symptoms settings show units").output.hasPrefix("units     us"))
    #expect(try run("undo --list", in: world).contains("collection.phone"))
    try run("undo", in: world)
    #expect(try run("settings show collection.phone", in: world).hasPrefix("collection.phone on (default)"))
  }

  @Test("without a keyboard the form says what to type")
  func noKeyboard() throws {
    #expect(try run("settings edit", in: world(), code: 64).contains("symptoms settings set theme dark"))
  }

  @Test("resetting everything asks first; no changes nothing")
  func asking() throws {
    let world = try world()
    try run("settings set units us", in: world)
    let no = ScriptedTerminal(lines: ["n"], hasKeyboard: true)
    world.run(["settings", "reset", "--all"], at: no)
    #expect(world.run(line: "symptoms settings show units").output.hasPrefix("units     us"))
    let yes = ScriptedTerminal(lines: ["y"], hasKeyboard: true)
    world.run(["settings", "reset", "--all"], at: yes)
    #expect(world.run(line: "symptoms settings show units").output.hasPrefix("units     metric"))
  }

  @Test(
    "a damaged settings file stops no command",
    arguments: ["today", "log symptom pain 3", "list", "settings", "doctor"])
  func damaged(_ line: String) throws {
    let world = try world()
    try world.write("them: dark\nunits: [us\n", to: "settings.yaml")
    let result = world.run(line: "symptoms \(line)")
    #expect(result.exitCode == 0 || line == "doctor", "\(result.output)\(result.errors)")
    #expect((result.output + result.errors).contains("settings"))
  }
}
