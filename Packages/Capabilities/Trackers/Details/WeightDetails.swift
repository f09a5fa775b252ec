import TrackerApplication
import TrackerCore

/// The line through the weights, where it was, and how far it is from a goal.
struct WeightDetails: TrackerDetails {
  /// In kg, as the line is today; nil without a weight in the days that are read.
  var line: Double?
  /// The line 7 and 28 days ago; nil where no weight was known yet.
  var weekAgo: Double?
  var fourWeeksAgo: Double?
  /// In kg, from the line to the target: negative where less is wanted; nil without a goal.
  var toGoal: Double?
  /// The last weight and its day.
  var last: Double?
  var lastDay: Day?

  /// Days that are read.
  private static let days = 90

  init(_ day: TrackerDay) {
    guard let metric = day.metric else { return }
    let values = day.numbers(metric.id, days: Self.days)
    let levels = SmoothedLine.levels(of: values)
    line = levels.last ?? nil
    weekAgo = levels.dropLast(7).last ?? nil
    fourWeeksAgo = levels.dropLast(28).last ?? nil
    if case .target(let target)? = day.goal?.aim { toGoal = line.map { target.target - $0 } }
    guard let index = values.lastIndex(where: { !$0.isNaN }) else { return }
    last = values[index]
    lastDay = day.day.advanced(by: index + 1 - values.count)
  }

  func blocks(_ format: TextFormatter) -> [Block] {
    guard let line else { return [] }
    func told(_ value: Double?) -> RichText { "\(value.map { format.amount($0, .weight) } ?? "–")" }
    var facts: [Block] = [.fact(.init(format("Trend line"), told(line)))]
    facts.append(.fact(.init(format("7 days ago"), told(weekAgo))))
    facts.append(.fact(.init(format("28 days ago"), told(fourWeeksAgo))))
    if let toGoal {
      let values = ["amount": format.amount(abs(toGoal), .weight)]
      let text =
        toGoal < 0 ? format("{amount} above it", values) : format("{amount} below it", values)
      facts.append(.fact(.init(format("To your goal"), "\(text)")))
    }
    if let last, let lastDay {
      let values = ["amount": format.amount(last, .weight), "day": format.short(lastDay)]
      facts.append(.fact(.init(format("Last weight"), "\(format("{amount}, {day}", values))")))
    }
    let explained = format("Each day the line goes a tenth of the way to your weight. One day changes little.")
    return [.section(facts), .section([.sentence("\(explained, .faint)")])]
  }
}
