import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerLogging
@testable import TrackerLoggingCommands

/// Thursday 2026-03-12 at 20:00, with visits in the weeks before.
@Suite("Questions for medical visits")
struct VisitQuestionTests {
  private let world: TestWorld

  init() throws { world = try TestWorld([LoggingModule.self]) }

  @discardableResult
  private func visit(_ words: String...) throws -> String {
    try world.run(LogCommand<ActivityKind>.self, ["medical"] + words)
  }

  private func questions(all: Bool = false) throws -> [QuestionsView.Row] {
    try Logbook(try world.context.session()).questions(showsAnswered: all).questions
  }

  private func id(_ index: Int) throws -> String { try world.entries[index].id.short }

  @Test("a question is open until it gets an answer, and undo opens it again")
  func answer() throws {
    #expect(try world.run(QuestionsCommand.self).hasPrefix("You have no open questions for a medical visit."))
    let saved = try visit("30m", "question=More iron?", "day=2026-03-02")
    #expect(saved.contains("30 minutes of medical visits, question: “More iron?”"))
    let list = try world.run(QuestionsCommand.self)
    #expect(list.contains("More iron?") && list.contains("2 March"))
    #expect(list.contains("symptoms edit \(try id(0)) answer=yes"))
    try world.run(EditCommand.self, [try id(0), "answer=in spring"])
    #expect(try questions().isEmpty)
    #expect(try questions(all: true).map(\.answer) == ["in spring"])
    #expect(try world.run(QuestionsCommand.self, ["--all"]).contains("in spring"))
    #expect(try world.run(QuestionsCommand.self).contains("symptoms questions --all"))
    try world.run(UndoCommand.self)
    #expect(try questions().map(\.question) == ["More iron?"])
  }

  @Test("the next visit reminds of one question in its words, and of several by their number")
  func reminder() throws {
    try visit("question=More iron?", "day=2026-03-02")
    let second = try visit("question=Why at night?", "day=2026-03-05")
    let command = "symptoms edit \(try id(0)) answer=yes"
    #expect(
      second.contains("You noted a question for this visit: “More iron?”. Once it is answered, type: \(command)"))
    #expect(
      try visit("day=2026-03-10").contains("You noted 2 questions for this visit. To see them: symptoms questions"))
    // A visit of before was not the one that they are for; nor is anything else than a visit.
    #expect(try !visit("day=2026-02-20").contains("question"))
    #expect(try !world.run(LogCommand<ActivityKind>.self, ["work", "8h"]).contains("question"))
  }

  @Test("a visit that answered them closes all questions of visits before it, and none of its own or after it")
  func answered() throws {
    try visit("question=one", "day=2026-03-02")
    try visit("question=two", "day=2026-03-03")
    let third = try visit("answered=yes", "question=three", "day=2026-03-05")
    #expect(third.contains("earlier questions answered") && !third.contains("You noted"))
    try visit("question=four", "day=2026-03-06")
    #expect(try questions().map(\.question) == ["three", "four"])
    let all = try questions(all: true)
    #expect(all.map(\.isOpen) == [false, false, true, true])
    #expect(all.map(\.answeredOn) == [Day("2026-03-05"), Day("2026-03-05"), nil, nil])
    try world.run(EditCommand.self, [try id(2), "answered=no"])
    #expect(try questions().map(\.question) == ["one", "two", "three", "four"])
  }

  @Test("a deleted visit takes its question along, and as JSON a question has the id of its visit")
  func deleted() throws {
    try visit("question=one", "day=2026-03-02")
    let json = try world.run(QuestionsCommand.self, [], json: true)
    let visit = try world.entries[0].id.rawValue
    #expect(json.contains("\"question\" : \"one\"") && json.contains(visit))
    try world.run(DeleteCommand.self, [try id(0)])
    #expect(try questions(all: true).isEmpty)
  }
}
