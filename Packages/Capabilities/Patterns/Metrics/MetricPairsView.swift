import TrackerApplication
import TrackerCore
import TrackerPatternEngine

/// The pairs of the numbers that a person logs most, those that hold up first.
public struct MetricPairsView: ReadModel {
  public static let schema = "metric-pairs/1"

  /// The first day that is looked at; nil where nothing is logged.
  var since: Day?
  /// The numbers that were compared.
  var metrics: [MetricID]
  /// All pairs of them, ranked.
  var pairs: [PairResult]
  /// Only pairs with this text in a name or an id are shown.
  let search: String?
  let showsAll: Bool

  private enum CodingKeys: String, CodingKey { case since, metrics, pairs }

  /// Pairs that are shown without being asked for all.
  private static let mostShown = 10

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(since, forKey: .since)
    try container.encode(metrics, forKey: .metrics)
    try container.encode(search.map { text in pairs.filter { $0.holds(text, .init()) } } ?? pairs, forKey: .pairs)
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard !pairs.isEmpty else {
      return [
        .sentence("\(format("There is nothing to compare yet. Log two numbers on 84 days, such as sleep and stress."))")
      ]
    }
    let found = search.map { text in pairs.filter { $0.holds(text, format) } } ?? pairs
    guard !found.isEmpty else {
      return [
        .sentence("\(summary(format))"),
        .sentence("\(format("No pair has “{text}” in a name.", ["text": search ?? ""]))"),
      ]
    }
    let shown = showsAll ? found : Array(found.prefix(MetricPairsView.mostShown))
    let rest = found.count - shown.count
    var next = [
      Block.NextCommand(
        "symptoms patterns metrics \(shown[0].first) \(shown[0].second)", format("the first pair, day by day"))
    ]
    if rest > 0 {
      next.append(.init("symptoms patterns metrics --all", format("{count} more pairs", ["count": "\(rest)"])))
    }
    return [.sentence("\(summary(format))"), .section([.table(table(shown, format))]), .section([.commands(next)])]
  }

  private func summary(_ format: TextFormatter) -> String {
    let claims = pairs.count(where: \.isClaim)
    let values = ["metrics": "\(metrics.count)", "pairs": "\(pairs.count)", "claims": "\(claims)"]
    let compared =
      pairs.count == 1
      ? format("The two numbers you log most were compared.")
      : format("The {metrics} numbers you log most make {pairs} pairs.", values)
    switch claims {
    case 0: return "\(compared) \(format("None goes together so far."))"
    case 1: return "\(compared) \(format("One goes together, in your records."))"
    default: return "\(compared) \(format("{claims} go together, in your records.", values))"
    }
  }

  private func table(_ shown: [PairResult], _ format: TextFormatter) -> Block.Table {
    let groups: [(String, [PairResult])] = [
      (format("Go together"), shown.filter(\.isClaim)),
      (format("May be chance"), shown.filter { !$0.isClaim && $0.p != nil }),
      (format("Too few days with both"), shown.filter { $0.p == nil }),
    ]
    return Block.Table(
      [
        .init(format("this")), .init(format("and this")), .init(format("when")), .init(format("strength")),
        .init(format("days"), .trailing), .init(format("priority"), .trailing),
      ],
      groups: groups.filter { !$0.1.isEmpty }.map { heading, results in
        .init("\(heading)", rows: results.map { row($0, format) })
      })
  }

  private func row(_ result: PairResult, _ format: TextFormatter) -> Block.Table.Row {
    let days =
      result.missingDays > 0
      ? format("{count} (needs {missing} more)", ["count": "\(result.days)", "missing": "\(result.missingDays)"])
      : "\(result.days)"
    let isTested = result.p != nil
    let names = [format(result.firstName), format(result.secondName)]
    let delay = isTested ? result.delay(format) : "–"
    let strength = result.signedStrength(format)
    let both = format("{first} and {second}", ["first": names[0], "second": names[1]])
    let values = ["strength": strength, "delay": delay, "days": days]
    let short = isTested ? format("{strength}, {delay}, days: {days}", values) : days
    return .init(
      names.map { "\($0)" } + ["\(delay)", "\(strength)", "\(days)", "\(isTested ? "\(result.priority)" : "–")"],
      short: ["\(both)", "\(short)"])
  }
}

extension PairResult {
  /// Whether a text stands in a name or an id, in any case.
  func holds(_ text: String, _ format: TextFormatter) -> Bool {
    let wanted = text.lowercased()
    return [first.rawValue, second.rawValue, format(firstName), format(secondName)].contains {
      $0.lowercased().contains(wanted)
    }
  }

  /// `strong, higher`
  func signedStrength(_ format: TextFormatter) -> String {
    guard let spearman, strength != PairFinding.Strength.none.rawValue else { return strengthInWords(format) }
    let values = ["strength": strengthInWords(format)]
    return spearman > 0 ? format("{strength}, higher", values) : format("{strength}, lower", values)
  }
}
