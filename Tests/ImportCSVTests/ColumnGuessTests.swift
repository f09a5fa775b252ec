import Foundation
import Testing
import TrackerApplication
import TrackerCheckIn
import TrackerConsole
import TrackerCore
import TrackerDiaryCSV
import TrackerImportCSV
import TrackerLogging
import TrackerMedicines
import TrackerPacks
import TrackerTestSupport

@testable import TrackerImportCSVCommands

@Suite struct ColumnGuessTests {
  static let csv = """
    sep=;
    Datum;Ache (0-10);Mood;Sleep hours;Steps;Weight (kg);Notes;Barometer;Leer;Pain
    02.03.2026;0;4;7,5;8.432;61,5;"calm; sunny";1013;;1
    13.03.2026;3;8;6;10.120;61;-;1009;;
    14.03.2026;7;n/a;5,25;;60,5;storm;1001;;

    """

  private func inWorld(_ body: (inout ImportWorld) throws -> Void) throws {
    var world = try ImportWorld(modules: [LoggingModule.self, CheckInModule.self, MedicinesModule.self])
    defer { world.remove() }
    try body(&world)
  }

  private func map(_ world: ImportWorld) throws -> String {
    try String(contentsOfFile: "\(world.folder)/diary.columns.yaml", encoding: .utf8)
  }

  @Test("--guess writes a map beside the file, says what became of each column, and imports nothing")
  func guess() throws {
    try inWorld { world throws in
      let answer = try world.run(Self.csv, "--guess")
      #expect(
        answer.hasPrefix(
          """
          How the columns of diary.csv are read:
            column       is read as
            Datum        the day
            Ache (0-10)  Pain (symptom.pain)     0 means none, 1 to 10 stay as they are
            Mood         Mood (symptom.mood)
            Sleep hours  Sleep (sleep.hours)
            Steps        steps (custom.steps)
            Weight (kg)  weight (custom.weight)
            Notes        notes (check-in.notes)
          Left out:
            · name not known: Barometer
            · empty: Leer
            · already taken from Ache (0-10): Pain
          Saved as
          """))
      #expect(answer.contains("symptoms import csv diary.csv --dry-run"))
      #expect(try world.entries.isEmpty)
      #expect(
        try map(world) == """
          # How the columns of diary.csv are read.
          # Change what is wrong. Remove the # before a column you want to add.
          day: Datum
          metrics:
            symptom.pain: "Ache (0-10)"
            symptom.mood: Mood
            sleep.hours: Sleep hours
            custom.steps: Steps
            custom.weight: "Weight (kg)"
          #  custom.barometer: Barometer
          #  custom.pain: Pain
          entries:
            check-in.notes: Notes

          """)
    }
  }

  @Test("nothing that a guess says is in the cells", arguments: [true, false])
  func discreet(isJSON: Bool) throws {
    try inWorld { world throws in
      if isJSON { world.context.console.format = .json }
      let answer = try world.run(Self.csv, "--guess") + map(world)
      for cell in ["calm", "storm", "8.432", "8432", "61", "1013", "7,5", "5.25"] { #expect(!answer.contains(cell)) }
    }
  }

  @Test("a map that is there is never written over without being told, and the next import reads it")
  func existingMap() throws {
    try inWorld { world throws in
      _ = try world.run(Self.csv, "--guess")
      let own = "day: Datum\nmetrics: {custom.weight: \"Weight (kg)\"}\n"
      try own.write(toFile: "\(world.folder)/diary.columns.yaml", atomically: false, encoding: .utf8)
      let failure = #expect(throws: Failure.self) { try world.run(Self.csv, "--guess") }
      #expect(failure?.message == "There is already a map: diary.columns.yaml")
      #expect(try map(world) == own)
      let answer = try world.run(Self.csv)
      #expect(answer.contains("Using the map"))
      #expect(answer.contains("Imported 3 days from diary.csv: Monday 2 March to Saturday 14 March."))
      #expect(try world.entries.count == 3)
      _ = try world.run(Self.csv, "--guess", "--force")
      #expect(try map(world).contains("symptom.pain"))
    }
  }

  @Test("a dry run of --guess says what it would save, and writes nothing")
  func rehearsedMap() throws {
    try inWorld { world throws in
      let answer = try world.run(Self.csv, "--guess", "--dry-run").replacing("\n", with: " ")
      #expect(answer.contains("symptom.pain") && answer.contains("Nothing was saved."))
      #expect(answer.contains("diary.columns.yaml"))
      #expect(!FileManager.default.fileExists(atPath: "\(world.folder)/diary.columns.yaml"))
    }
  }

  @Test("a map that was guessed reads the file as the guess alone does")
  func same() throws {
    try inWorld { world throws in
      let guessed = try world.run(Self.csv, "--yes")
      #expect(guessed.contains("Entries: 15 new."))
      #expect(
        try world.entries.filter { $0.contains("2026-03-02 ") } == [
          "2026-03-02 ? nan", "2026-03-02 custom.steps 8432.0", "2026-03-02 custom.weight 61.5",
          "2026-03-02 sleep.hours 7.5", "2026-03-02 symptom.mood 4.0", "2026-03-02 symptom.pain 0.0",
        ])
      let notes = try world.journal.read { try $0.entries(EntryQuery(kinds: ["check-in"])) }
      #expect(notes.compactMap { $0.payload[CheckInKind.notes] } == ["calm; sunny", "storm"])
      _ = try world.run(Self.csv, "--guess")
      #expect(try world.run(Self.csv).contains("These days were already imported. Nothing was changed."))
    }
  }

  @Test("without a map a script is told what to type, and a person is asked")
  func asking() throws {
    try inWorld { world throws in
      let failure = #expect(throws: Failure.self) { try world.run(Self.csv) }
      #expect(failure?.exitCode == 2)
      #expect(failure?.recovery?.description.hasSuffix("diary.csv --yes") == true)
      #expect(world.terminal.takeOutput().contains("How the columns of diary.csv are read:"))
      #expect(try world.entries.isEmpty)
      #expect(try world.run(Self.csv, "--dry-run").contains("from diary.csv: "))
      for (answer, count) in [("n", 0), ("", 0), ("ja", 15)] {
        let terminal = ScriptedTerminal(lines: [answer], hasKeyboard: true)
        world.context.use(terminal)
        if count == 0 {
          #expect(throws: Failure.self) { try world.run(Self.csv) }
        } else {
          _ = try world.run(Self.csv)
        }
        #expect((terminal.output + terminal.errors).contains("Import it like this? [y/n; Ctrl-C stops]"))
        #expect(try world.entries.count == count)
      }
    }
  }

  @Test("dates that read both ways are refused with a command that works when copied")
  func dates() throws {
    try inWorld { world throws in
      let csv = "date,Mood\n2/3/2026,4\n"
      let failure = #expect(throws: Failure.self) { try world.run(csv, "--guess") }
      #expect(failure?.message.description == "Line 2 of date may be 2026-03-02 or 2026-02-03")
      #expect(failure?.recovery?.description.hasSuffix("diary.csv --dates dmy") == true)
      let answer = try world.run(csv, "--guess", "--dates", "mdy")
      #expect(answer.contains("month first"))
      #expect(try map(world).contains("dates: mdy"))
      #expect(try world.run(csv).contains("Imported 1 day from diary.csv: Tuesday 3 February."))
      #expect(throws: Failure.self) { try world.run(csv, "--dates", "ymd") }
      let steps = #expect(throws: Failure.self) {
        try world.run("date,Steps\n2026-03-01,\"1,200\"\n", "--guess", "--force")
      }
      #expect(steps?.recovery?.description.hasSuffix("diary.csv --decimals comma") == true)
    }
  }

  /// A header and cells of a column, and what it is read as.
  static let columns: [(header: String, cells: [String], key: String)] = [
    ("pain", ["1", "2", "10"], "symptom.pain"), ("symptom.pain", ["1", "2", "3"], "symptom.pain"),
    ("Pain level today", ["1", "2", "3"], "symptom.pain"), ("ACHE", ["1", "2", "3"], "symptom.pain"),
    ("Fatique", ["1", "2", "3"], "symptom.fatigue"), ("tired", ["10", "60", "100"], "symptom.fatigue"),
    ("pain", ["severe", "mild", "none"], ""), ("pain", ["-4", "250", "999"], ""),
    ("sleepHours", ["7", "8", "6.5"], "sleep.hours"), ("Time asleep (min)", ["420", "380", "401"], "sleep.hours"),
    ("Minutes Asleep", ["420", "380", "401"], "sleep.hours"), ("slept", ["7:30", "8:05", "6:00"], "sleep.hours"),
    ("Sleep quality", ["3", "4", "9"], "sleep.quality"), ("Schlafdauer", ["7", "8", "6"], "sleep.hours"),
    ("Stress", ["3", "4", "9"], "stress.level"), ("Water (ml)", ["1500", "2000", "900"], "hydration.ml"),
    ("Medication blue pill", ["yes", "no", "yes"], "medication.blue-pill"),
    ("Schritte", ["1", "2", "3"], "custom.steps"), ("Weight (kg)", ["70.4", "71", "70"], "custom.weight"),
    ("Weight (lb)", ["155", "154.5", "156"], ""),
    ("Flare", ["yes", "no", "0"], "flare"), ("flare", ["5", "7", "2"], ""), ("severity", ["5", "7", "2"], "severity"),
    ("Kommentar", ["good day", "bad", "so so"], "check-in.notes"), ("notes", ["1", "2", "3"], ""),
    ("nothing known", ["1", "2", "3"], ""), ("sleep debt", ["1", "2", "3"], ""),
  ]

  @Test("a column is known by its name and all of its cells", arguments: columns)
  func column(_ example: (header: String, cells: [String], key: String)) throws {
    try inWorld { world throws in
      world.context.console.format = .json
      let rows = example.cells.enumerated().map { "2026-03-0\($0.offset + 1),\($0.element),5" }
      let csv = (["Date,\(example.header),mood"] + rows).joined(separator: "\n")
      let json = try world.run(csv, "--guess")
      let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      let found = (object?["columns"] as? [[String: Any]])?.first { $0["column"] as? String == example.header }
      #expect(found?["key"] as? String ?? "" == example.key)
      let left = (object?["leftOut"] as? [[String: Any]])?.compactMap { $0["column"] as? String }
      #expect((left == [example.header]) == example.key.isEmpty)
      #expect(object?["schema"] as? String == "import-guess/1")
    }
  }

  @Test("symptoms are known by their names in every language of the pack")
  func languages() throws {
    try inWorld { world throws in
      let german = """
        locale: de
        pack: sample-base
        symptoms:
          pain: {name: Schmerzen, aliases: [weh]}
        """
      let files = SamplePacks.files.merging(["packs/sample-base/locales/de.yaml": german]) { $1 }
      world.context.environment.packs = PackLibrary(folders: [SamplePacks.folder], files: MemoryPackFiles(files))
      #expect(try world.run("Tag,Schmerzen\n2026-03-01,4\n", "--guess").contains("symptom.pain"))
    }
  }

  @Test("columns without a name of their own, and several with one meaning, are told apart")
  func odd() throws {
    try inWorld { world throws in
      let answer = try world.run("date,mood,mood,,pain,ache\n2026-03-01,1,2,3,4,5\n2026-03-02,1,2,3,4,\n", "--yes")
      for line in [
        "same name as another column: mood, mood", "cannot be named in a map: a column without a name",
        "already taken from pain: ache",
      ] { #expect(answer.contains(line), "\(line)") }
      #expect(try world.entries == ["2026-03-01 symptom.pain 4.0", "2026-03-02 symptom.pain 4.0"])
    }
  }

  @Test(
    "a file without days, or without a column that is known, is refused",
    arguments: ["a,pain\nx,1\n", "date,q\n2026-03-01,1\n"])
  func hopeless(_ csv: String) throws {
    try inWorld { world throws in
      let failure = #expect(throws: Failure.self) { try world.run(csv, "--guess") }
      #expect(failure?.recovery?.description.contains("symptoms import csv --help") == true)
      #expect(!FileManager.default.fileExists(atPath: "\(world.folder)/diary.columns.yaml"))
    }
  }

  @Test("a file of several people needs to be told whose rows to take")
  func people() throws {
    try inWorld { world throws in
      let csv =
        "person,date,mood\n" + (1...4).flatMap { day in ["a", "b"].map { "\($0),2026-03-0\(day),5\n" } }.joined()
      let failure = #expect(throws: Failure.self) { try world.run(csv, "--yes") }
      #expect(failure?.message.description.contains("several people") == true)
      _ = try world.run(csv, "--yes", "--person", "a")
      #expect(try world.entries.count == 4)
    }
  }

  @Test("notes that their kind refuses stay out without the other cells of their row")
  func longNotes() throws {
    try inWorld { world throws in
      let long = String(repeating: "so ", count: 200)
      let answer = try world.run("date,pain,Notes\n2026-03-01,4,\(long)\n2026-03-02,5,fine\n", "--yes")
      #expect(answer.contains("Entries: 3 new."))
      #expect(answer.contains("1 cell was left out; the rest of its row was imported."))
      #expect(answer.contains("Line 2, Notes: That is too long: “notes” can have up to 500 characters."))
      #expect(!answer.contains("so so"))
      #expect(try world.entries.contains("2026-03-01 symptom.pain 4.0"))
    }
  }

  @Test("an import answers in German")
  func german() throws {
    try inWorld { world throws in
      world.context.environment.words = world.context.environment.registry.words(in: "de")
      world.context.use(world.terminal)
      let csv = "Datum;Schlafdauer;Stimmung\n02.03.2026;25;4\n13.03.2026;7,5;x7\n14.03.2026;8;5\nnie;8;5\n"
      let answer = try world.run(csv + "15.03.2026;8;5\n16.03.2026;7;5\n17.03.2026;7;5\n", "--yes")
      for line in [
        "So werden die Spalten von diary.csv gelesen:", "wird gelesen als", "der Tag", "Schlaf (sleep.hours)",
        "6 Tage aus diary.csv übernommen: Montag, 2. März bis Dienstag, 17. März.", "Einträge: 10 neu.",
        "1 Zeile und 2 Zellen wurden ausgelassen.",
        "Zeile 2: Die Zahl in der Spalte Schlafdauer ist zu klein oder zu groß. Möglich: 0 bis 24 Stunden.",
        "Zeile 3: In der Spalte Stimmung steht keine Zahl. Möglich: eine Zahl wie 7,5 oder eine leere Zelle.",
        "Zeile 5: In der Spalte Datum steht kein Datum. Möglich: ein Datum wie 2026-03-02.",
      ] {
        #expect(answer.split { $0.isWhitespace }.joined(separator: " ").contains(line), "\(line)\n\(answer)")
      }
    }
  }

  @Test("a guess keeps within the screen, and plain text has one thing a line", arguments: [40, 80])
  func widths(_ width: Int) throws {
    try inWorld { world throws in
      _ = try world.run(Self.csv, "--guess")
      let view = try ColumnGuesses(in: world.context.session()).look(at: "\(world.folder)/diary.csv")
      let text = TextStyle(width: width, usesColour: false, isPlain: false).text(of: view)
      // Below stand commands, which are never broken, so that they work when copied.
      let lines = text.split(separator: "\n").prefix { !$0.contains("symptoms import") }
      #expect(lines.count > 10 && lines.allSatisfy { $0.count <= width }, "\(text)")
    }
  }
}
