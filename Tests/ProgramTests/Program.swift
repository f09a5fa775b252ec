import Foundation
import Synchronization
import Testing

/// The built program, run as people and scripts run it.
enum Program {
  /// What a run left behind.
  struct Result: Sendable {
    var output: String
    var errors: String
    /// The exit code; nil when a signal ended the program.
    var code: Int32?
    var duration: Duration

    func json() throws -> [String: Any] { try Result.object(output) }
    func failure() throws -> [String: Any] { try Result.object(errors) }

    private static func object(_ text: String) throws -> [String: Any] {
      try #require(
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "not a JSON object: \(text)")
    }
  }

  /// Where the build put the program: beside the tests' bundle or program.
  static let path: String? = {
    let bundles = [Bundle.main] + Bundle.allBundles
    let beside = CommandLine.arguments.map { URL(fileURLWithPath: $0) } + bundles.map(\.bundleURL)
    let built = root.appendingPathComponent(".build/debug/tests")
    for start in beside + [built] {
      var folder = start.deletingLastPathComponent()
      for _ in 0..<4 {
        let candidate = folder.appendingPathComponent("symptoms")
        if isProgram(candidate.path) { return candidate.path }
        folder.deleteLastPathComponent()
      }
    }
    return nil
  }()

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
      return false
    }
    return FileManager.default.isExecutableFile(atPath: path)
  }

  /// Runs the program with nothing on standard input.
  ///
  /// - Parameters:
  ///   - environment: Added to an environment in which nothing speaks of homes, packs, colours or time zones.
  ///   - asUser: Words that run the words after them as another user; none for this one.
  ///   - killedAfter: When to kill the program with SIGKILL, if it still runs then. Whatever runs for two minutes is
  ///     killed.
  static func run(
    _ arguments: [String], home: ProgramHome? = nil, environment: [String: String] = [:], asUser: [String] = [],
    killedAfter: Duration? = nil
  ) async throws -> Result {
    let program = try #require(path, "no `symptoms` beside the tests: run `swift build --build-tests`")
    return try await start(
      asUser + [program] + arguments, environment: variables(home: home).merging(environment) { $1 },
      killedAfter: killedAfter)
  }

  /// Runs two command lines as nearly at once as two programs can: each waits at a gate that opens when both are there.
  static func together(_ first: [String], _ second: [String], home: ProgramHome) async throws -> [Result] {
    let program = try #require(path, "no `symptoms` beside the tests: run `swift build --build-tests`")
    let gate = Pipe()
    let arrived = Mutex(0)
    let arrive: @Sendable () -> Void = {
      let count = arrived.withLock {
        $0 += 1
        return $0
      }
      // A line for each: the one that reads first takes no more than its own.
      if count == 2 { try? gate.fileHandleForWriting.write(contentsOf: Data("\n\n".utf8)) }
    }
    let variables = variables(home: home)
    let runs = [first, second].map { arguments in
      Task {
        try await start(
          ["sh", "-c", #"read -r _; exec "$0" "$@" </dev/null"#, program] + arguments, environment: variables,
          input: gate.fileHandleForReading, started: arrive)
      }
    }
    return [try await runs[0].value, try await runs[1].value]
  }

  /// Runs a script of bash, in which `$0` is the program and `$1` and so on are `words`.
  static func shell(_ script: String, _ words: [String] = [], home: ProgramHome? = nil, wrapper: [String] = [])
    async throws -> Result
  {
    let program = try #require(path, "no `symptoms` beside the tests: run `swift build --build-tests`")
    return try await start(wrapper + ["bash", "-c", script, program] + words, environment: variables(home: home))
  }

  /// An environment in which nothing speaks of homes, packs, colours, languages or time zones but of this home.
  static func variables(home: ProgramHome?) -> [String: String] {
    var variables = ProcessInfo.processInfo.environment.filter { name, _ in
      !name.hasPrefix("SYMPTOMS_") && !name.hasPrefix("LC_")
        && !["NO_COLOR", "XDG_DATA_HOME", "COLUMNS"].contains(name)
    }
    variables["LANG"] = "C.UTF-8"
    variables["TZ"] = "UTC"
    variables["SYMPTOMS_HOME"] = home?.path
    return variables
  }

  /// A process is started with the signals blocked that its starter blocks, as a thread of a pool does with most:
  /// people's shells block none.
  static func withNoSignalsBlocked(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  private static func start(
    _ words: [String], environment: [String: String], killedAfter: Duration? = nil,
    input: FileHandle = .nullDevice, started arrive: () -> Void = {}
  ) async throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.environment = environment
    process.standardInput = input
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    let ended = DispatchGroup()
    ended.enter()
    process.terminationHandler = { _ in ended.leave() }
    let started = ContinuousClock.now
    try withNoSignalsBlocked { try process.run() }
    arrive()
    // Weak, as a queue keeps what waits there, cancelled or not, and a process keeps files open.
    let killer = DispatchWorkItem { [weak process] in
      if let process, process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
    let patience = killedAfter ?? .seconds(120)
    DispatchQueue.global().asyncAfter(deadline: .now() + patience / .seconds(1), execute: killer)
    let read = (output: Kept(), errors: Kept())
    read.output.read(output.fileHandleForReading, in: ended)
    read.errors.read(errors.fileHandleForReading, in: ended)
    await withCheckedContinuation { continuation in ended.notify(queue: .global()) { continuation.resume() } }
    killer.cancel()
    return Result(
      output: read.output.text, errors: read.errors.text,
      code: process.terminationReason == .exit ? process.terminationStatus : nil, duration: started.duration(to: .now))
  }
}

/// What came out of a pipe, read as it comes so that no pipe is ever full.
private final class Kept: Sendable {
  private let data = Mutex(Data())

  var text: String { data.withLock { String(decoding: $0, as: UTF8.self) } }

  func read(_ handle: FileHandle, in group: DispatchGroup) {
    DispatchQueue.global().async(group: group) { [self] in
      let all = (try? handle.readToEnd()) ?? Data()
      data.withLock { $0 = all }
      try? handle.close()
    }
  }
}

/// Tests of the built program: one after another, as each starts many processes.
@Suite("the built program", .serialized) enum ProgramTests {}
