import TrackerApplication
import TrackerCore

extension TrackableBook {
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

  func change(
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
}
