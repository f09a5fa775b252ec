import TrackerApplication
import TrackerCore

/// Symptoms and flares in reports.
struct SymptomsSection: ReportSection {
  static let part = ReportScorePart("symptoms", "Symptoms", weight: 40)

  let id = "symptoms"
  let title: Phrase = "Symptoms and flares"
  let place = 20
  let scoreParts = [SymptomsSection.part]
  let notTracked: Phrase = "No symptom is known of this time. To check in: symptoms check-in"

  func metrics(for session: Session) -> [MetricID] { SymptomsSection.symptoms(of: session).map(\.metric) }

  /// What the check-in asks and what makes flares, each once.
  static func symptoms(of session: Session) -> [SymptomDefinition] {
    let person = session.person
    let deciding = person.packs.flatMap { pack in pack.flare.symptoms.compactMap { pack.symptom($0.id) } }
    return (person.checkIn + deciding).reduce(into: []) { known, symptom in
      if !known.contains(where: { $0.id == symptom.id }) { known.append(symptom) }
    }
  }

  func content(of range: ReportRange) -> (any ReportContent)? { SymptomsReport(of: range) }
}

/// How bad some days were.
struct SymptomsReport: ReportContent {
  struct Condition: Encodable, Sendable {
    var id: PackID
    let name: String
    /// Days of which it is known whether they were a flare.
    var known: Int
    var flareDays: Int
    /// The day on which it was added, where known days came before it; its definition of that day judges them.
    var addedOn: Day?
  }

  /// One symptom over the days, in the unit of its scale.
  struct Symptom: Encodable, Sendable {
    var id: SymptomID
    let name: String
    var mean: Double
    /// The worst day's value.
    var worst: Double
    var known: Int
    var usual: Double?
    /// Of the days before.
    var before: Double?
    /// Day by day, in their order; nil where unknown.
    let values: [Double?]
    let metric: MetricDefinition

    private enum CodingKeys: String, CodingKey { case id, mean, worst, known, usual, before }
  }

  let range: ClosedRange<Day>
  var days: [ReportedDay]
  /// The severities of the days right before, one a day, for the mean of seven days.
  let earlier: [Double?]
  var conditions: [Condition]
  var symptoms: [Symptom]
  /// The median severity of the known days.
  var median: Double?
  var mean: Double?
  var usual: Double?
  var meanBefore: Double?
  let flareWords: Phrase?
  let scores: [ReportScore]

  private enum CodingKeys: String, CodingKey { case days, conditions, symptoms, median, mean, usual, meanBefore }

  /// nil where no day is known.
  init?(of range: ReportRange) {
    self.range = range.days
    days = range.conditions.days(range.days)
    earlier = range.conditions.days(range.leadIn).map(\.severity)
    conditions = range.conditions.map { one in
      let known = one.outcomes(on: range.days).filter { $0.isFlare != nil }
      return Condition(
        id: one.condition.id, name: one.condition.pack.name, known: known.count,
        flareDays: known.count { $0.isFlare == true },
        addedOn: known.contains { $0.day < one.judgedSince } ? one.judgedSince : nil)
    }
    symptoms = SymptomsSection.symptoms(of: range.session).compactMap { Symptom($0, in: range) }
    let known = days.compactMap(\.severity)
    guard !known.isEmpty || !symptoms.isEmpty || conditions.contains(where: { $0.known > 0 }) else { return nil }
    median = known.isEmpty ? nil : known.median
    mean = ReportRange.Mean(of: known)?.mean
    usual = ReportRange.usual(of: range.conditions.days(range.usual).compactMap(\.severity))
    meanBefore = range.before.flatMap {
      ReportRange.Mean(of: range.conditions.days($0).compactMap(\.severity))?.mean
    }
    flareWords = range.conditions.count == 1 ? range.conditions.first?.flareWords(range.format.words) : nil
    guard let mean, let usual, range.isCovered(by: known.count) else {
      scores = []
      return
    }
    scores = [ReportScore(SymptomsSection.part.id, Self.score(of: mean, usual: usual), known: known.count)]
  }

  /// A mean severity against the own usual, 0 … 100: 100 is no symptom at all, 50 the usual, 0 the worst there is, with
  /// straight lines between them.
  ///
  /// - Parameters:
  ///   - mean: 0 … 10
  ///   - usual: 0 … 10
  static func score(of mean: Double, usual: Double) -> Double {
    if mean <= usual { return usual > 0 ? 100 - 50 * mean / usual : 100 }
    return usual < 10 ? 50 * (10 - mean) / (10 - usual) : 0
  }

  var flareDays: [Day] { days.filter { $0.isFlare == true }.map(\.day) }
  /// Days of which it is known whether they were a flare.
  var knownDays: Int { days.count { $0.isFlare != nil } }
}

extension SymptomsReport.Symptom {
  /// nil where nothing is known of it.
  init?(_ symptom: SymptomDefinition, in range: ReportRange) {
    let metric = range.table.catalogue[symptom.metric] ?? symptom.metricDefinition
    let known = range.known(symptom.metric)
    guard let mean = ReportRange.Mean(of: known) else { return nil }
    id = symptom.id
    name = symptom.name
    self.mean = mean.mean
    self.known = mean.known
    worst = (metric.direction == .low ? known.min() : known.max()) ?? mean.mean
    usual = range.usualMean(symptom.metric)
    before = range.meanBefore(symptom.metric)?.mean
    values = range.values(symptom.metric)
    self.metric = metric
  }

  /// A value as a severity of 0 … 10; nil where no end of the scale is bad.
  func severity(of value: Double) -> Double? {
    let (low, high) = (metric.reach.lowerBound, metric.reach.upperBound)
    guard let direction = metric.direction, high > low else { return nil }
    let share = (value - low) / (high - low)
    return 10 * (direction == .high ? share : 1 - share)
  }

  /// With the good end of its scale where that is the high one.
  func name(_ format: TextFormatter) -> String {
    guard metric.direction == .low else { return name }
    return format("{name} ({best} is best)", ["name": name, "best": format.number(metric.reach.upperBound)])
  }

  /// The mean against that of the days before, in words: only changes of 2 or more say something.
  func change(_ format: TextFormatter) -> String {
    guard let before, let now = severity(of: mean), let then = severity(of: before) else { return "" }
    if now - then >= 2 { return format("worse") }
    return then - now >= 2 ? format("better") : ""
  }
}
