import TrackerApplication
import TrackerCore
import TrackerPackQuality

/// What two packs say otherwise.
public struct PackDiffView: ReadModel {
  public static let schema = "pack-diff/1"

  struct Side: Encodable, Sendable {
    var id: PackID
    var revision: Int
  }

  var before: Side
  var after: Side
  public var differences: [PackDifference]
  /// Days of the journal whose band changes; absent unless asked for.
  var days: [BandChange]?

  /// - Parameters:
  ///   - before: The pack as it was: a folder, an id or the file of an overlay.
  ///   - after: The pack as it is.
  ///   - showsDays: Whether the days of the journal are listed whose band changes.
  /// - Throws: `Failure` (`validation`) where a path names no pack, several packs or a pack with errors; where days are
  ///   asked for, what opening the journal throws.
  public init(from before: String, to after: String, showsDays: Bool = false, in environment: Environment) throws {
    let (old, new) = (try environment.onePack(at: before), try environment.onePack(at: after))
    self.before = Side(id: old.id, revision: old.revision)
    self.after = Side(id: new.id, revision: new.revision)
    differences = old.differences(to: new)
    days = showsDays ? try BandChange.all(from: old, to: new, in: environment) : nil
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    [.sentence("\(before.id), revision \(before.revision) → \(after.id), revision \(after.revision)")]
      + (differences.isEmpty ? [.sentence("They say the same.")] : [.list(.init(differences.map(item)))]) + dayBlocks
  }

  private func item(_ difference: PackDifference) -> Block.ItemList.Item {
    let sides: [RichText?] = [
      difference.before.map { "\("before:", .bad) \($0)" }, difference.after.map { "\("after:", .good) \($0)" },
      difference.effect.map { "\($0, .faint)" },
    ]
    return .init("\(difference.path, .strong)", details: [.list(.init(sides.compactMap { $0 }, mark: .none))])
  }

  /// The most days that are listed.
  private static let mostDays = 20

  private var dayBlocks: [Block] {
    guard let days else { return [] }
    if days.isEmpty { return [.section([.sentence("No day of your journal would change its band.")])] }
    let shown = days.suffix(PackDiffView.mostDays)
    let rows = shown.map { change in
      let words = [(change.before, change.scoreBefore), (change.after, change.scoreAfter)].map { band, score in
        band.map { "\(score.map(String.init) ?? "") \($0.rawValue)" } ?? "no score"
      }
      return Block.Table.Row(["\(change.day)", "\(words[0]) → \(words[1])"])
    }
    let left = days.count - shown.count
    return [
      .section([
        .heading(.init("Your days that would change their band: \(days.count)")),
        .table(.init([.init(""), .init("")], rows: rows)),
        .details([.sentence(left > 0 ? "and \(left) earlier; --json has them all" : "")]),
      ])
    ]
  }
}

extension Environment {
  /// The one pack that a path names, merged with those below it.
  fileprivate func onePack(at path: String) throws(Failure) -> ConditionPack {
    let found = packs.packs(at: path)
    guard let location = found.first, found.count == 1 else {
      throw Failure(
        .validation, found.isEmpty ? "There is no pack at \(path)" : "There are \(found.count) packs at \(path)",
        recovery: "Name the folder of one pack, or its id.")
    }
    let check = packs.check(location.id, in: location.folder)
    guard let loaded = check.loaded else {
      throw Failure(
        .validation, "The pack at \(location.folder) has faults, so it can't be compared",
        recovery: "See them with `symptoms pack lint \(location.folder)`.",
        diagnostics: check.diagnostics.filter { $0.severity == .error })
    }
    return loaded.pack
  }
}
