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

  /// The symptoms looked at, with the bad end of each one's scale.
  public var symptoms: [Symptom]
  /// As a severity: on a scale whose bad end is low it is what the pack says, mirrored.
  public var atLeast: Double
  public var relative: Relative?

  /// A symptom that can make a day a flare, with as much of its scale as it takes to judge an answer.
  public struct Symptom: Sendable, Hashable, Codable {
    public var id: SymptomID
    public var range: ClosedRange<Double>
    public var step: Double
    public var worse: Direction
    public init(id: SymptomID, range: ClosedRange<Double>, step: Double, worse: Direction) {
      self.id = id
      self.range = range
      self.step = step
      self.worse = worse
    }

    public var metric: MetricID { MetricID("symptom.\(id)") }

    /// The least that an answer can be as a severity: 0 where the scale has a none, else its good end.
    public var lowestSeverity: Double { worse == .high ? min(0, range.lowerBound) : range.lowerBound }

    /// A value turned so that high is bad: mirrored within the range where low is.
    public func severity(of value: Double) -> Double {
      worse == .high ? value : range.lowerBound + range.upperBound - value
    }
  }

  public init(symptoms: [Symptom], atLeast: Double, relative: Relative? = nil) {
    self.symptoms = symptoms
    self.atLeast = atLeast
    self.relative = relative
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

  public init(day: Day, severity: Double? = nil, isFlare: Bool? = nil, isMarked: Bool = false) {
    self.day = day
    self.severity = severity
    self.isFlare = isFlare
    self.isMarked = isMarked
  }
}
