import Testing

@testable import TrackerCore

@Suite struct CompoundOrderTests {
  private func compound(_ id: FactorID, _ parts: [FactorID]) -> RiskFactor {
    RiskFactor(
      id: id, name: id.rawValue, group: "load", rule: .compound(allOf: parts, points: 10),
      prior: .init(logOdds: 0, sure: .low), says: "S")
  }

  @Test("a compound stands after those among its parts, whatever the order of the file")
  func order() {
    let model = RiskModel(
      groups: [], factors: [compound("a", ["b", "c"]), compound("b", ["c", "x"]), compound("c", ["x", "y"])])
    #expect(model.compoundsPartsFirst.map(\.id) == ["c", "b", "a"])
  }

  @Test("a circle, and what is made of one, is left out")
  func circle() {
    let model = RiskModel(
      groups: [],
      factors: [
        compound("a", ["b", "x"]), compound("b", ["c", "x"]), compound("c", ["b", "x"]), compound("d", ["x", "y"]),
      ])
    #expect(model.compoundsPartsFirst.map(\.id) == ["d"])
  }

  @Test("a chain of any length is ordered without recursion")
  func chain() {
    let factors = (0..<50_000).map { compound(FactorID("c\($0)"), [FactorID("c\($0 + 1)"), "x"]) }
    #expect(RiskModel(groups: [], factors: factors).compoundsPartsFirst.count == 50_000)
  }
}
