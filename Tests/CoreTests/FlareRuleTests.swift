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
    return rule.outcome(of: Self.day, for: condition, in: table, isRelative: isRelative, earlier: { _ in earlier })
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

  /// What days were, each with the answers to both symptoms; nil is unanswered.
  private func days(_ days: [(Double?, Double?)], marks: [Int: Double] = [:], of rule: FlareRule) -> [DayOutcome] {
    let first = Self.day
    var table = DayTable(days: first...first.advanced(by: days.count - 1), catalogue: Self.catalogue)
    for (index, answers) in days.enumerated() {
      let day = first.advanced(by: index)
      if let one = answers.0 { table.set("symptom.one", on: day, to: one) }
      if let two = answers.1 { table.set("symptom.two", on: day, to: two) }
      if let mark = marks[index] { table.set(FlareRule.mark, on: day, to: mark) }
    }
    return table.days.map { rule.outcome(of: $0, in: table) }
  }

  @Test(
    "a symptom's own value makes a flare in its own units; there severity is the rule's value, and 10 at the end",
    arguments: [
      (0.0, 0.0, false), (3, 3.5, false), (5, 7 * 5 / 6.0, false), (6, 7, true), (10.5, 8.5, true), (15, 10, true),
    ] as [(Double, Double, Bool)])
  func ownValue(_ answer: Double, _ severity: Double, _ isFlare: Bool) {
    let counted = FlareRule.Symptom(id: "two", range: 0...15, step: 1, worse: .high, threshold: 6)
    let rule = FlareRule(symptoms: [Self.symptom("one"), counted], atLeast: 7)
    let outcome = days([(nil, answer)], of: rule)[0]
    #expect(outcome.isFlare == isFlare)
    #expect(abs((outcome.severity ?? -1) - severity) < 1e-9)
    #expect(abs(rule.value(of: severity, for: counted) - answer) < 1e-9)
  }

  @Test("where low is bad, an own value is reached by falling to it")
  func ownValueLow() {
    let mood = FlareRule.Symptom(id: "two", range: 1...10, step: 1, worse: .low, threshold: 8)
    let rule = FlareRule(symptoms: [Self.symptom("one"), mood], atLeast: 7)
    #expect(days([(nil, 3), (nil, 4)], of: rule).map(\.isFlare) == [true, false])
  }

  @Test(
    "what tells how bad a day was is the worst symptom, or all that it takes where several must come together",
    arguments: [
      (nil, 8, 9, ["two"]), (nil, 9, 9, ["one"]), (2, 8, 9, ["two", "one"]), (2, 8, 3, ["one"]), (2, 4, 3, ["one"]),
    ] as [(Int?, Double, Double, [String])])
  func telling(_ together: Int?, _ one: Double, _ two: Double, _ told: [String]) {
    let rule = FlareRule(symptoms: [Self.symptom("one"), Self.symptom("two")], atLeast: 7, together: together)
    var table = DayTable(days: Self.day...Self.day, catalogue: Self.catalogue)
    #expect(rule.telling(on: Self.day, in: table).isEmpty)
    table.set("symptom.one", on: Self.day, to: one)
    table.set("symptom.two", on: Self.day, to: two)
    #expect(rule.telling(on: Self.day, in: table).map { $0.symptom.id.rawValue } == told)
  }

  @Test("two symptoms must come together on one day")
  func together() {
    let rule = FlareRule(symptoms: [Self.symptom("one"), Self.symptom("two")], atLeast: 7, together: 2)
    let outcomes = days([(9, 6), (7, 7), (9, nil), (nil, nil)], of: rule)
    #expect(outcomes.map(\.isFlare) == [false, true, false, nil])
    #expect(outcomes.map(\.severity) == [9, 7, 9, nil])
    #expect(!rule.isOfSeverity)
  }

  @Test("the mean of the answered symptoms counts, if half of them are answered")
  func mean() {
    let three = ["one", "two", "three"].map { Self.symptom(SymptomID($0)) }
    let rule = FlareRule(symptoms: three, atLeast: 7, take: .mean)
    let outcomes = days([(9, 5), (9, 4), (9, nil)], of: rule)
    #expect(outcomes.map(\.isFlare) == [true, false, nil])
    #expect(outcomes.map(\.severity) == [7, 6.5, nil])
  }

  @Test(
    "it takes several days in a row; the one that completes them is the first flare day, whatever comes later",
    arguments: [
      ([8, 8, 8, 3, 8, 8], [nil, true, true, false, false, true]), ([3, 8, 8], [false, false, true]),
      ([3, 8, nil, 8, 8], [false, false, nil, nil, true]), ([3, nil, 3], [false, nil, false]),
    ] as [([Double?], [Bool?])])
  func run(_ answers: [Double?], _ expected: [Bool?]) {
    let rule = FlareRule(symptoms: [Self.symptom("one")], atLeast: 7, days: 2)
    let outcomes = days(answers.map { ($0, nil) }, of: rule)
    #expect(outcomes.map(\.isFlare) == expected)
    for (index, outcome) in outcomes.enumerated() {
      #expect(outcome.runStart == (outcome.isFlare == true ? outcome.day.advanced(by: -1) : nil), "day \(index)")
      // Days to come make no difference.
      let alone = days(answers.prefix(index + 1).map { ($0, nil) }, of: rule)
      #expect(alone[index] == outcome)
    }
  }

  @Test("a day marked by hand is one of the days in a row, and a flare day itself")
  func markedRun() {
    let rule = FlareRule(symptoms: [Self.symptom("one")], atLeast: 7, days: 2)
    let outcomes = days([(3, nil), (3, nil), (8, nil)], marks: [1: 1], of: rule)
    #expect(outcomes.map(\.isFlare) == [false, true, true])
    #expect(outcomes.map(\.isMarked) == [false, true, false])
  }

  @Test("relative days in a row are each compared with the days before them")
  func relativeRun() {
    let rule = FlareRule(
      symptoms: [Self.symptom("one")], atLeast: 9, relative: .init(above: 2, over: 28), days: 2)
    #expect(rule.lookback(isRelative: true) == 29 && rule.lookback(isRelative: false) == 1)
    let first = Self.day
    var table = DayTable(days: first...first.advanced(by: 9), catalogue: Self.catalogue)
    for (index, value) in [4, 4, 4, 4, 4, 4, 4, 6, 6, 5].enumerated() {
      table.set("symptom.one", on: first.advanced(by: index), to: Double(value))
    }
    let flares = (7...9).map { rule.outcome(of: first.advanced(by: $0), in: table, isRelative: true).isFlare }
    #expect(flares == [false, true, false])
  }

  @Test("without a relative definition the absolute one holds")
  func noRelative() {
    let rule = FlareRule(symptoms: [Self.symptom("one")], atLeast: 7)
    #expect(outcome(["symptom.one": 6], of: rule, isRelative: true, earlier: [1, 1, 1, 1, 1, 1, 1]).isFlare == false)
  }
}
