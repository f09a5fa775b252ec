import TrackerCore

/// A test of a pack: what was logged on some days, and what the pack must make of it.
public struct Scenario: Sendable {
  /// What must hold of a scenario.
  public enum Claim: Sendable {
    case expect([Expectation])
    case always(Monotony)
    case refused([Refusal])
    case parts(there: [Part], leftOut: [Part])
  }

  /// A metric's values from the first day on; nil is not logged.
  public struct Series: Sendable {
    /// The metric that was logged.
    public var metric: MetricID
    /// Its values day by day from the start; nil for days on which nothing was logged.
    public var values: [Double?]
  }

  /// What the scenario is called; unique within its pack.
  public var name: String
  /// Where the scenario stands.
  public var place: Place
  /// The first day of the journal.
  public var start: Day
  /// What was logged, metric by metric.
  public var journal: [Series]
  /// What was eaten and drunk, by the day, counted from 1; a day with nothing is one without any food.
  public var foods: [Int: [Meal]]
  /// What is known of the person; nil where nothing is, so that every part of the pack is there.
  public var person: PersonTraits?
  /// Where on the body the answers of some symptoms are; the others name no place.
  public var sites: [SymptomID: String] = [:]
  /// What must come of it.
  public var claim: Claim

  /// For how many days, about, the load is worked out to judge it; a forecast looks at every day before.
  var looks: Int {
    switch claim {
    case .expect(let expectations): expectations.reduce(0) { $0 + ($1.probability == nil ? 1 : $1.day) }
    case .always: Monotony.steps + 1
    case .refused, .parts: 0
    }
  }

  /// Length of the journal in days, at least 1.
  public var length: Int { journal.reduce(max(1, foods.keys.max() ?? 1)) { max($0, $1.values.count) } }
}

extension Scenario {
  /// Foods and drinks of a day, as people type them.
  public struct Meal: Sendable, Hashable {
    /// When it was; nil where that is not said.
    public var part: PartOfDay?
    /// What it was made of.
    public var items: [FoodItem]
  }
}

extension Scenario {
  /// What must hold at the end of a day.
  public struct Expectation: Sendable {
    /// Counted from 1.
    public var day: Int
    /// Where it stands.
    public var place: Place
    /// The band of the load; nil where it does not matter.
    public var band: RiskBand?
    /// The range of the load score, 0 to 100; nil where it does not matter.
    public var load: ClosedRange<Double>?
    /// The ranges of groups' scores, 0 to 100 each.
    public var groups: [(id: GroupID, range: ClosedRange<Double>)] = []
    /// Factors with points above 0.
    public var because: [FactorID] = []
    /// Factors without points above 0: none, fewer, or unknown.
    public var notBecause: [FactorID] = []
    /// Whether the day is a flare; nil where it does not matter.
    public var isFlare: Bool?
    /// By the definition relative to the person's own usual.
    public var isRelativeFlare: Bool?
    /// The colour band that the day's value of a symptom lies in.
    public var bands: [(id: SymptomID, name: String)] = []
    /// Of a flare on the next day, for a person whose whole past is the journal up to the day.
    public var probability: ClosedRange<Double>?
    /// Whether there must be no load score.
    public var isMissing: Bool?
    /// Insights of the pack that speak, whether or not they were said on a day before.
    public var insights: [String] = []
    /// Insights of the pack that are silent.
    public var noInsights: [String] = []
    /// What red flags speak; nil where it does not matter.
    public var seekCare: SeekCareExpectation?

    /// Whether it speaks of the load, its groups or factors.
    var looksAtLoad: Bool {
      band != nil || load != nil || !groups.isEmpty || !because.isEmpty || !notBecause.isEmpty || isMissing != nil
    }

    /// Whether it says nothing of the day.
    var isEmpty: Bool {
      band == nil && load == nil && groups.isEmpty && because.isEmpty && notBecause.isEmpty && isFlare == nil
        && isRelativeFlare == nil
        && bands.isEmpty && probability == nil && isMissing == nil && insights.isEmpty && noInsights.isEmpty
        && seekCare == nil
    }
  }

  /// Which red flags must speak on a day.
  public enum SeekCareExpectation: Sendable, Hashable {
    /// None at all.
    case none
    /// Of each symptom or metric, as a flag names it, the levels of just the rules that speak; empty for none of its
    /// own.
    case levels([SymptomID: [SeekCare.Level]])
  }

  /// A part of the pack that is only for some people.
  public struct Part: Sendable, Hashable {
    /// As `pack lint` writes paths, such as `risk.factors.period`.
    public var path: String
    /// Where the scenario names it.
    public var place: Place
  }

  /// A value that the scale of a symptom must not have.
  public struct Refusal: Sendable {
    /// The symptom whose scale must refuse the value.
    public var symptom: SymptomID
    /// A value that is not on the scale.
    public var value: Double
    public var place: Place
  }

  /// A metric's value on a day goes from one number to another in twenty steps, and something on the last day follows
  /// it.
  public struct Monotony: Sendable {
    /// What must move with the metric.
    public enum Subject: Sendable, Hashable {
      case load
      case group(GroupID)
      case factor(FactorID)
    }

    /// Which way it must move as the metric grows.
    public enum Course: String, Sendable, CaseIterable {
      case falls, rises
    }

    /// How many values are tried between the two ends.
    public static let steps = 20

    /// The metric that is moved.
    public var metric: MetricID
    /// The value that is tried first.
    public var from: Double
    /// The value that is tried last; above or below the first.
    public var to: Double
    /// What must follow the metric.
    public var subject: Subject
    /// Which way it must follow.
    public var course: Course
    /// Counted from 1; the last day unless written.
    public var day: Int
    public var place: Place
  }
}
