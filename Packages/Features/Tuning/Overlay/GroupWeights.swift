import TrackerCore
import TrackerStrictYAML
import TrackerYAML

/// The weights of a pack's groups as an overlay leaves them, which must sum to 100.
struct GroupWeights {
  private(set) var weights: [(group: GroupID, weight: Double)]

  init(_ groups: [RiskModel.Group], in document: OverlayDocument) {
    let own = document.node(at: ["risk", "groups"])?.mapping?.entries ?? []
    let new = own.map { GroupID($0.key) }.filter { id in !groups.contains { $0.id == id } }
    weights = groups.map { ($0.id, $0.weight) } + new.map { ($0, 0) }
    for index in weights.indices {
      let path = ["risk", "groups", weights[index].group.rawValue, "weight"]
      if let weight = document.node(at: path)?.scalar?.double { weights[index].weight = weight }
    }
  }

  var sum: Double { weights.reduce(0) { $0 + $1.weight } }
  var isWhole: Bool { abs(sum - 100) < 1e-6 }

  /// Lets all groups but some share what these leave of 100, in the proportion that they have, in whole numbers where
  /// the rest is whole.
  mutating func spread(except named: Set<GroupID>) {
    let left = 100 - weights.filter { named.contains($0.group) }.reduce(0) { $0 + $1.weight }
    let open = weights.indices.filter { !named.contains(weights[$0].group) }
    guard left >= 0, !open.isEmpty else { return }
    for (index, share) in zip(open, Share.of(left, in: open.map { weights[$0].weight })) {
      weights[index].weight = share
    }
  }

  /// Puts the weights into an overlay: only those that are other than the pack's.
  func write(to document: inout OverlayDocument, pack groups: [RiskModel.Group]) {
    for (group, weight) in zip(groups, weights.map(\.weight)) {
      document.set(["risk", "groups", group.id.rawValue, "weight"], to: group.weight == weight ? nil : .number(weight))
    }
  }

  /// What the weights lack, with a command that puts it right.
  func failure(named: Set<GroupID>) -> Failure {
    var filled = self
    filled.spread(except: named)
    let canSpread = filled.isWhole && !named.isEmpty && named.count < weights.count
    let values: [String: Phrase] = [
      "sum": .number(sum, upTo: 3),
      "weights": "\(weights.map { "\($0.group) \($0.weight.brief)" }.joined(separator: ", "))",
      "command": canSpread
        ? "symptoms tune set \(GroupWeights.typed(weights.filter { named.contains($0.group) })) --rest"
        : "symptoms tune set \(GroupWeights.typed(filled.scaled))",
    ]
    return Failure(
      .validation, "The weights add up to {sum}, not 100: {weights}", values,
      recovery: canSpread ? "To share out the rest, type: {command}" : "To keep proportions: {command}")
  }

  /// As it is typed after `tune set`.
  private static func typed(_ weights: [(group: GroupID, weight: Double)]) -> String {
    weights.map { "\($0.group)=\($0.weight.brief)" }.joined(separator: " ")
  }

  /// All weights in their proportion, summing to 100.
  private var scaled: [(group: GroupID, weight: Double)] {
    Array(zip(weights.map(\.group), Share.of(100, in: weights.map(\.weight))))
  }
}

/// Shares of a whole.
enum Share {
  /// Shares have at most so many decimals.
  private static let mostDecimals = 6

  /// A whole divided in proportion by largest remainder: whole numbers of a whole one, else hundredths, or as many
  /// decimals as it has itself. Equal shares where all proportions are 0.
  static func of(_ whole: Double, in proportions: [Double]) -> [Double] {
    let sum = proportions.reduce(0, +)
    func isWhole(_ value: Double) -> Bool { abs(value - value.rounded()) < 1e-9 }
    var unit = isWhole(whole) ? 1.0 : 100
    for _ in 2..<mostDecimals where !isWhole(whole * unit) { unit *= 10 }
    let units = (whole * unit).rounded()
    let exact = proportions.map { sum > 0 ? units * $0 / sum : units / Double(proportions.count) }
    var shares = exact.map { $0.rounded(.down) }
    let left = Int((units - shares.reduce(0, +)).rounded())
    let order = exact.indices.sorted { (exact[$0] - shares[$0], -$0) > (exact[$1] - shares[$1], -$1) }
    for index in order.prefix(max(0, left)) { shares[index] += 1 }
    return shares.map { $0 / unit }
  }
}

extension Double {
  func rounded(places: Int) -> Double {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    return (self * scale).rounded() / scale
  }
}
