import Foundation
import TrackerApplication
import TrackerCore
import TrackerHashing
import TrackerPacks

/// What a computer has already that can look for due reminders every quarter of an hour. The program itself never waits
/// in the background.
public enum TimerKind: String, Codable, CaseIterable, Sendable {
  case systemd, launchd, cron

  /// In what it writes, so that nothing else is ever taken for it.
  static let mark = "Written by symptoms reminders install"

  /// Its name in sentences; none is translated.
  var name: String { rawValue }

  /// The program that it takes.
  var tool: String {
    switch self {
    case .systemd: "systemctl"
    case .launchd: "launchctl"
    case .cron: "crontab"
    }
  }

  /// What is asked for after one that does not work.
  var nextWay: TimerKind? { self == .systemd ? .cron : nil }

  /// The files of this home that are there.
  func installed(in environment: Environment) -> [String] {
    (try? TimerFiles(self, environment))?.existing ?? []
  }
}

/// A file that gives reminders, as it is to be written.
struct TimerFile: Encodable, Hashable, Sendable {
  var path: String
  var text: String
}

/// What a kind of timer writes for one home, and which commands make it run or stop. Two homes never share a file.
struct TimerFiles {
  let kind: TimerKind
  let home: String
  private let machine: Machine
  private let user: String
  /// The folders of packs that the person named, as whole paths: a timer starts in no folder of theirs.
  private let packs: [String]

  /// - Throws: `Failure` (`system`) where this computer's folders are not known, or a name can't be written to such a
  ///   file.
  init(_ kind: TimerKind, _ environment: Environment) throws(Failure) {
    self.kind = kind
    home = environment.home
    machine = environment.machine
    guard let user = machine.variables["HOME"], user.hasPrefix("/"), !machine.programPath.isEmpty else {
      throw Failure(
        .system, "The folders of your account are not known here",
        recovery: "A calendar can remind you: symptoms reminders install --ics reminders.ics")
    }
    // What was named comes before the home's own packs.
    let named = environment.packs.folders.firstIndex(of: "\(home)/packs") ?? 0
    packs = environment.packs.folders.prefix(named).map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    guard
      !([user, home, machine.programPath] + packs).contains(where: { $0.unicodeScalars.contains { $0.value < 32 } })
    else {
      throw Failure(
        .system, "The name of a folder has a line break in it",
        recovery: "A calendar can remind you: symptoms reminders install --ics reminders.ics")
    }
    self.user = user
  }

  /// What is run: the program by its whole path, in this home, with the packs that were named.
  private var words: [String] {
    [machine.programPath, "reminders", "due", "--notify", "--home", home] + packs.flatMap { ["--packs", $0] }
  }

  /// Tells this home from others, and stays the same.
  var name: String { "symptoms-reminders-\(FNV1a.hexadecimal(of: home.utf8).prefix(8))" }

  var files: [TimerFile] {
    switch kind {
    case .systemd:
      [TimerFile(path: "\(systemd).service", text: service), TimerFile(path: "\(systemd).timer", text: timer)]
    case .launchd: [TimerFile(path: "\(user)/Library/LaunchAgents/\(name).plist", text: agent)]
    case .cron: []
    }
  }

  /// Those that are there, with the link by which systemd finds its timer.
  var existing: [String] {
    let link = kind == .systemd ? ["\(systemdFolder)/timers.target.wants/\(name).timer"] : []
    return (files.map(\.path) + link).filter { path in
      (try? FileManager.default.attributesOfItem(atPath: path)) != nil
    }
  }

  /// The commands that make it run, without the path of the tool.
  var starting: [[String]] {
    switch kind {
    case .systemd:
      [["systemctl", "--user", "daemon-reload"], ["systemctl", "--user", "enable", "--now", "\(name).timer"]]
    case .launchd: [["launchctl", "bootstrap", "gui/\(machine.account)", files[0].path]]
    case .cron: []
    }
  }

  /// The commands that stop it before its files go, and those for afterwards.
  var stopping: (before: [[String]], after: [[String]]) {
    switch kind {
    case .systemd:
      (
        [["systemctl", "--user", "disable", "--now", "\(name).timer"]], [["systemctl", "--user", "daemon-reload"]]
      )
    case .launchd: ([["launchctl", "bootout", "gui/\(machine.account)/\(name)"]], [])
    case .cron: ([], [])
    }
  }

  // MARK: systemd

  private var systemdFolder: String {
    let settings = machine.variables["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(user)/.config"
    return "\(settings)/systemd/user"
  }
  private var systemd: String { "\(systemdFolder)/\(name)" }

  private var service: String {
    """
    # \(TimerKind.mark). To remove it: symptoms reminders uninstall
    [Unit]
    Description=Give the reminders that are due

    [Service]
    Type=oneshot
    ExecStart=\(words.map(TimerFiles.systemdWord).joined(separator: " "))

    """
  }

  private var timer: String {
    """
    # \(TimerKind.mark). To remove it: symptoms reminders uninstall
    [Unit]
    Description=Look for reminders that are due

    [Timer]
    OnCalendar=*:0/15
    Persistent=true

    [Install]
    WantedBy=timers.target

    """
  }

  /// A word of a command line as systemd reads it: `systemd.service(5)`, “Command lines”.
  private static func systemdWord(_ word: String) -> String {
    let escaped = word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("%", with: "%%")
      .replacing("$", with: "$$")
    return "\"\(escaped)\""
  }

  // MARK: launchd

  private var agent: String {
    func string(_ text: String) -> String { "    <string>\(text.markupEscaped)</string>" }
    let minutes = [0, 15, 30, 45].map { "    <dict><key>Minute</key><integer>\($0)</integer></dict>" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- \(TimerKind.mark). To remove it: symptoms reminders uninstall -->
      <plist version="1.0">
      <dict>
        <key>Label</key>
        <string>\(name)</string>
        <key>ProgramArguments</key>
        <array>
      \(words.map(string).joined(separator: "\n"))
        </array>
        <key>StartCalendarInterval</key>
        <array>
      \(minutes.joined(separator: "\n"))
        </array>
      </dict>
      </plist>

      """
  }

  // MARK: cron

  /// The lines of a table of cron, with marks around them.
  var cronLines: [String] {
    // The bus of notifications, which cron does not know.
    let bus = machine.variables["XDG_RUNTIME_DIR"].map { ["XDG_RUNTIME_DIR=\($0.shellWord)"] } ?? []
    let command = (bus + words.map(\.shellWord)).joined(separator: " ")
    // In a table of cron, a percent sign ends the line.
    return [cronBegin, "*/15 * * * * \(command.replacing("%", with: "\\%"))", cronEnd]
  }

  private var cronBegin: String { "# \(TimerKind.mark): begin \(name)" }
  private var cronEnd: String { "# \(TimerKind.mark): end \(name)" }

  /// A table of cron without these lines; everything else stays as it is, to the byte.
  func removed(from table: String) -> String {
    var kept: [Substring] = []
    var isOurs = false
    for line in table.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == cronBegin { isOurs = true }
      if !isOurs { kept.append(line) }
      if line == cronEnd { isOurs = false }
    }
    // Marks of which one is missing are not these lines.
    return isOurs ? table : kept.joined(separator: "\n")
  }

  /// A table of cron with these lines at its end.
  func added(to table: String) -> String {
    let others = removed(from: table)
    return others + (others.isEmpty || others.hasSuffix("\n") ? "" : "\n") + cronLines.joined(separator: "\n") + "\n"
  }
}
