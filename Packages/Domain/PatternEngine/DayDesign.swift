import Foundation
import TrackerStatistics

/// Rows of days, each with what explains the next day without any exposure: `docs/patterns.md`, 2.
struct DayDesign {
  /// The days of the rows.
  let days: [Int]
  /// The severity of the day after each.
  let next: [Double]
  /// A constant, severity, its weighted mean so far, trend, its square, sine and cosine of the weekday.
  let covariates: [[Double]]

  /// - Parameter days: Days whose severity is known, and that of the next day.
  init(_ days: [Int], of outcome: Outcome, means: [Double?]) {
    self.days = days
    next = days.map { outcome.severity[$0 + 1] ?? 0 }
    let severity = days.map { outcome.severity[$0] ?? 0 }
    let centre = days.isEmpty ? 0 : severity.reduce(0, +) / Double(days.count)
    let place = days.indices.map { Double($0) / Double(days.count) - 0.5 }
    let angle = days.map { 2 * Double.pi * Double($0) / 7 }
    covariates = [
      days.map { _ in 1 }, severity.map { $0 - centre }, days.map { (means[$0] ?? centre) - centre }, place,
      place.map { $0 * $0 }, angle.map(sin), angle.map(cos),
    ]
  }
}

/// The regressions of one outcome on any number of exposures, one at a time.
struct AdjustedRegressions {
  private let outcome: Outcome
  private let means: [Double?]
  private let rows: DayBits
  /// By the rows: most exposures are known on the same days.
  private var designs: [DayBits: KnownDays] = [:]

  /// The rows on which an exposure is known.
  private struct KnownDays {
    let count: Int
    /// By day, the row; anything for a day that is none.
    let rows: [Int]
    /// nil where there are too few.
    let outcome: AdjustedOutcome?

    init(_ days: DayBits, of outcome: Outcome, means: [Double?]) {
      let design = DayDesign(days.days, of: outcome, means: means)
      count = design.days.count
      rows = design.days.enumerated().reduce(into: Array(repeating: 0, count: outcome.count)) {
        $0[$1.element] = $1.offset
      }
      self.outcome = AdjustedOutcome(design.next, covariates: design.covariates)
    }
  }

  /// - Parameter first: The first day that is a row; what is known of the days before it still explains severity.
  init(_ outcome: Outcome, from first: Int = 0) {
    self.outcome = outcome
    means = outcome.weightedMeans
    rows = outcome.rows.from(first)
  }

  /// - Parameter exposure: Held against the next day's severity.
  mutating func effect(of exposure: Exposure) -> PatternFinding.Effect {
    let known = rows.intersection(exposure.known)
    let days = designs[known] ?? KnownDays(known, of: outcome, means: means)
    designs[known] = days
    let exposed = known.intersection(exposure.yes)
    let slope = days.outcome?.slope(
      with: exposed.days.map { days.rows[$0] }, without: known.subtracting(exposed).days.map { days.rows[$0] })
    return PatternFinding.Effect(days: days.count, exposedDays: exposed.count, slope: slope)
  }

  /// The slopes of all exposures but one, each with that one as a covariate, on the days on which all are known.
  func slopes(of exposures: [Exposure], beside place: Int) -> [PartialSlope] {
    let known = exposures.reduce(rows) { $0.intersection($1.known) }
    let design = DayDesign(known.days, of: outcome, means: means)
    func column(_ exposure: Exposure) -> [Double] { design.days.map { exposure.yes.contains($0) ? 1 : 0 } }
    let adjusted = AdjustedOutcome(design.next, covariates: design.covariates + [column(exposures[place])])
    return exposures.indices.filter { $0 != place }.compactMap { adjusted?.slope(of: column(exposures[$0])) }
  }
}
