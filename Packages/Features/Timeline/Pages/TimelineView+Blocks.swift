import TrackerApplication
import TrackerCore

extension TimelineView {
  public func blocks(_ format: TextFormatter) -> [Block] {
    guard !rows.isEmpty else { return nothing(format) }
    return [heading(format), .table(table(format)), .section(next(format))]
  }

  /// What page it is, and from when to when its days are.
  public func heading(_ format: TextFormatter) -> Block {
    let title = page == 1 ? format("Your days") : format("Your days, page {page}", ["page": "\(page)"])
    guard let newest = rows.first?.days.upperBound, let oldest = rows.last?.days.lowerBound else {
      return .heading(.init("\(title)"))
    }
    return .heading(
      .init(
        "\(title)", aside: "\(format("{from} to {to}", ["from": format.brief(oldest), "to": format.brief(newest)]))"))
  }

  /// A row for each day, and one for each stretch of days without an entry.
  ///
  /// - Parameter focus: The place of the row with a mark before it; nil for rows without a place for one.
  public func table(_ format: TextFormatter, focus: Int? = nil) -> Block.Table {
    // Lines that are read one by one name each cell, and what was logged names itself.
    let columns: [Block.Table.Column] = [
      .init(""), .init(format("How it was")), .init(format("Sleep"), .trailing), .init(format("Tracked"), .trailing),
      .init(format.spellsSigns ? "" : format("Logged")),
    ]
    return Block.Table(
      columns,
      rows: rows.enumerated().map { place, row in
        let mark: RichText = focus.map { $0 == place ? "▸ " : "  " } ?? ""
        return switch row {
        case .day(let day): day.row(format, mark)
        case .gap(let days): gap(days, format, mark)
        }
      })
  }

  private func gap(_ days: ClosedRange<Day>, _ format: TextFormatter, _ mark: RichText) -> Block.Table.Row {
    let count = format("{count} days", ["count": "\(days.count)"])
    let told = ["from": format.brief(days.lowerBound), "to": format.brief(days.upperBound)]
    let label: RichText = "\(mark)\(count, .faint)"
    let unknown = TimelineDay.unknown(format)
    return .init(
      [label, unknown, unknown, unknown, "\(format("nothing logged from {from} to {to}", told), .faint)"],
      short: [label, "\(format("nothing logged"), .faint)"],
      details: [.byRoom(full: [], short: [.sentence("\(format("{from} to {to}", told), .faint)")])])
  }

  private func nothing(_ format: TextFormatter) -> [Block] {
    guard let logged else {
      return [
        .sentence("\(format("Nothing is logged yet."))"),
        .commands([.init("symptoms check-in", format("say how you are"))]),
      ]
    }
    if page > 1, let pages, logged.overlaps(from...to) {
      let values = ["page": "\(page)", "pages": "\(pages)"]
      return [
        .sentence("\(format("There is no page {page}. The last one is {pages}.", values))"),
        .commands([.init(query.command(page: pages), format("see the last page"))]),
      ]
    }
    let values = ["day": format.short(from), "from": format.short(from), "to": format.short(to)]
    let sentence = from == to ? "Nothing logged on {day}." : "Nothing logged from {from} to {to}."
    return [.sentence("\(format(sentence, values))")] + TimelineView.whereEntriesAre(logged, besides: from, [], format)
  }

  /// From when to when there are entries, for somebody who looked elsewhere.
  ///
  /// - Parameter next: What else there is to type.
  static func whereEntriesAre(
    _ logged: ClosedRange<Day>, besides day: Day, _ next: [Block.NextCommand], _ format: TextFormatter
  ) -> [Block] {
    let values = ["first": format.short(logged.lowerBound), "last": format.short(logged.upperBound)]
    let sentence =
      logged.count == 1
      ? "Your only day with entries is {first}." : "Your first entry is on {first}, your last one on {last}."
    let nearest = day < logged.lowerBound ? logged.lowerBound : logged.upperBound
    return [
      .sentence("\(format(sentence, values))"),
      .commands([.init("symptoms timeline --to \(nearest)", format("see the days up to then"))] + next),
    ]
  }

  private func next(_ format: TextFormatter) -> [Block] {
    var commands: [Block.NextCommand] = []
    let newest = rows.lazy.compactMap { row -> Day? in
      if case .day(let day) = row, day.summary != nil { day.day } else { nil }
    }.first
    if let newest { commands.append(.init("symptoms timeline \(newest)", format("see one day, hour by hour"))) }
    if hasOlder { commands.append(.init(query.command(page: page + 1), format("see older days"))) }
    return (commands.isEmpty ? [] : [.commands(commands)]) + notice(format)
  }

  private func notice(_ format: TextFormatter) -> [Block] {
    Session.remark(onEntriesToCome: toCome).map { [.sentence("\(format($0))")] } ?? []
  }
}

extension TimelineDay {
  /// What stands in a column where nothing is known; in lines that are read one by one it is left out.
  fileprivate static func unknown(_ format: TextFormatter) -> RichText {
    format.spellsSigns ? "" : RichText("·", .faint)
  }

  fileprivate func row(_ format: TextFormatter, _ mark: RichText) -> Block.Table.Row {
    let unknown = TimelineDay.unknown(format)
    guard summary != nil else {
      let label: RichText = "\(mark)\(format.brief(day), .faint)"
      let nothing = RichText(format("nothing logged"), .faint)
      return .init([label, unknown, unknown, unknown, nothing], short: [label, nothing])
    }
    let label: RichText = "\(mark)\(format.brief(day))"
    let (sleep, tracked) = (sleep(format), tracked(format))
    let logged = logged.map { format($0) }.joined(separator: ", ")
    let slept = sleep.map { format("{time} sleep", ["time": $0]) }
    let share = tracked.map { format("{share} tracked", ["share": $0]) }
    let rest = [slept, share, logged].compactMap(\.self).joined(separator: ", ")
    return .init(
      [
        label, state(format), sleep.map { "\($0)" } ?? (format.spellsSigns ? "\(format("not known"))" : unknown),
        tracked.map { "\($0)" } ?? unknown, "\(logged)",
      ], short: [label, state(format)],
      details: below(format) + [.byRoom(full: [], short: [.sentence("\(rest)")])])
  }
}
