/// How far keys and values of a file reach: for a caret below all of a word, and for a change of just that word.
///
/// Lines and columns count as in `YAMLMark`.
public struct YAMLSpans: Sendable {
  /// A line and a column, both from 1.
  public struct Position: Sendable, Hashable {
    /// The line, from 1.
    public let line: Int
    /// The column in Unicode scalars, from 1.
    public let column: Int

    /// Makes a position.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  private var ends: [Position: Position] = [:]

  /// Reads a file; of one that is not YAML, what stands before its first error.
  public init(_ bytes: [UInt8]) {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    guard !text.isEmpty, bytes.count <= YAMLLimits().bytes else { return }
    text.withUnsafeBufferPointer { buffer in
      var events = EventStream(buffer, file: "")
      var open: [Position?] = []
      do throws(YAMLDiagnostic) {
        while true {
          try events.next()
          switch events.current {
          case .streamEnd: return
          case .scalar, .alias:
            // A value that is not there has no length.
            if events.endMark > events.mark { ends[Position(events.mark)] = Position(events.endMark) }
          case .sequenceStart, .mappingStart: open.append(events.isFlow ? Position(events.mark) : nil)
          case .collectionEnd: if let start = open.popLast() ?? nil { ends[start] = Position(events.endMark) }
          case .documentStart, .other: continue
          }
        }
      } catch {
        return
      }
    }
  }

  /// Where the key or value ends that begins at a place: the position behind its last character. nil where none
  /// begins there, and for what is laid out in lines of its own.
  public func end(line: Int, column: Int) -> Position? { ends[Position(line: line, column: column)] }
}

extension YAMLSpans.Position {
  fileprivate init(_ mark: YAMLMark) { self.init(line: mark.line, column: mark.column) }
}
