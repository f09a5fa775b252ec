/// Why XML is not read, or not read to its end.
public enum XMLFault: Error, Sendable, Hashable {
  /// The text breaks off, or is no XML any more. Everything before was handed out.
  case damaged(line: Int)
  /// The text declares entities of its own, which may stand for other files or for more than fits into memory.
  case declaresEntities
  /// What the text declares of itself is longer than 64 KB.
  case declaresTooMuch
  /// The system's libxml2 does not work.
  case unavailable
}
