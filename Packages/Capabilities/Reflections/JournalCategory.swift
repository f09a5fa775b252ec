import TrackerApplication
import TrackerCore

/// What an entry of the journal is about: one of four that everybody has, or one's own.
struct JournalCategory: Codable, Sendable, Hashable {
  /// In the form of words of metrics: small letters, digits and hyphens.
  var id: String
  /// As the person wrote it.
  var name: String
  /// A colour such as `#2f6b4f`, for hosts that show it beside the name.
  var colour: String

  static let document = DocumentKind<JournalCategory>("reflections", each: "category.")
  static let nameLength = 30
  /// The colour of one's own where none was chosen.
  static let plainColour = "#808080"

  /// What everybody has, with other words for each.
  static let standard: [(id: String, name: Phrase, colour: String, aliases: [String])] = [
    ("gratitude", "gratitude", "#ffd700", ["thanks", "dankbarkeit", "dank"]),
    ("challenge", "challenge", "#ff6347", ["herausforderung"]),
    ("accomplishment", "accomplishment", "#4682b4", ["achievement", "erfolg", "gelungenes"]),
    ("idea", "idea", "#32cd32", ["idee", "einfall"]),
  ]

  /// The id of a word as it is typed; empty where it has neither a letter nor a digit.
  static func id(of word: String) -> String {
    let id = word.metricWord
    return standard.first { $0.id == id || $0.aliases.contains(id) || "\($0.id)s" == id }?.id ?? id
  }

  /// What a category is called; one that is gone by its id.
  static func name(of id: String, among own: [JournalCategory] = []) -> Phrase {
    if let known = standard.first(where: { $0.id == id }) { return known.name }
    return .verbatim(own.first { $0.id == id }?.name ?? id.withSpaces)
  }
}
