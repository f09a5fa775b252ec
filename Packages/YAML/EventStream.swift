import CLibYAML

/// libyaml's parser with a stable address, which ends with this value.
///
/// The bytes it reads are not copied: they must outlive it.
struct EventStream: ~Copyable {
  /// One event in Swift's terms.
  struct Event {
    /// What the event says.
    enum Kind {
      case streamEnd
      case documentStart(hasDirectives: Bool)
      case scalar(YAMLScalar, byteCount: Int)
      case sequenceStart
      case mappingStart
      case collectionEnd
      case alias
      /// What brings nothing: the start of the stream, the end of a document.
      case other
    }
    let kind: Kind
    /// Where it begins, counted from 0; the file is the stream's.
    let start: yaml_mark_t
    var hasAnchor = false
    var hasTag = false
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>
  private let isUsable: Bool
  private let file: FileName

  init(_ bytes: UnsafeBufferPointer<UInt8>, file: String) {
    self.file = FileName(file)
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    isUsable = yaml_parser_initialize(parser) == 1
    if isUsable {
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    }
  }

  deinit {
    if isUsable { yaml_parser_delete(parser) }
    parser.deallocate()
    event.deallocate()
  }

  /// The next event.
  ///
  /// - Throws: the fault that ends the reading, if the text is not YAML.
  mutating func next() throws(YAMLFault) -> Event {
    guard isUsable, yaml_parser_parse(parser, event) == 1 else { throw syntaxFault() }
    defer { yaml_event_delete(event) }
    return converted()
  }

  private func converted() -> Event {
    let place = event.pointee.start_mark
    switch event.pointee.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.pointee.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      let value = YAMLScalar(
        text: String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
      return Event(
        kind: .scalar(value, byteCount: scalar.length), start: place, hasAnchor: scalar.anchor != nil,
        hasTag: scalar.tag != nil)
    case YAML_SEQUENCE_START_EVENT:
      let start = event.pointee.data.sequence_start
      return Event(
        kind: .sequenceStart, start: place, hasAnchor: start.anchor != nil, hasTag: start.tag != nil)
    case YAML_MAPPING_START_EVENT:
      let start = event.pointee.data.mapping_start
      return Event(
        kind: .mappingStart, start: place, hasAnchor: start.anchor != nil, hasTag: start.tag != nil)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      return Event(kind: .collectionEnd, start: place)
    case YAML_ALIAS_EVENT:
      return Event(kind: .alias, start: place)
    case YAML_DOCUMENT_START_EVENT:
      let start = event.pointee.data.document_start
      let hasTags = start.tag_directives.start != start.tag_directives.end
      return Event(
        kind: .documentStart(hasDirectives: start.version_directive != nil || hasTags), start: place)
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT:
      return Event(kind: .streamEnd, start: place)
    default:
      return Event(kind: .other, start: place)
    }
  }

  private func syntaxFault() -> YAMLFault {
    let state = parser.pointee
    guard isUsable, state.error != YAML_MEMORY_ERROR else {
      return YAMLFault(
        code: "yaml-out-of-memory", message: "There is not enough memory to read the file.",
        mark: YAMLMark(file: file, line: 1, column: 1))
    }
    let problem = state.problem.map { String(cString: $0) } ?? ""
    let context = state.context.map { String(cString: $0) }
    let place = mark(state.problem_mark)
    let contextPlace = mark(state.context_mark)
    let advice = SyntaxAdvice(problem: problem, context: context)
    return YAMLFault(
      code: advice.code, message: advice.message, mark: place, allowed: advice.allowed,
      related: advice.contextNote.map { [.init(mark: contextPlace, note: $0)] } ?? [])
  }

  /// A place of libyaml's with the name of the file.
  func mark(_ mark: yaml_mark_t) -> YAMLMark {
    YAMLMark(file: file, line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}
