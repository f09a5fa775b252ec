import Foundation
import TrackerApplication
import TrackerCore

/// Makes the computer look for due reminders by itself, with what it has already, and takes that back.
public struct TimerInstaller {
  private let environment: Environment
  private var machine: Machine { environment.machine }

  public init(_ environment: Environment) { self.environment = environment }

  // MARK: Installing

  /// What would be written and run; nothing is changed.
  ///
  /// - Parameter wanted: nil for what this computer has.
  /// - Throws: `Failure` (`system`) where that is not there, with another way.
  public func plan(_ wanted: TimerKind?) throws -> TimerPlanView {
    let kind = try wanted ?? usual()
    if let why = obstacle(to: kind) { throw refusal(of: kind, why) }
    let files = try TimerFiles(kind, environment)
    for file in files.files { try checkIsOurs(file.path) }
    var plan = TimerPlanView(
      timer: kind, isRemoval: false, isDone: false, files: files.files, lines: kind == .cron ? files.cronLines : [],
      commands: files.starting)
    plan.others = ((try? removals()) ?? []).map(\.timer).filter { $0 != kind }
    return plan
  }

  /// Does what a plan says. Where something is in the way, what was written goes again.
  ///
  /// - Throws: `Failure` (`system`) that says why, with another way.
  public func install(_ plan: TimerPlanView) throws -> TimerPlanView {
    let files = try TimerFiles(plan.timer, environment)
    if plan.timer == .cron {
      try setTable(files.added(to: try table()))
    } else {
      let before = plan.files.map { FileManager.default.contents(atPath: $0.path) }
      do {
        for file in plan.files { try write(file) }
        for command in plan.commands { try run(command, of: plan.timer) }
      } catch {
        for (file, content) in zip(plan.files, before) {
          if let content {
            try? write(TimerFile(path: file.path, text: String(decoding: content, as: UTF8.self)))
          } else {
            unlink(file.path)
          }
        }
        throw error
      }
    }
    try ReminderState.change(in: environment.home) { $0.timer = plan.timer }
    var done = plan
    done.isDone = true
    return done
  }

  // MARK: Removing

  /// What would be removed, a plan for each timer of this home; nothing is changed.
  ///
  /// - Throws: `Failure` where a file of that name is not from this program.
  public func removals() throws -> [TimerPlanView] {
    try TimerKind.allCases.compactMap { kind in
      guard let files = try? TimerFiles(kind, environment) else { return nil }
      if kind == .cron {
        guard machine.path("crontab") != nil, let table = try? table(), files.removed(from: table) != table else {
          return nil
        }
        return TimerPlanView(
          timer: kind, isRemoval: true, isDone: false, files: [], lines: files.cronLines, commands: [])
      }
      let existing = files.existing
      guard !existing.isEmpty else { return nil }
      for file in files.files { try checkIsOurs(file.path) }
      let hasTool = machine.path(kind.tool) != nil
      return TimerPlanView(
        timer: kind, isRemoval: true, isDone: false, files: existing.map { TimerFile(path: $0, text: "") }, lines: [],
        commands: hasTool ? files.stopping.before + files.stopping.after : [])
    }
  }

  /// Does what plans of removal say. A command that refuses, as without a session of the person's, keeps no file.
  ///
  /// - Throws: `Failure` (`system`) where a file can't be removed.
  public func remove(_ plans: [TimerPlanView]) throws -> TimerRemovalView {
    for plan in plans {
      let files = try TimerFiles(plan.timer, environment)
      if plan.timer == .cron {
        try setTable(files.removed(from: try table()))
        continue
      }
      for command in files.stopping.before where !plan.commands.isEmpty { try? run(command, of: plan.timer) }
      for file in plan.files where unlink(file.path) != 0 && errno != ENOENT {
        throw Failure(
          .system, "{path} cannot be removed", ["path": .verbatim(file.path)],
          recovery: "Check that you can write to its folder.")
      }
      for command in files.stopping.after where !plan.commands.isEmpty { try? run(command, of: plan.timer) }
    }
    if ReminderState(of: environment.home).timer != nil {
      try ReminderState.change(in: environment.home) { $0.timer = nil }
    }
    return TimerRemovalView(plans: plans, isDone: true)
  }

  // MARK: What the computer has

  private func usual() throws -> TimerKind {
    let ways: [TimerKind] = machine.isMac ? [.launchd, .cron] : [.systemd, .cron]
    if let kind = ways.first(where: { obstacle(to: $0) == nil }) { return kind }
    throw refusal(of: ways[0], obstacle(to: ways[0]) ?? "")
  }

  /// Why a kind of timer does not work here; nil where nothing speaks against it.
  private func obstacle(to kind: TimerKind) -> Phrase? {
    guard let path = machine.path(kind.tool) else {
      return .words("there is no {tool} on this computer", ["tool": .verbatim(kind.tool)])
    }
    guard kind == .systemd else { return nil }
    guard let asked = machine.run([path, "--user", "show-environment"]) else { return "it does not answer" }
    return asked.code == 0 ? nil : asked.why
  }

  private func refusal(of kind: TimerKind, _ why: Phrase) -> Failure {
    let next = kind.nextWay.flatMap { obstacle(to: $0) == nil ? $0 : nil }
    return Failure(
      .system, "{timer} cannot be used: {why}", ["timer": .verbatim(kind.name), "why": why],
      recovery: next == .cron
        ? "Another way: symptoms reminders install --cron"
        : "Another way, by your calendar: symptoms reminders install --ics reminders.ics")
  }

  private func run(_ command: [String], of kind: TimerKind) throws {
    guard let path = machine.path(command[0]) else { throw refusal(of: kind, obstacle(to: kind) ?? "") }
    guard let ended = machine.run([path] + command.dropFirst()) else { throw refusal(of: kind, "it does not answer") }
    guard ended.code == 0 else { throw refusal(of: kind, ended.why) }
  }

  // MARK: Files

  private func checkIsOurs(_ path: String) throws {
    guard let content = FileManager.default.contents(atPath: path) else { return }
    guard String(decoding: content, as: UTF8.self).contains(TimerKind.mark) else {
      throw Failure(
        .validation, "{path} is not from this program", ["path": .verbatim(path)],
        recovery: "Give it another name, then try again.")
    }
  }

  private func write(_ file: TimerFile) throws {
    let folder = URL(fileURLWithPath: file.path).deletingLastPathComponent().path
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure(
        .system, "The folder {path} cannot be made", ["path": .verbatim(folder)],
        recovery: "Another way, by your calendar: symptoms reminders install --ics reminders.ics")
    }
    try OutputFile(file.path).write(replacing: true) { try $0(file.text) }
  }

  /// The person's table of cron; empty where they have none.
  private func table() throws -> String {
    guard let path = machine.path("crontab") else { throw refusal(of: .cron, obstacle(to: .cron) ?? "") }
    guard let listed = machine.run([path, "-l"]) else { throw refusal(of: .cron, "it does not answer") }
    if listed.code == 0 { return listed.output }
    // The words of every cron for a person without a table.
    guard listed.errors.contains("no crontab") else { throw refusal(of: .cron, listed.why) }
    return ""
  }

  private func setTable(_ table: String) throws {
    let path = "\(environment.home)/\(ReminderState.table)"
    defer { unlink(path) }
    try OutputFile(path).write(replacing: true) { try $0(table) }
    try run(["crontab", path], of: .cron)
  }
}

extension Machine.Run {
  /// Why it did not do what it was asked, in its own words.
  fileprivate var why: Phrase {
    let line = (errors + "\n" + output).split(separator: "\n").first { !$0.allSatisfy(\.isWhitespace) }
    return line.map { .verbatim(String($0.prefix(80)).trimmed) } ?? "it gives no reason"
  }
}
