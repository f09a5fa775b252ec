import TrackerApplication
import TrackerCore

/// What a person tracks of their own: what there is to see of it, and what is done with it, each change one action that
/// `undo` takes back, made within the transaction that reads the definitions.
///
/// Where a change moves entries to another metric, or makes one number of a day in another way, their measures are made
/// again right after it, in one transaction, as they are when `undo` takes the change back (`PackPart.trackables`).
public struct TrackableBook {
  let session: Session
  private let isCommand: @Sendable ([String]) -> Bool

  /// - Parameter isCommand: Whether a line that begins so is a command of the host, which nothing of one's own may be
  ///   called like.
  public init(_ session: Session, isCommand: @escaping @Sendable ([String]) -> Bool = { _ in false }) {
    self.session = session
    self.isCommand = isCommand
  }

  /// So many there can be.
  public static let most = 500

  // MARK: Reading

  /// All of it, with what was logged without a definition.
  ///
  /// - Parameter showsHidden: Whether hidden ones are shown, too.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func list(showsHidden: Bool = false) throws -> TrackablesView {
    try session.journal.read { journal in
      let own = try Trackables(in: journal).adding(session.person.packs).countingAlone
      let logged = try journal.metrics(withPrefix: TrackableDefinition.metricPrefix)
      let days = Dictionary(logged.map { ($0.metric, $0.days) }) { first, _ in first }
      let known = Set(own.all.flatMap { [$0.metric] + $0.merged.map(TrackableDefinition.metric) })
      let items = (showsHidden ? own.all : own.shown).map {
        TrackablesView.Item($0, days: days[$0.metric] ?? 0, of: name(of: $0.condition))
      }
      let others = logged.filter { !known.contains($0.metric) }.sorted { ($1.days, $0.metric) < ($0.days, $1.metric) }
        .map { TrackablesView.Other(id: TrackableID(of: $0.metric), days: $0.days) }
      return TrackablesView(trackables: items, hidden: own.all.count - own.shown.count, others: others)
    }
  }

  /// One of it, with its last value.
  ///
  /// - Throws: `Failure` (`validation`) where the word is none of it.
  public func show(_ word: String) throws -> TrackableView {
    try session.journal.read { journal in
      let own = try found(word, in: Trackables(in: journal))
      let totals = try journal.totals(of: [own.metric], in: .allOfEntries)
      return TrackableView(
        item: TrackablesView.Item(own, days: totals.count, of: name(of: own.condition)), definition: own,
        last: totals.max { $0.day < $1.day })
    }
  }

  // MARK: Changing

  /// Begins to track something. What was logged under its name counts as its own.
  ///
  /// - Throws: `Failure` (`validation`) with everything that is wrong; then nothing is saved.
  public func add(_ draft: TrackableDraft) throws -> TrackableSavedView {
    try change("own add", .added) { own, journal in
      guard own.all.count < TrackableBook.most else {
        throw Failure(
          .validation, "You already track {count} things of your own", ["count": .count(TrackableBook.most)],
          recovery: "To see what you track: symptoms own")
      }
      var reader = TrackableReader(session, isCommand: isCommand)
      return try reader.definition(draft, beside: own.adding(session.person.packs))
    }
  }

  /// Gives something another label. Its id, its entries and its earlier labels stay.
  ///
  /// - Throws: `Failure` (`validation`) where the word is none of it, and for a label that is taken.
  public func rename(_ word: String, to label: String) throws -> TrackableSavedView {
    try change("own rename", .renamed) { own, _ in
      var definition = try find(word, in: own)
      var reader = TrackableReader(session, isCommand: isCommand)
      let label = reader.label(label, of: definition, beside: own)
      guard reader.diagnostics.isEmpty else { throw Failure.invalid(reader.diagnostics) }
      if label.metricWord != definition.label.metricWord { definition.otherLabels.append(definition.label) }
      definition.otherLabels.removeAll { $0.metricWord == label.metricWord }
      definition.label = label
      return definition
    }
  }

  /// Changes which foods something counts, or what it asks. What a draft leaves out stays; an empty text takes it away.
  ///
  /// - Throws: `Failure` (`validation`) where the word is none of it, and with everything that is wrong with the draft.
  public func edit(_ word: String, to draft: TrackableDraft) throws -> TrackableSavedView {
    try change("own edit", .changed) { own, _ in
      var definition = try find(word, in: own)
      var reader = TrackableReader(session, isCommand: isCommand)
      reader.change(&definition, to: draft)
      guard reader.diagnostics.isEmpty else { throw Failure.invalid(reader.diagnostics) }
      return definition
    }
  }

  /// Makes two one: what was logged of the first counts as the second.
  ///
  /// - Parameters:
  ///   - old: The one that goes: something with a definition, or a plain number that was logged.
  ///   - new: The one that stays.
  /// - Throws: `Failure` (`validation`) where a word is none of it, and where the values are of two scales.
  public func merge(_ old: String, into new: String) throws -> TrackableSavedView {
    try change("own merge", .merged) { own, journal in
      if own.named(new) == nil, let symptom = session.person.entryContext.symptoms(named: new).first {
        return try merge(old, intoPackOf: symptom, own)
      }
      var into = try find(new, in: own)
      guard let from = own.named(old) else {
        guard session.person.entryContext.symptoms(named: old).isEmpty else {
          throw Failure(
            .validation, "{name} is a symptom of your conditions, so it stays", ["name": .verbatim(old)],
            recovery: "Name your own symptom first, then the one that stays.")
        }
        let id = TrackableID(old.metricWord)
        try checkPlainNumbers(of: id, old, fit: into, own, in: journal)
        into.merged.append(id)
        return into
      }
      guard from.id != into.id else {
        throw Failure(
          .validation, "Both names are of {name}", ["name": .verbatim(into.label)],
          recovery: "To see what you track: symptoms own")
      }
      guard from.role == .foods ? into.role == .foods : from.hasScale(of: into) else {
        throw differentScales(from, into.label, into.scale)
      }
      if let foods = into.foods {
        into.foods = foods + (from.foods ?? []).filter { !foods.contains($0) }
        let butNot = into.butNot ?? []
        into.butNot = butNot + (from.butNot ?? []).filter { !butNot.contains($0) }
        if into.butNot?.isEmpty == true { into.butNot = nil }
      }
      into.otherLabels += ([from.label] + from.otherLabels).filter { !into.words.contains($0.metricWord) }
      into.merged += [from.id] + from.merged
      try journal.put(nil as TrackableDefinition?, as: TrackableDefinition.document, of: from.id)
      return into
    }
  }

  /// Makes a symptom of one's own the same as one of a pack.
  private func merge(_ old: String, intoPackOf symptom: SymptomDefinition, _ own: Trackables) throws
    -> TrackableDefinition
  {
    guard var from = own.adding(session.person.packs).named(old), from.condition == nil else {
      throw unknown(old, in: own)
    }
    guard from.hasScale(of: symptom) else {
      throw differentScales(
        from, symptom.name,
        .words(
          "{low} to {high}",
          [
            "low": .number(symptom.scale.answers.lowerBound, upTo: 3),
            "high": .number(symptom.scale.answers.upperBound, upTo: 3),
          ]))
    }
    from.becomes = symptom.id
    return from
  }

  private func differentScales(_ from: TrackableDefinition, _ new: String, _ scale: Phrase) -> Failure {
    Failure(
      .validation, "{old} and {new} have different scales",
      ["old": .verbatim(from.label), "new": .verbatim(new), "first": from.scale, "second": scale],
      recovery: "The first is {first}, the second is {second}.")
  }

  /// Leaves something out of lists, suggestions and the hub, or shows it again. It can be logged all the same.
  ///
  /// - Throws: `Failure` (`validation`) where the word is none of it.
  public func hide(_ word: String, _ isHidden: Bool = true) throws -> TrackableSavedView {
    try change(isHidden ? "own hide" : "own unhide", isHidden ? .hidden : .shown) { own, _ in
      var definition = try kept(word, in: own)
      definition.isHidden = isHidden
      return definition
    }
  }

  /// Gives something a line among the trackers and a card of the hub, or takes them away.
  ///
  /// - Throws: `Failure` (`validation`) where the word is none of it.
  public func follow(_ word: String, _ isFollowed: Bool = true) throws -> TrackableSavedView {
    try change("own follow", isFollowed ? .followed : .unfollowed) { own, _ in
      var definition = try kept(word, in: own)
      definition.isFollowed = isFollowed
      if isFollowed { definition.isHidden = false }
      return definition
    }
  }

  /// Deletes a definition. Its entries stay, as plain numbers under its id.
  ///
  /// - Throws: `Failure` (`validation`) where the word is none of it.
  public func delete(_ word: String) throws -> TrackableSavedView {
    try change("own delete", .deleted) { own, _ in try own.named(word) ?? find(word, in: own) }
  }

  /// Whether the check-in asks for a symptom of one's own.
  ///
  /// - Throws: `Failure` (`validation`) where the word is none of it, or no symptom.
  public func ask(_ word: String, _ isAsked: Bool = true) throws -> TrackableSavedView {
    try change("own ask", isAsked ? .asked : .unasked) { own, _ in
      var definition = try find(word, in: own)
      guard definition.role == .symptom else {
        throw Failure(
          .validation, "The check-in asks for symptoms, and {name} is none", ["name": .verbatim(definition.label)],
          recovery: "To see what you track: symptoms own")
      }
      definition.asking = isAsked ? .checkIn : nil
      if isAsked { definition.isHidden = false }
      return definition
    }
  }

  private func change(
    _ command: String, _ turn: TrackableSavedView.Turn,
    _ body: (Trackables, any JournalWriting) throws -> TrackableDefinition
  ) throws -> TrackableSavedView {
    var ((definition, before, days), _) = try session.record(command) { journal in
      let own = try Trackables(in: journal)
      let definition = try body(own, journal)
      let before = own.all.first { $0.id == definition.id }
      try journal.put(turn == .deleted ? nil : definition, as: TrackableDefinition.document, of: definition.id)
      return (definition, before, try daysTaken(by: definition, before, turn, in: journal))
    }
    session.environment.note(.trackerAction)
    // Its entries are counted as it says from now on. A command does so when it opens the journal.
    if days > 0 || turn == .deleted || definition.role != nil {
      var environment = session.environment
      // What the answer says need not be said once more.
      environment.warn = { [warn = environment.warn] in if $0 != Environment.countsAnew { warn($0) } }
      let now = try environment.session()
      if [.added, .changed].contains(turn), definition.role == .foods {
        days = try now.journal.read { try $0.totals(of: [definition.metric], in: .allOfEntries).count }
      }
    }
    var item = TrackablesView.Item(definition, days: days)
    if turn == .merged, let symptom = definition.becomes.flatMap(session.person.entryContext.symptom) {
      item.label = symptom.name
    }
    return TrackableSavedView(
      trackable: item, turn: turn, was: before?.label,
      givesTips: session.environment.givesTips)
  }

  /// On how many days there are entries that count as the definition's own from now on.
  private func daysTaken(
    by own: TrackableDefinition, _ before: TrackableDefinition?, _ turn: TrackableSavedView.Turn,
    in journal: any JournalReading
  ) throws -> Int {
    let taken: [TrackableID]
    switch turn {
    case .added: taken = [own.id]
    case .merged:
      taken = own.becomes == nil ? own.merged.filter { before?.merged.contains($0) != true } : [own.id] + own.merged
    default: return 0
    }
    let totals = try journal.totals(of: Set(taken.map(TrackableDefinition.metric)), in: .allOfEntries)
    return Set(totals.map(\.day)).count
  }

  /// Holds plain numbers against the values of what they are merged into.
  private func checkPlainNumbers(
    of id: TrackableID, _ typed: String, fit into: TrackableDefinition, _ own: Trackables,
    in journal: any JournalReading
  ) throws {
    let totals = try journal.totals(of: [TrackableDefinition.metric(id)], in: .allOfEntries)
    guard !id.rawValue.isEmpty, !totals.isEmpty else { throw unknown(typed, in: own) }
    guard totals.contains(where: { into.fault(of: $0.value) != nil }) else { return }
    throw Failure(
      .validation, "Not every number of {old} fits {new}",
      ["old": .verbatim(id.rawValue), "new": .verbatim(into.label)],
      recovery: .words("The numbers of the second are {second}.", ["second": into.scale]))
  }

  /// One that the person made, to be changed.
  ///
  /// - Throws: `Failure` (`validation`) where the word is none of it, and for a metric that a pack declares.
  private func find(_ word: String, in own: Trackables) throws -> TrackableDefinition {
    let definition = try found(word, in: own)
    guard let condition = definition.condition else { return definition }
    throw fixed(definition, by: condition)
  }

  /// Why something can't be changed: a condition decides about it.
  private func fixed(_ definition: TrackableDefinition, by condition: PackID) -> Failure {
    Failure(
      .validation, "{name} is part of {condition}, so it cannot be changed here",
      ["name": .verbatim(definition.label), "condition": .verbatim(name(of: condition) ?? "")],
      recovery: "To see what you track: symptoms own")
  }

  /// One of it, also of a pack.
  private func found(_ word: String, in own: Trackables) throws -> TrackableDefinition {
    let all = own.adding(session.person.packs)
    guard let found = all.named(word) else { throw unknown(word, in: all) }
    guard let other = found.yieldsTo,
      let pack = session.person.packs.first(where: { pack in pack.metrics.contains { $0.id == other } })
    else { return found }
    throw fixed(found, by: pack.id)
  }

  /// One whose place in lists is changed: of a metric of a pack, the definition under whose id the journal keeps that.
  private func kept(_ word: String, in own: Trackables) throws -> TrackableDefinition {
    var definition = try found(word, in: own)
    if let known = own.all.first(where: { $0.id == definition.id }) { return known }
    definition.condition = nil
    definition.asking = nil
    definition.seekCare = nil
    definition.appliesTo = nil
    return definition
  }

  /// What the condition is called whose pack declares a metric; nil for what the person made.
  private func name(of condition: PackID?) -> String? {
    condition.flatMap { id in session.person.conditions.first { $0.id == id }?.pack.name }
  }

  private func unknown(_ word: String, in own: Trackables) -> Failure {
    let near = nearestMatch(to: word.metricWord, among: own.all.lazy.map(\.id.rawValue))
    return Failure(
      .validation,
      near == nil ? "You track nothing of that name" : "You track nothing of that name. Did you mean {near}?",
      ["near": .verbatim(near ?? "")], recovery: "To see what you track: symptoms own")
  }
}

extension TrackableID {
  /// The id in a metric of one's own.
  init(of metric: MetricID) {
    self.init(rawValue: String(metric.rawValue.dropFirst(TrackableDefinition.metricPrefix.count)))
  }
}

extension TrackableDefinition {
  /// A line that logs a value. Foods are logged with meals.
  var command: String {
    if let food = foods?.first { return "symptoms log food \(food.shellWord)" }
    return "symptoms \(id.rawValue.shellWord) \(example)"
  }

  /// What its values are: `0 to 24 h`, `yes or no`, `light, medium or heavy`.
  var scale: Phrase {
    if let foods { return .words("portions of {foods}", ["foods": .anyOf(foods.map { .verbatim($0) })]) }
    switch kind {
    case .yesNo: return "yes or no"
    case .count: return "a count"
    case .duration: return "hours and minutes"
    case .choice: return .anyOf(choices.map { .verbatim($0) })
    case .number:
      let unit = unit.map { Phrase.verbatim($0) }
      let ends = range.map { range -> [String: Phrase] in
        ["low": .number(range.lowerBound, upTo: 3), "high": .number(range.upperBound, upTo: 3)]
      }
      switch (ends, unit) {
      case (let ends?, let unit?): return Phrase.words("{low} to {high} {unit}", ["unit": unit]).filled(with: ends)
      case (let ends?, nil): return .words("{low} to {high}", ends)
      case (nil, let unit?): return .words("a number of {unit}", ["unit": unit])
      case (nil, nil): return "a number"
      }
    }
  }

  /// What becomes of several values of a day.
  var dayTold: Phrase {
    switch fold {
    case .sum: "the sum of the day"
    case .mean: "the mean of the day"
    case .max: "the highest of the day"
    case .min: "the lowest of the day"
    default: "the last of the day"
    }
  }
}

extension Trackables {
  /// All but what a pack's counts in place of.
  var countingAlone: Trackables { Trackables(all.filter { $0.yieldsTo == nil }) }
}
