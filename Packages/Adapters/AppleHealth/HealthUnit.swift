/// A unit that a record names beside its number.
enum HealthUnit {
  enum Quantity: Sendable {
    case count, distance, energy, time, rate, milliseconds, percent, oxygenUptake, pressure, mass, glucose, temperature
    case volume
  }

  /// The number in the unit that entries keep; nil for a unit that is not known.
  static func value(_ value: Double, _ unit: String, of quantity: Quantity) -> Double? {
    switch quantity {
    case .temperature:
      switch unit {
      case "degC": value
      case "degF": (value - 32) / 1.8
      case "K": value - 273.15
      default: nil
      }
    // Percent are kept as shares: 0.97 with the unit %.
    case .percent: unit == "%" ? value <= 1.5 ? value * 100 : value : nil
    case .glucose where unit.hasPrefix("mmol<") && unit.hasSuffix("/L"): value * 18.0156
    default: factors(of: quantity)[unit].map { value * $0 }
    }
  }

  private static func factors(of quantity: Quantity) -> [String: Double] {
    switch quantity {
    case .count: counts
    case .distance: distances
    case .energy: energies
    case .time: times
    case .rate: rates
    case .milliseconds: ["ms": 1, "s": 1000]
    case .oxygenUptake: ["mL/min·kg": 1, "ml/min·kg": 1, "mL/kg·min": 1, "mL/(kg·min)": 1]
    case .pressure: ["mmHg": 1, "kPa": 7.500_616_8, "cmAq": 0.735_559]
    case .mass: masses
    case .glucose: ["mg/dL": 1, "mg/dl": 1, "mmol/L": 18.0156]
    case .volume: volumes
    case .percent, .temperature: [:]
    }
  }

  private static let counts = ["count": 1.0]
  private static let distances = [
    "km": 1, "m": 0.001, "mi": 1.609_344, "ft": 0.000_304_8, "yd": 0.000_914_4, "cm": 0.000_01,
  ]
  // The large calorie is a kilocalorie.
  private static let energies = ["kcal": 1, "Cal": 1, "cal": 0.001, "kJ": 1 / 4.184, "J": 0.001 / 4.184]
  private static let times = ["min": 1, "s": 1 / 60.0, "hr": 60, "h": 60]
  private static let rates = ["count/min": 1.0, "count/s": 60]
  private static let masses = ["kg": 1, "g": 0.001, "lb": 0.453_592_37, "oz": 0.028_349_523, "st": 6.350_293_18]
  private static let volumes = [
    "mL": 1, "L": 1000, "fl_oz_us": 29.5735, "fl_oz_imp": 28.4131, "cup_us": 236.588, "cup_imp": 284.131,
    "pt_us": 473.176, "pt_imp": 568.261,
  ]
}
