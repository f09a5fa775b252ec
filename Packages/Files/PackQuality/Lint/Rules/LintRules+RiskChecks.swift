import TrackerCore
import TrackerStrictYAML

extension LintRules {
  /// A load of 66 or more must be within reach of the groups' curves.
  @Sendable static func neverHigh(in subject: LintSubject) -> [Diagnostic] {
    guard subject.touches("risk") else { return [] }
    let risk = subject.pack.risk
    let points = risk.factors.indices.reduce(into: [GroupID: Double]()) { points, place in
      points[risk.factors[place].group, default: 0] += risk.factors[place].highestPoints
    }
    let most = risk.groups.reduce(0) { $0 + $1.weight * min(100, points[$1.id] ?? 0) / 100 }
    guard most < Double(RiskBand.high.range.lowerBound) else { return [] }
    return [
      Diagnostic(
        code: "load-never-high",
        "With every factor at its worst, the load score is {found}; the high band starts at {high}. Raise some points",
        ["high": .count(RiskBand.high.range.lowerBound)], at: subject.place("risk"), found: "\(most.roundedHalfUp)")
    ]
  }

  @Sendable static func flareSymptoms(in subject: LintSubject) -> [Diagnostic] {
    let ofFlare = Set(subject.pack.flare.symptoms.map(\.metric))
    return subject.responses.filter { ofFlare.contains($0.window.metric) }.map { touched, window, _ in
      Diagnostic(
        code: "flare-symptom-as-factor",
        "{factor} looks at “{found}”, a symptom of the flare itself. Use another metric",
        ["factor": quoted(touched.factor.id.rawValue)], at: subject.place(touched.path, "metric"),
        found: shown(window.metric.rawValue),
        related: subject.place("flare.of").map { [.init(place: $0, note: "the flare")] } ?? [])
    }
  }

  /// Foods are counted by their names in the singular.
  @Sendable static func unfed(in subject: LintSubject) -> [Diagnostic] {
    subject.responses.compactMap { touched, window, _ in
      let id = window.metric.ofWholeDay.rawValue
      guard id.hasPrefix(FoodItem.metricPrefix), let counted = food(id).metric?.rawValue, counted != id else {
        return nil
      }
      return Diagnostic(
        code: "unfed-factor", "{factor} looks at “{found}”, but foods are counted in the singular",
        ["factor": quoted(touched.factor.id.rawValue)], at: subject.place(touched.path, "metric"), found: shown(id),
        nearest: counted)
    }
  }

  /// The food that a metric of one food counts.
  private static func food(_ metric: String) -> FoodItem {
    FoodItem(name: String(metric.dropFirst(FoodItem.metricPrefix.count)).replacing("-", with: " "))
  }

  @Sendable static func neverFires(in subject: LintSubject) -> [Diagnostic] {
    subject.factors.compactMap { touched in
      switch touched.factor.rule {
      case .compound(_, let points) where points == 0:
        return Diagnostic(
          code: "factor-never-fires", "{key} is 0, so the factor does nothing. Write its points, or delete it",
          ["key": quoted("\(touched.path).points")], at: subject.place(touched.path, "points"))
      case .response(let window, let curve):
        if curve.points.allSatisfy({ $0.points == 0 }) {
          return Diagnostic(
            code: "factor-never-fires",
            "{key} gives 0 points everywhere, so the factor does nothing. Change a point, or delete the factor",
            ["key": quoted("\(touched.path).response")], at: subject.place(touched.path, "response")
          )
        }
        let range = subject.range(of: window)
        let ends = [range.lowerBound, range.upperBound] + curve.points.map(\.value).filter(range.contains)
        guard range.lowerBound.isFinite, range.upperBound.isFinite, ends.allSatisfy({ curve($0) == 0 }) else {
          return nil
        }
        return Diagnostic(
          code: "factor-never-fires",
          "{key} gives 0 points for every value of {metric}, {range}. Give points to some of them",
          [
            "key": quoted("\(touched.path).response"), "metric": quoted(window.metric.rawValue), "range": .range(range),
          ], at: subject.place(touched.path, "response"))
      default: return nil
      }
    }
  }

  @Sendable static func outsideRange(in subject: LintSubject) -> [Diagnostic] {
    subject.responses.flatMap { touched, window, curve -> [Diagnostic] in
      let range = subject.range(of: window)
      let outside = curve.points.enumerated().filter { !range.contains($0.element.value) }
      guard !outside.isEmpty, subject.isOwn("\(touched.path).response") else { return [] }
      return outside.map { index, point in
        Diagnostic(
          code: "curve-outside-range",
          "{key} has a point at {found}, but {metric} is always {allowed}",
          ["key": quoted("\(touched.path).response"), "metric": quoted(window.metric.rawValue)],
          at: subject.place("\(touched.path).response[\(index)]") ?? subject.place(touched.path, "response"),
          found: point.value.words, allowed: .range(range))
      }
    }
  }

  /// Two curves over one window that both have points of one sign over most of what either of them has.
  @Sendable static func sameFactors(in subject: LintSubject) -> [Diagnostic] {
    var byWindow: [MetricWindow: [(id: FactorID, curve: ResponseCurve)]] = [:]
    for factor in subject.pack.risk.factors {
      guard case .response(let window, let curve) = factor.rule else { continue }
      byWindow[window, default: []].append((factor.id, curve))
    }
    return subject.responses.compactMap { touched, window, curve in
      // Comparing thousands of curves of one window with each other would take minutes.
      guard let others = byWindow[window]?.prefix(50), others.count > 1 else { return nil }
      let twin =
        others.first { $0.id < touched.factor.id && overlap($0.curve, curve) > 0.5 }
        ?? others.first {
          $0.id > touched.factor.id && !subject.touches("risk.factors.\($0.id)") && overlap($0.curve, curve) > 0.5
        }
      return twin.map { other in
        Diagnostic(
          code: "same-factor", "{factor} and {other} count the same thing. Delete one, or change its days or curve",
          ["factor": quoted(touched.factor.id.rawValue), "other": quoted(other.id.rawValue)],
          at: subject.place(touched.path),
          related: subject.place("risk.factors.\(other.id)").map { [.init(place: $0, note: "the other")] } ?? [])
      }
    }
  }

  /// The shared part of two curves' areas over the smaller of them, 0 … 1, for points of one sign.
  private static func overlap(_ left: ResponseCurve, _ right: ResponseCurve) -> Double {
    let values = (left.points + right.points).map(\.value)
    guard let lowest = values.min(), let highest = values.max(), lowest < highest else { return 0 }
    // A step beyond both ends: curves are flat outside of their points.
    let margin = (highest - lowest) / 4
    let steps = (0...200).map { lowest - margin + (highest - lowest + 2 * margin) * Double($0) / 200 }
    var shared = 0.0, ofLeft = 0.0, ofRight = 0.0
    for value in steps {
      let (one, other) = (left(value), right(value))
      ofLeft += abs(one)
      ofRight += abs(other)
      if one * other > 0 { shared += min(abs(one), abs(other)) }
    }
    let smaller = min(ofLeft, ofRight)
    return smaller > 0 ? shared / smaller : 0
  }

  @Sendable static func sameWords(in subject: LintSubject) -> [Diagnostic] {
    let factors = subject.pack.risk.factors
    return factors.indices.sharing { factors[$0].says.texts }.values.compactMap { places in
      let same = places.map { factors[$0] }
      guard let own = same.last(where: { subject.isOwn("risk.factors.\($0.id).says") }) else { return nil }
      return Diagnostic(
        code: "same-words", "Two factors say “{found}”. Use other words for one of them",
        at: subject.place("risk.factors.\(own.id)", "says"),
        found: own.says.texts.first.map(shown),
        related: same.filter { $0.id != own.id }.compactMap { subject.place("risk.factors.\($0.id)", "says") }.map {
          .init(place: $0, note: "the other")
        })
    }
  }

  private static let fallingWords: Set<String> = ["short", "little", "low", "few", "poor"]
  private static let risingWords: Set<String> = ["long", "much", "many", "high", "large", "big", "heavy"]

  /// The first word of an id, empty where there is none.
  private static func firstWord(of id: FactorID) -> String {
    id.rawValue.split(separator: "-").first.map(String.init) ?? ""
  }

  @Sendable static func againstName(in subject: LintSubject) -> [Diagnostic] {
    subject.responses.compactMap { touched, window, curve in
      guard let first = curve.points.first, let last = curve.points.last else { return nil }
      let word = firstWord(of: touched.factor.id)
      let isFalling = fallingWords.contains(word)
      // «Little time since …» and «poor …» speak of a metric whose low end is meant; protective curves are turned
      // around.
      guard isFalling || risingWords.contains(word), last.points != first.points, curve.lowest >= 0 else { return nil }
      let falls = last.points < first.points
      if word == "poor", subject.catalogue.traits(of: window.metric)?.direction == .high { return nil }
      guard falls != isFalling, subject.isOwn("\(touched.path).response") || subject.isOwn("\(touched.path).name")
      else { return nil }
      return Diagnostic(
        code: "curve-against-name",
        falls
          ? "The points of {factor} fall as {metric} rises, against its name. Turn the curve, or rename the factor"
          : "The points of {factor} rise as {metric} rises, against its name. Turn the curve, or rename the factor",
        ["factor": quoted(touched.factor.id.rawValue), "metric": quoted(window.metric.rawValue)],
        at: subject.place(touched.path, "response"))
    }
  }

  @Sendable static func againstMetric(in subject: LintSubject) -> [Diagnostic] {
    // The curve of a part says when the part holds, which may well be at the good end.
    let parts = Set(subject.pack.risk.factors.flatMap(\.parts))
    return subject.responses.compactMap { touched, window, curve in
      // Counting days or a run has no bad end of its own, and a name such as «long sleep» says that the other end is
      // meant.
      let word = firstWord(of: touched.factor.id)
      guard !parts.contains(touched.factor.id), window.take != .run, !window.take.countsDays,
        !risingWords.contains(word), !fallingWords.contains(word) || word == "poor",
        let worse = subject.catalogue.traits(of: window.metric)?.direction, let first = curve.points.first,
        let last = curve.points.last,
        zip(curve.points, curve.points.dropFirst()).allSatisfy({
          ($1.points - $0.points) * (last.points - first.points) >= 0
        }),
        last.points != first.points, (last.points > first.points) != (worse == .high),
        subject.isOwn("\(touched.path).response")
      else { return nil }
      return Diagnostic(
        code: "curve-against-metric",
        worse == .high
          ? "The points of {factor} fall as {metric} gets worse. Give more points to high values"
          : "The points of {factor} fall as {metric} gets worse. Give more points to low values",
        ["factor": quoted(touched.factor.id.rawValue), "metric": quoted(window.metric.rawValue)],
        at: subject.place(touched.path, "response"))
    }
  }
}

extension MetricWindow.Take {
  fileprivate var countsDays: Bool {
    switch self {
    case .daysAtLeast, .fold(.count): true
    default: false
    }
  }
}

extension LintSubject {
  /// What a curve can look at: the window's value, or how far it can lie from another one.
  func range(of window: MetricWindow) -> ClosedRange<Double> {
    let range = rangeOfValue(of: window)
    switch window.against {
    case nil: return range
    case .usualInSpread: return -.infinity ... .infinity
    case .daysBefore, .usual: return (range.lowerBound - range.upperBound)...(range.upperBound - range.lowerBound)
    }
  }

  /// What a window's value can be: the metric's range, or days, or the sum of so many.
  private func rangeOfValue(of window: MetricWindow) -> ClosedRange<Double> {
    let days = Double(window.over)
    guard let metric = catalogue.traits(of: window.metric) else {
      return window.metric == RiskModel.raisedGroups
        ? 0...Double(max(1, pack.risk.groups.count)) : -.infinity ... .infinity
    }
    switch window.take {
    case .daysAtLeast, .run, .fold(.count): return 0...days
    case .fold(.sum):
      return min(
        metric.range.lowerBound, metric.range.lowerBound * days)...max(
          metric.range.upperBound, metric.range.upperBound * days)
    case .metricsOwn where metric.foldOverDays == .sum && window.over > 1:
      return min(
        metric.range.lowerBound, metric.range.lowerBound * days)...max(
          metric.range.upperBound, metric.range.upperBound * days)
    default: return metric.range
    }
  }
}
