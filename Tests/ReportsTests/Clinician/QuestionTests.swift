import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerLoggingCommands
@testable import TrackerReports
@testable import TrackerReportsCommands

@Suite struct QuestionTests {
  @Test("a question that is typed with a report is kept, stands in later ones, and comes once")
  func kept() throws {
    let world = try ReportWorld()
    defer { world.remove() }
    let words = ["--question", "Is my dose  right?", "--question", "Can I swim?"]
    #expect(try world.world.run(ReportClinicianCommand.self, words).contains("Is my dose right?"))
    try world.world.run(ReportClinicianCommand.self, words)
    #expect(try QuestionBook(world.session).list().questions.map(\.text) == ["Is my dose right?", "Can I swim?"])
    #expect(try world.world.run(ReportClinicianCommand.self).contains("Can I swim?"))
  }

  @Test("more than three stand in the details, none is lost")
  func many() throws {
    let world = try ReportWorld()
    defer { world.remove() }
    _ = try QuestionBook(world.session).keep((1...5).map { "Question \($0)?" })
    let section = try #require(world.section("questions", of: try world.clinician()))
    let first = try world.text(section)
    #expect(first.contains("Question 3?") && !first.contains("Question 4?") && first.contains("2 more"))
    #expect(world.text(section.details ?? []).contains("Question 5?"))
  }

  @Test("one is removed by its number, and undo brings it back")
  func removed() throws {
    let world = try ReportWorld()
    defer { world.remove() }
    try world.world.run(ReportQuestionsAddCommand.self, ["First?", "Second?"])
    let rest = try world.world.run(ReportQuestionsRemoveCommand.self, ["1"])
    #expect(rest.contains("Second?") && !rest.contains("First?"))
    try world.world.run(UndoCommand.self)
    #expect(try world.world.run(ReportQuestionsListCommand.self).contains("First?"))
    let failure = #expect(throws: Failure.self) { try world.world.run(ReportQuestionsRemoveCommand.self, ["9"]) }
    #expect(failure?.message.description == "There is no question 9")
  }

  @Test("an empty one, a long one and too many are refused, and then none is kept")
  func refused() throws {
    let world = try ReportWorld()
    defer { world.remove() }
    let book = QuestionBook(try world.session)
    #expect(throws: Failure.self) { try book.keep(["Fine?", "  "]) }
    #expect(throws: Failure.self) { try book.keep([String(repeating: "a", count: 201)]) }
    #expect(throws: Failure.self) { try book.keep((1...21).map { "Question \($0)?" }) }
    #expect(try book.list().questions.isEmpty)
  }
}
