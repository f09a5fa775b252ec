import TrackerCore

extension ConditionPack {
  /// The rules that the pack brings.
  ///
  /// - Parameter catalogue: Has the names of the metrics.
  func coachingRules(_ catalogue: MetricCatalogue) -> [CoachingRule] {
    (insights ?? []).map { CoachingRule($0, named: catalogue[$0.window.metric]?.name) }
  }
}

extension CoachingRule {
  /// A rule of a pack. Its scenarios are its tests.
  init(_ insight: PackInsight, named name: Phrase?) {
    self.init(
      insight.id, insight.told(of: name ?? "\(insight.window.metric)"), category: insight.category,
      severity: insight.severity, priority: insight.priority, quietDays: insight.period,
      metrics: { _ in [insight.window.metric: insight.lookback] }, examples: []
    ) { day in
      guard let values = insight.values(on: day.day, in: day.table) else { return [] }
      let metric = day.table.catalogue[insight.window.metric]
      let sentence = InsightSentence(insight: insight, values: values, metric: metric, words: day.format.words)
      return [
        CoachingNotice(
          .verbatim(sentence.text), command: day.entries(days: insight.lookback + 1),
          subject: insight.window.metric.rawValue, value: values.value, comparedWith: values.usual ?? values.dayBefore)
      ]
    }
  }
}

extension PackInsight {
  /// When it speaks, as a sentence about a metric.
  fileprivate func told(of name: Phrase) -> Phrase {
    let amount: Phrase = .number(comparison.amount, upTo: 2)
    let values: [String: Phrase] = ["name": name, "amount": amount, "days": .count(running)]
    let isLong = running > 1
    let text: Phrase =
      switch comparison {
      case .atLeast:
        isLong ? "{name} was {amount} or more, {days} days in a row." : "{name} was {amount} or more."
      case .atMost:
        isLong ? "{name} was {amount} or less, {days} days in a row." : "{name} was {amount} or less."
      case .aboveDayBefore:
        isLong
          ? "{name} rose by {amount} or more, {days} days in a row."
          : "{name} was {amount} or more above the day before."
      case .belowDayBefore:
        isLong
          ? "{name} fell by {amount} or more, {days} days in a row."
          : "{name} was {amount} or more below the day before."
      case .aboveUsual:
        isLong
          ? "{name} was {amount} or more above your usual, {days} days in a row."
          : "{name} was {amount} or more above your usual."
      case .belowUsual:
        isLong
          ? "{name} was {amount} or more below your usual, {days} days in a row."
          : "{name} was {amount} or more below your usual."
      }
    return text.filled(with: values)
  }
}

/// The sentence of a pack's insight with its numbers.
private struct InsightSentence {
  let insight: PackInsight
  let values: PackInsight.Values
  let metric: MetricDefinition?
  let words: Phrases

  var text: String {
    let template = MessageTemplate(insight.text)
    return template.text(
      filling: template.placeholders.reduce(into: [:]) { filled, name in filled[name] = word(for: name) })
  }

  private func word(for placeholder: String) -> String? {
    let parts = placeholder.split(separator: " ")
    let counting = parts.dropFirst().first.flatMap { FactorSentence.Counting(rawValue: String($0)) }
    let value = ShownNumber.value(values.value, of: metric)
    return switch parts.first {
    case "value": words.counted(value, counting)
    case "usual": values.usual.map { words.counted(ShownNumber.usual($0, beside: value), counting) }
    case "day_before": values.dayBefore.map { words.counted(ShownNumber.value($0, of: metric), counting) }
    default: nil
    }
  }
}
