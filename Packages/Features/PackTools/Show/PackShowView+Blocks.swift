import TrackerApplication
import TrackerCore

extension PackShowView {
  private typealias Item = Block.ItemList.Item

  public func blocks(_ format: TextFormatter) -> [Block] {
    let parts: [(title: String, items: [Item])] = [
      ("\(name), revision \(revision)", head), ("Symptoms", symptoms.map(item)),
      ("Check-in, in this order", [item(list(checkIn), at: "check_in")]), ("Scales", scales.map(item)),
      ("Onboarding", onboarding.map(item)), ("A flare", flareItems),
      ("Food groups", foods.map { item("\($0.id): \(list($0.foods))", at: "foods.\($0.id)") }),
      ("Risk", groups.map(item)), ("Messages", messageItems), ("References", references.map(item)),
    ]
    return parts.filter { !$0.items.isEmpty }.map { part in
      .section([.heading(.init("\(part.title)")), .details([.list(.init(part.items))])])
    }
  }

  /// - Parameters:
  ///   - path: The value's, by which its place is found; nil for what stands nowhere.
  ///   - parts: What is told below it; nil for what there is not.
  private func item(_ text: String, at path: String? = nil, _ parts: [Item?] = []) -> Item {
    let place = path.flatMap { origins?[$0] }.map { Block.sentence("\("from \($0)", .faint)") }
    let parts = parts.compactMap { $0 }
    return Item("\(text)", details: [place, parts.isEmpty ? nil : .list(.init(parts))].compactMap { $0 })
  }

  /// Like `item`, nil where there is no text.
  private func optional(_ text: String?, at path: String) -> Item? { text.map { item($0, at: path) } }

  /// A list after words that name it, nil where it is empty.
  private func named(_ words: String, _ things: [some CustomStringConvertible], at path: String) -> Item? {
    things.isEmpty ? nil : item("\(words)\(list(things))", at: path)
  }

  private func list(_ things: [some CustomStringConvertible]) -> String {
    things.map(\.description).joined(separator: ", ")
  }

  private var head: [Item] {
    let below = extends.map(\.rawValue).joined(separator: ", then ")
    let first = [
      item(summary, at: "summary"), extends.isEmpty ? nil : item("builds on \(below)", at: "extends"),
      named("also called ", aliases, at: "aliases"),
    ]
    return first.compactMap { $0 } + codes.map { item("\($0.code) \($0.display) (\($0.system))", at: "codes") }
      + [item("content \(hash.rawValue.prefix(12))")]
  }

  private func item(_ symptom: Symptom) -> Item {
    let path = "symptoms.\(symptom.id)"
    let facts = [
      "\(symptom.lowest.words)…\(symptom.highest.words)", "\(symptom.worse.rawValue) is bad",
      symptom.fold == .mean ? "mean of the day" : "worst of the day",
    ]
    return item(
      "\(symptom.id): \(symptom.name) (\(list(facts)))", at: path,
      [
        optional(symptom.about, at: "\(path).about"), item(words(of: symptom.anchors), at: "\(path).anchors"),
        named("sites: ", symptom.sites, at: "\(path).sites"),
        named("also called ", symptom.aliases, at: "\(path).aliases"),
        optional(symptom.seekCare, at: "\(path).seek_care"),
      ])
  }

  private func item(_ scale: Scale) -> Item {
    let path = "scales.\(scale.id)"
    let range = "\(scale.range.lowerBound.words)…\(scale.range.upperBound.words)"
    let bands = scale.bands.map { "to \($0.upTo.words) \($0.name) (\($0.colour.rawValue))" }
    return item(
      "\(scale.id): \(range) in steps of \(scale.step.words), \(scale.worse.rawValue) is bad", at: path,
      [item(words(of: scale.anchors), at: "\(path).anchors"), item(list(bands), at: "\(path).bands")])
  }

  private func words(of anchors: [Scale.Anchor]) -> String { list(anchors.map { "\($0.value.words) \($0.words)" }) }

  private func item(_ step: Step) -> Item {
    let path = "onboarding.\(step.id)"
    let options = step.options.map { option in
      step.preselected.contains(option.id) ? "\(option.name) (chosen unless changed)" : option.name
    }
    return item(
      "\(step.id): \(step.asks) (\(step.kind)\(step.isOptional ? ", may be left out" : ""))", at: path,
      [options.isEmpty ? nil : item(options.joined(separator: "; "), at: "\(path).options")])
  }

  private var flareItems: [Item] {
    let relative = flare.relative.map { relative in
      let baseline = "\(relative.above.words) above the usual of \(relative.over.of("day"))"
      return item("or, for those whose symptoms are always there, \(baseline)", at: "flare.relative")
    }
    return [
      item("\(list(flare.of)): the worst of them, counted from the good end", at: "flare.of"),
      item("at least \(flare.atLeast.words)", at: "flare.at_least"),
    ] + [relative].compactMap { $0 }
  }

  private func item(_ group: RiskModel.Group) -> Item {
    item(
      "\(group.id): \(group.name), weight \(group.weight.brief)", at: "risk.groups.\(group.id).weight",
      factors.filter { $0.group == group.id }.map(item))
  }

  private func item(_ factor: Factor) -> Item {
    let path = "risk.factors.\(factor.id)"
    let prior = "log-odds \(factor.logOdds.brief), \(factor.sure.rawValue) sureness"
    return item(
      "\(factor.id): \(factor.name)", at: path,
      rule(of: factor, at: path) + [
        item("says: \(factor.says)", at: "\(path).says"),
        item("before anything is learnt: \(prior)", at: "\(path).prior"),
        named("source: ", factor.sources, at: "\(path).source"),
        optional(factor.why.map { "why: \($0)" }, at: "\(path).why"),
      ])
  }

  /// How points come of values: of a metric over a window of days, or of other factors.
  private func rule(of factor: Factor, at path: String) -> [Item?] {
    var items: [Item] = []
    if let metric = factor.metric, let response = factor.response {
      let window = [
        factor.over == 1 ? nil : factor.over.map { "over \($0.of("day"))" },
        factor.lag == 0 ? nil : factor.lag.map { "\($0.of("day")) earlier" }, factor.take,
      ].compactMap { $0 }
      items.append(item(list([metric.rawValue] + window), at: "\(path).metric"))
      let points = response.map { pair in "\((pair.first ?? 0).brief) → \((pair.last ?? 0).brief)" }
      items.append(item("points: \(list(points))", at: "\(path).response"))
    }
    if let parts = factor.allOf, let points = factor.points {
      items.append(item("all of \(list(parts))", at: "\(path).all_of"))
      items.append(item("points: up to \(points.words)", at: "\(path).points"))
    }
    return items
  }

  private var messageItems: [Item] {
    Messages.Key.allCases.compactMap { key in
      messages[key.rawValue].map { item("\(key.rawValue): \($0)", at: "messages.\(key.rawValue)") }
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
