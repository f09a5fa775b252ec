import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerFHIR
@testable import TrackerLogging
@testable import TrackerReports
@testable import TrackerReportsCommands

@Suite struct ClinicianFilesTests {
  private func inWorld(_ body: (ReportWorld) throws -> Void) throws {
    let world = try ReportWorld()
    defer { world.remove() }
    try body(world)
  }

  private func write(_ world: ReportWorld, _ name: String, _ more: String...) throws -> String {
    let path = "\(world.folder)/\(name)"
    try world.world.run(ReportClinicianCommand.self, ["--output", path] + more)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test("the table has a row for each day and number, and nothing where it is not known")
  func table() throws {
    try inWorld { world in
      try world.checkIn("pain=8", "prickle=0", back: 1)
      let rows = try write(world, "a.csv", "--days", "3").split(separator: "\r\n").map(String.init)
      #expect(rows.first == "date,measure,name,value,unit,low,high,worse")
      #expect(rows.contains { $0.hasPrefix("2026-03-11,flare.\(SamplePacks.sample),") && $0.contains(",1,") })
      #expect(rows.contains { $0.hasPrefix("2026-03-12,flare.\(SamplePacks.sample),") && $0.hasSuffix(",,,,,") })
      #expect(rows.contains("2026-03-10,logged,has an entry,0,,,,"))
      #expect(Set(rows.dropFirst().map { $0.prefix(10) }) == ["2026-03-10", "2026-03-11", "2026-03-12"])
      #expect(!rows.contains { $0.contains(",sleep.hours,") }, "a number of which no day is known has no rows")
    }
  }

  @Test("of days of which nothing is known, the table says only that they have no entry")
  func emptyTable() throws {
    try inWorld { world in
      let rows = try write(world, "a.csv", "--days", "2").split(separator: "\r\n").map(String.init)
      #expect(rows.dropFirst() == ["2026-03-11,logged,has an entry,0,,,,", "2026-03-12,logged,has an entry,0,,,,"])
    }
  }

  @Test("the bundle holds the chosen days alone, through the exporter of health records")
  func bundle() throws {
    try inWorld { world in
      try world.checkIn("pain=8", "prickle=0", back: 1)
      try world.checkIn("pain=5", "prickle=0", back: 20)
      let near = try write(world, "a.fhir.json", "--days", "3")
      let far = try write(world, "b.json", "--format", "fhir", "--days", "30")
      #expect(near.hasPrefix("{\"resourceType\":\"Bundle\"") && near.contains("\"Observation\""))
      #expect(near.contains("2026-03-11") && !near.contains("2026-02-20"))
      #expect(far.contains("2026-03-11") && far.contains("2026-02-20"))
      #expect(!far.contains("\"Sam\""))
      #expect(try write(world, "c.fhir.json", "--identity", "name").contains("\"Sam\""))
      try world.world.journal.write("profile", at: world.world.context.environment.now) {
        try $0.put(
          ProfileEntry(field: ProfileEntry.birthDate, value: .text("1980-05-04")), as: ProfileEntry.document,
          of: ProfileEntry.birthDate)
      }
      let born = try write(world, "d.fhir.json", "--identity", "birth-date")
      #expect(born.contains("\"birthDate\":\"1980-05-04\"") && !born.contains("\"Sam\""))
      #expect(!(try write(world, "e.fhir.json")).contains("birthDate"))
    }
  }

  @Test("what was typed is text in every form: no markup runs, and no cell is a formula")
  func escaping() throws {
    try inWorld { world in
      let questions = ["<script>alert(1)</script> & *why*?", "=HYPERLINK(\"x\") ok?", "למה <b>כואב</b> לי?"]
      _ = try QuestionBook(world.session).keep(questions)
      var facts = TestWorld.facts
      facts.name = "<img src=x onerror=y>"
      try world.world.journal.write("rename", at: world.world.context.environment.now) {
        try $0.put(facts, as: PersonFacts.document)
      }
      let html = try write(world, "a.html", "--identity", "name").replacing("<wbr>", with: "")
      #expect(!html.contains("<script>alert") && !html.contains("<img src=x"))
      #expect(html.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; *why*?") && html.contains("dir=\"auto\""))
      let markdown = try write(world, "a.md", "--identity", "name")
      #expect(markdown.contains("\\<img") && !markdown.replacing("\\<", with: "").contains("<"))
      try world.checkIn("pain=8", "prickle=0")
      for row in try write(world, "a.csv").split(separator: "\r\n") {
        #expect(!row.split(separator: ",").contains { $0.hasPrefix("=") || $0.hasPrefix("\"=") })
      }
    }
  }

  @Test(
    "a file that is there stays, and one that cannot be written is a clear answer", arguments: ["csv", "html", "fhir"])
  func outputs(_ format: String) throws {
    try inWorld { world in
      _ = try write(world, "a", "--format", format)
      let failure = #expect(throws: Failure.self) { try write(world, "a", "--format", format) }
      #expect(failure?.message.description.contains("There is already a file") == true)
      _ = try write(world, "a", "--format", format, "--force")
      #expect(throws: Failure.self) { try write(world, "no/such/folder", "--format", format) }
      #expect(throws: Failure.self) { try write(world, "settings.yaml", "--format", format) }
    }
  }

  @Test("on paper the summary is one sheet, and the details begin the next")
  func sheets() throws {
    try inWorld { world in
      try world.checkIn("pain=8", "prickle=0")
      let html = try write(world, "a.html")
      #expect(html.matches(of: /<h2 class="sheet" id="[^"]+">Details<\/h2>/).count == 1)
      #expect(html.contains("class=\"dense\""))
    }
  }
}
