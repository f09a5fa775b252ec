import TrackerCore

/// What typed text looks like, before anyone asks whether its value is allowed.
extension ShapeParser {
  /// Whether a text has the form of a value with digits, in range or not.
  static func reads(_ text: String, as shape: FieldDefinition.Shape) -> Bool {
    switch shape {
    case .whole(let range, _): number(text, outOf: Double(range.upperBound), unit: nil) != nil
    case .number(let range, _, let unit, let needsUnit):
      number(text, outOf: range.upperBound, unit: unit) != nil && !(needsUnit && isBare(text))
    case .pair: pair(text) != nil
    case .minutes: minutes(text) != nil
    case .span, .spans: ends(of: text) != nil
    case .text, .texts, .tags, .choice, .items, .symptom: false
    }
  }

  /// Whether a text of several words is one name that a field knows.
  func names(_ text: String, _ shape: FieldDefinition.Shape) -> Bool {
    switch shape {
    case .choice(let choices): choices.contains { $0.isNamed(text.choiceWord) }
    case .symptom: !context.symptoms(named: text).isEmpty
    default: false
    }
  }

  /// A mistyped keyword as an error may name it; nil for what may be a text that somebody logged.
  static func keyword(_ text: String) -> String? {
    let isWord = (1...30).contains(text.count) && text.allSatisfy { $0.isLetter || $0.isNumber || "-_:.".contains($0) }
    return isWord ? text : nil
  }

  /// A text that can be the name of something, and may be repeated: words of letters; nil for any other.
  static func name(_ text: String) -> String? {
    let words = text.split(separator: " ")
    let isName = text.count <= TrackableDefinition.labelLength && (1...4).contains(words.count)
    return isName && words.allSatisfy({ keyword(String($0)) != nil }) ? words.joined(separator: " ") : nil
  }

  /// A number such as `7`, `7.5`, `7,5`, `7/10` (out of the highest), with or without its unit; hours also as `7h30`,
  /// what has no unit also in words.
  static func number(_ text: String, outOf highest: Double, unit: String?) -> Double? {
    var digits = text.lowercased().replacing(",", with: ".").trimmed
    if unit == nil, let number = Double(numberWord: digits) { return number }
    if unit == "h", digits.contains(where: \.isLetter) { return minutes(digits).map { Double($0) / 60 } }
    if let value = unit.flatMap({ amount(digits, in: $0) }) { return value }
    if let unit, digits.hasSuffix(unit.lowercased()) { digits = digits.dropLast(unit.count).trimmed }
    if unit == nil, digits.hasSuffix("/\(highest.words)") { digits = digits.dropLast(highest.words.count + 1).trimmed }
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }) else {
      return nil
    }
    return Double(digits)
  }

  /// A number without the signs between its thousands, with all that stands behind it: `8200 m` of `8,200 m`.
  ///
  /// - Parameter sign: What parts thousands: a comma or a point.
  /// - Returns: nil for a text that does not begin with such a number.
  static func joiningThousands(in text: String, parted sign: Character) -> String? {
    let trimmed = text.trimmed
    let digits = trimmed.prefix { $0.isASCII && $0.isNumber || $0 == sign }
    let parts = digits.split(separator: sign, omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, (1...3).contains(first.count), first.first != "0",
      parts.dropFirst().allSatisfy({ $0.count == 3 })
    else { return nil }
    return parts.joined() + trimmed.dropFirst(digits.count)
  }

  /// A number with a unit of what a field's numbers are of, such as `158 lb` or `11st 4lb` where they are in kilograms;
  /// nil for what has no such unit.
  private static func amount(_ text: String, in unit: String) -> Double? {
    guard let quantity = Quantity(unit: unit) else { return nil }
    var total = 0.0
    var rest = text[...]
    repeat {
      let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
      let unit = rest.dropFirst(digits.count).prefix { !($0.isASCII && $0.isNumber) }
      rest = rest.dropFirst(digits.count + unit.count)
      guard let number = Double(digits), abs(number) <= 1e6, rest.isEmpty || quantity.addsUnits,
        let value = quantity.value(number, typedIn: unit.trimmed)
      else { return nil }
      total += value
    } while !rest.isEmpty
    return total.toThousandths
  }

  /// Whether a text that is a number has nothing behind its digits.
  static func isBare(_ text: String) -> Bool {
    text.trimmed.allSatisfy { $0.isNumber || ".,-".contains($0) } || Double(numberWord: text.lowercased()) != nil
  }

  /// The two numbers of `128/82`, `128 over 82` and `128 zu 82`; nil for anything else.
  static func pair(_ text: String) -> [Double]? {
    let parts = text.lowercased().replacing(/\s+(?:over|zu|to)\s+/, with: "/").split(
      separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.map(\.trimmed).filter { (1...4).contains($0.count) }.compactMap { Int($0).map(Double.init) }
    return parts.count == 2 && numbers.count == 2 ? numbers : nil
  }

  /// Minutes of `30`, `30m`, `30 min`, `1h`, `1 hour`, `1h20`, `1h 20m` and `1.5h`.
  static func minutes(_ text: String) -> Int? {
    var rest = text.lowercased().replacing(",", with: ".").trimmed[...]
    guard let (first, unit) = amount(&rest) else { return nil }
    if rest.isEmpty, unit != .hours { return Int(exactly: first) }
    if rest.isEmpty { return Int((first * 60).rounded()) }
    let isAttached = rest.first != " "
    rest = rest.drop { $0 == " " }
    guard unit == .hours, let hours = Int(exactly: first), let (second, minuteUnit) = amount(&rest), rest.isEmpty,
      minuteUnit == .minutes || (minuteUnit == nil && isAttached), let minutes = Int(exactly: second),
      (0..<60).contains(minutes)
    else { return nil }
    return hours * 60 + minutes
  }

  /// The number of `400m` or `400 m`, whose unit may be minutes or metres; nil for anything else.
  static func numberOfM(_ text: String) -> Double? {
    guard text.lowercased().hasSuffix("m") else { return nil }
    let number = text.dropLast().trimmed.replacing(",", with: ".")
    guard !number.isEmpty, number.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }) else { return nil }
    return Double(number)
  }

  private enum TimeUnit { case hours, minutes }

  /// A number from 0 to 100000 at the start of a text, with its unit of time if one follows.
  private static func amount(_ rest: inout Substring) -> (Double, TimeUnit?)? {
    let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let number = Double(digits), number <= 100_000 else { return nil }
    let after = rest.dropFirst(digits.count)
    let letters = after.drop { $0 == " " }.prefix { $0.isLetter }
    rest = letters.isEmpty ? after : after.drop { $0 == " " }.dropFirst(letters.count)
    switch letters {
    case "": return (number, nil)
    case "h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden": return (number, .hours)
    case "m", "min", "mins", "minute", "minutes", "minuten": return (number, .minutes)
    default: return nil
    }
  }
}

extension Double {
  /// With three digits after the point: grams of kilograms, metres of kilometres.
  var toThousandths: Double { (self * 1000).rounded() / 1000 }
}
