import TrackerApplication
import TrackerCore

extension ActionAccount {
  /// Whether an account tells of the action itself, of undoing it or of redoing it.
  enum Telling: String, Encodable, Sendable { case doing, undoing, redoing }

  /// Everything in sentences, such as `Removed: your check-in from 21:05.`; the command where nothing else is told.
  ///
  /// - Parameter today: Entries of another day are told with their day.
  func sentence(_ telling: Telling, _ format: TextFormatter, today: Day) -> String {
    let told = told(format, today: today)
    guard !told.isEmpty else { return format(telling.frameOfCommand, ["command": command]) }
    // What happened alike is one sentence.
    return Turn.allCases.compactMap { turn -> String? in
      let things = told.filter { $0.turn == turn }.map { Phrase.verbatim($0.what) }
      return things.isEmpty ? nil : format(telling.frame(of: turn), ["what": format(.allOf(things))])
    }.joined(separator: " ")
  }
}

extension ActionAccount.Telling {
  fileprivate func frame(of turn: ActionAccount.Turn) -> String {
    switch (turn, self) {
    case (.added, .doing): "Added: {what}."
    case (.added, _): "Restored: {what}."
    case (.changed, .doing): "Changed: {what}."
    case (.changed, .undoing): "Changed back: {what}."
    case (.changed, .redoing): "Changed again: {what}."
    case (.removed, _): "Removed: {what}."
    }
  }

  fileprivate var frameOfCommand: String {
    switch self {
    case .doing: "“{command}”."
    case .undoing: "Undone: “{command}”."
    case .redoing: "Redone: “{command}”."
    }
  }
}
