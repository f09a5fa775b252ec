import TrackerApplication
import TrackerCore

extension PatternView {
  public func blocks(_ format: TextFormatter) -> [Block] {
    let label = parts.count == 1 ? parts[0].pattern.map { format.label(of: $0.pattern) } : nil
    let heading = Block.heading(.init("\(name, .strong)", aside: label ?? ""))
    return [heading]
      + parts.flatMap { part -> [Block] in
        let title: [Block] = parts.count > 1 ? [.heading(.init("\(part.name)"))] : []
        return title + blocks(of: part, format)
      }
  }

  private func blocks(of part: Part, _ format: TextFormatter) -> [Block] {
    if part.isPartOfFlares {
      let text = format("It is part of how flares are judged, so it cannot be compared with them.")
      return [.section([.sentence("\(text)")])]
    }
    if let days = part.seldomDays {
      let values = ["count": "\(days)", "missing": "\(FactorBasis.fewestDays - days)"]
      let text = format(
        days == 0
          ? "It was there on no day so far."
          : days >= FactorBasis.fewestDays
            ? "It was there on {count} days so far. It is not compared by itself."
            : days == 1
              ? "It was there on 1 day so far. It needs {missing} more before days can be compared."
              : "It was there on {count} days so far. It needs {missing} more before days can be compared.", values)
      return [.section([.sentence("\(text)")])]
    }
    guard let item = part.pattern else { return [] }
    let repeats = item.description?.counts == item.pattern.counts
    return [.section(answer(item, part, format)), .section(counts(item, format))]
      + (repeats ? [.section(sentence(chance(item, format)))] : [])
      + strength(item, format) + suggestion(item, format) + response(item, format) + apart(item, part, format)
      + [.section(strip(item, format))]
      + (repeats ? [] : [.section(described(item, format))]) + windows(part, format)
      + [.section([origin(item, part, format)]), .section(end(item, format))]
  }

  /// What can be said of it, first.
  private func answer(_ item: PatternsView.Item, _ part: Part, _ format: TextFormatter) -> [Block] {
    let pattern = item.pattern
    var sentences: [String] = []
    switch pattern.label {
    case .confirmed, .likely:
      if let direction = pattern.direction {
        sentences.append(format(.goesTogether("\(name)", direction, lag: pattern.lag)))
      }
    case .watch where !part.inseparable.isEmpty:
      sentences.append(
        format(
          "It cannot be told apart from {others}: they come together, or replace each other.",
          ["others": part.inseparable.joined(separator: ", ")]))
    case .watch: sentences.append(format("It may make a difference, but it could also be luck."))
    case .unlikely: sentences.append(format("There are enough days to say that it makes little difference."))
    case .none: sentences.append(format("There are enough days, and nothing to tell."))
    case .tooEarly:
      sentences.append(
        format.missing(pattern.missing).map { format("Too early to say: {missing}.", ["missing": $0]) }
          ?? format("Its days do not differ enough to compare them."))
    }
    if let about = pattern.about { sentences.append(format(about.phrase)) }
    return [.sentence("\(sentences.joined(separator: " "))")]
  }

  private func counts(_ item: PatternsView.Item, _ format: TextFormatter) -> [Block] {
    let (pattern, counts) = (item.pattern, item.pattern.counts)
    let title = pattern.since.map { format("All days since {day}", ["day": format.short($0)]) } ?? format("All days")
    func line(_ flares: Int, _ days: Int) -> RichText {
      "\(format("{flares} of {days} days had a flare after them", ["flares": "\(flares)", "days": "\(days)"]))"
    }
    return [
      .heading(.init("\(title)")), .fact(.init(format("With it"), line(counts.flaresWith, counts.with))),
      .fact(.init(format("Without it"), line(counts.flaresWithout, counts.without))),
      .fact(
        .init(
          format("Not known"),
          "\(format(counts.unanswered == 1 ? "1 day" : "{days} days", ["days": "\(counts.unanswered)"]))")),
    ]
  }

  /// How much more frequent flares were, how sure that is, and what could explain it away.
  private func strength(_ item: PatternsView.Item, _ format: TextFormatter) -> [Block] {
    let pattern = item.pattern
    guard pattern.label != .tooEarly else { return [] }
    let values = [
      "times": format.times(pattern.riskRatio), "low": format.number(pattern.interval.lowerBound, upTo: 1, atLeast: 1),
      "high": format.number(pattern.interval.upperBound, upTo: 1, atLeast: 1),
    ]
    var sentences = [
      format("Flares were {times} as frequent after it (probably {low} to {high} times).", values),
      format(
        "This is a careful estimate. Until there are more days, it stays nearer to no difference than the counts."),
    ]
    if pattern.isRatioUncertain { sentences.append(format("With under 24 flares, this is uncertain.")) }
    if pattern.label.isClaim {
      sentences.append(
        pattern.eValueOfLimit > 1
          ? format(
            "Something you do not log could explain it. It would have to be at least {times} as frequent with both.",
            ["times": format.times(pattern.eValue)]) : format("Something unknown could easily explain it."))
    }
    return [.section([.sentence("\(sentences.joined(separator: " "))")])]
  }

  /// What the days say of it and its companions, each alone.
  private func apart(_ item: PatternsView.Item, _ part: Part, _ format: TextFormatter) -> [Block] {
    item.pattern.companions.map { companion in
      let other = format.inSentence(format(companion.name.phrase))
      func row(_ title: String, _ part: Companion.Part) -> Block.Table.Row {
        .init(["\(title)", "\(format.share(part.flares, of: part.days))"])
      }
      return .section([
        .heading(.init("\(format("Often together with {other}", ["other": other]))")),
        .table(
          .init(
            [.init("", isTitleShown: false), .init(format("Flares after it"), .trailing)],
            rows: [
              row(format("both"), companion.both), row(format("only {name}", ["name": name]), companion.alone),
              row(format("only {name}", ["name": other]), companion.otherAlone),
              row(format("neither"), companion.neither),
            ])),
      ])
    }
  }

  /// The last days as signs, with the flares after them below. Where signs are told in words, the counts say enough.
  private func strip(_ item: PatternsView.Item, _ format: TextFormatter) -> [Block] {
    guard !format.spellsSigns else { return [] }
    let strip = item.pattern.strip
    func signs(_ answers: String, _ yes: Character, _ no: Character) -> String {
      String(answers.map { $0 == "1" ? yes : $0 == "0" ? no : "·" })
    }
    return [
      .heading(.init("\(format("Last days, up to {day}", ["day": format.short(strip.last)]))")),
      .table(
        .init(
          [.init("", isTitleShown: false), .init("", isTitleShown: false, fewestSigns: Self.fewestSigns)],
          rows: [
            .init(["\(format("had it"))", "\(signs(strip.answers, "●", "○"))"]),
            .init(["\(format("flare after it"))", "\(signs(strip.flares, "▲", " "))"]),
          ])),
    ]
  }

  private static let fewestSigns = 14

  /// The chosen days without any correction, and so named.
  private func described(_ item: PatternsView.Item, _ format: TextFormatter) -> [Block] {
    guard let counts = item.description?.counts else { return [] }
    let values = [
      "period": format.period(item.days == 0 ? nil : item.days, pausedAfter: item.pausedAfter),
      "flares": "\(counts.flaresWith)", "days": "\(counts.with)", "others": "\(counts.flaresWithout)",
      "rest": "\(counts.without)",
    ]
    let told: [String] =
      switch (counts.with, counts.without) {
      case (0, 0): [format("{period}, nothing was logged that can be compared.", values)]
      case (0, _):
        [
          format("{period}, no day with it can be compared.", values),
          format("{others} of {rest} days without it had a flare after them.", values),
        ]
      case (_, 0):
        [
          format("{period}, {flares} of {days} days with it had a flare after them.", values),
          format("No day without it can be compared.", values),
        ]
      default:
        [
          format("{period}, {flares} of {days} days with it had a flare after them.", values),
          format("Without it, {others} of {rest} did.", values),
        ]
      }
    return sentence(told + chance(item, format))
  }

  /// How easily luck makes such counts; nothing where they cannot be tested.
  private func chance(_ item: PatternsView.Item, _ format: TextFormatter) -> [String] {
    guard let description = item.description, description.chance != nil else { return [] }
    let counts = description.counts
    let confidence: String =
      switch description.confidence {
      case .high: format("As a single question, luck alone would rarely do that: under 1 in 100 times.")
      case .medium: format("As a single question, luck alone would do that in under 5 of 100 cases.")
      case .low: format("As a single question, luck alone would do that in under 10 of 100 cases.")
      case .none: format("As a single question, luck alone often does that.")
      }
    let never = counts.othersWith == 0 && counts.flaresWith > 0 ? [format("Other days never had it before them.")] : []
    return never + [confidence, format("Among many questions, some look so by chance.")]
  }

  private func sentence(_ parts: [String]) -> [Block] {
    parts.isEmpty ? [] : [.sentence("\(parts.joined(separator: " "))")]
  }

  /// The hours before flares.
  private func windows(_ part: Part, _ format: TextFormatter) -> [Block] {
    guard !part.windows.isEmpty else { return [] }
    return [
      .section([
        .heading(.init("\(format("Hours before a flare"))")),
        .table(
          .init(
            [
              .init("", isTitleShown: false), .init(format("Before flares"), .trailing),
              .init(format("On other days"), .trailing),
            ],
            rows: part.windows.filter { !$0.isPart }.map { window in
              .init([
                "\(format("{hours} hours", ["hours": window.window.replacing("-", with: "–")]))",
                "\(format.share(window.flaresWith, of: window.flaresWith + window.flaresWithout))",
                "\(format.share(window.othersWith, of: window.othersWith + window.othersWithout))",
              ])
            })),
      ])
    ]
  }

  /// What sort of thing it is, how often it was there, and how new the numbers are.
  private func origin(_ item: PatternsView.Item, _ part: Part, _ format: TextFormatter) -> Block {
    let values = [
      "count": "\(item.pattern.occurrences)", "sort": format.sort(item.pattern.category),
      "day": format.short(part.dataThrough), "made": format.short(part.madeOn),
    ]
    let told = [
      format(item.pattern.occurrences == 1 ? "It was there on 1 day." : "It was there on {count} days.", values),
      format("Sort: {sort}.", values), format("Days count through {day}. Calculated on {made}.", values),
    ]
    return .sentence("\(told.joined(separator: " "), .faint)")
  }

  private func end(_ item: PatternsView.Item, _ format: TextFormatter) -> [Block] {
    let isNamed = [.trigger, .protective].contains(item.pattern.kind)
    var blocks: [Block] = isNamed ? [.sentence("\(format("It need not be the cause."))")] : []
    if let kept = item.pattern.keptBecause {
      blocks.append(.sentence("\(format("Not for an experiment: {reason}", ["reason": format(kept.phrase)]))"))
    }
    let word = item.name.shellWord
    blocks.append(
      .commands([
        item.isMuted
          ? .init("symptoms patterns unmute \(word)", format("name it again"))
          : item.isWatched
            ? .init("symptoms patterns unwatch \(word)", format("stop watching it"))
            : .init("symptoms patterns watch \(word)", format("keep it in the list"))
      ]))
    return blocks
  }
}
