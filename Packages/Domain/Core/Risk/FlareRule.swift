/// A pack's definition of a flare day.
public struct FlareRule: Sendable, Hashable, Codable {
  /// A flare relative to the person's own usual, for symptoms that are always there.
  public struct Relative: Sendable, Hashable, Codable {
    /// Points worse than the usual.
    public var above: Double
    /// The usual is the median of the answered days among so many days before.
    public var over: Int
    public init(above: Double, over: Int) {
      self.above = above
      self.over = over
    }
    /// Until so many of the days are answered, the absolute definition holds.
    public static let fewestDays = 7
  }

  /// How the symptoms of a day become its severity.
  public enum Take: String, Sendable, Codable, CaseIterable {
    /// The worst of them.
    case worst
    /// The mean of those that were answered, at least half of all.
    case mean
  }

  /// The symptoms looked at, with the bad end of each one's scale.
  public var symptoms: [Symptom]
  /// As a severity: on a scale whose bad end is low it is what the pack says, mirrored.
  public var atLeast: Double
  public var relative: Relative?
  /// How many symptoms must reach their thresholds on a day; nil for one. Only where the worst is taken.
  public var together: Int?
  /// nil for the worst.
  public var take: Take?
  /// So many days in a row must be so; the one that completes them is the first flare day. nil for one.
  public var days: Int?

  /// How many days in a row a pack may ask for.
  public static let daysInARow = 1...14

  /// Whether it takes several symptoms to make a day a flare day.
  public var isOfSeveral: Bool { (together ?? 1) > 1 || take == .mean }

  /// Whether a day is a flare day just where its own severity reaches `atLeast`.
  public var isOfSeverity: Bool { (together ?? 1) == 1 && (days ?? 1) == 1 }

  /// A symptom that can make a day a flare, with as much of its scale as it takes to judge an answer.
  public struct Symptom: Sendable, Hashable, Codable {
    public var id: SymptomID
    public var range: ClosedRange<Double>
    public var step: Double
    public var worse: Direction
    /// From which value on the symptom itself makes a flare, in its own units and turned so that high is bad; nil for
    /// the rule's own.
    public var threshold: Double?
    public init(
      id: SymptomID, range: ClosedRange<Double>, step: Double, worse: Direction, threshold: Double? = nil
    ) {
      self.id = id
      self.range = range
      self.step = step
      self.worse = worse
      self.threshold = threshold
    }

    public var metric: MetricID { MetricID("symptom.\(id)") }

    /// The least that an answer can be, turned so that high is bad: 0 where the scale has a none, else its good end.
    public var lowestSeverity: Double { worse == .high ? min(0, range.lowerBound) : range.lowerBound }

    /// A value turned so that high is bad, and turned back: mirrored within the range where low is.
    public func turned(_ value: Double) -> Double {
      worse == .high ? value : range.lowerBound + range.upperBound - value
    }
  }

  public init(
    symptoms: [Symptom], atLeast: Double, relative: Relative? = nil, together: Int? = nil, take: Take? = nil,
    days: Int? = nil
  ) {
    self.symptoms = symptoms
    self.atLeast = atLeast
    self.relative = relative
    self.together = together
    self.take = take
    self.days = days
  }
}

/// What a day was: its severity and whether it was a flare, each nil where unanswered.
public struct DayOutcome: Sendable, Hashable, Codable {
  public var day: Day
  /// 0 … 10, high is bad.
  public var severity: Double?
  public var isFlare: Bool?
  /// Whether a mark made by hand or an import decided it, not the pack's definition.
  public var isMarked: Bool
  /// Of a flare day that took several days in a row, the first of them; nil where the day stands for itself.
  public var runStart: Day?

  public init(
    day: Day, severity: Double? = nil, isFlare: Bool? = nil, isMarked: Bool = false, runStart: Day? = nil
  ) {
    self.day = day
    self.severity = severity
    self.isFlare = isFlare
    self.isMarked = isMarked
    self.runStart = runStart
  }
}
