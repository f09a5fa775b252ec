import TrackerApplication
import TrackerCharts
import TrackerCore

/// Values by the time of day: these come from entries, as a day's value has no time.
extension ChartSheet {
  private static let partHours = 3
  /// Entries without which a part of the day is not known.
  private static let fewestEntries = 4
  /// The days of a timeline.
  private static let timelineDays = 14

  /// Those that count.
  private func entries(_ kinds: [any LogKind.Type], _ days: ClosedRange<Day>, in journal: any JournalReading) throws
    -> [Entry]
  {
    guard !kinds.isEmpty else { return [] }
    return try journal.entries(
      EntryQuery(days: days, kinds: Set(kinds.map { $0.definition.id }), onlyCounting: true))
  }

  /// A value of an entry, in the person's units.
  struct Reading {
    var day: Day
    /// nil where the entry has none of its own.
    var time: (weekday: Int, hour: Int)?
    var value: Double
  }

  /// The values that the entries of the days give to a metric; none where it is worked out of others.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  func readings(of series: ChartSeries, in journal: any JournalReading) throws -> [Reading] {
    let kinds = session.environment.registry.kinds(measuring: series.metric.id)
    let measurer = try session.measurer(from: days.lowerBound, in: journal)
    let quantity = Quantity(unit: series.metric.unit)
    return try entries(kinds, days, in: journal).flatMap { entry -> [Reading] in
      guard let kind = kinds.first(where: { $0.definition.id == entry.kind }) else { return [] }
      let local = entry.isTimed && !kind.definition.isOfWholeDay ? local(entry.instant, of: entry) : nil
      return measurer.measures(of: entry, by: kind).filter { $0.metric == series.metric.id }.map { measure in
        Reading(
          day: entry.day, time: local.map { ($0.date.weekday, $0.time.minutes / 60) },
          value: quantity.map { $0.number(measure.value, in: format.words.units) } ?? measure.value)
      }
    }
  }

  /// - Throws: `Failure` (`notEnoughData`) where no entry of the period has a time.
  func hours(_ series: ChartSeries, in journal: any JournalReading) throws -> Chart {
    try hours(series, of: try readings(of: series, in: journal))
  }

  /// - Throws: `Failure` (`notEnoughData`) where no reading has a time, or too few have one.
  func hours(_ series: ChartSeries, of readings: [Reading]) throws -> Chart {
    var cells = Array(repeating: Array(repeating: [Double](), count: 24 / ChartSheet.partHours), count: 7)
    for reading in readings {
      guard let time = reading.time else { continue }
      cells[time.weekday - 1][time.hour / ChartSheet.partHours].append(reading.value)
    }
    guard cells.joined().contains(where: { !$0.isEmpty }) else { throw noTimes(series) }
    guard cells.joined().contains(where: { $0.count >= ChartSheet.fewestEntries }) else { throw fewTimes(series) }
    return hours(series, cells)
  }

  private func hours(_ series: ChartSeries, _ cells: [[[Double]]]) -> Chart {
    let parts = cells[0].indices
    let used = parts.filter { part in cells.contains { !$0[part].isEmpty } }
    let shown = (used.first ?? 0)...(used.last ?? 0)
    let map = HeatMap(
      format("weekday"), rows: names.weekdays,
      columns: shown.map { "\($0 * ChartSheet.partHours)–\(($0 + 1) * ChartSheet.partHours)" },
      cells: cells.map { row in
        shown.map { part -> HeatMap.Cell in
          let values = row[part]
          return values.count < ChartSheet.fewestEntries ? .unknown : .value(values.reduce(0, +) / Double(values.count))
        }
      }, steps: steps(of: series), worse: series.metric.direction, places: 1)
    let count = cells.joined().reduce(0) { $0 + $1.count }
    var words = words
    words.gap = format("too few entries")
    let fewest = ["count": "\(count)", "fewest": "\(ChartSheet.fewestEntries)"]
    return chart(
      title(series.title),
      [
        format("Mean of {count} entries with a time, by weekday and hour.", fewest),
        format("A part of the day needs {fewest} entries.", fewest),
      ], .hours(map), words: words)
  }

  private func noTimes(_ series: ChartSeries) -> Failure {
    Failure(
      .notEnoughData, "No entry for {name} has a time of day in this period", ["name": series.metric.name],
      recovery: "Use --type calendar to see the days.")
  }

  private func fewTimes(_ series: ChartSeries) -> Failure {
    Failure(
      .notEnoughData, "No part of the day has {count} entries for {name} in this period",
      ["count": .verbatim("\(ChartSheet.fewestEntries)"), "name": series.metric.name],
      recovery: "Choose more days with --days, or use --type timeline.")
  }

  private func local(_ instant: Instant, of entry: Entry) -> (date: Day, time: LocalTime) {
    var calendar = session.calendar
    if entry.zone != calendar.zone.identifier, let zone = Zone(identifier: entry.zone) { calendar.zone = zone }
    return calendar.local(instant)
  }

  // MARK: Days as rows

  /// - Throws: `Failure` (`notEnoughData`) where no entry of the days has a time.
  func timeline(in journal: any JournalReading) throws -> Chart {
    let first = max(days.lowerBound, days.upperBound.advanced(by: 1 - ChartSheet.timelineDays))
    var spans: [Day: [TimelineStrip.Span]] = [:]
    var sorts: [TimelineStrip.Sort] = []
    let measurer = try session.measurer(from: first.advanced(by: -1), in: journal)
    for (number, series) in series.enumerated() {
      let kinds = session.environment.registry.kinds(measuring: series.metric.id)
      // What began in the night before the first day, or ended in the one after the last.
      let around = first.advanced(by: -1)...days.upperBound.advanced(by: 1)
      var hasSpans = false
      for entry in try entries(kinds, around, in: journal) where entry.isTimed {
        guard let kind = kinds.first(where: { $0.definition.id == entry.kind }), !kind.definition.isOfWholeDay,
          measurer.measures(of: entry, by: kind).contains(where: { $0.metric == series.metric.id })
        else { continue }
        let (pieces, isSpan) = self.pieces(of: entry, by: kind, sort: number)
        hasSpans = hasSpans || isSpan
        for (day, span) in pieces { spans[day, default: []].append(span) }
      }
      sorts.append(.init(inSentence(series.name), hasSpans ? .block : .point))
    }
    guard spans.contains(where: { (first...days.upperBound).contains($0.key) }) else { throw noTimes(series[0]) }
    let rows = (first...days.upperBound).reversed().map { row($0, spans[$0]) }
    let strip = TimelineStrip(rows: Array(rows), sorts: sorts, firstHour: 0, asideTitle: series[0].name)
    let values = ["count": "\(rows.count)", "from": names.name(first), "to": names.name(days.upperBound)]
    return chart(
      format("{name}, {from} to {to}", values.merging(["name": listed]) { $1 }),
      [format("The times of {count} days, the newest first.", values)] + series.map { named($0.suffix(rows.count)) },
      .timeline(strip))
  }

  private func row(_ day: Day, _ spans: [TimelineStrip.Span]?) -> TimelineStrip.Row {
    let name = "\(names.weekday(day)) \(day.components.day)"
    let value = series[0].values[days.lowerBound.distance(to: day)]
    let isFlare = flares.days.contains(day)
    let told = value.map { words.number($0) } ?? ""
    return .init(
      name, spans, aside: isFlare ? "\(told) \(format("flare"))".trimmed : told, isMarked: isFlare)
  }

  /// An entry's time on each calendar day that it touches.
  private func pieces(of entry: Entry, by kind: any LogKind.Type, sort: Int) -> (
    [(Day, TimelineStrip.Span)], isSpan: Bool
  ) {
    let json = kind.definition.timedBy.lazy.compactMap { entry.payload.fields[$0] }.first
    let found = json.map { json in TimeSpan(json: json).map { [$0] } ?? [TimeSpan](json: json) ?? [] } ?? []
    guard !found.isEmpty else {
      let (date, time) = local(entry.instant, of: entry)
      let hour = Double(time.minutes) / 60
      return ([(date, .init(from: hour, to: hour, sort: sort))], false)
    }
    return (found.flatMap { pieces(of: $0, entry, sort) }, true)
  }

  private func pieces(of span: TimeSpan, _ entry: Entry, _ sort: Int) -> [(Day, TimelineStrip.Span)] {
    let (start, end) = (local(span.start, of: entry), local(span.end, of: entry))
    let (from, to) = (Double(start.time.minutes) / 60, Double(end.time.minutes) / 60)
    guard start.date < end.date else { return [(start.date, .init(from: from, to: to, sort: sort))] }
    return [(start.date, .init(from: from, to: 24, sort: sort)), (end.date, .init(from: 0, to: to, sort: sort))]
  }
}
