import TrackerCore

/// A test of a pack: what was logged on some days, and what the pack must make of it.
public struct Scenario: Sendable {
  /// What must hold of a scenario.
  public enum Claim: Sendable {
    case expect([Expectation])
    case always(Monotony)
    case refused([Refusal])
  }

  /// A metric's values from the first day on; nil is not logged.
  public struct Series: Sendable {
    public var metric: MetricID
    public var values: [Double?]
  }

  public var name: String
  public var place: Place
  public var start: Day
  public var journal: [Series]
  public var claim: Claim

  /// For how many days, about, the load is worked out to judge it; a forecast looks at every day before.
  var looks: Int {
    switch claim {
    case .expect(let expectations): expectations.reduce(0) { $0 + ($1.probability == nil ? 1 : $1.day) }
    case .always: Monotony.steps + 1
    case .refused: 0
    }
  }

  /// Length of the journal in days, at least 1.
  public var length: Int { journal.reduce(1) { max($0, $1.values.count) } }
}

extension Scenario {
  /// What must hold at the end of a day.
  public struct Expectation: Sendable {
    /// Counted from 1.
    public var day: Int
    public var place: Place
    public var band: RiskBand?
    public var load: ClosedRange<Double>?
    public var groups: [(id: GroupID, range: ClosedRange<Double>)] = []
    /// Factors with points above 0.
    public var because: [FactorID] = []
    /// Factors without points above 0: none, fewer, or unknown.
    public var notBecause: [FactorID] = []
    public var isFlare: Bool?
    /// By the definition relative to the person's own usual.
    public var isRelativeFlare: Bool?
    /// The colour band that the day's value of a symptom lies in.
    public var bands: [(id: SymptomID, name: String)] = []
    /// Of a flare on the next day, for a person whose whole past is the journal up to the day.
    public var probability: ClosedRange<Double>?
    /// Whether there must be no load score.
    public var isMissing: Bool?

    /// Whether it speaks of the load, its groups or factors.
    var looksAtLoad: Bool {
      band != nil || load != nil || !groups.isEmpty || !because.isEmpty || !notBecause.isEmpty || isMissing != nil
    }

    /// Whether it says nothing of the day.
    var isEmpty: Bool {
      band == nil && load == nil && groups.isEmpty && because.isEmpty && notBecause.isEmpty && isFlare == nil
        && isRelativeFlare == nil
        && bands.isEmpty && probability == nil && isMissing == nil
    }
  }

  /// A value that the scale of a symptom must not have.
  public struct Refusal: Sendable {
    public var symptom: SymptomID
    public var value: Double
    public var place: Place
  }

  /// A metric's value on a day goes from one number to another in twenty steps, and something on the last day follows
  /// it.
  public struct Monotony: Sendable {
    public enum Subject: Sendable, Hashable {
      case load
      case group(GroupID)
      case factor(FactorID)
    }

    public enum Course: String, Sendable, CaseIterable {
      case falls, rises
    }

    public static let steps = 20

    public var metric: MetricID
    public var from: Double
    public var to: Double
    public var subject: Subject
    public var course: Course
    /// Counted from 1; the last day unless written.
    public var day: Int
    public var place: Place
  }
}
