import TrackerCore
import TrackerStrictYAML
import TrackerYAML

/// One change typed as `name=value`, such as `sleep=45` or `short-sleep.log_odds=0.4`.
enum TuningChange: Sendable, Hashable {
  case weight(GroupID, Double)
  case logOdds(FactorID, Double)
  case sure(FactorID, RiskFactor.Confidence)
  /// Of a compound.
  case points(FactorID, Double)
  case curve(FactorID, [ResponseCurve.Point])
  /// One point of the curve: moved where one stands at the value, else added.
  case point(FactorID, ResponseCurve.Point)
  case flareAt(Double)
  /// nil for no day.
  case review(Day?)
  /// As in the pack again.
  case groupOfPack(GroupID)
  case factorOfPack(FactorID)

  /// The group whose weight it names.
  var group: GroupID? {
    switch self {
    case .weight(let group, _), .groupOfPack(let group): group
    default: nil
    }
  }

  static let forms =
    """
    GROUP=WEIGHT, FACTOR.log_odds=NUMBER, FACTOR.sure=low|moderate|high, FACTOR.response.VALUE=POINTS, \
    FACTOR.response=\"4:100 6:40 8:0\", FACTOR.points=NUMBER, flare.at_least=NUMBER, review=DAY|none, NAME=pack
    """

  /// - Throws: `Diagnostic` with what is allowed, and the nearest name.
  init(_ text: String, of pack: ConditionPack) throws(Diagnostic) {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { $0.trimmed }
    guard halves.count == 2, !halves[0].isEmpty, !halves[1].isEmpty else {
      throw Diagnostic(
        code: "not-a-change", "“{typed}” is not a change such as sleep=40",
        ["typed": .verbatim(brief(text))], found: shown(text), allowed: "\(TuningChange.forms)")
    }
    let (name, value) = (halves[0], halves[1])
    let parts = name.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    if parts.count == 1 {
      self = try TuningChange.whole(name, value, of: pack)
    } else if name == "flare.at_least" {
      self = .flareAt(try TuningChange.number(value, of: name))
    } else {
      self = try TuningChange.part(
        parts[1], parts.count > 2 ? parts[2] : nil, value, of: try TuningChange.factor(parts[0], in: pack), name: name)
    }
  }

  private static func whole(_ name: String, _ value: String, of pack: ConditionPack) throws(Diagnostic) -> TuningChange
  {
    if name == "review" {
      if value == "none" { return .review(nil) }
      guard let day = Day(value) else {
        throw Diagnostic(
          code: "wrong-type", "“{typed}” is not a day", ["typed": .verbatim(brief(value))], found: shown(value),
          allowed: "a day such as 2027-02-01, or none")
      }
      return .review(day)
    }
    if pack.risk.groups.contains(where: { $0.id.rawValue == name }) {
      if value == "pack" { return .groupOfPack(GroupID(name)) }
      return .weight(GroupID(name), try number(value, of: name, in: 0...100))
    }
    if pack.factor(FactorID(name)) != nil {
      if value == "pack" { return .factorOfPack(FactorID(name)) }
      throw Diagnostic(
        code: "factor-without-part", "“{name}” is a factor: say which part of it to change", ["name": "\(name)"],
        found: shown("\(name)=\(value)"),
        allowed: "\("\(name).log_odds=…, \(name).response.VALUE=…, \(name).sure=…, \(name)=pack")")
    }
    let groups = pack.risk.groups.map(\.id.rawValue)
    throw Diagnostic(
      code: "unknown-group", "“{typed}” is not a group or factor of {condition}",
      [
        "typed": .verbatim(brief(name)), "condition": .verbatim(pack.name),
        "groups": .list(groups.map { "\($0)" }, last: "{first}, {last}"),
      ], found: shown(name), allowed: "{groups}",
      nearest: nearestMatch(to: name, among: groups + pack.risk.factors.map(\.id.rawValue)))
  }

  private static func factor(_ id: String, in pack: ConditionPack) throws(Diagnostic) -> RiskFactor {
    if let factor = pack.factor(FactorID(id)) { return factor }
    throw Diagnostic(
      code: "unknown-factor", "“{typed}” is not a factor of {condition}",
      ["typed": .verbatim(brief(id)), "condition": .verbatim(pack.name)], found: shown(id),
      allowed: "symptoms tune show --factors",
      nearest: nearestMatch(to: id, among: pack.risk.factors.map(\.id.rawValue)))
  }

  private static func part(
    _ part: String, _ rest: String?, _ value: String, of factor: RiskFactor, name: String
  ) throws(Diagnostic) -> TuningChange {
    switch (part, rest, factor.rule) {
    case ("log_odds", nil, _): return .logOdds(factor.id, try number(value, of: name, in: -2...2))
    case ("sure", nil, _):
      guard let sure = RiskFactor.Confidence(rawValue: value) else {
        let words = RiskFactor.Confidence.allCases.map(\.rawValue)
        throw Diagnostic(
          code: "unknown-word", "“{typed}” is not possible for “{name}”",
          ["typed": .verbatim(brief(value)), "name": "\(name)"], found: shown(value),
          allowed: .anyOf(words.map { "\($0)" }),
          nearest: nearestMatch(to: value, among: words))
      }
      return .sure(factor.id, sure)
    case ("points", nil, .compound): return .points(factor.id, try number(value, of: name, in: -100...100))
    case ("response", nil, .response): return .curve(factor.id, try curve(value, of: name))
    case ("response", let at?, .response):
      return .point(
        factor.id,
        .init(value: try number(at, of: name), points: try number(value, of: name, in: -100...100)))
    default:
      let isCompound = if case .compound = factor.rule { true } else { false }
      let words = ["log_odds", "sure"] + (isCompound ? ["points"] : ["response"])
      throw Diagnostic(
        code: "unknown-key", "“{factor}” has no part “{typed}”",
        ["factor": "\(factor.id)", "typed": .verbatim(brief(part))], found: shown(part),
        allowed: .anyOf(words.map { "\($0)" }),
        nearest: nearestMatch(to: part, among: words))
    }
  }

  private static func curve(_ text: String, of name: String) throws(Diagnostic) -> [ResponseCurve.Point] {
    var points: [ResponseCurve.Point] = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
      let pair = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      guard pair.count == 2 else {
        throw Diagnostic(
          code: "wrong-type", "“{typed}” is not a point of a curve: write VALUE:POINTS",
          ["typed": .verbatim(brief(String(word)))], found: shown(String(word)), allowed: "\("4:100 6:40 8:0")")
      }
      points.append(.init(value: try number(pair[0], of: name), points: try number(pair[1], of: name, in: -100...100)))
    }
    return points
  }

  /// - Parameter name: As it was typed before the equals sign.
  private static func number(_ text: String, of name: String, in range: ClosedRange<Double>? = nil) throws(Diagnostic)
    -> Double
  {
    let allowed: Phrase? = range.map {
      .words(
        "a number from {from} to {to}",
        ["from": .number($0.lowerBound, upTo: 2), "to": .number($0.upperBound, upTo: 2)])
    }
    guard let value = YAMLScalar(text: text, isPlain: true).double else {
      throw Diagnostic(
        code: "wrong-type", "“{typed}” is not a number, so it cannot be “{name}”",
        ["typed": .verbatim(brief(text)), "name": "\(name)"], found: shown(text), allowed: allowed ?? "a number")
    }
    guard range?.contains(value) ?? true else {
      throw Diagnostic(
        code: "out-of-range", "“{typed}” is not possible for “{name}”",
        ["typed": "\(value.words)", "name": "\(name)"], found: value.words, allowed: allowed)
    }
    return value
  }
}

/// What was typed, made fit for a message that has quotes of its own.
private func brief(_ text: String) -> String { String(shown(text).dropFirst().dropLast()) }

extension Substring {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
