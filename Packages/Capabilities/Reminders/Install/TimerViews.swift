import TrackerApplication
import TrackerCore

/// What is written or removed so that reminders come by themselves, to the letter: the answer of `reminders install`.
public struct TimerPlanView: ReadModel {
  public static let schema = "reminders-install/1"

  public let timer: TimerKind
  let isRemoval: Bool
  var isDone: Bool
  let files: [TimerFile]
  /// Those of a table of cron.
  let lines: [String]
  /// As they are typed.
  let commands: [[String]]
  /// What looks for reminders on this computer besides.
  var others: [TimerKind] = []

  private enum CodingKeys: String, CodingKey { case timer, done, files, lines, commands }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(timer, forKey: .timer)
    try container.encode(isDone, forKey: .done)
    try container.encode(files, forKey: .files)
    try container.encode(lines, forKey: .lines)
    try container.encode(commands.map { $0.map(\.shellWord).joined(separator: " ") }, forKey: .commands)
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard isDone else { return plan(format) }
    return others.map(also(format)) + [
      .sentence("\(format("Done. This computer now looks every 15 minutes for reminders that are due."))"),
      .sentence("\(format("To stop it: symptoms reminders uninstall"))"),
    ]
  }

  /// That something else looks for reminders, too. Each of them still comes once.
  private func also(_ format: TextFormatter) -> (TimerKind) -> Block {
    { other in
      let values = ["timer": other.name]
      return .sentence(
        "\(format("{timer} looks for reminders here, too. To keep one: symptoms reminders uninstall", values))")
    }
  }

  /// What it would do.
  func plan(_ format: TextFormatter) -> [Block] {
    var blocks: [Block] = others.map(also(format))
    blocks += files.flatMap { file -> [Block] in
      let values = ["path": file.path]
      return isRemoval
        ? [.sentence("\(format("This removes {path}", values))")]
        : [.verbatim(file.text, caption: format("This writes {path}:", values))]
    }
    if !lines.isEmpty {
      let caption =
        isRemoval
        ? format("This removes these lines from your crontab:") : format("This adds these lines to your crontab:")
      blocks.append(.verbatim(lines.joined(separator: "\n"), caption: caption))
    }
    if !commands.isEmpty {
      let typed = commands.map { $0.map(\.shellWord).joined(separator: " ") }.joined(separator: "\n")
      blocks.append(.verbatim(typed, caption: format("And it runs:")))
    }
    return blocks
  }
}

/// What was removed: the answer of `reminders uninstall`.
public struct TimerRemovalView: ReadModel {
  public static let schema = "reminders-uninstall/1"

  public let plans: [TimerPlanView]
  let isDone: Bool

  private enum CodingKeys: String, CodingKey {
    case plans = "removed"
  }

  public init(plans: [TimerPlanView], isDone: Bool) {
    self.plans = plans
    self.isDone = isDone
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard !plans.isEmpty else {
      return [.sentence("\(format("Nothing on this computer looks for reminders, so there is nothing to remove."))")]
    }
    guard isDone else { return plans.flatMap { $0.plan(format) } }
    return [
      .sentence("\(format("Done. This computer no longer looks for reminders that are due."))"),
      .sentence("\(format("A calendar keeps what you took into it until you remove it there."))"),
    ]
  }
}

/// The calendar that was written: the answer of `reminders install --ics`.
public struct ReminderCalendarView: ReadModel {
  public static let schema = "reminders-calendar/1"

  var file: String
  var events: [ReminderRow]
  /// Those that are on and that no calendar can give.
  var leftOut: [ReminderRow]

  private enum CodingKeys: String, CodingKey { case file, events, leftOut }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(file, forKey: .file)
    try container.encode(events.map(\.id), forKey: .events)
    try container.encode(leftOut.map(\.id), forKey: .leftOut)
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let names = leftOut.map(\.id.rawValue).joined(separator: ", ")
    let out = format("Not in it, as a calendar cannot tell when: {reminders}", ["reminders": names])
    return [
      .sentence("\(format("{file} is saved. Open it with your calendar.", ["file": file]))"),
      .list(.init(events.map { "\(format($0.name)): \(format($0.about))" })),
      .sentence("\(format("A calendar reminds you every time, as it cannot see what you have done."))"),
    ] + (leftOut.isEmpty ? [] : [.sentence("\(out)")])
  }
}
