import TrackerApplication
import TrackerCore

/// Flares by condition.
public struct FlaresView: StyledReadModel {
  public static let schema = "flares/1"

  /// What was forecast of a day before it, or worked out afterwards from earlier days only.
  struct Said: Encodable, Sendable, Hashable {
    var kind: Forecast.Kind
    /// 0 … 1
    var probability: Double
    var percent: Int
    var band: RiskBand

    init(_ forecast: Forecast) {
      kind = forecast.kind
      probability = forecast.probability
      percent = forecast.percent
      band = forecast.band
    }
  }

  struct Flare: Encodable, Sendable {
    /// 1 is the newest of the condition.
    var number: Int
    var from: Day
    /// The last flare day so far.
    var through: Day
    /// From the first through the last.
    var days: Int
    /// Of them.
    var unanswered: Int
    /// Days that are flare days only because they were marked.
    var marked: Int
    /// 0 … 10, nil where no day has a severity.
    var peak: Double?
    /// Of the first day; nil where nothing is stored.
    var said: Said?
    var isOngoing: Bool
  }

  struct Condition: Encodable, Sendable {
    var id: PackID
    var name: String
    var count: Int
    /// Of those that have ended, in days; nil for none.
    var medianLength: Double?
    /// The newest first.
    var flares: [Flare]
  }

  /// Only flares that reach into so many last days, nil for all.
  var days: Int?
  var conditions: [Condition]

  public func text(_ style: TextStyle) -> String {
    conditions.map { condition in
      let name = conditions.count > 1 ? [style.paint(condition.name, .bold)] : []
      return (name + [head(condition, style)] + condition.flares.map { FlareLine.text($0, style) }).joined(
        separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }

  private func head(_ condition: Condition, _ style: TextStyle) -> String {
    let words = style.words
    let within = days.map { words($0 == 1 ? " of the last day" : " of the last {days} days", ["days": "\($0)"]) } ?? ""
    guard condition.count > 0 else { return style.wrap(words("No flare in your records{within}.", ["within": within])) }
    let count = words(condition.count == 1 ? "1 flare" : "{count} flares", ["count": "\(condition.count)"])
    let length = condition.medianLength.map {
      words("; median length {days}", ["days": FlareLine.days($0.shortText, words)])
    }
    let text = words(
      "{count} in your records{within}{length}.", ["count": count, "within": within, "length": length ?? ""])
    return style.isPlain ? text : style.wrap(text)
  }
}

/// A flare in a line.
enum FlareLine {
  static func text(_ flare: FlaresView.Flare, _ style: TextStyle) -> String {
    let words = style.words
    let pieces = facts(flare, words)
    if style.isPlain {
      return words(
        "Flare {number}, from {day}: {facts}.",
        [
          "number": "\(flare.number)", "day": words.long(flare.from), "facts": pieces.joined(separator: ", "),
        ])
    }
    let number = "\(flare.number)".leftPadded(to: 3)
    let start = style.paint(words.long(flare.from), .bold)
    return "\(number)  \(start)\n     " + style.flow(pieces, separator: " · ", first: 5, indent: 5)
  }

  static func facts(_ flare: FlaresView.Flare, _ words: Phrases) -> [String] {
    let unanswered = flare.unanswered == 0 ? "" : words(" ({count} unanswered)", ["count": "\(flare.unanswered)"])
    return [
      days("\(flare.days)", words) + unanswered,
      flare.peak.map { words("peak {value}", ["value": words.number($0.shortText)]) } ?? words("severity unanswered"),
      flare.said.map { said($0, words) } ?? words("nothing was forecast"),
      flare.marked == 0 ? nil : words("{count} marked by hand or import", ["count": "\(flare.marked)"]),
      flare.isOngoing ? words("ongoing") : nil,
    ].compactMap { $0 }
  }

  /// `said 62 %, moderate`
  static func said(_ said: FlaresView.Said, _ words: Phrases) -> String {
    words(
      said.kind == .replayed ? "worked out {percent} %, {band}" : "said {percent} %, {band}",
      ["percent": "\(said.percent)", "band": words(said.band.rawValue)])
  }

  static func days(_ count: String, _ words: Phrases) -> String {
    words(count == "1" ? "1 day" : "{count} days", ["count": words.number(count)])
  }
}
