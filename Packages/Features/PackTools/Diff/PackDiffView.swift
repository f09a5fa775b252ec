import TrackerApplication
import TrackerCore
import TrackerPackQuality

/// What two packs say otherwise.
struct PackDiffView: StyledReadModel {
  static let schema = "pack-diff/1"

  struct Side: Encodable, Sendable {
    var id: PackID
    var revision: Int
  }

  var before: Side
  var after: Side
  var differences: [PackDifference]
  /// Days of the journal whose band changes; absent unless asked for.
  var days: [BandChange]?

  init(before: ConditionPack, after: ConditionPack) {
    self.before = Side(id: before.id, revision: before.revision)
    self.after = Side(id: after.id, revision: after.revision)
    differences = before.differences(to: after)
  }

  func text(_ style: TextStyle) -> String {
    let head = "\(before.id), revision \(before.revision) → \(after.id), revision \(after.revision)"
    let lines = differences.flatMap { difference in
      [style.paint(difference.path, .bold)]
        + [
          difference.before.map { style.paint("  - ", .red) + style.wrap($0, indent: 4, first: 4) },
          difference.after.map { style.paint("  + ", .green) + style.wrap($0, indent: 4, first: 4) },
          difference.effect.map { "    " + style.paint($0, .faint) },
        ].compactMap { $0 }
    }
    let none = differences.isEmpty ? ["They say the same."] : []
    return ([head] + none + lines + dayLines(style)).joined(separator: "\n") + "\n"
  }

  private func dayLines(_ style: TextStyle) -> [String] {
    guard let days else { return [] }
    if days.isEmpty { return ["", "No day of your journal would change its band."] }
    let shown = days.suffix(20).map { change in
      let words = [(change.before, change.scoreBefore), (change.after, change.scoreAfter)].map { band, score in
        band.map { "\(score.map(String.init) ?? "") \($0.rawValue)" } ?? "no score"
      }
      return "  \(change.day)  \(words[0]) → \(words[1])"
    }
    let left = days.count > shown.count ? ["  and \(days.count - shown.count) earlier; --json has them all"] : []
    return ["", style.paint("Your days that would change their band: \(days.count)", .bold)] + shown + left
  }
}
