import Foundation
import Testing
import TrackerCore
import TrackerStorage

/// A home of its own for one test, in a folder that everybody may enter; removed with the value.
final class ProgramHome: Sendable {
  /// The folder around the home.
  let folder: String
  let path: String
  var journal: String { "\(path)/journal.sqlite" }

  /// - Parameter name: A path below the folder.
  init(named name: String = "home") throws {
    folder = "\(NSTemporaryDirectory())/symptoms-\(UUID().uuidString.lowercased())".replacing("//", with: "/")
    path = "\(folder)/\(name)"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
  }

  /// A home in which somebody is set up and has logged `entries` entries of pain.
  static func onboarded(entries: Int = 0) async throws -> ProgramHome {
    let home = try ProgramHome()
    try home.fill(with: try await models.files(entries: entries))
    return home
  }

  private static let models = Models()

  /// The files of homes as the program left them, made once and written into each home that asks.
  private actor Models {
    private var files: [Int: Task<[String: Data], any Error>] = [:]

    func files(entries: Int) async throws -> [String: Data] {
      let making =
        files[entries]
        ?? Task {
          let home = try ProgramHome()
          try #require(try await Program.run(onboard, home: home).code == 0)
          for _ in 0..<entries { try #require(try await home.log().code == 0) }
          return try home.files()
        }
      files[entries] = making
      return try await making.value
    }
  }

  /// A home with the same files.
  func copy() throws -> ProgramHome {
    let home = try ProgramHome()
    try home.fill(with: try files())
    return home
  }

  private func fill(with files: [String: Data]) throws {
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    for (name, data) in files {
      try #require(
        FileManager.default.createFile(
          atPath: "\(path)/\(name)", contents: data, attributes: [.posixPermissions: 0o600]))
    }
  }

  deinit {
    allow(0o755, to: path)
    try? FileManager.default.removeItem(atPath: folder)
  }

  static let onboard = [
    "onboard", "--pack", "universal", "--name", "T", "--symptoms", "pain", "--impact", "5", "--pattern", "episodic",
    "--track", "food",
  ]

  /// Logs pain as JSON.
  func log(_ severity: Int = 3, asUser: [String] = [], killedAfter: Duration? = nil) async throws -> Program.Result {
    try await Program.run(
      ["log", "symptom", "pain", "\(severity)", "--json"], home: self, asUser: asUser, killedAfter: killedAfter)
  }

  /// The ids that `list` shows. Two days, lest a day ends in the middle of a test.
  func ids(asUser: [String] = []) async throws -> [String] {
    let listed = try await Program.run(["list", "--json", "--days", "2"], home: self, asUser: asUser)
    try #require(listed.code == 0, "\(listed.errors)")
    return try ProgramHome.ids(in: listed)
  }

  /// The ids of the entries that an answer names.
  static func ids(in answer: Program.Result) throws -> [String] {
    let entries = try #require(try answer.json()["entries"] as? [[String: Any]])
    return entries.compactMap { $0["id"] as? String }
  }

  /// Everything in the home's files, by name.
  func files() throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    return Dictionary(
      uniqueKeysWithValues: try names.map { ($0, try Data(contentsOf: URL(fileURLWithPath: "\(path)/\($0)"))) })
  }

  func changeJournal(_ change: (inout Data) -> Void) throws {
    let url = URL(fileURLWithPath: journal)
    var data = try Data(contentsOf: url)
    change(&data)
    try data.write(to: url)
  }

  func allow(_ mode: Int, to path: String) {
    try? FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  /// Expects that the doctor finds everything whole and that one more command works.
  func expectWhole(_ location: SourceLocation = #_sourceLocation) async throws {
    let looked = try await Program.run(["doctor"], home: self)
    #expect(looked.code == 0, "\(looked.output)", sourceLocation: location)
    let saved = try await log()
    #expect(saved.code == 0, "\(saved.errors)", sourceLocation: location)
  }

  /// The forecasts that are kept for days after the last one logged.
  func forecastsAhead() throws -> [Forecast] {
    let journal = try #require(try SQLiteJournal.open(home: path, creating: false))
    return try journal.read { reading in
      guard let last = try reading.loggedDays()?.upperBound else { return [] }
      let tomorrow = last.advanced(by: 1)
      return try reading.forecasts(of: "universal", for: tomorrow...tomorrow)
    }
  }
}

extension Program.Result {
  /// Expects one clear error: exit 2, nothing on standard output, and words about what is wrong, where, and what to do.
  /// Lines are broken for the terminal, so words are compared without the breaks.
  func expectFailure(_ words: [String], _ location: SourceLocation = #_sourceLocation) {
    let said = errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(code == 2, "\(errors)", sourceLocation: location)
    #expect(output.isEmpty, sourceLocation: location)
    #expect(!said.isEmpty && !errors.contains("Fatal error"), "\(errors)", sourceLocation: location)
    for word in words { #expect(said.contains(word), "\(errors)", sourceLocation: location) }
  }
}
