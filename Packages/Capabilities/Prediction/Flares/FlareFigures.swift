import TrackerApplication
import TrackerCore

/// The factors on the two days before a flare with their values and points, and how much was logged.
struct FlareFigures {
  let view: FlareView
  let format: TextFormatter

  /// Points from which a factor is told with its numbers.
  private static let fewestPoints = 0.5

  var blocks: [Block] { [.section(factors), .section(logged)] }

  private var factors: [Block] {
    let days = [format("two days before"), format("the day before")]
    let title = format("The two days before, with the points of each factor")
    let moving = view.factors.filter { ($0.strength ?? 0) >= Self.fewestPoints }
    let still = view.factors.filter { $0.strength.map { $0 < Self.fewestPoints } ?? false }
    let unknown = view.factors.filter { $0.strength == nil }
    let columns = ([format("factor")] + days + [format("usually")]).map { Block.Table.Column($0) }
    let rows = moving.map { factor in
      let usual = factor.isMost(factor.baseline) ? format("none in a week") : factor.baseline.map { format.number($0) }
      let values = factor.before.map { RichText(words($0, of: factor)) }
      return Block.Table.Row(["\(factor.name)"] + values + ["\(usual ?? "")"])
    }
    return [.heading(.init("\(title)"))] + (rows.isEmpty ? [] : [.table(.init(columns, rows: rows))])
      + named("Without points: {names}.", still) + named("Not answered: {names}.", unknown)
  }

  private func named(_ sentence: String, _ factors: [FlareView.Factor]) -> [Block] {
    let names = factors.map(\.name).joined(separator: ", ")
    return factors.isEmpty ? [] : [.sentence("\(format(sentence, ["names": names]))")]
  }

  /// `4.5 (+60 points)`
  private func words(_ value: FlareView.Factor.Value, of factor: FlareView.Factor) -> String {
    guard let points = value.points else { return format("not answered") }
    let effect = format("{points} points", ["points": signed(points)])
    if factor.isMost(value.value) { return "\(format("none in a week")) (\(effect))" }
    return value.value.map { "\(format.number($0)) (\(effect))" } ?? effect
  }

  private func signed(_ points: Double) -> String {
    let whole = abs(points).roundedHalfUp
    return "\(whole == 0 ? "" : points < 0 ? "−" : "+")\(whole)"
  }

  private var logged: [Block] {
    guard !view.logged.isEmpty else {
      return [.sentence("\(format("Nothing is logged for the two days before."))")]
    }
    let kinds = view.logged.map { "\(format($0.name)) \($0.counts.map(String.init).joined(separator: " + "))" }
    let text = format("Logged on these two days: {kinds}.", ["kinds": kinds.joined(separator: ", ")])
    return [.sentence("\(text)")]
  }
}

extension FlareView.Factor {
  /// Whether a value is the longest time since something that there can be, which stands for none of it.
  fileprivate func isMost(_ value: Double?) -> Bool { value != nil && value == longestTime }
}
