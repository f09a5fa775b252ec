import TrackerApplication
import TrackerCore

extension ProductivityView {
  private static let mostShown = 5

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard days.contains(where: { $0.minutes != nil || $0.score != nil || $0.productiveMinutes != nil }) else {
      return nothing(format)
    }
    let head: [Block] = days.count == 1 ? oneDay(days[0], format) : overview(format)
    return head + table(ofDetractors: format) + table(ofHours: format) + table(ofContexts: format) + notes(format)
  }

  private func nothing(_ format: TextFormatter) -> [Block] {
    let says =
      days.count == 1
      ? format("Nothing is known of your screens on {day}.", ["day": format.short(from)])
      : format("Nothing is known of your screens in these {count} days.", ["count": "\(days.count)"])
    return [
      .sentence("\(says)"),
      .section([
        .commands([
          .init("symptoms log screen 4h20m productive=2h", format("log what your phone shows")),
          .init("symptoms import", format("see which files can be imported")),
        ])
      ]),
    ]
  }

  // MARK: One day

  private func oneDay(_ day: OneDay, _ format: TextFormatter) -> [Block] {
    var facts: [Block] = [score(day.score, day.scoreGap, nil, format)]
    facts += distribution(
      [day.productiveMinutes, day.neutralMinutes, day.distractingMinutes], day.shareWithoutRule, format)
    if let focus = day.focusMinutes {
      let longest = day.longestFocusMinutes.flatMap { $0 > 0 ? $0 : nil }
      facts.append(
        .fact(
          .init(
            format("Focus"), "\(time(focus, format))",
            aside: longest.map { "\(format("longest {time}", ["time": time($0, format)]), .faint)" } ?? "")))
    }
    if let distractions = day.distractions {
      let values = ["count": "\(distractions)", "time": time(day.distractionMinutes ?? 0, format)]
      facts.append(
        .fact(
          .init(format("Distractions"), "\(distractions == 0 ? "0" : format("{count}, {time} in all", values))")))
    }
    if let switches = day.switchesAnHour {
      facts.append(.fact(.init(format("Switches of app an hour"), "\(format.number(switches, upTo: 0))")))
    }
    if let unlocks = day.unlocks {
      let hourly = day.unlocksAWakingHour.map {
        format("{number} for each hour awake", ["number": format.number($0)])
      }
      facts.append(
        .fact(.init(format("Unlocks"), "\(format.number(unlocks, upTo: 0))", aside: "\(hourly ?? "", .faint)")))
    }
    if let peak = day.peakHour { facts.append(.fact(.init(format("Most used"), "\(hour(peak))"))) }
    if let low = day.lowHours, !low.isEmpty {
      facts.append(.fact(.init(format("Hardly used"), stretches(low).map { .init("\($0)") }, .commas)))
    }
    var blocks: [Block] = [.heading(.init("\(format.long(day.day))")), .section(facts)]
    if let gap = day.focusGap, gap != day.scoreGap || day.score != nil, gap != .nothing {
      blocks.append(.sentence("\(format("Focus and distractions")): \(format(gap.says), .unknown)"))
    }
    if !day.strip.isEmpty, !format.spellsSigns { blocks.append(.section(strip(day, format))) }
    if let events, !events.isEmpty { blocks.append(.section([table(of: events, format)])) }
    return blocks
  }

  private func score(_ score: Int?, _ gap: ProductivityGap?, _ count: Int?, _ format: TextFormatter) -> Block {
    guard let score else {
      return .fact(.init(format("Score"), "\(format((gap ?? .nothing).says), .unknown)"))
    }
    var fact = Block.Fact(
      format("Score"), "\(format("{score} of 100", ["score": "\(score)"]), .strong)",
      aside: count.map { "\(format.count($0, "1 day", "{count} days"), .faint)" } ?? "")
    fact.prominence = .lead
    return .fact(fact)
  }

  private func distribution(_ minutes: [Double?], _ share: Double?, _ format: TextFormatter) -> [Block] {
    let names = [format("Productive"), format("Neutral"), format("Distracting")]
    let total = minutes.compactMap(\.self).reduce(0, +)
    guard total > 0 else { return [] }
    let rows = zip(names, minutes).map { name, minutes -> Block in
      guard let minutes else { return .fact(.init(name, "–")) }
      return .fact(.init(name, "\(time(minutes, format))", aside: "\(format.percent(minutes / total), .faint)"))
    }
    guard let share, share >= 0.005 else { return rows }
    return rows + [.fact(.init(format("Without a rule"), "\(format.percent(share))"))]
  }

  /// The day in half hours, and in whole ones where there is less room.
  private func strip(_ day: OneDay, _ format: TextFormatter) -> [Block] {
    guard let first = day.strip.firstIndex(where: { $0 != .nothing }),
      let last = day.strip.lastIndex(where: { $0 != .nothing })
    else { return [] }
    let start = first - first % 2
    let used = Array(day.strip[start...last])
    let hours = stride(from: 0, to: used.count, by: 2).map { place in
      used[place..<min(place + 2, used.count)].first { $0 != .nothing } ?? .nothing
    }
    let begin = day.hours.first.map { hour($0.hour) } ?? ""
    func line(_ slots: [FocusStrip.Slot]) -> Block {
      .fact(.init(format("From {time}", ["time": begin]), "\(slots.map(\.sign).joined())"))
    }
    return [
      .byRoom(full: [line(used)], short: [line(hours)]),
      .sentence("\(format("█ productive, ▒ neutral, ░ distracting, · not used"), .faint)"),
    ]
  }

  private func table(of events: [Event], _ format: TextFormatter) -> Block {
    .table(
      .init(
        [
          .init(format("Distraction")), .init(format("App")), .init(format("Minutes"), .trailing),
          .init(format("When")),
        ],
        rows: events.prefix(2 * Self.mostShown).map { event in
          .init([
            "\(event.start)", .asWritten(([event.trigger] + event.subsequent.prefix(2)).joined(separator: ", ")),
            "\(format.number(event.minutes, upTo: 0))", "\(format(event.context.name))",
          ])
        }))
  }

  // MARK: Several days

  private func overview(_ format: TextFormatter) -> [Block] {
    func sum(_ value: (OneDay) -> Double?) -> Double? {
      let known = days.compactMap(value)
      return known.isEmpty ? nil : known.reduce(0, +)
    }
    let gap = days.compactMap(\.scoreGap).first { $0 != .nothing }
    var facts = [score(meanScore.map { Int($0.rounded()) }, gap, daysScored, format)]
    let shares = days.compactMap(\.shareWithoutRule)
    facts += distribution(
      [sum(\.productiveMinutes), sum(\.neutralMinutes), sum(\.distractingMinutes)],
      shares.isEmpty ? nil : shares.reduce(0, +) / Double(shares.count), format)
    if daysWithFocus > 0, let focus = sum(\.focusMinutes) {
      let longest = days.compactMap(\.longestFocusMinutes).max() ?? 0
      facts.append(
        .fact(
          .init(
            format("Focus a day"), "\(time(focus / Double(daysWithFocus), format))",
            aside: "\(format("longest {time}", ["time": time(longest, format)]), .faint)")))
      facts.append(
        .fact(
          .init(
            format("Distractions a day"),
            "\(format.number(Double(events?.count ?? 0) / Double(daysWithFocus)))")))
    }
    let known = days.filter { $0.minutes != nil }
    let most = known.compactMap(\.minutes).max() ?? 1
    let rows = known.suffix(14).reversed().map { day in
      Block.Table.Row(
        [
          "\(format.brief(day.day))", "\(day.score.map { "\($0)" } ?? "–")",
          "\(day.minutes.map { time($0, format) } ?? "–")", "\(day.focusMinutes.map { time($0, format) } ?? "–")",
          "\(day.distractions.map { "\($0)" } ?? "–")",
        ], bar: most > 0 ? (day.minutes ?? 0) / most : 0)
    }
    return [
      .heading(
        .init("\(format("{from} to {to}", ["from": format.short(from), "to": format.short(to)]))")), .section(facts),
      .section([
        .table(
          .init(
            [
              .init(format("Day")), .init(format("Score"), .trailing), .init(format("Screens"), .trailing),
              .init(format("Focus"), .trailing), .init(format("Distractions"), .trailing),
            ], rows: rows))
      ]),
    ]
  }

  // MARK: Tables

  private func table(ofDetractors format: TextFormatter) -> [Block] {
    guard !detractors.isEmpty else { return [] }
    return [
      .section([
        .table(
          .init(
            [
              .init(format("Distracts most")), .init(format("Duration"), .trailing),
              .init(format("Distractions begun"), .trailing),
            ],
            rows: detractors.prefix(Self.mostShown).map { app in
              .init([.asWritten(app.app), "\(time(app.minutes, format))", "\(app.triggered)"])
            }))
      ])
    ]
  }

  private func table(ofHours format: TextFormatter) -> [Block] {
    let hours = self.hours.filter { $0.minutes >= 0.5 }
    guard !hours.isEmpty, hasRules else { return [] }
    let most = hours.map(\.minutes).max() ?? 1
    return [
      .section([
        .table(
          .init(
            [
              .init(format("Hour")), .init(format("Minutes"), .trailing), .init(format("Productive"), .trailing),
              .init(format("Distracting"), .trailing),
            ],
            rows: hours.map { hour in
              func told(_ minutes: Double?) -> RichText { "\(minutes.map { format.number($0, upTo: 0) } ?? "–")" }
              return .init(
                [
                  "\(self.hour(hour.hour))", told(hour.minutes), told(hour.productiveMinutes),
                  told(hour.distractingMinutes),
                ], bar: most > 0 ? hour.minutes / most : 0)
            }))
      ])
    ]
  }

  private func table(ofContexts format: TextFormatter) -> [Block] {
    guard contexts.count > 1 else { return [] }
    return [
      .section([
        .table(
          .init(
            [
              .init(format("When")), .init(format("Duration"), .trailing), .init(format("Productive"), .trailing),
              .init(format("Distractions"), .trailing),
            ],
            rows: contexts.map { context in
              .init([
                "\(format(context.context.name))", "\(time(context.minutes, format))",
                "\(time(context.productiveMinutes, format))", "\(context.distractions)",
              ])
            }))
      ])
    ]
  }

  private func notes(_ format: TextFormatter) -> [Block] {
    var blocks: [Block] = suggestions.map { .sentence("\(format($0.says))") }
    if days.contains(where: { $0.notifications != nil }) || events?.isEmpty == false {
      let gap = format("Which notifications interrupted you is not known: no source says when they came.")
      blocks.append(.sentence("\(gap, .faint)"))
    }
    var commands = suggestions.compactMap { suggestion in
      suggestion.command.map {
        Block.NextCommand($0, $0.contains(" goals ") ? format("set a goal for it") : format("say which apps help"))
      }
    }
    if !hasRules { commands.append(.init("symptoms apps set games distracting", format("say which apps distract"))) }
    if !commands.isEmpty { blocks.append(.commands(commands)) }
    return blocks.isEmpty ? [] : [.section(blocks)]
  }

  /// Hours one after the other as `11:00–14:00`.
  private func stretches(_ hours: [Int]) -> [String] {
    var spans: [(first: Int, end: Int)] = []
    for hour in hours {
      if let last = spans.last, last.end == hour {
        spans[spans.count - 1].end = (hour + 1) % 24
      } else {
        spans.append((hour, (hour + 1) % 24))
      }
    }
    return spans.map { "\(hour($0.first))–\(hour($0.end))" }
  }

  private func hour(_ hour: Int) -> String { LocalTime(wrapping: hour * 60).description }

  private func time(_ minutes: Double, _ format: TextFormatter) -> String {
    format(.duration(minutes: Int(minutes.rounded())))
  }
}
