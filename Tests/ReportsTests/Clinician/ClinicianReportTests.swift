import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerLogging
@testable import TrackerPrediction
@testable import TrackerReports
@testable import TrackerReportsCommands

@Suite struct ClinicianReportTests {
  private func inWorld(_ body: (ReportWorld) throws -> Void) throws {
    let world = try ReportWorld()
    defer { world.remove() }
    try body(world)
  }

  private func text(_ world: ReportWorld, _ words: String...) throws -> String {
    try world.world.run(ReportClinicianCommand.self, words)
  }

  @Test("with nothing logged every part is there and says so, and no number stands for what is not known")
  func empty() throws {
    try inWorld { world in
      let report = try world.clinician()
      let registry = world.world.context.environment.registry
      #expect(report.sections.map(\.id) == registry.clinicianSectionsInOrder.map(\.id))
      // What was said while setting up is known.
      let others = report.sections.filter { !["who", "impact"].contains($0.id) }
      #expect(others.allSatisfy { !$0.isTracked && $0.data == nil })
      #expect(report.days == 90 && report.daysLogged == 0)
      let text = try text(world)
      #expect(text.contains("Days with an answer about symptoms: 0 of 90 (0%)."))
      #expect(text.contains("No symptom was logged in this period."))
      #expect(!text.contains("Flare days:"))
    }
  }

  @Test("the summary counts flare days among the days known, and gaps among all days")
  func counts() throws {
    try inWorld { world in
      for (back, pain) in [(1, 8), (2, 8), (3, 2), (9, 3), (10, 9)] {
        try world.checkIn("pain=\(pain)", "prickle=0", back: back)
      }
      let report = try world.clinician(days: 30)
      let section = try #require(world.section("severity", of: report))
      #expect(section.headline.text == "Flare days: 3 of 5 known days (60%)")
      let text = try world.text(section)
      #expect(text.contains("Median severity  8, 0 to 10; middle half 3 to 8, highest 9; n = 5"))
      #expect(text.contains("25 of 30 days (83%)"))
      let facts = section.blocks.compactMap { block in if case .fact(let fact) = block { fact.label } else { nil } }
      #expect(facts == ["Flare days", "Flares", "Median severity", "Days not known"])
      #expect(text.contains("Flares           2, none longer than 1 day"))
      let details = world.text(section.details ?? [])
      #expect(details.contains("Days not logged"))
    }
  }

  @Test("each symptom has a line of its weeks, and a week of which too little is known is a gap")
  func weeks() throws {
    try inWorld { world in
      // Four weeks up to today: the last is known on four days.
      for back in 0..<28 where back >= 7 || back < 4 {
        try world.checkIn("pain=\(back >= 21 ? 8 : 2)", "prickle=0", back: back)
      }
      let details = try #require(world.section("severity", of: try world.clinician(days: 30))?.details)
      let text = world.text(details)
      #expect(text.contains("mean by week"))
      #expect(text.contains("▇▂▂·"))
      let short = try world.section("severity", of: world.clinician(days: 27))?.details ?? []
      #expect(!world.text(short).contains("by week"))
    }
  }

  @Test("only missing values are unknown: no flare, no median, no good day")
  func unknown() throws {
    try inWorld { world in
      try world.log(RestKind.self, "7h", back: 1)
      let report = try world.clinician(days: 30)
      #expect(world.section("severity", of: report)?.isTracked == false)
      #expect(world.section("sleep", of: report)?.headline.text == "1 night known: 7 hours")
      #expect(report.daysLogged == 1 && report.daysAnswered == 0)
      #expect(report.lede.hasPrefix("Days with an answer about symptoms: 0 of 30 (0%)."))
      #expect(world.section("function", of: report)?.isTracked == false)
    }
  }

  @Test("a single day, ten years and days without anything are reports, too", arguments: [1, 3650])
  func lengths(_ days: Int) throws {
    try inWorld { world in
      try world.checkIn("pain=3", "prickle=0")
      let report = try world.clinician(days: days)
      #expect(report.days == days && report.daysLogged == 1)
      #expect(world.section("severity", of: report)?.headline.text == "Flare days: 0 of 1 known day (0%)")
      let first = ReportWorld.today.advanced(by: 1 - days)
      let before = try world.report(.forClinician(first.advanced(by: -days)...first.advanced(by: -1)))
      #expect(before.daysLogged == 0 && world.section("severity", of: before)?.isTracked == false)
    }
  }

  @Test("days before the definition changed are judged by the one that was in force")
  func definitions() throws {
    try inWorld { world in
      var world = world
      try world.checkIn("pain=6", "prickle=0", back: 3)
      world.makeFlaresEasier()
      try world.checkIn("pain=6", "prickle=0")
      let report = try world.clinician()
      #expect(world.section("severity", of: report)?.headline.text == "Flare days: 1 of 2 known days (50%)")
    }
  }

  @Test("a flare that began before the days is told from its first day on")
  func flares() throws {
    try inWorld { world in
      for back in 5...9 { try world.checkIn("pain=9", "prickle=0", back: back) }
      try world.checkIn("pain=1", "prickle=0", back: 4)
      let report = try world.clinician(days: 7)
      guard case .object(let data)? = world.section("severity", of: report)?.data,
        case .list(let flares)? = data["flares"], case .object(let flare)? = flares.first
      else { throw Failure(.system, "no flares") }
      #expect(flares.count == 1)
      #expect(flare["from"] == .text("2026-03-03") && flare["days"] == .number(5))
    }
  }

  @Test("function stands beside flare days with its counts, as what was answered and no claim")
  func function() throws {
    try inWorld { world in
      for back in 1...3 { try world.checkIn("pain=8", "prickle=5", "mood=2", back: back) }
      for back in 4...5 { try world.checkIn("pain=1", "prickle=1", "mood=8", back: back) }
      let text = try world.text(world.section("function", of: try world.clinician()))
      #expect(text.contains("2, n\u{A0}=\u{A0}3") && text.contains("8, n\u{A0}=\u{A0}2"))
      let day = try world.text(world.section("function", of: try world.clinician(days: 2)))
      #expect(day.contains("2, n\u{A0}=\u{A0}1") && !day.contains("not logged"), "a side without days is a dash")
    }
  }

  @Test("fewer than four values have no middle half, and a gap in one piece says so")
  func few() throws {
    try inWorld { world in
      for back in 1...3 { try world.checkIn("pain=8", "prickle=5", back: back) }
      let report = try world.clinician(days: 30)
      let section = try #require(world.section("severity", of: report))
      let text = try world.text(section)
      #expect(text.contains("0 to 10; highest 8; n = 3") && !text.contains("middle half"))
      #expect(!world.text(section.details ?? []).contains("(8–8)"))
      let first = ReportWorld.today.advanced(by: -20)
      let early = try world.report(.forClinician(first...ReportWorld.today.advanced(by: -1)))
      #expect(try world.text(world.section("severity", of: early)).contains("all in a row: "))
    }
  }

  @Test("who it is about stands beside the title of a page, and not in a part of its own")
  func besideTitle() throws {
    try inWorld { world in
      try world.checkIn("pain=8", "prickle=0")
      let report = try world.clinician()
      let page = report.page(TextFormatter(.english))
      #expect(!page.sections.contains { $0.id == "who" })
      #expect(page.about == world.section("who", of: report)?.blocks)
      #expect(page.sections.filter { !$0.sheet.isEmpty }.map(\.sheet) == ["Details"])
      #expect(page.footer.first?.hasPrefix("1 of 90 days answered") == true)
    }
  }

  // MARK: What it says of the person

  @Test("it says nothing of the person that they did not choose")
  func identity() throws {
    try inWorld { world in
      try world.checkIn("pain=3", "prickle=0")
      #expect(try !text(world).contains("Sam ·"))
      #expect(try text(world, "--identity", "name").hasPrefix("Sam ·"))
      #expect(try !text(world, "--identity", "none").contains("Sam ·"))
      let failure = #expect(throws: Failure.self) { try text(world, "--identity", "nmae") }
      #expect(failure?.message.description == "“nmae” is not something that a report says of you")
      #expect(failure?.recovery?.description.contains("name,age") == true)
    }
  }

  @Test("a wrong command line says what is wrong", arguments: ["--days 0", "--to today", "--days 9 --from today"])
  func commandLine(_ line: String) {
    #expect(throws: (any Error).self) { try ReportClinicianCommand.parse(line.split(separator: " ").map(String.init)) }
  }

  // MARK: Saved

  @Test("a saved report stays as it was, with its details, and history knows it")
  func saved() throws {
    try inWorld { world in
      try world.checkIn("pain=8", "prickle=2", back: 1)
      let made = try text(world, "--save")
      try world.checkIn("pain=1", "prickle=1", back: 1)
      let shown = try world.world.run(ReportShowCommand.self, ["clinician-2026-03-12"])
      #expect(made.hasPrefix(shown.trimmed.prefix(400)) && shown.contains("Flare days: 1 of 1"))
      #expect(shown.contains("Each symptom"))
      #expect(try world.world.run(ReportHistoryCommand.self).contains("clinician-2026-03-12"))
      for format in ["csv", "fhir"] {
        let failure = #expect(throws: Failure.self) {
          try world.world.run(ReportShowCommand.self, ["clinician-2026-03-12", "--format", format])
        }
        #expect(failure?.recovery?.description.contains("--from 2025-12-13 --to 2026-03-12") == true)
      }
    }
  }
}
