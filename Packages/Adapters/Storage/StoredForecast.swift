import TrackerCore

/// A forecast as its row keeps it: short, as there are hundreds of them a year. It does not repeat what the row's key
/// says, nor the names of what moved it (`ForecastTerms`). No number is rounded.
///
/// It is a JSON list: the form (2), the list of terms with what each moved, then the numbers. Rows of before are JSON
/// objects, as `Forecast` is written.
struct StoredForecast: Codable {
  private static let form = 2
  /// Log-odds that are whole numbers of units are written as such; nearly all are.
  private static let unit = Forecast.Contribution.units

  /// nil where nothing moved it.
  private var terms: Int64?
  /// What each term moved, with nothing between two commas for one that the forecast does not have.
  private var moved: String
  /// The terms that too few of the days were answered for.
  private var unanswered: [Int]
  private var madeAt: Int64
  /// Days from the last one whose log was used to the forecast's own.
  private var ahead: Int
  /// The probability, the ends of its range and the usual.
  private var chances: [Double]
  /// Nothing, or the severity with the ends of its range.
  private var severity: [Double]
  private var learntFrom: Int
  private var silentDays: Int?
  private var predictor: String
  private var pack: ContentHash
  private var overlay: ContentHash?

  /// - Parameter list: A list that has all terms of the forecast, in their order.
  init(_ forecast: Forecast, terms list: (id: Int64, terms: [ForecastTerm])?) {
    terms = list?.id
    var left = forecast.contributions[...]
    var values: [String] = []
    unanswered = []
    for (place, term) in (list?.terms ?? []).enumerated() {
      guard let next = left.first, ForecastTerm(next) == term else {
        values.append("")
        continue
      }
      left.removeFirst()
      values.append(StoredForecast.text(next.logOdds))
      if next.lacksAnswers == true { unanswered.append(place) }
    }
    moved = values.joined(separator: ",")
    madeAt = forecast.madeAt.seconds
    ahead = forecast.dataThrough.distance(to: forecast.forDay)
    chances = [forecast.probability, forecast.range.lowerBound, forecast.range.upperBound, forecast.baseRate]
    severity = forecast.severity.map { [$0.value, $0.range.lowerBound, $0.range.upperBound] } ?? []
    (learntFrom, silentDays) = (forecast.learntFrom, forecast.silentDays)
    (predictor, pack, overlay) = (forecast.predictor, forecast.pack, forecast.overlay)
  }

  /// A number that reads as the same one: in units, or with a point.
  private static func text(_ number: Double) -> String {
    let units = (number * unit).rounded()
    guard abs(units) < 1e15, units / unit == number, units != 0 || number.sign == .plus else { return "\(number)" }
    return "\(Int64(units))"
  }

  private static func number(_ text: Substring) -> Double? {
    Int64(text).map { Double($0) / unit } ?? Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  // MARK: JSON

  private struct WrongForm: Error {}

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    guard try list.decode(Int.self) == StoredForecast.form else { throw WrongForm() }
    terms = try list.decodeIfPresent(Int64.self)
    moved = try list.decode(String.self)
    unanswered = try list.decode([Int].self)
    madeAt = try list.decode(Int64.self)
    ahead = try list.decode(Int.self)
    chances = try list.decode([Double].self)
    severity = try list.decode([Double].self)
    learntFrom = try list.decode(Int.self)
    silentDays = try list.decodeIfPresent(Int.self)
    predictor = try list.decode(String.self)
    pack = try list.decode(ContentHash.self)
    overlay = try list.decodeIfPresent(ContentHash.self)
  }

  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(StoredForecast.form)
    try terms.map { try list.encode($0) } ?? list.encodeNil()
    try list.encode(moved)
    try list.encode(unanswered)
    try list.encode(madeAt)
    try list.encode(ahead)
    try list.encode(chances)
    try list.encode(severity)
    try list.encode(learntFrom)
    try silentDays.map { try list.encode($0) } ?? list.encodeNil()
    try list.encode(predictor)
    try list.encode(pack)
    if let overlay { try list.encode(overlay) }
  }

  // MARK: Reading

  /// The forecast; nil where the numbers can't be those of one. Where the list of terms is lost, it has no
  /// contributions.
  fileprivate func forecast(_ condition: String, _ day: Int, _ kind: Forecast.Kind, _ lists: ForecastTerms) throws
    -> Forecast?
  {
    let (dataThrough, overflows) = day.subtractingReportingOverflow(ahead)
    guard !overflows, chances.count == 4, chances[1] <= chances[2], severity.isEmpty || severity.count == 3,
      severity.isEmpty || severity[1] <= severity[2], let contributions = try contributions(lists)
    else { return nil }
    return Forecast(
      condition: PackID(condition), forDay: Day(number: day), kind: kind,
      dataThrough: Day(number: dataThrough), madeAt: Instant(seconds: madeAt),
      probability: chances[0], range: chances[1]...chances[2],
      severity: severity.isEmpty
        ? nil : Forecast.ExpectedSeverity(value: severity[0], range: severity[1]...severity[2]),
      baseRate: chances[3], contributions: contributions, learntFrom: learntFrom, silentDays: silentDays,
      predictor: predictor, pack: pack, overlay: overlay)
  }

  private func contributions(_ lists: ForecastTerms) throws -> [Forecast.Contribution]? {
    guard let terms, let list = try lists.list(terms) else { return [] }
    let values = moved.split(separator: ",", omittingEmptySubsequences: false)
    guard values.count == list.count else { return nil }
    var contributions: [Forecast.Contribution] = []
    for (place, value) in values.enumerated() where !value.isEmpty {
      guard let logOdds = StoredForecast.number(value) else { return nil }
      contributions.append(
        Forecast.Contribution(
          part: list[place].part, name: list[place].name, logOdds: logOdds,
          lacksAnswers: unanswered.contains(place) ? true : nil))
    }
    return contributions
  }
}

extension Forecast {
  /// A forecast as it was kept under its condition, day and kind; nil where it can't be read: it is then as if there
  /// were none.
  ///
  /// - Throws: What reading the lists of terms throws.
  init?(kept json: String, of condition: String, for day: Int, _ kind: String, _ lists: ForecastTerms) throws {
    let kept: Forecast?
    if json.utf8.first == UInt8(ascii: "[") {
      let stored = try? JournalJSON.decode(StoredForecast.self, from: json, what: "a forecast")
      guard let stored, let kind = Kind(rawValue: kind) else { return nil }
      kept = try stored.forecast(condition, day, kind, lists)
    } else {
      kept = try? JournalJSON.decode(Forecast.self, from: json, what: "a forecast")
    }
    guard let kept, kept.condition.rawValue == condition, kept.forDay.number == day, kept.kind.rawValue == kind,
      (0...1).contains(kept.probability)
    else { return nil }
    self = kept
  }
}
