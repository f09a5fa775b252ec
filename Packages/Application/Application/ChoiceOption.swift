import TrackerCore

/// Something to choose.
public struct ChoiceOption: Sendable, Hashable {
  public var id: String
  public var name: String
  public var about: String?
  /// Other words it goes by.
  public var aliases: [String]
  /// What a search finds it by besides, such as what it is made of; it does not go by these.
  public var topics: [String]

  public init(id: String, name: String, about: String? = nil, aliases: [String] = [], topics: [String] = []) {
    self.id = id
    self.name = name
    self.about = about
    self.aliases = aliases
    self.topics = topics
  }

  var words: [String] { [name, id] + aliases }

  /// How well a search text fits: 0 the name or an alias begins with it, 1 a word of them does, 2 they hold it, 3 each
  /// of its words stands somewhere, also in what is said of the option; nil for not at all. Spaces at the ends, and
  /// several for one, make no difference.
  func rank(_ search: String) -> Int? {
    let parts = search.lowercased().split(whereSeparator: \.isWhitespace)
    let wanted = parts.joined(separator: " ")
    if wanted.isEmpty { return 0 }
    let texts = words.map { $0.lowercased() }
    if texts.contains(where: { $0.hasPrefix(wanted) }) { return 0 }
    if texts.contains(where: { $0.split { !$0.isLetter && !$0.isNumber }.contains { $0.hasPrefix(wanted) } }) {
      return 1
    }
    if texts.contains(where: { $0.contains(wanted) }) { return 2 }
    let all = texts + (topics + [about ?? ""]).map { $0.lowercased() }
    return parts.allSatisfy { part in all.contains { $0.contains(part) } } ? 3 : nil
  }
}

extension [ChoiceOption] {
  /// The options that fit a search text, the best first, else in their order.
  ///
  /// - Parameter inNames: Whether only names, ids and aliases are looked at.
  public func found(_ search: String, inNames: Bool = false) -> [ChoiceOption] {
    let ranked = enumerated().compactMap { index, option in
      option.rank(search).flatMap { inNames && $0 > 2 ? nil : (rank: $0, index: index, option: option) }
    }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.option)
  }

  /// The option that a word names by its id, name or an alias, in any case.
  ///
  /// - Parameter unknown: What is said where it names none, with the word as `word`.
  /// - Throws: a `Diagnostic` (`unknown-choice`, `ambiguous-choice`) with the nearest match or what is allowed.
  public func named(_ word: String, else unknown: Phrase) throws(Diagnostic) -> ChoiceOption {
    let wanted = word.lowercased()
    if let exact = first(where: { $0.id == wanted }) ?? first(where: { $0.name.lowercased() == wanted }) {
      return exact
    }
    let matches = filter { $0.aliases.contains { $0.lowercased() == wanted } }
    if let only = matches.first, matches.count == 1 { return only }
    if matches.count > 1 {
      throw Diagnostic(
        code: "ambiguous-choice", "“{word}” could be {names}",
        ["word": .verbatim(word), "names": .anyOf(matches.map { .verbatim($0.name) })], found: word,
        allowed: .verbatim(matches.map(\.id).joined(separator: ", ")))
    }
    throw Diagnostic(
      code: "unknown-choice", unknown, ["word": .verbatim(word)], found: word,
      allowed: .verbatim(map(\.id).joined(separator: ", ")), nearest: nearest(to: word)?.id)
  }

  /// The option that a mistyped word most likely meant, by its id, name or an alias; nil where none is near.
  public func nearest(to word: String) -> ChoiceOption? {
    let near = nearestMatch(to: word, among: map(\.id) + flatMap { [$0.name] + $0.aliases })
    return near.flatMap { near in first { $0.words.contains(near) } }
  }
}
