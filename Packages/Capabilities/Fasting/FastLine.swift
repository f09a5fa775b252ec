import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

/// What a person types behind a command of a running fast: a time, a day, a goal and a note, in any order.
public struct FastLine: Sendable {
  private var words: [String]

  /// - Parameters:
  ///   - words: Such as `20:00`, `yesterday`, `16h`, `goal=16h` and `note=…`.
  ///   - at: A time by an option.
  ///   - date: A day by an option.
  ///   - goal: Hours by an option.
  ///   - note: A text by an option.
  public init(
    _ words: [String] = [], at: String? = nil, date: String? = nil, goal: String? = nil, note: String? = nil
  ) {
    let options = [("at", at), ("day", date), ("goal", goal), ("notes", note)]
    self.words = words + options.compactMap { name, value in value.map { "\(name)=\($0)" } }
  }

  var isEmpty: Bool { words.isEmpty }

  /// What was typed, as it is meant.
  struct Reading: Sendable, Hashable {
    /// nil where no time was typed.
    var instant: Instant?
    /// Hours; 0 for no goal, nil where nothing was typed.
    var goal: Double?
    var notes: String?
  }

  /// Reads the line. A time without a day is the latest one that has come.
  ///
  /// - Throws: `Failure` (`validation`) with everything that is wrong; `OpenQuestions` where values can be asked for
  ///   again, and for a day that may be either of two.
  func read(_ session: Session) throws -> Reading {
    let named = words.filter(FastLine.isNamed)
    let bare = words.filter { !FastLine.isNamed($0) }
    // `20:00 16h` has its time at the end, once the goal is put aside.
    let lengths = bare.filter(FastLine.isLength)
    let end = LineEnd(of: bare.filter { !FastLine.isLength($0) }, keeping: 0, readDay: session.readDay)
    let typed = named + (end.time.map { ["at=\($0)"] } ?? []) + (end.day.map { ["day=\($0)"] } ?? [])
    func isTyped(_ names: String...) -> Bool {
      typed.contains { word in names.contains(word.prefix { $0 != "=" }.lowercased()) }
    }
    let draft = try session.parser(of: FastLineKind.self).draft(of: lengths + end.words + typed)
    let hasTime = isTyped("at", "um")
    guard hasTime || !isTyped("day", "date", "tag", "datum") else {
      throw Failure.invalid([Diagnostic(code: "no-time", "A day needs a time, too, such as at=20:00")])
    }
    return Reading(
      instant: hasTime ? draft.instant : nil, goal: draft.payload[FastKind.goal], notes: draft.payload[FastKind.notes])
  }

  /// `16h`, `14.5h`, `14h30`
  private static func isLength(_ word: String) -> Bool {
    word.lowercased().wholeMatch(of: /\d+(?:[.,]\d+)?h\d*m?/) != nil
  }

  /// `name=value`
  private static func isNamed(_ word: String) -> Bool {
    word.contains("=") && word.prefix { $0 != "=" }.allSatisfy(\.isLetter)
  }
}

/// The words behind a command of a running fast, read as those of an entry are. No entry is of this kind.
private enum FastLineKind: LogKind {
  static let definition = LogKindDefinition(
    id: "fast", name: "fasts", summary: "Log a fast that is over. It counts for the day it ended.",
    fields: [
      FieldDefinition(
        "goal", aliases: ["ziel"], .number(FastGoal.range, unit: "h", needsUnit: true), "How long you wanted to fast.",
        asks: "How long do you want to fast?", positional: true, takesNone: true),
      FastKind.notesField,
    ], metrics: [], examples: [], hasCommand: false)

  static func measures(of entry: Entry, in context: EntryContext) -> [Measure] { [] }
  static func summary(of entry: Entry, in context: EntryContext) -> Phrase { .parts([]) }
}
