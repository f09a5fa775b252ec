import TrackerApplication
import TrackerCore

/// One thing that a person tracks of their own.
public struct TrackableView: ReadModel {
  public static let schema = "trackable/1"

  var trackable: TrackablesView.Item
  /// The last day with a value; absent where there is none.
  var lastDay: Day?
  /// The value of that day.
  var lastValue: Double?
  private let definition: TrackableDefinition

  private enum CodingKeys: String, CodingKey { case trackable, lastDay, lastValue }

  init(item: TrackablesView.Item, definition: TrackableDefinition, last: DayTotal?) {
    trackable = item
    self.definition = definition
    lastDay = last?.day
    lastValue = last?.value
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let heading = Block.heading(
      .init("\(trackable.label)", aside: trackable.hidden ? "\(format("hidden"))" : ""))
    return [heading] + facts(format) + [.section([.commands(commands(format))])]
  }

  private func facts(_ format: TextFormatter) -> [Block] {
    let step = trackable.step.map { format("in steps of {step}", ["step": format.number($0, upTo: 3)]) }
    let none =
      trackable.role == .foods
      ? format("none, if you logged food that day")
      : trackable.absence == .none
        ? format("none, if you logged anything else that day") : format("not known")
    let last = lastDay.flatMap { day in
      lastValue.map { value in
        format("{value}, {day}", ["value": format(definition.told(value)), "day": format.short(day)])
      }
    }
    let also =
      trackable.also
      + trackable.merged.map(\.rawValue).filter { id in
        !trackable.also.contains { $0.metricWord == id }
      }
    let facts: [(String, String)] = [
      (format("Values"), [format(trackable.scale), step].compactMap(\.self).joined(separator: ", ")),
      (format("Several values"), format(definition.dayTold)), (format("Days without it"), none),
      (format("But not"), trackable.butNot.joined(separator: ", ")),
      (
        format("Check-in"),
        trackable.role != .symptom ? "" : trackable.asked ? format("asks for it") : format("does not ask")
      ),
      (format("Question"), trackable.question ?? ""), (format("Also called"), also.joined(separator: ", ")),
      (format("Part of"), trackable.conditionName ?? ""),
      (format("Days logged"), format.words.number("\(trackable.days)")), (format("Last value"), last ?? ""),
      (format("For goals and files"), trackable.metric.rawValue),
    ]
    return facts.filter { !$0.1.isEmpty }.map { .fact(.init($0.0, "\($0.1)")) }
  }

  private func commands(_ format: TextFormatter) -> [Block.NextCommand] {
    let name = trackable.id.rawValue.shellWord
    let follow =
      trackable.followed
      ? Block.NextCommand("symptoms trackers \(name)", format("see its goal and trend"))
      : Block.NextCommand("symptoms own follow \(name)", format("see it among your trackers"))
    return [.init(trackable.command, format("log it")), follow]
  }
}

/// What was done with something that a person tracks of their own.
public struct TrackableSavedView: ReadModel {
  public static let schema = "trackable-saved/1"

  /// What was done.
  enum Turn: String, Encodable, Sendable {
    case added, renamed, changed, merged, hidden, shown, followed, unfollowed, asked, unasked, deleted
  }

  /// As it is now; of one that was deleted, as it was. Its days are those whose entries count as its own from now on.
  var trackable: TrackablesView.Item
  var turn: Turn
  /// Its label before; absent where it is new.
  var was: String?
  let givesTips: Bool

  private enum CodingKeys: String, CodingKey { case trackable, turn, was }

  public func blocks(_ format: TextFormatter) -> [Block] {
    [said(format), taken(format), next(format)].compactMap(\.self).map { .sentence("\($0)") }
  }

  private func said(_ format: TextFormatter) -> String {
    let values = ["name": trackable.label, "was": was ?? "", "scale": format(trackable.scale)]
    switch turn {
    case .added: return format("You track {name} from now on: {scale}.", values)
    case .renamed:
      return was == trackable.label
        ? format("It is already called {name}. Nothing was changed.", values)
        : format("{was} is called {name} now. The old name still works.", values)
    case .changed: return format("{name} is changed: {scale}.", values)
    case .merged: return format("Both are {name} from now on. The other name still works.", values)
    case .hidden: return format("{name} is hidden. What you logged stays, and you can still log it.", values)
    case .shown: return format("{name} is shown again.", values)
    case .followed: return format("{name} is among your trackers and on the hub.", values)
    case .unfollowed: return format("{name} is no longer among your trackers.", values)
    case .asked: return format("The check-in asks for {name} from now on.", values)
    case .unasked: return format("The check-in no longer asks for {name}.", values)
    case .deleted:
      return trackable.role == .foods
        ? format("{name} is deleted. The meals that you logged stay.", values)
        : format("{name} is deleted. What you logged stays, as plain numbers.", values)
    }
  }

  private func taken(_ format: TextFormatter) -> String? {
    switch trackable.days {
    case 0: nil
    case 1: format("What you logged before, on 1 day, counts.")
    default:
      format(
        "What you logged before, on {count} days, counts.",
        ["count": format.words.number("\(trackable.days)")])
    }
  }

  private func next(_ format: TextFormatter) -> String? {
    let name = trackable.id.rawValue.shellWord
    switch turn {
    case .added: return format("To log it: {command}", ["command": trackable.command])
    case .hidden: return format("To show it again: {command}", ["command": "symptoms own unhide \(name)"])
    case .followed: return format("To see it: {command}", ["command": "symptoms trackers \(name)"])
    case .merged where givesTips, .changed where givesTips: return format("To take it back: symptoms undo")
    case .deleted: return format("To get it back: symptoms undo")
    default: return nil
    }
  }
}
