import TrackerApplication
import TrackerCore

/// Something that the person wants to ask a clinician. It stays until they remove it.
struct KeptQuestion: Codable, Sendable, Hashable {
  /// From 1, in the order in which they were written down.
  var number: Int
  var text: String
  var askedOn: Day

  /// The documents of questions, one for each.
  static let document = DocumentKind<KeptQuestion>("reports", each: "question.")

  /// So many characters of a question.
  static let longest = 200
  /// So many questions at most.
  static let most = 20

  /// All that are kept, the first one first.
  static func all(in journal: any JournalReading) throws -> [KeptQuestion] {
    try journal.values(document).sorted { $0.number < $1.number }
  }
}
