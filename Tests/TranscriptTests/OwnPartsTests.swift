import Foundation
import Testing

/// Symptoms and groups of foods of a person's own, in the whole program: each is what a pack's is, wherever one looks.
@Suite struct OwnPartsTests {
  private static let setUp =
    "onboard --pack universal --name Ada --symptoms pain --impact 6 --pattern episodic --track food,sleep"

  private static func world(_ lines: String...) throws -> TranscriptWorld {
    let world = try TranscriptWorld()
    try world.setClock("2026-03-10T20:00", zone: "Europe/Berlin")
    for line in [setUp] + lines { try #require(world.run(line: "symptoms \(line)").exitCode == 0, "\(line)") }
    return world
  }

  private static func says(_ world: TranscriptWorld, _ line: String, _ words: String..., code: Int32 = 0) {
    let result = world.run(line: "symptoms \(line)")
    let said = (result.output + result.errors).replacing("\n", with: " ")
    #expect(result.exitCode == code, "\(line): \(said)")
    for word in words { #expect(said.contains(word), "\(line): \(said)") }
  }

  private static let knees = "own add 'wobbly knees' --symptom"

  /// The day's value of a metric, as `journal` of the program has it.
  private static func value(_ world: TranscriptWorld, _ own: String) -> String {
    let text = world.run(line: "symptoms own show '\(own)' --json").output
    let line = text.split(separator: "\n").first { $0.contains("\"lastValue\"") } ?? ""
    return line.split(separator: ":").last?.trimmingCharacters(in: CharacterSet(charactersIn: " ,")) ?? "none"
  }

  @Test("an unknown symptom says how to add it, in both languages, and the line works when copied")
  func unknown() throws {
    let world = try Self.world()
    Self.says(
      world, "log symptom 'wobbly knees' 4", "“wobbly knees” is not one of your symptoms.",
      "symptoms own add \"wobbly knees\" --symptom", code: 2)
    Self.says(world, "log symptom wobbly 4", "symptoms own add wobbly --symptom", code: 2)
    Self.says(world, "log symptom 'x; rm *' 4", "symptoms own add NAME --symptom", code: 2)
    world.set("SYMPTOMS_LANGUAGE", to: "de")
    Self.says(
      world, "log symptom 'wobbly knees' 4", "„wobbly knees“ ist keine Ihrer Beschwerden. Hinzufügen:",
      "symptoms own add \"wobbly knees\" --symptom", code: 2)
    Self.says(world, "own add \"wobbly knees\" --symptom", "Sie verfolgen ab jetzt wobbly knees: 0 bis 10.")
    Self.says(world, "log symptom 'wobbly knees' 4", "wobbly knees 4 von 10")
  }

  @Test("what a person tracks of their own completes where its name is typed")
  func completion() throws {
    let world = try Self.world(Self.knees)
    for command in ["show", "rename", "edit", "merge", "hide", "unhide", "follow", "ask", "delete"] {
      Self.says(world, "__complete zsh own \(command) wo", "wobbly-knees\twobbly knees")
    }
    Self.says(world, "__complete zsh log symptom wo", "wobbly-knees")
  }

  @Test("a symptom of one's own is logged in every way that a pack's is, and seen wherever a pack's is")
  func everywhere() throws {
    let world = try Self.world(Self.knees)
    Self.says(world, Self.knees, "You already track wobbly knees.", code: 2)
    Self.says(world, "log symptom wobbly knees 4", "Saved: wobbly knees 4 out of 10.")
    Self.says(world, "wobbly knees 7", "Saved: wobbly knees 7 out of 10.")
    Self.says(world, "log symptom 'wobbly knees' 12", "Use 1 to 10, or 0 for none", code: 2)
    #expect(Self.value(world, "wobbly knees") == "7", "the worst of the day")
    Self.says(world, "no wobbly knees", "no wobbly knees today", "You logged more earlier that day")
    #expect(Self.value(world, "wobbly knees") == "7", "a none lowers nothing")
    Self.says(world, "note wobbly knees 9, slept 5h", "wobbly knees 9 out of 10 and you slept 5 hours")
    #expect(Self.value(world, "wobbly knees") == "9")
    Self.says(world, "undo", "Removed: wobbly knees 9 out of 10")
    #expect(Self.value(world, "wobbly knees") == "7")
    Self.says(world, "today", "wobbly knees 7")
    Self.says(world, "list", "wobbly knees 4", "wobbly knees 7", "no wobbly knees")
    Self.says(world, "goals add Steadier --track custom.wobbly-knees --target 2", "7 now")
    Self.says(world, "own follow 'wobbly knees'", "among your trackers")
    Self.says(world, "hub", "wobbly knees")
    Self.says(world, "export entries --kind symptom", "wobbly-knees")
  }

  @Test("the check-in asks for it only on request, and takes it in any case")
  func checkIn() throws {
    let world = try Self.world(Self.knees)
    Self.says(world, "check-in pain=3 wobbly-knees=2", "pain 3, wobbly knees 2")
    Self.says(world, "own ask pain", "You track nothing of that name.", code: 2)
    let before = world.run(line: "symptoms today --json").output
    Self.says(world, "own ask 'wobbly knees'", "The check-in asks for wobbly knees from now on.")
    try world.setClock("2026-03-11T20:00", zone: "Europe/Berlin")
    let after = world.run(line: "symptoms today --json").output
    func asks(_ text: String) -> Bool {
      let list = text.components(separatedBy: "\"checkIn\" : [").last?.components(separatedBy: "\n  ]").first ?? ""
      return list.contains("\"id\" : \"wobbly-knees\"")
    }
    #expect(!asks(before) && asks(after))
    Self.says(world, "same --yes", "wobbly knees 2")
    Self.says(world, "own hide 'wobbly knees'", "is hidden")
    #expect(!asks(world.run(line: "symptoms today --json").output), "what is hidden is not asked")
    Self.says(world, "own ask 'wobbly knees' --stop", "no longer asks")
    Self.says(world, "wobbly knees 5", "Saved: wobbly knees 5 out of 10.")
  }

  @Test(
    "a name changes and the id stays; merging moves what was logged, also to a pack, and undo brings it back"
  )
  func merging() throws {
    let world = try Self.world(Self.knees, "own add 'jelly legs' --symptom", "own add twitch --symptom --range 0-5")
    Self.says(world, "wobbly knees 4", "Saved")
    Self.says(world, "jelly legs 9", "Saved")
    Self.says(world, "own rename 'wobbly knees' 'shaky knees'", "The old name still works.")
    Self.says(world, "log symptom wobbly knees 3", "Saved: shaky knees 3 out of 10.")
    Self.says(world, "own show 'shaky knees'", "custom.wobbly-knees")
    Self.says(
      world, "own merge twitch 'shaky knees'", "different scales", "The first is 0 to 5, the second is 0 to 10.",
      code: 2)
    Self.says(world, "own merge twitch pain", "different scales", code: 2)
    Self.says(world, "own merge pain 'shaky knees'", "is a symptom of your conditions", code: 2)
    Self.says(world, "own merge 'jelly legs' 'shaky knees'", "Both are shaky knees", "on 1 day, counts.")
    #expect(Self.value(world, "shaky knees") == "9")
    Self.says(world, "jelly legs 2", "Saved: shaky knees 2 out of 10.")
    Self.says(world, "own merge 'shaky knees' fatigue", "Both are Fatigue from now on.")
    Self.says(world, "log symptom jelly legs 6", "Saved: fatigue 6 out of 10.")
    Self.says(world, "today", "fatigue 9")
    Self.says(world, "own rename 'shaky knees' knees", "is part of", code: 2)
    Self.says(world, "goals add Less --track custom.jelly-legs --target 2", "9 now")
    Self.says(world, "undo 3", "Changed back: what you track as shaky knees")
    #expect(Self.value(world, "shaky knees") == "9")
    #expect(!world.run(line: "symptoms today").output.contains("fatigue 9"))
  }

  @Test("a symptom of a pack with the same key counts in place of one's own, and both are one")
  func yielding() throws {
    let world = try Self.world("own add 'brain fog' --symptom")
    Self.says(world, "brain fog 6", "Saved: brain fog 6 out of 10.")
    try #require(world.run(line: "symptoms pack show long-covid --json").output.contains("\"brain-fog\""))
    Self.says(world, "conditions add long-covid --answer symptoms=fatigue --impact 5 --pattern episodic")
    Self.says(world, "own hide 'brain fog'", "is part of", code: 2)
    Self.says(world, "goals add Clear --track symptom.brain-fog --target 2", "6 now")
    Self.says(world, "goals add Clearer --track custom.brain-fog --target 2", "6 now")
    Self.says(world, "conditions end long-covid")
    Self.says(world, "own show 'brain fog'", "Last value")
  }

  @Test("foods of one's own are counted in all meals by whole words, but for the names that do not count")
  func foods() throws {
    let world = try Self.world("log food lunch 'tomato soup, bread'")
    Self.says(
      world, "own add nightshades --foods tomato,potato,pepper --but-not 'sweet potato'", "portions of tomato, potato",
      "What you logged before, on 1 day, counts.")
    Self.says(world, "log food dinner 'sweet potato, 2 Potatoes'", "Saved")
    #expect(Self.value(world, "nightshades") == "3", "one soup and two potatoes")
    Self.says(world, "own merge nightshades pain", "different scales", code: 2)
    Self.says(world, "own add alcohol --foods beer", "Your conditions already count alcohol", code: 2)
    Self.says(world, "own add dairy-like --foods ,", "Name 1 to 200 foods", code: 2)
    Self.says(world, "own add fruit --foods '1, 2'", "Each food needs a letter", code: 2)
    Self.says(world, "own add eggplants --foods aubergine", "eggplants")
    Self.says(world, "log food snack aubergine", "Saved")
    Self.says(world, "own merge eggplants nightshades", "Both are nightshades")
    #expect(Self.value(world, "nightshades") == "4")
    Self.says(world, "own rename nightshades 'nightshade family'", "is called nightshade family now")
    Self.says(world, "goals add None --track custom.nightshades --target 0", "Saved")
    try world.setClock("2026-03-11T20:00", zone: "Europe/Berlin")
    Self.says(world, "no nightshade family", "no nightshade family today")
    #expect(Self.value(world, "nightshades") == "0")
    Self.says(world, "own hide nightshades", "is hidden")
    Self.says(world, "own delete nightshades", "The meals that you logged stay.")
    Self.says(world, "list --days 2", "tomato soup")
  }

  @Test("other foods count after an edit, also in meals from before, and undo gives the first ones back")
  func editedFoods() throws {
    let world = try Self.world("own add nightshades --foods tomato", "log food lunch 'tomato soup, pepper'")
    #expect(Self.value(world, "nightshades") == "1")
    Self.says(
      world, "own edit nightshades --foods tomato,pepper", "nightshades is changed: portions of tomato or pepper.",
      "What you logged before, on 1 day, counts.")
    #expect(Self.value(world, "nightshades") == "2")
    Self.says(world, "own edit nightshades --but-not 'tomato soup'", "nightshades is changed")
    #expect(Self.value(world, "nightshades") == "1")
    Self.says(world, "undo 2", "Changed back: what you track as nightshades.")
    #expect(Self.value(world, "nightshades") == "1")
    world.set("SYMPTOMS_LANGUAGE", to: "de")
    Self.says(world, "own edit nightshades --foods Aubergine", "nightshades ist geändert: Portionen von")
  }

  @Test("an export brought into another home answers as the first one does")
  func roundTrip() throws {
    let world = try Self.world(
      Self.knees, "own add 'jelly legs' --symptom", "own add nightshades --foods tomato --but-not 'tomato red'",
      "wobbly knees 4", "jelly legs 8", "own merge 'jelly legs' 'wobbly knees'", "log food lunch tomato",
      "export all HOME/all.jsonl")
    let other = try TranscriptWorld()
    try other.setClock("2026-03-10T20:00", zone: "Europe/Berlin")
    let brought = other.run(["import", "all", "\(world.home)/all.jsonl"])
    #expect(brought.exitCode == 0, "\(brought.errors)")
    for line in ["own --json", "own show wobbly-knees --json", "own show nightshades --json", "list", "today"] {
      #expect(world.run(line: "symptoms \(line)").output == other.run(line: "symptoms \(line)").output, "\(line)")
    }
  }

  @Test(
    "options that do not go together are refused with those that do",
    arguments: [
      ("--symptom --count", "With --symptom you can use"), ("--symptom --foods egg", "With --symptom you can use"),
      ("--symptom --unit h", "With --symptom you can use"), ("--foods egg --ask", "--ask goes with --symptom"),
      ("--ask", "--ask goes with --symptom"), ("--but-not egg", "--but-not goes with --foods"),
      ("--symptom --but-not egg", "--but-not goes with --foods"),
      ("--symptom --day sum", "are not added up"), ("--symptom --range 2-9", "whole numbers from 0 or 1"),
      ("--symptom --range 0-5.5", "whole numbers from 0 or 1"), ("--symptom --range 0-500", "whole numbers"),
      ("--foods egg --range 0-5", "With --foods: --but-not"),
    ])
  func options(_ options: String, _ says: String) throws {
    Self.says(try Self.world(), "own add twitch \(options)", says, code: 2)
  }

  @Test("a home that is named alone answers as the program alone does")
  func homeAlone() throws {
    let world = try Self.world()
    let alone = world.run([])
    let named = world.run(["--home", world.home])
    #expect(named.exitCode == alone.exitCode && named.output == alone.output && named.errors == alone.errors)
    #expect(alone.exitCode == 0 && !alone.output.isEmpty)
  }

  @Test("a backup names the attachments whose files are missing, and counts only those that are there")
  func missingAttachments() throws {
    let world = try Self.world("log food lunch soup", "log food dinner bread")
    let ids = world.run(line: "symptoms list").output.split(separator: "\n").compactMap {
      $0.split(separator: " ").last
    }
    .filter { $0.count == 5 && $0.allSatisfy { $0.isLetter || $0.isNumber } }.map(String.init)
    try #require(ids.count >= 2)
    for (name, id) in zip(["one", "two"], ids) {
      try world.write("%PDF-1.4 \(name)", to: "\(name).pdf")
      try #require(world.run(line: "symptoms attach \(id) HOME/\(name).pdf").exitCode == 0)
    }
    let whole = world.run(line: "symptoms backup create")
    #expect(whole.output.contains("2 attachments are in it."), "\(whole.output)")
    #expect(!whole.output.contains("missing"))
    let folder = "\(world.home)/attachments"
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".pdf") }
    try FileManager.default.removeItem(atPath: "\(folder)/\(try #require(files.first))")
    try world.setClock("2026-03-10T21:00", zone: "Europe/Berlin")
    let made = world.run(line: "symptoms backup create")
    let said = made.output + made.errors
    #expect(made.exitCode == 0 && said.contains("1 attachment is in it."), "\(said)")
    #expect(said.contains("file of 1 attachment is missing"), "\(said)")
    #expect(ids.count { said.contains("of the entry \($0)") } == 1, "only the missing one is named: \(said)")
  }
}
