import Foundation
import TrackerApplication
import TrackerComposition
import TrackerCore
import TrackerTestSupport

/// The importers of the whole program, which read what other programs and strangers write: a file goes to each that
/// recognises it, and all the way to the plan of the import. Nothing is saved.
public final class ImportReader: @unchecked Sendable {
  /// The target's name.
  public static let name = "imports"

  private let session: Session
  private let path = "\(NSTemporaryDirectory())/fuzz-\(getpid())"

  init() {
    do { session = try TestWorld(Composition.modules).context.session() } catch { fatalError("no world: \(error)") }
  }

  deinit { unlink(path) }

  func read(_ bytes: [UInt8]) {
    guard (try? Data(bytes).write(to: URL(fileURLWithPath: path))) != nil else { return }
    let registry = session.environment.registry
    guard let found = try? registry.importFormat(ofFile: path) else { return }
    for case let importer as any Importer in registry.importers.all where importer.id == found.id {
      _ = try? FileImport(importer, in: session).run(path, isRehearsal: true).json
    }
  }
}
