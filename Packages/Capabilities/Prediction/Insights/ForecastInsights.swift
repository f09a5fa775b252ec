import TrackerApplication
import TrackerCore

/// Holds what was said of a day against what came on it, where the two lie far apart or a high risk came true.
struct ForecastInsights: InsightSource {
  let id = "against-forecast"

  func metrics(for person: Person) -> [MetricID: Int] { [:] }

  func insights(on day: TodayContext) -> [Insight] {
    day.outlooks.compactMap { outlook in
      let name = day.outlooks.count > 1 ? day.person.conditions.first { $0.id == outlook.condition }?.pack.name : nil
      return insight(outlook, name: name, day.format.words)
    }
  }

  /// - Parameter name: Of the condition, where there are several.
  private func insight(_ outlook: Outlook, name: String?, _ words: Phrases) -> Insight? {
    let forecast = outlook.today
    // A pattern must be known before a forecast that was off says anything.
    guard let isFlare = outlook.todaysOutcome.isFlare, forecast.learntFrom >= 7, !forecast.isBaseRateOnly,
      forecast.band == .high || (forecast.band == .low && isFlare)
    else { return nil }
    let baseRate = (forecast.baseRate * 100).roundedHalfUp
    let said = words(
      forecast.kind == .replayed
        ? "From earlier days, {percent} % was to be said of today" : "I said {percent} % for today",
      ["percent": "\(forecast.percent)"])
    let joint = (forecast.band == .high) == isFlare ? "and" : "but"
    let outcome = words("\(joint) in your records it \(isFlare ? "is a flare" : "is none so far")")
    return Insight(
      id: "\(id).\(outlook.condition)",
      text:
        """
        \(said)\(name.map { " (\($0))" } ?? ""), \(words("your usual is {usual} %", ["usual": "\(baseRate)"])), \
        \(outcome).
        """,
      value: Double(forecast.percent), comparedWith: Double(baseRate),
      weight: 1 + abs(forecast.probability - (isFlare ? 1 : 0)))
  }
}
