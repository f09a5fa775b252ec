import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerImportCSV
import TrackerLogging
import TrackerMedicines
import TrackerPacks
import TrackerTestSupport

@testable import TrackerImportCSVCommands

@Suite("Guesses of words, days and lines to type")
struct GuessedWordsTests {
  private func inWorld(_ body: (inout ImportWorld) throws -> Void) throws {
    var world = try ImportWorld(modules: [LoggingModule.self, MedicinesModule.self])
    defer { world.remove() }
    try body(&world)
  }

  @Test("the refusal names every option that was typed, and its line works when copied")
  func line() throws {
    try inWorld { world throws in
      let csv = "date,pain,Steps\n2/3/2026,4,\"1,200\"\n"
      let dates = try #require(throws: Failure.self) { try world.run(csv, "--decimals", "point") }
      #expect(dates.recovery?.description.hasSuffix("diary.csv --dates dmy --decimals point") == true)
      let failure = try #require(throws: Failure.self) {
        try world.run(csv, "--dates", "dmy", "--decimals", "point")
      }
      #expect(failure.recovery?.description.hasSuffix("diary.csv --dates dmy --decimals point --yes") == true)
      _ = world.terminal.takeOutput()
      let typed = try #require(failure.recovery?.description.split(separator: ".csv ").last).split(separator: " ").map(
        String.init)
      let answer = try world.run(Array(csv.utf8), typed)
      #expect(answer.contains("from diary.csv: "))
      #expect(try world.entries.contains("2026-03-02 symptom.pain 4.0"))
    }
  }

  @Test("a guess is shown once, asked, and imported as it was shown")
  func once() throws {
    try inWorld { world throws in
      let terminal = ScriptedTerminal(lines: ["perhaps", "y"], hasKeyboard: true)
      world.context.use(terminal)
      _ = try world.run("date,pain\n2026-03-01,4\n")
      let shown = (terminal.output + terminal.errors).components(separatedBy: "How the columns of").count - 1
      #expect(shown == 1)
      #expect(try world.entries == ["2026-03-01 symptom.pain 4.0"])
    }
  }

  @Test("yes counts as one of a food, whatever its unit is called")
  func yesOfFood() throws {
    try inWorld { world throws in
      let map = "day: date\nmetrics: {intake.coffee: coffee, food-group.crunchy: crunchy}"
      let answer = try world.importCSV("date,coffee,crunchy\n2026-03-01,yes,no\n2026-03-02,no,ja\n", map: map)
      #expect(answer.contains("Entries: 4 new.") && !answer.contains("not taken"))
      #expect(try world.total("intake.coffee", on: "2026-03-01") == 1)
      #expect(try world.total("intake.coffee", on: "2026-03-02") == 0)
    }
  }

  @Test(
    "a food's name is a column of it once it was logged, where the cells are small counts",
    arguments: [("coffee", "2", true), ("Coffees", "yes", true), ("coffee", "250", false), ("coffee", "0.5", false)])
  func loggedWord(_ header: String, _ cell: String, _ isRead: Bool) throws {
    try inWorld { world throws in
      let csv = "date,pain,\(header)\n2026-03-01,4,\(cell)\n2026-03-02,4,\(cell)\n"
      #expect(try !world.run(csv, "--guess").contains("intake.coffee)"))
      _ = try world.importCSV("date,n\n2026-02-01,1\n", map: "day: date\nmetrics: {intake.coffee: n}")
      let guess = try world.run(csv, "--guess", "--force")
      #expect(guess.contains("(intake.coffee)") == isRead, "\(guess)")
    }
  }

  @Test(
    "a symptom is known in the singular, the plural and with a slip in it",
    arguments: ["Kopfschmerz", "Kopfschmerzen", "Kopfschmrezen"])
  func german(_ header: String) throws {
    try inWorld { world throws in
      let german = """
        locale: de
        pack: sample-base
        symptoms:
          pain: {name: Kopfschmerzen}
        """
      let files = SamplePacks.files.merging(["packs/sample-base/locales/de.yaml": german]) { $1 }
      world.context.environment.packs = PackLibrary(folders: [SamplePacks.folder], files: MemoryPackFiles(files))
      #expect(try world.run("Tag,\(header)\n2026-03-01,4\n", "--guess").contains("symptom.pain"))
    }
  }

  @Test(
    "the day is found by its cells, whatever its column is called",
    arguments: ["When", "Datum", "x"], ["2026-03-01", "2026-03-01T21:15:00Z", "2026-03-01 21:15"])
  func day(_ header: String, _ cell: String) throws {
    try inWorld { world throws in
      #expect(try world.run("pain,\(header)\n4,\(cell)\n5,\n3,soon\n", "--guess").contains("the day"))
    }
  }
}
