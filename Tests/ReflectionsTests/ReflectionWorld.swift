import Foundation
import Synchronization
import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerReflections
import TrackerTestSupport

/// A person with a journal, a home on the disk and an editor that does what a test says.
final class ReflectionWorld {
  var world: TestWorld
  let home: String
  private let opened = OpenedFiles()

  /// The files that the editor was given.
  var editedFiles: [String] { opened.all }

  private final class OpenedFiles: Sendable {
    private let paths = Mutex<[String]>([])

    var all: [String] { paths.withLock { $0 } }
    func add(_ path: String) { paths.withLock { $0.append(path) } }
  }

  init(_ now: String = "2026-03-12T20:00") throws {
    home = FileManager.default.temporaryDirectory.appendingPathComponent("reflections-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    world = try TestWorld([LoggingModule.self, ReflectionsModule.self], now: now)
    world.context.environment.home = home
  }

  deinit { try? FileManager.default.removeItem(atPath: home) }

  var book: ReflectionBook { get throws { ReflectionBook(try world.context.session()) } }

  /// - Parameter edit: Gets the text that the editor opens with, and gives what the person leaves there; nil leaves it.
  func setEditor(code: Int32? = 0, _ edit: @escaping @Sendable (String) -> String? = { _ in nil }) {
    world.context.environment.machine = Machine(
      programPath: "", variables: ["EDITOR": "writer --wait"], path: { "/bin/\($0)" }, run: { _ in nil },
      runOnScreen: { [opened] words in
        guard let path = words.last else { return nil }
        opened.add(path)
        let before = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        if let text = edit(before) { try? text.write(toFile: path, atomically: true, encoding: .utf8) }
        return code
      })
  }

  /// What lies in the folder of unfinished texts, hidden locks aside.
  var unfinished: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(home)/unfinished")) ?? []
    return names.filter { !$0.hasPrefix(".") }.map {
      (try? String(contentsOfFile: "\(home)/unfinished/\($0)", encoding: .utf8)) ?? ""
    }
  }

  var texts: [String] { get throws { try world.entries.compactMap { $0.payload.fields["text"]?.text } } }

  @discardableResult
  func write(_ words: String..., date: String? = nil) throws -> ReflectionSavedView {
    try book.save(try ReflectionLine(words, date: date))
  }

  /// The texts that a search finds, the newest first.
  func found(_ words: String?, _ change: (inout ReflectionQuery) -> Void = { _ in }) throws -> [String] {
    var query = ReflectionQuery()
    query.words = words
    change(&query)
    let data = Data(try book.page(query).json.utf8)
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return (object?["entries"] as? [[String: Any]] ?? []).map { $0["text"] as? String ?? "" }
  }
}
