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
    let sides = [before, after].map { side in
      format("{id}, revision {revision}", ["id": side.id.rawValue, "revision": "\(side.revision)"])
    }
    return [.sentence("\(sides.joined(separator: " → "))")]
      + (differences.isEmpty
        ? [.sentence("\(format("There is no difference."))")] : [.list(.init(differences.map { item($0, format) }))])
      + dayBlocks(format)
  }

  private func item(_ difference: PackDifference, _ format: TextFormatter) -> Block.ItemList.Item {
    let sides: [RichText?] = [
      difference.before.map { "\(format("before:"), .bad) \(format($0))" },
      difference.after.map { "\(format("after:"), .good) \(format($0))" },
      difference.effect.map { "\(format($0), .faint)" },
    ]
    return .init("\(difference.path, .strong)", details: [.list(.init(sides.compactMap { $0 }, mark: .none))])
  }

  /// The most days that are listed.
  private static let mostDays = 20

  private func dayBlocks(_ format: TextFormatter) -> [Block] {
    guard let days else { return [] }
    if days.isEmpty {
      return [.section([.sentence("\(format("No day in the journal would move to another band."))")])]
    }
    let shown = days.suffix(PackDiffView.mostDays)
    let rows = shown.map { change in
      let words = [(change.before, change.scoreBefore), (change.after, change.scoreAfter)].map { band, score in
        band.map { "\(score.map(String.init) ?? "") \(format($0.rawValue))" } ?? format("no load score")
      }
      return Block.Table.Row(["\(change.day)", "\(words[0]) → \(words[1])"])
    }
    let left = days.count - shown.count
    let earlier =
      left == 0
      ? ""
      : format.count(
        left, "1 earlier day is not shown. To see all of them, add --json.",
        "{count} earlier days are not shown. To see all of them, add --json.")
    return [
      .section([
        .heading(
          .init("\(format("Days that would move to another band: {count}", ["count": "\(days.count)"]))")),
        .table(.init([.init(""), .init("")], rows: rows)),
        .details([.sentence("\(earlier)")]),
      ])
    ]
  }
}

extension Environment {
  /// The one pack that a path names, merged with those below it.
  fileprivate func onePack(at path: String) throws(Failure) -> ConditionPack {
    let found = packs.packs(at: path)
    guard let location = found.first, found.count == 1 else {
      guard !found.isEmpty else { throw noPack(at: path) }
      throw Failure(
        .validation, "There are {count} packs at {path}",
        ["path": "\(path)", "count": .count(found.count)],
        recovery: "Give the id or the folder of one pack. For the ids, type: symptoms pack list")
    }
    let check = packs.check(location.id, in: location.folder)
    guard let loaded = check.loaded else {
      throw Failure(
        .validation, "The pack in {folder} has errors, so it cannot be compared",
        ["folder": "\(location.folder)", "command": "symptoms pack lint \(location.folder.shellWord)"],
        recovery: "To see the errors, type: {command}",
        diagnostics: check.diagnostics.filter { $0.severity == .error })
    }
    return loaded.pack
  }
}
