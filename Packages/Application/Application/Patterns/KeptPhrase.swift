import TrackerCore

/// A phrase that is kept with its placeholders, so that it can be put into another language later.
public struct KeptPhrase: Codable, Sendable, Hashable {
  public var phrase: Phrase

  public init(_ phrase: Phrase) { self.phrase = phrase }

  private enum CodingKeys: String, CodingKey { case words, values, text }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let words = try container.decodeIfPresent(String.self, forKey: .words) else {
      phrase = .verbatim(try container.decode(String.self, forKey: .text))
      return
    }
    let values = try container.decodeIfPresent([String: KeptPhrase].self, forKey: .values) ?? [:]
    phrase = .words(words, values.mapValues(\.phrase))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    guard case .words(let words, let values) = phrase else {
      return try container.encode(phrase.description, forKey: .text)
    }
    try container.encode(words, forKey: .words)
    if !values.isEmpty { try container.encode(values.mapValues(KeptPhrase.init), forKey: .values) }
  }
}
