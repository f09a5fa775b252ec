/// The id of an entry: 16 characters of Crockford's base 32 (80 random bits); people type its beginning.
public struct EntryID: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Characters of an id: digits and lower-case letters without i, l, o, u.
  public static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz")

  /// A new id, five random bits to a character; a generator with a seed gives the same ids again.
  public static func random(using generator: inout some RandomNumberGenerator) -> EntryID {
    EntryID(rawValue: String((0..<16).map { _ in alphabet[Int(generator.next() >> 59)] }))
  }

  /// What lists show: enough to tell entries apart in one journal.
  public var short: String { String(rawValue.prefix(5)) }
}

/// One thing that was logged: an envelope around the payload of its kind.
public struct Entry: Sendable, Hashable, Codable, Identifiable {
  /// Where an entry came from: one of those below, or one that only a later version knows, which is kept as it is.
  public struct Source: RawRepresentable, Sendable, Hashable, Codable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hand = Source(rawValue: "hand")
    public static let device = Source(rawValue: "device")
    public static let file = Source(rawValue: "file")

    /// Whether this version knows it.
    public var isKnown: Bool { [.hand, .device, .file].contains(self) }

    /// Of several sources for one metric, the lowest wins; one that is not known comes after all others.
    public var rank: Int {
      switch self {
      case .hand: 0
      case .device: 10
      case .file: 20
      default: 30
      }
    }
  }

  public var id: EntryID
  public var kind: LogKindID
  public var instant: Instant
  /// Seconds east of Greenwich where it was logged.
  public var offset: Int
  /// IANA name of the zone where it was logged.
  public var zone: String
  /// The logical day it counts for.
  public var day: Day
  /// From 1, one more with each edit.
  public var revision: Int
  public var source: Source
  /// The pack in force when it was logged, nil for none.
  public var pack: ContentHash?
  /// Unique among entries; a second import of the same thing finds it. nil for entries made by hand.
  public var key: String?
  public var payload: Payload

  /// What brought it, by its key; nil for an entry made by hand.
  public var importer: Substring? { key?.prefix { $0 != ":" && $0 != "/" } }

  /// Seconds east of Greenwich at an instant where it was logged: a night on which clocks change has two. The offset of
  /// the entry where its zone is not known.
  public func offset(at instant: Instant) -> Int { Zone(identifier: zone)?.offset(at: instant) ?? offset }

  public init(
    id: EntryID, kind: LogKindID, instant: Instant, offset: Int, zone: String, day: Day, revision: Int = 1,
    source: Source = .hand,
    pack: ContentHash? = nil, key: String? = nil, payload: Payload
  ) {
    self.id = id
    self.kind = kind
    self.instant = instant
    self.offset = offset
    self.zone = zone
    self.day = day
    self.revision = revision
    self.source = source
    self.pack = pack
    self.key = key
    self.payload = payload
  }
}
