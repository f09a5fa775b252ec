import TrackerCore
import TrackerEntryLanguage
import TrackerHashing

/// Turns names of a file into what the person has, else into things of their own that come in with the file
/// (`ImportedFile.definitions`). So a severity is a symptom that packs, reports and patterns know, and no name is lost.
public struct ImportNames {
  /// The kind of an entry, with the fields that say which thing it is and those that a later file may correct.
  public struct Fields: Sendable, Hashable {
    public var kind: LogKindID
    public var identity: [String: FieldInput]
    public var values: [String: FieldInput]

    public init(kind: LogKindID, identity: [String: FieldInput], values: [String: FieldInput]) {
      self.kind = kind
      self.identity = identity
      self.values = values
    }
  }

  private let context: EntryContext
  private let registry: Registry
  /// What the names need that the person does not have, in the order in which it was first named.
  public private(set) var definitions: [TrackableDefinition] = []
  /// The names that mean something that the person has under another name, in the order in which they were first met.
  public private(set) var matches: [ImportedFile.Match] = []
  /// By the words of names, as each of a file comes again and again.
  private var symptoms: [String: (kind: LogKindID, name: String)] = [:]
  private var numbers: [String: String] = [:]

  public init(_ session: Session) {
    context = session.person.entryContext
    registry = session.environment.registry
  }

  /// How strong something was, from 0 for none to 10, as exactly as the file has it: a symptom of the person's, or one
  /// of their own. Where they track something else under the name, or answer it on another scale, a number of its own.
  ///
  /// - Parameter worse: The bad end: high of a pain, low of a mood or of energy.
  public mutating func severity(_ value: Double, of name: String, worse: Direction = .high) -> Fields {
    let word = ImportNames.label(name)
    let found = symptoms[word] ?? symptom(word, worse)
    symptoms[word] = found
    let isSymptom = found.kind == LoggedSymptom.kind
    return Fields(
      kind: found.kind, identity: [isSymptom ? "symptom" : "name": .value(.text(found.name))],
      values: [isSymptom ? "severity" : "value": .value(.number(value))])
  }

  /// A number of the person's own: `custom.<name>`.
  ///
  /// - Parameters:
  ///   - fold: How several values of a day become one.
  ///   - isYesNo: Whether it is 1 for yes and 0 for no.
  public mutating func number(
    _ value: Double, of name: String, fold: Fold = .mean, unit: String? = nil, isYesNo: Bool = false
  ) -> Fields {
    let word = ImportNames.label(name)
    let found = numbers[word] ?? number(word, isYesNo ? .max : fold, unit, isYesNo)
    numbers[word] = found
    return Fields(
      kind: "custom", identity: ["name": .value(.text(found))], values: ["value": .value(.number(value))])
  }

  /// A number of the person's own whose name is the same in every language, so that the language may change between
  /// two imports: `custom.<name>`.
  ///
  /// - Parameter label: What the person sees.
  public mutating func number(_ value: Double, of name: String, shownAs label: String) -> Fields {
    let (word, shown) = (ImportNames.label(name), ImportNames.label(label))
    let id = TrackableID(word.metricWord)
    let known = context.trackables.named(word) ?? context.trackables.named(shown)
    if let known, known.id != id { return number(value, of: known.id.rawValue) }
    if known == nil, shown != word, !definitions.contains(where: { $0.id == id }) {
      definitions.append(TrackableDefinition(id, label: free(shown), .number))
    }
    return Fields(kind: "custom", identity: ["name": .value(.text(word))], values: ["value": .value(.number(value))])
  }

  private mutating func symptom(_ name: String, _ worse: Direction) -> (kind: LogKindID, name: String) {
    if let known = context.symptom(named: name) {
      let scale = known.scale
      let isSame =
        scale.kind == .points && scale.worse == worse && scale.range.upperBound == 10
        && (0...1).contains(scale.range.lowerBound)
      if isSame { match(name, known.name) }
      return isSame ? (LoggedSymptom.kind, known.id.rawValue) : ("custom", number(name, .mean, nil, false))
    }
    let label = free(name)
    if let known = context.trackables.named(name) ?? context.trackables.named(label) {
      if known.role == .symptom { match(name, known.label) }
      return known.role == .symptom
        ? (LoggedSymptom.kind, known.id.rawValue) : ("custom", number(name, .mean, nil, false))
    }
    let id = TrackableID(label.metricWord)
    if !definitions.contains(where: { $0.id == id }) {
      var own = TrackableDefinition.symptom(id, label: label)
      own.worse = worse
      if worse == .low { own.fold = .mean }
      definitions.append(own)
    }
    return (LoggedSymptom.kind, id.rawValue)
  }

  private mutating func number(_ name: String, _ fold: Fold, _ unit: String?, _ isYesNo: Bool) -> String {
    let label = free(name)
    if let known = context.trackables.named(name) ?? context.trackables.named(label) {
      match(name, known.label)
      return known.id.rawValue
    }
    // Without a definition it is a plain number whose day is the mean.
    guard fold != .mean || unit != nil else { return name }
    let id = TrackableID(label.metricWord)
    if !definitions.contains(where: { $0.id == id }) {
      var own = TrackableDefinition(id, label: label, isYesNo ? .yesNo : .number, fold: fold)
      own.unit = unit
      definitions.append(own)
    }
    return id.rawValue
  }

  private mutating func match(_ name: String, _ known: String) {
    let word = name.metricWord
    guard word != known.metricWord, !matches.contains(where: { $0.name.metricWord == word }) else { return }
    matches.append(.init(name: name, known: known))
  }

  /// The name as something of one's own may be called: a line that begins with it may mean nothing else.
  private func free(_ name: String) -> String {
    let isTaken = [name.lowercased(), name.metricWord].contains { word in
      registry.logKind(named: word) != nil || registry.logKind(choosing: word) != nil
        || registry.field(leading: word) != nil || !context.symptoms(named: word).isEmpty
    }
    return isTaken ? "\(name.prefix(TrackableDefinition.labelLength - 6)) (app)" : name
  }

  /// A name of a file as people can type it: without signs in front and controls, no longer than labels are. One of
  /// signs alone, such as a face, is called as Unicode calls them.
  public static func label(_ name: String) -> String {
    let visible = name.split { $0.isWhitespace || $0.unicodeScalars.contains(where: \.isScreenControl) }
    var text = visible.joined(separator: " ")
    if text.metricWord.isEmpty {
      text = text.unicodeScalars.compactMap { $0.properties.name?.lowercased() }.joined(separator: " ")
    }
    text = text.drop { !$0.isLetter && !$0.isNumber && !"([„“\"".contains($0) }.trimmed
    guard text.count > TrackableDefinition.labelLength else { return text.metricWord.isEmpty ? "unnamed" : text }
    // What two long names begin with alike tells them apart no longer.
    let ending = FNV1a.hexadecimal(of: text.utf8).prefix(6)
    return "\(text.prefix(TrackableDefinition.labelLength - 7)) \(ending)"
  }
}
