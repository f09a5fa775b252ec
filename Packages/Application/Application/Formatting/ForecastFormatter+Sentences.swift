import TrackerCore

/// The sentences of a forecast, the same ones by every command.
extension ForecastFormatter {
  /// `High chance of a flare today: 92% (about 9 in 10).`
  ///
  /// - Parameter spokenOn: When it is read: on the forecast's day, on the day before, or without naming the day.
  public static func chance(_ percent: Int, _ band: RiskBand, spokenOn: SpokenOn, _ format: TextFormatter) -> String {
    let sentence =
      switch (spokenOn, band) {
      case (.theDayItself, .low): "Low chance of a flare today: {percent} ({frequency})."
      case (.theDayItself, .moderate): "Moderate chance of a flare today: {percent} ({frequency})."
      case (.theDayItself, .high): "High chance of a flare today: {percent} ({frequency})."
      case (.theDayBefore, .low): "Low chance of a flare tomorrow, as things stand: {percent} ({frequency})."
      case (.theDayBefore, .moderate): "Moderate chance of a flare tomorrow, as things stand: {percent} ({frequency})."
      case (.theDayBefore, .high): "High chance of a flare tomorrow, as things stand: {percent} ({frequency})."
      case (.later, .low): "Low chance of a flare: {percent} ({frequency})."
      case (.later, .moderate): "Moderate chance of a flare: {percent} ({frequency})."
      case (.later, .high): "High chance of a flare: {percent} ({frequency})."
      }
    return format(sentence, values(percent, format))
  }

  /// The same where a person has several conditions: `Sample: high chance of a flare today, 92% (about 9 in 10).`
  public static func chance(
    of condition: String, _ percent: Int, _ band: RiskBand, spokenOn: SpokenOn, _ format: TextFormatter
  ) -> String {
    let sentence =
      switch (spokenOn, band) {
      case (.theDayItself, .low): "{condition}: low chance of a flare today, {percent} ({frequency})."
      case (.theDayItself, .moderate): "{condition}: moderate chance of a flare today, {percent} ({frequency})."
      case (.theDayItself, .high): "{condition}: high chance of a flare today, {percent} ({frequency})."
      case (.theDayBefore, .low): "{condition}: low chance of a flare tomorrow, {percent} ({frequency})."
      case (.theDayBefore, .moderate): "{condition}: moderate chance of a flare tomorrow, {percent} ({frequency})."
      case (.theDayBefore, .high): "{condition}: high chance of a flare tomorrow, {percent} ({frequency})."
      case (.later, .low): "{condition}: low chance of a flare, {percent} ({frequency})."
      case (.later, .moderate): "{condition}: moderate chance of a flare, {percent} ({frequency})."
      case (.later, .high): "{condition}: high chance of a flare, {percent} ({frequency})."
      }
    return format(sentence, values(percent, format).merging(["condition": condition]) { first, _ in first })
  }

  /// `A first guess for today: 29% (about 3 in 10).` In place of the band while little is known.
  public static func firstGuess(_ percent: Int, spokenOn: SpokenOn, _ format: TextFormatter) -> String {
    let sentence =
      switch spokenOn {
      case .theDayItself: "A first guess for today: {percent} ({frequency})."
      case .theDayBefore: "A first guess for tomorrow, as things stand: {percent} ({frequency})."
      case .later: "A first guess: {percent} ({frequency})."
      }
    return format(sentence, values(percent, format))
  }

  /// The same where a person has several conditions.
  public static func firstGuess(
    of condition: String, _ percent: Int, spokenOn: SpokenOn, _ format: TextFormatter
  ) -> String {
    let sentence =
      switch spokenOn {
      case .theDayItself: "{condition}: a first guess for today is {percent} ({frequency})."
      case .theDayBefore: "{condition}: a first guess for tomorrow is {percent} ({frequency})."
      case .later: "{condition}: a first guess is {percent} ({frequency})."
      }
    return format(sentence, values(percent, format).merging(["condition": condition]) { first, _ in first })
  }

  /// How far the person's own days count while they are few: `Still learning about you (day 5 of 7). …`.
  ///
  /// - Parameter isEmpty: Whether nothing is logged at all.
  public static func learning(knownDays: Int, isEmpty: Bool, _ format: TextFormatter) -> String {
    if isEmpty { return format("Nothing logged yet. Everyone starts with this number.") }
    let start = format("For now, this is mostly the number that everyone starts with.")
    guard knownDays > 0 else { return "\(format("Still learning about you.")) \(start)" }
    let values = ["known": "\(knownDays)", "all": "\(patternDays)"]
    return "\(format("Still learning about you (day {known} of {all}).", values)) \(start)"
  }

  /// `The real chance is probably between 72% and 98%.`
  public static func range(_ percent: ClosedRange<Int>, _ format: TextFormatter) -> String {
    format("The real chance is probably between {from} and {to}.", ends(percent, format))
  }

  /// The same in few words: `Probably between 72% and 98%.`
  public static func shortRange(_ percent: ClosedRange<Int>, _ format: TextFormatter) -> String {
    format("Probably between {from} and {to}.", ends(percent, format))
  }

  /// `Your average is 40%.`
  public static func average(_ percent: Int, _ format: TextFormatter) -> String {
    format("Your average is {percent}.", ["percent": format.percent(points: percent)])
  }

  /// How a forecast compares with the person's average: `92% is about twice your average (40%).`
  ///
  /// - Parameter ratio: The chance over the average.
  public static func comparison(_ percent: Int, average: Int, ratio: Double, _ format: TextFormatter) -> String {
    let sentence =
      switch ratio {
      case ..<0.4: "{percent} is much less than your average ({average})."
      case ..<0.6: "{percent} is about half your average ({average})."
      case ...0.87: "{percent} is less than your average ({average})."
      case ..<1.15: "{percent} is about your average ({average})."
      case ..<1.75: "{percent} is more than your average ({average})."
      case ..<2.25: "{percent} is about twice your average ({average})."
      default: "{percent} is about {ratio} times your average ({average})."
      }
    return format(
      sentence,
      [
        "percent": format.percent(points: percent), "average": format.percent(points: average),
        "ratio": format.number(ratio),
      ])
  }

  /// A chance as days of ten, always of ten: `about 9 in 10`.
  public static func frequency(_ percent: Int, _ format: TextFormatter) -> String {
    switch percent {
    case ..<5: format("fewer than 1 in 10")
    case ..<95: format("about {count} in 10", ["count": "\((Double(percent) / 10).roundedHalfUp)"])
    default: format("more than 9 in 10")
    }
  }

  private static func values(_ percent: Int, _ format: TextFormatter) -> [String: String] {
    ["percent": format.percent(points: percent), "frequency": frequency(percent, format)]
  }

  private static func ends(_ percent: ClosedRange<Int>, _ format: TextFormatter) -> [String: String] {
    ["from": format.percent(points: percent.lowerBound), "to": format.percent(points: percent.upperBound)]
  }
}
