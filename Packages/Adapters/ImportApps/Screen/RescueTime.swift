import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

/// The hourly table of RescueTime: how long each activity was open, in hours of the person's clock, with how productive
/// it is, from −2 to 2. An hour before the day begins belongs to the day before.
enum RescueTime {
  static let app = AppFormat(
    id: "rescuetime", name: "RescueTime (CSV)", abstract: "Import the hours of RescueTime.",
    nextFile: "On rescuetime.com, open the archive, and take the hours",
    recognises: { $0.hasColumns("time spent (seconds)", "activity", "productivity") }, read: read)

  /// Minutes of one day by metric, with the first line that has some.
  private struct Minutes {
    var line: Int
    var seconds: Double
  }

  private static func read(_ reading: inout AppReading) throws {
    var days: [Day: [String: Minutes]] = [:]
    try reading.eachRow { reading, row in
      guard let written = row["date"], let date = reading.day(written),
        let clock = LocalTime(String(written.dropFirst(11).prefix(5)))
      else { return reading.rejectDate(row.line, row["date"]) }
      guard let seconds = row.number("time spent (seconds)"), (0...86_400).contains(seconds) else {
        return reading.reject(
          row.line, cell: row["time spent (seconds)"], .noNumber(row.line, in: reading.file, 0...86_400))
      }
      let day = reading.day(of: date, clock)
      var metrics = ["screen.minutes"]
      if let word = row["activity"]?.metricWord, !word.isEmpty { metrics.append("screen.app.\(word)") }
      if let level = row.number("productivity") {
        metrics.append(
          level > 0 ? "screen.productive_minutes" : level < 0 ? "screen.distracting_minutes" : "screen.neutral_minutes")
      }
      for metric in metrics {
        days[day, default: [:]][metric, default: Minutes(line: row.line, seconds: 0)].seconds += seconds
      }
    }
    for (day, metrics) in days.sorted(by: { $0.key < $1.key }) {
      for (metric, minutes) in metrics.sorted(by: { $0.key < $1.key }) {
        reading.add(
          [metric, "\(day)"], "measurement", ["value": .value(.number(minutes.seconds / 60))],
          identifying: ["metric": metric], at: .day(day), line: minutes.line, column: metric, as: metric)
      }
    }
  }
}
