import Foundation
import TrackerCore

/// The built program, run with a home of its own.
struct Program {
  let path: String
  let home: String
  /// Where answers and temporary files go.
  let folder: String
  /// Added to an environment in which nothing speaks of homes, packs, colours or zones.
  var variables: [String: String] = [:]

  /// What a run said, and how it ended.
  struct Answer {
    var words: [String]
    var ending: ChildProcess.Ending
    var output: String
    var errors: String
    var duration: Duration

    var isDone: Bool { ending == .exit(0) }
    /// It says that it was done, and that the answer could not be written.
    var isDoneUnanswered: Bool { ending == .exit(3) && errors.contains("Saved") }
    var json: JSONValue? { Program.json(output) }
    /// What was refused, as JSON: warnings may stand before it.
    var failure: JSONValue? { errors.firstIndex(of: "{").flatMap { Program.json(String(errors[$0...])) } }
    var text: String { "\(words.joined(separator: " ")) → \(ending) \(output.prefix(300)) \(errors.prefix(600))" }

    /// What is wrong with how it ended, whatever it was about; nil for a clear answer.
    var fault: String? {
      switch ending {
      case .exit(0): return errors.contains("Fatal error") ? "it crashed: \(text)" : nil
      case .exit(1), .exit(2), .exit(64):
        // Of an answer that could not be written, a line in words tells: whoever asked for JSON got none of it.
        let said = failure?["message"]?.text ?? (errors.contains("The answer cannot be written") ? errors : "")
        return said.isEmpty ? "no clear answer: \(text)" : nil
      case .exit, .signal: return isDoneUnanswered ? nil : "it crashed: \(text)"
      }
    }
  }

  /// A run that has not ended.
  struct Running {
    let words: [String]
    let process: ChildProcess
    fileprivate let files: (answer: String, errors: String)
    let started = ContinuousClock.now

    func answer(_ ending: ChildProcess.Ending) -> Answer {
      Answer(
        words: words, ending: ending, output: (try? String(contentsOfFile: files.answer, encoding: .utf8)) ?? "",
        errors: (try? String(contentsOfFile: files.errors, encoding: .utf8)) ?? "",
        duration: started.duration(to: .now))
    }
  }

  init(path: String, home: String, folder: String) throws {
    self.path = path
    self.home = home
    self.folder = folder
    try FileManager.default.createDirectory(atPath: "\(folder)/tmp", withIntermediateDirectories: true)
  }

  private var environment: [String: String] {
    var all = ProcessInfo.processInfo.environment.filter { name, _ in
      !name.hasPrefix("SYMPTOMS_") && !["NO_COLOR", "XDG_DATA_HOME", "COLUMNS", "LANG", "LC_ALL"].contains(name)
    }
    all["TZ"] = "UTC"
    all["SYMPTOMS_HOME"] = home
    all["TMPDIR"] = "\(folder)/tmp"
    return all.merging(variables) { $1 }
  }

  /// - Parameters:
  ///   - wrapper: Words before the program's own, such as those of strace.
  ///   - place: What tells apart runs at the same time.
  func start(_ words: [String], wrapper: [String] = [], place: Int = 0) throws -> Running {
    let files = (answer: "\(folder)/answer-\(place)", errors: "\(folder)/errors-\(place)")
    let process = try ChildProcess(wrapper + [path] + words, environment: environment, output: files)
    return Running(words: words, process: process, files: files)
  }

  /// Runs it to its end.
  func run(_ words: [String], wrapper: [String] = []) throws -> Answer {
    let running = try start(words, wrapper: wrapper)
    return running.answer(running.process.finish())
  }

  /// Runs what must work.
  @discardableResult
  func must(_ words: [String]) throws -> Answer {
    let answer = try run(words)
    guard answer.isDone else { throw Fault("this must work: \(answer.text)") }
    return answer
  }

  /// Sets somebody up.
  func onboard() throws {
    try must([
      "onboard", "--pack", "universal", "--name", "T", "--symptoms", "pain,fatigue", "--impact", "5", "--pattern",
      "episodic", "--track", "food,exercise,sleep",
    ])
  }

  /// Everything that the journal keeps.
  func export() throws -> ExportedJournal {
    let file = "\(folder)/export.jsonl"
    try must(["export", "all", file, "--force", "--json"])
    return try ExportedJournal(file: file)
  }

  /// What `doctor` finds wrong, a line each.
  func doctorFaults(_ options: [String] = []) throws -> [String] {
    let answer = try run(["doctor", "--json"] + options)
    if answer.isDone { return [] }
    let findings = answer.json?["findings"]?.list ?? []
    let wrong = findings.filter { $0["state"]?.text == "fault" }.map {
      "doctor, \($0["what"]?.text ?? ""): \($0["detail"]?.text ?? "")"
    }
    return wrong.isEmpty ? ["doctor: \(answer.text)"] : wrong
  }

  /// The names of all files below the home, in order.
  func files() -> [String] {
    (FileManager.default.enumerator(atPath: home)?.compactMap { $0 as? String } ?? []).sorted()
  }

  static func json(_ text: String) -> JSONValue? {
    try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }
}

/// What `export all` wrote, as a reader who knows nothing of the program sees it.
struct ExportedJournal {
  struct Revision: Hashable {
    var action: Int
    /// The whole state but for its action; nil for a tombstone.
    var state: JSONValue?

    var kind: String? { state?["kind"]?.text }
  }

  struct Action: Hashable {
    var command: String
    var reverts: Int?
  }

  private(set) var actions: [Int: Action] = [:]
  private(set) var entries: [String: [Revision]] = [:]
  private(set) var documents: [String: [Revision]] = [:]

  init(file: String) throws {
    for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
      // The long ones, of which nothing is asked.
      if line.hasPrefix(#"{"forecast""#) || line.hasPrefix(#"{"definition""#) { continue }
      guard let value = Program.json(String(line)) else { throw Fault("a line of the export is no JSON") }
      if let id = value["action"]?.number {
        actions[Int(id)] = Action(
          command: value["command"]?.text ?? "", reverts: value["reverts"]?.number.map { Int($0) })
      } else if let id = value["entry"]?.text {
        entries[id] = ExportedJournal.revisions(value) { $0["kind"] == nil }
      } else if let id = value["document"]?.text {
        documents["\(value["module"]?.text ?? "")/\(id)"] = ExportedJournal.revisions(value) { $0["value"] == nil }
      }
    }
  }

  private static func revisions(_ value: JSONValue, _ isTombstone: (JSONValue) -> Bool) -> [Revision] {
    (value["revisions"]?.list ?? []).map { revision in
      var state: JSONValue? = revision
      if case .object(var fields) = revision {
        fields["action"] = nil
        state = .object(fields)
      }
      return Revision(action: Int(revision["action"]?.number ?? 0), state: isTombstone(revision) ? nil : state)
    }
  }

  /// The action that all the undoing and redoing was about.
  func origin(of action: Int) -> Int {
    var action = action
    while let reverted = actions[action]?.reverts { action = reverted }
    return action
  }
}
