import TrackerApplication
import TrackerCore

/// A factor with its name in the person's language, to be found by what they type.
struct NamedFactor {
  var id: CandidateID
  var name: String

  /// The place of the factor of an id, of a name, or of words that only one name has.
  ///
  /// - Throws: `Failure` (`validation`) where there is none, or where it could be several.
  static func find(_ word: String, among all: [NamedFactor]) throws -> Int {
    let wanted = FoodGroup.plain(word.trimmed.lowercased())
    func plain(_ factor: NamedFactor) -> String { FoodGroup.plain(factor.name.lowercased()) }
    if let exact = all.firstIndex(where: { $0.id.rawValue == word.trimmed.lowercased() })
      ?? all.firstIndex(where: { plain($0) == wanted })
    {
      return exact
    }
    let words = wanted.split(separator: " ")
    let found = all.indices.filter { place in
      let own = plain(all[place]).split { !$0.isLetter && !$0.isNumber }
      return !words.isEmpty && words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
    }
    if let only = found.first, found.count == 1 { return only }
    guard found.isEmpty else {
      throw Failure(
        .validation, "“{word}” could be {factors}",
        ["word": .verbatim(word), "factors": .anyOf(found.prefix(3).map { .verbatim(all[$0].name) })],
        recovery: "Type a bit more. To see all: symptoms patterns --kind all")
    }
    let near = nearestMatch(to: wanted, among: all.lazy.map(plain))
    throw Failure(
      .validation,
      near == nil
        ? "Nothing to compare is called “{word}”"
        : "Nothing to compare is called “{word}”. Did you mean {near}?",
      ["word": .verbatim(word), "near": .verbatim(near ?? "")], recovery: "To see all: symptoms patterns --kind all")
  }
}
