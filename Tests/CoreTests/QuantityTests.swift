import Testing
import TrackerCore

@Suite struct QuantityTests {
  @Test(
    "amounts are told in the units of the person, whatever they were typed in",
    arguments: [
      (.distance, 4.828, "4.8 km", "3 miles"), (.distance, 0.4, "400 metres", "437 yards"),
      (.distance, 1.609344, "1.6 km", "1 mile"), (.weight, 71.7, "71.7 kg", "158.1 lb"),
      (.height, 172, "172 cm", "5 ft 8 in"), (.height, 182.5, "182.5 cm", "6 ft 0 in"),
      (.volume, 250, "250 ml", "8.5 fl oz"), (.volume, 1500, "1.5 l", "50.7 fl oz"),
      (.temperature, 37, "37 °C", "98.6 °F"), (.temperature, -40, "-40 °C", "-40 °F"),
      (.airPressure, 1013.25, "1013.3 hPa", "29.92 inHg"), (.speed, 16.09344, "16.1 km/h", "10 mph"),
      (.rain, 12.7, "12.7 mm", "0.5 in"),
      // 97 / 18.0156 = 5.384
      (.glucose, 97, "97 mg/dl (5.4 mmol/l)", "97 mg/dl (5.4 mmol/l)"),
    ] as [(Quantity, Double, String, String)])
  func told(_ quantity: Quantity, _ value: Double, _ metric: String, _ us: String) {
    #expect(quantity.told(value, in: .metric).description == metric)
    #expect(quantity.told(value, in: .us).description == us)
    let phrase = Phrase.amount(value, quantity)
    #expect(phrase.description == metric, "JSON and logs are metric")
    #expect(phrase.text(translate: { $0 }, number: { $0 }, day: \.description, units: .us) == us)
  }

  @Test(
    "a number with either system's unit becomes the one that is kept",
    arguments: [
      (.weight, 158, "lb", 71.667_59), (.weight, 11, "stone", 69.853_22), (.weight, 500, "g", 0.5),
      (.height, 5, "ft", 152.4), (.height, 8, "\"", 20.32), (.height, 1.72, "m", 172),
      (.volume, 10, "fl oz", 295.735_3), (.volume, 2, "cups", 480), (.volume, 1, "pint", 473.176_5),
      (.temperature, 98.6, "f", 37), (.temperature, 37, "°c", 37), (.distance, 3, "miles", 4.828_032),
      (.airPressure, 29.92, "inhg", 1_013.207_5), (.airPressure, 760, "mmhg", 1_013.250_1),
      (.airPressure, 101.3, "kpa", 1_013), (.speed, 10, "m/s", 36), (.speed, 10, "kn", 18.52),
      (.speed, 10, "mph", 16.093_4),
      (.rain, 0.5, "in", 12.7), (.rain, 1.2, "cm", 12), (.distance, 100, "yards", 0.091_44),
      (.glucose, 5.4, "mmol/l", 97.284_24), (.glucose, 97, "mg/dl", 97),
    ] as [(Quantity, Double, String, Double)])
  func typed(_ quantity: Quantity, _ number: Double, _ unit: String, _ kept: Double) throws {
    #expect(abs(try #require(quantity.value(number, typedIn: unit)) - kept) < 1e-3)
  }

  @Test(
    "a number without a unit is in the person's units, and one that fits only another unit is in that",
    arguments: [
      (.weight, 2...500, 155, 155, 70.306_8), (.weight, 2...500, 600, 600, 272.155_4),
      (.distance, 0...1000, 5, 5, 8.046_72), (.temperature, 25...45, 38.2, 38.2, 38.2),
      (.temperature, 25...45, 100.4, 38, 38), (.temperature, 25...45, 7, 7, -13.888_9),
      (.airPressure, 800...1100, 1013, 1013, 1013), (.airPressure, 800...1100, 29.92, 1_013.207_5, 1_013.207_5),
      (.speed, 0...450, 10, 10, 16.093_4), (.rain, 0...2000, 2, 2, 50.8),
      (.height, 40...280, 172, 172, 172), (.height, 40...280, 68, 68, 172.72),
      (.height, 40...280, 1.72, 172, 172), (.height, 40...280, 5, 5, 12.7),
      (.glucose, 10...1000, 97, 97, 97), (.glucose, 10...1000, 5.4, 97.284_24, 97.284_24),
      (.glucose, 10...1000, 12, 12, 12), (.glucose, 10...1000, 0.1, 0.1, 0.1),
    ] as [(Quantity, ClosedRange<Double>, Double, Double, Double)])
  func bare(_ quantity: Quantity, _ range: ClosedRange<Double>, _ number: Double, _ metric: Double, _ us: Double) {
    #expect(abs(quantity.value(bare: number, in: .metric, within: range) - metric) < 1e-3)
    #expect(abs(quantity.value(bare: number, in: .us, within: range) - us) < 1e-3)
  }

  @Test("what has no such unit is no amount", arguments: Quantity.allCases)
  func unknown(_ quantity: Quantity) {
    #expect(quantity.value(3, typedIn: "furlongs") == nil && quantity.value(3, typedIn: "") == nil)
    #expect(Quantity(unit: quantity.unit) == quantity && Quantity(unit: "points") == nil)
  }
}
