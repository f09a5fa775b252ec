import TrackerApplication
import TrackerCharts
import TrackerCore

/// The answer of `trends METRIC`: what some days of a metric were like, beside as many before.
public struct TrendView: ReadModel {
  public static let schema = "trend/1"

  /// A day of the period.
  struct Row: Encodable, Sendable {
    var day: Day
    /// The day's value; nil is not known.
    var value: Double?
    /// How many entries gave the day a value; their mean and the highest of them, nil without any.
    var entries: Int
    var mean: Double?
    var highest: Double?
    /// The mean of the seven days up to it; nil where fewer than five of them are known.
    var rollingMean: Double?
    var isFlare: Bool
  }

  /// A value with its day.
  struct Extreme: Encodable, Sendable {
    var value: Double
    /// The latest day that has it.
    var day: Day
  }

  var metric: MetricID
  var name: Phrase
  /// In the person's language; empty for points, and for a yes or a no.
  var unit: String
  var from: Day
  var to: Day
  /// nil for a yes or a no.
  var highest: Extreme?
  var lowest: Extreme?
  var change: TrendChange
  var days: [Row]
  var chart: Chart
  /// By weekday and hour; nil where too few entries have a time.
  var hours: Chart?
  var medicines: [TrendMedicine]
  /// What stands and has to do with the metric.
  var claims: TrendClaims
  /// Whether today has a value that does not count yet.
  var leavesTodayOut: Bool
  private let word: String
  private let showsAll: Bool
  private let definition: MetricDefinition

  private enum CodingKeys: String, CodingKey {
    case metric, name, unit, from, to, highest, lowest, change, days, chart, hours, medicines, claims, leavesTodayOut
  }

  init(
    _ sheet: ChartSheet, _ readings: [ChartSheet.Reading], change: TrendChange, hours: Chart?,
    medicines: [TrendMedicine], claims: TrendClaims, isOpen: Bool, word: String, showsAll: Bool
  ) {
    let series = sheet.series[0]
    (definition, metric, name, unit) = (series.metric, series.metric.id, series.metric.name, series.unit)
    (from, to) = (series.days.lowerBound, series.days.upperBound)
    (self.change, self.hours, self.medicines, self.claims) = (change, hours, medicines, claims)
    (leavesTodayOut, self.word, self.showsAll) = (isOpen, word, showsAll)
    let byDay = Dictionary(grouping: readings, by: \.day)
    let means = series.rollingMeans
    days = zip(series.days, series.values).enumerated().map { place, known in
      let entries = (byDay[known.0] ?? []).map(\.value)
      return Row(
        day: known.0, value: known.1, entries: entries.count,
        mean: entries.isEmpty ? nil : entries.reduce(0, +) / Double(entries.count), highest: entries.max(),
        rollingMean: means[place], isFlare: sheet.flares.days.contains(known.0))
    }
    chart = sheet.plot(0)
    guard !series.metric.isYesOrNo else { return }
    let known = days.compactMap { row in row.value.map { Extreme(value: $0, day: row.day) } }.reversed()
    highest = known.max { $0.value < $1.value }
    lowest = known.min { $0.value < $1.value }
  }

  // MARK: On screens

  public func blocks(_ format: TextFormatter) -> [Block] {
    let numbers = TrendNumbers(metric: definition, format: format)
    var shown = chart
    let today = leavesTodayOut ? [format("Today is not over, so it does not count yet.")] : []
    shown.sentences = [change.sentence(format), change.reason(numbers)] + chart.sentences + today
    var blocks: [Block] = [.section([.chart(shown)])]
    let facts = facts(numbers)
    if !facts.isEmpty { blocks.append(.section(facts)) }
    if !medicines.isEmpty { blocks.append(.section(TrendMedicine.blocks(medicines, numbers))) }
    return blocks + claims.blocks(format) + (showsAll ? details(numbers) : [.section([more(format)])])
  }

  private func facts(_ numbers: TrendNumbers) -> [Block] {
    guard !definition.isYesOrNo else { return [] }
    let format = numbers.format
    let names = ChartDays(format: format)
    let mean = days.last?.rollingMean
    var facts: [Block] = [
      .fact(
        .init(
          format("7-day mean"),
          mean.map { RichText(numbers.told($0)) } ?? RichText(format("too few days known"), .unknown)))
    ]
    if let highest, let lowest, highest.value > lowest.value {
      let ends = [highest, lowest].map { end in
        let values = ["value": numbers.told(end.value), "day": names.name(end.day)]
        return Block.Value("\(format("{value} on {day}", values))")
      }
      facts.append(.fact(.init(format("Highest, lowest"), ends, .commas)))
    }
    return facts
  }

  private func more(_ format: TextFormatter) -> Block {
    let command = "symptoms trends \(word.shellWord)"
    let isUsual = days.count == TrendMaker.usualPeriod
    return .commands([
      .init(
        "\(command)\(isUsual ? "" : " --days \(days.count)") --more", format("each day, and the times of day"))
    ])
  }

  private func details(_ numbers: TrendNumbers) -> [Block] {
    let format = numbers.format
    let times: [Block] =
      hours.map { [.chart($0)] }
      ?? [.sentence(RichText(format("Too few entries have a time of day for a map of the hours."), .unknown))]
    return [.section(times), .section([.table(table(numbers))])]
  }

  /// Every day; the columns of entries only where a day has several.
  private func table(_ numbers: TrendNumbers) -> Block.Table {
    let format = numbers.format
    let names = ChartDays(format: format)
    let hasSeveral = days.contains { $0.entries > 1 }
    func told(_ value: Double?, _ gap: String) -> RichText {
      value.map { RichText(numbers.told($0)) } ?? RichText(gap, .unknown)
    }
    var columns: [Block.Table.Column] = [.init(format("day")), .init(format("value"), .trailing)]
    if hasSeveral {
      columns += [
        .init(format("entries"), .trailing), .init(format("their mean"), .trailing),
        .init(format("highest"), .trailing),
      ]
    }
    columns += [.init(format("7-day mean"), .trailing), .init(format("flare"))]
    return .init(
      columns, caption: format("Each day"),
      rows: days.map { row in
        let entries: [RichText] =
          hasSeveral ? ["\(row.entries)", told(row.mean, "–"), told(row.highest, "–")] : []
        return .init(
          ["\(names.name(row.day))", told(row.value, format("not logged"))] + entries
            + [told(row.rollingMean, "–"), row.isFlare ? "\(format("yes"))" : ""])
      })
  }
}

/// What stands, with the lines that show the days behind it. In JSON it is a list of the claims, one for each
/// condition.
struct TrendClaims: Encodable, Sendable {
  private struct Item: Encodable {
    var claim: StandingClaim
    var sentence: Phrase
    var command: String

    init(_ claim: StandingClaim) {
      self.claim = claim
      sentence = claim.sentence
      command = TrendClaims.command(claim)
    }
  }

  private let told: [ToldClaim]

  init(_ claims: [StandingClaim], of person: Person) { told = claims.told(to: person) }

  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for claim in told.flatMap(\.claims) { try list.encode(Item(claim)) }
  }

  /// None where nothing stands.
  func blocks(_ format: TextFormatter) -> [Block] {
    guard !told.isEmpty else { return [] }
    let items = told.map { told in
      Block.ItemList.Item(
        "\(format(told.sentence))", mark: .bullet,
        details: [.commands(told.claims.prefix(1).map { .init(TrendClaims.command($0)) })])
    }
    return [
      .section([
        .list(.init(items)),
        .sentence("\(format("It does not mean that one is the cause of the other."), .faint)"),
      ])
    ]
  }

  private static func command(_ claim: StandingClaim) -> String {
    "symptoms patterns show \(claim.factor.rawValue.shellWord)"
  }
}
