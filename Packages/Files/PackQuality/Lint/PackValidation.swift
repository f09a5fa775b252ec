import TrackerCore
import TrackerStrictYAML

/// The part of a pack's validation that needs the modules: which metrics and kinds of entries there are.
enum PackValidation {
  /// Every metric and kind of entry that the pack names and nothing brings, with its place.
  ///
  /// - Parameter catalogue: The modules' metrics with the pack's own.
  static func diagnostics(in loaded: LoadedPack, catalogue: MetricCatalogue, logKinds: Set<LogKindID>) -> [Diagnostic] {
    var suggestions = Suggestions()
    let names = MetricNames(of: loaded.pack, in: catalogue, places: loaded.places)
    // A place is looked up for a finding alone.
    func metric(_ id: MetricID, at place: @autoclosure () -> Place?, isFactor: Bool) -> [Diagnostic] {
      diagnostic(of: id, at: place(), names: names, catalogue: catalogue, isFactor: isFactor, suggestions: &suggestions)
        .map { [$0] } ?? []
    }
    let (all, places) = (loaded.pack.risk.factors, loaded.places)
    let factors = all.indices.flatMap { index -> [Diagnostic] in
      guard case .response(let window, _) = all[index].rule else { return [] }
      func place(_ key: String) -> Place? { places.place("risk.factors.\(all[index].id)", key) }
      if window.metric.part != nil, catalogue.traits(of: window.metric.ofWholeDay) != nil,
        catalogue.traits(of: window.metric) == nil
      {
        return [
          Diagnostic(
            code: "unknown-metric", "{metric} has no parts of the day, as its values have no time. Delete {key}",
            ["metric": quoted(window.metric.ofWholeDay.rawValue), "key": quoted("at")], at: place("at"))
        ]
      }
      return metric(window.metric, at: place("metric"), isFactor: true)
        + take(of: window, at: place("take"), catalogue: catalogue)
    }
    let insights = (loaded.pack.insights ?? []).flatMap { insight in
      func place(_ key: String) -> Place? { places.place("insights.\(insight.id)", key) }
      return metric(insight.window.metric, at: place("metric"), isFactor: false)
        + take(of: insight.window, at: place("take"), catalogue: catalogue)
    }
    let options = loaded.pack.onboarding.flatMap { step in
      step.answer.options.flatMap { option -> [Diagnostic] in
        func place(_ key: String) -> Place? { places.place("onboarding.\(step.id).options.\(option.id)", key) }
        let found = option.metric.map { metric($0, at: place("metric"), isFactor: false) } ?? []
        guard let log = option.log, !logKinds.contains(log) else { return found }
        let diagnostic = Diagnostic(
          code: "unknown-log-kind", "“{found}” is not a kind of entry", at: place("log"), found: shown(log.rawValue),
          allowed: "\(logKinds.map(\.rawValue).sorted().joined(separator: ", "))",
          nearest: suggestions.nearest(to: log.rawValue, among: logKinds.map(\.rawValue).sorted()))
        return [diagnostic] + found
      }
    }
    let goals = loaded.pack.goals.flatMap { goal -> [Diagnostic] in
      let key = if case .habit = goal.aim { "habit" } else { "target" }
      func place(_ inner: String) -> Place? { places["goals.\(goal.id).\(key).\(inner)"] ?? places["goals.\(goal.id)"] }
      let unknown = metric(goal.aim.metric, at: place("metric"), isFactor: false)
      guard unknown.isEmpty, let traits = catalogue.traits(of: goal.aim.metric) else { return unknown }
      return goal.aim.values.filter { !traits.range.contains($0.value) }.map { inner, value in
        Diagnostic(
          code: "out-of-range", "{key} must be {allowed}, not {found}", ["key": quoted("goals.\(goal.id).\(key)")],
          at: place(inner), found: value.words, allowed: .range(traits.range))
      }
    }
    func beside(_ care: SeekCare?, _ path: String) -> [Diagnostic] {
      (care?.rules ?? []).enumerated().flatMap { index, rule in
        rule.when.with.sorted { $0.key < $1.key }.flatMap { id, value -> [Diagnostic] in
          let path = "\(path)[\(index)]"
          let key = "\(path).when.with.\(SeekCare.When.name(of: id))"
          let at = places[key] ?? places[path]
          guard let scale = loaded.pack.symptoms.first(where: { $0.metric == id })?.scale else {
            return metric(id, at: places.key(key) ?? places[path], isFactor: false)
          }
          guard !scale.holds(value) else { return [] }
          return [
            Diagnostic(
              code: "threshold-off-scale", "“{found}” is not a value of the symptom’s scale. Write {allowed}", at: at,
              found: value.words, allowed: scale.values)
          ]
        }
      }
    }
    let care = loaded.pack.symptoms.flatMap { symptom in
      let path = "symptoms.\(symptom.id).seek_care"
      let ofSites = (symptom.seekCare?.rules ?? []).enumerated().flatMap { index, rule in
        sites(of: rule.when, for: symptom, in: loaded.pack) {
          places["\(path)[\(index)].when.\($0)"] ?? places["\(path)[\(index)]"]
        }
      }
      return ofSites + beside(symptom.seekCare, path)
    }
    let metricCare =
      (loaded.pack.trackables ?? []).flatMap { own in
        beside(own.seekCare, "metrics.\(own.id).seek_care")
      }
      + (loaded.pack.metricCare ?? []).flatMap { care in
        let path = "seek_care.\(care.metric)"
        guard let definition = catalogue[care.metric] else {
          return metric(care.metric, at: places.key(path), isFactor: false)
        }
        return logged(definition, at: places[path]) + values(of: care, in: definition.reach, places)
          + beside(care.seekCare, path)
      }
    return
      (factors + insights + options + goals + care + metricCare
      + changed(in: loaded, catalogue: catalogue, suggestions: &suggestions)).sorted { $0.isBefore($1) }
  }

  /// A metric that entries must give values, and that is calculated.
  private static func logged(_ metric: MetricDefinition, at place: Place?) -> [Diagnostic] {
    guard metric.derivation != nil || metric.documents != nil else { return [] }
    return [
      Diagnostic(
        code: "calculated-metric", "“{found}” is calculated, so nothing can be logged as it. Name another metric",
        at: place, found: shown(metric.id.rawValue))
    ]
  }

  /// Values of rules that a metric cannot have.
  private static func values(
    of care: MetricCare, in range: ClosedRange<Double>, _ places: PackPlaces
  ) -> [Diagnostic] {
    care.seekCare.rules.enumerated().compactMap { index, rule in
      let path = "seek_care.\(care.metric)[\(index)].when"
      let (key, value): (String, Double)
      switch rule.when.threshold {
      case .at(let limit): (key, value) = ("at", limit)
      case .newlyAt(let limit): (key, value) = ("newly_at", limit)
      case .any, .newlyRed: return nil
      }
      guard !range.contains(value) else { return nil }
      return Diagnostic(
        code: "out-of-range", "{key} must be {allowed}, not {found}", ["key": quoted("\(path).\(key)")],
        at: places["\(path).\(key)"], found: value.words, allowed: .range(range))
    }
  }

  /// Sites that a rule asks for and the symptom does not have, so that no entry could name them.
  private static func sites(
    of when: SeekCare.When, for symptom: SymptomDefinition, in pack: ConditionPack, at place: (String) -> Place?
  ) -> [Diagnostic] {
    when.sites.enumerated().filter { !pack.hasSite($0.element, of: symptom) }.map { index, site in
      Diagnostic(
        code: "unknown-word", "“{found}” is not a site of the symptom. Write one of its `sites`",
        at: place("site[\(index)]"), found: shown(site), allowed: "\(symptom.sites.joined(separator: ", "))",
        nearest: nearestMatch(to: site, among: symptom.sites))
    }
  }

  /// What a metric of people's own became must be one that the program has, and that entries give values.
  private static func changed(
    in loaded: LoadedPack, catalogue: MetricCatalogue, suggestions: inout Suggestions
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for change in loaded.pack.changes ?? [] where change.section == .metrics {
      guard let id = change.metric else { continue }
      let place = loaded.places.place("changes.metrics.\(change.id)", "now")
      if let metric = catalogue[id] {
        diagnostics += logged(metric, at: place)
      } else {
        let nearest = suggestions.nearest(to: id.rawValue, among: catalogue.definitions.lazy.map(\.id.rawValue))
        diagnostics.append(.unknownMetric(id.rawValue, at: place, nearest: nearest))
      }
    }
    return diagnostics
  }

  /// What the ids of metrics begin with that come after the load.
  private static let outcomePrefixes = ["flare.", "load.", "risk."]

  private static func diagnostic(
    of id: MetricID, at place: @autoclosure () -> Place?, names: MetricNames, catalogue: MetricCatalogue,
    isFactor: Bool, suggestions: inout Suggestions
  ) -> Diagnostic? {
    if isFactor, id == RiskModel.raisedGroups { return nil }
    let isOutcome =
      outcomePrefixes.contains { id.rawValue.utf8.starts(with: $0.utf8) }
      || catalogue.family(of: id) != nil && catalogue[id]?.documents?.readsDays == true
    if isFactor, isOutcome {
      return Diagnostic(
        code: "outcome-as-cause",
        "“{found}” is a result, so a factor cannot look at it. Name what comes before a flare",
        at: place(), found: shown(id.rawValue))
    }
    // What a factor cannot look at is no guess for it.
    return names.problem(
      of: id, at: place(),
      where: { candidate in !isFactor || !outcomePrefixes.contains { candidate.utf8.starts(with: $0.utf8) } },
      nearest: { suggestions.nearest(to: $0, among: $1) })
  }

  private static func take(of window: MetricWindow, at place: @autoclosure () -> Place?, catalogue: MetricCatalogue)
    -> [Diagnostic]
  {
    guard window.take == .worst, let metric = catalogue.traits(of: window.metric), metric.direction == nil else {
      return []
    }
    return [
      Diagnostic(
        code: "no-worst", "{metric} has no bad end, so it has no worst value. Take sum, mean, last or count",
        ["metric": quoted(window.metric.rawValue)], at: place())
    ]
  }
}

extension PackPlaces {
  /// Where a key stands, else the thing it belongs to.
  func place(_ path: String, _ key: String) -> Place? { self["\(path).\(key)"] ?? self[path] }
}

extension GoalAim {
  /// Its numbers, each with its key.
  fileprivate var values: [(key: String, value: Double)] {
    switch self {
    case .target(let target): (target.start.map { [("from", $0)] } ?? []) + [("to", target.target)]
    case .habit(let habit): [(habit.side.rawValue, habit.threshold)]
    }
  }
}
