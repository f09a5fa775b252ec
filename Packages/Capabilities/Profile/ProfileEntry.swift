import TrackerApplication
import TrackerCore

/// The first name, the treatments and the suspected triggers are among the facts of the person (`PersonFacts`), where
/// setting up keeps them. Every other answer is a document.
extension ProfileEntry {
  static func parts(_ before: ProfileEntry?, _ after: ProfileEntry?) -> [DocumentPart] {
    guard let field = (after ?? before).flatMap({ ProfileField(rawValue: $0.field) }), let phrase = phrases[field]
    else { return [] }
    return [DocumentPart(phrase, wasThere: before != nil, isThere: after != nil)]
  }

  private static let phrases: [ProfileField: String] = [
    .lastName: "your last name", .birthDate: "your birth date", .gender: "your gender", .sex: "your sex at birth",
    .height: "your height", .weight: "your weight",
  ]
}

/// What a person says of themselves, read at once.
public struct ProfileAnswers: Sendable, Hashable {
  private(set) var values: [ProfileField: JSONValue]

  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public init(in journal: any JournalReading) throws {
    let entries = try journal.values(ProfileEntry.document).compactMap { entry in
      ProfileField(rawValue: entry.field).map { ($0, entry.value) }
    }
    values = Dictionary(entries) { first, _ in first }
    let facts = try journal.value(PersonFacts.document) ?? PersonFacts()
    values[.firstName] = facts.name.map { .text($0) }
    for field in ProfileField.allCases {
      guard let list = field.list else { continue }
      values[field] = facts[list].isEmpty ? nil : .list(facts[list].map { .text($0) })
    }
  }

  /// The answer as it is kept; nil where none was given.
  public subscript(_ field: ProfileField) -> JSONValue? { values[field] }

  /// The birth date; nil where none was given.
  public var birthDate: Day? { values[.birthDate]?.text.flatMap { Day($0) } }

  /// Whole years on a day; nil without a birth date.
  public func age(on day: Day) -> Int? {
    birthDate.map { day.years(since: $0) }
  }
}

extension JournalWriting {
  /// Keeps an answer of the profile where it is kept; nil clears it.
  ///
  /// - Throws: `Failure` (`notSetUp`) where nobody is set up; what the journal throws.
  func put(_ value: JSONValue?, of field: ProfileField) throws {
    guard field == .firstName || field.list != nil else {
      return try put(
        value.map { ProfileEntry(field: field.rawValue, value: $0) }, as: ProfileEntry.document, of: field.rawValue)
    }
    guard var facts = try self.value(PersonFacts.document) else { throw Failure.notSetUp }
    if let list = field.list {
      facts[list] = value?.list?.compactMap(\.text) ?? []
    } else {
      facts.name = value?.text
    }
    try put(facts, as: PersonFacts.document)
  }
}
