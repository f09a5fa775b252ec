/// The units in which amounts are written.
public enum UnitSystem: String, Sendable, Codable, CaseIterable {
  case metric, us
}

/// Something that has a unit, in the one in which it is kept: kilometres, kilograms, centimetres of a body's height,
/// millilitres, degrees Celsius, milligrams of glucose in a decilitre of blood, hectopascals of air pressure,
/// kilometres an hour and millimetres of rain.
public enum Quantity: Sendable, Hashable, CaseIterable {
  case distance, weight, height, volume, temperature, glucose, airPressure, speed, rain

  /// The unit in which numbers of it are kept, as fields and metrics name it.
  public var unit: String {
    switch self {
    case .distance: "km"
    case .weight: "kg"
    case .height: "cm"
    case .volume: "ml"
    case .temperature: "°C"
    case .glucose: "mg/dl"
    case .airPressure: "hPa"
    case .speed: "km/h"
    case .rain: "mm"
    }
  }

  /// What has numbers in a unit; nil for other units, which are the same everywhere.
  public init?(unit: String) {
    guard let quantity = Quantity.allCases.first(where: { $0.unit == unit }) else { return nil }
    self = quantity
  }

  // The international mile, yard, inch, pound and US fluid ounce are defined in these units exactly.
  private static let kilometresOfMile = 1.609344
  private static let kilogramsOfPound = 0.45359237
  private static let centimetresOfInch = 2.54
  private static let millilitresOfOunce = 29.5735295625
  /// From the molar mass of glucose, 180.156 g.
  private static let milligramsOfMillimole = 18.0156
  /// The conventional inch and millimetre of mercury.
  private static let hectopascalsOfInch = 33.8638866667
  private static let hectopascalsOfMillimetre = 1.33322387415
  private static let millimetresOfInch = 25.4

  /// An amount as people read it in a system of units: `4.8 km`, `3 miles`, `400 metres`.
  public func told(_ value: Double, in system: UnitSystem) -> Phrase {
    switch (self, system) {
    case (.distance, .metric):
      value < 1
        ? .words("{metres} metres", ["metres": .number(value * 1000, upTo: 0)])
        : .words("{kilometres} km", ["kilometres": .number(value, upTo: 1)])
    case (.distance, .us): Quantity.miles(value / Quantity.kilometresOfMile)
    case (.weight, .metric): .words("{number} kg", ["number": .number(value, upTo: 1)])
    case (.weight, .us): .words("{number} lb", ["number": .number(value / Quantity.kilogramsOfPound, upTo: 1)])
    case (.height, .metric): .words("{number} cm", ["number": .number(value, upTo: 1)])
    case (.height, .us): Quantity.feet(value / Quantity.centimetresOfInch)
    case (.volume, .metric):
      value < 1000
        ? .words("{number} ml", ["number": .number(value, upTo: 0)])
        : .words("{number} l", ["number": .number(value / 1000, upTo: 2)])
    case (.volume, .us): .words("{number} fl oz", ["number": .number(value / Quantity.millilitresOfOunce, upTo: 1)])
    case (.temperature, .metric): .words("{number} °C", ["number": .number(value, upTo: 1)])
    case (.temperature, .us): .words("{number} °F", ["number": .number(value * 1.8 + 32, upTo: 1)])
    case (.airPressure, .metric): .words("{number} hPa", ["number": .number(value, upTo: 1)])
    case (.airPressure, .us):
      .words("{number} inHg", ["number": .number(value / Quantity.hectopascalsOfInch, upTo: 2)])
    case (.speed, .metric): .words("{number} km/h", ["number": .number(value, upTo: 1)])
    case (.speed, .us): .words("{number} mph", ["number": .number(value / Quantity.kilometresOfMile, upTo: 1)])
    case (.rain, .metric): .words("{number} mm", ["number": .number(value, upTo: 1)])
    case (.rain, .us): .words("{number} in", ["number": .number(value / Quantity.millimetresOfInch, upTo: 2)])
    // Which of the two is usual differs from country to country, and a mistake is dangerous.
    case (.glucose, _):
      .words(
        "{number} mg/dl ({other} mmol/l)",
        [
          "number": .number(value, upTo: 0), "other": .number(value / Quantity.milligramsOfMillimole, upTo: 1),
        ])
    }
  }

  /// An amount as a number in `typedUnit(in:)`, for pictures in which all numbers have the same unit.
  public func number(_ value: Double, in system: UnitSystem) -> Double {
    guard system == .us else { return value }
    if self == .temperature { return value * 1.8 + 32 }
    return value / (factors[typedUnit(in: system).lowercased()] ?? 1)
  }

  /// Short ways are told in yards.
  private static func miles(_ miles: Double) -> Phrase {
    if miles < 0.25 { return .words("{number} yards", ["number": .number(miles * 1760, upTo: 0)]) }
    let isOne = (miles * 10).rounded() == 10
    return isOne ? "1 mile" : .words("{number} miles", ["number": .number(miles, upTo: 1)])
  }

  private static func feet(_ inches: Double) -> Phrase {
    let (feet, rest) = Int(inches.rounded()).quotientAndRemainder(dividingBy: 12)
    return .words("{feet} ft {inches} in", ["feet": .count(feet), "inches": .count(rest)])
  }

  /// An amount that was typed with its unit, in the unit in which it is kept; nil for another unit, or none.
  ///
  /// - Parameters:
  ///   - number: As it was typed.
  ///   - unit: In small letters, in English or German.
  public func value(_ number: Double, typedIn unit: String) -> Double? {
    if self == .temperature {
      switch unit {
      case "°c", "c", "celsius", "grad", "degrees": return number
      case "°f", "f", "fahrenheit": return (number - 32) / 1.8
      default: return nil
      }
    }
    return factors[unit].map { number * $0 }
  }

  /// A number that was typed without a unit, in the unit in which it is kept. It is in the person's units; where the
  /// numbers of two units do not overlap, it is in the one that it fits.
  ///
  /// - Parameter range: What is allowed, in the unit in which it is kept.
  public func value(bare number: Double, in system: UnitSystem, within range: ClosedRange<Double>) -> Double {
    let other = value(number, typedIn: otherUnit) ?? number
    switch self {
    case .glucose: return range.contains(number) || !range.contains(other) ? number : other
    case .temperature, .airPressure, .height:
      let (own, foreign) = system == .metric ? (number, other) : (other, number)
      if range.contains(own) { return own }
      // `1.72` is a height in metres.
      if self == .height, !range.contains(foreign), range.contains(number * 100) { return number * 100 }
      return range.contains(foreign) ? foreign : own
    case .distance, .weight, .volume, .speed, .rain: return system == .metric ? number : other
    }
  }

  /// Whether an amount may be typed in two units, as stone and pounds are, and feet and inches.
  public var addsUnits: Bool { self == .weight || self == .height }

  /// The unit in which a number without one is read, in a system of units.
  public func typedUnit(in system: UnitSystem) -> String {
    switch self {
    case .glucose: unit
    case .temperature: system == .metric ? unit : "°F"
    case .airPressure: system == .metric ? unit : "inHg"
    default: system == .metric ? unit : otherUnit
    }
  }

  /// The unit of people who use another one than that in which it is kept.
  private var otherUnit: String {
    switch self {
    case .distance: "mi"
    case .weight: "lb"
    case .height: "in"
    case .volume: "fl oz"
    case .temperature: "f"
    case .glucose: "mmol/l"
    case .airPressure: "inhg"
    case .speed: "mph"
    case .rain: "in"
    }
  }

  private var factors: [String: Double] {
    switch self {
    case .distance: Quantity.distances
    case .weight: Quantity.weights
    case .height: Quantity.heights
    case .volume: Quantity.volumes
    case .temperature: [:]
    case .glucose: Quantity.glucoses
    case .airPressure: Quantity.pressures
    case .speed: Quantity.speeds
    case .rain: Quantity.rains
    }
  }

  private static func named(_ units: [([String], Double)]) -> [String: Double] {
    Dictionary(units.flatMap { names, value in names.map { ($0, value) } }) { first, _ in first }
  }

  private static let distances = named([
    (["k", "km", "kms", "kilometre", "kilometres", "kilometer", "kilometers", "kilometern"], 1),
    (["m", "metre", "metres", "meter", "meters", "metern"], 0.001),
    (["mi", "mile", "miles", "meile", "meilen"], kilometresOfMile),
    (["yd", "yds", "yard", "yards"], kilometresOfMile / 1760),
  ])

  private static let weights = named([
    (["kg", "kilo", "kilos", "kilogram", "kilograms", "kilogramm"], 1), (["g", "gram", "grams", "gramm"], 0.001),
    (["lb", "lbs", "pound", "pounds"], kilogramsOfPound), (["st", "stone", "stones"], kilogramsOfPound * 14),
    (["oz", "ounce", "ounces"], kilogramsOfPound / 16),
  ])

  private static let heights = named([
    (["cm", "centimetre", "centimetres", "centimeter", "centimeters", "zentimeter"], 1),
    (["m", "metre", "metres", "meter", "meters"], 100),
    (["in", "inch", "inches", "\"", "″", "”", "zoll"], centimetresOfInch),
    (["ft", "foot", "feet", "'", "′", "’", "fuß"], centimetresOfInch * 12),
  ])

  private static let glucoses = named([
    (["mg/dl", "mg", "mgdl"], 1), (["mmol/l", "mmol", "mmoll"], milligramsOfMillimole),
  ])

  private static let pressures = named([
    (["hpa", "mbar", "mb", "millibar"], 1), (["kpa"], 10), (["inhg", "in"], hectopascalsOfInch),
    (["mmhg"], hectopascalsOfMillimetre),
  ])

  private static let speeds = named([
    (["km/h", "kmh", "kph"], 1), (["mph", "mi/h"], kilometresOfMile), (["m/s", "ms"], 3.6),
    (["kn", "kt", "kts", "knots", "knoten"], 1.852),
  ])

  private static let rains = named([
    (["mm", "millimetre", "millimetres", "millimeter", "l/m²"], 1), (["cm"], 10),
    (["in", "inch", "inches", "zoll"], millimetresOfInch),
  ])

  private static let volumes = named([
    (["ml", "millilitre", "millilitres", "milliliter", "milliliters"], 1), (["cl"], 10), (["dl"], 100),
    (["l", "litre", "litres", "liter", "liters"], 1000),
    (["oz", "fl oz", "floz", "ounce", "ounces"], millilitresOfOunce),
    (["pt", "pint", "pints"], millilitresOfOunce * 16),
    (["qt", "quart", "quarts"], millilitresOfOunce * 32),
    (["cup", "cups", "tasse", "tassen"], 240), (["glass", "glasses", "glas", "gläser"], 250),
  ])
}
