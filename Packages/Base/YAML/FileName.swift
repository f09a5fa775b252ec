import Synchronization

/// The name of a file, kept once in the process however many places stand in it, so that a place is three small numbers
/// to copy.
///
/// The table only grows, by one name for each file read (docs/decisions/0010-places-hold-a-number-for-their-file.md).
struct FileName: Sendable, Hashable {
  private let index: UInt32

  private static let table = Mutex(Table())

  private struct Table {
    var names: [String] = []
    var indices: [String: UInt32] = [:]
  }

  init(_ name: String) {
    index = FileName.table.withLock { table in
      if let known = table.indices[name] { return known }
      let index = UInt32(table.names.count)
      table.names.append(name)
      table.indices[name] = index
      return index
    }
  }

  var text: String { FileName.table.withLock { $0.names[Int(index)] } }
}
