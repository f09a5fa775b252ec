import TrackerApplication
import TrackerCharts
import TrackerCore

/// What a person asks to be drawn, as they typed it.
public struct ChartQuery: Sendable {
  /// One to four.
  public var metrics: [String]
  /// nil for what suits the metrics.
  public var type: ChartType?
  /// Up to the last day; nil for 60, or since the first one.
  public var days: Int?
  /// The first day.
  public var from: String?
  /// The last day; nil for today.
  public var to: String?
  /// Whether the period before is drawn, too.
  public var compares = false
  public var scheme: ColourScheme = .standard
  /// What is left out of the picture.
  public var hidden: Set<Chart.Part> = []
  /// Whether the numbers stand below.
  public var showsTable = false

  public init(_ metrics: [String]) { self.metrics = metrics }

  static let usualDays = 60
  /// Ten years.
  public static let mostDays = 3_660
  static let mostMetrics = 4

  /// The days that are drawn: those that were asked for, else the last 60, as far as anything is logged.
  ///
  /// - Throws: `Failure` (`validation`) for what is no day, for a last day before the first one, and for more than ten
  ///   years; `OpenQuestions` for a word that may be either of two days.
  func period(_ session: Session, logged: ClosedRange<Day>?) throws -> ClosedRange<Day> {
    let last = try session.day(to)
    var first = last.advanced(by: 1 - (days ?? ChartQuery.usualDays))
    if from != nil, let asked = try session.days(from: from, to: to) {
      first = asked.lowerBound
    } else if days == nil, let logged, logged.lowerBound > first {
      first = min(logged.lowerBound, last)
    }
    guard first.distance(to: last) < ChartQuery.mostDays else {
      throw Failure(
        .validation, "A chart shows at most 10 years", recovery: "Choose a later first day with --from.")
    }
    return first...last
  }
}

extension ColourScheme {
  /// The scheme of what was typed.
  ///
  /// - Parameters:
  ///   - name: Of a scheme; nil for none.
  ///   - colours: Separated by commas; nil for none.
  /// - Throws: `Failure` (`usage`) for another name, for what is no colour, and for more than four.
  public init(named name: String?, colours: String?) throws {
    if let colours {
      guard name == nil || name == "own" else {
        throw Failure(.usage, "Use --scheme or --colours, not both", recovery: "Leave one of them out.")
      }
      let words = colours.split(separator: ",").map { String($0).trimmed.lowercased() }
      let own = try words.map { word -> Colour in
        guard let colour = Colour(word) else {
          throw Failure(
            .usage, "“{word}” is not a colour", ["word": .verbatim(word)],
            recovery: "Write colours like this: --colours \"#0067a5,#c2570c\"")
        }
        return colour
      }
      guard (1...ColourScheme.mostSeries).contains(own.count) else {
        throw Failure(.usage, "A chart has one to four colours", recovery: "Name up to four, separated by commas.")
      }
      self = .own(own)
      return
    }
    guard let name else {
      self = .standard
      return
    }
    guard let found = ColourScheme(named: name) else {
      let names = ColourScheme.named.map { Phrase.verbatim($0.name) }
      throw Failure(
        .usage, name == "own" ? "The scheme “own” needs your colours" : "“{word}” is not a scheme",
        ["word": .verbatim(name), "names": .anyOf(names)],
        recovery: name == "own" ? "Add --colours, such as --colours \"#0067a5,#c2570c\"" : "Use {names}")
    }
    self = found
  }
}
