import TrackerApplication
import TrackerCore

/// The figures of what each factor counts, for whoever knows log-odds.
struct WeightFigures {
  let weights: [PredictView.Weight]
  let format: TextFormatter

  var table: [Block] {
    let about = [
      "Each figure is the change in log-odds of a flare the next day.",
      "It holds for a day one standard deviation above your average; 0 is no effect.",
      "Pack: from studies or experts. Learnt: from your own days.",
      "Range: where the true value probably lies (80%).",
    ]
    return about.map { .sentence("\(format($0))") } + [rows]
  }

  private var rows: Block {
    let isTuned = weights.contains { $0.tunedPrior != nil }
    let isOwn = weights.contains { $0.records != nil }
    let columns: [Block.Table.Column] =
      [.init(format("factor")), .init(format("pack"), .trailing)]
      + (isTuned ? [.init(format("tuned"), .trailing)] : []) + [
        .init(format("learnt"), .trailing), .init(format("range"), .trailing), .init(format("days"), .trailing),
      ] + (isOwn ? [.init("")] : [])
    let rows = weights.map { weight in
      let tuned: RichText = "\(weight.tunedPrior.map(format.logOdds) ?? "")"
      let own: RichText = "\(weight.records.map { format($0 == .confirmed ? "confirmed" : "likely") } ?? "")"
      return Block.Table.Row(
        ["\(weight.name)", "\(format.logOdds(weight.prior))"] + (isTuned ? [tuned] : []) + [
          "\(format.logOdds(weight.posterior))", "\(format.logOdds(weight.posteriorFrom, to: weight.posteriorTo))",
          "\(weight.knownDays)",
        ] + (isOwn ? [own] : []))
    }
    return .table(.init(columns, rows: rows))
  }

  // MARK: After how many days

  var timing: [Block] {
    let about = format(
      "How many points worse (0 to 10) a day gets, allowing for the day before. Only clear effects are listed.")
    let rows = weights.flatMap { weight in
      weight.timing.filter(\.holds).map { timing in
        Block.Table.Row([
          "\(weight.name)", "\(format.lag(timing.lag))", "\(format.logOdds(timing.slope))",
          "\(format.logOdds(timing.from, to: timing.to))",
        ])
      }
    }
    let columns: [Block.Table.Column] = [
      .init(format("factor")), .init(format("shows")), .init(format("points"), .trailing),
      .init(format("range"), .trailing),
    ]
    let found: Block =
      rows.isEmpty ? .sentence("\(format("Nothing is clear yet."))") : .table(.init(columns, rows: rows))
    return [.heading(.init("\(format("How soon each factor shows"))")), .sentence("\(about)"), found]
      + waiting(weights.filter { $0.timingDaysNeeded ?? 0 > 0 })
  }

  /// Factors for which days are missing, by how many.
  private func waiting(_ early: [PredictView.Weight]) -> [Block] {
    guard !early.isEmpty else { return [] }
    let groups = Dictionary(grouping: early) { $0.timingDaysNeeded ?? 0 }.sorted { $0.key < $1.key }
    let rows = groups.map { needed, weights in
      let missing = format(needed == 1 ? "1 more day" : "{count} more days", ["count": "\(needed)"])
      return Block.Table.Row(["\(missing)", "\(weights.map(\.name).sorted().joined(separator: ", "))"])
    }
    return [
      .sentence("\(format("Too few days yet for:"))"), .table(.init([.init("", .trailing), .init("")], rows: rows)),
    ]
  }
}
