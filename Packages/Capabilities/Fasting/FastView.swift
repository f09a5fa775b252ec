import TrackerApplication
import TrackerCore

/// The answer of `fast` and of what is done with a running fast: how it stands, or how the last ones were.
public struct FastView: ReadModel {
  public static let schema = "fast/1"

  /// What was done just now.
  enum Done: String, Encodable, Sendable {
    case started, paused, resumed, changed, cancelled
  }

  /// nil for a look.
  var done: Done?
  /// nil where none is running.
  var running: FastNow?
  /// The last one that is over; nil where there never was one.
  var last: FastItem?
  var streak: FastStreak
  /// Whether the goal was taken away.
  var hasLostGoal = false
  private let cancelledStart: Phrase?
  private let givesTips: Bool

  private enum CodingKeys: String, CodingKey { case done, running, last, streak }

  /// - Parameter fast: The running one; the one that was cancelled, where that was done.
  init(
    _ done: Done?, _ fast: RunningFast?, moments: FastMoments, streak: FastStreak, last: FastItem?, givesTips: Bool
  ) {
    self.done = done
    running = done == .cancelled ? nil : fast.map { FastNow($0, moments) }
    cancelledStart = done == .cancelled ? fast.map { moments.told($0.start) } : nil
    self.last = last
    self.streak = streak
    self.givesTips = givesTips
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    if let cancelledStart {
      let says = format(.words("Cancelled: the fast since {moment}. Nothing was saved.", ["moment": cancelledStart]))
      return [.sentence("\(says)")] + (givesTips ? [.sentence("\(format("To get it back: symptoms undo"))")] : [])
    }
    guard let running else { return stopped(format) }
    let lost: [Block] = hasLostGoal ? [.sentence("\(format("This fast has no goal any more."))")] : []
    return [.sentence("\(format(running.opening(done)))")] + lost + running.blocks(format)
      + [.section([.commands(running.next(format))])]
  }

  private func stopped(_ format: TextFormatter) -> [Block] {
    var sentences: [Phrase] = ["No fast is running."]
    if let last {
      sentences.append(.words("The last one was {time}, until {moment}.", ["time": last.time, "moment": last.ended]))
    }
    sentences += streak.sentences
    return sentences.map { .sentence("\(format($0))") } + [
      .section([
        .commands([
          .init("symptoms fast start", format("start one now")),
          .init("symptoms log fast 20:00-12:00", format("log one that is over")),
        ])
      ])
    ]
  }
}

extension FastStreak {
  /// What there is to say of it; empty below two days.
  var sentences: [Phrase] {
    guard days > 1 else { return [] }
    let row: Phrase = .words("Days in a row: {count}.", ["count": .count(days)])
    return endsToday ? [row, "The row continues if a fast ends today."] : [row]
  }
}

/// How a running fast stands at a moment.
struct FastNow: Encodable, Sendable {
  var start: Instant
  /// Minutes without those of pauses.
  var minutes: Int
  var pauses: Int
  var pausedSince: Instant?
  /// Hours; nil without a goal.
  var goal: Double?
  /// 0 … 1 or more; nil without a goal.
  var share: Double?
  /// Minutes; 0 once the goal is reached, nil without one.
  var minutesLeft: Int?
  /// When it is reached, or was; nil without one, and while the fast is paused before it.
  var goalReached: Instant?
  var notes: String?
  /// The id of what is usual by now; nil within a pause.
  var stage: String?
  /// The one after it, and when it is usual.
  var nextStage: String?
  var nextStageFrom: Instant?
  private let moments: FastMoments

  private enum CodingKeys: String, CodingKey {
    case start, minutes, pauses, pausedSince, goal, share, minutesLeft, goalReached, notes, stage, nextStage
    case nextStageFrom
  }

  init(_ fast: RunningFast, _ moments: FastMoments) {
    let now = moments.now
    self.moments = moments
    start = fast.start
    minutes = fast.fastedMinutes(at: now)
    pauses = fast.pauses.count + (fast.pausedSince == nil ? 0 : 1)
    pausedSince = fast.pausedSince
    goal = fast.goal
    notes = fast.notes
    if let goal = fast.goal {
      let seconds = Double(fast.fastedSeconds(at: now))
      share = seconds / (goal * 3600)
      // A minute that has begun is still to come.
      minutesLeft = max(0, Int(((goal * 3600 - seconds) / 60).rounded(.up)))
      goalReached = fast.goalReached(at: now)
    }
    if let since = fast.minutesSincePause(at: now) {
      let usual = FastStage.usual(after: since)
      stage = usual.id
      nextStage = usual.next?.id
      nextStageFrom = usual.next.map { (fast.pauses.last?.end ?? fast.start) + Int64($0.hours) * 3600 }
    }
  }

  var time: Phrase { .duration(minutes: minutes) }
  /// The clock time of the start.
  var since: Phrase { moments.told(start) }

  /// The first sentence of an answer.
  func opening(_ done: FastView.Done?) -> Phrase {
    let values: [String: Phrase] = [
      "time": time, "since": since, "moment": pausedSince.map(moments.told) ?? moments.told(start),
    ]
    let opening: Phrase =
      switch done {
      case .started: start == moments.now ? "The fast has started." : "The fast has started, at {since}."
      case .resumed: "The fast continues. So far it is {time}, since {since}."
      case .changed where pausedSince == nil: "Changed: so far the fast is {time}, since {since}."
      case _ where pausedSince == nil: "You have fasted for {time}, since {since}."
      default: "The fast has been paused since {moment}. So far it is {time}."
      }
    return opening.filled(with: values)
  }

  /// Goal, stage and what comes after it.
  func blocks(_ format: TextFormatter) -> [Block] {
    var blocks: [Block] = []
    if let goal, let share {
      let done = min(100, Int((share * 100).rounded(.down)))
      let values: [String: Phrase] = [
        "percent": .verbatim(format.percent(points: done)), "goal": .duration(hours: goal),
      ]
      blocks.append(
        .progress(.init("\(format(.words("{percent} of {goal}", values)))", done: done, of: 100)))
      blocks.append(.sentence("\(format(ofGoal(goal)))"))
    }
    if let stage = FastStage.all.first(where: { $0.id == stage }) {
      blocks.append(.section([.sentence("\(format(stage.says))")] + after(format)))
    }
    return blocks
  }

  private func ofGoal(_ goal: Double) -> Phrase {
    let values: [String: Phrase] = [
      "goal": .duration(hours: goal), "left": .duration(minutes: minutesLeft ?? 0),
      "moment": goalReached.map(moments.told) ?? "",
    ]
    if minutesLeft == 0 { return .words("The goal of {goal} was reached at {moment}.", values) }
    return goalReached == nil
      ? .words("The goal of {goal} still needs {left}. The pause does not count.", values)
      : .words("The goal of {goal} comes in {left} ({moment}).", values)
  }

  private func after(_ format: TextFormatter) -> [Block] {
    guard let next = FastStage.all.first(where: { $0.id == nextStage }), let from = nextStageFrom else { return [] }
    let says: Phrase = .words(
      "After that comes, at about {moment}: {stage}.", ["moment": moments.told(from), "stage": next.name])
    return [.sentence("\(format(says))"), .sentence("\(format("These times are from studies. Yours may differ."))")]
  }

  /// What to type next; a fast of less than a minute can't be saved yet.
  func next(_ format: TextFormatter) -> [Block.NextCommand] {
    let stop = Block.NextCommand("symptoms fast stop", format("end it and save it"))
    if pausedSince != nil {
      return [.init("symptoms fast resume", format("continue it"))] + (minutes > 0 ? [stop] : [])
    }
    return minutes > 0
      ? [stop, .init("symptoms fast pause", format("pause it"))]
      : [.init("symptoms fast", format("see how long you have fasted"))]
  }
}
