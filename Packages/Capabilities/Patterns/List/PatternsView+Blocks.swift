import TrackerApplication
import TrackerCore
import TrackerPatternEngine

extension PatternsView {
  /// So many rows of a part are shown where nothing narrows the list down.
  private static let (mostClaims, mostOthers) = (6, 4)

  public func blocks(_ format: TextFormatter) -> [Block] {
    let through = conditions.first?.dataThrough
    let aside = through.map { format("through {day}", ["day": format.short($0)]) } ?? ""
    let heading = Block.heading(.init("\(format("Patterns in your records"))", aside: "\(aside)"))
    let parts = conditions.flatMap { condition -> [Block] in
      let name: [Block] = conditions.count > 1 ? [.heading(.init("\(condition.name)"))] : []
      return name + blocks(of: condition, format)
    }
    return [heading] + parts + [.section(end(format))]
  }

  private func blocks(of condition: Condition, _ format: TextFormatter) -> [Block] {
    if let nothing = condition.nothing(format) { return [.section([.sentence("\(nothing)")])] }
    let items = condition.patterns
    if let window { return hours(items, before: window, format) }
    guard !isNarrowed else {
      guard !items.isEmpty else { return [.section([.sentence("\(format("Nothing in your records is like that."))")])] }
      return [.section([.table(table(items, format))])]
    }
    let claims = items.filter { $0.pattern.label.isClaim }
    var blocks: [Block] = []
    blocks += part(format("Go together with worse days"), claims.filter { $0.pattern.direction == .trigger }, format)
    blocks += part(
      format("Go together with better days"), claims.filter { $0.pattern.direction == .protective }, format)
    blocks += expected(claims, format)
    if claims.isEmpty {
      let nothing = condition.hasMutedClaim ? "Nothing else holds up so far." : "Nothing holds up so far."
      blocks.append(.section([.sentence("\(format(nothing))")]))
    }
    let watched = items.filter { $0.isWatched && !$0.pattern.label.isClaim }
    if !watched.isEmpty {
      blocks.append(
        .section([.heading(.init("\(format("You watch"))")), .list(.init(watched.map { line($0, format) }))]))
    }
    let others = items.filter { !$0.isWatched }
    blocks += maybe(others.filter { $0.pattern.label == .watch }, format)
    blocks += early(others.filter { $0.pattern.label == .tooEarly }, of: condition, format)
    return blocks + rest(of: condition, format)
  }

  private func part(_ title: String, _ items: [Item], _ format: TextFormatter) -> [Block] {
    guard !items.isEmpty else { return [] }
    return [.section([.heading(.init("\(title)")), .table(table(Array(items.prefix(Self.mostClaims)), format))])]
  }

  private func table(_ items: [Item], _ format: TextFormatter) -> Block.Table {
    Block.Table(
      [
        .init("", isTitleShown: false), .init("", isTitleShown: false), .init(format("Flares after it"), .trailing),
        .init(format("Without it"), .trailing),
      ],
      rows: items.map { item in
        let counts = item.description?.counts ?? Pattern.Counts()
        let label = format.label(of: item.pattern)
        let with = format.share(counts.flaresWith, of: counts.with)
        let without = format.share(counts.flaresWithout, of: counts.without)
        let both = format("{with} with it, {without} without", ["with": with, "without": without])
        return .init(
          ["\(item.name, .strong)", label, "\(with)", "\(without)"], short: ["\(item.name, .strong)", label, "\(both)"])
      })
  }

  /// What the claims that stand let expect, the most important first.
  private func expected(_ claims: [Item], _ format: TextFormatter) -> [Block] {
    let suggested = claims.compactMap { item in item.suggestion.map { (item, $0) } }
      .sorted { ($1.1.priority, $0.0.name) < ($0.1.priority, $1.0.name) }
    guard !suggested.isEmpty else { return [] }
    let lines = suggested.prefix(Self.mostClaims).map { item, suggestion -> RichText in
      let values = [
        "effect": format.effect(suggestion.points, lag: item.pattern.lag),
        "range": format.range(of: suggestion.interval), "days": "\(suggestion.days)",
        "priority": "\(suggestion.priority)",
      ]
      let text = format("{effect} ({range}; {days} days). Priority {priority} of 5.", values)
      return "\(item.name, .strong): \(text)"
    }
    return [.section([.heading(.init("\(format("Expected effect, by your records"))")), .list(.init(lines))])]
  }

  /// A watched factor, with how far it has come.
  private func line(_ item: Item, _ format: TextFormatter) -> RichText {
    let label = format.missing(item.pattern.missing) ?? format.label(of: item.pattern).text
    return "\(item.name, .strong): \(label)"
  }

  private func maybe(_ items: [Item], _ format: TextFormatter) -> [Block] {
    let kinds = [
      (format("Not to be told apart"), items.filter(\.pattern.isInseparable)),
      (format("Could be luck"), items.filter { !$0.pattern.isInseparable }),
    ]
    let facts = kinds.filter { !$0.1.isEmpty }.map { title, items -> Block in
      let names = items.prefix(Self.mostOthers).map(\.name).joined(separator: ", ")
      let more = items.count - Self.mostOthers
      let values = ["names": names, "count": "\(more)"]
      return .fact(.init(title, "\(more > 0 ? format("{names} and {count} more", values) : names)"))
    }
    return facts.isEmpty ? [] : [.section(facts)]
  }

  private func early(_ items: [Item], of condition: Condition, _ format: TextFormatter) -> [Block] {
    guard !items.isEmpty, condition.knownDays >= PatternAnalysis.Needed.days else { return [] }
    func missing(_ item: Item) -> Int {
      max(item.pattern.missing.exposedDays, item.pattern.missing.unexposedDays, item.pattern.missing.days)
    }
    let nearest = items.sorted { (missing($0), $0.name) < (missing($1), $1.name) }.prefix(Self.mostOthers)
    let lines = nearest.map { item -> RichText in
      "\(item.name): \(format.missing(item.pattern.missing) ?? "")"
    }
    return [.section([.heading(.init("\(format("Too early to say"))")), .list(.init(lines))])]
  }

  private func rest(of condition: Condition, _ format: TextFormatter) -> [Block] {
    let neutral = condition.patterns.count { $0.pattern.kind == .neutral && !$0.isWatched }
    var sentences: [String] = []
    if neutral > 0 {
      sentences.append(
        format(
          neutral == 1 ? "One other makes no clear difference." : "{count} others make no clear difference.",
          ["count": "\(neutral)"]))
    }
    if condition.leftOut > 0 {
      sentences.append(
        format(
          condition.leftOut == 1
            ? "One thing was too seldom there to be compared." : "{count} were too seldom there to be compared.",
          ["count": "\(condition.leftOut)"]))
    }
    return sentences.isEmpty ? [] : [.section([.sentence("\(sentences.joined(separator: " "))")])]
  }

  private func end(_ format: TextFormatter) -> [Block] {
    let hasCounts = conditions.contains { condition in
      condition.nothing(format) == nil && condition.patterns.contains { isNarrowed || $0.pattern.label.isClaim }
    }
    var blocks: [Block] = []
    if hasCounts, window == nil {
      let since = conditions.compactMap(\.since).min().map { format.short($0) } ?? ""
      let period = format.period(days, pausedAfter: pausedAfter)
      blocks.append(
        .sentence(
          """
          \(format("{period}: days that had a flare the day after.", ["period": period])) \
          \(format("The labels rest on all days since {day}.", ["day": since]))
          """))
      blocks.append(.sentence("\(format("About one in ten of these is luck. They need not be the cause."))"))
    }
    let first = conditions.lazy.flatMap(\.patterns).first { $0.pattern.label != .tooEarly }
    let show = first.map { "symptoms patterns show \($0.name.shellWord)" }
    if !isNarrowed {
      blocks.append(
        .commands(
          (show.map { [.init($0, format("counts and days"))] } ?? []) + [
            .init("symptoms patterns --kind all", format("everything"))
          ]))
    }
    return blocks
  }
}

extension PatternsView {
  /// The last day that is described, after a pause: all conditions have the same days.
  var pausedAfter: Day? { conditions.lazy.flatMap(\.patterns).first?.pausedAfter }
}

extension PatternsView.Condition {
  /// Why there is nothing to compare yet, in words; nil where there is something.
  func nothing(_ format: TextFormatter) -> String? {
    let values = ["count": "\(knownDays)", "needed": "\(PatternAnalysis.Needed.days)", "flares": "\(flareDays)"]
    if knownDays == 0 {
      return format("No day has a check-in yet, so there is nothing to compare. Type: symptoms check-in")
    }
    if knownDays < PatternAnalysis.Needed.days {
      return format(
        knownDays == 1
          ? "1 of {needed} days is answered. After that you'll see what holds up."
          : "{count} of {needed} days are answered. After that you'll see what holds up.", values)
    }
    if flareDays == knownDays {
      return format("All {count} answered days were flare days. So no day can be compared with a better one.", values)
    }
    if flareDays == 0 {
      return format(
        "None of {count} answered days was a flare day. So no day can be compared with a worse one.", values)
    }
    if flareDays < PatternAnalysis.Needed.flares {
      return format(
        flareDays == 1
          ? "You had 1 flare day. At least 4 are needed to compare days."
          : "You had {flares} flare days. At least 4 are needed to compare days.", values)
    }
    return nil
  }
}
