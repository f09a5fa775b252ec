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
  public struct When: Sendable, Hashable {
    /// How bad an answer must be.
    public enum Threshold: Sendable, Hashable {
      /// The symptom came to the red band of its scale, and was not there on the last day it was answered.
      case newlyRed
      /// Every answer at a value, or nearer the bad end.
      case at(Double)
      /// The symptom came to a value, or nearer the bad end, and was not there on the last day it was answered; or it
      /// was there and is clearly worse now.
      case newlyAt(Double)
      /// Every answer but none.
      case any
    }

    public var threshold: Threshold
    /// The entry must name one of these sites; empty where the site makes no difference.
    public var sites: [String]
    /// What must be at least so much on the same day, or nearer its bad end.
    public var with: [MetricID: Double]
    /// How much worse an answer of `newlyAt` must be than one before to be news again, in the unit of the symptom or
    /// metric and above 0; nil for what is a clear change on its scale.
    public var by: Double?

    public init(
      _ threshold: Threshold, sites: [String] = [], with: [MetricID: Double] = [:], by: Double? = nil
    ) {
      self.threshold = threshold
      self.sites = sites
      self.with = with
      self.by = by
    }

    public static let newlyRed = When(.newlyRed)
    public static func at(_ value: Double) -> When { When(.at(value)) }
    public static func newlyAt(_ value: Double) -> When { When(.newlyAt(value)) }

    /// Whether the days before matter.
    public var isNewly: Bool {
      switch threshold {
      case .newlyRed, .newlyAt: true
      case .at, .any: false
      }
    }
  }

  /// A sentence with the answers that it is for.
  public struct Rule: Sendable, Hashable {
    public var when: When
    public var level: Level
    /// The action first: `Get medical help straight away if it spreads within hours or days.`
    public var says: String
    /// For whom it is said; nil for everybody.
    public var appliesTo: AppliesTo?

    public init(when: When = .newlyRed, level: Level = .soon, says: String, appliesTo: AppliesTo? = nil) {
      self.appliesTo = appliesTo
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
    case site, with, by
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let value = try container.decodeIfPresent(Double.self, forKey: .at) {
      threshold = .at(value)
    } else if let value = try container.decodeIfPresent(Double.self, forKey: .newlyAt) {
      threshold = .newlyAt(value)
    } else {
      let isNewlyRed = try container.decodeIfPresent(BandColour.self, forKey: .newlyIn) != nil
      threshold = isNewlyRed ? .newlyRed : .any
    }
    sites = try container.decodeIfPresent([String].self, forKey: .site) ?? []
    let values = try container.decodeIfPresent([String: Double].self, forKey: .with) ?? [:]
    with = Dictionary(uniqueKeysWithValues: values.map { (SeekCare.When.metric(of: $0.key), $0.value) })
    by = try container.decodeIfPresent(Double.self, forKey: .by)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch threshold {
    case .newlyRed: try container.encode(BandColour.red, forKey: .newlyIn)
    case .at(let value): try container.encode(value, forKey: .at)
    case .newlyAt(let value): try container.encode(value, forKey: .newlyAt)
    case .any: break
    }
    try container.encodeIfPresent(by, forKey: .by)
    if !sites.isEmpty { try container.encode(sites, forKey: .site) }
    guard !with.isEmpty else { return }
    let values = with.map { (SeekCare.When.name(of: $0.key), $0.value) }
    try container.encode(Dictionary(uniqueKeysWithValues: values), forKey: .with)
  }

  /// The metric that a pack names in `with`: a symptom goes by its id alone.
  public static func metric(of name: String) -> MetricID {
    MetricID(name.contains(".") ? name : "\(SymptomDefinition.metricPrefix)\(name)")
  }

  /// A metric as a pack names it in `with`.
  public static func name(of metric: MetricID) -> String { SymptomID(of: metric)?.rawValue ?? metric.rawValue }
}

extension SeekCare.Rule: Codable {
  private enum CodingKeys: String, CodingKey { case when, level, says, appliesTo }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    level = try container.decode(SeekCare.Level.self, forKey: .level)
    says = try container.decode(String.self, forKey: .says)
    when = try container.decodeIfPresent(SeekCare.When.self, forKey: .when) ?? .newlyRed
    appliesTo = try container.decodeIfPresent(AppliesTo.self, forKey: .appliesTo)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(level, forKey: .level)
    try container.encode(says, forKey: .says)
    if when != .newlyRed { try container.encode(when, forKey: .when) }
    try container.encodeIfPresent(appliesTo, forKey: .appliesTo)
  }
}

/// What a pack says of getting help for a metric that is none of its own, such as a temperature.
public struct MetricCare: Sendable, Hashable, Codable {
  public var metric: MetricID
  public var seekCare: SeekCare

  public init(_ metric: MetricID, _ seekCare: SeekCare) {
    self.metric = metric
    self.seekCare = seekCare
  }
}

/// A sentence of a pack that somebody's answers call for.
public struct SeekCareFlag: Sendable, Hashable, Codable {
  /// Of a metric, its whole id, such as `custom.blood`.
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
