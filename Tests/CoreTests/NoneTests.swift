import Testing
@testable import TrackerCore

/// A day without a symptom: 0 below a scale that begins above 0.
@Suite struct NoneTests {
  private static func scale(_ range: ClosedRange<Double>, worse: Direction = .high) -> Scale {
    Scale(
      id: "s", name: "S", range: range, step: 1, worse: worse, anchors: [],
      bands: [.init(upTo: range.upperBound, name: "all of it", colour: .yellow)])
  }

  private static func symptom(_ fold: Fold) -> SymptomDefinition {
    SymptomDefinition(id: "ache", name: "Ache", scale: scale(1...10), fold: fold)
  }

  @Test("there is a none where high is bad and the scale begins above 0, and nowhere else")
  func scales() {
    let high = Self.scale(1...10)
    #expect(high.hasNone && high.takesNone && high.holdsAnswer(0) && !high.holds(0) && !high.holdsAnswer(0.5))
    #expect(high.band(of: 0)?.name == "none" && high.band(of: 1)?.name == "all of it")
    let low = Self.scale(1...10, worse: .low)
    #expect(!low.hasNone && !low.takesNone && !low.holdsAnswer(0))
    // 0 is on the scale: the word none means it, and nothing stands below.
    let fromZero = Self.scale(0...10)
    #expect(!fromZero.hasNone && fromZero.takesNone && fromZero.band(of: 0)?.name == "all of it")
    #expect(!Self.scale(0...10, worse: .low).takesNone && !Self.scale(-5...5).takesNone)
  }

  @Test(
    "a none never lowers a higher value of the day, whatever the symptom's fold, and alone it is 0",
    arguments: [Fold.max, .mean, .min, .sum])
  func folding(_ fold: Fold) {
    let symptom = Self.symptom(fold)
    func total(_ values: [Double]) -> Double? {
      values.enumerated().map { index, value in
        (time: Instant(seconds: Int64(index)), measure: Measure.answer(symptom.id, value, of: symptom))
      }.dayTotal
    }
    #expect(total([0]) == 0 && total([0, 0]) == 0)
    #expect(total([5, 0]) == 5 && total([0, 5]) == 5)
    #expect(total([5, 6, 0]) == total([5, 6]))
  }

  @Test("the answer of a symptom that no pack has any more is joined by the worst")
  func unknownSymptom() {
    #expect(Measure.answer("gone", 3, of: nil) == Measure("symptom.gone", 3, fold: .max))
    #expect(Measure.answer("gone", 0, of: nil).isNone)
    #expect(
      !Measure.answer("ache", 0, of: SymptomDefinition(id: "ache", name: "", scale: Self.scale(0...10), fold: .max))
        .isNone)
  }

  @Test("a day of nones is answered and no flare")
  func outcome() {
    let symptom = Self.symptom(.max)
    let rule = FlareRule(
      symptoms: [FlareRule.Symptom(id: "ache", range: 1...10, step: 1, worse: .high)], atLeast: 1)
    let day = Day(number: 20_000)
    var table = DayTable(
      days: day...day, catalogue: MetricCatalogue(definitions: [symptom.metricDefinition], families: []))
    #expect(rule.outcome(of: day, in: table).isFlare == nil)
    table.set(symptom.metric, on: day, to: 0)
    #expect(table[symptom.metric, day] == .value(0))
    let outcome = rule.outcome(of: day, in: table)
    #expect(outcome.severity == 0 && outcome.isFlare == false)
  }

  @Test(
    "a none stays one when a pack moves to another scale",
    arguments: [(1.0...10, 0.0), (0...10, 0), (1...5, 0), (-5...5, -5)] as [(ClosedRange<Double>, Double)])
  func formerScale(_ now: ClosedRange<Double>, _ value: Double) {
    let former = MetricDefinition.Former(id: "symptom.old", range: 1...10, becoming: now)
    #expect(former.value(of: 0) == value)
    #expect(former.value(of: 1) == now.lowerBound && former.value(of: 10) == now.upperBound)
  }

  @Test("the metric holds 0 besides its range, and windows over days lie anywhere between")
  func metric() {
    let metric = Self.symptom(.mean).metricDefinition
    #expect(metric.holds(0) && metric.holds(1) && !metric.holds(0.5))
    #expect(metric.range == 1...10 && metric.reach == 0...10)
  }
}
