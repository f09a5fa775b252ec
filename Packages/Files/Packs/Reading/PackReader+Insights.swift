import TrackerCore
import TrackerStrictYAML
import TrackerYAML

extension PackReader {
  /// What is worth knowing about a day, in the pack's order; nil where the pack says nothing of it.
  mutating func insights(_ node: YAMLNode?) -> [PackInsight]? {
    guard node != nil else { return nil }
    return reader.items(node, key: "insights").compactMap { insight($0) }
  }

  private mutating func insight(_ entry: YAMLMapping.Entry) -> PackInsight? {
    let key = "insights.\(entry.key)"
    guard
      let fields = reader.fields(
        entry.value, at: entry.keyMark, key: key, required: PackKeys.insight.required,
        optional: PackKeys.insight.optional)
    else { return nil }
    let window = window(fields, key)
    let comparison = comparison(fields, key)
    let running = reader.days(fields["running"], "\(key).running", in: PackLimits.insightRun) ?? 1
    let text = reader.text(fields["says"], "\(key).says")
    if let text, let node = fields["says"], let comparison {
      checkPlaceholders(in: text, at: node.mark, allowed: PackReader.placeholders(of: comparison))
    }
    let period = reader.days(fields["period"], "\(key).period", in: PackLimits.insightPeriod)
    let category = reader.word(fields["category"], "\(key).category", InsightCategory.self)
    let severity = reader.word(fields["severity"], "\(key).severity", InsightSeverity.self) ?? .neutral
    let priority = reader.whole(fields["priority"], "\(key).priority", in: PackLimits.insightPriority)
    let appliesTo = appliesTo(fields["applies_to"], "\(key).applies_to")
    guard let window, let comparison, let text, let period, let category, let priority else { return nil }
    return PackInsight(
      id: entry.key, window: window, comparison: comparison, running: running, text: text, period: period,
      category: category, severity: severity, priority: priority, appliesTo: appliesTo)
  }

  /// `when: {below_usual: 1}`
  private mutating func comparison(_ fields: Fields, _ key: String) -> PackInsight.Comparison? {
    guard let node = fields["when"],
      let when = reader.fields(
        node, at: fields.mark(of: "when"), key: "\(key).when", required: [], optional: PackKeys.insightWhen)
    else { return nil }
    let named = PackKeys.insightWhen.filter { when[$0] != nil }
    guard named.count == 1, let word = named.first else {
      reader.report(
        "not-one-comparison", "{key} needs just one comparison. Write {allowed}", ["key": quoted("\(key).when")],
        at: node.mark, allowed: .anyOf(PackKeys.insightWhen.map { .verbatim($0) }))
      return nil
    }
    let isDifference = !["at_least", "at_most"].contains(word)
    let number = reader.number(
      when[word], "\(key).when.\(word)", in: isDifference ? PackLimits.insightDifference : nil)
    return number.flatMap { number in
      switch word {
      case "at_least": .atLeast(number)
      case "at_most": .atMost(number)
      case "above_day_before": .aboveDayBefore(number)
      case "below_day_before": .belowDayBefore(number)
      case "above_usual": .aboveUsual(number)
      case "below_usual": .belowUsual(number)
      default: nil
      }
    }
  }

  /// What may stand in the braces of a sentence: what is compared, with or without the words that count it.
  private static func placeholders(of comparison: PackInsight.Comparison) -> [String] {
    let names =
      switch comparison {
      case .atLeast, .atMost: ["value"]
      case .aboveUsual, .belowUsual: ["value", "usual"]
      case .aboveDayBefore, .belowDayBefore: ["value", "day_before"]
      }
    return names.flatMap { name in
      [name] + FactorSentence.Counting.allCases.map { "\(name) \($0.rawValue)" }
    }
  }
}
