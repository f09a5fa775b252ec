/// What a person tracks of their own, found by the words that they go by.
public struct Trackables: Sendable, Equatable {
  /// By their labels, hidden ones too.
  public let all: [TrackableDefinition]
  /// Where the definition of a word stands.
  private let places: [String: Int]

  /// - Parameter definitions: Of two that go by one word, the word is that of the one whose id it is, else of the first
  ///   by its label.
  public init(_ definitions: [TrackableDefinition] = []) {
    let sorted = definitions.map { (label: $0.label.lowercased(), definition: $0) }
      .sorted { ($0.label, $0.definition.id) < ($1.label, $1.definition.id) }.map(\.definition)
    all = sorted
    var places: [String: Int] = [:]
    for (place, definition) in sorted.enumerated() { places[definition.id.rawValue] = place }
    for (place, definition) in sorted.enumerated() {
      for word in definition.words where !word.isEmpty && places[word] == nil { places[word] = place }
    }
    self.places = places
  }

  /// Those of a journal. One that can't be read is left out, which `doctor` says: nothing else may fail for it.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public init(in journal: any JournalReading) throws {
    let kind = TrackableDefinition.document
    let documents = try journal.documents(of: kind.module).filter { kind.holds($0.key) }
    self.init(documents.compactMap { try? kind.value(of: $0.json) })
  }

  /// These with the metrics of packs: a pack's definition stands in place of one that the person made under its id. The
  /// names, the place among the trackers and what was merged into that one stay, where its values are of the same sort.
  ///
  /// - Parameter packs: Of two that declare one metric, the first.
  public func adding(_ packs: [ConditionPack]) -> Trackables {
    guard packs.contains(where: { $0.trackables?.isEmpty == false }) else {
      return all.contains { $0.role != nil } ? Trackables(all.map { $0.read(by: packs) }) : self
    }
    var definitions: [TrackableDefinition] = []
    for pack in packs {
      for var own in pack.trackables ?? [] where !definitions.contains(where: { $0.id == own.id }) {
        own.condition = pack.id
        own.otherLabels += pack.otherWords.metrics[own.id] ?? []
        if let person = all.first(where: { $0.id == own.id && $0.condition == nil }) {
          own.otherLabels += [person.label] + person.otherLabels
          own.isFollowed = person.isFollowed
          own.isHidden = own.isHidden || person.isHidden
          if person.hasScale(of: own) { own.merged += person.merged }
        }
        let label = own.label.metricWord
        own.otherLabels = own.otherLabels.reduce(into: []) { known, word in
          if word.metricWord != label, !known.contains(where: { $0.metricWord == word.metricWord }) {
            known.append(word)
          }
        }
        definitions.append(own)
      }
    }
    let others = all.filter { own in !definitions.contains { $0.id == own.id } }
    return Trackables(definitions + others.map { $0.read(by: packs) })
  }

  /// These, and of packs that count no longer what has no definition here.
  public func completed(by packs: [ConditionPack]) -> Trackables {
    let more = Trackables().adding(packs).all.filter { own in !all.contains { $0.id == own.id } }
    return more.isEmpty ? self : Trackables(all + more)
  }

  /// Those that are asked with a check-in, in the order in which packs declare them.
  public func asked(by packs: [ConditionPack]) -> [TrackableDefinition] {
    packs.flatMap { $0.trackables ?? [] }.reduce(into: []) { known, own in
      guard own.asking != nil, !known.contains(where: { $0.id == own.id }),
        let definition = all.first(where: { $0.id == own.id }), !definition.isHidden
      else { return }
      known.append(definition)
    }
  }

  public var isEmpty: Bool { all.isEmpty }

  /// Those that are not hidden, and count by themselves.
  public var shown: [TrackableDefinition] { all.filter { !$0.isHidden && $0.yieldsTo == nil } }

  /// The symptoms of the person's own that the check-in asks for.
  public var symptomsAsked: [SymptomDefinition] { shown.filter { $0.asking != nil }.compactMap(\.symptom) }

  /// Groups of foods of the person's own.
  var foodGroups: [FoodGroup] { all.compactMap(\.foodGroup) }

  /// The one of an id, a label or an earlier label, in any case and with any signs between its words; nil where none
  /// is.
  public func named(_ text: String) -> TrackableDefinition? {
    isEmpty ? nil : places[text.metricWord].map { all[$0] }
  }

  /// Words that one label has at most, as far as they are typed without quotes.
  private static let mostWords = 8

  /// The one whose name words begin with, and how many of them name it: the longest name. nil where none does.
  public func leading(_ words: [String]) -> (definition: TrackableDefinition, count: Int)? {
    guard !isEmpty else { return nil }
    for count in stride(from: min(Trackables.mostWords, words.count), to: 0, by: -1) {
      if let found = named(words[..<count].joined(separator: " ")) { return (found, count) }
    }
    return nil
  }

  public static func == (left: Trackables, right: Trackables) -> Bool { left.all == right.all }
}
