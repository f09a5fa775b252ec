import Foundation
import TrackerCore

/// What a person probably means to type for a field: first what they used in the last year, then what the program and
/// their packs know.
///
/// Each use of a value counts `exp(−age / 30 days)`, and twice as much where it was within an hour and a half of the
/// clock time of now. So what is used often comes first, what is new comes before what was given up, and in the morning
/// comes what belongs to mornings. Only the newest entries are read, so that ten years take no longer than one.
public struct EntrySuggestions: Sendable {
  private let session: Session

  public init(_ session: Session) { self.session = session }

  /// So many of the newest entries count; older ones would add next to nothing.
  static let mostEntries = 200
  /// Days back that count.
  static let reach = 365
  /// Days after which a use counts about a third.
  private static let memory = 30.0
  /// Minutes of the clock within which a use counts twice.
  private static let nearness = 90

  private var context: EntryContext { session.person.entryContext }

  /// Values of a field as they can be typed, the most likely first, each once in any case of letters.
  ///
  /// - Parameters:
  ///   - field: The field's name; a field or a kind that nobody knows has no values.
  ///   - beginning: What they begin with, in any case; symptoms also by another name.
  ///   - limit: How many at most.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func values(for field: String, of kind: LogKindID, beginning: String = "", limit: Int = 8) throws -> [String] {
    guard limit > 0, let type = session.environment.registry.logKind(kind),
      let definition = type.fields(in: context).first(where: { $0.name == field })
    else { return [] }
    let uses = try newest(of: kind).map { entry in
      (entry, type.typed(entry.payload).fields[field].map { texts(of: $0, as: definition, in: entry) } ?? [])
    }
    return distinct(ranked(uses) + known(definition, beginning: beginning), beginning, definition.shape, limit)
  }

  /// Kinds of entries that are logged with a command, those that the person logs now and often first.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func kinds() throws -> [LogKindID] {
    let kinds = session.environment.registry.loggedKinds.map { $0.definition.id.rawValue }
    let uses = try newest(of: nil).filter { kinds.contains($0.kind.rawValue) }.map { ($0, [$0.kind.rawValue]) }
    let used = ranked(uses)
    return (used + kinds.filter { !used.contains($0) }).map(LogKindID.init(rawValue:))
  }

  /// The newest entries, for where an id is typed.
  ///
  /// - Parameter beginning: What the ids begin with.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func entries(beginning: String = "", limit: Int = 12) throws -> [EntryView] {
    let prefix = beginning.lowercased()
    let query = EntryQuery(idPrefix: prefix.isEmpty ? nil : prefix, order: .newestFirst, limit: limit)
    return try session.journal.read { try $0.entries(query) }.map(session.view)
  }

  /// The words that `no` takes: what is tracked, symptoms that have a none, and foods that were logged.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func nones(beginning: String = "", limit: Int = 12) throws -> [String] {
    let kinds = session.environment.registry.loggedKinds.map { $0.definition }.filter {
      $0.keepsDay && !$0.countsForMorning
    }
    let symptoms = session.person.checkIn.filter(\.scale.takesNone).map(\.id.rawValue)
    let foods = try kinds.flatMap { kind in
      try kind.fields.filter { $0.shape == .items }.flatMap { field in
        try values(for: field.name, of: kind.id, beginning: beginning, limit: limit)
      }
    }
    return distinct(kinds.map(\.id.rawValue) + symptoms + foods, beginning, .text(maxLength: 0), limit)
  }

  // MARK: Reading

  /// The newest entries of the last year, of a kind or of all of them.
  private func newest(of kind: LogKindID?) throws -> [Entry] {
    let first = session.today.advanced(by: -EntrySuggestions.reach)
    // The limit bounds what is read; days would be looked up in another index.
    let query = EntryQuery(kinds: kind.map { [$0] }, order: .newestFirst, limit: EntrySuggestions.mostEntries)
    return try session.journal.read { try $0.entries(query) }.filter { $0.day >= first }
  }

  /// How much a use counts, above 0 and up to 2.
  static func weight(ageInDays age: Int, minutesApart: Int) -> Double {
    let apart = min(minutesApart, 1440 - minutesApart)
    return exp(-Double(max(0, age)) / memory) * (apart <= nearness ? 2 : 1)
  }

  /// Texts by what their uses come to; of one that was spelt in several ways, the newest spelling.
  private func ranked(_ uses: [(Entry, [String])]) -> [String] {
    let clock = session.calendar.local(session.environment.now).time.minutes
    var scores: [String: (score: Double, text: String, place: Int)] = [:]
    for (entry, texts) in uses {
      let seconds = entry.instant.seconds + Int64(entry.offset)
      let minutes = LocalTime(wrapping: Int((Double(seconds) / 60).rounded(.down))).minutes
      let weight = EntrySuggestions.weight(
        ageInDays: entry.day.distance(to: session.today), minutesApart: abs(minutes - clock))
      for text in texts where !text.isEmpty {
        let known = scores[text.lowercased()] ?? (0, text, scores.count)
        scores[text.lowercased()] = (known.score + weight, known.text, known.place)
      }
    }
    return scores.values.sorted { ($1.score, $0.place) < ($0.score, $1.place) }.map(\.text)
  }

  /// What the program and the packs know of a field's values.
  private func known(_ field: FieldDefinition, beginning: String) -> [String] {
    switch field.shape {
    case .choice(let choices): return choices.map(\.id)
    case .whole(_, let words): return words.map(\.word)
    case .symptom:
      let asked = session.person.checkIn
      return (asked + context.shownSymptoms).map(\.id.rawValue)
    case .items:
      // All foods of a pack would be a list of nothing in particular.
      return beginning.isEmpty ? [] : context.foodGroups.flatMap(\.foods)
    default: return []
    }
  }

  private func distinct(
    _ values: [String], _ beginning: String, _ shape: FieldDefinition.Shape, _ limit: Int
  ) -> [String] {
    let beginning = beginning.lowercased()
    var seen: Set<String> = []
    var result: [String] = []
    for value in values {
      guard result.count < limit else { break }
      guard begins(value, beginning, shape), seen.insert(value.lowercased()).inserted else { continue }
      result.append(value)
    }
    return result
  }

  /// Whether a value begins with a text in small letters; a symptom also where one of its other words does.
  private func begins(_ value: String, _ beginning: String, _ shape: FieldDefinition.Shape) -> Bool {
    if beginning.isEmpty || value.lowercased().hasPrefix(beginning) { return true }
    switch shape {
    case .symptom:
      let word = beginning.metricWord
      guard !word.isEmpty, let symptom = context.symptom(SymptomID(value)) else { return false }
      return context.words(of: symptom).contains { $0.hasPrefix(word) }
    case .choice(let choices):
      return choices.first { $0.id == value }?.aliases.contains { $0.lowercased().hasPrefix(beginning) } ?? false
    default: return false
    }
  }

  // MARK: Typing

  /// A value of an entry as it can be typed again; several for a list.
  private func texts(of value: JSONValue, as field: FieldDefinition, in entry: Entry) -> [String] {
    switch field.shape {
    case .text, .choice, .symptom: return value.text.map { [$0] } ?? []
    case .texts, .tags: return [String](json: value) ?? []
    case .items: return ([FoodItem](json: value) ?? []).map(\.counted.name)
    case .whole: return value.number.map { [$0.words] } ?? []
    case .number(_, _, let unit, _): return value.number.map { ["\($0.words)\(unit ?? "")"] } ?? []
    case .minutes: return value.number.map { [EntrySuggestions.length(Int($0))] } ?? []
    case .pair: return [Double](json: value).map { [$0.map(\.words).joined(separator: "/")] } ?? []
    case .span: return TimeSpan(json: value).map { [clock($0, in: entry)] } ?? []
    case .spans: return ([TimeSpan](json: value) ?? []).map { clock($0, in: entry) }
    }
  }

  /// `45m`, `8h`, `1h20m`
  private static func length(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    return "\(hours > 0 ? "\(hours)h" : "")\(rest > 0 || hours == 0 ? "\(rest)m" : "")"
  }

  /// `23:10-06:20` on the clocks of where it was logged.
  private func clock(_ span: TimeSpan, in entry: Entry) -> String {
    [span.start, span.end].map { instant in
      let seconds = instant.seconds + Int64(entry.offset(at: instant))
      return LocalTime(wrapping: Int((Double(seconds) / 60).rounded(.down))).description
    }.joined(separator: "-")
  }
}
