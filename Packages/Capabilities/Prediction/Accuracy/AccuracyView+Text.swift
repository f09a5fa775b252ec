import TrackerApplication
import TrackerCore

extension AccuracyView {
  public func text(_ style: TextStyle) -> String {
    conditions.map { condition in
      let title = conditions.count > 1 ? [style.paint(condition.name, .bold)] : []
      let rows = condition.kinds.map { AccuracyText(row: $0, fewestDays: fewestDays, style: style).text }
      return (title + (rows.isEmpty ? [nothing(style)] : [rows.joined(separator: "\n\n")])).joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }

  private func nothing(_ style: TextStyle) -> String {
    style.wrap("No forecast has been scored yet.") + "\n"
      + style.wrap("A day counts once it had a forecast and is answered; the first claim needs \(fewestDays) of them.")
  }
}
