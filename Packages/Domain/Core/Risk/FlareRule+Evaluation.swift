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

  /// Days before a day that its outcome looks at.
  ///
  /// - Parameter isRelative: Whether flares are judged against the person's own usual.
  public func lookback(isRelative: Bool) -> Int { (days ?? 1) - 1 + (isRelative ? relative?.over ?? 0 : 0) }

  /// A symptom's answer as a severity, 0 … 10. With a threshold of its own it reaches `atLeast` just where the answer
  /// reaches that, and 10 at the bad end of its scale; straight lines lie between.
  public func severity(of value: Double, for symptom: Symptom) -> Double {
    let value = symptom.turned(value)
    guard let threshold = symptom.threshold else { return value }
    guard value > threshold else { return threshold > 0 ? value / threshold * atLeast : atLeast }
    let bad = symptom.range.upperBound
    guard bad > threshold else { return atLeast }
    return atLeast + (max(10, atLeast) - atLeast) * (value - threshold) / (bad - threshold)
  }

  /// The least distance between two severities that a day can have; 0 without symptoms.
  public var severityStep: Double {
    let steps = symptoms.map { symptom -> Double in
      guard let threshold = symptom.threshold, threshold > 0 else { return symptom.step }
      let below = symptom.step / threshold * atLeast
      let bad = symptom.range.upperBound
      guard bad > threshold, atLeast < 10 else { return below }
      return min(below, symptom.step / (bad - threshold) * (10 - atLeast))
    }
    return (steps.min() ?? 0) / (take == .mean ? Double(max(1, symptoms.count)) : 1)
  }

  /// The answer of a symptom that has a severity: what `severity(of:for:)` turns around, within the symptom's scale.
  public func value(of severity: Double, for symptom: Symptom) -> Double {
    var value = severity
    if let threshold = symptom.threshold {
      let (bad, top) = (symptom.range.upperBound, max(10, atLeast))
      value =
        severity <= atLeast || top <= atLeast
        ? (atLeast > 0 ? severity / atLeast : 1) * threshold
        : threshold + (bad - threshold) * (severity - atLeast) / (top - atLeast)
    }
    return symptom.turned(min(symptom.range.upperBound, max(symptom.lowestSeverity, value)))
  }

  /// What a day was: a flare if the named symptoms reach what the rule asks for or the day is marked as one, none if
  /// one was answered or the day is marked as none, else unanswered. Severity is the worst of the named symptoms, or
  /// their mean, else the imported one.
  ///
  /// Where several days in a row are needed, a day marked as a flare is one of them, and the day is unknown if one of
  /// the days before is and none of them stands against it. Days after it make no difference.
  ///
  /// - Parameters:
  ///   - condition: Whose marks are looked at before those for all; nil where there is none of one condition alone.
  ///   - table: Holds `lookback` days before the day.
  ///   - earlier: Severities of the answered days among the `relative.over` days before a day; used only when
  ///     `isRelative`. nil to read them from the table.
  public func outcome(
    of day: Day, for condition: PackID? = nil, in table: DayTable, isRelative: Bool = false,
    earlier: ((Day) -> [Double])? = nil
  ) -> DayOutcome {
    let usual = earlier ?? { severities(before: $0, in: table) }
    func state(_ day: Day) -> (severity: Double?, reached: Bool?, mark: Double?) {
      let answered = answers(on: day, in: table, isRelative: isRelative, earlier: usual)
      let own = condition.flatMap { table[FlareRule.mark(of: $0), day].number }
      return (answered.severity, answered.reached, own ?? table[FlareRule.mark, day].number)
    }
    let today = state(day)
    var reached = today.reached
    var runStart: Day?
    if let days, days > 1, reached == true {
      let first = day.advanced(by: 1 - days)
      let before = (1..<days).map { back -> Bool? in
        let past = state(day.advanced(by: -back))
        return past.mark.map { $0 >= 0.5 || past.reached == true } ?? past.reached
      }
      reached = before.contains(false) ? false : before.contains(nil) ? nil : true
      if reached == true { runStart = first }
    }
    let severity = today.severity ?? table[FlareRule.severityMark, day].number
    guard let mark = today.mark else {
      return DayOutcome(day: day, severity: severity, isFlare: reached, runStart: runStart)
    }
    return DayOutcome(
      day: day, severity: severity, isFlare: mark >= 0.5 || reached == true, isMarked: reached != true,
      runStart: runStart)
  }

  /// The answers that tell how bad a day was, the worst first: that of the worst symptom; where several must come
  /// together, or their mean counts, those of all that reach what the rule asks for, or of the worst where fewer do.
  ///
  /// Empty for a day without answers.
  public func telling(on day: Day, in table: DayTable) -> [(symptom: Symptom, value: Double)] {
    let answers = symptoms.compactMap { symptom in
      table[symptom.metric, day].number.map { (symptom: symptom, value: $0, severity: severity(of: $0, for: symptom)) }
    }
    let sorted = answers.enumerated().sorted { left, right in
      (right.element.severity, left.offset) < (left.element.severity, right.offset)
    }.map(\.element)
    let reaching = isOfSeveral ? sorted.filter { $0.severity >= atLeast } : []
    return (reaching.isEmpty ? Array(sorted.prefix(1)) : reaching).map { ($0.symptom, $0.value) }
  }

  /// The severity of a day by its answers, and whether it is as bad as a flare day; nil where unanswered.
  private func answers(
    on day: Day, in table: DayTable, isRelative: Bool, earlier: (Day) -> [Double]
  ) -> (severity: Double?, reached: Bool?) {
    let severities = symptoms.compactMap { symptom in
      table[symptom.metric, day].number.map { severity(of: $0, for: symptom) }
    }
    guard let worst = severities.max() else { return (nil, nil) }
    var level = worst
    if take == .mean {
      guard severities.count * 2 >= symptoms.count else { return (nil, nil) }
      level = severities.reduce(0, +) / Double(severities.count)
    }
    if isRelative, let relative {
      let before = earlier(day)
      if before.count >= Relative.fewestDays { return (level, level - before.median >= relative.above) }
    }
    if let together, together > 1, take != .mean {
      return (level, severities.count { $0 >= atLeast } >= together)
    }
    return (level, level >= atLeast)
  }

  /// The severities of the answered days among those that the own usual is made of.
  private func severities(before day: Day, in table: DayTable) -> [Double] {
    guard let over = relative?.over, over > 0 else { return [] }
    return (1...over).reversed().compactMap { back in
      let day = day.advanced(by: -back)
      return answers(on: day, in: table, isRelative: false, earlier: { _ in [] }).severity
        ?? table[FlareRule.severityMark, day].number
    }
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
