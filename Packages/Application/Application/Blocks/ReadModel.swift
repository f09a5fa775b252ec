import Foundation
import TrackerCore

/// An answer of the program. Every output is a function of it: a number that is not in it is on no screen.
public protocol ReadModel: Encodable, Sendable {
  /// Name and version of its JSON shape, such as `today/1`; the number grows when a key goes or changes its meaning.
  static var schema: String { get }
  /// The answer in blocks, with the words of the person's language.
  func blocks(_ format: TextFormatter) -> [Block]
}

extension ReadModel {
  /// Pretty-printed, with sorted keys and the schema first. Nothing in it does anything to a screen.
  public var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(Versioned(model: self)), as: UTF8.self).withEscapedControls
    }
  }
}

private struct Versioned<Model: ReadModel>: Encodable {
  let model: Model
  enum Key: String, CodingKey { case schema }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Model.schema, forKey: .schema)
    try model.encode(to: encoder)
  }
}
