import TrackerApplication
import TrackerCore

/// Weights proposed from a person's own history; never applied by themselves.
public struct TuneFitView: ReadModel {
  public static let schema = "tune-fit/1"

  struct Group: Encodable, Sendable {
    var id: GroupID
    /// The weight it is pulled to: that in force.
    var inForce: Double
    var proposed: Double
    /// The middle 80 % of what the days allow; absent where they say too little of the group to move its weight.
    var lowest: Double?
    var highest: Double?
    /// Whether the weight in force lies outside of that.
    var isOther: Bool
  }

  var condition: PackID
  var name: String
  /// `severity` of the next day, or `flare` where no severity is known.
  var outcome: String
  /// Pairs of days that count.
  var pairs: Int
  var groups: [Group]
  /// Whether the history is too short to move the weights far.
  var isShort: Bool
  /// Whether the proposal was put into the draft.
  var isDrafted: Bool

  /// Under so many pairs of days the history is called short.
  static let fewPairs = 60

  init(_ past: PastDays, of tuning: TuningSession, isDrafted: Bool) {
    condition = tuning.condition.id
    name = tuning.condition.untuned.name
    let groups = tuning.condition.pack.risk.groups
    let severities = past.entries.count { $0.before.outcome.severity != nil }
    let answered = past.entries.count { $0.before.outcome.isFlare != nil }
    let usesSeverity = severities * 2 >= answered
    outcome = usesSeverity ? "severity" : "flare"
    let rows = TuneFitView.rows(past, groups: groups.map(\.id)) { outcome in
      usesSeverity ? outcome.severity : outcome.isFlare.map { $0 ? 1 : 0 }
    }
    let fit = WeightFit(rows, from: groups.map(\.weight))
    pairs = fit.rows
    isShort = fit.rows < TuneFitView.fewPairs
    let whole = Share.of(100, in: fit.weights)
    self.groups = groups.enumerated().map { index, group in
      let range = fit.ranges[index]
      return Group(
        id: group.id, inForce: group.weight, proposed: whole[index], lowest: range?.lowerBound.rounded(places: 1),
        highest: range?.upperBound.rounded(places: 1), isOther: range.map { !$0.contains(group.weight) } ?? false)
    }
    self.isDrafted = isDrafted
  }

  /// Days with an answer and one the day after. The running mean forgets a tenth with each answered day.
  private static func rows(_ past: PastDays, groups: [GroupID], value: (DayOutcome) -> Double?) -> [WeightFit.Row] {
    var (sum, weight) = (0.0, 0.0)
    return zip(past.entries, past.entries.dropFirst()).compactMap { today, next in
      guard let outcome = value(today.before.outcome) else { return nil }
      sum = 0.9 * sum + outcome
      weight = 0.9 * weight + 1
      let scores = groups.map { id in today.before.load.groups.first { $0.id == id }?.score.map { $0 / 100 } ?? nil }
      guard let following = value(next.before.outcome), scores.contains(where: { $0 != nil }) else { return nil }
      return WeightFit.Row(outcome: outcome, running: sum / weight, next: following, scores: scores)
    }
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let about = format(
      outcome == "severity"
        ? "This compares the groups' scores with how bad the next day was (pairs of days: {pairs})."
        : "This compares the groups' scores with whether the next day was a flare day (pairs of days: {pairs}).",
      ["pairs": "\(pairs)"])
    let head: [Block] = [
      .heading(.init("\(format("{condition}: weights proposed from the past", ["condition": name]))")),
      .sentence("\(about)"),
    ]
    guard pairs >= WeightFit.fewestRows else {
      let few = format(
        "Nothing is proposed yet: it takes at least {fewest} pairs of days.", ["fewest": "\(WeightFit.fewestRows)"])
      let start = format("To check in: {command}", ["command": "symptoms check-in"])
      return head + [.section([.sentence("\(few)"), .sentence("\(start)")])]
    }
    return head + [.section([table(format)]), .section(words(format).map { .sentence("\($0)") } + next(format))]
  }

  private func table(_ format: TextFormatter) -> Block {
    let rows = groups.map { group in
      let range =
        group.lowest.flatMap { low in
          group.highest.map {
            format("{from} to {to}", ["from": "\(low.roundedHalfUp)", "to": "\($0.roundedHalfUp)"])
          }
        } ?? "–"
      return Block.Table.Row([
        "\(group.id)", "\(format.number(group.inForce, upTo: 2))", "\(format.number(group.proposed, upTo: 2))",
        "\(range)", "\(group.isOther ? format("in use is outside the range") : "")",
      ])
    }
    let sides = [format("in use"), format("proposed"), format("range (80%)")]
    return .table(.init([.init(format("group"))] + sides.map { .init($0, .trailing) } + [.init("")], rows: rows))
  }

  private func words(_ format: TextFormatter) -> [String] {
    var sentences: [String] = []
    if isShort {
      sentences.append(
        format(
          "There are few days, so the proposal stays close to the weights in use until there are {pairs} pairs.",
          ["pairs": "\(TuneFitView.fewPairs)"]))
    }
    let unknown = groups.filter { $0.lowest == nil && $0.inForce > 0 }.map(\.id.rawValue)
    if !unknown.isEmpty {
      sentences.append(
        format(
          "Too few days to change the weight of: {groups}.", ["groups": unknown.joined(separator: ", ")]))
    }
    if unknown.count < groups.count, !groups.contains(where: \.isOther) {
      sentences.append(
        format("Every weight in use is within its range, so these days give no reason to change one."))
    }
    return sentences + [
      format("Things that go together in these records are not always causes. Nothing was applied.")
    ]
  }

  private func next(_ format: TextFormatter) -> [Block] {
    if isDrafted {
      return [
        .sentence("\(format("The proposal is in the draft now. To try it:"))"),
        .commands([.init("symptoms tune backtest")]),
      ]
    }
    let typed = groups.map { "\($0.id)=\($0.proposed.decimal(upTo: 2))" }.joined(separator: " ")
    return [
      .sentence("\(format("To try it, put it into the draft or type the weights:"))"),
      .commands([.init("symptoms tune fit --draft"), .init("symptoms tune set \(typed)")]),
    ]
  }
}
