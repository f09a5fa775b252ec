import Foundation
import TrackerApplication
import TrackerCore
import TrackerDiaryCSV
import TrackerInputFiles
import TrackerJSONReading

/// Reads what ActivityWatch exports: all buckets or one as JSON, or the events of one bucket as CSV.
///
/// Of a window only the app is read, never its title, and of the browser no address.
public struct ActivityWatchImporter: Importer {
  public let id = "activitywatch"
  public let name = "ActivityWatch"
  public let options: [ImportOption] = []
  public let part = "day"
  public let nextFile: String? = "Export all buckets as JSON again"

  public init() {}

  public func recognises(_ beginning: FileBeginning) -> Bool {
    if beginning.hasColumns("timestamp", "duration") {
      return ["app", "status", "url"].contains { beginning.columns.contains($0) }
    }
    let text = beginning.text.drop(while: \.isWhitespace)
    guard let first = text.first, "{[".contains(first) else { return false }
    let inner = text.dropFirst().drop(while: \.isWhitespace)
    if first == "{", inner.hasPrefix("\"buckets\"") { return true }
    return ["\"events\"", "\"type\""].allSatisfy(text.contains)
      && (text.contains("\"hostname\"") || text.contains("\"client\""))
  }

  /// - Throws: `Failure` where the file can't be read or is damaged, so that nothing of it is taken: what was left out
  ///   could be the times at which nobody was there; `CancellationError`.
  public func read(_ file: String, options: [String: String], for session: Session) throws -> ImportedFile {
    var events = WatchEvents(now: session.environment.now)
    var rejected: [ImportedFile.Rejected] = []
    let isJSON = try ActivityWatchImporter.isJSON(file)
    if isJSON {
      try readJSON(file, into: &events, session)
    } else {
      rejected = try readCSV(file, into: &events)
    }
    let days = events.days(in: session.calendar)
    var result = ImportedFile(file: file, items: [], series: [], rejected: rejected)
    result.series = [.init("screen.minutes", source: "ActivityWatch")]
    for start in stride(from: 0, to: days.all.count, by: Self.daysAtOnce) {
      let some = days.all[start..<min(start + Self.daysAtOnce, days.all.count)]
      let earlier = try isJSON ? [:] : records(of: some, in: session)
      for (number, day) in zip(some.indices, some) {
        let now = days.record(of: day)
        let record = earlier[day].map { $0.joined(with: now) } ?? now
        result.items.append(
          ImportedFile.Item(
            key: key(of: day), kind: "screen-use", time: .day(day),
            values: ["record": .value(.text(record.text(on: day)))], line: number + 1, series: 0, source: .device))
      }
    }
    for (reason, count) in events.leftOut {
      let (name, places) = (session.format(reason.type.title), count.lines.map { Place(file: file, line: $0) })
      result.leaveOut(name, because: reason.reason, count: count.count, at: places.first)
      for place in places.dropFirst() { result.leaveOut(name, because: reason.reason, count: 0, at: place) }
    }
    try session.environment.tellProgress(1, 1)
    return result
  }

  /// Of so many days the earlier records are in memory at once.
  private static let daysAtOnce = 100

  private func key(of day: Day) -> String { "\(id):\(day)" }

  /// What earlier files said of days. A CSV does not know when nobody was there, so of a time that another file spoke
  /// of, the other file counts.
  private func records(of days: ArraySlice<Day>, in session: Session) throws -> [Day: ScreenRecord] {
    let keys = Set(days.map(key(of:)))
    var records: [Day: ScreenRecord] = [:]
    for entry in try session.journal.read({ try $0.entries(EntryQuery(keys: keys)) }) {
      if let text = entry.payload.fields["record"]?.text { records[entry.day] = ScreenRecord(text) }
    }
    return records
  }

  private static func isJSON(_ file: String) throws(Failure) -> Bool {
    guard let handle = FileHandle(forReadingAtPath: file) else {
      throw Failure(
        .system, "There is no file {path}", ["path": .verbatim(file)], recovery: "Check the name and the folder.")
    }
    defer { try? handle.close() }
    let beginning = (try? handle.read(upToCount: 512)) ?? Data()
    let first = beginning.drop { [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }.first
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  // MARK: JSON

  private func readJSON(_ file: String, into events: inout WatchEvents, _ session: Session) throws {
    let size = Int64((try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int) ?? 0)
    var buckets = WatchBuckets(events)
    do {
      let json = try JSONStream(file: file)
      try buckets.read(json) { try session.environment.tellProgress(min(Int64(json.offset), size), size + 1) }
      try json.finish()
    } catch let fault as JSONStream.Fault {
      let path: [String: Phrase] = ["file": .verbatim(file)]
      switch fault {
      case .unreadable:
        throw Failure(.system, "{file} cannot be opened", path, recovery: "Check its permissions.")
      case .truncated:
        throw Failure(
          .validation, "{file} is not complete, so nothing was imported", path,
          recovery: "Export all the buckets again.")
      case .malformed(let place):
        throw Failure(
          .validation, "{file} is damaged near byte {place}",
          path.merging(["place": .count(place)]) { $1 }, recovery: "Export all the buckets again.")
      }
    }
    guard buckets.count > 0 else {
      throw Failure(
        .validation, "{file} has no buckets of ActivityWatch", ["file": .verbatim(file)],
        recovery: "Choose Raw Data, then Export all buckets as JSON.")
    }
    events = buckets.events
  }

  // MARK: CSV

  /// The device that a CSV is of, which only its name says: `aw-events-export-aw-watcher-window_laptop-2026-03-25.csv`.
  static func host(ofCSV file: String) -> String {
    let name = URL(fileURLWithPath: file).lastPathComponent
    let pattern = /aw-events-export-[^_]*_(.+?)(-\d{4}-\d\d-\d\d.*)?( ?\(\d+\))?\.csv/.ignoresCase()
    guard let host = name.wholeMatch(of: pattern)?.1.prefix(100), host != "unknown" else { return "computer" }
    return String(host)
  }

  private func readCSV(_ file: String, into events: inout WatchEvents) throws -> [ImportedFile.Rejected] {
    let bytes = try InputFile.bytes(file)
    let reader: CSVReader
    do { reader = try CSVReader(bytes, file: file, padsShortRows: true) } catch { throw Failure.invalid([error]) }
    let columns = reader.columns.map { $0.lowercased() }
    guard let timestamp = columns.firstIndex(of: "timestamp"), let duration = columns.firstIndex(of: "duration") else {
      throw Failure(
        .validation, "{file} has no columns timestamp and duration", ["file": .verbatim(file)],
        recovery: "Choose Raw Data, then Export as CSV.")
    }
    let type: WatchBucketType =
      columns.contains("status") ? .away : columns.contains("url") ? .web : .window
    let app = columns.firstIndex(of: "app") ?? columns.firstIndex(of: "package")
    let status = columns.firstIndex(of: "status")
    var rejected: [ImportedFile.Rejected] = []
    let name = ActivityWatchImporter.host(ofCSV: file)
    var host = events.host(name)
    for row in reader {
      let fields: [String]
      switch row.fields {
      case .failure(let problem):
        rejected.append(.init(line: row.line, reasons: [problem]))
        continue
      // Two files that somebody put into one.
      case .success(let read) where read.map(\.trimmed) == reader.columns: continue
      case .success(let read): fields = read
      }
      guard let start = WatchTime(fields[timestamp].trimmed), let seconds = Double(fields[duration].trimmed),
        seconds.isFinite
      else {
        let reason = Diagnostic(
          code: "activitywatch-row", "the time or the duration cannot be read", at: Place(file: file, line: row.line),
          allowed: "2026-03-24T08:00:00+00:00, and seconds")
        rejected.append(.init(line: row.line, reasons: [reason]))
        continue
      }
      let event = WatchEvent(
        start: start.seconds, duration: seconds, app: events.number(ofApp: app.map { fields[$0] }),
        isPresent: status.map { fields[$0] == "not-afk" })
      events.add(event, of: type, to: &host, line: row.line)
    }
    events.put(host, named: name)
    return rejected
  }
}
