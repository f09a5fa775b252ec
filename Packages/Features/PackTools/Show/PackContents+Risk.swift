import TrackerApplication
import TrackerCore

extension PackContents {
  var flareItems: [Item] {
    let relative = pack.flare.relative.map { relative in
      item(
        format(
          "for people whose symptoms never go away: {above} or more above their own level of the last {days} days",
          ["above": number(relative.above.words), "days": "\(relative.over)"]), at: "flare.relative")
    }
    let rule = pack.flare
    let looked = ["list": list(rule.of)]
    let own = (rule.each ?? [:]).sorted { $0.key < $1.key }.map { id, value in
      item(
        format("{symptom}: its own value is {value}", ["symptom": id.rawValue, "value": number(value.words)]),
        at: "flare.each.\(id)")
    }
    let needed = [
      rule.together.map { item(format("at least {count} of them together", ["count": "\($0)"]), at: "flare.together") },
      rule.days.map {
        item(format("on {count} days in a row; the last is the first flare day", ["count": "\($0)"]), at: "flare.days")
      },
      relative,
    ]
    return [
      item(
        rule.take == .mean ? format("the mean of {list}", looked) : format("the worst of {list}", looked),
        at: "flare.of"),
      item(
        format("at least {value}, where high is worse", ["value": number(rule.atLeast.words)]),
        at: "flare.at_least"),
    ] + own + needed.compactMap { $0 }
  }

  func item(_ group: RiskModel.Group) -> Item {
    item(
      format(
        "{id}: {name}, weight {weight}",
        ["id": group.id.rawValue, "name": group.name, "weight": number(group.weight.brief)]),
      at: "risk.groups.\(group.id).weight",
      pack.factors.filter { $0.group == group.id }.map(item))
  }

  private func item(_ factor: PackShowView.Factor) -> Item {
    let path = "risk.factors.\(factor.id)"
    let prior = format(
      "before anything is learnt: log-odds {odds} (sure: {sure})",
      ["odds": number(factor.logOdds.brief), "sure": factor.sure.rawValue])
    return item(
      "\(factor.id): \(factor.name)", at: path,
      rule(of: factor, at: path) + sentences(of: factor, at: "\(path).says") + [
        item(prior, at: "\(path).prior"),
        named("source: {list}", factor.sources, at: "\(path).source"),
        optional(factor.why.map { format("why: {text}", ["text": $0]) }, at: "\(path).why"),
        kept(factor.keep, at: "\(path).keep"),
        item(for: factor.appliesTo, at: path),
      ])
  }

  private func sentences(of factor: PackShowView.Factor, at path: String) -> [Item?] {
    switch factor.sentences {
    case .plain(let text): [item(format("says: {text}", ["text": text]), at: path)]
    case .sentences(let raises, let lowers):
      [("raises", raises), ("lowers", lowers)].flatMap { direction, sentence -> [Item?] in
        (sentence?.texts ?? []).map { item("\(direction): \($0)", at: "\(path).\(direction)") }
      }
    }
  }

  /// How points come of values: of a metric over a window of days, or of other factors.
  private func rule(of factor: PackShowView.Factor, at path: String) -> [Item?] {
    var items: [Item?] = []
    if let metric = factor.metric, let response = factor.response {
      let window = [
        factor.over == 1 ? nil : factor.over.map { format("over {count} days", ["count": "\($0)"]) },
        factor.lag == 0 ? nil : factor.lag.map { format.count($0, "1 day earlier", "{count} days earlier") },
        factor.take, factor.at.map { "at: \($0.rawValue)" }, factor.against.map { "against: \($0)" },
        factor.in.map { "in: \($0)" },
      ].compactMap { $0 }
      items.append(item(list([metric.rawValue] + window), at: "\(path).metric"))
      let points = response.map { pair in "\(number((pair.first ?? 0).brief)) → \(number((pair.last ?? 0).brief))" }
      items.append(named("points: {list}", points, at: "\(path).response"))
    }
    if let parts = factor.allOf, let points = factor.points {
      items.append(named("all of {list}", parts, at: "\(path).all_of"))
      items.append(item(format("points: up to {points}", ["points": number(points.words)]), at: "\(path).points"))
    }
    return items
  }

  func item(_ insight: PackShowView.Insight) -> Item {
    let path = "insights.\(insight.id)"
    return item(
      "\(insight.id): \(insight.says)", at: "\(path).says",
      [
        item("\(insight.metric): \(compared(insight))", at: "\(path).when"),
        item(format.count(insight.period, "at most once a day", "at most every {count} days"), at: "\(path).period"),
        item(for: insight.appliesTo, at: path),
      ])
  }

  /// When an insight speaks.
  private func compared(_ insight: PackShowView.Insight) -> String {
    let words =
      switch insight.comparison {
      case .atLeast(let amount): format("at least {amount}", ["amount": format.number(amount)])
      case .atMost(let amount): format("at most {amount}", ["amount": format.number(amount)])
      case .aboveDayBefore(let amount):
        format("{amount} or more above the day before", ["amount": format.number(amount)])
      case .belowDayBefore(let amount):
        format("{amount} or more below the day before", ["amount": format.number(amount)])
      case .aboveUsual(let amount): format("{amount} or more above the usual", ["amount": format.number(amount)])
      case .belowUsual(let amount): format("{amount} or more below the usual", ["amount": format.number(amount)])
      }
    return insight.running == 1
      ? words : format("{compared}, on {count} days in a row", ["compared": words, "count": "\(insight.running)"])
  }
}
