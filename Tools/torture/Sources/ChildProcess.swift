import Foundation

/// A program that this one started, and may kill.
struct ChildProcess {
  /// How a program ended.
  enum Ending: Hashable {
    case exit(Int32)
    case signal(Int32)
  }

  let id: pid_t

  /// Starts a program with nothing on standard input.
  ///
  /// - Parameters:
  ///   - words: The program's path, then its arguments.
  ///   - environment: All of its variables.
  ///   - output: The files that standard output and standard error go to; nil leaves them to this program's.
  init(_ words: [String], environment: [String: String], output: (answer: String, errors: String)? = nil) throws {
    #if canImport(Darwin)
    var files: posix_spawn_file_actions_t?
    #else
    var files = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)
    if let output {
      posix_spawn_file_actions_addopen(&files, 1, output.answer, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      posix_spawn_file_actions_addopen(&files, 2, output.errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var started: pid_t = 0
    let code = posix_spawnp(&started, words[0], &files, nil, &arguments, &variables)
    guard code == 0 else { throw Fault("\(words[0]) cannot be started: \(String(cString: strerror(code)))") }
    id = started
  }

  func kill() { _ = Foundation.kill(id, SIGKILL) }

  /// How it ended; nil while it runs. It is asked no more afterwards.
  func ending() -> Ending? { wait(WNOHANG) }

  /// Waits until it has ended.
  @discardableResult
  func finish() -> Ending { wait(0) ?? .exit(-1) }

  private func wait(_ options: Int32) -> Ending? {
    var status: Int32 = 0
    var ended = waitpid(id, &status, options)
    while ended < 0, errno == EINTR { ended = waitpid(id, &status, options) }
    guard ended == id else { return nil }
    return status & 0x7f == 0 ? .exit((status >> 8) & 0xff) : .signal(status & 0x7f)
  }
}

/// Something that must never happen, or that the trial itself cannot do.
struct Fault: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// One line of the trial's log, at once.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

extension Duration {
  /// Seconds with one digit behind the point.
  var inSeconds: String { String(format: "%.1f s", self / .seconds(1)) }
}
