import Testing
import TrackerCore

@testable import TrackerApplication

@Suite("How a day was")
struct DayQualityTests {
  private func scale(
    _ range: ClosedRange<Double>, worse: Direction = .high, bands: [(Double, BandColour)] = []
  ) -> Scale {
    Scale(
      id: "s", name: "S", range: range, step: 1, worse: worse, anchors: [],
      bands: bands.map { Scale.Band(upTo: $0.0, name: "a band", colour: $0.1) })
  }

  @Test(
    "an answer is as the band that it lies in, whichever end is bad",
    arguments: [(1.0, "good", "bad"), (3, "good", "bad"), (4, "fair", "fair"), (6, "fair", "fair"), (7, "bad", "good")])
  func bands(_ value: Double, _ pain: String, _ mood: String) {
    let severity = scale(1...10, bands: [(3, .green), (6, .yellow), (10, .red)])
    let wellbeing = scale(1...10, worse: .low, bands: [(3, .red), (6, .yellow), (10, .green)])
    #expect(DayQuality(of: value, on: severity).rawValue == pain)
    #expect(DayQuality(of: value, on: wellbeing).rawValue == mood)
    #expect(DayQuality(of: 0, on: severity) == .good, "a none")
  }

  @Test("a sum above the scale lies in its last band")
  func sum() {
    #expect(DayQuality(of: 25, on: scale(0...10, bands: [(4, .green), (10, .yellow)])) == .fair)
  }

  @Test(
    "a scale without bands is judged as if it were 1 to 10",
    arguments: [(0.0, 1.0, "good"), (1, 3.25, "good"), (2, 5.5, "fair"), (3, 7.75, "bad"), (4, 10, "bad")])
  func withoutBands(_ value: Double, _ severity: Double, _ quality: String) {
    #expect(DayQuality.severity(of: value, on: scale(0...4)) == severity)
    #expect(DayQuality(of: value, on: scale(0...4)).rawValue == quality)
    #expect(DayQuality.severity(of: 4 - value, on: scale(0...4, worse: .low)) == severity)
  }

  @Test("a none is no severity at all, and the lowest value of a scale is 1", arguments: [0.0, 1])
  func none(_ value: Double) {
    #expect(DayQuality.severity(of: value, on: scale(1...5)) == value)
    #expect(DayQuality(of: value, on: scale(1...5)) == .good)
  }

  private static let day = Day(number: 20_000)

  /// A day with answers to symptoms whose bands end at 3, 6 and 10, and to one without bands.
  private func worst(_ answers: [String: Double]) -> String? {
    let banded = scale(1...10, bands: [(3, .green), (6, .yellow), (10, .red)])
    let late = scale(1...10, bands: [(8, .green), (9, .yellow), (10, .red)])
    let symptoms = [("ache", banded), ("itch", late)].map { id, scale in
      SymptomDefinition(id: SymptomID(id), name: id, scale: scale, fold: .max)
    }
    var table = DayTable(
      days: Self.day...Self.day, catalogue: MetricCatalogue(definitions: symptoms.map(\.metricDefinition)))
    for (id, value) in answers { table.set(SymptomID(id).metric, on: Self.day, to: value) }
    return WorstAnswer(on: Self.day, of: symptoms, in: table).map { "\($0.symptom.id) \($0.quality.rawValue)" }
  }

  @Test("the answer of the worst colour says it, of several the most severe one; without an answer nothing does")
  func answers() {
    #expect(worst([:]) == nil)
    #expect(worst(["ache": 2, "itch": 3]) == "itch good")
    #expect(worst(["ache": 4, "itch": 8]) == "ache fair", "8 is green on its own scale")
    #expect(worst(["ache": 5, "itch": 10]) == "itch bad")
    #expect(worst(["ache": 0]) == "ache good", "an answer, though it says that there was nothing")
  }
}
