import Testing
import TrackerApplication
import TrackerCore
import TrackerLogging

@testable import TrackerMedicines

@Suite("What follows from doses, as packs see it")
struct MedicineMetricTests {
  private static let catalogue = Registry([MedicinesModule.self]).catalogue
  private let acute: MetricID = "medicine-class.acute"
  private let today = MedicineWorld.today

  /// Values of the last days, today's last; nil is unknown.
  private func table(_ values: [Double?], of metric: MetricID) -> DayTable {
    var table = DayTable(days: today.advanced(by: -40)...today, catalogue: Self.catalogue)
    for (back, value) in values.reversed().enumerated() {
      if let value { table.set(metric, on: today.advanced(by: -back), to: value) }
    }
    return table
  }

  @Test("the module and the core fit together")
  func registry() {
    #expect(Registry([MedicinesModule.self]).diagnostics.isEmpty)
    #expect(Registry([LoggingModule.self, MedicinesModule.self]).diagnostics.isEmpty)
    for id in ["medication.acute_days_28", "medication.opioid_days_28", "medicine-class.opioid"] as [MetricID] {
      #expect(Self.catalogue[id]?.category == .health && Self.catalogue[id]?.direction == nil, "\(id)")
    }
    #expect(Self.catalogue["medication.ibuprofen"]?.unit == "times")
    #expect(Self.catalogue["medication.ibuprofen"]?.derivation == nil)
  }

  @Test("days with an acute medicine are counted in 28 days, from 14 known ones on")
  func days() {
    let none = [Double?](repeating: 0, count: 20)
    #expect(table(none + [1, 3, nil, nil, 1, 0, nil, nil], of: acute)[MedicineMetrics.acuteDays, today] == .value(3))
    #expect(table([1] + none, of: acute)[MedicineMetrics.acuteDays, today] == .value(1))
    #expect(table([1, 1] + none + [0, 0, 0, 0, 0, 0, 0], of: acute)[MedicineMetrics.acuteDays, today] == .value(1))
    #expect(table(Array(none.prefix(13)), of: acute)[MedicineMetrics.acuteDays, today] == .unknown)
    #expect(table(Array(none.prefix(14)), of: acute)[MedicineMetrics.acuteDays, today] == .value(0))
    #expect(table([], of: acute)[MedicineMetrics.acuteDays, today] == .unknown)
    #expect(
      table(Array(none.prefix(13)) + [2], of: "medicine-class.opioid")["medication.opioid_days_28", today] == .value(1))
  }

  @Test("a day kept by another medicine is a day without an acute one")
  func kept() throws {
    let world = try MedicineWorld()
    try world.add("propranolol", "40mg", "--use", "preventive")
    try world.add("ibuprofen", "400mg", "--use", "acute", "--class", "NSAID")
    for day in 1...15 { try world.log("propranolol", "day=\(MedicineWorld.today.advanced(by: -day))") }
    for day in [2, 5] { try world.log("ibuprofen", "day=\(MedicineWorld.today.advanced(by: -day))") }
    #expect(try world.value("medication.acute_days_28") == .value(2))
    #expect(try world.value("medication.nsaid_days_28") == .value(2))
    #expect(try world.value("medicine-class.acute", daysAgo: 3) == .none)
    #expect(try world.value("medicine-class.acute", daysAgo: 20) == .unknown)
    #expect(try world.value("medicine-class.preventive", daysAgo: 2) == .value(1))
  }

  @Test("a line of before gives what it gave; a skipped dose is none of its medicine")
  func lines() throws {
    let world = try MedicineWorld()
    try world.log("ibuprofen", "400mg", "before=7", "after=4")
    #expect(try world.value("medication.ibuprofen") == .value(1))
    #expect(try world.value("medicine-class.acute") == .none)
    try world.log("aspirin", "status=skipped")
    #expect(try world.value("medication.aspirin") == .none)
    #expect(try world.value("medication.skipped") == .value(1))
    #expect(try world.value("medication.skipped", daysAgo: 1) == .unknown)
    try world.log("ibuprofen", "status=late", "use=acute")
    #expect(try world.value("medication.ibuprofen") == .value(2))
    #expect(try world.value("medicine-class.acute") == .value(1))
    try world.log("aspirin", "status=skipped", "use=acute", "day=yesterday")
    #expect(try world.value("medicine-class.acute", daysAgo: 1) == .none)
    #expect(try world.value("medication.skipped", daysAgo: 1) == .value(1))
  }
}
