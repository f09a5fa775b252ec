import Testing
import TrackerCore

@testable import TrackerFasting

/// A running fast as a machine of states: whatever is done in whatever order, it stays one that can be.
@Suite struct RunningFastTests {
  /// Something that may be done, at a minute.
  private enum Event: CaseIterable {
    case pause, resume, move, stop
  }

  /// What happens minute by minute, as a person would keep it on paper: the fault, or nothing.
  private struct Paper {
    var start: Int
    /// Pauses with their ends, the last one without one while it lasts.
    var pauses: [(from: Int, to: Int?)] = []
    var isOver = false

    var last: Int { pauses.last.map { $0.to ?? $0.from } ?? start }
    var isPaused: Bool { pauses.last.map { $0.to == nil } ?? false }

    /// Whether the event can be.
    mutating func take(_ event: Event, at minute: Int) -> Bool {
      switch event {
      case .pause:
        guard !isPaused, minute >= last else { return false }
        pauses.append((minute, nil))
      case .resume:
        guard isPaused, minute >= last else { return false }
        pauses[pauses.count - 1].to = minute
        if pauses[pauses.count - 1].from == minute { pauses.removeLast() }
      case .move:
        guard pauses.first.map({ minute < $0.from }) ?? true else { return false }
        start = minute
      case .stop:
        guard minute >= last, fasted(until: minute) >= 1 else { return false }
        isOver = true
      }
      return true
    }

    /// Minutes that are in no pause, counted one by one.
    func fasted(until now: Int) -> Int {
      guard start < now else { return 0 }
      return (start..<now).count { minute in !pauses.contains { $0.from <= minute && minute < $0.to ?? now } }
    }
  }

  private static func at(_ minute: Int) -> Instant { Instant(seconds: 1_773_000_000 + Int64(minute) * 60) }

  private static func apply(_ event: Event, at minute: Int, to fast: inout RunningFast) -> Bool {
    do throws(RunningFast.Fault) {
      switch event {
      case .pause: try fast.pause(at: at(minute))
      case .resume: try fast.resume(at: at(minute))
      case .move: try fast.move(startTo: at(minute))
      case .stop: _ = try fast.stopped(at: at(minute))
      }
      return true
    } catch { return false }
  }

  @Test("four events in every order and at every time agree with what is kept on paper")
  func orders() {
    let minutes = [0, 3, 8]
    let steps = Event.allCases.flatMap { event in minutes.map { (event, $0) } }
    var lines = [[]] as [[(Event, Int)]]
    for _ in 0..<4 { lines = lines.flatMap { line in steps.map { line + [$0] } } }
    #expect(lines.count == 20_736)
    var (accepted, refused) = (0, 0)
    for line in lines {
      var fast = RunningFast(start: Self.at(2))
      var paper = Paper(start: 2)
      for (event, minute) in line {
        let before = fast
        let isTaken = Self.apply(event, at: minute, to: &fast)
        guard isTaken == paper.take(event, at: minute) else {
          Issue.record("\(event) at \(minute) of \(line)")
          return
        }
        guard isTaken else {
          refused += 1
          if fast == before { continue }
          Issue.record("what is refused changes nothing: \(line)")
          return
        }
        accepted += 1
        if paper.isOver { break }
        for now in [8, 12] where fast.fastedMinutes(at: Self.at(now)) != paper.fasted(until: now) {
          Issue.record("\(fast.fastedMinutes(at: Self.at(now))) minutes of \(line)")
          return
        }
      }
    }
    #expect(accepted > 5_000 && refused > 5_000)
  }

  @Test("what is wrong is told apart")
  func faults() throws {
    var fast = RunningFast(start: Self.at(10))
    #expect(throws: RunningFast.Fault.isNotPaused) { try fast.resume(at: Self.at(20)) }
    #expect(throws: RunningFast.Fault.beforeStart) { try fast.pause(at: Self.at(9)) }
    #expect(throws: RunningFast.Fault.beforeStart) { try fast.stopped(at: Self.at(9)) }
    #expect(throws: RunningFast.Fault.tooShort) { try fast.stopped(at: Self.at(10)) }
    #expect(throws: RunningFast.Fault.tooShort) { try fast.stopped(at: Self.at(10) + 59) }
    try fast.pause(at: Self.at(30))
    #expect(throws: RunningFast.Fault.isPaused(since: Self.at(30))) { try fast.pause(at: Self.at(40)) }
    #expect(throws: RunningFast.Fault.beforePause(Self.at(30))) { try fast.resume(at: Self.at(29)) }
    #expect(throws: RunningFast.Fault.startsBehindPause(Self.at(30))) { try fast.move(startTo: Self.at(30)) }
    try fast.resume(at: Self.at(40))
    #expect(throws: RunningFast.Fault.beforePause(Self.at(40))) { try fast.stopped(at: Self.at(35)) }
    let week = RunningFast.longestMinutes
    #expect(throws: RunningFast.Fault.tooLong) { try fast.stopped(at: Self.at(11 + week)) }
    #expect(try fast.stopped(at: Self.at(10 + week)).span.minutes == week)
    fast.removePauses()
    try fast.move(startTo: Self.at(35))
    #expect(fast.fastedMinutes(at: Self.at(45)) == 10)
  }

  @Test("a fast that is stopped within a pause ended as the pause began")
  func stoppedWithinPause() throws {
    var fast = RunningFast(start: Self.at(0))
    try fast.pause(at: Self.at(100))
    try fast.resume(at: Self.at(130))
    try fast.pause(at: Self.at(200))
    let (span, pauses) = try fast.stopped(at: Self.at(900))
    #expect(span == TimeSpan(start: Self.at(0), end: Self.at(200)))
    #expect(pauses == [TimeSpan(start: Self.at(100), end: Self.at(130))].compactMap(\.self))
    #expect(fast.fastedMinutes(at: Self.at(900)) == 170)
  }

  @Test("pauses put the goal off, but not once it is reached")
  func goals() throws {
    var fast = RunningFast(start: Self.at(0), goal: 2)
    #expect(fast.goalReached(at: Self.at(10)) == Self.at(120))
    try fast.pause(at: Self.at(60))
    #expect(fast.goalReached(at: Self.at(70)) == nil, "nobody knows how long the pause will be")
    try fast.resume(at: Self.at(90))
    #expect(fast.goalReached(at: Self.at(95)) == Self.at(150))
    try fast.pause(at: Self.at(150))
    #expect(fast.goalReached(at: Self.at(500)) == Self.at(150))
    // One that begins shortly before the goal puts it off by all of its length.
    var late = RunningFast(start: Self.at(0), goal: 2)
    try late.pause(at: Self.at(110))
    try late.resume(at: Self.at(130))
    #expect(late.goalReached(at: Self.at(135)) == Self.at(140))
    #expect(RunningFast(start: Self.at(0)).goalReached(at: Self.at(5)) == nil)
  }

  @Test("a clock that was put back makes no time negative")
  func clockPutBack() {
    let fast = RunningFast(start: Self.at(100), goal: 1)
    #expect(fast.fastedSeconds(at: Self.at(40)) == 0)
    #expect(fast.minutesSincePause(at: Self.at(40)) == 0)
  }

  @Test("stages begin with their hours, and start again behind a pause")
  func stages() throws {
    #expect(FastStage.all.map(\.hours) == [0, 4, 12, 36])
    #expect(FastStage.usual(after: 0).id == "meal" && FastStage.usual(after: 239).id == "meal")
    #expect(FastStage.usual(after: 240).id == "stores")
    #expect(FastStage.usual(after: 12 * 60).id == "switch" && FastStage.usual(after: 9_999).id == "fat")
    #expect(FastStage.usual(after: 9_999).next == nil)
    var fast = RunningFast(start: Self.at(0))
    try fast.pause(at: Self.at(780))
    #expect(fast.minutesSincePause(at: Self.at(800)) == nil)
    try fast.resume(at: Self.at(810))
    #expect(fast.minutesSincePause(at: Self.at(820)) == 10)
  }
}
