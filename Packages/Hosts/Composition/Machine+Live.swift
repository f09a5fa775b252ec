import Foundation
import TrackerApplication

extension Machine {
  /// How long another program may take, in seconds, unless it is known to take longer.
  private static let limit = 10.0

  /// The computer as it is.
  ///
  /// - Parameters:
  ///   - programPath: The whole path of this program.
  ///   - variables: The environment's variables.
  static func live(programPath: String, variables: [String: String]) -> Machine {
    #if os(macOS)
    let isMac = true
    #else
    let isMac = false
    #endif
    let folders = (variables["PATH"] ?? "").split(separator: ":").map(String.init) + ["/usr/bin", "/bin"]
    return Machine(
      isMac: isMac, programPath: programPath, variables: variables, account: getuid(),
      path: { tool in
        folders.lazy.map { "\($0)/\(tool)" }.first {
          $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0)
        }
      },
      run: { run($0, variables: variables, within: limit) },
      runLong: { run($0, variables: variables, within: $1) }, runOnScreen: { runOnScreen($0, variables: variables) })
  }

  /// Foundation's `Process` opens a socket of the internet, though it sends nothing; this opens none.
  private static func run(_ words: [String], variables: [String: String], within seconds: Double) -> Run? {
    guard let path = words.first, let output = tmpfile() else { return nil }
    defer { fclose(output) }
    guard let errors = tmpfile() else { return nil }
    defer { fclose(errors) }
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, fileno(output), STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, fileno(errors), STDERR_FILENO)
    var arguments = words.map { strdup($0) } + [nil]
    var environment = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + environment { free(text) } }
    var process = pid_t()
    guard posix_spawn(&process, path, &actions, nil, &arguments, &environment) == 0 else { return nil }
    var status: Int32 = 0
    let end = ContinuousClock.now + .seconds(seconds)
    while waitpid(process, &status, WNOHANG) == 0 {
      guard ContinuousClock.now < end else {
        kill(process, SIGKILL)
        waitpid(process, &status, 0)
        return nil
      }
      usleep(2_000)
    }
    let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : status & 0x7F
    return Run(code: code, output: text(of: output), errors: text(of: errors))
  }

  /// The program has the terminal: what is typed to end it ends this one neither.
  private static func runOnScreen(_ words: [String], variables: [String: String]) -> Int32? {
    guard let path = words.first else { return nil }
    let before = [SIGINT, SIGQUIT].map { (signal: $0, handler: signal($0, SIG_IGN)) }
    defer { for (number, handler) in before { signal(number, handler) } }
    #if canImport(Darwin)
    var attributes: posix_spawnattr_t?
    #else
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGQUIT, SIGPIPE] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var arguments = words.map { strdup($0) } + [nil]
    var environment = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + environment { free(text) } }
    var process = pid_t()
    guard posix_spawn(&process, path, nil, &attributes, &arguments, &environment) == 0 else { return nil }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { guard errno == EINTR else { return nil } }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : status & 0x7F
  }

  /// All that was written to a file.
  private static func text(of file: UnsafeMutablePointer<FILE>) -> String {
    let descriptor = fileno(file)
    lseek(descriptor, 0, SEEK_SET)
    let data = try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).readToEnd()
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
