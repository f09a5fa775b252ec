import Testing

/// The commands that answers name are found and run; `TranscriptTests` runs those of every transcript.
@Suite struct NamedCommandTests {
  @Test(
    "the commands of a line are found",
    arguments: [
      ("Type: symptoms log food lunch soup", ["symptoms log food lunch soup"]),
      ("To see them: symptoms conditions", ["symptoms conditions"]),
      ("Run `symptoms doctor --fix`, or wait.", ["symptoms doctor --fix"]),
      ("  symptoms check-in  say how you are", ["symptoms check-in"]),
      ("symptoms tune backtest --file a.yaml: try it on the past", ["symptoms tune backtest --file a.yaml"]),
      ("Usage: symptoms log [options]", []), ("Your symptoms today: pain 3", []),
    ])
  func finds(line: String, commands: [String]) { #expect(NamedCommands.commands(in: line) == commands) }

  @Test(
    "a command that does not work where it is named is noticed, and the world stays as it was",
    arguments: [
      ("symptoms doctor --fxi", true), ("symptoms pack show nothing", true), ("symptoms today", true),
      ("symptoms demo --home HOME/x --dyas 3", true), ("symptoms pack show universal", false),
    ])
  func runs(command: String, isRefused: Bool) throws {
    let world = try TranscriptWorld()
    try world.setClock("2026-03-12T08:15", zone: "Europe/Berlin")
    var named = NamedCommands()
    try named.run(namedIn: .init(output: "Type: \(command)\n", errors: "", exitCode: 0), to: ["list"], in: world)
    #expect(named.refusals.count == (isRefused ? 1 : 0))
  }
}
