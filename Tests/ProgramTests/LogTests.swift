import Foundation
import Testing

extension ProgramTests {
  /// Nothing that a person types or imports comes into the program's log, into an error that is not about their line,
  /// or into a temporary file. What was typed on the command line stands in the list of processes, as with every
  /// program; the program adds nothing to it.
  @Suite struct LogTests {
    /// Stands in every field that takes a text.
    private static let marker = "Xylophonquark"

    /// The id of the goal that is called so.
    private static let goal = "xylophonquark"

    /// Lines of which most succeed, each with the marker in what is typed.
    private static let lines: [[String]] = [
      ["log", "food", "lunch", "2 bowls \(marker) (grilled\(marker)) = \(marker)ing"],
      ["log", "food", "dinner", "soup", "notes=\(marker)"], ["log", "custom", marker, "3", "notes=\(marker)"],
      ["log", "medication", marker, "dose=half \(marker)"], ["log", "symptom", "pain", "4", "notes=\(marker)"],
      ["log", "exercise", "walking", "30m", "notes=\(marker)"], ["log", "activity", "work", "2h", "notes=\(marker)"],
      ["log", "rest", "7h", "notes=\(marker)"], ["check-in", "pain=5", "notes=\(marker)"],
      ["edit", "ID", "notes=\(marker)2"], ["undo"], ["redo"], ["import", "csv", "FILE"],
      ["goals", "category", marker, "--icon", "M"],
      ["goals", "add", marker, "--about", "so \(marker)", "--category", marker, "--step", "first \(marker)"],
      ["goals", "step", goal, "then \(marker)", "--by", "in 2 weeks"], ["goals", "step", goal, "--done", "1"],
      ["goals", "edit", goal, "--title", "\(marker) anew", "--about", "still \(marker)"], ["goals", "progress", goal],
      ["goals"], ["goals", "show", goal], ["goals", "today"], ["goals", "upcoming"], ["goals", "history", goal],
      ["goals", "complete", goal], ["goals", "reopen", goal], ["goals", "archive", goal], ["goals", "delete", goal],
      ["undo"], ["goals", "add", "Walk", "--track", marker], ["goals", "show", "\(marker)us"],
      ["reminders", "on", "check-in", "--at", "00:01"], ["reminders", "snooze", "check-in", "30m"],
      ["reminders", "on", marker], ["reminders", "on", "drink", "--every", marker], ["reminders"],
      ["reminders", "due"], ["reminders", "audit"], ["insights", "mute", marker], ["insights"],
      ["settings", "set", "backup_folder", "COPIES"], ["settings", "set", "theme", marker],
      ["settings", "import", "FAULTY", "--yes"], ["settings", "show", marker], ["settings"],
      ["flares", "open", "--note", marker, "--yes"], ["tune", "set", "sleep=45", "--rest"],
      ["tune", "apply", "--by", marker, "--because", marker], ["export", "all", "OUT"], ["import", "all", "OUT"],
      ["backup", "create", "--encrypt", "--passphrase-file", "SECRET"], ["settings", "set", "units", "us"],
      ["settings", "export", "SETTINGS"], ["settings", "import", "SETTINGS"], ["today", "--more"], ["list"], ["doctor"],
      ["doctor", "--data"],
      ["journal", "a text of \(marker)", "title=\(marker)", "keywords=\(marker)", "mood=4"],
      ["journal", "categories", "add", marker], ["journal", "\(marker) again", "category=\(marker)"],
      ["journal", "search", marker], ["journal", "list"], ["journal", "stats"], ["journal", "calendar"],
      ["journal", "list", "--category", "idea"], ["export", "journal"],
      ["own", "add", "\(marker) hours", "--unit", "h", "--question", "How much \(marker)?"],
      ["log", "custom", "\(marker) hours", "2"], ["own"], ["own", "rename", "\(marker) hours", "\(marker) time"],
      ["medicines", "add", "\(marker)ol", "--dose", "1 \(marker)"], ["medicines"],
      ["log", "medication", "\(marker)ol"],
      ["favourites", "add", "my \(marker)", "food", "breakfast", "\(marker) soup"], ["favourites"],
      ["log", "food", "lunch", "rice", "tag=\(marker)"], ["tags"], ["tags", "rename", marker, "\(marker)2"],
      ["attach", "ID", "PHOTO", "--title", "a photo of \(marker)"], ["attachments"], ["attachments", "list"],
      ["profile", "set", "first-name", marker],
      ["profile", "set", "treatments", "\(marker), rest"], ["profile"], ["fast", "start", "--note", marker], ["fast"],
      ["fast", "stop"],
      ["note", "slept 5h, \(marker) was there"], ["hub"], ["trackers"], ["history", "ID"],
    ]

    @Test("what is typed or imported is in no log, in no error but of its own line, and in no temporary file")
    func marker() async throws {
      let home = try ProgramHome()
      let log = "\(home.folder)/program.log"
      let temporary = "\(home.folder)/tmp"
      try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: false)
      let environment = ["SYMPTOMS_LOG": "debug:\(log)", "TMPDIR": temporary]
      let files = [
        "FILE": "diary.csv", "OUT": "all.jsonl", "SECRET": "secret.txt", "SETTINGS": "mine.yaml",
        "FAULTY": "faulty.yaml",
        "COPIES": Self.marker, "PHOTO": "\(Self.marker).png",
      ].mapValues { "\(home.folder)/\($0)" }
      try "\(Self.marker): dark\ntheme: \(Self.marker)\nunits: metric\n".write(
        toFile: files["FAULTY"] ?? "", atomically: false, encoding: .utf8)
      try "date,pain,\(Self.marker)\n2026-01-05,3,2\n2026-01-06,\(Self.marker),4\n".write(
        toFile: files["FILE"] ?? "", atomically: false, encoding: .utf8)
      try "\(Self.marker)\n".write(toFile: files["SECRET"] ?? "", atomically: false, encoding: .utf8)
      // The shortest picture there is: its first bytes tell that it is one.
      try Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(Self.marker.utf8)).write(
        to: URL(fileURLWithPath: files["PHOTO"] ?? ""))
      var onboard = ProgramHome.onboard
      onboard[4] = Self.marker
      var id = ""
      var succeeded = 0
      for line in [onboard] + Self.lines {
        let words = line.map { $0 == "ID" ? id : files[$0] ?? $0 }
        let result = try await Program.run(words, home: home, environment: environment)
        if result.code == 0 { succeeded += 1 }
        // The answer shows what was saved; an error of another line never does.
        let isAboutItself =
          words.contains { $0.contains(Self.marker) } || line.contains("FILE") || line.contains("FAULTY")
        #expect(isAboutItself || !result.errors.contains(Self.marker), "\(line): \(result.errors)")
        if line.first == "log" { id = try await home.ids().last ?? id }
      }
      #expect(succeeded > Self.lines.count * 3 / 4, "\(succeeded) lines were understood")
      let said = try String(contentsOfFile: log, encoding: .utf8)
      #expect(said.split(separator: "\n").count > 2 * succeeded)
      #expect(said.range(of: Self.marker, options: .caseInsensitive) == nil)
      #expect(try FileManager.default.contentsOfDirectory(atPath: temporary) == [])
      let mode = try FileManager.default.attributesOfItem(atPath: log)[.posixPermissions] as? Int
      #expect(mode == 0o600)
    }

    @Test("errors of a damaged journal and of a full log say nothing of what was logged")
    func damage() async throws {
      let home = try await ProgramHome.onboarded(entries: 1)
      _ = try await Program.run(["log", "food", "lunch", Self.marker], home: home)
      var bytes = try Data(contentsOf: URL(fileURLWithPath: home.journal))
      if let place = bytes.range(of: Data(Self.marker.utf8)) { bytes[place.lowerBound] = 0 }
      try bytes.write(to: URL(fileURLWithPath: home.journal))
      for line in [["today"], ["list"], ["doctor"], ["export", "all", "-"]] {
        let result = try await Program.run(line + ["--verbose"], home: home)
        #expect(!result.errors.contains(Self.marker.dropFirst()), "\(line): \(result.errors)")
      }
    }

    @Test("without being asked for, the program logs nothing; --verbose says it on standard error beside the answer")
    func verbose() async throws {
      let home = try await ProgramHome.onboarded()
      let quiet = try await Program.run(["list"], home: home)
      let talkative = try await Program.run(["list", "--verbose"], home: home)
      #expect(quiet.errors == "" && quiet.output == talkative.output)
      #expect(talkative.errors.contains(" info command: "))
      let wrong = try await Program.run(["list"], home: home, environment: ["SYMPTOMS_LOG": "loud"])
      #expect(wrong.code == 0 && wrong.errors.contains("SYMPTOMS_LOG is not understood"))
      let nowhere = try await Program.run(["list"], home: home, environment: ["SYMPTOMS_LOG": "info:/nowhere/x.log"])
      #expect(nowhere.code == 0 && nowhere.output == quiet.output && nowhere.errors.contains("cannot be written"))
    }

    @Test("events are counted only once somebody agrees, hold a name and a time, and go with everything else")
    func events() async throws {
      let home = try await ProgramHome.onboarded()
      let file = "\(home.path)/events.jsonl"
      _ = try await Program.run(["log", "food", "lunch", Self.marker], home: home)
      #expect(!FileManager.default.fileExists(atPath: file))
      _ = try await Program.run(["settings", "set", "events", "on"], home: home)
      _ = try await Program.run(["log", "food", "lunch", Self.marker], home: home)
      _ = try await Program.run(["today"], home: home)
      let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
      #expect(lines.count == 2)
      for (line, event) in zip(lines, ["tracker.action", "hub.card"]) {
        let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String])
        #expect(Set(object.keys) == ["at", "event"] && object["event"] == event)
      }
      #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
      let shown = try await Program.run(["events"], home: home)
      #expect(shown.output.contains("tracker.action") && shown.output.contains("Times you looked at today or hub"))
      let data = try await Program.run(["doctor", "--data"], home: home)
      #expect(data.output.contains("events.jsonl"))
      #expect(try await Program.run(["events", "clear"], home: home).output == "Erased: 2 events.\n")
      #expect(!FileManager.default.fileExists(atPath: file))
      _ = try await Program.run(["today"], home: home)
      _ = try await Program.run(["erase", "everything", "--confirm", "erase everything"], home: home)
      #expect(!FileManager.default.fileExists(atPath: file))
    }
  }
}
