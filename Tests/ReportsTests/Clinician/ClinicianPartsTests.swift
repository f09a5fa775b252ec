import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerLogging
@testable import TrackerMedicines
@testable import TrackerMedicinesCommands
@testable import TrackerPatterns
@testable import TrackerReports

@Suite struct ClinicianPartsTests {
  private func inWorld(_ body: (ReportWorld) throws -> Void) throws {
    let world = try ReportWorld()
    defer { world.remove() }
    try body(world)
  }

  // MARK: Medicines

  @Test("severity before and after a medicine began has its days and an interval, and claims nothing")
  func change() throws {
    let earlier = (0..<84).map { (day: Int) -> Double? in day % 3 == 0 ? nil : Double(6 + day % 2) }
    let later = (0..<60).map { (day: Int) -> Double? in Double(2 + day % 2) }
    let change = SeverityChange(.init(values: earlier), .init(values: later))
    #expect(change.before?.median == 6.5 && change.before?.known == 56)
    #expect(change.after?.known == 60)
    let difference = try #require(change.difference)
    #expect(abs(difference + 4) < 1e-9)
    let interval = try #require(change.interval)
    #expect(interval.contains(difference) && interval.upperBound < 0)
  }

  @Test("with fewer than 14 known days on a side there is no difference, and the days are told")
  func tooFew() {
    let change = SeverityChange(
      .init(values: Array(repeating: 5, count: 13) + [nil, nil]), .init(values: Array(repeating: 2, count: 40)))
    #expect(change.difference == nil && change.interval == nil)
    #expect(change.told(TextFormatter(.english)).text == "too few days: 13 before, 40 after")
  }

  @Test("a medicine is compared around its first day, and only if that is near the report")
  func medicines() throws {
    try inWorld { world in
      for back in 1...60 { try world.checkIn("pain=\(back > 30 ? 7 : 3)", "prickle=0", back: back) }
      try world.world.run(
        MedicinesAddCommand.self,
        ["ibuprofen", "400mg", "--schedule", "daily", "--from", "\(ReportWorld.today.advanced(by: -30))"])
      let section = try #require(world.section("medicines", of: try world.clinician()))
      let text = try world.text(section)
      #expect(text.contains("7 → 3; n = 30, 30"))
      #expect(text.contains("-4") || text.contains("−4"))
      #expect(text.contains("Nothing here shows that a medicine did it."))
      let later = try world.report(.forClinician(ReportWorld.today...ReportWorld.today))
      #expect(try world.text(world.section("medicines", of: later)).contains("7 → 3"))
      let earlier = ReportWorld.today.advanced(by: -50)
      let before = try world.report(.forClinician(earlier.advanced(by: -5)...earlier))
      #expect(world.section("medicines", of: before)?.isTracked == false)
    }
  }

  @Test("the days before and after are drawn with their gaps and flares, and not where a side has too few")
  func pictures() throws {
    let format = TextFormatter(.english)
    var before = SeverityChange.Side(values: Array(repeating: 6, count: 20) + [nil, 8])
    before.flares = [21]
    let change = SeverityChange(before, .init(values: Array(repeating: 3, count: 14)))
    guard case .chart(let chart)? = change.chart(of: "Sample", format), case .beforeAfter(let sides) = chart.picture
    else {
      Issue.record("no chart")
      return
    }
    #expect(sides.before.marked == [21] && sides.before.values[20] == nil && sides.counts.before == "21 of 22 days")
    #expect(chart.sentences[0].hasPrefix("Sample: median 6 over 21 days before, 3 over 14 days after."))
    #expect(change.dots(format).map { $0?.told } == ["6, n\u{A0}=\u{A0}21", "3, n\u{A0}=\u{A0}14"])
    let few = SeverityChange(before, .init(values: Array(repeating: 3, count: 13)))
    #expect(few.chart(of: "Sample", format) == nil && few.dots(format).allSatisfy { $0 == nil })
  }

  @Test("a report says so where a medicine began in its days, and draws it where there are days enough")
  func begun() throws {
    try inWorld { world in
      for back in 0...60 { try world.checkIn("pain=\(back > 20 ? 7 : 3)", "prickle=0", back: back) }
      try world.world.run(
        MedicinesAddCommand.self,
        ["ibuprofen", "400mg", "--schedule", "daily", "--from", "\(ReportWorld.today.advanced(by: -20))"])
      func text(_ back: Int) throws -> String {
        let days = ReportWorld.today.advanced(by: -back)...ReportWorld.today
        return try world.text(world.section("medicines", of: try world.report(.init(days))))
      }
      #expect(try text(29).contains("ibuprofen: median 7 over 40 days before, 3 over 21 days after."))
      #expect(try text(29).contains("Nothing here shows that a medicine did it."))
      #expect(try !text(10).contains("before"))
      let week = ReportWorld.today.advanced(by: -20)...ReportWorld.today.advanced(by: -14)
      let early = try world.text(world.section("medicines", of: try world.report(.init(week))))
      #expect(early.contains("too few days: 40 before, 7 after"))
    }
  }

  @Test("the first sheet has two medicines and the details have all")
  func manyMedicines() throws {
    try inWorld { world in
      for name in ["ibuprofen", "naproxen", "paracetamol"] {
        try world.world.run(MedicinesAddCommand.self, [name, "400mg", "--schedule", "daily"])
      }
      let section = try #require(world.section("medicines", of: try world.clinician()))
      let first = try world.text(section)
      #expect(!first.contains("paracetamol") && first.contains("1 more is in the details."))
      #expect(world.text(section.details ?? []).contains("paracetamol"))
    }
  }

  // MARK: Patterns

  @Test("nothing is said to go together unless it stands")
  func claims() throws {
    try inWorld { world in
      try world.usualPain(7)
      let none = try #require(world.section("patterns", of: try world.clinician()))
      #expect(!none.isTracked && none.blocks == [.sentence(RichText(ClaimsSection().notTracked.description, .unknown))])
      let claim = StandingClaim.example("dish a", of: SamplePacks.sample, isConfirmed: false)
      try world.world.journal.write("look", at: world.world.context.environment.now) {
        try $0.keep([claim], today: ReportWorld.today)
      }
      let text = try world.text(world.section("patterns", of: try world.clinician()))
      #expect(text.contains("dish a") && text.contains("2 (1.2–3.1)"))
      #expect(text.contains("40") && text.contains("30"))
      #expect(text.contains("likely") && !text.contains("confirmed"))
      #expect(text.contains("This shows no cause."))
    }
  }

  // MARK: Sleep

  @Test("nights are counted by their hours, and a limit belongs to the longer ones")
  func nights() {
    let classes = NightsReport.classes(of: [4.9, 5, 5.9, 6, 7.5, 8, 12])
    #expect(classes.map(\.nights) == [1, 2, 1, 1, 2])
    #expect(NightsReport.classes(of: []).isEmpty)
  }
}
