import TrackerCore
import TrackerPacks
import TrackerYAML

/// The lines that findings are about, with how far each reaches; every file is read once.
public struct SourceLines {
  /// A line of a file, with what of it is meant.
  public struct Source: Sendable {
    /// The line as it stands in the file.
    public let text: String
    /// The line on which the finding's word or value ends; nil for one character.
    public let endLine: Int?
    /// The column behind its last character; nil for one character.
    public let endColumn: Int?
  }

  private let library: PackLibrary
  private var files: [String: (lines: [ArraySlice<UInt8>], spans: YAMLSpans)?] = [:]

  /// Nothing is read yet.
  public init(_ library: PackLibrary) { self.library = library }

  /// The line of a place; nil where it cannot be read, or the place is a file as a whole.
  public mutating func source(at place: Place) -> Source? {
    guard let number = place.line, let file = file(place.file), file.lines.indices.contains(number - 1) else {
      return nil
    }
    let end = place.column.flatMap { file.spans.end(line: number, column: $0) }
    return Source(
      text: String(decoding: file.lines[number - 1], as: UTF8.self), endLine: end?.line, endColumn: end?.column)
  }

  private mutating func file(_ path: String) -> (lines: [ArraySlice<UInt8>], spans: YAMLSpans)? {
    if let known = files[path] { return known }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.count == 1 ? "." : parts.dropLast().joined(separator: "/")
    let bytes = parts.last.flatMap { try? library.files.bytes(of: String($0), in: folder) }
    let read = bytes.map { bytes in
      (lines: bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false), spans: YAMLSpans(bytes))
    }
    files[path] = read
    return read
  }
}
