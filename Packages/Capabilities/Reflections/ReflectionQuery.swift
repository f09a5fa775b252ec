import TrackerApplication
import TrackerCore

/// What a person asks of their journal, as they typed it.
public struct ReflectionQuery: Sendable {
  /// The words of a search; nil where everything is listed.
  public var words: String?
  public var category: String?
  public var mood: String?
  public var tag: String?
  /// The first day, as `DayWord` reads it.
  public var from: String?
  /// The last day.
  public var to: String?
  /// From 1.
  public var page = 1

  public init() {}

  /// So many entries are a page.
  static let pageLength = 10

  var isFiltered: Bool { words != nil || [category, mood, tag, from, to].contains { $0 != nil } }

  /// The options as they are typed again for another page.
  var options: String {
    let named = [("--category", category), ("--mood", mood), ("--tag", tag), ("--from", from), ("--to", to)]
    return ([words?.shellWord] + named.map { name, value in value.map { "\(name) \($0.shellWord)" } })
      .compactMap(\.self).joined(separator: " ")
  }

  /// - Throws: `Failure` (`validation`) for words without a letter, a mood, category or day that is none.
  func query(_ session: Session, own: [JournalCategory]) throws -> TextQuery {
    var query = TextQuery(limit: ReflectionQuery.pageLength)
    query.offset = (page - 1) * ReflectionQuery.pageLength
    if let words {
      query.terms = TextQuery.terms(of: words)
      guard !query.terms.isEmpty else {
        throw Failure(.validation, "A search needs a word with a letter or a digit", recovery: "Try another word.")
      }
    }
    if let category {
      query.marks.append(["category:\(try ReflectionBook(session).category(category, among: own))"])
    }
    if let mood {
      guard let values = Mood.values(of: mood) else {
        throw Failure(
          .validation, "“{typed}” is not a mood. Use 1 to 5", ["typed": .verbatim(mood)])
      }
      query.marks.append(Set(values.map { "mood:\($0)" }))
    }
    if let tag {
      do { query.marks += try EntryTag.list(typed: tag).map { Set(["tag:\($0)"]) } } catch {
        throw Failure.invalid([error])
      }
    }
    query.days = try session.days(from: from, to: to)
    return query
  }
}
