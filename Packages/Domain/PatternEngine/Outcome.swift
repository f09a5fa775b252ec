/// How bad each day was, and whether it was a flare: what exposures are held against.
public struct Outcome: Sendable, Hashable {
  /// 0 … 10, high is bad; nil where it is not known. Day 0 is the first logged day.
  public let severity: [Double?]
  let flare: Exposure

  /// An outcome from the first day on; nil where it is not known. Both have the same days.
  public init(severity: [Double?], flare: [Bool?]) {
    precondition(severity.count == flare.count, "severities of \(severity.count) days, flares of \(flare.count)")
    self.severity = severity
    self.flare = Exposure("flare", flare)
  }

  private init(severity: [Double?], flare: Exposure) {
    self.severity = severity
    self.flare = flare
  }

  var count: Int { severity.count }

  /// The days before `end`.
  func days(before end: Int) -> Outcome {
    Outcome(severity: Array(severity.prefix(end)), flare: flare.days(before: end))
  }

  /// The days on which severity is known, and on the next day, too: the rows of every regression.
  var rows: DayBits {
    severity.indices.dropLast().filter { severity[$0] != nil && severity[$0 + 1] != nil }
      .reduce(into: DayBits(count: count)) { $0.insert($1) }
  }

  /// For each day the mean of the severities so far, with weights that fall by a tenth on every known day; nil before
  /// the first.
  var weightedMeans: [Double?] {
    var (sum, weight) = (0.0, 0.0)
    return severity.map { severity in
      if let severity {
        sum = 0.9 * sum + severity
        weight = 0.9 * weight + 1
      }
      return weight > 0 ? sum / weight : nil
    }
  }
}
