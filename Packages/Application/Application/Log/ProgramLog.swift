import Foundation
import Logging
import TrackerCore

/// What the program says of its own work to whoever looks for a fault: off unless somebody asks for it, and never with
/// anything that was logged. It is the one place that knows the library behind it.
public struct ProgramLog: Sendable {
  /// What a line is about.
  public enum Category: String, Sendable, CaseIterable {
    case command, journal, forecast, packs, importing = "import", backup, settings
  }

  /// From the most talkative to the least.
  public enum Level: String, Sendable, CaseIterable {
    case debug, info, warning, error
  }

  /// Says nothing.
  public static let off = ProgramLog(logger: nil)

  private let logger: Logger?

  private init(logger: Logger?) { self.logger = logger }

  /// - Parameters:
  ///   - level: The most talkative lines that are written.
  ///   - now: The time that a line begins with.
  ///   - write: Takes a line with its end. What it can't write is lost; the command goes on.
  public init(
    level: Level, now: @escaping @Sendable () -> Instant, write: @escaping @Sendable (_ line: String) -> Void
  ) {
    var logger = Logger(label: "symptoms") { _ in LineHandler(now: now, write: write) }
    logger.logLevel = level.logger
    self.logger = logger
  }

  public var isOn: Bool { logger != nil }

  /// What may help somebody who looks for a fault.
  public func debug(_ category: Category, _ text: @autoclosure () -> LogText) { log(.debug, category, text) }
  /// What the program did.
  public func info(_ category: Category, _ text: @autoclosure () -> LogText) { log(.info, category, text) }
  /// What went on in another way than planned.
  public func warning(_ category: Category, _ text: @autoclosure () -> LogText) { log(.warning, category, text) }
  /// What could not be done.
  public func error(_ category: Category, _ text: @autoclosure () -> LogText) { log(.error, category, text) }

  private func log(_ level: Level, _ category: Category, _ text: () -> LogText) {
    guard let logger, level.logger >= logger.logLevel else { return }
    logger.log(level: level.logger, "\(text().text)", source: category.rawValue)
  }
}

extension ProgramLog.Level {
  fileprivate var logger: Logger.Level {
    switch self {
    case .debug: .debug
    case .info: .info
    case .warning: .warning
    case .error: .error
    }
  }
}

/// Writes a line for each message: `2026-03-12T08:15:00+00:00 info journal: opened`.
private struct LineHandler: LogHandler {
  let now: @Sendable () -> Instant
  let write: @Sendable (String) -> Void
  var logLevel = Logger.Level.info
  var metadata: Logger.Metadata = [:]

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  init(now: @escaping @Sendable () -> Instant, write: @escaping @Sendable (String) -> Void) {
    self.now = now
    self.write = write
  }

  func log(event: LogEvent) {
    write("\(now().written(offset: 0)) \(event.level) \(event.source): \(event.message)\n")
  }
}

extension ProgramLog {
  /// Where lines go that are asked for by `SYMPTOMS_LOG` and `--verbose`.
  public struct Destination: Sendable, Hashable {
    public var level: Level
    /// nil for standard error.
    public var file: String?

    public init(level: Level, file: String? = nil) {
      self.level = level
      self.file = file
    }

    /// `debug`, or `info:/tmp/symptoms.log`.
    ///
    /// - Returns: nil for another level.
    public init?(_ text: String) {
      let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
      guard let level = parts.first.flatMap({ Level(rawValue: $0.lowercased()) }) else { return nil }
      self.init(level: level, file: parts.count > 1 && !parts[1].isEmpty ? parts[1] : nil)
    }
  }

  /// Appends lines to a file that is its owner's alone (0600).
  ///
  /// - Throws: `Failure` (`system`) where that can't be written.
  public static func appending(to path: String) throws(Failure) -> @Sendable (String) -> Void {
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      throw Failure(
        .system, "The log cannot be written to {path}", ["path": .verbatim(path)],
        recovery: "Set another file: SYMPTOMS_LOG=info:/tmp/log")
    }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    return { line in try? handle.write(contentsOf: Data(line.utf8)) }
  }
}
