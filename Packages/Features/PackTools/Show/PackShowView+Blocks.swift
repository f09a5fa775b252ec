import TrackerApplication
import TrackerCore

extension PackShowView {
  public func blocks(_ format: TextFormatter) -> [Block] { PackListing(pack: self, format: format).blocks }
}

/// A pack as a list of everything in it, in the words of a language; texts of the pack, ids and keys stay as written.
private struct PackListing {
  private typealias Item = Block.ItemList.Item

  let pack: PackShowView
  let format: TextFormatter

  var blocks: [Block] {
    let head = format("{name}, revision {revision}", ["name": pack.name, "revision": "\(pack.revision)"])
    let parts: [(title: String, items: [Item])] = [
      (head, headItems), (format("Symptoms"), pack.symptoms.map(item)),
      (format("Check-in, in this order"), [item(list(pack.checkIn), at: "check_in")]),
      (format("Scales"), pack.scales.map(item)), (format("Questions while setting up"), pack.onboarding.map(item)),
      (format("What counts as a flare"), flareItems),
      (format("Food groups"), pack.foods.map(item)), (format("Own metrics"), (pack.metrics ?? []).map(item)),
      (format("When to get help"), (pack.redFlags ?? []).map(item)),
      (format("Groups and factors"), pack.groups.map(item)), (format("Worth knowing"), pack.insights.map(item)),
      (format("Messages"), messageItems),
      (format("References"), pack.references.map(item)),
    ]
    return parts.filter { !$0.items.isEmpty }.map { part in
      .section([.heading(.init(.asWritten(part.title))), .details([.list(.init(part.items))])])
    }
  }

  /// - Parameters:
  ///   - path: The value's, by which its place is found; nil for what stands nowhere.
  ///   - parts: What is told below it; nil for what there is not.
  private func item(_ text: String, at path: String? = nil, _ parts: [Item?] = []) -> Item {
    let place = path.flatMap { pack.origins?[$0] }.map { place in
      Block.sentence("\(format("from {place}", ["place": "\(place)"]), .faint)")
    }
    let parts = parts.compactMap { $0 }
    // A pack may speak of symptoms at the beginning of a text.
    return Item(.asWritten(text), details: [place, parts.isEmpty ? nil : .list(.init(parts))].compactMap { $0 })
  }

  /// Like `item`, nil where there is no text.
  private func optional(_ text: String?, at path: String) -> Item? { text.map { item($0, at: path) } }

  /// A list as `{list}` within a phrase, nil where it is empty.
  private func named(_ phrase: String, _ things: [some CustomStringConvertible], at path: String) -> Item? {
    things.isEmpty ? nil : item(format(phrase, ["list": list(things)]), at: path)
  }

  private func list(_ things: [some CustomStringConvertible]) -> String {
    things.map(\.description).joined(separator: ", ")
  }

  /// A number that a pack or the program has, with the language's sign before its decimals.
  private func number(_ words: String) -> String { format.words.number(words) }

  private func range(_ lowest: Double, _ highest: Double) -> [String: String] {
    ["lowest": number(lowest.words), "highest": number(highest.words)]
  }

  private func worse(_ direction: Direction) -> String {
    direction == .high ? format("high is worse") : format("low is worse")
  }

  private var headItems: [Item] {
    let first = [
      item(pack.summary, at: "summary"), named("builds on {list}", pack.extends, at: "extends"),
      named("also called {list}", pack.aliases, at: "aliases"),
    ]
    return first.compactMap { $0 } + pack.codes.map { item("\($0.code) \($0.display) (\($0.system))", at: "codes") }
      + [item(format("content hash {hash}", ["hash": String(pack.hash.rawValue.prefix(12))]))]
  }

  private func item(_ symptom: PackShowView.Symptom) -> Item {
    let path = "symptoms.\(symptom.id)"
    let facts = [
      format("{lowest} to {highest}", range(symptom.lowest, symptom.highest)), worse(symptom.worse),
      counted(symptom.fold),
    ]
    return item(
      "\(symptom.id): \(symptom.name) (\(list(facts)))", at: path,
      [
        optional(symptom.about, at: "\(path).about"), item(words(of: symptom.anchors), at: "\(path).anchors"),
        named("sites: {list}", symptom.sites, at: "\(path).sites"),
        named("also called {list}", symptom.aliases, at: "\(path).aliases"), item(for: symptom.appliesTo, at: path),
      ]
        + (symptom.redFlags?.rules ?? []).map { rule in
          var rule = rule
          rule.when.sites = rule.when.sites.map(symptom.siteWords)
          return item(format(rule.words(named)), at: "\(path).seek_care")
        })
  }

  private func counted(_ fold: Fold) -> String {
    switch fold {
    case .mean: format("the mean of the day counts")
    case .sum: format("the sum of the day counts")
    default: format("the worst value of the day counts")
    }
  }

  /// For whom a part is; nil for everybody.
  private func item(for appliesTo: AppliesTo?, at path: String) -> Item? {
    guard let appliesTo else { return nil }
    let ages: String? =
      switch (appliesTo.from, appliesTo.to) {
      case (let from?, let to?): format("{from} to {to} years old", ["from": "\(from)", "to": "\(to)"])
      case (let from?, nil): format("{from} years old or more", ["from": "\(from)"])
      case (nil, let to?): format("{to} years old or less", ["to": "\(to)"])
      case (nil, nil): nil
      }
    let parts = [
      appliesTo.diagnosis.map { format("diagnosis {list}", ["list": list($0)]) },
      appliesTo.sex.map { format("sex at birth {list}", ["list": list($0.map(\.rawValue))]) }, ages,
    ].compactMap { $0 }
    return item(format("only for: {list}", ["list": parts.joined(separator: "; ")]), at: "\(path).applies_to")
  }

  private func item(_ metric: PackShowView.Metric) -> Item {
    let path = "metrics.\(metric.key)"
    let values =
      metric.lowest.flatMap { lowest in metric.highest.map { format("{lowest} to {highest}", range(lowest, $0)) } }
    let facts = [
      metric.kind.rawValue, values, metric.unit, metric.worse.map(worse),
      format("day: {fold}", ["fold": metric.fold.rawValue]),
    ].compactMap { $0 }
    let asked: String? =
      switch metric.ask {
      case .checkIn: format("asked with every check-in")
      case .weekly: format("asked once a week")
      case nil: nil
      }
    return item(
      "\(metric.id): \(metric.name) (\(list(facts)))", at: path,
      [
        optional(metric.about, at: "\(path).about"), named("one of {list}", metric.choices, at: "\(path).choices"),
        optional(metric.question, at: "\(path).question"), optional(asked, at: "\(path).ask"),
        named("also called {list}", metric.aliases, at: "\(path).aliases"),
        metric.keep.map { item($0.because ?? format("never part of an experiment"), at: "\(path).keep") },
        named("source: {list}", metric.sources, at: "\(path).source"), item(for: metric.appliesTo, at: path),
      ]
        + (metric.redFlags?.rules ?? []).map {
          item(format($0.words(named)), at: "\(path).seek_care")
        })
  }

  private func item(_ care: MetricCare) -> Item {
    let path = "seek_care.\(care.metric)"
    let rules = care.seekCare.rules.map { item(format($0.words(named)), at: path) }
    guard let metric = pack.catalogue[care.metric] else { return item("\(care.metric)", at: path, rules) }
    return item(
      format(
        "{id}: {name} ({unit})",
        ["id": care.metric.rawValue, "name": format(metric.name), "unit": format(metric.unit)]), at: path, rules)
  }

  /// Something that must be so on the same day, by the name that people know, with its value.
  private func named(_ metric: MetricID, _ value: Double) -> Phrase {
    if let symptom = pack.symptoms.first(where: { SymptomID(of: metric) == $0.id }) {
      return .words("{name} {value}", ["name": .verbatim(symptom.name), "value": .number(value, upTo: 1)])
    }
    guard let own = pack.metrics?.first(where: { $0.id == metric }) else {
      let definition = pack.catalogue[metric]
      return .words(
        "{name} {value} {unit}",
        [
          "name": definition?.name ?? "\(metric)", "value": .number(value, upTo: 2),
          "unit": .words(definition?.unit ?? "", [:]),
        ])
    }
    return .words("{name} {value}", ["name": .verbatim(own.name), "value": words(of: value, of: own)])
  }

  private func words(of value: Double, of own: PackShowView.Metric) -> Phrase {
    switch own.kind {
    case .yesNo: return value > 0 ? "yes" : "no"
    case .choice:
      let place = Int(value.rounded()) - 1
      return own.choices.indices.contains(place) ? .verbatim(own.choices[place]) : .number(value, upTo: 2)
    case .duration: return .duration(minutes: Int(value.rounded()))
    case .count, .number:
      return .words("{value} {unit}", ["value": .number(value, upTo: 2), "unit": .verbatim(own.unit ?? "")])
    }
  }

  private func item(_ scale: Scale) -> Item {
    let path = "scales.\(scale.id)"
    let bands = scale.bands.map { band in
      format(
        "up to {value} {name} ({colour})",
        ["value": number(band.upTo.words), "name": band.name, "colour": words(of: band.colour)])
    }
    let values = range(scale.range.lowerBound, scale.range.upperBound).merging(
      ["id": scale.id.rawValue, "step": number(scale.step.words), "worse": worse(scale.worse)]) { $1 }
    return item(
      format("{id}: {lowest} to {highest} in steps of {step}, {worse}", values), at: path,
      [item(words(of: scale.anchors), at: "\(path).anchors"), item(list(bands), at: "\(path).bands")])
  }

  private func words(of colour: BandColour) -> String {
    switch colour {
    case .green: format("green")
    case .yellow: format("yellow")
    case .red: format("red")
    }
  }

  private func words(of anchors: [Scale.Anchor]) -> String {
    list(anchors.map { "\(number($0.value.words)) \($0.words)" })
  }

  private func item(_ step: PackShowView.Step) -> Item {
    let path = "onboarding.\(step.id)"
    let options = step.options.map { option in
      step.preselected.contains(option.id)
        ? format("{option} (selected at the start)", ["option": option.name]) : option.name
    }
    let text = "\(step.id): \(step.asks) (\(step.kind))"
    return item(
      step.isOptional ? format("{step}, optional", ["step": text]) : text, at: path,
      [options.isEmpty ? nil : item(options.joined(separator: "; "), at: "\(path).options")])
  }

  private func item(_ group: FoodGroup) -> Item {
    let path = "foods.\(group.id)"
    let foods = list(group.foods)
    let parts = [named("but not {list}", group.butNot, at: "\(path).but_not"), kept(group.keep, at: "\(path).keep")]
    guard let name = group.givenName else { return item("\(group.id): \(foods)", at: path, parts) }
    return item("\(group.id): \(name)", at: path, [item(foods, at: "\(path).foods")] + parts)
  }

  /// That something is never part of an experiment, and why; nil where it may be.
  private func kept(_ keep: Keep?, at path: String) -> Item? {
    keep.map { item(format("never part of an experiment: {reason}", ["reason": format($0.reason)]), at: path) }
  }

  private var flareItems: [Item] {
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

  private func item(_ group: RiskModel.Group) -> Item {
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

  private func item(_ insight: PackShowView.Insight) -> Item {
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

  private var messageItems: [Item] {
    Messages.Key.allCases.compactMap { key in
      pack.messages[key.rawValue].map { item("\(key.rawValue): \($0)", at: "messages.\(key.rawValue)") }
    }
  }

  private func item(_ reference: Reference) -> Item {
    let path = "references.\(reference.id)"
    let found = [reference.doi.map { "doi \($0)" }, reference.pmid.map { "pmid \($0)" }, reference.url]
    let source = [reference.authors, reference.year.map(String.init)] + found
    return item(
      "\(reference.id): \(reference.title)", at: path,
      [item(list(source.compactMap { $0 })), optional(reference.finding, at: "\(path).finding")])
  }
}
