import Testing
import TrackerCore

@testable import TrackerMedicines

@Suite("How bad it was before a dose and after it")
struct MedicineEffectTests {
  private let medicine = MedicineWorld.medicine("when needed")

  /// A symptom at an hour of today.
  private func symptom(
    _ hour: Int64, _ severity: Double, after: String? = nil, symptom: String = "prickle"
  ) -> Entry {
    var payload = Payload()
    payload[LoggedSymptom.symptom] = symptom
    payload[LoggedSymptom.severity] = severity
    payload[LoggedSymptom.after] = after
    return Entry(
      id: EntryID("symptom-\(symptom)-\(hour)"), kind: LoggedSymptom.kind,
      instant: Instant(seconds: Int64(MedicineWorld.today.number) * 86_400 + hour * 3_600), offset: 0, zone: "UTC",
      day: MedicineWorld.today, payload: payload)
  }

  private func links(_ symptoms: [Entry], _ doses: [LoggedDose?]) -> [MedicineEffects.Link] {
    MedicineEffects.links(symptoms, doses: doses.compactMap(\.self), of: medicine)
  }

  @Test("a symptom is held against the last dose before it, and what it was before that")
  func latest() {
    let doses = [MedicineWorld.dose(0, hour: 8), MedicineWorld.dose(0, hour: 12), MedicineWorld.dose(0, hour: 18)]
    // What was logged between the dose and the symptom was not before the dose.
    let found = links([symptom(7, 8), symptom(11, 6), symptom(13, 9), symptom(14, 3, after: "Ibuprofen")], doses)
    #expect(found.map(\.dose) == ["dose-0-12"])
    #expect(found.map(\.minutes) == [120] && found.map(\.before) == [6] && found.map(\.severity) == [3])
  }

  @Test("without a dose in the 24 hours before there is no link; a skipped dose is none")
  func none() {
    #expect(links([symptom(14, 3, after: "ibuprofen")], [MedicineWorld.dose(0, hour: 15)]).isEmpty)
    #expect(links([symptom(14, 3, after: "ibuprofen")], [MedicineWorld.dose(1, hour: 13)]).isEmpty)
    #expect(links([symptom(14, 3, after: "ibuprofen")], [MedicineWorld.dose(1, hour: 14)]).count == 1)
    #expect(links([symptom(14, 3, after: "ibuprofen")], [MedicineWorld.dose(0, "skipped", hour: 12)]).isEmpty)
    #expect(links([symptom(14, 3, after: "aspirin"), symptom(15, 3)], [MedicineWorld.dose(0, hour: 12)]).isEmpty)
  }

  @Test("another symptom says nothing of what it was before")
  func other() {
    let found = links(
      [symptom(7, 8, symptom: "mood"), symptom(14, 3, after: "ibuprofen")], [MedicineWorld.dose(0, hour: 12)])
    #expect(found.map(\.before) == [nil])
  }

  @Test("means are of doses with both numbers")
  func means() {
    let doses = [
      MedicineWorld.dose(1, before: 8, after: 2), MedicineWorld.dose(2, before: 6, after: 3),
      MedicineWorld.dose(3, before: 10), MedicineWorld.dose(4, after: 0),
      MedicineWorld.dose(5, "skipped", before: 9, after: 9),
    ]
    #expect(
      MedicineEffects.means(of: doses.compactMap(\.self)) == MedicineEffects.Means(doses: 2, before: 7, after: 2.5))
    #expect(MedicineEffects.means(of: []) == nil)
  }
}
