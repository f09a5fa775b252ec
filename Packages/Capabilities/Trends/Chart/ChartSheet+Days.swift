import TrackerApplication
import TrackerCharts
import TrackerCore

/// Values along days.
extension ChartSheet {
  /// One metric; beside it the mean of seven days, or the period before.
  func plot(_ number: Int) -> Chart {
    let series = series[number]
    let shape = shape(of: series)
    let own = Plot.Series(inSentence(series.name), shape, series.values)
    let second = query.compares ? earlier(number) : shape == .bars ? mean(series) : nil
    let content = second.map { Plot.Content.two(own, $0) } ?? .one(own)
    let isLineOnly = shape == .line
    let known = series.known + (query.compares ? before[number].known : [])
    let plot = Plot(
      y: axis(series, known), places: places, ticks: names.ticks(days), content,
      band: isLineOnly && query.compares ? nil : usual(series), reference: reference(series), fold: series.fold,
      marksBars: decidesFlares(series))
    return chart(title(series.title), [series.sentence] + comparison(number) + flareSentence, .plot(plot))
  }

  /// Two metrics on one axis.
  func pair(_ first: ChartSeries, _ second: ChartSeries) -> Chart {
    let drawn = query.type.map { shape($0) } ?? .line
    let content = Plot.Content.two(
      .init(inSentence(first.name), drawn, first.values), .init(inSentence(second.name), .line, second.values))
    let plot = Plot(
      y: axis(first, first.known + second.known), places: places, ticks: names.ticks(days), content, fold: first.fold,
      marksBars: decidesFlares(first))
    let both = format("{first} and {second}", ["first": first.title, "second": inSentence(second.title)])
    return chart(title(both), [named(first), named(second)] + flareSentence, .plot(plot))
  }

  var stacked: Chart {
    let sums = places.indices.compactMap { place -> Double? in
      let values = series.map { $0.values[place] }
      return values.contains(nil) ? nil : values.reduce(0) { $0 + ($1 ?? 0) }
    }
    let plot = Plot(
      y: axis(series[0], sums, isWhole: false), places: places, ticks: names.ticks(days),
      .stacked(series.map { .init(inSentence($0.name), .bars, $0.values) }), fold: .mean)
    return chart(title(listed), series.map(named) + flareSentence, .plot(plot))
  }

  /// The names of all metrics with their unit, each with its own where they differ.
  var listed: String {
    let isOneUnit = Set(series.map(\.unit)).count == 1
    let names = series.enumerated().map { number, series in
      let name = isOneUnit ? series.name : series.title
      return number == 0 ? name : inSentence(name)
    }.joined(separator: ", ")
    return isOneUnit ? ChartAxis.named(names, series[0].unit) : names
  }

  func inSentence(_ name: String) -> String { format.inSentence(name) }

  /// `Sleep: mean 7 hours, …`
  func named(_ series: ChartSeries) -> String {
    format("{name}: {sentence}", ["name": series.name, "sentence": series.sentence])
  }

  private func shape(of series: ChartSeries) -> Plot.Shape {
    query.type.map { shape($0) } ?? (series.isAmount || series.scale != nil ? .bars : .line)
  }

  private func shape(_ type: ChartType) -> Plot.Shape { type == .area ? .area : type == .bar ? .bars : .line }

  private func axis(_ series: ChartSeries, _ values: [Double], isWhole: Bool = true) -> ChartAxis {
    if series.metric.isYesOrNo { return series.axis }
    return ChartAxis(
      series.name, unit: series.unit, for: values, scale: isWhole ? series.scale : nil,
      isAmount: series.isAmount || !isWhole, words: words)
  }

  /// A mean is worth a line where there are two weeks of days.
  private func mean(_ series: ChartSeries) -> Plot.Series? {
    guard length >= 2 * ChartSeries.meanDays, !series.metric.isYesOrNo, !series.metric.runsOn else { return nil }
    let means = series.rollingMeans
    return means.contains { $0 != nil } ? Plot.Series(format("7-day mean"), .line, means, isSmoothing: true) : nil
  }

  private func earlier(_ number: Int) -> Plot.Series {
    .init(format("the {days} days before", ["days": "\(length)"]), .line, before[number].values)
  }

  private func comparison(_ number: Int) -> [String] {
    guard query.compares else { return [] }
    let earlier = before[number]
    return [
      format(
        "Before that, from {from} to {to}: {sentence}",
        [
          "from": names.name(daysBefore.lowerBound), "to": names.name(daysBefore.upperBound),
          "sentence": earlier.sentence,
        ])
    ]
  }

  // MARK: Two periods side by side

  func sides(_ after: ChartSeries, _ before: ChartSeries) -> Chart {
    func side(_ name: String, _ series: ChartSeries) -> BeforeAfter.Side {
      let marked = series.days.enumerated().filter { flares.days.contains($0.element) }.map(\.offset)
      return .init(name, series.values, marked: Set(marked))
    }
    func count(_ series: ChartSeries) -> String {
      format("{known} of {days} days", ["known": "\(series.known.count)", "days": "\(series.values.count)"])
    }
    let picture = BeforeAfter(
      y: axis(after, after.known + before.known), before: side(format("before"), before),
      after: side(format("after"), after), counts: (count(before), count(after)), marksBars: decidesFlares(after))
    let title = format(
      "{name}: {from} to {to} and the {days} days before",
      [
        "name": after.title, "from": names.name(days.lowerBound), "to": names.name(days.upperBound),
        "days": "\(length)",
      ])
    let few =
      picture.isDrawn
      ? [] : [format("Each side needs {count} known days to be drawn.", ["count": "\(BeforeAfter.fewestDays)"])]
    return chart(title, [told(format("before"), before), told(format("after"), after)] + few, .beforeAfter(picture))
  }

  private func told(_ name: String, _ series: ChartSeries) -> String {
    format("{name}: {sentence}", ["name": name.prefix(1).uppercased() + name.dropFirst(), "sentence": series.sentence])
  }
}
