import Testing
import TrackerApplication
import TrackerCore
import TrackerStatistics
import TrackerTestSupport

@testable import TrackerLogging
@testable import TrackerLoggingCommands

/// Undoing and redoing against the plain model of two stacks: undo takes from one and puts on the other, and something
/// new empties the stack of redo.
@Suite("Several undos and redos")
struct UndoStackTests {
  /// What the journal says, and what it said before and after.
  private struct Model {
    var now: [String: String] = [:]
    var undo: [[String: String]] = []
    var redo: [[String: String]] = []

    mutating func change(to state: [String: String]) {
      undo.append(now)
      redo = []
      now = state
    }

    /// - Returns: How many were undone.
    mutating func undo(_ count: Int) -> Int {
      let steps = min(count, undo.count)
      for _ in 0..<steps {
        redo.append(now)
        now = undo.removeLast()
      }
      return steps
    }

    mutating func redo(_ count: Int) -> Int {
      let steps = min(count, redo.count)
      for _ in 0..<steps {
        undo.append(now)
        now = redo.removeLast()
      }
      return steps
    }
  }

  private static let document = DocumentKey("test", "thing")

  private static func state(_ world: TestWorld) throws -> [String: String] {
    try world.journal.read { journal in
      var state = Dictionary(
        uniqueKeysWithValues: try journal.entries(EntryQuery()).map { entry in
          (entry.id.rawValue, "\(entry.payload.fields["text"]?.text ?? "") on \(entry.day)")
        })
      state["document"] = try journal.document(document)?.json
      return state
    }
  }

  /// One change of an entry, or of several at once, or of a document.
  private static func change(_ world: TestWorld, _ random: inout SplitMix64, _ number: Int) throws {
    let session = try world.context.session()
    let ids = (0..<4).map { EntryID("e\($0)00000000000000") }
    let touched = (0..<Int.random(in: 1...2, using: &random)).map { _ in ids[Int.random(in: 0..<4, using: &random)] }
    let kind = Int.random(in: 0..<5, using: &random)
    let days = Int.random(in: 0..<3, using: &random)
    _ = try session.record("change") { journal in
      switch kind {
      case 0: try journal.put("\(number)", as: document)
      case 1:
        try journal.put(nil, as: document)
        // There is always something that changes.
        try journal.put(entry(ids[0], "\(number)", session, days), measures: [])
      case 2:
        try journal.put(entry(ids[3], "\(number)", session, days), measures: [])
        for id in touched where id != ids[3] { try journal.delete(id) }
      default:
        for id in touched { try journal.put(entry(id, "\(number)", session, days), measures: []) }
      }
    }
  }

  private static func entry(_ id: EntryID, _ text: String, _ session: Session, _ days: Int) -> Entry {
    var entry = session.entry(
      CustomKind.id,
      EntryDraft(
        payload: Payload(fields: ["text": .text(text)]), instant: session.environment.now,
        day: session.today.advanced(by: -days)))
    entry.id = id
    return entry
  }

  @Test("Any order of changes, undos and redos leaves what two stacks leave", arguments: 1...20 as ClosedRange<UInt64>)
  func model(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let world = try TestWorld([LoggingModule.self])
    var model = Model()
    model.now = try Self.state(world)
    for step in 0..<60 {
      let logbook = Logbook(try world.context.session())
      let count = Int.random(in: 1...3, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0...2:
        try Self.change(world, &random, step)
        model.change(to: try Self.state(world))
      case 3, 4:
        let done = model.undo(count)
        if done == 0 {
          #expect(throws: Failure.self) { try logbook.undo(count) }
        } else {
          let view = try logbook.undo(count)
          #expect(view.actions.count == done && view.stopped == nil && view.isAll == (done < count))
        }
      default:
        let done = model.redo(count)
        if done == 0 {
          #expect(throws: Failure.self) { try logbook.redo(count) }
        } else {
          let view = try logbook.redo(count)
          #expect(view.actions.count == done && view.stopped == nil && view.isAll == (done < count))
        }
      }
      #expect(try Self.state(world) == model.now, "step \(step)")
    }
    // A run in which nothing happened would be noticed.
    #expect(model.undo.count + model.redo.count > 0)
  }

  @Test("Redo goes forward one by one, several at once, and says where there is no more")
  func forward() throws {
    let world = try TestWorld([LoggingModule.self])
    for value in 1...4 { try world.run(LogCommand<SymptomKind>.self, ["pain", "\(value)"]) }
    try world.run(UndoCommand.self, ["4"])
    #expect(try world.run(RedoCommand.self).hasPrefix("Restored: pain 1 out of 10"))
    let two = try world.run(RedoCommand.self, ["2"])
    #expect(two.hasPrefix("Restored: pain 2 out of 10 (20:00).\nRestored: pain 3 out of 10 (20:00).\n"), "\(two)")
    let rest = try world.run(RedoCommand.self, ["9"])
    #expect(rest.contains("pain 4") && rest.contains("That was everything: there's nothing more to get back."))
    #expect(try world.entries.count == 4)
    for text in ["0", "101", "lunch"] {
      let failure = try #require(throws: Failure.self) { try world.run(RedoCommand.self, [text]) }
      #expect(
        failure.message.description == "“\(text)” does not fit. Type 1 to 100, or a change such as a12")
    }
  }

  @Test("Something new ends redo; what was undone before comes back by its number")
  func ended() throws {
    let world = try TestWorld([LoggingModule.self])
    try world.run(LogCommand<SymptomKind>.self, ["pain", "3"])
    try world.run(UndoCommand.self)
    try world.run(LogCommand<ExerciseKind>.self, ["walking", "30m", "light"])
    let failure = try #require(throws: Failure.self) { try world.run(RedoCommand.self) }
    #expect(failure.message.description == "You saved something else since, so redo goes no further")
    #expect(failure.recovery?.description == "To get it back anyway: symptoms redo a2")
    #expect(try world.entries.count == 1)
    // Undoing the new one does not bring the old redo back.
    try world.run(UndoCommand.self)
    let both = try world.run(RedoCommand.self, ["2"])
    #expect(both.contains("walking") && both.contains("That was everything"), "\(both)")
    #expect(!both.contains("You saved something else since"), "\(both)")
    #expect(try world.entries.map(\.kind) == ["exercise"])
    try world.run(RedoCommand.self, ["a2"])
    #expect(try world.entries.count == 2)
  }
}
