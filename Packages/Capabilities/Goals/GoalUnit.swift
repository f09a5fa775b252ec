import TrackerCore

/// How values of a metric are told in goals: amounts in the person's units, everything else with the metric's own.
struct GoalUnit: Sendable, Hashable {
  /// In English; empty for none.
  private let unit: String
  private let quantity: Quantity?

  init(_ unit: String?) {
    self.unit = unit ?? ""
    quantity = unit.flatMap { Quantity(unit: $0) }
  }

  /// `80 kg`, `7.5 hours`
  func amount(_ value: Double) -> Phrase {
    if let quantity { return .amount(value, quantity) }
    return unit.isEmpty ? .told(value) : .words("{value} {unit}", ["value": .told(value), "unit": .words(unit, [:])])
  }

  /// `80 kg`, `7.5`: beside an amount that says the unit.
  func value(_ value: Double) -> Phrase { quantity.map { .amount(value, $0) } ?? .told(value) }

  /// How large a change is, without its direction: `0.5 kg`, `0.17 hours`.
  func size(ofChange change: Double) -> Phrase {
    // A difference of temperatures is no temperature: in degrees Fahrenheit it has no 32.
    if let quantity, quantity != .temperature { return .amount(abs(change), quantity) }
    return .words("{value} {unit}", ["value": .number(abs(change), upTo: 2), "unit": .words(unit, [:])])
  }

  /// The same without a unit that the sentence has already.
  func number(ofChange change: Double) -> Phrase {
    if let quantity, quantity != .temperature { return .amount(abs(change), quantity) }
    return .number(abs(change), upTo: 2)
  }
}

extension Phrase {
  /// A value of a metric as goals tell it: with one digit after the point, none from 100 on.
  static func told(_ value: Double) -> Phrase { .number(value, upTo: abs(value) < 100 ? 1 : 0) }
}
