import TrackerCore
import TrackerStrictYAML

/// The README of a pack, as Markdown: what someone reads before they take it or review it. A function of the pack
/// alone.
public struct PackReadme {
  let loaded: LoadedPack
  let file: String
  /// The languages that the pack has texts in, besides the one it is written in.
  let languages: [String]
  /// How many scenarios hold it.
  let scenarios: Int
  /// Whether the pack that it extends stands beside it, so that a link to it leads somewhere.
  let isBesideBase: Bool
  /// The metrics of modules and of the pack, for their names and units.
  let catalogue: MetricCatalogue

  var pack: ConditionPack { loaded.pack }

  /// The page as Markdown.
  public var text: String {
    ([
      head, symptoms, metrics, gettingHelp, flare, foods, risk, compounds, reasons, insights, goals, parts, made,
      sources,
    ]
    .filter {
      !$0.isEmpty
    }
    .joined(
      separator: "\n\n"))
      + "\n"
  }

  private var head: String {
    let also = pack.aliases.isEmpty ? [] : ["Also known as: \(pack.aliases.joined(separator: ", ").finished)"]
    let base =
      pack.ancestors.first.map { isBesideBase ? "[\($0)](../\($0)/README.md)" : "the pack `\($0)`" }
      .map { ["What is not listed here comes from \($0)."] } ?? []
    let codes = pack.codes.map { "\($0.display): `\($0.code)` (\($0.system))" }
    let spoken = languages.isEmpty ? "" : " Also in these languages: \(languages.joined(separator: ", "))."
    let facts = "Revision \(pack.revision), tested by \(scenarios.of("scenario")).\(spoken)"
    let start = pack.ancestors.isEmpty ? [] : ["```\nsymptoms onboard --pack \(pack.id)\n```"]
    return
      (["# \(pack.name)", "<!-- Written by `symptoms pack docs`; edit pack.yaml instead. -->", pack.summary] + also
      + codes + base + [facts]
      + start)
      .joined(separator: "\n\n")
  }

  private func isOwn(_ path: String) -> Bool { loaded.places[path]?.file == file }

  private var symptoms: String {
    let own = pack.symptoms.filter { isOwn("symptoms.\($0.id).name") }
    let rows = own.map { symptom in
      let scale = symptom.scale
      let low = scale.anchors.first.map { "\($0.value.words) \($0.words)" } ?? ""
      let high = scale.anchors.last.map { "\($0.value.words) \($0.words)" } ?? ""
      return [symptom.name, symptom.about ?? "", symptom.sites.joined(separator: ", "), low, high]
    }
    let asked =
      """
      The daily check-in asks for: \
      \(pack.checkIn.compactMap { pack.symptom($0).map { name(of: $0.metric) } }.joined(separator: ", ")).
      """
    guard !rows.isEmpty else { return "## Symptoms\n\n\(asked)" }
    return "## Symptoms\n\n\(table(["Symptom", "What is meant", "Where", "Low end", "High end"], rows))\n\n\(asked)"
  }

  /// The metrics of its own.
  private var metrics: String {
    let rows = (pack.trackables ?? []).filter { isOwn("metrics.\($0.id).kind") }.map { metric in
      let asked =
        switch metric.asking {
        case .checkIn: "with every check-in"
        case .weekly: "once a week"
        case nil: ""
        }
      return [
        metric.label, "`\(metric.metric)`", metric.about ?? "", metric.values, asked,
        metric.keep.map { $0.because ?? "never part of an experiment" } ?? "",
      ]
    }
    return rows.isEmpty
      ? ""
      : "## Its own metrics\n\n"
        + table(["Metric", "Id", "What is meant", "Values", "Asked", "Kept out of experiments"], rows)
  }

  /// The parts that are only for some.
  private var parts: String {
    let rules = care.flatMap { subject in
      subject.rules.map { ("\(title(of: subject.metric)): \($0.says)", subject.path, $0.appliesTo) }
    }
    let all: [(name: String, path: String, appliesTo: AppliesTo?)] =
      pack.symptoms.map { ($0.name, "symptoms.\($0.id).applies_to", $0.appliesTo) } + rules
      + (pack.trackables ?? []).map { ($0.label, "metrics.\($0.id).applies_to", $0.appliesTo) }
      + pack.risk.factors.map { ($0.name, "risk.factors.\($0.id).applies_to", $0.appliesTo) }
      + (pack.insights ?? []).map { ("`\($0.id)`", "insights.\($0.id).applies_to", $0.appliesTo) }
      + pack.goals.map { ("\($0.title)", "goals.\($0.id).applies_to", $0.appliesTo) }
    let rows = all.compactMap { part in
      part.appliesTo.flatMap { isOwn(part.path) ? [part.name, words(of: $0)] : nil }
    }
    return rows.isEmpty ? "" : "## Only for some people\n\n" + table(["Part", "For"], rows)
  }

  /// What the pack says something of getting help for, with the paths of its rules.
  private var care: [(metric: MetricID, path: String, rules: [SeekCare.Rule])] {
    pack.symptoms.map { ($0.metric, "symptoms.\($0.id).seek_care", $0.seekCare?.rules ?? []) }
      + (pack.trackables ?? []).map { ($0.metric, "metrics.\($0.id).seek_care", $0.seekCare?.rules ?? []) }
      + (pack.metricCare ?? []).map { ($0.metric, "seek_care.\($0.metric)", $0.seekCare.rules) }
  }

  /// What the program says of getting help, and when it says it.
  private var gettingHelp: String {
    let lines = care.filter { isOwn($0.path) }.flatMap { metric, _, rules in
      let sentences = rules.indices.filter { index in !rules[..<index].contains { $0.says == rules[index].says } }
      return sentences.map { index in
        let times = rules.filter { $0.says == rules[index].says }.map { time(of: $0.when, of: metric) }
        return "- **\(title(of: metric))**, \(times.joined(separator: ". Or ")): \(rules[index].says)"
      }
    }
    return lines.isEmpty ? "" : "## When to get medical help\n\n" + lines.joined(separator: "\n")
  }

  private var flare: String {
    let rule = pack.flare
    let names = rule.symptoms.compactMap { symptom in
      pack.symptom(symptom.id).map { name(of: $0.metric) }.map { name in
        symptom.threshold.map { "\(name) (\(symptom.turned($0).words))" } ?? name
      }
    }
    let needed = rule.together.map { "at least \($0) of these are" } ?? "one of these is"
    let reached =
      rule.take == .mean
      ? "the mean of these is \(rule.atLeast.words) or worse" : "\(needed) \(rule.atLeast.words) or worse"
    let run = rule.days.map { ", \($0) days running" } ?? ""
    let relative = pack.flare.relative.map {
      """
       For people whose symptoms are always there: \($0.above.words) or more worse than their median over the last \
      \($0.over) days.
      """
    }
    return
      """
      ## A flare day\n\nA day counts as a flare day if \(reached)\(run): 
      """
        + "\(names.joined(separator: ", ")).\(relative ?? "")"
  }

  private var foods: String {
    let own = pack.foods.filter { isOwn("foods.\($0.id)") }
    guard !own.isEmpty else { return "" }
    return "## Foods\n\n" + own.map(words(of:)).joined(separator: "\n")
  }

  private func words(of group: FoodGroup) -> String {
    let others = group.butNot.isEmpty ? "" : "; but not \(group.butNot.joined(separator: ", "))"
    let kept = group.keep.map { " (never part of an experiment\($0.because.map { ": \($0)" } ?? ""))" } ?? ""
    return "- **\(group.name)**\(kept): \(group.foods.joined(separator: ", "))\(others)"
  }

  private var risk: String {
    let groups = table(["Group", "Weight"], pack.risk.groups.map { [$0.name, "\($0.weight.brief)%"] })
    let rows = pack.risk.factors.filter { touches($0.id) }.compactMap { factor -> [String]? in
      guard case .response(let window, let curve) = factor.rule else { return nil }
      return [factor.name, looks(window), curve.words, prior(of: factor), why(of: factor)]
    }
    let factors =
      rows.isEmpty
      ? "" : "\n\n" + table(["Factor", "Looks at", "Value → points", "Starting weight", "Why"], rows)
    return "## Risk\n\n\(groups)\(factors)"
  }

  private var compounds: String {
    let rows = pack.risk.factors.filter { touches($0.id) }.compactMap { factor -> [String]? in
      guard case .compound(let parts, let points) = factor.rule else { return nil }
      let names = parts.map { part in pack.factor(part)?.name.lowercased() ?? part.rawValue }
      return [
        factor.name, names.joined(separator: " and "), "up to \(points.words)", prior(of: factor), why(of: factor),
      ]
    }
    return rows.isEmpty ? "" : table(["Together", "Parts", "Points", "Starting weight", "Why"], rows)
  }

  /// The sentences that people read.
  private var reasons: String {
    let rows = pack.risk.factors.filter { isOwn("risk.factors.\($0.id).says") }.compactMap { factor -> [String]? in
      guard case .sentences(let raises, let lowers) = factor.says else { return nil }
      return [factor.name] + [raises, lowers].map { ($0?.texts ?? []).joined(separator: " / ") }
    }
    return rows.isEmpty ? "" : "## Reasons in words\n\n" + table(["Factor", "Raises", "Lowers"], rows)
  }

  private var insights: String {
    let own = (pack.insights ?? []).filter { isOwn("insights.\($0.id).metric") }
    let rows = own.map { insight in
      [
        "`\(insight.id)`", insight.text, looks(insight.window), insight.compared,
        "at most every \(insight.period.of("day")), priority \(insight.priority)",
      ]
    }
    return rows.isEmpty
      ? "" : "## Worth knowing\n\n" + table(["Insight", "Sentence", "Looks at", "When", "How often"], rows)
  }

  /// The goals that it suggests.
  private var goals: String {
    let rows = pack.goals.filter { isOwn("goals.\($0.id).title") }.map { goal in
      ["\(goal.title)", "\(goal.says)", words(of: goal.aim), goal.sources.joined(separator: "; ")]
    }
    return rows.isEmpty ? "" : "## Goals it suggests\n\n" + table(["Goal", "What it means", "Watches", "Source"], rows)
  }

  /// Whether the pack's own file brings the factor or changes something of it.
  private func touches(_ id: FactorID) -> Bool {
    ["group", "metric", "response", "prior", "points", "all_of", "says", "why", "source"].contains {
      isOwn("risk.factors.\(id).\($0)")
    }
  }

  private func prior(of factor: RiskFactor) -> String {
    "log-odds \(factor.prior.logOdds.words), sure: \(factor.prior.sure.rawValue)"
  }

  private func why(of factor: RiskFactor) -> String {
    let sources = factor.sources.map { "[\($0)]" }.joined(separator: " ")
    let kept = factor.keep.map { "Never part of an experiment\($0.because.map { ": \($0)" } ?? ".")" }
    return [factor.why, kept, sources.isEmpty ? nil : sources].compactMap { $0 }.joined(separator: " ")
  }

  private var made: String {
    pack.made.isEmpty ? "" : (["## How this pack was made"] + pack.made).joined(separator: "\n\n")
  }

  private var sources: String {
    let named = Set(
      pack.risk.factors.filter { touches($0.id) }.flatMap(\.sources)
        + pack.symptoms.filter { isOwn("symptoms.\($0.id).name") }.flatMap(\.sources)
        + (pack.trackables ?? []).filter { isOwn("metrics.\($0.id).kind") }.flatMap { $0.sources ?? [] })
    let lines = pack.references.filter { named.contains($0.id) || isOwn("references.\($0.id).title") }.map {
      reference in
      let place = reference.doi.map { "doi:\($0)" } ?? reference.pmid.map { "pmid:\($0)" } ?? reference.url ?? ""
      let who = [reference.authors, reference.year.map(String.init)].compactMap { $0 }.joined(separator: ", ")
      return
        """
        - **[\(reference.id)]** \(who.isEmpty ? "" : "\(who.finished) ")\(reference.titleAsSentence) \(place)\n  Used: \
        \(reference.finding.finished)
        """
    }
    return lines.isEmpty ? "" : "## Sources\n\n" + lines.joined(separator: "\n")
  }

  private func table(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows).map { row in
      "| \(row.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |"
    }
    .joined(separator: "\n")
  }
}

extension String {
  /// With a full stop at the end, unless a sentence ends there already.
  fileprivate var finished: String { last.map { ".!?…".contains($0) } ?? true ? self : self + "." }
}

extension ResponseCurve {
  /// `4 → 100, 6 → 35, 8 → 0`
  public var words: String { points.map { "\($0.value.words) → \($0.points.words)" }.joined(separator: ", ") }
}

extension MetricWindow.Against {
  /// As a pack writes it, key by key.
  public var written: [String] {
    switch self {
    case .daysBefore(let days): ["against: \(days)d"]
    case .usual: ["against: usual"]
    case .usualInSpread: ["against: usual", "in: spread"]
    }
  }
}

extension PackInsight {
  /// When it speaks: `at least 8, 3 days running`.
  public var compared: String {
    let words =
      switch comparison {
      case .atLeast(let amount): "at least \(amount.words)"
      case .atMost(let amount): "at most \(amount.words)"
      case .aboveDayBefore(let amount): "\(amount.words) or more above the day before"
      case .belowDayBefore(let amount): "\(amount.words) or more below the day before"
      case .aboveUsual(let amount): "\(amount.words) or more above the usual"
      case .belowUsual(let amount): "\(amount.words) or more below the usual"
      }
    return running == 1 ? words : "\(words), on \(running.of("day")) in a row"
  }
}

extension GoalAim {
  /// As a pack's pages and comparisons have it: `sleep.hours at least 7, 5 days a week`.
  var written: String {
    switch self {
    case .habit(let habit):
      let side = habit.side == .atLeast ? "at least" : "at most"
      return "\(habit.metric) \(side) \(habit.threshold.words), \(habit.days.of("day")) a week"
    case .target(let target):
      return "\(target.metric)\(target.start.map { " from \($0.words)" } ?? "") to \(target.target.words)"
    }
  }
}

extension MetricWindow.Take {
  /// As a pack writes it, nil for the metric's own.
  public var written: String? {
    switch self {
    case .metricsOwn: nil
    case .fold(let fold): fold.rawValue
    case .worst: "worst"
    case .daysAtLeast(let least): "days_at_least(\(least.words))"
    case .run: "run"
    }
  }
}
