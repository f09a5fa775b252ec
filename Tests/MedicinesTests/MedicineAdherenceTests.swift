import Testing
import TrackerCore

@testable import TrackerMedicines

@Suite("Doses taken of those that were due")
struct MedicineAdherenceTests {
  private func count(
    _ medicine: Medicine, _ doses: [LoggedDose?], days: Int = 7, complete: Set<Int> = []
  ) -> [Int]? {
    let completeDays = Set(complete.map { MedicineWorld.today.advanced(by: -$0) })
    let record = MedicineAdherence.Record(doses.compactMap(\.self)) { completeDays.contains($0) }
    return MedicineAdherence(of: medicine, days: days, before: MedicineWorld.today, record: record).map {
      [$0.due, $0.taken, $0.skipped, $0.unknown]
    }
  }

  @Test("a day without a word is not known and never missed; today does not count")
  func unknown() {
    let daily = MedicineWorld.medicine("daily")
    #expect(count(daily, []) == [7, 0, 0, 7])
    #expect(count(daily, [MedicineWorld.dose(0), MedicineWorld.dose(1), MedicineWorld.dose(3)]) == [7, 2, 0, 5])
  }

  @Test("late doses are taken, skipped ones are known, and a complete day leaves nothing open")
  func known() {
    let daily = MedicineWorld.medicine("daily")
    let doses = [MedicineWorld.dose(1), MedicineWorld.dose(2, "late"), MedicineWorld.dose(3, "skipped")]
    #expect(count(daily, doses) == [7, 2, 1, 4])
    #expect(count(daily, doses, complete: [1, 3, 4, 5]) == [7, 2, 1, 2])
  }

  @Test("of two doses a day each counts; more than were due count for nothing")
  func several() {
    let twice = MedicineWorld.medicine("08:00 20:00")
    let doses = [1, 1, 1, 2, 3, 3].enumerated().map { MedicineWorld.dose($1, hour: Int64($0 + 1)) }
    #expect(count(twice, doses) == [14, 5, 0, 9])
    #expect(count(twice, doses + [MedicineWorld.dose(2, "skipped", hour: 20)]) == [14, 5, 1, 8])
    #expect(count(twice, doses, complete: [2]) == [14, 5, 0, 8])
    let daily = MedicineWorld.medicine("daily")
    #expect(count(daily, [MedicineWorld.dose(1), MedicineWorld.dose(1, "skipped", hour: 20)]) == [7, 1, 0, 6])
  }

  @Test("weekly doses count in whole weeks, on whichever day they were taken")
  func weekly() {
    let weekly = MedicineWorld.medicine("monday")
    #expect(count(weekly, [MedicineWorld.dose(2)]) == [1, 1, 0, 0])
    #expect(count(weekly, []) == [1, 0, 0, 1])
    #expect(count(weekly, [], complete: Set(1...7)) == [1, 0, 0, 0])
    #expect(count(weekly, [], complete: Set(1...6)) == [1, 0, 0, 1])
    // 30 days are four weeks and two days.
    let doses = [2, 9, 29].map { MedicineWorld.dose($0) }
    #expect(count(weekly, doses, days: 30) == [4, 2, 0, 2])
    #expect(count(MedicineWorld.medicine("mon thu"), [MedicineWorld.dose(2)], days: 90) == [24, 1, 0, 23])
  }

  @Test("of a day that is not over, doses are due whose time has come, and those that are logged")
  func open() {
    let twice = MedicineWorld.medicine("08:00 20:00")
    func count(_ doses: [LoggedDose?], until minutes: Int, days: Int = 1) -> [Int]? {
      let record = MedicineAdherence.Record(doses.compactMap(\.self)) { _ in false }
      let tomorrow = MedicineWorld.today.advanced(by: 1)
      return MedicineAdherence(
        of: twice, days: days, before: tomorrow, record: record, hasCome: { $0 <= minutes }
      ).map { [$0.due, $0.taken, $0.unknown] }
    }
    #expect(count([], until: 420) == nil)
    #expect(count([], until: 600) == [1, 0, 1])
    #expect(count([], until: 1204) == [2, 0, 2])
    #expect(count([MedicineWorld.dose(0), MedicineWorld.dose(0, hour: 9)], until: 600) == [2, 2, 0])
    #expect(count([], until: 600, days: 2) == [3, 0, 3])
  }

  @Test("days before the first and after the last one do not count; nothing is due of what is taken when needed")
  func days() {
    #expect(count(MedicineWorld.medicine("daily", age: 3), []) == [3, 0, 0, 3])
    #expect(count(MedicineWorld.medicine("daily", age: 6, end: 4), [MedicineWorld.dose(5)]) == [3, 1, 0, 2])
    #expect(count(MedicineWorld.medicine("weekly", age: 6), []) == nil)
    #expect(count(MedicineWorld.medicine("when needed"), [MedicineWorld.dose(1)]) == nil)
    #expect(count(MedicineWorld.medicine("nothing said"), [MedicineWorld.dose(1)]) == nil)
    #expect(count(MedicineWorld.medicine("daily", age: 0), []) == nil)
  }

  @Test("each day is counted by the schedule that it had")
  func changed() {
    var medicine = MedicineWorld.medicine("daily")
    medicine.plans.append(
      MedicinePlan(from: MedicineWorld.today.advanced(by: -2), schedule: MedicineSchedule(.daily, doses: 3)))
    #expect(count(medicine, []) == [11, 0, 0, 11])
  }
}
