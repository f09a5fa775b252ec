import CLibYAML

/// libyaml's parser with a stable address, which ends with this value.
///
/// The bytes it reads are not copied: they must outlive it.
struct EventStream: ~Copyable {
  /// What an event says.
  enum Event: Equatable {
    case streamEnd
    case documentStart(hasDirectives: Bool)
    case scalar
    case sequenceStart
    case mappingStart
    case collectionEnd
    case alias
    /// What brings nothing: the start of the stream, the end of a document.
    case other
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// The event that was read last, as libyaml has it.
  private let raw: UnsafeMutablePointer<yaml_event_t>
  private let isUsable: Bool
  private let file: String
  /// The event that was read last. Its text is there until the next one is read.
  private(set) var current = Event.other

  init(_ bytes: UnsafeBufferPointer<UInt8>, file: String) {
    self.file = file
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    raw = .allocate(capacity: 1)
    raw.initialize(to: yaml_event_t())
    isUsable = yaml_parser_initialize(parser) == 1
    if isUsable {
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    }
  }

  deinit {
    yaml_event_delete(raw)
    if isUsable { yaml_parser_delete(parser) }
    parser.deallocate()
    raw.deallocate()
  }

  /// Reads the next event.
  ///
  /// - Throws: the problem that ends the reading, if the text is not YAML.
  mutating func next() throws(YAMLDiagnostic) {
    yaml_event_delete(raw)
    guard isUsable, yaml_parser_parse(parser, raw) == 1 else { throw syntaxDiagnostic() }
    current = kind
  }

  private var kind: Event {
    switch raw.pointee.type {
    case YAML_SCALAR_EVENT: return .scalar
    case YAML_SEQUENCE_START_EVENT: return .sequenceStart
    case YAML_MAPPING_START_EVENT: return .mappingStart
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .collectionEnd
    case YAML_ALIAS_EVENT: return .alias
    case YAML_DOCUMENT_START_EVENT:
      let start = raw.pointee.data.document_start
      let hasTags = start.tag_directives.start != start.tag_directives.end
      return .documentStart(hasDirectives: start.version_directive != nil || hasTags)
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return .streamEnd
    default: return .other
    }
  }

  /// Where the current event begins.
  var mark: YAMLMark { mark(raw.pointee.start_mark) }

  /// Where the current event ends: the place behind its last character.
  var endMark: YAMLMark { mark(raw.pointee.end_mark) }

  /// Whether the current event begins a list in brackets or keys in braces.
  var isFlow: Bool {
    switch raw.pointee.type {
    case YAML_SEQUENCE_START_EVENT: raw.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
    case YAML_MAPPING_START_EVENT: raw.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
    default: false
    }
  }

  /// The value of the current event, an empty one of what is no scalar.
  var scalar: YAMLScalar {
    YAMLScalar(
      text: String(decoding: bytes, as: UTF8.self),
      isPlain: raw.pointee.data.scalar.style == YAML_PLAIN_SCALAR_STYLE)
  }

  /// How long the value of the current event is, 0 of what is no scalar.
  var byteCount: Int { bytes.count }

  private var bytes: UnsafeBufferPointer<UInt8> {
    // Of another event, the same memory holds something else.
    guard raw.pointee.type == YAML_SCALAR_EVENT else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: raw.pointee.data.scalar.value, count: raw.pointee.data.scalar.length)
  }

  /// Whether the current event has an anchor (`&`), or a tag (`!`).
  var properties: (hasAnchor: Bool, hasTag: Bool) {
    // Not by a copy of the event, of which there are many.
    switch raw.pointee.type {
    case YAML_SCALAR_EVENT: (raw.pointee.data.scalar.anchor != nil, raw.pointee.data.scalar.tag != nil)
    case YAML_SEQUENCE_START_EVENT:
      (raw.pointee.data.sequence_start.anchor != nil, raw.pointee.data.sequence_start.tag != nil)
    case YAML_MAPPING_START_EVENT:
      (raw.pointee.data.mapping_start.anchor != nil, raw.pointee.data.mapping_start.tag != nil)
    default: (false, false)
    }
  }

  private func syntaxDiagnostic() -> YAMLDiagnostic {
    let state = parser.pointee
    guard isUsable, state.error != YAML_MEMORY_ERROR else {
      return YAMLDiagnostic(
        code: "yaml-out-of-memory", message: "There is not enough memory to read the file",
        mark: YAMLMark(file: file, line: 1, column: 1))
    }
    let problem = state.problem.map { String(cString: $0) } ?? ""
    let context = state.context.map { String(cString: $0) }
    let place = mark(state.problem_mark)
    let contextPlace = mark(state.context_mark)
    let advice = SyntaxAdvice(problem: problem, context: context)
    return YAMLDiagnostic(
      code: advice.code, message: advice.message, values: advice.values, mark: place,
      related: advice.contextNote.map { [.init(mark: contextPlace, note: $0)] } ?? [])
  }

  /// A place of libyaml's with the name of the file.
  private func mark(_ mark: yaml_mark_t) -> YAMLMark {
    YAMLMark(file: file, line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}
