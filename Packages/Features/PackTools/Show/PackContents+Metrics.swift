import TrackerApplication
import TrackerCore

extension PackContents {
  func item(_ metric: PackShowView.Metric) -> Item {
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

  func item(_ care: MetricCare) -> Item {
    let path = "seek_care.\(care.metric)"
    let rules = care.seekCare.rules.map { item(format($0.words(named)), at: path) }
    guard let metric = pack.catalogue[care.metric] else { return item("\(care.metric)", at: path, rules) }
    return item(
      format(
        "{id}: {name} ({unit})",
        ["id": care.metric.rawValue, "name": format(metric.name), "unit": format(metric.unit)]), at: path, rules)
  }

  /// Something that must be so on the same day, by the name that people know, with its value.
  func named(_ metric: MetricID, _ value: Double) -> Phrase {
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
}
