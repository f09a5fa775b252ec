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
        code: "not-a-change", "A change is a name, an equals sign and a value", found: shown(text),
        allowed: TuningChange.forms)
    }
    let (name, value) = (halves[0], halves[1])
    let parts = name.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    if parts.count == 1 {
      self = try TuningChange.whole(name, value, of: pack)
    } else if name == "flare.at_least" {
      self = .flareAt(try TuningChange.number(value, of: "`\(name)`"))
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
          code: "wrong-type", "The day of the review is no day", found: shown(value),
          allowed: "a day such as 2027-02-01, or none")
      }
      return .review(day)
    }
    if pack.risk.groups.contains(where: { $0.id.rawValue == name }) {
      if value == "pack" { return .groupOfPack(GroupID(name)) }
      return .weight(GroupID(name), try number(value, of: "the weight of `\(name)`", in: 0...100))
    }
    if pack.factor(FactorID(name)) != nil {
      if value == "pack" { return .factorOfPack(FactorID(name)) }
      throw Diagnostic(
        code: "factor-without-part", "`\(name)` is a factor: say what of it changes", found: shown("\(name)=\(value)"),
        allowed: "\(name).log_odds=…, \(name).response.VALUE=…, \(name).sure=…, \(name)=pack")
    }
    let groups = pack.risk.groups.map(\.id.rawValue)
    throw Diagnostic(
      code: "unknown-group", "There is no group or factor of this id in \(pack.name)", found: shown(name),
      allowed: "the groups \(groups.joined(separator: ", ")), and factors: see `symptoms tune show`",
      nearest: nearestMatch(to: name, among: groups + pack.risk.factors.map(\.id.rawValue)))
  }

  private static func factor(_ id: String, in pack: ConditionPack) throws(Diagnostic) -> RiskFactor {
    if let factor = pack.factor(FactorID(id)) { return factor }
    throw Diagnostic(
      code: "unknown-factor", "There is no factor of this id in \(pack.name)", found: shown(id),
      allowed: "see `symptoms tune show`",
      nearest: nearestMatch(to: id, among: pack.risk.factors.map(\.id.rawValue)))
  }

  private static func part(
    _ part: String, _ rest: String?, _ value: String, of factor: RiskFactor, name: String
  ) throws(Diagnostic) -> TuningChange {
    switch (part, rest, factor.rule) {
    case ("log_odds", nil, _): return .logOdds(factor.id, try number(value, of: "`\(name)`", in: -2...2))
    case ("sure", nil, _):
      guard let sure = RiskFactor.Confidence(rawValue: value) else {
        let words = RiskFactor.Confidence.allCases.map(\.rawValue)
        throw Diagnostic(
          code: "unknown-word", "`\(name)` takes one of three words", found: shown(value),
          allowed: words.joined(separator: ", "),
          nearest: nearestMatch(to: value, among: words))
      }
      return .sure(factor.id, sure)
    case ("points", nil, .compound): return .points(factor.id, try number(value, of: "`\(name)`", in: -100...100))
    case ("response", nil, .response): return .curve(factor.id, try curve(value, of: "`\(name)`"))
    case ("response", let at?, .response):
      return .point(
        factor.id,
        .init(value: try number(at, of: "`\(name)`"), points: try number(value, of: "`\(name)`", in: -100...100)))
    default:
      let isCompound = if case .compound = factor.rule { true } else { false }
      let words = ["log_odds", "sure"] + (isCompound ? ["points"] : ["response"])
      throw Diagnostic(
        code: "unknown-key", "`\(factor.id)` has no such part to change", found: shown(part),
        allowed: words.joined(separator: ", "),
        nearest: nearestMatch(to: part, among: words))
    }
  }

  private static func curve(_ text: String, of name: String) throws(Diagnostic) -> [ResponseCurve.Point] {
    var points: [ResponseCurve.Point] = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
      let pair = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      guard pair.count == 2 else {
        throw Diagnostic(
          code: "wrong-type", "A point of a curve is VALUE:POINTS", found: shown(String(word)),
          allowed: "4:100 6:40 8:0")
      }
      points.append(.init(value: try number(pair[0], of: name), points: try number(pair[1], of: name, in: -100...100)))
    }
    return points
  }

  private static func number(_ text: String, of what: String, in range: ClosedRange<Double>? = nil) throws(Diagnostic)
    -> Double
  {
    guard let value = YAMLScalar(text: text, isPlain: true).double else {
      throw Diagnostic(
        code: "wrong-type", "\(what.capitalisedFirst) is no number", found: shown(text),
        allowed: range.map { "a number from \($0.words)" } ?? "a number")
    }
    guard range?.contains(value) ?? true else {
      throw Diagnostic(
        code: "out-of-range", "\(what.capitalisedFirst) is out of range", found: value.words, allowed: range?.words)
    }
    return value
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
