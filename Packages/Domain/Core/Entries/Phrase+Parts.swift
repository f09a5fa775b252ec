extension Phrase {
  /// What an entry says, one thing after the other, with commas between; what is nil is left out.
  public static func parts(_ parts: [Phrase?]) -> Phrase {
    .list(parts.compactMap { $0 }, last: "{first}, {last}")
  }

  /// The phrase with another one in place of each of its parts that holds none itself.
  public func replacingParts(_ replace: (Phrase) -> Phrase) -> Phrase {
    switch self {
    case .words(let english, let values): .words(english, values.mapValues { $0.replacingParts(replace) })
    case .list(let phrases, let last): .list(phrases.map { $0.replacingParts(replace) }, last: last)
    case .verbatim, .number, .day, .amount: replace(self)
    }
  }

  /// Whole sentences, one after the other.
  public static func sentences(_ sentences: [Phrase]) -> Phrase {
    guard let first = sentences.first else { return "" }
    return sentences.dropFirst().reduce(first) { .words("{first} {next}", ["first": $0, "next": $1]) }
  }
}
