/// What follows the name of a trial: `--name value`, and `--name` alone.
struct Arguments {
  private var values: [String: String] = [:]

  /// - Parameter flags: Options that take no value.
  init(_ words: [String], flags: Set<String>) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else { throw Fault("\(word) is not an option") }
      let name = String(word.dropFirst(2))
      if flags.contains(name) {
        values[name] = ""
      } else if let value = rest.popFirst() {
        values[name] = value
      } else {
        throw Fault("\(word) needs a value")
      }
    }
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  func text(_ name: String) -> String? { values[name] }

  func required(_ name: String) throws -> String {
    guard let value = values[name] else { throw Fault("--\(name) is missing") }
    return value
  }

  /// A whole number of 1 or more.
  func number(_ name: String, else fallback: Int) throws -> Int {
    guard let text = values[name] else { return fallback }
    guard let number = Int(text), number > 0 else { throw Fault("--\(name) needs a whole number above 0") }
    return number
  }
}
