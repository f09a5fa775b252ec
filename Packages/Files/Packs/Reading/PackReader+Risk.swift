import TrackerCore
import TrackerStrictYAML
import TrackerYAML

extension PackReader {
  mutating func risk(_ root: Fields) -> RiskModel {
    guard let node = root["risk"],
      let fields = reader.fields(node, at: root.mark(of: "risk"), what: "risk", required: PackKeys.risk.required)
    else { return RiskModel(groups: [], factors: []) }
    let groups = groups(fields)
    let entries = reader.items(fields["factors"], what: "`factors`")
    let factors = entries.compactMap { factor($0) }
    let model = RiskModel(groups: groups, factors: factors)
    checkCompounds(of: model, factors: fields["factors"]?.mapping)
    let used = Set(factors.map(\.group.rawValue))
    for entry in reader.groupEntries(fields) where !used.contains(entry.key) && factors.count == entries.count {
      reader.report(
        "empty-group", "No factor belongs to the group \(entry.key), so its weight never counts", at: entry.keyMark)
    }
    return model
  }

  private mutating func groups(_ fields: Fields) -> [RiskModel.Group] {
    let entries = reader.items(fields["groups"], what: "`groups`")
    let groups = entries.compactMap { entry -> RiskModel.Group? in
      func what() -> String { "the group \(entry.key)" }
      guard let group = reader.fields(entry.value, at: entry.keyMark, what: what(), required: PackKeys.group.required)
      else { return nil }
      let name = reader.text(group["name"], "the name of \(what())") ?? ""
      return reader.number(group["weight"], "the weight of \(what())", in: PackLimits.weight).map {
        RiskModel.Group(id: GroupID(entry.key), name: name, weight: $0)
      }
    }
    let sum = groups.reduce(0) { $0 + $1.weight }
    if groups.count == entries.count, abs(sum - 100) > 1e-6 {
      reader.report(
        "weights-not-100", "The weights of the groups do not sum to 100", at: fields.mark(of: "groups"),
        found: "\(sum.brief): \(groups.map { "\($0.id) \($0.weight.words)" }.joined(separator: ", "))", allowed: "100")
    }
    return groups
  }

  private mutating func factor(_ entry: YAMLMapping.Entry) -> RiskFactor? {
    func what() -> String { "the factor \(entry.key)" }
    guard let mapping = entry.value.mapping else {
      reader.wrongType(entry.value, what(), allowed: "keys with values")
      return nil
    }
    let isCompound = mapping["all_of"] != nil
    let isBoth = mapping["all_of"] != nil && mapping["metric"] != nil
    if isBoth, let parts = mapping.entry("all_of"), let metric = mapping.entry("metric") {
      reader.report(
        "metric-and-parts",
        """
        \(what().capitalisedFirst) has both parts and a metric; keep one of them, and remove what is inherited with \
        null
        """,
        at: parts.keyMark, related: [.init(place: Place(metric.keyMark), note: "the metric")])
    }
    let keys = isBoth ? PackKeys.bothFactor : isCompound ? PackKeys.compoundFactor : PackKeys.responseFactor
    let fields = reader.fields(
      mapping, at: entry.keyMark, what: isCompound ? "\(what()), a compound," : what(), required: keys.required,
      optional: keys.optional)
    let name = reader.text(fields["name"], "the name of \(what())") ?? ""
    let group = named(fields["group"], "group", section: "risk.groups", among: knownGroups)
    let rule = isCompound ? self.compound(fields, what) : response(fields, what)
    let prior = prior(fields, what)
    let says = says(fields, hasValue: !isCompound || isBoth)
    let why = reader.text(fields["why"], "`why`")
    let sources = sources(fields["source"])
    guard let group, let rule else { return nil }
    return RiskFactor(
      id: FactorID(entry.key), name: name, group: GroupID(group), rule: rule, prior: prior, says: says, why: why,
      sources: sources)
  }

  private mutating func response(_ fields: Fields, _ what: () -> String) -> RiskFactor.Rule? {
    let metric = reader.text(fields["metric"], "the metric of \(what())")
    let over = reader.days(fields["over"], "`over`", in: PackLimits.windowDays) ?? 1
    let lag = reader.days(fields["lag"], "`lag`", in: PackLimits.lagDays) ?? 0
    let take = take(fields["take"])
    guard let curve = curve(fields, what), let metric else { return nil }
    if let group = metric.withoutPrefix("food-group.") { namedFoods.insert(group) }
    return .response(MetricWindow(metric: MetricID(metric), over: over, lag: lag, take: take), curve)
  }

  private mutating func take(_ node: YAMLNode?) -> MetricWindow.Take {
    guard let node, let text = reader.text(node, "`take`") else { return .metricsOwn }
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
        "unknown-word", "There is no such way to take a window", at: node.mark, found: shown(text),
        allowed: words.joined(separator: ", "),
        nearest: reader.nearest(to: text, among: words))
      return .metricsOwn
    }
  }

  private mutating func curve(_ fields: Fields, _ what: () -> String) -> ResponseCurve? {
    guard let node = fields["response"] else { return nil }
    let elements = reader.list(node, "the response of \(what())")
    guard node.sequence != nil else { return nil }
    var points: [ResponseCurve.Point] = []
    for element in elements {
      guard let pair = element.sequence, pair.count == 2 else {
        reader.report(
          "wrong-type", "A point of the response of \(what()) is not a pair", at: element.mark, found: element.kind,
          allowed: "[value, points]")
        continue
      }
      guard let value = reader.number(pair[0], "the value of a point"),
        let score = reader.number(pair[1], "a number of points", in: PackLimits.points)
      else { continue }
      if let last = points.last, value <= last.value {
        reader.report(
          "curve-not-rising", "The values of the response of \(what()) do not rise", at: pair[0].mark,
          found: "\(value.words) after \(last.value.words)",
          allowed: "each value above the one before")
      }
      points.append(ResponseCurve.Point(value: value, points: score))
    }
    if elements.count < 2 {
      reader.report(
        "curve-too-short", "The response of \(what()) is no curve", at: node.mark,
        found: elements.count == 1 ? "1 point" : "\(elements.count) points", allowed: "at least 2")
    }
    return ResponseCurve(points)
  }

  private mutating func prior(_ fields: Fields, _ what: () -> String) -> RiskFactor.Prior {
    let none = RiskFactor.Prior(logOdds: 0, sure: .low)
    guard let node = fields["prior"],
      let prior = reader.fields(
        node, at: fields.mark(of: "prior"), what: "the prior of \(what())", required: PackKeys.prior.required)
    else { return none }
    let sure = reader.word(prior["sure"], "`sure`", RiskFactor.Confidence.self)
    let logOdds = reader.number(prior["log_odds"], "`log_odds`", in: PackLimits.logOdds)
    return RiskFactor.Prior(logOdds: logOdds ?? 0, sure: sure ?? .low)
  }

  private mutating func says(_ fields: Fields, hasValue: Bool) -> String {
    guard let node = fields["says"], let text = reader.text(node, "`says`") else { return "" }
    checkPlaceholders(in: text, at: node.mark, allowed: hasValue ? ["value", "usual"] : [])
    return text
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
