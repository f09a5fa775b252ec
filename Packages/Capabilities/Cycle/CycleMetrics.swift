import TrackerCore

/// What packs can ask of the cycle: what was logged, and what follows from it.
enum CycleMetrics {
  static let flow: MetricID = "cycle.flow"
  static let spotting: MetricID = "cycle.spotting"
  static let start: MetricID = "cycle.start"
  static let end: MetricID = "cycle.end"
  /// What people logged by hand before there were these metrics: 1 on the days that their pack asked for. Where a day
  /// has it, it counts.
  static let byHand: MetricID = "custom.menstruation"

  static let all = logged + derived

  private static let logged: [MetricDefinition] = [
    metric(flow, "Flow", "points", 0...3, .max, "How strong the flow was: 1 is light, 2 medium, 3 heavy."),
    metric(spotting, "Spotting", "yes or no", 0...1, .max, "1 on a day with spotting."),
    metric(
      start, "Start of a period", "yes or no", 0...1, .max, "1 on a day that was marked as the start of a period."),
    metric(end, "End of a period", "yes or no", 0...1, .max, "1 on a day that was marked as the end of a period."),
  ]

  /// Looks back over one cycle.
  private static let lookback = PeriodDays.longestCycle + PeriodDays.daysOfOne

  private static let derived: [MetricDefinition] = [
    metric(
      "cycle.day", "Day of the cycle", "days", 1...60, .last,
      "1 on the first day of a period. It is unknown when no period started in the last 60 days.",
      derivation: derivation(lookback) { $0.dayOfCycle.map(Double.init) }),
    metric(
      "cycle.period", "Period", "yes or no", 0...1, .max,
      "1 on the days of a period. 0 on other days of a known cycle.",
      derivation: derivation(lookback, takesByHand: true) { $0.isPeriod.map { $0 ? 1 : 0 } }),
    metric(
      "cycle.days_before", "Days before the next period", "days", 0...60, .last,
      """
      Days to the expected start, from the middle length of the last 6 cycles. It needs 2 complete cycles, and is \
      unknown after the expected day.
      """,
      derivation: derivation(PeriodDays.lookback) { days in
        days.expected.map { days.last.distance(to: $0.day) }.flatMap { $0 < 0 ? nil : Double($0) }
      }),
    metric(
      "cycle.around_onset", "Around the start of a period", "yes or no", 0...1, .max,
      """
      1 from two days before the expected start to day 3. 0 on other days. The two days before need 2 complete \
      cycles.
      """,
      derivation: derivation(PeriodDays.lookback, takesByHand: true) { $0.isAroundOnset.map { $0 ? 1 : 0 } }),
  ]

  private static func metric(
    _ id: MetricID, _ name: Phrase, _ unit: String, _ range: ClosedRange<Double>, _ fold: Fold, _ about: Phrase,
    derivation: MetricDefinition.Derivation? = nil
  ) -> MetricDefinition {
    MetricDefinition(
      id: id, name: name, unit: unit, range: range, direction: nil, fold: fold, absence: .unknown, about: about,
      derivation: derivation, category: .health)
  }

  /// Most days of most people have no start near them: then the long way back is not gone.
  ///
  /// - Parameter takesByHand: Whether a number that was logged by hand stands for the day's value.
  private static func derivation(
    _ back: Int, takesByHand: Bool = false, _ value: @escaping @Sendable (PeriodDays) -> Double?
  )
    -> MetricDefinition.Derivation
  {
    .init(inputs: [flow, start, end] + (takesByHand ? [byHand] : []), lookback: back) { table, day in
      if takesByHand, let number = table[byHand, day].number { return .value(min(1, max(0, number))) }
      let near = PeriodDays(table, upTo: day, back: lookback)
      guard near.dayOfCycle != nil else { return .unknown }
      return DayValue(value(back > lookback ? PeriodDays(table, upTo: day, back: back) : near))
    }
  }
}
