import Testing
import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerTestSupport

@testable import TrackerLoggingCommands
@testable import TrackerMedicines
@testable import TrackerMedicinesCommands

@Suite("Doses that are filled in from the list, and what is shown of them")
struct MedicineDoseTests {
  private func payload(_ world: MedicineWorld) throws -> Payload { try #require(try world.world.entries.last).payload }

  @Test("dose and class come from the list, by any of its names; what was typed stays")
  func filled() throws {
    let world = try MedicineWorld()
    try world.add("ibuprofen", "400mg", "--use", "acute", "--class", "nsaid", "--also", "Nurofen")
    #expect(try world.log("NUROFEN").hasPrefix("Saved: ibuprofen, 400mg."))
    var fields = try payload(world)
    #expect(fields[MedicationKind.name] == "ibuprofen" && fields[MedicationKind.dose] == "400mg")
    #expect(fields[MedicationKind.use] == "acute" && fields[MedicationKind.group] == "nsaid")
    #expect(try world.value("medication.ibuprofen") == .value(1))
    try world.world.run(DeleteCommand.self, [try #require(try world.world.entries.last).id.rawValue])
    #expect(try world.log("ibuprofens", "200mg", "class=other").hasPrefix("Saved: ibuprofen, 200mg."))
    fields = try payload(world)
    #expect(fields[MedicationKind.dose] == "200mg" && fields[MedicationKind.group] == "other")
    #expect(try world.log("ibuprofen", "--dry-run").hasPrefix("This would save: ibuprofen, 400mg."))
  }

  @Test("an unknown medicine is logged as before; a slip of one of the list is pointed out")
  func unknown() throws {
    let world = try MedicineWorld()
    try world.add("ibuprofen", "400mg")
    #expect(try world.log("aspirin").hasPrefix("Saved: aspirin."))
    let answer = try world.log("ibuprofn")
    #expect(answer.contains("“ibuprofn” is not on your list. If you meant ibuprofen, type: symptoms edit "))
    #expect(try world.value("medication.ibuprofn") == .value(1))
  }

  @Test("a skipped dose has no amount, and a late one is told")
  func status() throws {
    let world = try MedicineWorld()
    try world.add("ibuprofen", "400mg", "--use", "acute")
    #expect(try world.log("ibuprofen", "status=skipped").hasPrefix("Saved: ibuprofen, skipped."))
    #expect(try payload(world)[MedicationKind.dose] == nil)
    #expect(try world.log("ibuprofen", "status=late", "before=0").hasPrefix("Saved: ibuprofen, 400mg, late, 0 before."))
  }

  @Test("a word of status in the name is asked about, and logged with --yes")
  func asked() throws {
    let world = try MedicineWorld()
    let failure = try #require(world.refusal { try world.log("ibuprofen", "skipped") })
    #expect(failure.message.description == "“skipped” would be part of the medicine's name")
    #expect(failure.recovery?.description.contains("status=skipped") == true)
    #expect(try world.world.entries.isEmpty)
    for (word, status) in [("late", "late"), ("taken", "taken"), ("verspätet", "late"), ("vergessen", "skipped")] {
      let failure = try #require(world.refusal { try world.log("ibuprofen", word) })
      #expect(failure.recovery?.description.contains("status=\(status).") == true, "\(word)")
    }
    try world.log("ibuprofen", "skipped", "--yes")
    #expect(try payload(world)[MedicationKind.name] == "ibuprofen skipped")
  }

  @Test("a dose to come is refused")
  func future() throws {
    let world = try MedicineWorld()
    #expect(world.refusal { try world.log("ibuprofen", "at=23:00", "day=today") } != nil)
    #expect(world.refusal { try world.log("ibuprofen", "day=2026-03-13") } != nil)
    #expect(world.refusal { try world.log("ibuprofen", "dose=\(String(repeating: "9", count: 10_000))") } != nil)
    #expect(try world.world.entries.isEmpty)
  }

  @Test("an entry that becomes one of another medicine gets its class; other changes leave it alone")
  func edited() throws {
    let world = try MedicineWorld()
    try world.add("ibuprofen", "400mg", "--use", "acute", "--class", "nsaid")
    try world.add("propranolol", "40mg", "--use", "preventive")
    try world.log("ibuprofen")
    let id = try #require(try world.world.entries.last).id.rawValue
    try world.world.run(EditCommand.self, [id, "dose="])
    #expect(try payload(world)[MedicationKind.dose] == nil, "what was cleared is not filled in again")
    try world.world.run(EditCommand.self, [id, "name=propranolol"])
    let fields = try payload(world)
    #expect(fields[MedicationKind.use] == "preventive" && fields[MedicationKind.group] == nil)
    #expect(fields[MedicationKind.dose] == nil, "the dose of another medicine is not made up")
    #expect(try world.value("medicine-class.acute") == .none)
  }

  @Test("a symptom after a medicine is saved either way, and shown with its dose")
  func linked() throws {
    var world = try MedicineWorld()
    try world.add("ibuprofen", "400mg", "--also", "Nurofen")
    func prickle(_ words: String...) throws -> String {
      try world.world.run(LogCommand<SymptomKind>.self, ["prickle"] + words)
    }
    #expect(
      try prickle("6", "after=ibuprofen", "at=09:00").contains(
        "No dose of it is logged in the 24 hours before. To log one: symptoms log medication ibuprofen"))
    try world.log("ibuprofen", "at=10:00", "before=7", "after=3")
    try world.world.setClock("2026-03-12T12:30")
    #expect(try prickle("3", "after=nurofen").hasPrefix("Saved: prickling 3 out of 10, after ibuprofen"))
    try world.world.setClock("2026-03-12T20:00")
    let view = try world.world.run(MedicinesShowCommand.self, ["ibuprofen"])
    #expect(view.contains("1 dose has both: 7 before, 3 after."))
    #expect(view.contains("Thursday 12 March: prickling 6 before it, 3 2.5 h later"), "\(view)")
  }

  @Test("the list tells the doses of the last seven days, and acute days with those that are not known")
  func list() throws {
    let world = try MedicineWorld()
    try world.add("propranolol", "40mg", "--schedule", "08:00", "--from", "2026-01-01")
    try world.add("ibuprofen", "400mg", "--use", "acute")
    for day in [1, 2, 3, 5] { try world.log("propranolol", "day=\(MedicineWorld.today.advanced(by: -day))") }
    try world.log("propranolol", "status=skipped", "day=\(MedicineWorld.today.advanced(by: -6))")
    try world.log("ibuprofen", "day=yesterday")
    let output = try world.world.run(MedicinesListCommand.self, width: 80)
    #expect(
      output == """
        You take 2 medicines.

                       dose   when            last 7 days
          ibuprofen    400mg
          propranolol  40mg   daily at 08:00  4 of 7, 2 not known

        You took an acute medicine on 1 of the last 28 days.
        23 of these days are not known.

          symptoms log medication ibuprofen  log a dose
          symptoms medicines show ibuprofen  see one medicine

        """)
    let one = try world.world.run(MedicinesShowCommand.self, ["propranolol"])
    #expect(one.contains("Last 7 days: 4 of 7 doses taken, 1 skipped, 2 not known."), "\(one)")
    #expect(one.contains("Last 30 days: 4 of 30 doses taken, 1 skipped, 25 not known."))
  }

  @Test("“no medication” and a “no” of one medicine make its day known")
  func denied() throws {
    let world = try MedicineWorld()
    try world.add("propranolol", "40mg", "--schedule", "daily", "--from", "2026-01-01")
    try world.log("propranolol", "day=2026-03-11")
    try world.log("aspirin", "day=2026-03-10")
    try world.world.run(NoCommand.self, ["medication", "--date", "2026-03-09"])
    try world.world.run(NoCommand.self, ["medication", "propranolol", "--date", "2026-03-08"])
    let week = try #require(try world.book.show("propranolol").adherence.first)
    #expect([week.due, week.taken, week.skipped, week.unknown] == [7, 1, 0, 4])
  }

  @Test("a day with one of two doses leaves the other one open")
  func half() throws {
    let world = try MedicineWorld()
    try world.add("propranolol", "40mg", "--schedule", "08:00 20:00", "--from", "2026-01-01")
    try world.log("propranolol", "day=2026-03-11")
    let week = try #require(try world.book.show("propranolol").adherence.first)
    #expect([week.due, week.taken, week.skipped, week.unknown] == [14, 1, 0, 13])
  }

  @Test("acute days are those of 28 days, the one of today included")
  func acute() throws {
    let world = try MedicineWorld()
    try world.add("ibuprofen", "--use", "acute")
    for days in [0, 27, 28] { try world.log("ibuprofen", "day=\(MedicineWorld.today.advanced(by: -days))", "--yes") }
    let acute = try world.book.overview().acute
    #expect(acute == AcuteDays(days: 2, known: 2, of: 28))
  }

  @Test("answers are whole in German")
  func german() throws {
    let world = try MedicineWorld(language: "de")
    #expect(
      try world.add("Propranolol", "40mg", "--schedule", "08:00 20:00").hasPrefix(
        "Auf Ihrer Liste: Propranolol, 40mg, täglich um 08:00 und 20:00."))
    #expect(try world.log("propranolol", "status=ausgelassen").hasPrefix("Gespeichert: Propranolol, ausgelassen."))
    #expect(try world.world.run(MedicinesListCommand.self).hasPrefix("Sie nehmen 1 Medikament."))
    #expect(try world.world.run(MedicinesShowCommand.self, ["propranolol"]).contains("Letzte Dosen"))
  }
}
