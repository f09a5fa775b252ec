import Testing
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerMedicines
import TrackerTestSupport

@testable import TrackerLogging
@testable import TrackerLoggingCommands

@Suite("What log alone offers") struct LogMenuTests {
  private func world() throws -> TestWorld {
    var world = try TestWorld([LoggingModule.self, MedicinesModule.self])
    try world.setClock("2026-03-12T12:30")
    try world.run(LogCommand<FoodKind>.self, ["soup, bread", "notes=warm"])
    try world.run(LogCommand<RestKind>.self, ["23:10-06:20"])
    try world.run(LogCommand<FoodKind>.self, ["cake"])
    try world.run(LogCommand<FoodKind>.self, ["soup, bread", "notes=warm"])
    try world.setClock("2026-03-12T20:00")
    return world
  }

  private func run(_ keys: [Key], in world: TestWorld) throws -> ScriptedTerminal {
    let terminal = ScriptedTerminal(keys: keys)
    var context = world.context
    context.use(terminal)
    try LogMenuDialogue(in: context).run()
    return terminal
  }

  @Test("entries of lately, each once and without what is of its own time; then kinds, the most used first")
  func offers() throws {
    let menu = try LogMenu(try world().context.session())
    #expect(
      menu.again.map { $0.words } == [
        ["items=soup, bread", "notes=warm"], ["items=cake"],
      ])
    #expect(menu.kinds.prefix(2).map { $0.definition.id } == ["food", "rest"])
    #expect(menu.kinds.count == 7)
  }

  @Test("a number logs an entry again, as one of now, or opens a form")
  func keys() throws {
    let world = try world()
    let again = try run(.typing("2"), in: world)
    #expect(again.frames[0].contains("1 Again: lunch – soup, bread, warm"))
    #expect(again.frames[0].contains("3 Log a meal."))
    #expect(again.screen.hasPrefix("Saved: dinner – cake."))
    let form = try run(.typing("3tea") + [.enter], in: world)
    #expect(form.screen.hasPrefix("Saved: dinner – tea."))
    #expect(try world.entries.count == 6)
    let searched = try run(.typing("exerc") + [.enter] + .typing("yo") + [.down] + .typing("30m") + [.enter], in: world)
    #expect(searched.screen.hasPrefix("Saved: 30 minutes of yoga."))
  }

  @Test("leaving the list saves nothing")
  func leaving() throws {
    let world = try world()
    #expect(throws: Failure.self) { try run([.escape], in: world) }
    #expect(try world.entries.count == 4)
  }
}
