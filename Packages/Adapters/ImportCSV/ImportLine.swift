import TrackerApplication

/// The command line that imports a file, with the options that were given: whatever is said of what to type next is
/// made of it, so that it works when copied.
struct ImportLine {
  let file: String
  /// As the importer takes them.
  let options: [String: String]

  /// The line with more options, which go before those that were given.
  ///
  /// - Parameter flags: What stands last, such as `--yes`.
  func text(_ more: [String: String] = [:], _ flags: String...) -> String {
    let options = options.merging(more) { _, new in new }
    let named = CSVImporter().options.flatMap { option in
      options[option.id].map { ["--\(option.id)", $0.shellWord] } ?? []
    }
    return (["symptoms import csv", file.shellWord] + named + flags).joined(separator: " ")
  }
}
