import TrackerApplication
import TrackerCore

/// Sleep for a clinician: the hours of the nights that are known, and how many were short.
struct NightsSection: ReportSection {
  private static let hours: MetricID = "sleep.hours"
  private static let quality: MetricID = "sleep.quality"

  let id = "sleep"
  let title: Phrase = "Sleep"
  let place = 50
  let isNarrow = true
  let notTracked: Phrase = "No night of this period was logged."

  func metrics(for session: Session) -> [MetricID] { [Self.hours, Self.quality] }

  func content(of range: ReportRange) -> (any ReportContent)? {
    let hours = range.known(Self.hours)
    let quality = Spread(range.known(Self.quality))
    guard !hours.isEmpty || quality != nil else { return nil }
    return NightsReport(
      nights: range.count, hours: Spread(hours), quality: quality, classes: NightsReport.classes(of: hours))
  }
}

/// The nights of some days, by their hours.
struct NightsReport: ReportContent {
  /// Nights of so many hours; nil for no limit.
  struct Class: Encodable, Sendable {
    var from: Int?
    var under: Int?
    var nights: Int
  }

  /// How many nights the days have.
  var nights: Int
  var hours: Spread?
  /// 1 … 10, 10 is best.
  var quality: Spread?
  /// From short to long; empty where no hours are known.
  var classes: [Class]

  private static let limits: [Int?] = [nil, 5, 6, 7, 8, nil]
  /// Fewer hours are a short night.
  private static let short = 6

  static func classes(of hours: [Double]) -> [Class] {
    guard !hours.isEmpty else { return [] }
    return zip(limits, limits.dropFirst()).map { from, under in
      Class(
        from: from, under: under,
        nights: hours.count { hour in
          from.map { hour >= Double($0) } ?? true && under.map { hour < Double($0) } ?? true
        })
    }
  }

  func headline(_ format: TextFormatter) -> RichText {
    guard let hours else { return "" }
    let short = classes.filter { ($0.under ?? .max) <= Self.short }.reduce(0) { $0 + $1.nights }
    let values = [
      "median": format.number(hours.median), "short": "\(short)", "known": "\(hours.known)",
    ]
    return hours.known == 1
      ? "\(format("1 night known: {median} hours", values))"
      : "\(format("Median {median} hours; {short} of {known} nights under 6", values))"
  }

  func blocks(_ format: TextFormatter) -> [Block] {
    var sentences: [String] = []
    if let hours {
      let values = ["known": "\(hours.known)", "nights": "\(nights)"]
      sentences.append(
        nights == 1 ? format("The night is known.") : format("{known} of {nights} nights known.", values))
    }
    if let quality {
      let values = ["spread": format.told(quality), "n": "\(quality.known)"]
      sentences.append(format("Quality, 10 is best: median {spread}, n = {n}.", values))
    }
    return classTable(format) + (sentences.isEmpty ? [] : [.sentence("\(sentences.joined(separator: " "))")])
  }

  private func classTable(_ format: TextFormatter) -> [Block] {
    let most = classes.map(\.nights).max() ?? 0
    let rows = classes.map { one in
      Block.Table.Row(
        ["\(name(of: one, format))", "\(one.nights)"], bar: most > 0 ? Double(one.nights) / Double(most) : 0)
    }
    let columns: [Block.Table.Column] = [.init(format("Hours")), .init(format("nights"), .trailing)]
    return rows.isEmpty ? [] : [.table(.init(columns, caption: format("Nights by hours of sleep"), rows: rows))]
  }

  private func name(of one: Class, _ format: TextFormatter) -> String {
    switch (one.from, one.under) {
    case (nil, let under?): format("under {hours}", ["hours": "\(under)"])
    case (let from?, nil): format("{hours} or more", ["hours": "\(from)"])
    case (let from?, let under?): format("{from} to {under}", ["from": "\(from)", "under": "\(under)"])
    case (nil, nil): ""
    }
  }
}
