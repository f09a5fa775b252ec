extension FlareRule {
  /// Marks of a flare day (1) or of no flare (0), by hand or by import.
  public static let mark: MetricID = "flare.mark"
  /// A day's severity 0 … 10 from an import that has no symptom for it.
  public static let severityMark: MetricID = "flare.severity"

  /// The metrics an outcome is made from.
  public var metrics: [MetricID] { symptoms.map(\.metric) + [FlareRule.mark, FlareRule.severityMark] }

  /// What a day was: a flare if a named symptom reaches `atLeast` or the day is marked as one, none if one was answered
  /// or the day is marked as none, else unanswered. Severity is the worst of the named symptoms, else the imported one.
  ///
  /// - Parameter earlier: severities of the answered days among the `relative.over` days before; used only when
  ///   `isRelative`.
  public func outcome(of day: Day, in table: DayTable, isRelative: Bool = false, earlier: [Double] = []) -> DayOutcome {
    let answers = symptoms.compactMap { symptom in table[symptom.metric, day].number.map(symptom.severity(of:)) }
    let severity = answers.max() ?? table[FlareRule.severityMark, day].number
    let reached = answers.max().map { worst -> Bool in
      if isRelative, let relative, earlier.count >= Relative.fewestDays {
        return worst - earlier.median >= relative.above
      }
      return worst >= atLeast
    }
    guard let mark = table[FlareRule.mark, day].number else {
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
