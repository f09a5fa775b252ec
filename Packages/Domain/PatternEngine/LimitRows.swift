import TrackerStatistics

/// The days that a limit is looked for in: what today leaves unexplained of the next day, and whether that was a flare.
struct LimitRows {
  /// In their order.
  let days: [Int]
  /// The severity of the day after each, freed as `docs/patterns.md`, 2, says; nil where there are too few days, or
  /// severity hardly varies.
  let adjusted: AdjustedOutcome?
  private let flares: [Bool]

  /// - Parameter asked: Days on which whatever is held against the next day is known.
  init(_ outcome: Outcome, on asked: DayBits) {
    let next = outcome.flare.shifted(by: -1)
    days = outcome.rows.intersection(next.known).intersection(asked).days
    flares = days.map { next.yes.contains($0) }
    let design = DayDesign(days, of: outcome, means: outcome.weightedMeans)
    adjusted = AdjustedOutcome(design.next, covariates: design.covariates)
  }

  /// How many of the rows with an answer had a flare on the next day.
  ///
  /// - Parameter answers: One for each row.
  func flares(_ answers: [Bool], where answer: Bool) -> Proportion {
    Proportion(count: zip(answers, flares).count { $0 == answer && $1 }, of: answers.count { $0 == answer })
  }

  /// What is missing before anything is claimed.
  ///
  /// - Parameters:
  ///   - answers: One for each row.
  ///   - days: Days that could have been rows.
  func missing(_ answers: [Bool], of days: Int) -> PatternFinding.Missing {
    let exposed = answers.count { $0 }
    return PatternFinding.Missing(
      days: max(0, PatternAnalysis.Needed.days - days),
      exposedDays: max(0, PatternAnalysis.Needed.exposedDays - exposed),
      unexposedDays: max(0, PatternAnalysis.Needed.exposedDays - (answers.count - exposed)),
      flares: max(0, PatternAnalysis.Needed.flares - flares.count { $0 }))
  }
}
