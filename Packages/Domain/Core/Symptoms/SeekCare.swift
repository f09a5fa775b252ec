/// When a pack says that somebody should get help for a symptom, and what it says then.
public struct SeekCare: Sendable, Hashable {
  /// How soon help is needed, the most urgent first.
  public enum Level: String, Sendable, Codable, CaseIterable, Comparable {
    /// Call an ambulance.
    case ambulance
    /// Get medical help now.
    case now
    /// See a doctor today.
    case today
    /// See a doctor soon.
    case soon

    private var place: Int { Level.allCases.firstIndex(of: self) ?? 0 }

    /// Less urgent levels come first, so that `max` is the most urgent.
    public static func < (left: Level, right: Level) -> Bool { left.place > right.place }
  }

  /// Which answers a sentence is for.
  public enum When: Sendable, Hashable {
    /// The symptom came to the red band of its scale, and was not there on the last day it was answered.
    case newlyRed
    /// Every answer at a value, or nearer the bad end.
    case at(Double)
    /// The symptom came to a value, or nearer the bad end, and was not there on the last day it was answered; or it
    /// was there and is clearly worse now.
    case newlyAt(Double)

    /// Whether the days before matter.
    public var isNewly: Bool { if case .at = self { false } else { true } }
  }

  /// A sentence with the answers that it is for.
  public struct Rule: Sendable, Hashable {
    public var when: When
    public var level: Level
    /// The action first: `Get medical help straight away if it spreads within hours or days.`
    public var says: String

    public init(when: When = .newlyRed, level: Level = .soon, says: String) {
      self.when = when
      self.level = level
      self.says = says
    }
  }

  /// In the pack's order.
  public var rules: [Rule]

  public init(_ rules: [Rule]) { self.rules = rules }

  /// The text of a pack that gives nothing else: for a symptom that newly came to its red band.
  public init(text: String) { self.init([Rule(says: text)]) }

  /// The text, where there is nothing else.
  public var bareText: String? {
    guard rules.count == 1, let only = rules.first, only == Rule(says: only.says) else { return nil }
    return only.says
  }
}

extension SeekCare: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text: text) }
}

/// In JSON as in a pack: a text, or a list of rules.
extension SeekCare: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self.init(text: text)
    } else {
      self.init(try container.decode([Rule].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let text = bareText { try container.encode(text) } else { try container.encode(rules) }
  }
}

/// In JSON as in a pack; what a pack leaves out is `{"newly_in": "red"}`.
extension SeekCare.When: Codable {
  private enum CodingKeys: String, CodingKey {
    case at
    case newlyAt = "newly_at"
    case newlyIn = "newly_in"
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let value = try container.decodeIfPresent(Double.self, forKey: .at) {
      self = .at(value)
    } else if let value = try container.decodeIfPresent(Double.self, forKey: .newlyAt) {
      self = .newlyAt(value)
    } else {
      _ = try container.decode(BandColour.self, forKey: .newlyIn)
      self = .newlyRed
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .newlyRed: try container.encode(BandColour.red, forKey: .newlyIn)
    case .at(let value): try container.encode(value, forKey: .at)
    case .newlyAt(let value): try container.encode(value, forKey: .newlyAt)
    }
  }
}

extension SeekCare.Rule: Codable {
  private enum CodingKeys: String, CodingKey { case when, level, says }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    level = try container.decode(SeekCare.Level.self, forKey: .level)
    says = try container.decode(String.self, forKey: .says)
    when = try container.decodeIfPresent(SeekCare.When.self, forKey: .when) ?? .newlyRed
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(level, forKey: .level)
    try container.encode(says, forKey: .says)
    if when != .newlyRed { try container.encode(when, forKey: .when) }
  }
}

/// A sentence of a pack that somebody's answers call for.
public struct SeekCareFlag: Sendable, Hashable, Codable {
  public var symptom: SymptomID
  /// The rule that an answer met.
  public var when: SeekCare.When
  public var level: SeekCare.Level
  public var says: String

  public init(symptom: SymptomID, when: SeekCare.When = .newlyRed, level: SeekCare.Level, says: String) {
    self.symptom = symptom
    self.when = when
    self.level = level
    self.says = says
  }
}

extension [SeekCareFlag] {
  /// The most urgent first, those of one level as they stand, and each sentence once.
  public var mostPressingFirst: [SeekCareFlag] {
    let sorted = SeekCare.Level.allCases.flatMap { level in filter { $0.level == level } }
    var said: Set<String> = []
    return sorted.filter { said.insert($0.says).inserted }
  }
}
