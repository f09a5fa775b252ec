/// Builds the tree of one document from libyaml's events and notes what strict reading forbids.
struct TreeBuilder: ~Copyable {
  /// What was found so far.
  private(set) var diagnostics: [YAMLDiagnostic] = []

  private var events: EventStream
  private let file: String
  private let limits: YAMLLimits
  private var nodeCount = 0

  /// How many collections inside each other are skipped to go on behind them.
  private static let deepestSkipped = 200

  /// Thrown when reading can't go on; the problem has been noted.
  private struct Stop: Error {}

  init(_ bytes: UnsafeBufferPointer<UInt8>, file: String, limits: YAMLLimits) {
    events = EventStream(bytes, file: file)
    self.file = file
    self.limits = limits
  }

  /// Reads the one document of the file.
  mutating func document() -> YAMLNode? {
    var node: YAMLNode?
    var documentMark: YAMLMark?
    do throws(Stop) {
      while true {
        try next()
        switch events.current {
        case .streamEnd:
          if documentMark == nil || node?.isNull == true { reportEmpty(at: node?.mark) }
          return node?.isNull == true ? nil : node
        case .documentStart(let hasDirectives):
          if let documentMark {
            report(
              "yaml-several-documents", "A second document begins here. Keep one document in a file",
              related: [.init(mark: documentMark, note: "the first document begins here")])
            return node
          }
          documentMark = events.mark
          if hasDirectives {
            report(
              "yaml-directive",
              "`%` at the start of a line begins a directive, and directives are not supported. Remove it")
          }
          try next()
          node = try self.node(depth: 1)
        default:
          continue
        }
      }
    } catch {
      return nil
    }
  }

  /// Reads the node that begins with the current event, up to its last event.
  private mutating func node(depth: Int) throws(Stop) -> YAMLNode? {
    // Kept before what is inside of it is read.
    let (event, mark) = (events.current, events.mark)
    switch event {
    case .scalar: return YAMLNode(.scalar(try scalar()), mark: mark)
    case .sequenceStart, .mappingStart:
      try count()
      checkProperties()
      guard depth <= limits.depth else {
        try skipTooDeep()
        return nil
      }
      return YAMLNode(
        event == .sequenceStart ? .sequence(try sequence(depth: depth)) : .mapping(try mapping(depth: depth)),
        mark: mark)
    case .alias:
      try count()
      report(
        "yaml-alias", "`*` begins an alias, and aliases are not supported. Write the value out, or put it in quotes")
      return nil
    default:
      return nil
    }
  }

  /// The value of the current event.
  private mutating func scalar() throws(Stop) -> YAMLScalar {
    try count()
    if events.byteCount > limits.scalarBytes { reportTooLong() }
    checkProperties()
    return events.scalar
  }

  private mutating func sequence(depth: Int) throws(Stop) -> [YAMLNode] {
    var elements: [YAMLNode] = []
    while true {
      try next()
      if events.current == .collectionEnd { return elements }
      if let element = try node(depth: depth + 1) { elements.append(element) }
    }
  }

  private mutating func mapping(depth: Int) throws(Stop) -> YAMLMapping {
    var mapping = YAMLMapping()
    while true {
      try next()
      if events.current == .collectionEnd { return mapping }
      let mark = events.mark
      let key = try key(depth: depth)
      try next()
      let value = try node(depth: depth + 1)
      guard let key else { continue }
      // A value that could not be read still takes its key, so that a second one is noticed.
      let entry = YAMLMapping.Entry(
        key: key, keyMark: mark, value: value ?? YAMLNode(.scalar(YAMLScalar(text: "", isPlain: true)), mark: mark))
      if let known = mapping.append(entry) {
        report(
          "yaml-duplicate-key", "The key {key} appears twice. Keep one of them", ["key": shown(key)],
          at: mark, related: [.init(mark: known.keyMark, note: "it appears here first")])
      }
    }
  }

  /// Reads the key that begins with the current event, or reports why it is none.
  private mutating func key(depth: Int) throws(Stop) -> String? {
    guard events.current == .scalar else {
      report(
        "yaml-key-not-text", "A key must be text, not a list, a mapping or an alias. Write `key: value`")
      _ = try node(depth: depth + 1)
      return nil
    }
    let scalar = try scalar()
    if scalar.isPlain && scalar.text == "<<" {
      report(
        "yaml-merge-key",
        "`<<` merges mappings, which is not supported. Write the keys out, or put `\"<<\"` in quotes")
      return nil
    }
    if scalar.isPlain && scalar.text.isEmpty {
      report("yaml-empty-key", "This `:` has no key before it. Write `key: value`")
      return nil
    }
    return scalar.text
  }

  private mutating func next() throws(Stop) {
    do throws(YAMLDiagnostic) {
      try events.next()
    } catch {
      // That it is nested too deep is told once, by whoever notices first.
      let isKnown = error.code == "over-limit" && diagnostics.contains { $0.message.hasPrefix("Lists and mappings") }
      if !isKnown { diagnostics.append(error) }
      throw Stop()
    }
  }

  /// Counts the value that begins with the current event.
  private mutating func count() throws(Stop) {
    nodeCount += 1
    if nodeCount > limits.nodes {
      report(
        "over-limit", "The file holds more than {most} values. Split it or shorten it",
        ["most": "\(limits.nodes)"])
      throw Stop()
    }
  }

  private mutating func checkProperties() {
    let (hasAnchor, hasTag) = events.properties
    if hasAnchor {
      report(
        "yaml-anchor", "`&` begins an anchor, and anchors are not supported. Remove it, or put the value in quotes")
    }
    if hasTag {
      report("yaml-tag", "`!` begins a tag, and tags are not supported. Remove it, or put the value in quotes")
    }
  }

  private mutating func skipTooDeep() throws(Stop) {
    report(
      "over-limit", "Lists and mappings are nested more than {most} deep here. Make the file flatter",
      ["most": "\(limits.depth)"])
    var open = 1
    while open > 0 {
      try next()
      try count()
      if events.byteCount > limits.scalarBytes { reportTooLong() }
      switch events.current {
      case .sequenceStart, .mappingStart:
        open += 1
        // libyaml takes time that grows with the square of the depth: a megabyte of brackets would take most of a
        // minute.
        guard open < Self.deepestSkipped else { throw Stop() }
      case .collectionEnd: open -= 1
      default: break
      }
    }
  }

  private mutating func reportTooLong() {
    report(
      "over-limit", "This text is longer than {most} bytes. Shorten it, or add a missing closing quote",
      ["most": "\(limits.scalarBytes)"])
  }

  private mutating func reportEmpty(at mark: YAMLMark?) {
    report(
      "yaml-empty-document", "The file is empty. Write at least one `key: value`",
      at: mark ?? YAMLMark(file: file, line: 1, column: 1))
  }

  /// - Parameter mark: Where the problem stands; the current event without one.
  private mutating func report(
    _ code: String, _ message: String, _ values: [String: String] = [:], at mark: YAMLMark? = nil,
    related: [YAMLDiagnostic.Related] = []
  ) {
    // One more than is reported, so that the reader learns that there are more.
    guard diagnostics.count <= limits.diagnostics else { return }
    diagnostics.append(
      YAMLDiagnostic(
        code: code, message: message, values: values, mark: mark ?? events.mark, related: related))
  }
}
