import Foundation

extension JournalReading {
  /// A document as a value.
  ///
  /// - Throws: `Failure` (`storage`) when it is of another shape.
  public func value<Value: Decodable>(_ type: Value.Type, of key: DocumentKey) throws -> Value? {
    try document(key).map { try JournalJSON.decode(type, from: $0.json, what: JournalJSON.document(key)) }
  }
}

extension JournalWriting {
  /// Keeps a value as the next revision of a document; nil removes it. A value equal to the kept one is no change.
  ///
  /// - Throws: What encoding it throws, as for a number that is not finite, and what the journal throws.
  public func put(_ value: (some Encodable)?, as key: DocumentKey) throws {
    try put(try value.map { try JournalJSON.encode($0) }, as: key)
  }

  /// Keeps a value that can be rebuilt from the rest: without a revision, and never undone; nil removes it.
  ///
  /// - Throws: What encoding it throws, as for a number that is not finite, and what the journal throws.
  public func cache(_ value: (some Encodable)?, as key: DocumentKey) throws {
    try cache(try value.map { try JournalJSON.encode($0) }, as: key)
  }

  /// Keeps a value that a person has begun and not finished: without a revision, and never undone; nil removes it.
  ///
  /// - Throws: What encoding it throws, as for a number that is not finite, and what the journal throws.
  public func draft(_ value: (some Encodable)?, as key: DocumentKey) throws {
    try draft(try value.map { try JournalJSON.encode($0) }, as: key)
  }
}

/// How values become the JSON that a journal keeps: sorted keys, so that equal values are equal text.
public enum JournalJSON {
  public static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// How messages call a definition, by its condition or its hash.
  public static func definition(of what: some CustomStringConvertible) -> Phrase {
    .words("the definition of {condition}", ["condition": "\(what)"])
  }

  /// How messages call a document.
  public static func document(_ key: DocumentKey) -> Phrase {
    .words("the document {document}", ["document": "\(key)"])
  }

  /// - Throws: `Failure` (`storage`) that names `what` and no content.
  public static func decode<Value: Decodable>(_ type: Value.Type, from json: String, what: Phrase) throws -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(json.utf8))
    } catch {
      throw damaged(what)
    }
  }

  /// A text of the journal can't be read.
  public static func damaged(_ what: Phrase) -> Failure {
    Failure(
      .storage, "Your journal is damaged: {what} cannot be read",
      ["what": what, "command": .verbatim("symptoms doctor")],
      recovery: "To check the journal: {command}")
  }
}
