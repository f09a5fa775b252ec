import TrackerApplication
import TrackerCore

extension TimelineDayView {
  /// An hour without an entry is a row, so that a longer gap is a longer way.
  private static let minutesOfRow = 60

  public func blocks(_ format: TextFormatter) -> [Block] {
    let rows = rows(format, namesIDs: true)
    guard !rows.isEmpty else { return head(format) + nothing(format) }
    let groups = [
      Block.Table.Group(
        format.spellsSigns ? "" : "\(format("All day"))", rows: rows.filter { $0.isAllDay }.map(\.row)),
      Block.Table.Group("", rows: rows.filter { !$0.isAllDay }.map(\.row)),
    ].filter { !$0.rows.isEmpty }
    let columns: [Block.Table.Column] = [
      .init(""), .init(""), .init(format("id"), isTitleShown: false),
    ]
    return head(format) + [.section([.table(.init(columns, groups: groups))]), .section([.commands(next(format))])]
  }

  /// The day, and what it comes to.
  public func head(_ format: TextFormatter) -> [Block] {
    let flare = day.flare(format).map { RichText($0, .bad) } ?? ""
    let heading = Block.heading(.init("\(format.long(day.day))", aside: flare))
    guard let summary = day.summary else { return [heading] }
    let quality = summary.worst?.text(format) ?? summary.quality.text(format)
    let facts: [Block] = [
      .fact(.init(format("How the day was"), quality)),
      .fact(.init(format("Sleep"), day.sleep(format).map { "\($0)" } ?? RichText(format("not known"), .faint))),
    ]
    let tracked = day.tracked(format).map { [Block.fact(.init(format("Tracked"), "\($0)"))] } ?? []
    return [heading] + facts + tracked + clocks(format)
  }

  private func clocks(_ format: TextFormatter) -> [Block] {
    guard clockChange != 0 else { return [] }
    let length = ["time": Phrase.duration(minutes: minutes)]
    let sentence =
      clockChange > 0
      ? "The clocks went forward: this day has {time}." : "The clocks went back: this day has {time}."
    return [.sentence("\(format(.words(sentence, length)))")]
  }

  /// A row of the day: an entry, or a part of the time without one.
  public struct Row: Sendable {
    /// nil for time without an entry.
    public let entry: EntryView?
    public let isAllDay: Bool
    public let row: Block.Table.Row
  }

  /// The entries in their half hours, and the time between them.
  ///
  /// - Parameter namesIDs: Whether the last cell of each row is the entry's id; else there is none.
  public func rows(_ format: TextFormatter, namesIDs: Bool) -> [Row] {
    func row(_ entry: EntryView, _ label: RichText, _ text: RichText, isAllDay: Bool) -> Row {
      let id = namesIDs ? [RichText(entry.id.short, .faint)] : []
      return Row(entry: entry, isAllDay: isAllDay, row: .init([label, text] + id))
    }
    // Lines that are read one by one have no row above to stand below.
    let isApart = format.spellsSigns
    let whole = allDay.map {
      row($0, isApart ? "\(format("All day"))" : "", "\($0.listed(format))", isAllDay: true)
    }
    let timed = halfHours.flatMap { group -> [Row] in
      let between = group.gap.map { gap($0, format, namesIDs) } ?? []
      return between
        + group.entries.enumerated().map { place, entry in
          let label: RichText =
            isApart
            ? "\(format("{from} to {to}", ["from": "\(group.start)", "to": "\(group.end)"]))"
            : place == 0 ? "\(group.start, .strong)" : ""
          return row(entry, label, "\(entry.time, .faint) \(entry.listed(format))", isAllDay: false)
        }
    }
    return whole + timed
  }

  /// A row for each hour without an entry; how long it is stands in the first one.
  private func gap(_ minutes: Int, _ format: TextFormatter, _ namesIDs: Bool) -> [Row] {
    guard minutes > 0 else { return [] }
    let length = format(.duration(minutes: minutes))
    func row(_ sign: RichText, _ text: RichText) -> Row {
      Row(entry: nil, isAllDay: false, row: .init([sign, text] + (namesIDs ? [""] : [])))
    }
    if format.spellsSigns { return [row("\(format("{time} without an entry", ["time": length]))", "")] }
    let count = max(1, (minutes + TimelineDayView.minutesOfRow / 2) / TimelineDayView.minutesOfRow)
    return (0..<count).map { row(RichText("┊", .faint), $0 == 0 ? RichText(length, .faint) : "") }
  }

  private func nothing(_ format: TextFormatter) -> [Block] {
    let sentence = Block.sentence("\(format("Nothing logged on {day}.", ["day": format.short(day.day)]))")
    let next =
      checkIn.map {
        [Block.NextCommand($0, format(after == nil ? "say how you are" : "say how you were"))]
      } ?? []
    guard let logged, !logged.contains(day.day) else { return [sentence] + (next.isEmpty ? [] : [.commands(next)]) }
    return [sentence] + TimelineView.whereEntriesAre(logged, besides: day.day, next, format)
  }

  private func next(_ format: TextFormatter) -> [Block.NextCommand] {
    let change = changeable.map {
      Block.NextCommand("symptoms edit \($0.short) notes=\"…\"", format("change an entry, by its id"))
    }
    let earlier = before.map { Block.NextCommand("symptoms timeline \($0)", format("see an earlier day")) }
    return [change, earlier].compactMap(\.self)
  }
}
