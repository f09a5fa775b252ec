import TrackerApplication
import TrackerCore

extension PredictView {
  /// What each factor weighs, and after how many days it shows: a list of blocks for each part.
  ///
  /// - Parameter since: The first logged day.
  func weights(_ weights: [Weight], since: Day?, _ format: TextFormatter) -> [[Block]] {
    guard !weights.isEmpty else {
      let none = format("This condition looks at no factors: only your recent days move its forecast.")
      return [[.sentence("\(none)")]]
    }
    let about = format(
      """
      Log-odds of tomorrow's flare for a day that is one spread above your usual, 0 is no effect. “Pack” is what \
      is believed of people, “learnt” what your days have made of it so far, “likely” its plausible range; “own” where \
      your own records bear it out.
      """)
    return [
      [
        .heading(.init("\(format("What each factor weighs"))")), .sentence("\(about)"), table(weights, format),
        .sentence("\(inForce(weights, since, format))"),
      ], timing(weights, format),
    ]
  }

  private func table(_ weights: [Weight], _ format: TextFormatter) -> Block {
    let isTuned = weights.contains { $0.tunedPrior != nil }
    let isOwn = weights.contains(where: \.isOwn)
    let columns: [Block.Table.Column] =
      [.init(""), .init(format("pack"), .trailing)] + (isTuned ? [.init(format("tuned"), .trailing)] : []) + [
        .init(format("learnt"), .trailing), .init(format("likely"), .trailing), .init(format("days"), .trailing),
      ] + (isOwn ? [.init("")] : [])
    let rows = weights.map { weight in
      let tuned: RichText = "\(weight.tunedPrior.map(format.logOdds) ?? "")"
      let own: RichText = "\(weight.isOwn ? format("own") : "")"
      return Block.Table.Row(
        ["\(weight.name)", "\(format.logOdds(weight.prior))"] + (isTuned ? [tuned] : []) + [
          "\(format.logOdds(weight.posterior))", "\(format.logOdds(weight.posteriorFrom, to: weight.posteriorTo))",
          "\(weight.knownDays)",
        ] + (isOwn ? [own] : []))
    }
    return .table(.init(columns, rows: rows))
  }

  /// Since when the weights are in force and learnt: the day most of them share, then the others'.
  private func inForce(_ weights: [Weight], _ since: Day?, _ format: TextFormatter) -> String {
    let counts = Dictionary(grouping: weights.compactMap(\.inForceSince)) { $0 }
    guard let common = counts.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) })?.key else { return "" }
    let others = weights.filter { $0.inForceSince != common }.compactMap { weight in
      weight.inForceSince.map { "\(weight.name) \(format.long($0))" }
    }
    let sentences =
      [format("In force since {day}.", ["day": format.long(common)])]
      + (others.isEmpty ? [] : [format("But: {others}.", ["others": others.joined(separator: " · ")])])
      + [
        since.map { format("Learnt since {day}.", ["day": format.long($0)]) }
          ?? format("Nothing is learnt yet: log a day first.")
      ]
    return sentences.joined(separator: " ")
  }

  // MARK: After how many days

  private func timing(_ weights: [Weight], _ format: TextFormatter) -> [Block] {
    let about = format(
      """
      Points of severity (0 to 10) for a day one spread above your usual, next to how the day before was; only \
      what holds.
      """)
    let rows = weights.flatMap { weight in
      weight.timing.filter(\.holds).map { timing in
        Block.Table.Row([
          "\(weight.name)", "\(lag(timing.lag, format))", "\(format.logOdds(timing.slope))",
          "\(format.logOdds(timing.from, to: timing.to))",
        ])
      }
    }
    let columns: [Block.Table.Column] = [
      .init(""), .init(""), .init(format("points"), .trailing), .init(format("likely"), .trailing),
    ]
    let found: Block =
      rows.isEmpty
      ? .sentence("\(format("Nothing holds at any lag so far."))") : .table(.init(columns, rows: rows))
    return [.heading(.init("\(format("After how many days it shows"))")), .sentence("\(about)"), found]
      + waiting(weights.filter { $0.timingDaysNeeded ?? 0 > 0 }, format)
  }

  private func lag(_ days: Int, _ format: TextFormatter) -> String {
    switch days {
    case 0: format("the same day")
    case 1: format("the day after")
    default: format("{count} days after", ["count": "\(days)"])
    }
  }

  /// Factors for which days are missing, by how many.
  private func waiting(_ early: [Weight], _ format: TextFormatter) -> [Block] {
    guard !early.isEmpty else { return [] }
    let groups = Dictionary(grouping: early) { $0.timingDaysNeeded ?? 0 }.sorted { $0.key < $1.key }
    let rows = groups.map { needed, weights in
      let missing = format("{count} more", ["count": "\(needed)"])
      return Block.Table.Row(["\(missing)", "\(weights.map(\.name).sorted().joined(separator: ", "))"])
    }
    return [
      .sentence("\(format("Not enough days yet:"))"), .table(.init([.init("", .trailing), .init("")], rows: rows)),
    ]
  }
}
