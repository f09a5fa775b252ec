import TrackerApplication
import TrackerCharts
import TrackerCore

extension SymptomsReport {
  /// Up to so many days a calendar has a cell for each.
  private static let mostOfCalendar = 92
  private static let weekday = 7

  func opening(_ format: TextFormatter) -> RichText? {
    let known = ["known": "\(knownDays)", "count": "\(flareDays.count)"]
    guard knownDays > 0 else { return nil }
    if days.count == 1 { return "\(format(flareDays.isEmpty ? "Not a flare day" : "A flare day"))" }
    switch flareDays.count {
    case 0: return "\(format(knownDays == 1 ? "No flare on the one day known" : "No flare in {known} days", known))"
    case 1:
      return "\(format("One flare day: {day}", ["day": flareDays.first.map { format.short($0) } ?? ""]))"
    default: return "\(format("{count} flare days in {known}", known))"
    }
  }

  func headline(_ format: TextFormatter) -> RichText {
    guard let worst = days.filter({ $0.severity != nil }).max(by: { ($0.severity ?? 0) < ($1.severity ?? 0) }),
      let severity = worst.severity
    else { return opening(format) ?? "" }
    let values = ["worst": format.number(severity), "day": format.short(worst.day)]
    return days.count == 1
      ? "\(format("{worst} out of 10 at worst", values))" : "\(format("At worst {worst} out of 10, on {day}", values))"
  }

  func blocks(_ format: TextFormatter) -> [Block] {
    [scale(format)] + [comparison(format)].compactMap(\.self) + conditionLines(format) + added(format) + picture(format)
      + (days.count <= Self.weekday && days.count > 1 ? [] : [.table(symptomTable(format))])
  }

  private func scale(_ format: TextFormatter) -> Block {
    let scale = format("0 is none, 10 is as bad as it can be.")
    let flare = flareWords.map { " " + format("A flare is {flare}.", ["flare": format($0)]) } ?? ""
    return .sentence("\(scale + flare, .faint)")
  }

  /// The mean beside the usual, or beside the days before.
  private func comparison(_ format: TextFormatter) -> Block? {
    guard let mean else { return nil }
    let values = [
      "mean": format.number(mean), "usual": usual.map { format.number($0) } ?? "",
      "before": meanBefore.map { format.number($0) } ?? "",
      "days": format.count(days.compactMap(\.severity).count, "1 known day", "{count} known days"),
    ]
    if usual != nil {
      return .sentence("\(format("On average {mean} over {days}; usually {usual}.", values))")
    }
    if meanBefore != nil {
      return .sentence("\(format("On average {mean} over {days}; {before} before that.", values))")
    }
    return .sentence("\(format("On average {mean} over {days}.", values))")
  }

  /// Where there are several conditions, each for itself.
  private func conditionLines(_ format: TextFormatter) -> [Block] {
    guard conditions.count > 1 else { return [] }
    return conditions.map { condition in
      let values = ["flares": "\(condition.flareDays)", "known": "\(condition.known)"]
      return .fact(
        .init(
          condition.name,
          condition.known == 0
            ? RichText(format("not known"), .unknown)
            : "\(format("flare days: {flares} of {known}", values))"))
    }
  }

  /// Conditions that were added after some of the days.
  private func added(_ format: TextFormatter) -> [Block] {
    conditions.compactMap { condition in
      condition.addedOn.map { day -> Block in
        let values = ["name": condition.name, "day": format.short(day)]
        let says = format(
          "{name} was added on {day}. Days before that are judged by its definition of that day.", values)
        return .sentence("\(says, .faint)")
      }
    }
  }

  // MARK: The days

  private func picture(_ format: TextFormatter) -> [Block] {
    switch days.count {
    case 1: []
    case ...Self.weekday: [.table(week(format))]
    case ...Self.mostOfCalendar: [chart(format), .table(calendar(format))]
    default: [chart(format, table: ChartTable(months(format)))]
    }
  }

  /// The worst of each day, with flare days marked.
  ///
  /// - Parameter table: Stands below it; nil for the numbers of each day, to unfold.
  private func chart(_ format: TextFormatter, table: ChartTable? = nil) -> Block {
    let name = format("worst of the day")
    let axis = ChartAxis(
      name, for: [], scale: 0...10, isAmount: true, words: ChartWords(format))
    let values = ["count": "\(flareDays.count)", "known": "\(knownDays)"]
    var chart = ReportChart(
      name, days.map(\.severity), on: range, axis: axis,
      sentences: [
        format("The worst of each day, 0 to 10.") + " "
          + format(
            flareDays.count == 1
              ? "1 flare day is marked, of {known} days known."
              : "{count} flare days are marked, of {known} days known.",
            values)
      ])
    chart.earlier = earlier
    chart.marked = Set(flareDays)
    chart.table = table
    chart.numbers = table == nil ? .asked : .besides
    return chart.block(format)
  }

  private func cell(_ day: ReportedDay, _ format: TextFormatter) -> RichText {
    guard let severity = day.severity else { return RichText("–", .unknown) }
    return RichText(format.number(severity))
  }

  /// Each symptom on each day of a week, below the worst of the day.
  private func week(_ format: TextFormatter) -> Block.Table {
    let columns = days.map { Block.Table.Column(ReportTrend.weekday(of: $0.day, format), .trailing) }
    let hasBefore = symptoms.contains { !$0.change(format).isEmpty }
    let last = hasBefore ? [Block.Table.Column(format("than before"))] : []
    let worst = Block.Table.Row(
      ["\(format("Worst of the day"), .strong)"] + days.map { cell($0, format) } + (hasBefore ? [""] : []),
      looks: [nil]
        + days.map { day in
          day.severity.map { .bar($0 / 10, isMarked: day.isFlare == true) } ?? .unknown
        })
    let rows = symptoms.map { symptom in
      let cells = symptom.values.map { value in
        value.map { RichText(format.number($0)) } ?? RichText("–", .unknown)
      }
      let looks = symptom.values.map { value -> Block.Table.Look? in
        guard let value else { return .unknown }
        return symptom.severity(of: value).map { .severity($0) }
      }
      return Block.Table.Row(
        ["\(symptom.name(format))"] + cells + (hasBefore ? ["\(symptom.change(format))"] : []), looks: [nil] + looks)
    }
    return .init(
      [.init("")] + columns + last, caption: format("Each symptom on each day, 0 to 10"), rows: [worst] + rows)
  }

  /// The worst of each day, a row for each week from Monday to Sunday.
  private func calendar(_ format: TextFormatter) -> Block.Table {
    let weeks = Dictionary(grouping: days) { $0.day.advanced(by: 1 - $0.day.weekday) }
    let columns = (0..<Self.weekday).map { offset in
      // 1970-01-05 was a Monday.
      Block.Table.Column(ReportTrend.weekday(of: Day(number: 4 + offset), format), .trailing)
    }
    let rows = weeks.keys.sorted().map { monday -> Block.Table.Row in
      let cells = (0..<Self.weekday).map { offset in
        weeks[monday]?.first { $0.day == monday.advanced(by: offset) }
      }
      let name = ChartDays(format: format).name(monday)
      return .init(
        [RichText(name)]
          + cells.map { day -> RichText in
            guard let day else { return "" }
            guard day.isFlare == true else { return cell(day, format) }
            return "\(cell(day, format).text, .strong)"
          },
        looks: [nil]
          + cells.map { day in day.map { day in day.severity.map { .severity($0) } ?? .unknown } })
    }
    return .init(
      [.init(format("Week of"))] + columns, caption: format("The worst of each day, 0 to 10"), rows: rows)
  }

  private func months(_ format: TextFormatter) -> Block.Table {
    let byDay = Dictionary(days.map { ($0.day, $0) }) { first, _ in first }
    let rows = ReportTrend.stretches(of: range).map { stretch -> Block.Table.Row in
      let own = (stretch.lowerBound.number...stretch.upperBound.number).compactMap { byDay[Day(number: $0)] }
      let known = own.compactMap(\.severity)
      let flares = own.count { $0.isFlare == true }
      return .init(
        [
          "\(ReportTrend.name(of: stretch, format))",
          known.isEmpty ? RichText("–", .unknown) : RichText("\(flares)"), "\(known.count)",
          known.isEmpty ? RichText("–", .unknown) : RichText(format.number(known.median)),
          known.max().map { RichText(format.number($0)) } ?? RichText("–", .unknown),
        ], bar: own.isEmpty ? 0 : Double(flares) / Double(own.count))
    }
    return .init(
      [
        .init(format("Days")), .init(format("flare days"), .trailing), .init(format("days known"), .trailing),
        .init(format("median"), .trailing), .init(format("worst"), .trailing),
      ], caption: format("Flare days and severity over time"), rows: rows)
  }

  /// A row for each symptom.
  private func symptomTable(_ format: TextFormatter) -> Block.Table {
    let isDay = days.count == 1
    let columns: [Block.Table.Column] =
      [.init(format("Symptom")), .init(isDay ? format("value") : format("mean"), .trailing)]
      + (isDay ? [] : [.init(format("worst"), .trailing)])
      + [.init(format("usually"), .trailing)] + (isDay ? [] : [.init(format("days known"), .trailing)])
    let rows = symptoms.map { symptom -> Block.Table.Row in
      let usual = symptom.usual.map { RichText(format.number($0)) } ?? RichText("–", .unknown)
      return .init(
        ["\(symptom.name)", "\(format.number(symptom.mean))"]
          + (isDay ? [usual] : ["\(format.number(symptom.worst))", usual, "\(symptom.known)"]))
    }
    return .init(columns, caption: format("Each symptom over these days"), rows: rows)
  }
}
