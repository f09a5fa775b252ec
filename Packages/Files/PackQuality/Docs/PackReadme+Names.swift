import TrackerCore

/// What a README calls the things of a pack: by the names that people know, values with their units.
extension PackReadme {
  /// A metric within a sentence: a symptom, a metric of the pack, a food group, or a metric of the program. Its id
  /// where nothing has a name for it.
  func name(of metric: MetricID) -> String { LanguageTag.english.inSentence(title(of: metric)) }

  /// The same as it stands alone.
  func title(of metric: MetricID) -> String {
    let id = metric.ofWholeDay
    if let symptom = pack.symptoms.first(where: { $0.metric == id }) { return symptom.name }
    if let own = own(id) { return own.label }
    if let group = pack.foods.first(where: { $0.metric == id }) {
      return "Portions of \(LanguageTag.english.inSentence(group.name))"
    }
    return catalogue[id].map { "\($0.name)" } ?? "`\(id)`"
  }

  private func own(_ metric: MetricID) -> TrackableDefinition? {
    (pack.trackables ?? []).first { $0.metric == metric }
  }

  /// A value as people know it: `yes`, `a little`, `38 °C`, `45 minutes`; of a scale of points the number alone.
  func amount(_ value: Double, of metric: MetricID) -> String {
    if let own = own(metric.ofWholeDay) {
      switch own.kind {
      case .yesNo: return value > 0 ? "yes" : "no"
      case .choice:
        let place = Int(value.rounded()) - 1
        return own.choices.indices.contains(place) ? "“\(own.choices[place])”" : value.words
      case .duration: return Int(value.rounded()).of("minute")
      case .number: return [value.words, own.unit].compactMap { $0 }.joined(separator: " ")
      case .count: return value.words
      }
    }
    if let symptom = pack.symptoms.first(where: { $0.metric == metric }) { return "\(symptom.scale.told(value))" }
    switch catalogue[metric.ofWholeDay]?.unit ?? "" {
    case "yes or no": return value > 0 ? "yes" : "no"
    case "", "points", "times", "own units": return value.words
    case "h", "hours": return value == 1 ? "1 hour" : "\(value.words) hours"
    case "min", "minutes": return value == 1 ? "1 minute" : "\(value.words) minutes"
    case let unit: return "\(value.words) \(unit)"
    }
  }

  /// A value and what lies nearer the bad end: `7 or worse`, `38 °C or more`.
  private func reached(_ value: Double, of metric: MetricID) -> String {
    let words = amount(value, of: metric)
    if let own = own(metric) {
      if own.kind == .yesNo { return words }
      return words + (own.worse == .low ? " or less" : " or more")
    }
    guard SymptomID(of: metric) == nil else { return "\(words) or worse" }
    return words + (catalogue[metric]?.direction == .low ? " or less" : " or more")
  }

  /// When a sentence is said, as part of another one: `when it newly gets to 4 or gets worse`.
  func time(of when: SeekCare.When, of metric: MetricID) -> String {
    let rise = when.by.map { " by \(amount($0, of: metric))" } ?? ""
    let answer =
      switch when.threshold {
      case .newlyRed: "when it newly gets to the red band"
      case .at(let value): "each time it is \(reached(value, of: metric))"
      case .newlyAt(let value): "when it newly gets to \(amount(value, of: metric)) or gets worse\(rise)"
      case .any: "each time"
      }
    let places = when.sites.isEmpty ? nil : "in \(when.sites.joined(separator: ", "))"
    let others = when.with.map { "\(name(of: $0.key)) \(reached($0.value, of: $0.key))" }.sorted()
    let beside = others.isEmpty ? nil : "with \(others.joined(separator: " and ")) on the same day"
    return [answer, places, beside].compactMap { $0 }.joined(separator: ", ")
  }

  /// The metric and the days that are looked at: ``Hours of sleep (`sleep.hours`), over 7 days``.
  func looks(_ window: MetricWindow) -> String {
    let id = window.metric.ofWholeDay
    let title = title(of: id)
    let parts = [
      title == "`\(id)`" ? title : "\(title) (`\(id)`)", window.metric.part.map { "at: \($0.rawValue)" },
      window.over == 1 ? nil : "over \(window.over.of("day"))",
      window.lag == 0 ? nil : "\(window.lag.of("day")) earlier", window.take.written,
    ]
    return (parts.compactMap { $0 } + (window.against?.written ?? [])).joined(separator: ", ")
  }

  /// For whom a part is, by the names of the diagnoses.
  func words(of appliesTo: AppliesTo) -> String {
    let options = pack.onboarding.first { $0.saves == OnboardingStep.diagnosis }?.options ?? []
    var named = appliesTo
    named.diagnosis = appliesTo.diagnosis?.map { id in options.first { $0.id == id }?.name ?? id }
    return named.written
  }

  /// What a goal watches: `hours of sleep at least 7 hours, 5 days a week`.
  func words(of aim: GoalAim) -> String {
    let name = title(of: aim.metric)
    switch aim {
    case .habit(let habit):
      let side = habit.side == .atLeast ? "at least" : "at most"
      return "\(name): \(side) \(amount(habit.threshold, of: habit.metric)), \(habit.days.of("day")) a week"
    case .target(let target):
      let start = target.start.map { " from \(amount($0, of: target.metric))" } ?? ""
      return "\(name):\(start) to \(amount(target.target, of: target.metric))"
    }
  }
}
