import Foundation
import Synchronization
import Testing
import TrackerApplication
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerReminders
@testable import TrackerRemindersCommands

/// What is written so that a computer looks for reminders by itself, and that it all goes again.
@Suite struct TimerTests {
  /// A computer with some tools and a table of cron.
  private final class Computer: Sendable {
    let table: Mutex<String?>
    let refusing: Mutex<Set<String>>
    let ran = Recorded()

    init(table: String? = nil, refusing: Set<String> = []) {
      self.table = Mutex(table)
      self.refusing = Mutex(refusing)
    }

    func machine(
      home: String, tools: Set<String>, isMac: Bool = false, program: String = "/opt/my apps/symptoms"
    ) -> Machine {
      Machine(
        isMac: isMac, programPath: program,
        variables: ["HOME": "\(home)/user", "XDG_RUNTIME_DIR": "/run/user/1000"], account: 1000,
        path: { tools.contains($0) ? "/bin/\($0)" : nil },
        run: { words in
          self.ran.add(words)
          if self.refusing.withLock({ refusing in words.contains { refusing.contains($0) } }) {
            return .init(code: 1, errors: "Failed to connect to bus\nmore\n")
          }
          guard words[0] == "/bin/crontab" else { return .init(code: 0) }
          guard words[1] != "-l" else {
            return self.table.withLock { table in
              table.map { .init(code: 0, output: $0) } ?? .init(code: 1, errors: "no crontab for somebody\n")
            }
          }
          let table = try? String(contentsOfFile: words[1], encoding: .utf8)
          self.table.withLock { $0 = table }
          return .init(code: 0)
        })
    }
  }

  private static func environment(_ world: ReminderWorld, _ machine: Machine) -> Environment {
    var environment = world.world.context.environment
    environment.machine = machine
    return environment
  }

  /// Every file below a folder, with its text.
  private static func files(in folder: String) -> [String: String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.reduce(into: [:]) { files, name in
      files[name] = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    }
  }

  @Test("systemd gets a service and a timer, and all of it goes again")
  func systemd() throws {
    let world = try ReminderWorld()
    let computer = Computer()
    let environment = Self.environment(world, computer.machine(home: world.home, tools: ["systemctl", "crontab"]))
    let installer = TimerInstaller(environment)
    let before = Self.files(in: world.home)
    let plan = try installer.plan(nil)
    #expect(plan.timer == .systemd && Self.files(in: world.home) == before, "a plan changes nothing")
    _ = try installer.install(plan)
    let user = "\(world.home)/user/.config/systemd/user"
    #expect(Set(plan.files.map(\.path)).allSatisfy { $0.hasPrefix("\(user)/symptoms-reminders-") })
    for file in plan.files { #expect(try String(contentsOfFile: file.path, encoding: .utf8) == file.text) }
    let service = try #require(plan.files.first { $0.path.hasSuffix(".service") }).text
    #expect(
      service.contains(
        "ExecStart=\"/opt/my apps/symptoms\" \"reminders\" \"due\" \"--notify\" \"--home\" \"\(world.home)\"\n"))
    let timer = try #require(plan.files.first { $0.path.hasSuffix(".timer") }).text
    #expect(timer.contains("OnCalendar=*:0/15\nPersistent=true\n"))
    let name = TimerFileName.of(plan)
    #expect(
      computer.ran.all.suffix(2) == [
        ["/bin/systemctl", "--user", "daemon-reload"],
        ["/bin/systemctl", "--user", "enable", "--now", "\(name).timer"],
      ])
    #expect(ReminderState(of: world.home).timer == .systemd)
    // Files that others put there stay.
    try "mine".write(toFile: "\(user)/mine.timer", atomically: true, encoding: .utf8)
    let removals = try installer.removals()
    #expect(removals.flatMap(\.files).map(\.path) == plan.files.map(\.path))
    _ = try installer.remove(removals)
    #expect(Self.files(in: user) == ["mine.timer": "mine"])
    #expect(computer.ran.all.contains(["/bin/systemctl", "--user", "disable", "--now", "\(name).timer"]))
    #expect(ReminderState(of: world.home).timer == nil)
    #expect(try installer.removals().isEmpty)
  }

  @Test("a home of its own has files of its own")
  func twoHomes() throws {
    let (first, second) = (try ReminderWorld(), try ReminderWorld())
    let tools: Set = ["systemctl"]
    let one = TimerInstaller(Self.environment(first, Computer().machine(home: first.home, tools: tools)))
    let other = TimerInstaller(Self.environment(second, Computer().machine(home: first.home, tools: tools)))
    _ = try one.install(try one.plan(nil))
    _ = try other.install(try other.plan(nil))
    #expect(Self.files(in: "\(first.home)/user/.config/systemd/user").count == 4)
    _ = try one.remove(try one.removals())
    #expect(try one.removals().isEmpty && !other.removals().isEmpty)
  }

  @Test(
    "signs that systemd reads are written so that it does not",
    arguments: [("a\"b\\c", "\"a\\\"b\\\\c\""), ("50%", "\"50%%\""), ("$HOME", "\"$$HOME\"")])
  func quoted(folder: String, written: String) throws {
    let world = try ReminderWorld()
    let machine = Computer().machine(home: world.home, tools: ["systemctl"], program: folder)
    let plan = try TimerInstaller(Self.environment(world, machine)).plan(.systemd)
    #expect(plan.files[0].text.contains("ExecStart=\(written) \"reminders\""))
  }

  @Test(
    "cron gets lines between marks, and every other line stays, to the byte",
    arguments: [nil, "", "5 4 * * * old", "# a\n\n\n1 * * * * b\n"])
  func cron(table: String?) throws {
    let world = try ReminderWorld()
    let computer = Computer(table: table)
    let machine = computer.machine(home: world.home, tools: ["crontab"], program: "/opt/50%/symptoms")
    let installer = TimerInstaller(Self.environment(world, machine))
    let plan = try installer.plan(nil)
    #expect(plan.timer == .cron && plan.lines.count == 3)
    _ = try installer.install(plan)
    let added = computer.table.withLock { $0 ?? "" }
    #expect(added.hasPrefix(table ?? ""))
    #expect(
      plan.lines[1]
        == "*/15 * * * * XDG_RUNTIME_DIR=/run/user/1000 /opt/50\\%/symptoms reminders due --notify --home \(world.home)"
    )
    // Installed again, the lines are there once.
    _ = try installer.install(try installer.plan(.cron))
    #expect(computer.table.withLock { $0 } == added)
    #expect(added.components(separatedBy: plan.lines[1]).count == 2)
    _ = try installer.remove(try installer.removals())
    let left = computer.table.withLock { $0 ?? "" }
    let ended = (table ?? "").isEmpty || table?.hasSuffix("\n") == true
    #expect(left == (table ?? "") + (ended ? "" : "\n"))
    #expect(Self.files(in: world.home)[ReminderState.table] == nil, "the table on its way is gone")
  }

  @Test("where something else looks for reminders already, that is said before and after, and both go again")
  func besides() throws {
    let world = try ReminderWorld()
    let computer = Computer()
    let environment = Self.environment(world, computer.machine(home: world.home, tools: ["systemctl", "crontab"]))
    let installer = TimerInstaller(environment)
    let format = try world.world.context.session().format
    let remark = "looks for reminders here, too. To keep one: symptoms reminders uninstall"
    func says(_ plan: TimerPlanView) -> String { "\(plan.blocks(format))" }
    let first = try installer.plan(.cron)
    #expect(first.others.isEmpty && !says(first).contains(remark))
    _ = try installer.install(first)
    // The same one again is nothing besides.
    #expect(try installer.plan(.cron).others.isEmpty)
    let second = try installer.plan(.systemd)
    #expect(second.others == [.cron] && says(second).contains("cron \(remark)"))
    #expect(says(try installer.install(second)).contains("cron \(remark)"))
    #expect(try installer.plan(.cron).others == [.systemd])
    _ = try installer.remove(try installer.removals())
    #expect(try installer.plan(.systemd).others.isEmpty && installer.removals().isEmpty)
    #expect(computer.table.withLock { $0 } == "")
  }

  @Test("folders of packs that were named are kept in a timer, the home's own and those of the program are not")
  func packs() throws {
    let world = try ReminderWorld()
    var environment = Self.environment(world, Computer().machine(home: world.home, tools: ["crontab"]))
    environment.packs = PackLibrary(folders: ["/my packs", "more", "\(world.home)/packs", "/opt/Conditions"])
    let lines = try TimerFiles(.cron, environment).cronLines.joined()
    let here = FileManager.default.currentDirectoryPath
    #expect(lines.contains("--packs '/my packs' --packs \(here.shellWord)/more"), "\(lines)")
    #expect(!lines.contains("/opt/Conditions") && !lines.contains("\(world.home)/packs"))
  }

  @Test("a mark without its end removes nothing")
  func cutMarks() throws {
    let world = try ReminderWorld()
    let environment = Self.environment(world, Computer().machine(home: world.home, tools: ["crontab"]))
    let files = try TimerFiles(.cron, environment)
    let cut = files.cronLines[0] + "\n1 * * * * somebody else's\n"
    #expect(files.removed(from: cut) == cut)
  }

  @Test("launchd gets a list of properties that can be read, and it goes again")
  func launchd() throws {
    let world = try ReminderWorld()
    let computer = Computer()
    let machine = computer.machine(
      home: world.home, tools: ["launchctl", "crontab"], isMac: true, program: "/opt/a & <b>/symptoms")
    let installer = TimerInstaller(Self.environment(world, machine))
    let plan = try installer.plan(nil)
    _ = try installer.install(plan)
    let path = try #require(plan.files.first).path
    #expect(path.hasPrefix("\(world.home)/user/Library/LaunchAgents/symptoms-reminders-"))
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    #expect(
      list?["ProgramArguments"] as? [String] == [
        "/opt/a & <b>/symptoms", "reminders", "due", "--notify", "--home", world.home,
      ])
    #expect((list?["StartCalendarInterval"] as? [[String: Int]])?.compactMap { $0["Minute"] } == [0, 15, 30, 45])
    #expect(list?["Label"] as? String == TimerFileName.of(plan))
    #expect(computer.ran.all.last == ["/bin/launchctl", "bootstrap", "gui/1000", path])
    _ = try installer.remove(try installer.removals())
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test(
    "a timer that cannot be installed says why and offers another way",
    arguments: [
      (nil, [], "there is no systemctl on this computer", "--ics"),
      (TimerKind.systemd, ["systemctl", "crontab"], "Failed to connect to bus", "--cron"),
      (TimerKind.systemd, ["systemctl"], "Failed to connect to bus", "--ics"),
      (TimerKind.launchd, ["crontab"], "there is no launchctl on this computer", "--ics"),
      (TimerKind.cron, ["systemctl"], "there is no crontab on this computer", "--ics"),
    ] as [(TimerKind?, Set<String>, String, String)])
  func refused(kind: TimerKind?, tools: Set<String>, why: String, other: String) throws {
    let world = try ReminderWorld()
    let computer = Computer(refusing: ["show-environment"])
    let installer = TimerInstaller(Self.environment(world, computer.machine(home: world.home, tools: tools)))
    let failure = #expect(throws: Failure.self) { try installer.plan(kind) }
    #expect(failure?.message.description.contains(why) == true, "\(failure?.message.description ?? "")")
    #expect(failure?.recovery?.description.contains(other) == true)
  }

  @Test("without a session of systemd, cron is the usual way")
  func usual() throws {
    let world = try ReminderWorld()
    let computer = Computer(refusing: ["show-environment"])
    let machine = computer.machine(home: world.home, tools: ["systemctl", "crontab"])
    #expect(try TimerInstaller(Self.environment(world, machine)).plan(nil).timer == .cron)
  }

  @Test("where the last step is refused, what was written goes again, and what was there is back")
  func takenBack() throws {
    let world = try ReminderWorld()
    let computer = Computer()
    let environment = Self.environment(world, computer.machine(home: world.home, tools: ["systemctl"]))
    let installer = TimerInstaller(environment)
    let plan = try installer.plan(.systemd)
    computer.refusing.withLock { $0 = ["enable"] }
    let failure = #expect(throws: Failure.self) { _ = try installer.install(plan) }
    #expect(failure?.message.description.contains("Failed to connect to bus") == true)
    #expect(plan.files.allSatisfy { !FileManager.default.fileExists(atPath: $0.path) })
    #expect(ReminderState(of: world.home).timer == nil)
    computer.refusing.withLock { $0 = [] }
    _ = try installer.install(plan)
    computer.refusing.withLock { $0 = ["enable"] }
    #expect(throws: Failure.self) { _ = try installer.install(plan) }
    for file in plan.files { #expect(try String(contentsOfFile: file.path, encoding: .utf8) == file.text) }
  }

  @Test("a file of the same name that is somebody else's is left alone")
  func foreign() throws {
    let world = try ReminderWorld()
    let environment = Self.environment(world, Computer().machine(home: world.home, tools: ["systemctl"]))
    let installer = TimerInstaller(environment)
    let path = try #require(try installer.plan(.systemd).files.first).path
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "mine".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(throws: Failure.self) { try installer.plan(.systemd) }
    #expect(throws: Failure.self) { try installer.removals() }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
  }

  @Test("the command shows what it writes and asks; without a yes nothing is written")
  func asks() throws {
    let world = try ReminderWorld()
    let computer = Computer()
    var context = world.world.context
    context.environment.machine = computer.machine(home: world.home, tools: ["systemctl"])
    func run(_ words: [String], answers: [String]? = nil) throws -> ScriptedTerminal {
      let terminal = ScriptedTerminal(lines: answers ?? [], hasKeyboard: answers != nil, width: 200)
      var context = context
      context.use(terminal)
      do { try RemindersInstallCommand.parse(words).runAsking(in: context) } catch let failure as Failure {
        terminal.writeError("\(failure.message) \(failure.recovery?.description ?? "")")
      }
      return terminal
    }
    let refused = try run([])
    #expect(
      refused.errors.contains("OnCalendar=*:0/15")
        && refused.errors.contains("symptoms reminders install --systemd --yes"))
    let no = try run([], answers: ["n"])
    #expect(no.errors.contains("Do this?") && no.output.contains("OnCalendar"))
    #expect(Self.files(in: "\(world.home)/user").isEmpty)
    let yes = try run([], answers: ["y"])
    #expect(yes.output.components(separatedBy: "OnCalendar").count == 2, "shown once")
    #expect(yes.output.contains("Done.") && Self.files(in: "\(world.home)/user").count == 2)
    let insisted = try run(["--systemd", "--yes"])
    #expect(insisted.errors.contains("OnCalendar") && insisted.output.contains("Done."))
  }
}

/// The name that the files of a plan have.
private enum TimerFileName {
  static func of(_ plan: TimerPlanView) -> String {
    plan.files.first.map { URL(fileURLWithPath: $0.path).deletingPathExtension().lastPathComponent } ?? ""
  }
}
