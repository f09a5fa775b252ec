import TrackerCore
import TrackerStrictYAML
import TrackerYAML

extension PackReader {
  mutating func risk(_ root: Fields) -> RiskModel {
    guard let node = root["risk"],
      let fields = reader.fields(node, at: root.mark(of: "risk"), key: "risk", required: PackKeys.risk.required)
    else { return RiskModel(groups: [], factors: []) }
    let groups = groups(fields)
    let entries = reader.items(fields["factors"], key: "risk.factors")
    let factors = entries.compactMap { factor($0) }
    let model = RiskModel(groups: groups, factors: factors)
    checkCompounds(of: model, factors: fields["factors"]?.mapping)
    let used = Set(factors.map(\.group.rawValue))
    for entry in reader.groupEntries(fields) where !used.contains(entry.key) && factors.count == entries.count {
      reader.report(
        "empty-group", "The group {group} has no factor, so its weight never counts. Write one, or delete the group",
        ["group": quoted(entry.key)], at: entry.keyMark)
    }
    return model
  }

  private mutating func groups(_ fields: Fields) -> [RiskModel.Group] {
    let entries = reader.items(fields["groups"], key: "risk.groups")
    let groups = entries.compactMap { entry -> RiskModel.Group? in
      func key() -> String { "risk.groups.\(entry.key)" }
      guard let group = reader.fields(entry.value, at: entry.keyMark, key: key(), required: PackKeys.group.required)
      else { return nil }
      let name = reader.text(group["name"], "\(key()).name") ?? ""
      return reader.number(group["weight"], "\(key()).weight", in: PackLimits.weight).map {
        RiskModel.Group(id: GroupID(entry.key), name: name, weight: $0)
      }
    }
    let sum = groups.reduce(0) { $0 + $1.weight }
    if groups.count == entries.count, abs(sum - 100) > 1e-6 {
      reader.report(
        "weights-not-100", "The weights of the groups must add up to {allowed}, not {found} ({groups})",
        ["groups": "\(groups.map { "\($0.id) \($0.weight.words)" }.joined(separator: ", "))"],
        at: fields.mark(of: "groups"), found: sum.brief, allowed: "100")
    }
    return groups
  }

  private mutating func factor(_ entry: YAMLMapping.Entry) -> RiskFactor? {
    let key = "risk.factors.\(entry.key)"
    guard let mapping = entry.value.mapping else {
      reader.wrongType(entry.value, key, allowed: "keys with values")
      return nil
    }
    let isCompound = mapping["all_of"] != nil
    let isBoth = mapping["all_of"] != nil && mapping["metric"] != nil
    if isBoth, let parts = mapping.entry("all_of"), let metric = mapping.entry("metric") {
      reader.report(
        "metric-and-parts", "{key} has both `metric` and `all_of`. Keep one, and write null for one that is inherited",
        ["key": quoted(key)], at: parts.keyMark, related: [.init(place: Place(metric.keyMark), note: "the metric")])
    }
    let keys = isBoth ? PackKeys.bothFactor : isCompound ? PackKeys.compoundFactor : PackKeys.responseFactor
    let fields = reader.fields(
      mapping, at: entry.keyMark, key: key, required: keys.required,
      optional: keys.optional)
    let name = reader.text(fields["name"], "\(key).name") ?? ""
    let group = named(fields["group"], "\(key).group", .group, among: knownGroups)
    let rule = isCompound ? self.compound(fields, key) : response(fields, key)
    let prior = prior(fields, key)
    let says = says(
      fields, key, placeholders: isCompound && !isBoth ? [] : FactorWords.placeholders(of: isBoth ? nil : rule))
    let why = reader.text(fields["why"], "\(key).why")
    let sources = sources(fields["source"])
    let keep = keep(fields["keep"], "\(key).keep")
    let appliesTo = appliesTo(fields["applies_to"], "\(key).applies_to")
    guard let group, let rule else { return nil }
    return RiskFactor(
      id: FactorID(entry.key), name: name, group: GroupID(group), rule: rule, prior: prior, says: says, why: why,
      sources: sources, keep: keep, appliesTo: appliesTo)
  }

  private mutating func response(_ fields: Fields, _ key: String) -> RiskFactor.Rule? {
    var window = window(fields, key)
    let against = against(fields, key)
    let part = reader.word(fields["at"], "\(key).at", PartOfDay.self)
    if window?.metric == RiskModel.raisedGroups, let word = ["against", "at"].first(where: { fields[$0] != nil }) {
      reader.report(
        "wrong-type", "{key} is not possible for {metric}. Delete it",
        ["key": quoted("\(key).\(word)"), "metric": quoted(RiskModel.raisedGroups.rawValue)], at: fields.mark(of: word))
      return nil
    }
    window?.against = against
    if let part, let metric = window?.metric { window?.metric = metric.at(part) }
    guard let curve = curve(fields, key), let window else { return nil }
    return .response(window, curve)
  }

  /// What the value is compared with: `1d`, or the person's usual.
  private mutating func against(_ fields: Fields, _ key: String) -> MetricWindow.Against? {
    let spread = reader.word(fields["in"], "\(key).in", among: [PackLimits.inSpread])
    let node = fields["against"]
    let isUsual = node?.scalar?.text == PackLimits.againstUsual
    if fields["in"] != nil, !isUsual {
      reader.report(
        "missing-key", "{key} needs {missing} beside it", ["key": quoted("\(key).in"), "missing": "`against: usual`"],
        at: fields.mark(of: "in"))
    }
    guard let node else { return nil }
    if isUsual { return spread == nil ? .usual : .usualInSpread }
    let days = PackLimits.againstDays
    guard let text = node.scalar?.text, text.hasSuffix("d"), Int(text.dropLast()) != nil else {
      reader.wrongType(
        node, "\(key).against",
        allowed: .words(
          "`usual`, or whole days, {low} to {high}", ["low": "\(days.lowerBound)d", "high": "\(days.upperBound)d"]))
      return nil
    }
    return reader.days(node, "\(key).against", in: days).map { .daysBefore($0) }
  }

  /// A metric with the days that are looked at; nil where no metric is named.
  mutating func window(_ fields: Fields, _ key: String) -> MetricWindow? {
    let metric = metric(fields["metric"], of: key)
    let over = reader.days(fields["over"], "\(key).over", in: PackLimits.windowDays) ?? 1
    let lag = reader.days(fields["lag"], "\(key).lag", in: PackLimits.lagDays) ?? 0
    let take = take(fields["take"], key)
    guard let metric else { return nil }
    if let group = metric.withoutPrefix("food-group.") { namedFoods.insert(group) }
    return MetricWindow(metric: MetricID(metric), over: over, lag: lag, take: take)
  }

  /// The metric that something looks at. One of a symptom or a food group that was removed is told as such.
  ///
  /// - Parameter key: What looks at it, such as `insights.low-energy`.
  mutating func metric(_ node: YAMLNode?, of key: String) -> String? {
    guard let node, let metric = reader.text(node, "\(key).metric") else { return nil }
    if MetricID(metric).part != nil {
      reader.report(
        "unknown-metric", "“{found}” is not the metric of a whole day. Name the part with the key {missing}",
        ["missing": quoted("at")], at: node.mark, found: shown(metric))
      return nil
    }
    let sections = [("symptom.", "symptoms"), ("food-group.", "foods"), ("custom.", "metrics")]
    for (prefix, section) in sections {
      guard let id = metric.withoutPrefix(prefix), let removal = removals["\(section).\(id)"] else { continue }
      reader.report(
        "removed-still-named",
        "{key} looks at “{found}”, which was removed. Set {key} to null, or keep “{found}”", ["key": quoted(key)],
        at: node.mark, found: shown(metric),
        related: [.init(place: removal.place, note: "removed"), .init(place: removal.was, note: "defined")])
    }
    return metric
  }

  private mutating func take(_ node: YAMLNode?, _ key: String) -> MetricWindow.Take {
    guard let node, let text = reader.text(node, "\(key).take") else { return .metricsOwn }
    switch text {
    case "sum": return .fold(.sum)
    case "mean": return .fold(.mean)
    case "worst": return .worst
    case "last": return .fold(.last)
    case "count": return .fold(.count)
    case "run": return .run
    default:
      if let inner = text.withoutPrefix("days_at_least("), inner.hasSuffix(")"),
        let least = YAMLScalar(text: String(inner.dropLast()), isPlain: true).double
      {
        return .daysAtLeast(least)
      }
      let words = PackLimits.takes + ["days_at_least(6)"]
      reader.report(
        "unknown-word", "{key} cannot be “{found}”", ["key": quoted("\(key).take")], at: node.mark, found: shown(text),
        allowed: "\(words.joined(separator: ", "))",
        nearest: reader.nearest(to: text, among: words))
      return .metricsOwn
    }
  }

  private mutating func curve(_ fields: Fields, _ key: String) -> ResponseCurve? {
    guard let node = fields["response"] else { return nil }
    let elements = reader.list(node, "\(key).response")
    guard node.sequence != nil else { return nil }
    var points: [ResponseCurve.Point] = []
    for element in elements {
      guard let pair = element.sequence, pair.count == 2 else {
        reader.report(
          "wrong-type", "Each point of {key} must be a pair, {allowed}, not {found}",
          ["key": quoted("\(key).response"), "found": element.kind], at: element.mark, found: "\(element.kind)",
          allowed: "[value, points]")
        continue
      }
      guard let value = reader.number(pair[0], "\(key).response"),
        let score = reader.number(pair[1], "\(key).response", in: PackLimits.points)
      else { continue }
      if let last = points.last, value <= last.value {
        reader.report(
          "curve-not-rising", "The values of {key} must rise, but {found} comes after {before}",
          ["key": quoted("\(key).response"), "before": "\(last.value.words)"], at: pair[0].mark, found: value.words)
      }
      points.append(ResponseCurve.Point(value: value, points: score))
    }
    if elements.count < 2 {
      reader.report(
        "curve-too-short", "{key} needs at least {fewest} points; it has {found}",
        ["key": quoted("\(key).response"), "fewest": .count(2)], at: node.mark, found: "\(elements.count)",
        allowed: "at least {fewest}")
    }
    return ResponseCurve(points)
  }

  private mutating func prior(_ fields: Fields, _ key: String) -> RiskFactor.Prior {
    let none = RiskFactor.Prior(logOdds: 0, sure: .low)
    guard let node = fields["prior"],
      let prior = reader.fields(
        node, at: fields.mark(of: "prior"), key: "\(key).prior", required: PackKeys.prior.required)
    else { return none }
    let sure = reader.word(prior["sure"], "\(key).prior.sure", RiskFactor.Confidence.self)
    let logOdds = reader.number(prior["log_odds"], "\(key).prior.log_odds", in: PackLimits.logOdds)
    return RiskFactor.Prior(logOdds: logOdds ?? 0, sure: sure ?? .low)
  }
}

extension NodeReader {
  fileprivate func groupEntries(_ fields: Fields) -> [YAMLMapping.Entry] {
    fields["groups"]?.mapping?.entries.filter { !$0.key.isAuthorsKey } ?? []
  }
}

extension String {
  /// What follows a beginning, nil where the text begins otherwise.
  func withoutPrefix(_ prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }
}
