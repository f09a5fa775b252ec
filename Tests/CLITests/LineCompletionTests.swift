import Testing
import TrackerApplication
import TrackerComposition
import TrackerCore
import TrackerLogging
import TrackerTestSupport

@testable import TrackerCLI
@testable import TrackerLoggingCommands

@Suite("What may come next on a line")
struct LineCompletionTests {
  private static let tree = CommandTree(root: Symptoms.self)

  /// Somebody with the sample condition who logged a few things; nil for nobody.
  private func session() throws -> Session {
    let world = try TestWorld(Composition.modules)
    try world.run(LogCommand<FoodKind>.self, ["lunch", "hot soup, toast", "day=2026-03-11"])
    try world.run(LogCommand<ExerciseKind>.self, ["swimming", "45m", "tag=travel"])
    return try world.context.session()
  }

  private func candidates(_ line: String, _ session: Session?) throws -> [LineCompletion.Candidate] {
    let reader = LineReader(
      commands: Self.tree.names, commandOfOtherWord: Self.tree.command(byOtherWord:), registry: Composition.registry,
      person: { session })
    let completion = LineCompletion(
      tree: Self.tree, reader: reader, registry: Composition.registry, words: .english, session: session)
    return try completion.candidates(line.split(separator: " ", omittingEmptySubsequences: false).map(String.init))
  }

  private func words(_ line: String, _ session: Session?) throws -> [String] {
    try candidates(line, session).map(\.word)
  }

  @Test(
    "commands, kinds, values, ids and names complete, the person's own first",
    arguments: [
      ("tod", ["today"]), ("prick", ["prickle"]), ("log res", ["rest"]), ("log exercise ", ["swimming", "cardio"]),
      ("swimming ", ["45m"]), ("log food lunch ", ["hot soup", "toast"]), ("lunch ho", ["hot soup"]),
      ("log exercise type=sw", ["type=swimming"]), ("log symptom ach", ["pain"]), ("pain ", ["notes="]),
      ("check-in s", ["same"]), ("check-in pai", ["pain="]), ("no toa", ["toast"]), ("no exe", ["exercise"]),
      ("goals add x --track sleep.mid", ["sleep.midpoint"]), ("list --kind exe", ["exercise"]),
      ("settings set hub.o", ["hub.order"]), ("tags rename tr", ["travel"]), ("list --tag ", ["travel"]),
      ("flares cl", ["close"]), ("today --mo", ["--more"]), ("trackers sl", ["sleep"]),
      ("log --date ye", ["yesterday"]),
      ("patterns --kind ", ["trigger", "protective"]), ("patterns list --kind pro", ["protective"]),
      ("patterns --window 12", ["12-24h"]), ("patterns --days all --min ", ["watch"]),
      ("patterns --cond", ["--condition"]),
      ("export forecasts --as m", ["markdown"]), ("patterns export --format m", ["md"]),
      ("note prick", ["prickle"]), ("undo ", []), ("nonsense x", []), ("qqq", []), ("import ", ["csv"]),
    ])
  func completes(line: String, expected: [String]) throws {
    let found = try words(line, session())
    if expected.isEmpty { #expect(found.isEmpty, "\(found)") }
    for word in expected { #expect(found.contains(word), "\(line): \(found)") }
    let own = expected.filter { !$0.hasSuffix("=") }
    #expect(Array(found.filter(own.contains)) == own, "\(line): \(found)")
  }

  @Test("an id completes with what the entry says, and then with its fields")
  func ids() throws {
    let session = try session()
    let entry = try #require(try session.journal.read { try $0.entries(EntryQuery(kinds: ["exercise"])) }.first)
    let found = try candidates("edit \(entry.id.short.prefix(2))", session)
    #expect(found.first { $0.word == entry.id.short }?.says.contains("45 minutes of swimming") == true)
    #expect(try words("edit \(entry.id.short) duration=4", session) == ["duration=45m"])
    #expect(try words("edit \(entry.id.short) intens", session) == ["intensity="])
  }

  @Test("before anyone is set up, commands complete and values do not")
  func nobody() throws {
    #expect(try words("tod", nil) == ["today"])
    #expect(try words("log exe", nil) == ["exercise"])
    #expect(try words("log exercise ", nil).isEmpty)
    #expect(try words("check-in ", nil).isEmpty)
  }

  @Test("bash cuts at equals signs and takes spaces as they are written; others get the whole word")
  func shells() {
    let found = [LineCompletion.Candidate(word: "site=left knee", says: "where\nit is"), .init(word: "a\u{7}b")]
    #expect(
      LineCompletion.lines(found, for: .bash, typed: ["log", "symptom", "site", "=", "le"])
        == "left\\ knee\twhere it is\n")
    #expect(LineCompletion.lines(found, for: .zsh, typed: ["site=le"]) == "site=left knee\twhere it is\n")
  }
}
