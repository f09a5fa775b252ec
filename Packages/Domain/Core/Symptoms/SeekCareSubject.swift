/// What a pack says of getting help for: one of its symptoms, one of its metrics, or one of the program's.
public struct SeekCareSubject: Sendable {
  /// nil for a metric.
  public var symptom: SymptomDefinition?
  /// As a flag has it: of a metric, its whole id.
  public var name: SymptomID
  /// What its answers are logged as.
  public var metric: MetricID
  /// The scale of its answers.
  public var scale: Scale
  /// In the pack's order; never empty.
  public var rules: [SeekCare.Rule]
  /// Whether the answers of a day are added up, so that each is judged with the others.
  public var isSum: Bool

  private init(_ symptom: SymptomDefinition) {
    self.symptom = symptom
    name = symptom.id
    metric = symptom.metric
    scale = symptom.scale
    rules = symptom.seekCare?.rules ?? []
    isSum = symptom.fold == .sum
  }

  private init(_ own: TrackableDefinition) {
    name = SymptomID(own.metric.rawValue)
    metric = own.metric
    scale = own.answerScale
    rules = own.seekCare?.rules ?? []
    isSum = own.fold == .sum
  }

  /// The bad end of a metric that has none is the high one.
  private init(_ care: MetricCare, _ definition: MetricDefinition) {
    name = SymptomID(care.metric.rawValue)
    metric = care.metric
    scale = Scale(
      id: ScaleID(care.metric.rawValue), name: care.metric.rawValue, kind: .points, range: definition.reach,
      step: 1e-6, worse: definition.direction ?? .high, anchors: [], bands: [])
    rules = care.seekCare.rules
    isSum = definition.fold == .sum
  }

  /// What a pack says something of getting help for: symptoms, metrics of its own, metrics of the program. One that the
  /// catalogue does not have is left out.
  public static func all(of pack: ConditionPack, in catalogue: MetricCatalogue) -> [SeekCareSubject] {
    let others = (pack.metricCare ?? []).compactMap { care in catalogue[care.metric].map { SeekCareSubject(care, $0) } }
    let own = pack.symptoms.map(SeekCareSubject.init) + (pack.trackables ?? []).map(SeekCareSubject.init)
    return (own + others).filter { !$0.rules.isEmpty }
  }
}

extension SeekCare.When {
  /// Days before in which a symptom that was as bad is not newly so.
  public static let daysStaying = 7

  /// Whether an answer on the scale meets it, whatever the days before were.
  public func isMet(by value: Double, on scale: Scale) -> Bool {
    switch threshold {
    case .newlyRed: scale.band(of: scale.nearestAnswer(to: value))?.colour == .red
    case .at(let threshold), .newlyAt(let threshold):
      !scale.isNone(value) && scale.worse(value, threshold) == value
    case .any: !(value == 0 && scale.takesNone)
    }
  }

  /// Whether an answer that meets it does so newly.
  ///
  /// - Parameter week: The days of the week before that were answered, the earliest first.
  public func isNews(_ answer: Double, after week: [Double], on scale: Scale) -> Bool {
    guard isNewly, let last = week.last, isMet(by: last, on: scale) else { return true }
    guard case .newlyAt = threshold else { return false }
    let rise = by ?? scale.clearChange
    func isClearlyWorse(than value: Double) -> Bool {
      // Tenths have no exact value: 38.6 after 38.1 is half a unit worse.
      scale.worse(answer, value) == answer && abs(answer - value) >= rise - 1e-9
    }
    // What gets worse bit by bit is worse than all of the week.
    let tops = week.allSatisfy { $0 != answer && scale.worse(answer, $0) == answer }
    return isClearlyWorse(than: last) || (tops && week.contains(where: isClearlyWorse))
  }

  /// Whether what stands beside an answer is at a value, or nearer its bad end.
  ///
  /// - Parameter worse: The bad end of the metric; nil where it has none, and more is then worse.
  public static func reaches(_ value: Double, _ threshold: Double, worse: Direction?) -> Bool {
    worse ?? .high == .high ? value >= threshold : value <= threshold
  }
}
