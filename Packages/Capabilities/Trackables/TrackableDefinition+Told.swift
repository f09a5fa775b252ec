import TrackerApplication
import TrackerCore

extension TrackableDefinition {
  /// A line that logs a value. Foods are logged with meals.
  var command: String {
    if let food = foods?.first { return "symptoms log food \(food.shellWord)" }
    return "symptoms \(id.rawValue.shellWord) \(example)"
  }

  /// What its values are: `0 to 24 h`, `yes or no`, `light, medium or heavy`.
  var scale: Phrase {
    if let foods { return .words("portions of {foods}", ["foods": .anyOf(foods.map { .verbatim($0) })]) }
    switch kind {
    case .yesNo: return "yes or no"
    case .count: return "a count"
    case .duration: return "hours and minutes"
    case .choice: return .anyOf(choices.map { .verbatim($0) })
    case .number:
      let unit = unit.map { Phrase.verbatim($0) }
      let ends = range.map { range -> [String: Phrase] in
        ["low": .number(range.lowerBound, upTo: 3), "high": .number(range.upperBound, upTo: 3)]
      }
      switch (ends, unit) {
      case (let ends?, let unit?): return Phrase.words("{low} to {high} {unit}", ["unit": unit]).filled(with: ends)
      case (let ends?, nil): return .words("{low} to {high}", ends)
      case (nil, let unit?): return .words("a number of {unit}", ["unit": unit])
      case (nil, nil): return "a number"
      }
    }
  }

  /// What becomes of several values of a day.
  var dayTold: Phrase {
    switch fold {
    case .sum: "the sum of the day"
    case .mean: "the mean of the day"
    case .max: "the highest of the day"
    case .min: "the lowest of the day"
    default: "the last of the day"
    }
  }
}
