import Foundation
import TrackerCommandLine
import TrackerComposition

extension ProgramHost {
  /// Set in the environment of a chore, which starts none itself.
  private static let variable = "SYMPTOMS_CHORE"

  /// Starts what is due in processes of their own, which go on when this one has ended. It says nothing, and where
  /// something is in the way, the next command tries again.
  ///
  /// - Parameter arguments: The command line that was just answered.
  public func startChores(after arguments: [String]) {
    // While somebody types, nothing is begun.
    guard world.variables[Self.variable] == nil, arguments.first != LineCompletion.request,
      let options = try? GlobalOptions.found(in: arguments),
      let environment = try? world.environment(home: options.home, packs: options.packs)
    else { return }
    for chore in environment.registry.chores.all where chore.isDue(environment) {
      DetachedProcess.start(
        [world.programPath] + chore.arguments + ["--home", environment.home],
        environment: world.variables.merging([Self.variable: "1"]) { $1 })
    }
  }
}

/// A process that has nothing to do with this one any more: in a session of its own, without a terminal, without open
/// files, with the usual signals.
enum DetachedProcess {
  /// - Returns: Whether it was started.
  @discardableResult
  static func start(_ words: [String], environment: [String: String]) -> Bool {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    let newSession = Int32(POSIX_SPAWN_SETSID)
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    // `POSIX_SPAWN_SETSID`, which only GNU's own headers have.
    let newSession: Int32 = 0x80
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    // What a shell left open for this process, such as a pipe, would stay open with the new one.
    for descriptor in (STDERR_FILENO + 1)..<256 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var (none, usual) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigemptyset(&usual)
    for signal in [SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGALRM, SIGXFSZ] { sigaddset(&usual, signal) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(
      &attributes, Int16(newSession | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)))
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process = pid_t()
    return posix_spawn(&process, words[0], &actions, &attributes, &arguments, &variables) == 0
  }
}
