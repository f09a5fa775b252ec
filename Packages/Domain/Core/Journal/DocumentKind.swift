import Foundation

/// A kind of document: the type of its value, where journals keep it, and how values that earlier versions of the
/// program wrote become values of now.
///
/// Version 1 is kept as the value's JSON. From version 2 on the JSON is an object with the keys `schema` (the version)
/// and `value`, so that what version 1 wrote stays as it was, to the byte.
///
/// That a value is `Codable` only its initialisers ask. Were it a constraint of the type, the program would look up two
/// conformances for each kind while it starts, and each look-up goes through all conformances there are.
public struct DocumentKind<Value: Sendable>: Sendable {
  /// One version's JSON as the next version writes it.
  public typealias Migration = @Sendable (JSONValue) throws -> JSONValue

  public let module: ModuleID
  /// The document's id; of a family, what the ids of its documents begin with.
  public let id: String
  /// Whether there is one document for each of several things, such as for each condition.
  public let isFamily: Bool
  /// From version 1 to 2, from 2 to 3, and so on.
  let migrations: [Migration]
  /// Of a family, what the ids of another kind's documents begin with.
  private let others: String?
  private let decode: @Sendable (_ json: String, _ what: Phrase) throws -> Value
  private let encode: @Sendable (Value) throws -> String

  /// The version that is written.
  public var version: Int { migrations.count + 1 }

  /// A kind of which a journal has one document.
  public init(_ module: ModuleID, _ id: String, migrations: [Migration] = []) where Value: Codable {
    self.init(module, id, isFamily: false, others: nil, migrations: migrations)
  }

  /// A kind of which a journal has a document for each of several things.
  ///
  /// - Parameters:
  ///   - prefix: What their ids begin with.
  ///   - others: Ids that begin so are of another kind, although they begin with `prefix` too.
  public init(_ module: ModuleID, each prefix: String, butNot others: String? = nil, migrations: [Migration] = [])
  where Value: Codable {
    self.init(module, prefix, isFamily: true, others: others, migrations: migrations)
  }

  private init(_ module: ModuleID, _ id: String, isFamily: Bool, others: String?, migrations: [Migration])
  where Value: Codable {
    self.module = module
    self.id = id
    self.isFamily = isFamily
    self.migrations = migrations
    self.others = others
    let version = migrations.count + 1
    decode = { try JournalJSON.decode(Value.self, from: $0, what: $1) }
    encode = { try version > 1 ? JournalJSON.encode(Versioned(schema: version, value: $0)) : JournalJSON.encode($0) }
  }

  /// Where the one document is kept; of a family, the one without a thing.
  public var key: DocumentKey { DocumentKey(module, id) }

  /// Where the document of a thing is kept.
  public func key(of thing: some CustomStringConvertible) -> DocumentKey { DocumentKey(module, "\(id)\(thing)") }

  /// Whether a document is of this kind.
  public func holds(_ key: DocumentKey) -> Bool {
    guard key.module == module else { return false }
    return isFamily ? key.id.hasPrefix(id) && !(others.map(key.id.hasPrefix) ?? false) : key.id == id
  }

  /// The value of a document, brought up from the version that wrote it.
  ///
  /// - Throws: `Failure` (`storage`) when it is of another shape, or of a version that is not known yet.
  public func value(of json: String) throws -> Value {
    let what = JournalJSON.document(key)
    guard version > 1 else { return try decode(json, what) }
    var stored = try JournalJSON.decode(JSONValue.self, from: json, what: what)
    var written = 1
    if case .object(let fields) = stored, fields.count == 2, let version = fields["schema"]?.number,
      let value = fields["value"]
    {
      (written, stored) = (Int(version), value)
    }
    guard (1...version).contains(written) else {
      throw Failure(
        .storage, "A newer version of the program wrote {what} in your journal", ["what": what],
        recovery: "Install the newest version of the program.")
    }
    for migration in migrations.dropFirst(written - 1) { stored = try migration(stored) }
    return try decode(try JournalJSON.encode(stored), what)
  }

  /// A value as a document of the version of now.
  func json(of value: Value) throws -> String { try encode(value) }
}

/// A value as versions from the second on keep it.
private struct Versioned<Value: Encodable>: Encodable {
  let schema: Int
  let value: Value
}

/// A kind of document whatever the type of its value: what a registry lists and `doctor` looks at.
public struct AnyDocumentKind: Sendable {
  public let module: ModuleID
  public let id: String
  public let version: Int
  /// Where the document is kept whose earlier states are about days: they go where the entries of these days are
  /// erased. nil for all others.
  public let ofDays: DocumentKey?
  private let isOne: @Sendable (DocumentKey) -> Bool
  private let read: @Sendable (String) throws -> Void
  private let compare: @Sendable (DocumentKey, String?, String?) throws -> [DocumentPart]

  /// - Parameter parts: What differs between two values of a document, in words; nil stands for no document. Without
  ///   it a change of the document is not told.
  public init<Value>(
    _ kind: DocumentKind<Value>, parts: @escaping @Sendable (Value?, Value?) -> [DocumentPart] = { _, _ in [] }
  ) {
    self.init(kind, compare: { _, before, after in parts(before, after) })
  }

  /// - Parameters:
  ///   - phrase: What people call the document, in English and within a sentence: `when your day begins`. Of a family
  ///     it may name the thing as `{condition}`, which hosts show by its name.
  ///   - isOfDays: Whether its earlier states are about days, so that they go with the entries of these days; not for
  ///     families.
  public init<Value>(_ kind: DocumentKind<Value>, called phrase: String, isOfDays: Bool = false) {
    self.init(kind, isOfDays: isOfDays) { key, before, after in
      let values = kind.isFamily ? [DocumentPart.condition: String(key.id.dropFirst(kind.id.count))] : [:]
      return [DocumentPart(phrase, values, wasThere: before != nil, isThere: after != nil)]
    }
  }

  private init<Value>(
    _ kind: DocumentKind<Value>, isOfDays: Bool = false,
    compare: @escaping @Sendable (DocumentKey, Value?, Value?) -> [DocumentPart]
  ) {
    module = kind.module
    id = kind.isFamily ? "\(kind.id)…" : kind.id
    version = kind.version
    ofDays = isOfDays && !kind.isFamily ? kind.key : nil
    isOne = kind.holds
    read = { _ = try kind.value(of: $0) }
    self.compare = { compare($0, try $1.map(kind.value), try $2.map(kind.value)) }
  }

  /// How it is called where kinds of several modules stand: `tuning/draft.…`.
  public var name: String { "\(module)/\(id)" }

  /// Whether a document is of this kind.
  public func holds(_ key: DocumentKey) -> Bool { isOne(key) }

  /// Reads a document as its kind does.
  ///
  /// - Throws: `Failure` (`storage`) when it can't be read.
  public func check(_ json: String) throws { try read(json) }

  /// What differs between two states of a document, in words; nil stands for no document. Empty where nothing is worth
  /// telling.
  ///
  /// - Throws: `Failure` (`storage`) when one of them can't be read.
  public func parts(of key: DocumentKey, before: String?, after: String?) throws -> [DocumentPart] {
    before == after ? [] : try compare(key, before, after)
  }
}

extension JournalReading {
  /// The document of a kind, nil where there is none.
  ///
  /// - Throws: `Failure` (`storage`) when it can't be read.
  public func value<Value>(_ kind: DocumentKind<Value>) throws -> Value? {
    try document(kind.key).map { try kind.value(of: $0.json) }
  }

  /// The document of a kind for a thing, nil where there is none.
  ///
  /// - Throws: `Failure` (`storage`) when it can't be read.
  public func value<Value>(_ kind: DocumentKind<Value>, of thing: some CustomStringConvertible) throws -> Value? {
    try document(kind.key(of: thing)).map { try kind.value(of: $0.json) }
  }

  /// The documents of a family, ordered by their ids.
  ///
  /// - Throws: `Failure` (`storage`) when one of them can't be read.
  public func values<Value>(_ kind: DocumentKind<Value>) throws -> [Value] {
    try documents(of: kind.module).filter { kind.holds($0.key) }.map { try kind.value(of: $0.json) }
  }
}

extension JournalWriting {
  /// Keeps the document of a kind, or deletes it with nil.
  public func put<Value>(_ value: Value?, as kind: DocumentKind<Value>) throws {
    try put(try value.map(kind.json), as: kind.key)
  }

  /// Keeps the document of a kind for a thing, or deletes it with nil.
  public func put<Value>(
    _ value: Value?, as kind: DocumentKind<Value>, of thing: some CustomStringConvertible
  ) throws {
    try put(try value.map(kind.json), as: kind.key(of: thing))
  }

  /// Keeps cached state of a kind for a thing: no revision, and never undone.
  public func cache<Value>(
    _ value: Value?, as kind: DocumentKind<Value>, of thing: some CustomStringConvertible
  ) throws {
    try cache(try value.map(kind.json), as: kind.key(of: thing))
  }

  /// Keeps what a person has begun and not finished, or removes it with nil: no revision, and never undone.
  public func draft<Value>(_ value: Value?, as kind: DocumentKind<Value>) throws {
    try draft(try value.map(kind.json), as: kind.key)
  }

  /// Keeps cached state of a kind: no revision, and never undone.
  public func cache<Value>(_ value: Value?, as kind: DocumentKind<Value>) throws {
    try cache(try value.map(kind.json), as: kind.key)
  }
}
