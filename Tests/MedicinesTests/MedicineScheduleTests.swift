import Testing
import TrackerCore

@testable import TrackerMedicines

@Suite("When a medicine is taken, as people type it")
struct MedicineScheduleTests {
  @Test(
    "a schedule is read in English and German, and told",
    arguments: [
      ("daily", "daily", 1), ("täglich", "daily", 1), ("Every day", "daily", 1), ("twice a day", "2 times a day", 2),
      ("3 times a day", "3 times a day", 3), ("3x daily", "3 times a day", 3), ("2 mal täglich", "2 times a day", 2),
      ("08:00 20:00", "daily at 08:00 and 20:00", 2), ("20:00, 8am", "daily at 08:00 and 20:00", 2),
      ("8 am and 8 pm", "daily at 08:00 and 20:00", 2), ("8am and 8pm", "daily at 08:00 and 20:00", 2),
      ("08:00 08:00", "daily at 08:00", 1), ("noon", "daily at 12:00", 1), ("weekly", "weekly", 1),
      ("einmal pro Woche", "weekly", 1), ("monday", "every Monday", 1), ("Mondays 08:00", "every Monday at 08:00", 1),
      ("montag und donnerstag", "every Monday and Thursday", 2),
      ("sun, wed 9:30", "every Wednesday and Sunday at 09:30", 2),
      ("weekly 08:00", "weekly at 08:00", 1), ("when needed", "when needed", nil), ("bei Bedarf", "when needed", nil),
      ("PRN", "when needed", nil),
    ] as [(String, String?, Int?)])
  func read(_ typed: String, _ told: String?, _ due: Int?) {
    let schedule = MedicineSchedule(typed: typed)
    #expect(schedule?.told.description == told)
    #expect(schedule?.due == due)
  }

  @Test(
    "nonsense is no schedule",
    arguments: [
      "", "  ", "sometimes", "2", "25:00", "08:60", "0 times a day", "13 times a day", "monday maybe", "8", "and at",
      String(repeating: "08:00 ", count: 2_000),
    ])
  func nonsense(_ typed: String) { #expect(MedicineSchedule(typed: typed) == nil) }

  @Test("a schedule holds from its first day, and the first one before that, too")
  func dated() {
    var medicine = MedicineWorld.medicine("daily", age: 20)
    let change = MedicineWorld.today.advanced(by: -5)
    medicine.plans.append(MedicinePlan(from: change, schedule: MedicineSchedule(.daily, doses: 2)))
    #expect(medicine.schedule(on: change)?.due == 2)
    #expect(medicine.schedule(on: change.advanced(by: -1))?.due == 1)
    #expect(medicine.schedule(on: medicine.start.advanced(by: -30))?.due == 1)
    medicine.plans = []
    #expect(medicine.schedule(on: change) == nil)
  }
}
