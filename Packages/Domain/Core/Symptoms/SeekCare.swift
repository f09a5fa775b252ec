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
    /// The symptom came to a value, or nearer the bad end, and was not there on the last day it was answered.
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

extension SeekCare.Rule: Codable {
  private enum CodingKeys: String, CodingKey { case when, level, says }
  private enum ThresholdKeys: String, CodingKey {
    case at
    case newlyAt = "newly_at"
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    level = try container.decode(SeekCare.Level.self, forKey: .level)
    says = try container.decode(String.self, forKey: .says)
    when = .newlyRed
    guard container.contains(.when) else { return }
    let threshold = try container.nestedContainer(keyedBy: ThresholdKeys.self, forKey: .when)
    if let value = try threshold.decodeIfPresent(Double.self, forKey: .at) {
      when = .at(value)
    } else {
      when = .newlyAt(try threshold.decode(Double.self, forKey: .newlyAt))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(level, forKey: .level)
    try container.encode(says, forKey: .says)
    guard when != .newlyRed else { return }
    var threshold = container.nestedContainer(keyedBy: ThresholdKeys.self, forKey: .when)
    switch when {
    case .newlyRed: break
    case .at(let value): try threshold.encode(value, forKey: .at)
    case .newlyAt(let value): try threshold.encode(value, forKey: .newlyAt)
    }
  }
}

/// A sentence of a pack that somebody's answers call for.
public struct SeekCareFlag: Sendable, Hashable, Codable {
  public var symptom: SymptomID
  public var level: SeekCare.Level
  public var says: String

  public init(symptom: SymptomID, level: SeekCare.Level, says: String) {
    self.symptom = symptom
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
