import TrackerApplication
import TrackerCharts
import TrackerCore

/// What is read for a query, and the charts that are made of it.
struct ChartSheet {
  let query: ChartQuery
  let session: Session
  let days: ClosedRange<Day>
  /// As many days right before.
  let daysBefore: ClosedRange<Day>
  let series: [ChartSeries]
  /// The same metrics in the days before.
  let before: [ChartSeries]
  let flares: ChartFlares
  let words: ChartWords
  let names: ChartDays

  var format: TextFormatter { session.format }
  var length: Int { days.lowerBound.distance(to: days.upperBound) + 1 }

  /// Known days without which no range is usual.
  static let fewestForRange = 14
  /// The last days that a gauge shows.
  static let lastDays = 7

  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  init(
    _ query: ChartQuery, _ metrics: [MetricDefinition], on days: ClosedRange<Day>, _ session: Session,
    in journal: any JournalReading
  ) throws {
    let (format, words) = (session.format, ChartWords(session.format))
    let length = days.lowerBound.distance(to: days.upperBound) + 1
    let before = days.lowerBound.advanced(by: -length)...days.lowerBound.advanced(by: -1)
    let readsBefore = query.compares || query.type == .beforeAfter
    let all = readsBefore ? before.lowerBound...days.upperBound : days
    let asked = Dictionary(metrics.map { ($0.id, ChartSeries.meanDays - 1) }) { first, _ in first }
    let table = try journal.dayTable(asked, on: all, catalogue: session.person.catalogue)
    series = metrics.map { ChartSeries($0, on: days, in: table, format, words: words) }
    self.before = readsBefore ? metrics.map { ChartSeries($0, on: before, in: table, format, words: words) } : []
    flares = try ChartFlares(session, on: all, in: journal)
    self.query = query
    self.session = session
    self.days = days
    daysBefore = before
    self.words = words
    names = ChartDays(format: format)
  }

  /// - Throws: `Failure` (`storage`) when the journal can't be read; `notEnoughData` where the type needs more than
  ///   there is, such as times of day.
  func charts(in journal: any JournalReading) throws -> [Chart] {
    switch query.type {
    case nil, .line, .area, .bar:
      let isOneAxis = series.count == 2 && series[0].unit == series[1].unit && series[0].scale == series[1].scale
      return isOneAxis ? [pair(series[0], series[1])] : series.indices.map(plot)
    case .stacked: return [stacked]
    case .pie: return series.count > 1 ? [pieOfMetrics] : series.map(pieOfValues)
    case .scatter: return [scatter(series[0], series[1])]
    case .histogram: return series.map(histogram)
    case .calendar: return series.map(calendar)
    case .gauge: return series.map(gauge)
    case .ring: return series.map(ring)
    case .beforeAfter: return zip(series, before).map { sides($0, $1) }
    case .hours: return try series.map { try hours($0, in: journal) }
    case .timeline: return [try timeline(in: journal)]
    }
  }

  // MARK: Parts of all charts

  /// - Parameter words: nil for those of all charts.
  func chart(_ title: String, _ sentences: [String], _ picture: Chart.Picture, words: ChartWords? = nil) -> Chart {
    Chart(
      title, sentences, picture, numbers: query.showsTable ? .besides : .asked, hidden: query.hidden,
      scheme: query.scheme, words: words ?? self.words)
  }

  /// `Sleep (hours), 24 Aug to 21 Nov`
  func title(_ name: String) -> String {
    let values = ["name": name, "from": names.name(days.lowerBound), "to": names.name(days.upperBound)]
    return days.count == 1 ? format("{name}, {from}", values) : format("{name}, {from} to {to}", values)
  }

  /// How many flare days are marked; none where there are none.
  var flareSentence: [String] {
    let count = flares.days.count { days.contains($0) }
    return count == 0
      ? []
      : [
        count == 1 ? format("1 flare day is marked.") : format("{count} flare days are marked.", ["count": "\(count)"])
      ]
  }

  var places: [Plot.Place] {
    days.map { Plot.Place(names.name($0), day: $0, isMarked: flares.days.contains($0)) }
  }

  /// The middle half of the known days.
  func usual(_ series: ChartSeries) -> Plot.Band? {
    guard !series.metric.isYesOrNo, series.known.count >= ChartSheet.fewestForRange,
      let half = MiddleHalf(of: series.known)
    else { return nil }
    return Plot.Band(half.from...half.to, format("usual: middle half of days"))
  }

  /// Whether a flare day is one by the value of the metric alone.
  func decidesFlares(_ series: ChartSeries) -> Bool { flares.threshold(of: series.metric.id) != nil }

  func reference(_ series: ChartSeries) -> Plot.Reference? {
    flares.threshold(of: series.metric.id).map { value in
      Plot.Reference(value, format("{value}: flare", ["value": words.number(value)]))
    }
  }
}
