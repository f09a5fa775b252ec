extension RiskEvaluator {
  /// What is worked out of one day; room that many days share.
  struct DayState {
    var values: [Double?]
    var points: [Double?]
    var scores: [Double?]
    var known: [Double] = []

    init(factors: Int, groups: Int) {
      values = Array(repeating: nil, count: factors)
      points = values
      scores = Array(repeating: nil, count: groups)
    }
  }

  /// One metric after the other, the numbers from its look-back before the first day to the last day.
  struct Columns {
    var numbers: [Double] = []
    /// Where in `numbers` the first day of each metric stands.
    var firsts: [Int] = []
    /// Of each response that is compared with other days, the values of its window day by day, from as far back as the
    /// first day is compared with; empty for the others.
    var windows: [[Double]] = []
  }

  func columns(for days: ClosedRange<Day>, in table: DayTable) -> Columns {
    var columns = metrics.reduce(into: Columns()) { columns, metric in
      columns.firsts.append(columns.numbers.count + metric.lookback)
      columns.numbers += table.numbers(
        of: metric.id, on: days.lowerBound.advanced(by: -metric.lookback)...days.upperBound)
    }
    let length = days.lowerBound.distance(to: days.upperBound) + 1
    columns.windows = responses.map { response in
      guard let against = response.against, let value = response.value else { return [] }
      let reach = against.reach(of: response.over)
      let first = columns.firsts[response.metric] - response.lag - reach - response.over + 1
      return value.values(columns.numbers, of: response.over, from: first, count: reach + length)
    }
    return columns
  }

  /// Works out the day that lies so many days after the first one of the columns.
  func score(_ offset: Int, _ columns: Columns, _ state: inout DayState) {
    // By their places: a copy of each response would cost more than its window.
    for place in responses.indices {
      let end = columns.firsts[responses[place].metric] + offset - responses[place].lag + 1
      let value: Double?
      if let against = responses[place].against {
        let (over, windows) = (responses[place].over, columns.windows[place])
        value = against.comparison(windows, at: against.reach(of: over) + offset, over: over)?.value
      } else {
        value = responses[place].value?(columns.numbers, (end - responses[place].over)..<end, scratch: &state.known)
      }
      state.values[responses[place].factor] = value
      state.points[responses[place].factor] = value.map { responses[place].curve($0) }
    }
    // A compound may have parts in groups that are scored later, so every response that needs no group's score comes
    // first.
    for response in raisedResponses {
      state.values[response.factor] = nil
      state.points[response.factor] = nil
    }
    scoreCompounds(&state)
    for place in groups.indices {
      state.scores[place] = groups[place].countsOthers ? nil : score(of: groups[place], state.points)
    }
    guard !raisedResponses.isEmpty else { return }

    let scores = state.scores.compactMap { $0 }
    let raised = scores.isEmpty ? nil : Double(scores.count { $0 >= RiskModel.raisedScore })
    for response in raisedResponses {
      state.values[response.factor] = raised
      state.points[response.factor] = raised.map(response.curve.callAsFunction)
    }
    // Those that have parts in groups scored only now get their points now.
    scoreCompounds(&state)
    for place in groups.indices where groups[place].countsOthers {
      state.scores[place] = score(of: groups[place], state.points)
    }
  }

  /// The load out of a day's points and scores: the weighted mean of the known groups.
  func load(on day: Day, from state: DayState) -> LoadScore {
    var (known, total, sum) = (0.0, 0.0, 0.0)
    for (group, score) in zip(groups, state.scores) {
      total += group.weight
      guard let score else { continue }
      known += group.weight
      sum += group.weight * score
    }
    let shares = zip(groups, state.scores).map { group, score in known > 0 && score != nil ? group.weight / known : 0 }
    return LoadScore(
      day: day, score: known > 0 && known * 2 >= total ? (sum / known).roundedHalfUp : nil,
      groups: zip(model.groups, state.scores).map {
        LoadScore.Group(id: $0.id, name: $0.name, weight: $0.weight, score: $1)
      },
      factors: model.factors.indices.map { place in
        let points = state.points[place]
        return LoadScore.Factor(
          id: model.factors[place].id, group: model.factors[place].group, value: state.values[place], points: points,
          effect: (points ?? 0) * (groupOfFactor[place].map { shares[$0] } ?? 0))
      })
  }

  private func score(of group: Group, _ points: [Double?]) -> Double? {
    var sum: Double?
    for factor in group.factors {
      if let points = points[factor] { sum = (sum ?? 0) + points }
    }
    return sum.map { min(100, max(0, $0)) }
  }

  /// Compounds may have parts in any group, and compounds of compounds: each is scored after its parts. One that is
  /// part of itself, which validation refuses, stays unknown.
  private func scoreCompounds(_ state: inout DayState) {
    for compound in compounds {
      var share: Double? = 1
      for part in compound.parts {
        guard let raised = state.points[part.factor] else {
          share = share == 0 ? 0 : nil
          continue
        }
        let partShare = part.highest > 0 ? min(1, max(0, raised / part.highest)) : 0
        share = partShare == 0 ? 0 : share.map { $0 * partShare }
      }
      state.points[compound.factor] = share.map { compound.points * $0 }
    }
  }
}
