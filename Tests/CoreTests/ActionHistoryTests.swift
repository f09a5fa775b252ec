import Testing
import TrackerCore

@Suite struct ActionHistoryTests {
  @Test("Each of undoing, redoing and undoing again turns around whether an action stands")
  func chain() {
    var reversals: [Int64: Int64] = [:]
    for last in Int64(1)...6 {
      if last > 1 { reversals[last] = last - 1 }
      let history = ActionHistory(reversals)
      #expect(history.stands(1) == (last % 2 == 1))
      #expect(history.stands(last))
      #expect(history.origin(of: last) == 1)
      #expect(history.latest(of: 1) == last)
      #expect(history.isUndoing(last) == (last % 2 == 0))
    }
  }

  @Test("A later action matters while it stands, unless all it did was to take back what was done since")
  func matters() {
    // 2 and 3 came after 1; 4 took 3 back; 5 took 2 back, and 6 put it in force again; 7 took 1 back.
    let history = ActionHistory([4: 3, 5: 2, 6: 5, 7: 1])
    #expect((2...7).filter { history.matters($0, for: 1) } == [2, 7])
    #expect((3...7).filter { history.matters($0, for: 2) } == [7])
    // Putting 2 in force again changed what 5 had left.
    #expect((6...7).filter { history.matters($0, for: 5) } == [6, 7])
  }

  @Test(
    "Names of actions are read in either case, and nothing else is one",
    arguments: ["a", "12", "a-1", "ab", "a1.5", ""])
  func names(_ text: String) {
    #expect(Action.id(named: text) == nil)
    #expect(Action.id(named: "a12") == 12 && Action.id(named: "A12") == 12)
    #expect(Action.name(of: 12) == "a12")
  }
}
