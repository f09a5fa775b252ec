import TrackerApplication
import TrackerCore

/// The person's favourites, and what could be one.
public struct FavouritesView: ReadModel {
  public static let schema = "favourites/1"

  struct Row: Encodable, Sendable {
    var id: FavouriteID
    var name: String
    /// What is typed behind `log`.
    var line: String
    /// Whether it can be logged: its kind is known, and its values still fit.
    var fits: Bool
    /// Whether its name means it; false where a command or a symptom has come to begin so.
    var canBeTyped: Bool
    let told: Phrase?

    private enum CodingKeys: String, CodingKey { case id, name, line, fits, canBeTyped }

    init(_ favourite: Favourite, told: Phrase?, canBeTyped: Bool) {
      id = favourite.id
      name = favourite.name
      line = favourite.line
      fits = told != nil
      self.canBeTyped = canBeTyped
      self.told = told
    }
  }

  /// Something that was logged often in the same words.
  struct Suggestion: Encodable, Sendable {
    /// The latest entry of it.
    var entry: EntryID
    /// How often it was logged, in how many days up to today.
    var count: Int
    var days: Int
    /// A name that is free.
    var name: String
    let told: Phrase

    private enum CodingKeys: String, CodingKey { case entry, count, days, name }
  }

  /// By their names.
  var favourites: [Row]
  /// The most frequent first.
  var suggestions: [Suggestion]

  public func blocks(_ format: TextFormatter) -> [Block] { list(format) + suggestions.map { block(of: $0, format) } }

  private func block(of suggestion: Suggestion, _ format: TextFormatter) -> Block {
    let values = [
      "count": "\(suggestion.count)", "days": "\(suggestion.days)", "what": format(suggestion.told),
    ]
    let command = "symptoms favourites save \(suggestion.entry.short) \(suggestion.name.shellWord)"
    return .section([
      .sentence("\(format("You logged this {count} times in {days} days: {what}.", values))"),
      .commands([.init(command, format("keep it as a favourite"))]),
    ])
  }

  private func list(_ format: TextFormatter) -> [Block] {
    guard !favourites.isEmpty else {
      return [
        .sentence("\(format("You have no favourites yet. A favourite is something you log often, under a name."))"),
        .commands([
          .init("symptoms favourites add 'usual lunch' food lunch soup", format("keep a meal under a name"))
        ]),
      ]
    }
    let rows = favourites.map { row in
      Block.Table.Row(["\(row.name)", "\(row.told.map { format($0) } ?? row.line)"])
    }
    let notes = favourites.compactMap { note(on: $0, format) }
    let first = favourites.first { $0.fits && $0.canBeTyped }
    return [.table(Block.Table([.init(format("favourite")), .init(format("what it logs"))], rows: rows))]
      + notes.map { .sentence("\($0)") }
      + (first.map { [.commands([.init("symptoms \($0.name)", format("log one by its name"))])] } ?? [])
  }

  private func note(on row: Row, _ format: TextFormatter) -> String? {
    if !row.fits { return format("“{name}” cannot be logged as it is. It is kept.", ["name": row.name]) }
    guard !row.canBeTyped else { return nil }
    let command = "symptoms favourites rename \(row.name.shellWord) \("usual \(row.name)".shellWord)"
    return format(
      "“{name}” now means something else. To rename it: {command}", ["name": row.name, "command": command])
  }
}

/// A favourite that was added, renamed or deleted.
public struct FavouriteSavedView: ReadModel {
  public static let schema = "favourite-saved/1"

  /// What was done.
  enum Turn: String, Encodable, Sendable { case added, renamed, deleted }

  var favourite: FavouritesView.Row
  var turn: Turn

  public func blocks(_ format: TextFormatter) -> [Block] {
    let values = [
      "name": favourite.name, "what": favourite.told.map { format($0) } ?? favourite.line,
      "command": "symptoms \(favourite.name)",
    ]
    let sentences =
      switch turn {
      case .added: [format("Kept as “{name}”: {what}.", values), format("To log it: {command}", values)]
      case .renamed: [format("It is called “{name}” now.", values), format("To log it: {command}", values)]
      case .deleted:
        [format("“{name}” is not a favourite any more.", values), format("To get it back: symptoms undo")]
      }
    return sentences.map { .sentence("\($0)") }
  }
}
