/// One of the things that a journal keeps and that do not follow from the rest, with everything it ever was. All of
/// them together are the journal: measures, totals and cached state are made again from them.
public enum JournalRecord: Sendable, Hashable {
  case action(Action)
  /// A definition that was remembered, as `JournalReading.definition(_:)` gives it.
  case definition(ContentHash, text: String)
  /// What was kept under a key, the oldest first.
  case document(DocumentKey, [DocumentRevision])
  /// What an entry was, the oldest first.
  case entry(EntryID, [EntryRevision])
  /// As JSON.
  case forecast(json: String)
  case setAside(SetAside)
}

/// What an action made of a document.
public struct DocumentRevision: Sendable, Hashable {
  public var action: Int64
  /// nil where the document was removed.
  public var json: String?

  public init(action: Int64, json: String?) {
    self.action = action
    self.json = json
  }
}

/// What an action made of an entry.
public struct EntryRevision: Sendable, Hashable {
  public var action: Int64
  /// nil where the entry was deleted.
  public var state: State?
  /// Of the first one, when the entry was first written, where that was not by the action: as by one that brought it
  /// from another device.
  public var written: Instant?

  public init(action: Int64, state: State?, written: Instant? = nil) {
    self.action = action
    self.state = state
    self.written = written
  }

  /// An entry but for its id and the number of its revision. Its payload is JSON, so that a journal can be copied
  /// without reading what was logged.
  public struct State: Sendable, Hashable {
    public var kind: LogKindID
    public var instant: Instant
    public var offset: Int
    public var zone: String
    public var day: Day
    public var source: Entry.Source
    public var pack: ContentHash?
    public var key: String?
    public var payload: String

    public init(
      kind: LogKindID, instant: Instant, offset: Int, zone: String, day: Day, source: Entry.Source,
      pack: ContentHash?, key: String?, payload: String
    ) {
      self.kind = kind
      self.instant = instant
      self.offset = offset
      self.zone = zone
      self.day = day
      self.source = source
      self.pack = pack
      self.key = key
      self.payload = payload
    }

    /// - Throws: What encoding the payload throws, as for a number that is not finite.
    public init(_ entry: Entry) throws {
      self.init(
        kind: entry.kind, instant: entry.instant, offset: entry.offset, zone: entry.zone, day: entry.day,
        source: entry.source, pack: entry.pack, key: entry.key, payload: try JournalJSON.encode(entry.payload))
    }

    /// The entry of an id.
    ///
    /// - Throws: `Failure` (`storage`) where the payload is no JSON object.
    public func entry(_ id: EntryID, revision: Int) throws -> Entry {
      Entry(
        id: id, kind: kind, instant: instant, offset: offset, zone: zone, day: day, revision: revision,
        source: source, pack: pack, key: key,
        payload: try JournalJSON.decode(Payload.self, from: payload, what: "entries"))
    }
  }
}
