import TrackerApplication
import TrackerCore
import TrackerPackQuality
import TrackerPacks

/// The tunings of a condition, the newest first.
public struct TuneHistoryView: StyledReadModel {
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

  public func text(_ style: TextStyle) -> String {
    guard !tunings.isEmpty else { return "\(name) was never tuned.\n" }
    let lines = tunings.flatMap { entry -> [String] in
      let until = entry.until.map { " to \($0)" } ?? ""
      let changes = entry.changes.map { change in
        "    "
          + style.wrap(
            "\(change.path.replacing("risk.", with: "")): \(change.before ?? "none") becomes \(change.after ?? "none")",
            indent: 6, first: 4
          )
      }
      return ["\(style.paint("\(entry.from)\(until)", .bold))  \(entry.state)"]
        + ["  " + style.wrap("by \(entry.by): \(entry.because)", indent: 4, first: 2)]
        + (entry.review.map { ["  to be looked at again on \($0)"] } ?? []) + changes
    }
    return
      (["\(name): \(tunings.count) \(tunings.count == 1 ? "tuning" : "tunings") on record, the newest first"] + lines)
      .joined(
        separator: "\n")
      + "\n"
  }
}
