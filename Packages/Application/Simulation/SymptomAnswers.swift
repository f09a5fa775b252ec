import TrackerCore
import TrackerStatistics

/// Turns a severity into answers to the questions of a pack's check-in.
struct SymptomAnswers: Sendable {
  private let asked: [SymptomDefinition]
  private let flare: FlareRule
  private var random: SplitMix64
  /// The symptoms that make a flare and are asked for, the person's usual worst one first.
  private var leading: [FlareRule.Symptom]

  init(seed: UInt64, pack: ConditionPack) {
    random = SplitMix64(seed: seed)
    flare = pack.flare
    asked = pack.checkIn.compactMap(pack.symptom)
    let ids = Set(pack.checkIn)
    leading = flare.symptoms.filter { ids.contains($0.id) }
    leading.shuffle(using: &random)
  }

  /// The range and step that the flare is judged on: that of a symptom that is answered on it.
  static func scale(of flare: FlareRule) -> (range: ClosedRange<Double>, step: Double) {
    flare.symptoms.first { $0.threshold == nil }.map { ($0.range, $0.step) } ?? (0...10, 1)
  }

  /// The answer of a scale that lies nearest to a value: its lowest one plus whole steps, halves up; any value within
  /// the range where the step is 0.
  static func nearest(to value: Double, in range: ClosedRange<Double>, step: Double) -> Double {
    let low = range.lowerBound
    let rounded = step > 0 ? low + ((value - low) / step + 0.5).rounded(.down) * step : value
    return min(range.upperBound, max(low, rounded))
  }

  /// Answers every question of the check-in.
  ///
  /// - Parameters:
  ///   - severity: On the flare's scale; as many symptoms of the flare as it takes have it, the others at most.
  ///   - felt: The same before it was answered, which the other symptoms follow.
  mutating func next(severity: Double, felt: Double) -> [SymptomID: Double] {
    let worst = random.chance(0.7) ? leading.first : leading.randomElement(using: &random)
    let others = leading.filter { $0.id != worst?.id }.prefix((flare.together ?? 1) - 1)
    let bad = Set((worst.map { [$0.id] } ?? []) + others.map(\.id))
    var answers: [SymptomID: Double] = [:]
    for symptom in asked {
      let (first, second) = (random.normal(), random.normal())
      if let part = flare.symptoms.first(where: { $0.id == symptom.id }) {
        let isBad = bad.contains(part.id) || flare.take == .mean
        let below = isBad ? 0 : (abs(first) * 1.4 + 0.3 * abs(second)).rounded(.down) * part.step
        answers[symptom.id] = answer(of: part, severity: severity - below)
      } else {
        answers[symptom.id] = follow(symptom.scale, felt: felt, noise: first)
      }
    }
    return answers
  }

  /// The answer on a symptom's scale that stands for a severity. It reaches the symptom's threshold just where the
  /// severity makes a flare.
  private func answer(of part: FlareRule.Symptom, severity: Double) -> Double {
    guard part.threshold != nil else { return part.turned(max(part.range.lowerBound, severity)) }
    let value = part.turned(flare.value(of: severity, for: part))
    let low = part.range.lowerBound
    guard part.step > 0, value > low else { return part.turned(max(part.lowestSeverity, value)) }
    let rounding: FloatingPointRoundingRule = severity < flare.atLeast ? .down : .toNearestOrAwayFromZero
    return part.turned(min(part.range.upperBound, low + ((value - low) / part.step).rounded(rounding) * part.step))
  }

  /// An answer of a symptom that makes no flare.
  private func follow(_ scale: Scale, felt: Double, noise: Double) -> Double {
    let (range, _) = SymptomAnswers.scale(of: flare)
    let share = (felt - range.lowerBound) / (range.upperBound - range.lowerBound) - 0.05 + 0.1 * noise
    let turned = scale.worse == .high ? share : 1 - share
    let width = scale.range.upperBound - scale.range.lowerBound
    return SymptomAnswers.nearest(to: scale.range.lowerBound + turned * width, in: scale.range, step: scale.step)
  }
}
