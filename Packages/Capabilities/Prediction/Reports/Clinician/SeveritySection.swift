import TrackerApplication
import TrackerCore

/// How bad the days were, for a clinician: flare days, flares, months and each symptom.
struct SeveritySection: ReportSection {
  let id = "severity"
  let title: Phrase = "Severity and flares"
  let place = 30
  let notTracked: Phrase = "No symptom was logged in this period."

  func metrics(for session: Session) -> [MetricID] { SymptomsSection.symptoms(of: session).map(\.metric) }

  func content(of range: ReportRange) throws -> (any ReportContent)? { try SeverityReport(of: range) }
}

/// How bad some days were, with how much of them is known.
struct SeverityReport: ReportContent {
  /// A condition with what made a day a flare day.
  struct Condition: Encodable, Sendable {
    var id: PackID
    var name: String
    var revision: Int
    var known: Int
    var flareDays: Int
    let rule: Phrase

    private enum CodingKeys: String, CodingKey { case id, name, revision, known, flareDays }
  }

  /// A flare that reaches into the days.
  struct Flare: Encodable, Sendable {
    var condition: PackID
    var from: Day
    /// The last flare day.
    var through: Day
    /// From the first to the last.
    var days: Int
    /// Of them.
    var unanswered: Int
    /// 0 … 10; nil where no day has a severity.
    var peak: Double?
    /// What was forecast of its first flare day, 0 … 1; nil where nothing was.
    var chance: Double?
    var band: RiskBand?
    var isOngoing: Bool
  }

  /// Flare days in a row, of whatever conditions: days that several conditions share are counted once.
  struct Episode: Sendable, Hashable {
    var days: ClosedRange<Day>
    var isOngoing: Bool
  }

  /// Some days in a row: a month, a week, or a year.
  struct Stretch: Encodable, Sendable {
    var from: Day
    var to: Day
    /// Days of which it is known whether they were a flare.
    var known: Int
    var flareDays: Int
    var severity: Spread?

    init(_ days: [ReportedDay]) {
      from = days.first?.day ?? Day(number: 0)
      to = days.last?.day ?? Day(number: 0)
      known = days.count { $0.isFlare != nil }
      flareDays = days.count { $0.isFlare == true }
      severity = Spread(days.compactMap(\.severity))
    }

    var days: Int { from.distance(to: to) + 1 }
  }

  /// One symptom over the days, in the unit of its scale.
  struct Symptom: Encodable, Sendable {
    var id: SymptomID
    let name: String
    var values: Spread
    /// The end of the scale that is worst; nil where neither is.
    var worst: Double?
    /// The medians of the first and of the last 30 days; nil where a side has no known day, or the days are fewer.
    var first: Double?
    var last: Double?
    /// The mean of each week, the last of which ends with the last day; nil where fewer than five of its days are
    /// known. Empty for fewer than four weeks.
    var weeks: [Double?]
    let scale: ClosedRange<Double>?
    let isLowWorse: Bool

    private enum CodingKeys: String, CodingKey { case id, values, worst, first, last, weeks }
  }

  var days: [ReportedDay]
  /// The severities of the days right before, one a day, for the mean of seven days.
  let earlier: [Double?]
  var whole: Stretch
  /// The last 30 days and the 30 before; nil for fewer than 60 days.
  var lastMonth: Stretch?
  var monthBefore: Stretch?
  var stretches: [Stretch]
  var conditions: [Condition]
  /// The newest first.
  var flares: [Flare]
  var symptoms: [Symptom]
  /// Days in a row of which it is not known whether they were a flare.
  var gaps: [ClosedRange<Day>]
  /// The severity from which a day is a flare day; nil where more than that decides it.
  let cut: Double?
  /// What the ends of the scales mean, each scale once.
  let scales: [String]

  private enum CodingKeys: String, CodingKey {
    case days, whole, lastMonth, monthBefore, stretches, conditions, flares, symptoms, gaps
  }

  /// The flares of all conditions, the earliest first. Those that overlap or follow each other are one.
  var episodes: [Episode] {
    flares.sorted { $0.from < $1.from }.reduce(into: []) { episodes, flare in
      if let last = episodes.last, flare.from <= last.days.upperBound.advanced(by: 1) {
        let end = max(last.days.upperBound, flare.through)
        episodes[episodes.count - 1] = Episode(
          days: last.days.lowerBound...end, isOngoing: last.isOngoing || flare.isOngoing)
      } else {
        episodes.append(Episode(days: flare.from...flare.through, isOngoing: flare.isOngoing))
      }
    }
  }

  /// Months are compared where there are two of so many days.
  static let month = 30
}

extension SeverityReport {
  /// nil where no day is known.
  init?(of range: ReportRange) throws {
    let all = range.conditions.days(range.days)
    let symptoms = SymptomsSection.symptoms(of: range.session).compactMap { Symptom($0, in: range) }
    guard all.contains(where: { $0.isFlare != nil || $0.severity != nil }) || !symptoms.isEmpty else { return nil }
    days = all
    earlier = range.conditions.days(range.leadIn).map(\.severity)
    self.symptoms = symptoms
    whole = Stretch(all)
    stretches = ReportTrend.stretches(of: range.days, byWeeksUpTo: 31, byMonthsUpTo: 400).map { stretch in
      let first = range.days.lowerBound.distance(to: stretch.lowerBound)
      return Stretch(Array(all[first...(first + stretch.lowerBound.distance(to: stretch.upperBound))]))
    }
    let hasTwo = all.count >= 2 * Self.month
    lastMonth = hasTwo ? Stretch(all.suffix(Self.month)) : nil
    monthBefore = hasTwo ? Stretch(all.suffix(2 * Self.month).dropLast(Self.month)) : nil
    conditions = range.conditions.map { Condition($0, in: range) }
    flares = try range.conditions.flatMap { try Flare.all(of: $0, in: range) }.sorted { $1.from < $0.from }
    gaps = all.gaps
    cut = range.conditions.cut
    scales = Self.scales(of: range)
  }

  /// The scales of what decides on flares, in the person's language.
  private static func scales(of range: ReportRange) -> [String] {
    range.conditions.flatMap { one in
      one.rule.symptoms.compactMap { one.condition.pack.symptom($0.id)?.scale.allowedAnswers(range.format.words) }
    }.reduce(into: []) { known, scale in if !known.contains(scale) { known.append(scale) } }
  }
}

extension SeverityReport.Condition {
  fileprivate init(_ reported: ReportedCondition, in range: ReportRange) {
    let known = reported.outcomes(on: range.days).compactMap(\.isFlare)
    let condition = reported.condition
    id = condition.id
    name = condition.pack.name
    revision = condition.pack.revision
    self.known = known.count
    flareDays = known.count { $0 }
    rule = reported.flareWords(range.format.words)
  }
}

extension SeverityReport.Flare {
  /// The flares that reach into the days. One that began earlier is followed back as far as is read.
  fileprivate static func all(of reported: ReportedCondition, in range: ReportRange) throws -> [Self] {
    var episodes = FlareEpisodes()
    reported.outcomes(on: range.usual.lowerBound...range.days.upperBound).forEach { episodes.advance($0) }
    let found = episodes.all.filter { $0.span.upperBound >= range.days.lowerBound }
    guard let first = found.first, let last = found.last else { return [] }
    let forecasts = Dictionary(
      grouping: try range.journal.forecasts(
        of: reported.condition.id, for: first.firstFlareDay...last.firstFlareDay), by: \.forDay
    ).compactMapValues(FlaresBuilder.official)
    return found.map { flare in
      let forecast = forecasts[flare.firstFlareDay]
      return SeverityReport.Flare(
        condition: reported.condition.id, from: flare.span.lowerBound, through: flare.span.upperBound,
        days: flare.length, unanswered: flare.unanswered, peak: flare.peak, chance: forecast?.probability,
        band: forecast?.band, isOngoing: flare.isOngoing && range.isOpen)
    }
  }
}

extension SeverityReport.Symptom {
  /// nil where nothing is known of it.
  init?(_ symptom: SymptomDefinition, in range: ReportRange) {
    guard let values = Spread(range.known(symptom.metric)) else { return nil }
    let metric = range.table.catalogue[symptom.metric] ?? symptom.metricDefinition
    id = symptom.id
    name = symptom.name
    self.values = values
    isLowWorse = metric.direction == .low
    worst = metric.direction.map { $0 == .low ? values.lowest : values.highest }
    scale = metric.pointScale
    let (month, numbers) = (SeverityReport.month, range.numbers(symptom.metric))
    weeks = Self.weeks(of: range.values(symptom.metric))
    guard numbers.count >= 2 * month else { return }
    first = Spread(numbers.prefix(month).filter { !$0.isNaN })?.median
    last = Spread(numbers.suffix(month).filter { !$0.isNaN })?.median
  }

  private static let (fewestWeeks, fewestDays) = (4, 5)

  private static func weeks(of values: [Double?]) -> [Double?] {
    let count = values.count / 7
    guard count >= fewestWeeks else { return [] }
    let days = Array(values.suffix(count * 7))
    return (0..<count).map { week in
      let known = days[week * 7..<week * 7 + 7].compactMap(\.self)
      return known.count < fewestDays ? nil : known.reduce(0, +) / Double(known.count)
    }
  }
}

extension [ReportedDay] {
  /// Days in a row of which nothing is known.
  fileprivate var gaps: [ClosedRange<Day>] {
    filter { !$0.isKnown }.reduce(into: []) { gaps, day in
      if let last = gaps.last, last.upperBound.distance(to: day.day) == 1 {
        gaps[gaps.count - 1] = last.lowerBound...day.day
      } else {
        gaps.append(day.day...day.day)
      }
    }
  }
}
