import Testing
import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerVitals

@Suite struct VitalsModuleTests {
  @Test("the module and the core fit together")
  func registry() {
    #expect(Registry([LoggingModule.self, VitalsModule.self]).diagnostics.isEmpty)
  }

  @Test("every metric of the interchange has the unit and range that imports give, and only low oxygen is a bad end")
  func metrics() {
    let catalogue = Registry([VitalsModule.self]).catalogue
    let ids: [MetricID] = [
      "vitals.steps", "vitals.distance_km", "vitals.flights", "vitals.active_energy_kcal", "vitals.exercise_minutes",
      "vitals.stand_hours", "vitals.heart_rate", "vitals.heart_rate_min", "vitals.heart_rate_max",
      "vitals.resting_heart_rate", "vitals.hrv_sdnn_ms", "vitals.hrv_rmssd_ms", "vitals.vo2max",
      "vitals.systolic_mmhg", "vitals.diastolic_mmhg", "vitals.glucose_mg_dl", "vitals.temperature_c",
      "vitals.oxygen_percent", "vitals.respiratory_rate", "vitals.wrist_temperature_c", "weight.kg",
    ]
    for id in ids {
      #expect(catalogue[id]?.absence == .unknown && catalogue[id] != nil, "\(id)")
      #expect(catalogue[id]?.direction == (id == "vitals.oxygen_percent" ? .low : nil), "\(id)")
      #expect(catalogue[id]?.category == .health, "\(id)")
    }
    #expect(catalogue["vitals.steps"]?.range == 0...100_000 && catalogue["vitals.heart_rate"]?.range == 20...250)
    #expect(catalogue["weight.kg"]?.range == 2...500 && catalogue["vitals.glucose_mg_dl"]?.range == 10...1000)
    #expect(
      catalogue["vitals.temperature_c"]?.range == 25...45 && catalogue["vitals.oxygen_percent"]?.range == 50...100)
    #expect(catalogue["weight.kg"]?.fold == .last && catalogue["vitals.steps"]?.fold == .max)
    #expect(catalogue["weight.kg"]?.foldOverDays == .last && catalogue["vitals.steps"]?.foldOverDays == .mean)
  }
}
