import Foundation
import GRDB
import TrackerCore

/// A row that can't be used, on its way out of its table: `doctor` names it, and keeps it as it lay there.
struct SetAsideRow: Hashable {
  var origin: String
  var row: Int64
  /// The entry, document, condition or hash that it belongs to.
  var name: String
  var day: Day?

  /// For those who ask for more: what it belongs to, and the day.
  var phrase: Phrase { SetAsideRow.phrase(name, on: day) }

  static func phrase(_ name: String, on day: Day?) -> Phrase {
    guard let day, day.isPlausible else { return .verbatim(name) }
    return .words("{name} on {day}", ["name": .verbatim(name), "day": .day(day)])
  }

  /// Copies the row to where what is set aside is kept. The row itself stays.
  func keep(_ statements: Statements) throws {
    let columns = try statements.all("SELECT name FROM pragma_table_info(?)", [origin]) {
      try $0.decode(String.self, atIndex: 0)
    }
    let values = columns.map { "typeof(\"\($0)\"), CAST(\"\($0)\" AS BLOB)" }.joined(separator: ", ")
    let content = try statements.first("SELECT \(values) FROM \(origin) WHERE rowid = ?", [row]) { row in
      var fields: [String: JSONValue] = [:]
      for (index, column) in columns.enumerated() {
        guard let data = try row.decode(Data?.self, atIndex: 2 * index + 1) else { continue }
        fields[column] = JSONValue(stored: data, as: try row.decode(atIndex: 2 * index))
      }
      return try JournalJSON.encode(fields)
    }
    if let content { try keep(content, statements) }
  }

  /// Keeps the row as the JSON of its columns.
  func keep(_ content: String, _ statements: Statements) throws {
    try statements.run(
      """
      INSERT INTO set_aside (action, origin, name, day, content)
      VALUES ((SELECT value FROM meta WHERE name = 'last-action'), ?, ?, ?, ?)
      """, [origin, name, day?.number, content])
  }
}

extension JSONValue {
  /// A column as it lies in a file, to the byte: text and digits as text, what is no UTF-8 as base 64.
  init(stored data: Data, as type: String) {
    if type == "integer", let whole = Int64(String(decoding: data, as: UTF8.self)), let number = Double(exactly: whole)
    {
      self = .number(number)
    } else if let text = String(validating: data, as: UTF8.self) {
      self = .text(text)
    } else {
      self = .object(["base64": .text(data.base64EncodedString())])
    }
  }
}

extension Day {
  /// Days that an entry may be of, in numbers: damaged ones lie anywhere.
  static let plausible = ClosedRange.allOfEntries.lowerBound.number...ClosedRange.allOfEntries.upperBound.number
  var isPlausible: Bool { Day.plausible.contains(number) }
}

extension Statements {
  /// Says that days from one on are not as they were, though no action changed them: what was learnt from them is
  /// learnt again.
  ///
  /// - Parameter day: Nothing is said of one that can't be.
  func touch(_ day: Int) throws {
    guard Day.plausible.contains(day) else { return }
    try run("UPDATE meta SET value = value + 1 WHERE name = 'last-action'")
    try run("INSERT INTO touched (action, day) SELECT value, ? FROM meta WHERE name = 'last-action'", [day])
  }
}
