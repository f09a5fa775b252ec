import TrackerApplication
import TrackerCore

extension AccuracyView {
  public func blocks(_ format: TextFormatter) -> [Block] {
    guard conditions.count > 1 else { return conditions.flatMap { kinds(of: $0, format) } }
    return conditions.map { .section([.heading(.init("\($0.name)"))] + kinds(of: $0, format)) }
  }

  private func kinds(of condition: Condition, _ format: TextFormatter) -> [Block] {
    let kinds = condition.kinds.map { row -> Block in
      .section(AccuracyBlocks(row: row, fewestDays: fewestDays, format: format).blocks)
    }
    guard kinds.isEmpty else { return kinds }
    return [
      .sentence("No forecast has been scored yet."),
      .sentence("A day counts once it had a forecast and is answered; the first claim needs \(fewestDays) of them."),
    ]
  }
}
