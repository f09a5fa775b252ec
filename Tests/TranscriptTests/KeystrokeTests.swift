import TrackerApplication
import Testing

/// Numb hands count keys: a full day's log, everything typed with its Enter, stays within a budget.
@Suite struct KeystrokeTests {
  /// Keys of a day for what is tracked by default, the program's name as an alias of one letter.
  private static let budget = 210

  @Test("a full day's log stays within its keystrokes, and every line of it is understood")
  func day() throws {
    let world = try TranscriptWorld()
    try world.setClock("2026-03-12T21:00", zone: "Europe/Berlin")
    let setUp = [
      "onboard", "--pack", "peripheral-neuropathy", "--symptoms", "tingling", "--impact", "5", "--pattern", "episodic",
      "--track",
    ]
    #expect(world.run(setUp + ["food,exercise,sleep,stress"]).exitCode == 0)
    let lines = [
      ["log", "rest", "23:10-6:20", "quality=6"], ["log", "food", "breakfast", "porridge"],
      ["log", "food", "lunch", "soup"],
      ["log", "food", "dinner", "rice"], ["log", "exercise", "walk", "30m", "light"],
      ["log", "activity", "work", "8h", "stress=5"],
      ["check-in", "same"], ["day", "close"],
    ]
    #expect(world.run(["check-in", "pain=5", "fatigue=4", "--date", "yesterday"]).exitCode == 0)
    for line in lines { #expect(world.run(line).exitCode == 0, "\(line)") }
    // One key a letter, a space before each word, Enter at the end, and the alias itself.
    let keys = lines.map { $0.reduce(2) { $0 + 1 + $1.count } }.reduce(0, +)
    #expect(keys <= Self.budget, "\(keys) keys")
  }
}
