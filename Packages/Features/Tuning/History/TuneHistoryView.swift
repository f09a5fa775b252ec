import TrackerApplication
import TrackerCore
import TrackerPackQuality
import TrackerPacks

/// The tunings of a condition, the newest first.
public struct TuneHistoryView: ReadModel {
  public static let schema = "tune-history/1"

  struct Entry: Encodable, Sendable {
    /// `in force`, `announced`, `replaced`, `taken back` or `taken back before it began`.
    var state: String
    var appliedAt: Instant
    var from: Day
    /// The first day it no longer counted; absent while it counts.
    var until: Day?
    var by: String
    var because: String
    var review: Day?
    var packRevision: Int
    var hash: ContentHash
    /// What it changes of the pack as it is now; empty where the pack can't be used.
    var changes: [PackDifference]
    /// The overlay as it was written.
    var overlay: String
  }

  var condition: PackID
  var name: String
  var tunings: [Entry]

  init(_ tuning: TuningSession) {
    condition = tuning.condition.id
    name = tuning.condition.untuned.name
    let today = tuning.session.today
    let standing = tuning.records.standing
    let inForce = standing.last { tuning.records[$0].from <= today }
    tunings = tuning.records.enumerated().reversed().map { index, record in
      let next = standing.drop { $0 != index }.dropFirst().first.map { tuning.records[$0] }
      let neverBegan = record.revertedAt.map { tuning.session.calendar.day(of: $0) < record.from } ?? false
      let until = record.revertedFrom.flatMap { $0 > record.from ? $0 : nil }
      let state =
        record.revertedAt != nil
        ? neverBegan ? "taken back before it began" : "taken back"
        : index == inForce ? "in force" : record.from > today ? "announced" : "replaced"
      let tuned = try? tuning.environment.packs.pack(tuning.condition.id, tunedBy: record.overlay.text)
      return Entry(
        state: state, appliedAt: record.appliedAt, from: record.from,
        until: until ?? (state == "replaced" ? next?.from : nil), by: record.overlay.by,
        because: record.overlay.because,
        review: record.overlay.review, packRevision: record.overlay.packRevision, hash: record.overlay.hash,
        changes: tuned.map { TuneHistoryView.changes(of: record.overlay, in: $0) } ?? [], overlay: record.overlay.text)
    }
  }

  /// What an overlay says itself: that priors move with the weight of their group is no change of its own.
  private static func changes(of overlay: Overlay, in tuned: TunedPack) -> [PackDifference] {
    let document = try? OverlayDocument(overlay.text, file: PackLibrary.journalOverlay)
    return tuned.untuned.pack.differences(to: tuned.tuned.pack).filter { difference in
      let parts = difference.path.split(separator: ".").map(String.init)
      return parts.last != "prior" || document?.node(at: parts) != nil
    }
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard !tunings.isEmpty else { return [.sentence("\(name) was never tuned.")] }
    return [
      .heading(.init("\(name): \(tunings.count.of("tuning")) on record, the newest first")),
      .list(.init(tunings.map(item))),
    ]
  }

  private func item(_ entry: Entry) -> Block.ItemList.Item {
    let until = entry.until.map { " to \($0)" } ?? ""
    var details: [Block] = [.sentence("by \(entry.by): \(entry.because)")]
    if let review = entry.review { details.append(.sentence("to be looked at again on \(review)")) }
    if !entry.changes.isEmpty {
      let rows = entry.changes.map { change in
        Block.Table.Row([
          "\(change.path.replacing("risk.", with: ""))", "\(change.before ?? "none")", "\(change.after ?? "none")",
        ])
      }
      details.append(.table(.init([.init(""), .init("pack", .trailing), .init("becomes", .trailing)], rows: rows)))
    }
    return .init("\("\(entry.from)\(until)", .strong), \(entry.state)", details: details)
  }
}
