import TrackerApplication
import TrackerCore

/// What `log` alone offers: what was logged lately, to log it again with one key, what the person gave a name, and
/// every kind, those that the person logs most first.
public struct LogMenu: Sendable {
  /// An entry of lately.
  public struct Again: Sendable {
    public let kind: any LogKind.Type
    /// Behind `symptoms log`, of an entry that is of now.
    public let words: [String]
    /// The entry as it is told, with its tags.
    public let told: Phrase
  }

  /// The latest first, each only once.
  public let again: [Again]
  /// What the person logs under names of their own.
  public let named: [NamedLines.Line]
  /// Every kind that is logged by a command.
  public let kinds: [any LogKind.Type]

  /// So many entries of lately are offered.
  private static let mostAgain = 5
  /// So many entries of lately are looked at, of so many days.
  private static let mostEntries = 200
  private static let days = 30

  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public init(_ session: Session) throws {
    let known = session.environment.registry.loggedKinds.filter { kind in
      !session.person.uncollected.kinds.contains(kind.definition.id)
    }
    let lately = session.today.advanced(by: -LogMenu.days)...session.today
    let query = EntryQuery(
      days: lately, kinds: Set(known.map { $0.definition.id }), order: .newestFirst, limit: LogMenu.mostEntries,
      onlyCounting: true)
    let (entries, lines) = try session.journal.read { journal in
      let lines = try session.environment.registry.namedLines.all.flatMap { try $0.lines(session, journal) }
      return (try journal.entries(query), lines)
    }
    named = lines.filter { line in known.contains { $0.definition.id == line.kind } }
    let counts = Dictionary(entries.map { ($0.kind, 1) }, uniquingKeysWith: +)
    kinds = known.enumerated().sorted { first, second in
      let (most, other) = (counts[first.element.definition.id] ?? 0, counts[second.element.definition.id] ?? 0)
      return (-most, first.offset) < (-other, second.offset)
    }.map(\.element)
    var again: [Again] = []
    for entry in entries where again.count < LogMenu.mostAgain {
      guard let found = Again(entry, in: session), !again.contains(where: { $0.words == found.words }) else { continue }
      again.append(found)
    }
    self.again = again
  }
}

extension LogMenu.Again {
  /// nil for what is of its own time or day, such as a night, and for what does not fit a line.
  fileprivate init?(_ entry: Entry, in session: Session) {
    guard let sheet = try? EntrySheet(changing: entry, in: session), sheet.hasTime, !sheet.leavesOutText
    else { return nil }
    // What followed from the time of the day follows from that of now, and what holds by itself needs no words.
    let time = sheet.context.calendar.local(entry.instant).time
    let texts = sheet.given.filter { name, text in
      guard !text.isEmpty, let value = entry.payload.fields[name] else { return false }
      var other = entry.payload
      other.fields[name] = nil
      sheet.kind.complete(&other, at: time)
      return other.fields[name] != value && sheet.fields.first { $0.name == name }?.defaultValue != value
    }
    words = sheet.fields.map(\.name).compactMap { name in texts[name].map { "\(name)=\($0)" } }
    guard !words.isEmpty else { return nil }
    kind = sheet.kind
    told = session.view(of: entry).told
  }
}
