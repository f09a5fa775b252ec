extension FlareRule {
  /// Marks of a flare day (1) or of no flare (0) for all conditions, by hand or by import.
  public static let mark: MetricID = "flare.mark"
  /// What the marks for one condition begin with, up to and with the dot.
  public static let markPrefix = "flare.mark."
  /// Marks of a flare day (1) or of no flare (0) for one condition; on a day that has one, it counts and not the mark
  /// for all.
  public static func mark(of condition: PackID) -> MetricID { MetricID("\(markPrefix)\(condition)") }
  /// A day's severity 0 … 10 from an import that has no symptom for it.
  public static let severityMark: MetricID = "flare.severity"

  /// The metrics an outcome of a condition is made from.
  public func metrics(of condition: PackID) -> [MetricID] {
    symptoms.map(\.metric) + [FlareRule.mark(of: condition), FlareRule.mark, FlareRule.severityMark]
  }

  /// What a day was: a flare if a named symptom reaches `atLeast` or the day is marked as one, none if one was answered
  /// or the day is marked as none, else unanswered. Severity is the worst of the named symptoms, else the imported one.
  ///
  /// - Parameters:
  ///   - condition: Whose marks are looked at before those for all; nil where there is none of one condition alone.
  ///   - earlier: severities of the answered days among the `relative.over` days before; used only when `isRelative`.
  public func outcome(
    of day: Day, for condition: PackID? = nil, in table: DayTable, isRelative: Bool = false, earlier: [Double] = []
  ) -> DayOutcome {
    let answers = symptoms.compactMap { symptom in table[symptom.metric, day].number.map(symptom.severity(of:)) }
    let severity = answers.max() ?? table[FlareRule.severityMark, day].number
    let reached = answers.max().map { worst -> Bool in
      if isRelative, let relative, earlier.count >= Relative.fewestDays {
        return worst - earlier.median >= relative.above
      }
      return worst >= atLeast
    }
    let own = condition.flatMap { table[FlareRule.mark(of: $0), day].number }
    guard let mark = own ?? table[FlareRule.mark, day].number else {
      return DayOutcome(day: day, severity: severity, isFlare: reached)
    }
    return DayOutcome(day: day, severity: severity, isFlare: mark >= 0.5 || reached == true, isMarked: reached != true)
  }
}

extension [Double] {
  /// The middle value, the mean of the two middle ones for an even count, 0 for none.
  public var median: Double {
    let sorted = sorted()
    let middle = count / 2
    if isEmpty { return 0 }
    return count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
