import Testing
import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerTestSupport

@testable import TrackerLoggingCommands
@testable import TrackerMedicines
@testable import TrackerMedicinesCommands

@Suite("The list of medicines, and what changes it")
struct MedicineBookTests {
  private let today = MedicineWorld.today

  @Test("everything that can be said of a medicine is kept as it was typed")
  func added() throws {
    let world = try MedicineWorld()
    let output = try world.add(
      "vitamin", "d", "1000", "IU", "--form", "drops", "--schedule", "monday 08:00", "--use", "vorbeugend", "--class",
      "Fat Soluble", "--from", "2026-01-05", "--until", "2026-12-31", "--reason", "  the dark\nmonths ", "--also",
      "D3", "--also", "Vitamin D")
    #expect(
      output == """
        On your list: vitamin d, 1000 IU, every Monday at 08:00.
        To log a dose: symptoms log medication 'vitamin d'

        """)
    let medicine = try #require(try world.list.first)
    #expect(medicine.id == "vitamin-d" && medicine.name == "vitamin d" && medicine.otherNames == ["D3"])
    #expect(medicine.dose == "1000 IU" && medicine.form == "drops" && medicine.use == .preventive)
    #expect(medicine.group == "fat soluble" && medicine.reason == "the dark months")
    #expect(medicine.start == Day("2026-01-05") && medicine.end == Day("2026-12-31"))
    #expect(medicine.plans.map(\.schedule) == [MedicineSchedule(.weekly, weekdays: [1], times: [480])])
    #expect(try world.world.journal.read { try $0.actions(limit: 1) }.first?.command == "medicines add")
  }

  @Test("an option that is typed as a value is refused, as it would be part of the name")
  func valueInName() throws {
    let world = try MedicineWorld()
    let failure = try #require(world.refusal { try world.add("aspirin", "dose=100mg") })
    #expect(
      failure.message.description == "“dose=100mg” would be part of the name. Type it as in --dose 400mg")
    #expect(try world.list.isEmpty)
  }

  @Test("the beginning of a name on the list is asked, and is the medicine or another one")
  func beginning() throws {
    let world = try MedicineWorld()
    try world.add("ibuprofen", "400mg")
    let failure = try #require(world.refusal { try world.log("ibu") })
    #expect(failure.message == "That is the beginning of a medicine on your list")
    for (answer, name) in [("1", "ibuprofen"), ("2", "ibu")] {
      let terminal = ScriptedTerminal(lines: [answer], hasKeyboard: true, width: 200)
      var context = world.world.context
      context.use(terminal)
      try LogCommand<MedicationKind>.parse(["ibu"]).runAsking(in: context)
      #expect(try world.world.entries.last?.payload[MedicationKind.name] == name)
    }
    // By now it is known.
    try world.log("ibu", "200mg")
    #expect(try world.world.entries.last?.payload[MedicationKind.name] == "ibu")
  }

  @Test("a medicine is asked for where none is named, and the answers are checked as a line is")
  func asked() throws {
    let world = try MedicineWorld()
    let terminal = ScriptedTerminal(keys: .typing("ibuprofen") + [.down] + .typing("400mg") + [.enter])
    var context = world.world.context
    context.use(terminal)
    try MedicinesAddCommand.parse([]).runAsking(in: context)
    #expect(try world.list.map(\.name) == ["ibuprofen"] && world.list.first?.dose == "400mg")
    #expect(world.refusal { try world.add() }?.kind == .usage)
  }

  @Test("a change leaves what it does not name; a new schedule counts from today, and what is cleared is gone")
  func edited() throws {
    let world = try MedicineWorld()
    try world.add("ibuprofen", "400mg", "--schedule", "daily", "--from", "2026-03-01", "--reason", "knee")
    try world.world.run(MedicinesEditCommand.self, ["ibu", "--schedule", "08:00 20:00", "--dose", "600mg"])
    var medicine = try #require(try world.list.first)
    #expect(medicine.dose == "600mg" && medicine.reason == "knee" && medicine.start == Day("2026-03-01"))
    #expect(medicine.plans.map(\.from) == [Day("2026-03-01"), today])
    try world.world.run(MedicinesEditCommand.self, ["ibuprofen", "--schedule", "daily"])
    #expect(try world.list.first?.plans.count == 1, "a change that is taken back on its day leaves nothing")
    try world.world.run(MedicinesEditCommand.self, ["ibuprofen", "--name", "Nurofen", "--clear", "reason"])
    medicine = try #require(try world.list.first)
    #expect(medicine.id == "ibuprofen" && medicine.name == "Nurofen" && medicine.otherNames == ["ibuprofen"])
    #expect(medicine.reason == nil)
  }

  @Test("stopping keeps it, deleting takes it off the list, undo and redo go through both")
  func turns() throws {
    let world = try MedicineWorld()
    try world.add("ibuprofen", "400mg")
    #expect(
      try world.world.run(MedicinesStopCommand.self, ["ibuprofen", "--on", "2026-03-12"])
        == "ibuprofen: the last day is Thursday 12 March. Its doses stay.\n")
    #expect(try world.list.map { $0.state(on: today) } == [.stopped])
    #expect(try world.world.run(MedicinesListCommand.self).contains("You take no medicine of your list now."))
    #expect(try world.world.run(MedicinesListCommand.self, ["--all"]).contains("until Thursday 12 March"))
    try world.world.run(MedicinesDeleteCommand.self, ["ibuprofen"])
    #expect(try world.list.isEmpty)
    let undone = try world.world.run(UndoCommand.self)
    #expect(undone.contains("a medicine on your list"), "\(undone)")
    #expect(try world.list.map(\.name) == ["ibuprofen"])
    try world.world.run(UndoCommand.self)
    #expect(try world.list.map { $0.state(on: today) } == [.current])
    try world.world.run(RedoCommand.self)
    #expect(try world.list.map { $0.state(on: today) } == [.stopped])
    // The id stays that of the one that was deleted.
    try world.world.run(MedicinesDeleteCommand.self, ["ibuprofen"])
    try world.add("ibuprofen")
    #expect(try world.list.map(\.id) == ["ibuprofen-2"])
  }

  @Test("two commands at once: both changes stay, and one name is on the list once")
  func atOnce() throws {
    let world = try MedicineWorld()
    let (first, second) = (try world.book, try world.book)
    var change = MedicineChange()
    change.name = "ibuprofen"
    _ = try first.add(change)
    change.name = "Ibuprofen"
    #expect(throws: Failure.self) { try second.add(change) }
    var dose = MedicineChange()
    dose.dose = "400mg"
    var reason = MedicineChange()
    reason.reason = "knee"
    _ = try first.edit("ibuprofen", dose)
    _ = try second.edit("ibuprofen", reason)
    #expect(try world.list.map { [$0.name, $0.dose, $0.reason] } == [["ibuprofen", "400mg", "knee"]])
  }

  @Test(
    "what cannot be is refused in clear words, with nothing that was typed, and nothing is saved",
    arguments: [
      (["ibuprofen", "5mg", "--from", "2026-03-05", "--until", "2026-03-01"], "It cannot end before it starts:"),
      (["Aspirin"], "Already on your list. To change it: symptoms medicines edit aspirin --help"),
      (["x", "--also", "ASPIRIN"], "Already on your list."),
      (["x", "--schedule", "now and then"], "That is not a schedule. Type daily"),
      (["x", "--use", "fun"], "That is not a use. Type acute or preventive"),
      (["!!"], "A name needs a letter or a digit"),
      (["x", "--until", "2050-01-01"], "Saturday 1 January 2050 is more than ten years ahead."),
      (["x", "--from", "1850-01-01"], "Tuesday 1 January 1850 is too long ago."),
      (["x", "--from", "soon"], "“soon” is not a day."),
      ([String(repeating: "a", count: 101)], "That is too long: “name” can have up to 100 characters"),
      (["x", "--dose", String(repeating: "9", count: 10_000)], "That is too long: “dose” can have up to 50"),
      (["x", "--reason", "a\u{7}b"], "“reason” has hidden characters."),
      (["x", "--form", " "], "“form”"),
    ])
  func refused(_ words: [String], _ message: String) throws {
    let world = try MedicineWorld()
    try world.add("aspirin")
    let failure = try #require(world.refusal { try world.world.run(MedicinesAddCommand.self, words) })
    let text = world.world.context.environment.words(failure.message)
    #expect(text.contains(message), "\(text)")
    #expect(text.count < 300)
    #expect(try world.list.map(\.name) == ["aspirin"])
  }

  @Test("everything that is wrong is said at once")
  func several() throws {
    let world = try MedicineWorld()
    let failure = try #require(
      world.refusal { try world.add("x", "--use", "fun", "--schedule", "now", "--until", "2020-01-01") })
    #expect(failure.diagnostics.map(\.code) == ["end-before-start", "unknown-use", "no-schedule"])
    #expect(world.refusal { try world.world.run(MedicinesEditCommand.self, ["x"]) }?.message == "Say what to change")
  }

  @Test("a medicine is found by the start of a name, one that is taken now first")
  func found() throws {
    let world = try MedicineWorld()
    try world.add("ibuprofen", "--until", "2026-03-15")
    try world.add("iberogast")
    try world.add("vitamin d", "--also", "Sun drops")
    func find(_ word: String) -> String? { (try? world.book.show(word))?.item.id.rawValue }
    #expect(find("Ibuprofen") == "ibuprofen" && find("ibu") == "ibuprofen" && find("drops") == "vitamin-d")
    #expect(
      world.refusal { _ = try world.book.show("ib") }?.message.description == "That could be iberogast or ibuprofen")
    #expect(world.refusal { _ = try world.book.show("iberogst") }?.message.description.contains("iberogast") == true)
    #expect(
      world.refusal { _ = try world.book.show("zzz") }?.message.description == "That is not on your list of medicines")
    try world.add("aspirin", "--from", "2026-04-01")
    try world.world.run(MedicinesStopCommand.self, ["iberogast"])
    #expect(find("ib") == "ibuprofen")
    #expect(try world.list.map(\.name) == ["ibuprofen", "vitamin d", "aspirin", "iberogast"], "those taken now first")
  }

  @Test("doses that were logged before count for a class only when that is asked for, and undo takes it back")
  func past() throws {
    let world = try MedicineWorld()
    try world.log("ibuprofen", "400mg", "day=2026-03-01", "--yes")
    try world.log("Nurofen", "day=2026-03-02")
    try world.log("aspirin", "day=2026-03-03")
    let answer = try world.add("ibuprofen", "--use", "acute", "--also", "nurofen")
    #expect(answer.contains("To count them: symptoms medicines edit ibuprofen --past"))
    #expect(try world.value("medicine-class.acute", daysAgo: 11) == .none)
    #expect(
      try world.world.run(MedicinesEditCommand.self, ["ibuprofen", "--past"]).contains(
        "2 earlier doses now count for its class."))
    #expect(try world.value("medicine-class.acute", daysAgo: 11) == .value(1))
    #expect(try world.value("medicine-class.acute", daysAgo: 10) == .value(1))
    #expect(try world.value("medicine-class.acute", daysAgo: 9) == .none)
    #expect(try world.value("medication.nurofen", daysAgo: 10) == .value(1), "no number is given to another name")
    try world.world.run(UndoCommand.self)
    try world.world.run(RedoCommand.self)
    let again = try world.world.run(MedicinesEditCommand.self, ["ibuprofen", "--past"])
    #expect(again.contains("No earlier dose had another class."), "\(again)")
    try world.world.run(UndoCommand.self)
    #expect(try world.value("medicine-class.acute", daysAgo: 11) == .none)
  }

  @Test("treatments are only suggested, with the command that adds each")
  func treatments() throws {
    var facts = TestWorld.facts
    facts.others["treatments"] = .list([.text("Ibuprofen"), .text("folic acid"), .text(" ")])
    let world = try MedicineWorld(facts: facts)
    #expect(try world.list.isEmpty)
    let before = try world.world.run(MedicinesListCommand.self)
    #expect(before.contains("symptoms medicines add Ibuprofen"))
    #expect(before.contains("symptoms medicines add 'folic acid'\n"))
    try world.add("ibuprofen")
    let after = try world.world.run(MedicinesListCommand.self)
    #expect(!after.contains("add Ibuprofen") && after.contains("symptoms medicines add 'folic acid'\n"))
    #expect(try world.book.overview().treatments == ["folic acid"])
  }

  @Test("where nothing is on the list, the medicines that were logged most are offered")
  func unlisted() throws {
    let world = try MedicineWorld()
    for name in ["amber pill", "blue drops", "cream", "green tablet", "red syrup", "white powder"] {
      try world.log("name=\(name)", "at=08:00")
    }
    try world.log("name=white powder", "at=18:00")
    let list = try world.world.run(MedicinesListCommand.self)
    #expect(list.contains("You logged medicines that are not on the list. Add those that you take:"), "\(list)")
    #expect(list.contains("  symptoms medicines add 'white powder'  2 doses logged\n"), "\(list)")
    #expect(list.contains("  symptoms medicines add 'green tablet'  1 dose logged\n") && !list.contains("red syrup"))
    try world.add("white powder")
    #expect(try world.book.overview().unlisted.isEmpty)
  }

  @Test("the list is exported as a table")
  func exported() throws {
    let world = try MedicineWorld()
    try world.add("ibuprofen", "400mg", "--schedule", "08:00 20:00", "--use", "acute", "--from", "2026-03-01")
    #expect(
      try world.world.run(ExportMedicinesCommand.self) == """
        id,name,also,dose,form,schedule,use,class,from,until,reason\r
        ibuprofen,ibuprofen,,400mg,,daily at 08:00 and 20:00,acute,,2026-03-01,,\r

        """)
  }
}
