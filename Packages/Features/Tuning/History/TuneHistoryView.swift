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
    let values = ["condition": name, "count": "\(tunings.count)"]
    guard !tunings.isEmpty else {
      return [
        .sentence("\(format("{condition} has never been tuned.", values))"),
        .sentence("\(format("To see its weights: {command}", ["command": "symptoms tune show"]))"),
      ]
    }
    let title = tunings.count == 1 ? "{condition}: 1 tuning" : "{condition}: {count} tunings, newest first"
    return [.heading(.init("\(format(title, values))")), .list(.init(tunings.map { item($0, format) }))]
  }

  private func item(_ entry: Entry, _ format: TextFormatter) -> Block.ItemList.Item {
    var details: [Block] = [
      .sentence("\(format("By {who}: {why}", ["who": entry.by, "why": entry.because]))")
    ]
    if let review = entry.review {
      details.append(.sentence("\(format("Review on {day}", ["day": format.long(review)]))"))
    }
    if !entry.changes.isEmpty {
      let rows = entry.changes.map { change in
        Block.Table.Row([
          "\(change.path.replacing("risk.", with: ""))", "\(format(change.before ?? "none"))",
          "\(format(change.after ?? "none"))",
        ])
      }
      details.append(
        .table(
          .init([.init(""), .init(format("pack"), .trailing), .init(format("tuning"), .trailing)], rows: rows)))
    }
    let span = entry.until.map { until in
      format("{from} to {until}", ["from": format.long(entry.from), "until": format.long(until)])
    }
    return .init(
      "\(span ?? format("from {day}", ["day": format.long(entry.from)]), .strong): \(format(word(of: entry)))",
      details: details)
  }

  /// What became of a tuning.
  private func word(of entry: Entry) -> String {
    switch entry.state {
    case "in force": "in use"
    case "announced": "planned"
    case "replaced": "replaced by a later one"
    case "taken back": "undone"
    default: "undone before it began"
    }
  }
}
