import TrackerCore

/// What follows from what devices recorded of a day.
struct DayOfUse: Sendable {
  let record: ScreenRecord
  let stream: UseStream

  init(_ record: ScreenRecord, by rules: AppRules) {
    self.record = record
    stream = UseStream(record, by: rules)
  }

  /// Time at any device. What two devices show at once counts once.
  var minutes: Double { Double(stream.seconds) / 60 }

  /// nil where no device records them.
  var unlocks: [Instant]? {
    let known = record.devices.compactMap(\.unlocks)
    return known.isEmpty ? nil : known.flatMap(\.self).sorted()
  }

  /// Minutes of each app on any device, by the word of its metric. An app on two devices at once counts once.
  var minutesByApp: [String: Double] {
    let spans = Dictionary(grouping: record.devices.flatMap(\.spans)) { ScreenMetrics.word(ofApp: $0.app) }
    return spans.mapValues { spans in
      var seconds: Int64 = 0
      var end = Int64.min
      for span in spans.sorted(by: { $0.start < $1.start }) {
        seconds += max(0, span.end.seconds - max(end, span.start.seconds))
        end = max(end, span.end.seconds)
      }
      return Double(seconds) / 60
    }
  }

  /// How often each app came to the front of a device, by the word of its metric.
  var timesOpened: [String: Int] {
    var times: [String: Int] = [:]
    for device in record.devices {
      for (place, span) in device.spans.enumerated()
      where place == 0 || device.spans[place - 1].app != span.app {
        times[ScreenMetrics.word(ofApp: span.app), default: 0] += 1
      }
    }
    return times
  }

  /// Minutes of each category, of what has one.
  var minutesByCategory: [String: Double] {
    var seconds: [String: Int64] = [:]
    for span in stream.spans { if let category = span.category { seconds[category, default: 0] += span.seconds } }
    return seconds.mapValues { Double($0) / 60 }
  }

  func minutes(where isSo: (UseSpan) -> Bool) -> Double { Double(stream.seconds(where: isSo)) / 60 }

  /// What the day gives its metrics. Of two records of a day, such as those of two programs, the higher value counts.
  var measures: [Measure] {
    var measures = [Measure(ScreenMetrics.minutes, minutes, fold: .max)]
    func add(_ metric: MetricID, _ value: Double) { measures.append(Measure(metric, value, fold: .max)) }
    if let unlocks { add(ScreenMetrics.unlocks, Double(unlocks.count)) }
    for (word, minutes) in minutesByApp.sorted(by: { $0.key < $1.key }) {
      add(MetricID("\(ScreenMetrics.appPrefix)\(word)"), minutes)
    }
    for (category, minutes) in minutesByCategory.sorted(by: { $0.key < $1.key }) {
      add(AppCategory.metric(category), minutes)
    }
    guard stream.hasLevels else { return measures }
    add(ScreenMetrics.productive, minutes { $0.counted > 0 })
    add(ScreenMetrics.neutral, minutes { $0.counted == 0 })
    add(ScreenMetrics.distracting, minutes { $0.counted < 0 })
    if let score = stream.score { add(ScreenMetrics.score, Double(score)) }
    let focus = stream.focusPeriods.map { Double($0.seconds) / 60 }
    add(ScreenMetrics.focus, focus.reduce(0, +))
    add(ScreenMetrics.longestFocus, focus.max() ?? 0)
    add(ScreenMetrics.distractions, Double(stream.distractions().count))
    return measures
  }
}
