import TrackerApplication
import TrackerCore

/// A medicine of the list that was added, changed, stopped or deleted.
public struct MedicineSavedView: ReadModel {
  public static let schema = "medicine-saved/1"

  /// What was done.
  enum Turn: String, Encodable, Sendable { case added, changed, stopped, deleted }

  /// What became of the doses that were logged before.
  enum Earlier: Sendable, Hashable {
    /// Nothing that matters.
    case none
    /// They have another class, or none.
    case uncounted
    /// So many got the class.
    case counted(Int)
  }

  var medicine: MedicinesView.Item
  var turn: Turn
  let earlier: Earlier
  /// How many doses that were logged before got the class; absent where that was not asked for.
  let earlierDoses: Int?

  init(_ medicine: MedicinesView.Item, turn: Turn, earlier: Earlier) {
    self.medicine = medicine
    self.turn = turn
    self.earlier = earlier
    if case .counted(let count) = earlier { earlierDoses = count } else { earlierDoses = nil }
  }

  private enum CodingKeys: String, CodingKey { case medicine, turn, earlierDoses }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let sentences = [said(format), ofEarlier(format), next(format)].compactMap(\.self)
    return sentences.map { .sentence("\($0)") }
  }

  private func said(_ format: TextFormatter) -> String {
    let isOver = turn == .stopped || turn == .deleted || medicine.state == .stopped
    let parts = isOver ? [medicine.name] : [medicine.name, medicine.dose, medicine.schedule.map { format($0) }]
    let values = [
      "medicine": parts.compactMap(\.self).joined(separator: ", "), "day": medicine.until.map(format.short) ?? "",
    ]
    switch turn {
    case .added: return format("On your list: {medicine}.", values)
    case .changed: return format("Changed: {medicine}.", values)
    case .stopped: return format("{medicine}: the last day is {day}. Its doses stay.", values)
    case .deleted: return format("Off your list: {medicine}. Its doses stay.", values)
    }
  }

  private func ofEarlier(_ format: TextFormatter) -> String? {
    switch earlier {
    case .none: nil
    case .uncounted:
      format(
        "Doses logged before do not count for its class. To count them: {command}",
        ["command": "symptoms medicines edit \(medicine.id) --past"])
    case .counted(0): format("No earlier dose had another class.")
    case .counted(1): format("1 earlier dose now counts for its class.")
    case .counted(let count): format("{count} earlier doses now count for its class.", ["count": "\(count)"])
    }
  }

  private func next(_ format: TextFormatter) -> String? {
    switch turn {
    case .added, .changed:
      format("To log a dose: {command}", ["command": "symptoms log medication \(medicine.name.shellWord)"])
    case .stopped: nil
    case .deleted: format("To get it back: symptoms undo")
    }
  }
}
