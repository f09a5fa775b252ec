import TrackerApplication
import TrackerCharts
import TrackerCore

/// Values by how often they came, on their scale, and by the calendar.
extension ChartSheet {
  func histogram(_ series: ChartSeries) -> Chart {
    let portions = Portions(
      histogramOf: series.values, words.value, unit: format("days"), unitOfOne: format("day"), words: words)
    return chart(title(series.title), [series.sentence], .histogram(portions))
  }

  /// How many days of a metric lay in each of its steps.
  func pieOfValues(_ series: ChartSeries) -> Chart {
    var portions: [Portions.Portion]
    if series.metric.isYesOrNo {
      portions = [
        .init(format("yes"), Double(series.known.count { $0 > 0 })),
        .init(format("no"), Double(series.known.count { $0 == 0 })),
      ]
    } else {
      let steps = steps(of: series)
      portions = steps.enumerated().compactMap { number, step in
        let end = number + 1 < steps.count ? steps[number + 1].from : .infinity
        let count = series.known.count { ($0 >= step.from || number == 0) && $0 < end }
        let colour = HeatMap.colour(ofStep: number, of: steps.count, worse: series.metric.direction)
        return count == 0 ? nil : .init(step.label, Double(count), step: colour)
      }
    }
    let unknown = series.values.count - series.known.count
    if unknown > 0 { portions.append(.init(words.gap, Double(unknown), isUnknown: true)) }
    return chart(
      title(series.title), [series.sentence],
      .pie(.init(words.value, unit: format("days"), unitOfOne: format("day"), portions)))
  }

  /// What each of several metrics adds to their sum.
  var pieOfMetrics: Chart {
    let portions = series.map { Portions.Portion($0.name, $0.known.reduce(0, +)) }
    return chart(
      title(listed), series.map(named), .pie(.init(format("metric"), unit: series[0].unit, portions)))
  }

  func scatter(_ first: ChartSeries, _ second: ChartSeries) -> Chart {
    var counts: [[Double]: Int] = [:]
    for (x, y) in zip(first.values, second.values) {
      if let x, let y { counts[[x, y], default: 0] += 1 }
    }
    let points = counts.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { place, count in
      Scatter.Point(x: place[0], y: place[1], weight: Double(count))
    }
    let both = counts.values.reduce(0, +)
    let values = ["count": "\(both)", "days": "\(length)"]
    let names = ["first": first.name, "second": inSentence(second.name)]
    return chart(
      title(format("{first} and {second}", names)),
      [
        format("{count} of {days} days have both numbers.", values),
        format("Whether the two go together: symptoms patterns metrics"),
      ],
      .scatter(
        .init(
          x: first.axis, y: second.axis, points: points, weights: points.contains { $0.weight > 1 } ? words.count : nil)
      ))
  }

  func calendar(_ series: ChartSeries) -> Chart {
    let map = HeatMap(
      calendarOf: series.values, from: days.lowerBound, marked: flares.days, title: format("weekday"),
      weekdays: names.weekdays, steps: steps(of: series), worse: series.metric.direction, places: series.places
    ) { monday in
      // Above the first week, and above the first one that begins in another month.
      let first = days.lowerBound
      guard monday > first else { return names.month(first) }
      let isNamed = monday.components.month == first.components.month && monday.year == first.year
      return monday.components.day <= 7 && !isNamed ? names.month(monday) : ""
    }
    return chart(title(series.title), [series.sentence] + flareSentence, .calendar(map))
  }

  func steps(of series: ChartSeries) -> [HeatMap.Step] {
    if series.metric.isYesOrNo { return [.init(from: 0, format("no")), .init(from: 1, format("yes"))] }
    if let scale = series.scale { return HeatMap.steps(ofScale: scale, words: words) }
    return HeatMap.steps(over: (series.known.min() ?? 0)...(series.known.max() ?? 0), words: words)
  }

  /// What the last seven days were like, on the whole scale.
  func gauge(_ series: ChartSeries) -> Chart {
    let recent = series.values.suffix(ChartSheet.lastDays).compactMap(\.self)
    let value = series.metric.level(of: recent)
    let values = [
      "known": "\(recent.count)", "days": "\(min(ChartSheet.lastDays, length))",
      "value": value.map { series.told($0) } ?? "",
    ]
    let sentence =
      value == nil
      ? format("Nothing is logged on the last {days} days.", values)
      : series.metric.runsOn
        ? format("{value}: the last of {known} values in the last {days} days.", values)
        : format("{value}: the mean of {known} of the last {days} days.", values)
    let gauge = Gauge(
      series.axis, value: value, told: value.map { series.told($0) } ?? words.gap, band: usual(series))
    return chart(series.name, [sentence], .gauge(gauge))
  }

  /// The share of days with a yes; of other metrics, of days that are known.
  func ring(_ series: ChartSeries) -> Chart {
    let isYesOrNo = series.metric.isYesOrNo
    let (part, whole) = isYesOrNo ? (series.known.count { $0 > 0 }, series.known.count) : (series.known.count, length)
    let values = ["part": "\(part)", "whole": "\(whole)"]
    let told =
      isYesOrNo
      ? format("yes on {part} of {whole} known days", values) : format("logged on {part} of {whole} days", values)
    return chart(
      title(series.name), [series.sentence],
      .ring(.init(series.name, share: whole > 0 ? Double(part) / Double(whole) : nil, told: told)))
  }
}
