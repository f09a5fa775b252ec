import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerLogging
@testable import TrackerReports
@testable import TrackerReportsCommands

@Suite struct ReportTests {
  private func inWorld(_ body: (ReportWorld) throws -> Void) throws {
    let world = try ReportWorld()
    defer { world.remove() }
    try body(world)
  }

  @Test("with nothing logged every section is there and says so")
  func empty() throws {
    try inWorld { world in
      let report = try world.weekly()
      #expect(report.sections.map(\.id) == world.world.context.environment.registry.reportSectionsInOrder.map(\.id))
      #expect(
        report.sections.count > 10
          && report.sections.allSatisfy { !$0.isTracked && !$0.blocks.isEmpty && $0.data == nil })
      #expect(report.title.text == "Nothing is known of this time")
    }
  }

  @Test("what is not known is a dash with a look of its own, never a zero")
  func unknown() throws {
    try inWorld { world in
      try world.checkIn("pain=3", "prickle=0", back: 1)
      let section = try #require(world.section("symptoms", of: try world.weekly("symptoms")))
      let tables = section.blocks.compactMap { block -> Block.Table? in
        if case .table(let table) = block { table } else { nil }
      }
      let worst = try #require(tables.first?.rows.first)
      #expect(worst.cells.dropFirst().map(\.text) == ["–", "–", "–", "–", "–", "3", "–"])
      #expect(worst.looks.dropFirst().filter { $0 == .unknown }.count == 6)
      #expect(worst.looks[6] == .bar(0.3))
    }
  }

  @Test("the report begins with its flare days")
  func opening() throws {
    try inWorld { world in
      try world.checkIn("pain=8", "prickle=2", back: 2)
      try world.checkIn("pain=2", "prickle=2", back: 1)
      #expect(try world.weekly().title.text == "One flare day: Tuesday 10 March")
      try world.checkIn("pain=9", "prickle=2", back: 1)
      #expect(try world.weekly().title.text == "2 flare days in 2")
      let text = try world.text(world.section("symptoms", of: try world.weekly()))
      #expect(text.contains("At worst 9 out of 10, on Wednesday 11 March"))
    }
  }

  @Test("a day of which only other things are known has its date as a title, and says it once")
  func untitled() throws {
    try inWorld { world in
      try world.log(RestKind.self, "7h")
      let report = try world.report(ReportWish(.daily, endingOn: ReportWorld.today))
      #expect(report.title.text == "Your day, Thursday 12 March 2026" && report.kindBesideTitle.isEmpty)
      let text = world.text(ReportView(report).blocks(try world.session.format))
      #expect(text.components(separatedBy: "Your day, ").count == 2, "\(text)")
    }
  }

  @Test("days before the definition changed are judged by the one that was in force", arguments: [false, true])
  func definitions(isChanged: Bool) throws {
    try inWorld { world in
      var world = world
      try world.checkIn("pain=6", "prickle=0", back: 3)
      if isChanged {
        world.makeFlaresEasier()
      }
      // By the new rule the same answer is a flare from today on.
      try world.checkIn("pain=6", "prickle=0")
      let report = try world.weekly("symptoms")
      #expect(report.title.text == (isChanged ? "One flare day: Thursday 12 March" : "No flare in 2 days"))
    }
  }

  @Test("sections come in the order that was asked for; one that there is not is named with the nearest")
  func sections() throws {
    try inWorld { world in
      let sections = try world.weekly("sleep", "symptoms").sections
      #expect(sections.map(\.id) == ["sleep", "symptoms"])
      let failure = #expect(throws: Failure.self) { try world.weekly("slepe") }
      #expect(failure?.message.description == "“slepe” is not a part of reports. Did you mean sleep?")
    }
  }

  @Test("a single day, ten years and days without anything are reports, too", arguments: [1, 3650])
  func lengths(_ days: Int) throws {
    try inWorld { world in
      try world.checkIn("pain=3", "prickle=0")
      let first = ReportWorld.today.advanced(by: 1 - days)
      let report = try world.report(ReportWish(first...ReportWorld.today))
      #expect(report.days == days && report.daysLogged == 1)
      #expect(world.section("symptoms", of: report)?.isTracked == true)
      let before = try world.report(ReportWish(first.advanced(by: -days)...first.advanced(by: -1)))
      #expect(before.daysLogged == 0 && before.sections.allSatisfy { !$0.isTracked })
    }
  }

  // MARK: Saved

  @Test("a saved report stays as it was, in blocks and in numbers, and names do not repeat")
  func saved() throws {
    try inWorld { world in
      try world.checkIn("pain=8", "prickle=2", back: 1)
      let made = try world.world.run(ReportWeeklyCommand.self, ["--save"])
      #expect(made.contains("One flare day"))
      try world.checkIn("pain=1", "prickle=1", back: 1)
      let shown = try world.world.run(ReportShowCommand.self, ["weekly-2026-03-12"])
      #expect(made.hasPrefix(shown.trimmed.prefix(200)) && shown.contains("One flare day"))
      let json = try world.world.run(ReportShowCommand.self, ["weekly-2026-03-12"], json: true)
      #expect(json.contains("\"flareDays\" : 1") && json.contains("\"id\" : \"weekly-2026-03-12\""))
      try world.world.run(ReportWeeklyCommand.self, ["--save"])
      let history = try world.world.run(ReportHistoryCommand.self)
      #expect(history.contains("weekly-2026-03-12-2") && history.contains("No flare in 1 days") == false)
      let failure = #expect(throws: Failure.self) { try world.world.run(ReportShowCommand.self, ["weekly-2026-03-13"]) }
      #expect(failure?.message.description.contains("Did you mean weekly-2026-03-12") == true)
    }
  }

  @Test("a schedule says when the next one is due, and makes none")
  func schedule() throws {
    try inWorld { world in
      func answer(_ words: String...) throws -> String { try world.world.run(ReportScheduleCommand.self, words) }
      #expect(try answer().hasPrefix("No report is due."))
      #expect(try answer("weekly").hasPrefix("A report of your week is due. It is not made by itself."))
      try world.world.run(ReportWeeklyCommand.self, ["--save"])
      #expect(try answer().hasPrefix("The next report of a week is due on Thursday 19 March."))
      #expect(try ReportBook(world.session).history().reports.count == 1)
      #expect(try answer("off").hasPrefix("No report is due."))
      #expect(throws: Failure.self) { try answer("hourly") }
    }
  }

  // MARK: Files

  @Test("a file is written in the format of its name, for its owner alone, and never over another one unasked")
  func files() throws {
    try inWorld { world in
      try world.checkIn("pain=8", "prickle=2", back: 1)
      func write(_ name: String, _ more: String...) throws -> String {
        try world.world.run(ReportWeeklyCommand.self, ["--output", "\(world.folder)/\(name)"] + more)
      }
      for (name, beginning) in [
        ("a.html", "<!doctype html>"), ("a.md", "Your week"), ("a.json", "{"), ("a.txt", "One flare day"),
      ] {
        #expect(try write(name).hasPrefix("The report is in"))
        let path = "\(world.folder)/\(name)"
        #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix(beginning), "\(name)")
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
      }
      let failure = #expect(throws: Failure.self) { try write("a.md") }
      #expect(failure?.recovery?.description.contains("--force") == true)
      #expect(try write("a.md", "--force").hasPrefix("The report is in"))
      #expect(throws: Failure.self) { try write("no/such/folder.md") }
      #expect(throws: Failure.self) { try write("settings.yaml") }
    }
  }

  @Test("a run that two devices recorded stands once in the part on exercise")
  func waiting() throws {
    try inWorld { world in
      try world.world.bringRunTwice(ExerciseKind.self, on: ReportWorld.today.advanced(by: -1))
      let text = try world.text(world.section("exercise", of: try world.weekly("exercise")))
      #expect(text.contains("30 minutes on 1 day") && !text.contains("more before that"), "\(text)")
      #expect(text.components(separatedBy: "running").count == 2, "\(text)")
    }
  }

  @Test("a PDF without a program that prints it, or without a file, says what to do")
  func pdf() throws {
    try inWorld { world in
      let path = "\(world.folder)/a.pdf"
      let failure = #expect(throws: Failure.self) { try world.world.run(ReportWeeklyCommand.self, ["--output", path]) }
      #expect(failure?.message.description.contains("neither chromium nor weasyprint") == true)
      #expect(!FileManager.default.fileExists(atPath: path))
      let screen = #expect(throws: Failure.self) { try world.world.run(ReportWeeklyCommand.self, ["--format", "pdf"]) }
      #expect(screen?.message.description == "A PDF needs a file")
      #expect(throws: Failure.self) { try world.world.run(ReportWeeklyCommand.self, ["--format", "docx"]) }
    }
  }
}
