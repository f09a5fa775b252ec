import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

/// A favourite of the person's.
public struct FavouriteID: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A line that logs something, under a name: a document of its own, so that each change of it is a revision.
public struct Favourite: Codable, Sendable, Hashable {
  public var id: FavouriteID
  /// As the person types it.
  public var name: String
  /// The kind of entry that it logs.
  public var kind: LogKindID
  /// Its values as they are typed: `field=value`, and `at=` where it has a time of its own. Never a day.
  public var words: [String]

  public static let document = DocumentKind<Favourite>(FavouritesModule.id, each: "favourite.")

  /// Characters and words that a name may have.
  static let nameLength = 60
  static let mostWords = 6

  /// What is typed behind `log`.
  var line: String { ([kind.rawValue] + words.map(Favourite.shellWord)).joined(separator: " ") }

  /// `items='soup, tea'`: the name of the field stays outside the quotes.
  private static func shellWord(_ word: String) -> String {
    guard let equals = word.firstIndex(of: "=") else { return word.shellWord }
    return "\(word[...equals])\(String(word[word.index(after: equals)...]).shellWord)"
  }

  /// Whether a name is this one: in any case, with spaces or hyphens.
  func isNamed(_ text: String) -> Bool { name.metricWord == text.metricWord }

  /// How many words at the beginning of a line are its name; nil where they are not.
  fileprivate func length(in words: [String]) -> Int? {
    let bare = words.prefix { !$0.contains("=") && !$0.hasPrefix("-") && !$0.hasPrefix("#") }.count
    return (1...Favourite.mostWords).first { $0 <= bare && isNamed(words.prefix($0).joined(separator: " ")) }
  }
}

extension Favourite {
  /// The whole line of a favourite that words begin with, for the parser of commands: what stands behind its name is
  /// laid over it. nil where they begin with none.
  ///
  /// A named value takes the place of the favourite's, and `field=` leaves one out. Foods and tags without a name are
  /// added, other bare words take the place of a value of their sort.
  ///
  /// - Throws: `Failure` (`validation`) where the favourite can't be logged any more, and for what can't be read behind
  ///   its name; `OpenQuestions` for what may be either of two.
  public static func line(of words: [String], in session: Session) throws -> [String]? {
    let favourites = try session.journal.read { try $0.values(document) }
    let found = favourites.compactMap { one in one.length(in: words).map { (favourite: one, length: $0) } }
    guard let (favourite, length) = found.max(by: { $0.length < $1.length }) else { return nil }
    let behind = words.dropFirst(length)
    let end = behind.firstIndex { $0.hasPrefix("-") } ?? behind.endIndex
    let whole = try favourite.words(with: Array(behind[..<end]), in: session)
    return ["log", favourite.kind.rawValue] + whole + behind[end...]
  }

  /// The name that is one slip away from the beginning of a line; nil where there is none.
  public static func nearName(to words: [String], in session: Session) throws -> String? {
    try session.journal.read { try $0.values(document) }.map(\.name).first { name in
      let typed = words.prefix(name.split(separator: " ").count).joined(separator: " ")
      return typed.count >= fewestForSlip && isOneSlip(from: typed, to: name)
    }
  }

  /// Characters from which a slip is more likely than another word.
  private static let fewestForSlip = 5

  /// Its values with words laid over them, as they are typed.
  private func words(with typed: [String], in session: Session) throws -> [String] {
    let kind = try logKind(in: session)
    let own = try values(in: session)
    let parser = session.parser(of: kind)
    let fields = kind.fields(in: session.person.entryContext)
    let cleared = typed.reduce(into: [String: String]()) { cleared, word in
      guard word.hasSuffix("=") else { return }
      cleared[word] = fields.first { $0.isNamed(String(word.dropLast())) }?.name
    }
    var payload = own.payload
    for name in cleared.values { payload.fields[name] = nil }
    let new = try parser.values(of: typed.filter { cleared[$0] == nil }, behind: payload)
    for field in fields {
      guard let value = new.payload.fields[field.name] else { continue }
      let isAdded = field.shape.isList && !new.named.contains(field.name)
      payload.fields[field.name] = isAdded ? value.added(to: payload.fields[field.name]) : value
    }
    return Favourite.words(of: payload, fields, offset: session.calendar.zone.offset(at: session.environment.now))
      + [(new.time ?? own.time).map { "at=\($0)" }, new.day.map { "day=\($0)" }].compactMap(\.self)
  }

  private func logKind(in session: Session) throws -> any LogKind.Type {
    guard let kind = session.environment.registry.logKind(kind), kind.definition.hasCommand else {
      throw Favourite.unfit("This version does not know what it logs")
    }
    return kind
  }

  /// Its values as they are read now.
  ///
  /// - Throws: `Failure` (`validation`) where they can't be read any more. The favourite stays as it is.
  func values(in session: Session) throws -> TypedValues {
    let kind = try logKind(in: session)
    do { return try session.parser(of: kind).values(of: words) } catch let failure as Failure {
      throw Favourite.unfit(failure.findings.first?.sentence ?? failure.message)
    }
  }

  private static func unfit(_ why: Phrase) -> Failure {
    Failure(
      .validation, "That favourite cannot be logged as it is: {why}", ["why": why],
      recovery: "It is kept. To see what it says: symptoms favourites")
  }

  /// A payload as words that read as the payload again, in the order of its kind's fields.
  static func words(of payload: Payload, _ fields: [FieldDefinition], offset: Int) -> [String] {
    fields.compactMap { field in
      payload.fields[field.name].flatMap { field.typed($0, offset: offset) }.map { "\(field.name)=\($0)" }
    }
  }
}

extension FieldDefinition.Shape {
  /// Whether a value is a list of things of which there can be more.
  fileprivate var isList: Bool {
    switch self {
    case .items, .texts, .tags, .spans: true
    default: false
    }
  }
}

extension JSONValue {
  /// Behind the values of another list, each once; itself where one of the two is no list.
  fileprivate func added(to other: JSONValue?) -> JSONValue {
    guard let own = list, let others = other?.list else { return self }
    return .list(others + own.filter { !others.contains($0) })
  }
}
