import Testing
import TrackerCore

@Suite struct FlareRuleTests {
  private static let day = Day(number: 20_000)

  private static func symptom(_ id: SymptomID, worse: Direction = .high) -> FlareRule.Symptom {
    FlareRule.Symptom(id: id, range: 1...10, step: 1, worse: worse)
  }

  private static let catalogue = MetricCatalogue(
    definitions: ["symptom.one", "symptom.two", FlareRule.mark, FlareRule.mark(of: "one"), FlareRule.severityMark].map {
      id in
      MetricDefinition(
        id: id, name: "", unit: "", range: 0...10, direction: .high, fold: .max, absence: .unknown, about: "")
    })

  private func outcome(
    _ values: [MetricID: Double], of rule: FlareRule, for condition: PackID? = nil, isRelative: Bool = false,
    earlier: [Double] = []
  ) -> DayOutcome {
    var table = DayTable(days: Self.day...Self.day, catalogue: Self.catalogue)
    for (metric, value) in values { table.set(metric, on: Self.day, to: value) }
    return rule.outcome(of: Self.day, for: condition, in: table, isRelative: isRelative, earlier: earlier)
  }

  private let rule = FlareRule(
    symptoms: [symptom("one"), symptom("two")], atLeast: 7, relative: .init(above: 2, over: 28))

  @Test(
    "a day is a flare when any symptom reaches it, none when one was answered, and unanswered otherwise",
    arguments: [
      (7, nil, true, 7), (6.9, nil, false, 6.9), (2, 8, true, 8), (8, 2, true, 8), (6, 6, false, 6), (nil, 3, false, 3),
      (nil, nil, nil, nil),
    ] as [(Double?, Double?, Bool?, Double?)])
  func absolute(_ one: Double?, _ two: Double?, _ isFlare: Bool?, _ severity: Double?) {
    var values: [MetricID: Double] = [:]
    values["symptom.one"] = one
    values["symptom.two"] = two
    let outcome = outcome(values, of: rule)
    #expect(outcome.isFlare == isFlare)
    #expect(outcome.severity == severity)
    #expect(!outcome.isMarked)
  }

  @Test(
    "where the bad end is low, low is severe",
    arguments: [(1.0, true, 10.0), (4, true, 7), (5, false, 6), (10, false, 1)])
  func low(_ value: Double, _ isFlare: Bool, _ severity: Double) {
    let rule = FlareRule(symptoms: [Self.symptom("one", worse: .low)], atLeast: 7)
    let outcome = outcome(["symptom.one": value], of: rule)
    #expect(outcome.isFlare == isFlare)
    #expect(outcome.severity == severity)
  }

  @Test("a mark makes a flare day, and one of none decides only where no symptom reached it")
  func marks() {
    let marked = outcome([FlareRule.mark: 1], of: rule)
    #expect(marked.isFlare == true && marked.isMarked && marked.severity == nil)
    let none = outcome([FlareRule.mark: 0], of: rule)
    #expect(none.isFlare == false && none.isMarked)
    let over = outcome([FlareRule.mark: 1, "symptom.one": 3], of: rule)
    #expect(over.isFlare == true && over.isMarked && over.severity == 3)
    let agreeing = outcome([FlareRule.mark: 1, "symptom.one": 8], of: rule)
    #expect(agreeing.isFlare == true && !agreeing.isMarked)
    let contradicted = outcome([FlareRule.mark: 0, "symptom.one": 8], of: rule)
    #expect(contradicted.isFlare == true && !contradicted.isMarked)
  }

  @Test("a mark for one condition beats the one for all, and counts for no other")
  func marksOfOne() {
    let own = FlareRule.mark(of: "one")
    #expect(outcome([own: 1], of: rule, for: "one").isFlare == true)
    #expect(outcome([own: 1], of: rule, for: "two").isFlare == nil)
    #expect(outcome([own: 0, FlareRule.mark: 1], of: rule, for: "one").isFlare == false)
    #expect(outcome([own: 0, FlareRule.mark: 1], of: rule, for: "two").isFlare == true)
    #expect(outcome([FlareRule.mark: 1], of: rule, for: "one").isFlare == true)
    #expect(outcome([own: 0, "symptom.one": 8], of: rule, for: "one").isFlare == true)
    #expect(rule.metrics(of: "one").contains(own) && !rule.metrics(of: "two").contains(own))
  }

  @Test("an imported severity stands in where no symptom was answered, and makes no flare by itself")
  func severityMark() {
    let imported = outcome([FlareRule.severityMark: 9], of: rule)
    #expect(imported.severity == 9 && imported.isFlare == nil)
    #expect(outcome([FlareRule.severityMark: 9, "symptom.one": 2], of: rule).severity == 2)
  }

  @Test(
    "relative to the own usual: so many points above the median of the days before",
    arguments: [
      // The median of seven fours and of six sevens with a four.
      ([4, 4, 4, 4, 4, 4, 4], 6.0, true), ([4, 4, 4, 4, 4, 4, 4], 5.9, false), ([7, 7, 7, 7, 7, 7, 4], 8, false),
      ([7, 7, 7, 7, 7, 7, 4], 9, true), ([1, 1, 1, 1, 5, 5, 5, 5], 5, true), ([1, 1, 1, 1, 5, 5, 5, 5], 4.9, false),
      // Six days are too few: the absolute rule holds.
      ([1, 1, 1, 1, 1, 1], 6, false), ([1, 1, 1, 1, 1, 1], 7, true), ([], 7, true),
    ] as [([Double], Double, Bool)])
  func relative(_ earlier: [Double], _ value: Double, _ isFlare: Bool) {
    #expect(outcome(["symptom.one": value], of: rule, isRelative: true, earlier: earlier).isFlare == isFlare)
  }

  @Test("without a relative definition the absolute one holds")
  func noRelative() {
    let rule = FlareRule(symptoms: [Self.symptom("one")], atLeast: 7)
    #expect(outcome(["symptom.one": 6], of: rule, isRelative: true, earlier: [1, 1, 1, 1, 1, 1, 1]).isFlare == false)
  }
}
