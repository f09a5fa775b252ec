import TrackerApplication
import TrackerCore

/// How long entries are kept. Nothing goes by itself: the setting says what `settings retention` offers to erase.
public struct Retention: Sendable {
  /// How long, in months; nil for ever.
  enum Period: String, CaseIterable, Sendable {
    case month = "1-month"
    case quarter = "3-months"
    case halfYear = "6-months"
    case year = "12-months"
    case forever

    var months: Int? {
      switch self {
      case .month: 1
      case .quarter: 3
      case .halfYear: 6
      case .year: 12
      case .forever: nil
      }
    }

    /// The first day that is kept; nil where all are.
    func firstKept(on today: Day) -> Day? {
      guard let months else { return nil }
      let (year, month, day) = today.components
      let count = year * 12 + month - 1 - months
      // A shorter month has no such day: then its last one.
      return (0...3).lazy.compactMap { Day(year: count / 12, month: count % 12 + 1, day: day - $0) }.first
    }
  }

  static let setting = SettingDefinition.personal(
    id: "retention", topic: .data, title: "Keep entries for",
    about: "How long do you keep entries? Nothing is erased by itself: see symptoms settings retention",
    shape: .choice(Period.allCases.map(\.rawValue)), defaultValue: Period.forever.rawValue,
    told: { word in
      switch Period(rawValue: word)?.months {
      case nil: "forever"
      case 1?: "1 month"
      case let months?: .words("{count} months", ["count": .count(months)])
      }
    })

  /// What has to be typed, in English; translated it is taken, too.
  public static let confirmation = "erase old entries"

  private let session: Session

  public init(_ session: Session) { self.session = session }

  /// What would go; nothing is changed.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func plan() throws -> RetentionView { try session.journal.read { try plan(in: $0) } }

  private func plan(in journal: any JournalReading) throws -> RetentionView {
    let period = Period(rawValue: try PersonalSettings(in: journal)[Retention.setting]) ?? .forever
    let kept = period.firstKept(on: session.today)
    var view = RetentionView(period: period.rawValue, firstKept: kept)
    guard let kept else { return view }
    let drafts = try session.environment.registry.dayDrafts.all.map { drafts in
      (drafts: drafts, days: try drafts.all(in: journal).map(\.day).filter { $0 < kept })
    }.filter { !$0.days.isEmpty }
    let logged = try journal.loggedDays()?.lowerBound
    view.firstDay = ([logged].compactMap(\.self).filter { $0 < kept } + drafts.flatMap(\.days)).min()
    if let logged, logged < kept {
      let days = logged...kept.advanced(by: -1)
      view.entries = try journal.count(EntryQuery(days: days))
      view.kinds = try session.environment.registry.logKinds.all.map { $0.definition }.compactMap { kind in
        let count = try journal.count(EntryQuery(days: days, kinds: [kind.id]))
        return count > 0 ? RetentionView.Kind(id: kind.id, count: count, told: kind.count(count)) : nil
      }
    }
    view.deleted = try deleted(before: kept, in: journal)
    view.attachments = try attachments(before: kept, in: journal)
    view.drafts = drafts.reduce(0) { $0 + $1.days.count }
    view.unfinished = drafts.map { $0.drafts.told($0.days.count) }
    let documents = try session.environment.registry.dayDocuments.all.map { kind in
      (kind: kind, count: try kind.all(before: kept, in: journal).count)
    }.filter { $0.count > 0 }
    view.documents = documents.reduce(0) { $0 + $1.count }
    view.ofDays = documents.map { $0.kind.told($0.count) }
    return view
  }

  /// How many files are attached to entries of earlier days; nil for none.
  private func attachments(before kept: Day, in journal: any JournalReading) throws -> Int? {
    let days = Day.earliestOfEntries...kept.advanced(by: -1)
    let counts = try session.environment.registry.attachmentCounts(in: journal)
    let count = try counts.reduce(0) { sum, entry in
      let found = try journal.entries(EntryQuery(days: days, idPrefix: entry.key.rawValue, limit: 1))
      return found.first?.id == entry.key ? sum + entry.value : sum
    }
    return count > 0 ? count : nil
  }

  /// How many entries of earlier days were deleted and are kept for `undo`.
  private func deleted(before kept: Day, in journal: any JournalReading) throws -> Int {
    try journal.deletedEntries().count { entry in
      guard let first = try journal.firstAction(of: entry.id) else { return false }
      return try journal.entry(entry.id, after: first).map { $0.day < kept } ?? false
    }
  }

  /// Erases what is older for good: entries, those that were deleted, what was begun and not finished, documents about
  /// these days, and what others said of them, such as a fast while it ran. What was learnt of it, and how often
  /// forecasts were right, stays.
  ///
  /// - Throws: `Failure` (`storage`, `system`); then nothing is erased.
  public func erase() throws -> RetentionView {
    let environment = session.environment
    var view = try environment.write("settings retention", to: session.journal) { journal in
      let plan = try plan(in: journal)
      guard let kept = plan.firstKept else { return plan }
      _ = try journal.forget(before: kept)
      _ = try journal.purge(documents: environment.registry.attachmentsLeaving(in: journal))
      for drafts in environment.registry.dayDrafts.all {
        for draft in try drafts.all(in: journal) where draft.day < kept { try journal.draft(nil, as: draft.key) }
      }
      for documents in environment.registry.dayDocuments.all {
        _ = try journal.purge(documents: documents.all(before: kept, in: journal))
      }
      for document in environment.registry.documentKinds.all.compactMap(\.ofDays) {
        try journal.forgetStates(of: document, before: session.calendar.start(of: kept))
      }
      return plan
    }
    // All of it is gone from every answer; now from the file as well.
    try session.journal.compact()
    for reader in environment.registry.attachmentReaders.all { try reader.sweep(environment, session.journal) }
    view.done = true
    return view
  }
}

/// What retention erases, or has erased.
public struct RetentionView: ReadModel {
  public static let schema = "retention/1"

  struct Kind: Encodable, Sendable {
    var id: LogKindID
    var count: Int
    let told: Phrase

    private enum CodingKeys: String, CodingKey { case id, count }
  }

  /// The value of the setting.
  var period: String
  /// nil where every entry is kept.
  var firstKept: Day?
  /// The first day of what would go; nil for nothing.
  var firstDay: Day?
  var entries = 0
  var kinds: [Kind] = []
  /// Entries that were deleted before, and are kept for `undo`.
  var deleted = 0
  /// What was begun of a day and not finished.
  var drafts = 0
  var unfinished: [Phrase] = []
  /// Documents about these days, such as an experiment.
  var documents = 0
  var ofDays: [Phrase] = []
  /// Files that are attached to these entries; absent for none.
  var attachments: Int?
  /// Whether it is gone.
  var done = false

  /// Whether there is nothing to erase.
  public var isEmpty: Bool { entries == 0 && deleted == 0 && drafts == 0 && documents == 0 }

  private enum CodingKeys: String, CodingKey {
    case period, firstKept, firstDay, entries, kinds, deleted, drafts, documents, attachments, done
  }

  init(period: String, firstKept: Day?) {
    self.period = period
    self.firstKept = firstKept
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard let firstKept else {
      return [
        .sentence("\(format("Every entry is kept."))"),
        .commands([
          .init("symptoms settings set retention 12-months", format("keep the last twelve months"))
        ]),
      ]
    }
    let values = ["day": format.short(firstKept), "first": firstDay.map(format.short) ?? ""]
    guard !isEmpty else { return [.sentence("\(format("There is no entry from before {day}.", values))")] }
    let list = Block.list(.init(parts.map { "\(format($0))" }))
    let imports = Block.sentence("\(format("If you import the same file again, its entries come back."))")
    if done {
      return [
        .sentence("\(format("This was erased. It was from before {day}:", values))"), list,
        .sentence("\(format("Backups and exports that you made still have it."))"), imports,
      ]
    }
    return [
      .sentence(
        firstDay == nil
          ? "\(format("This is older than {day}:", values))"
          : "\(format("This is older than {day}. The oldest is from {first}:", values))"), list,
      .sentence("\(format("Nothing is erased yet. What the program learned from it stays."))"), imports,
      .commands([
        .init("symptoms backup create", format("keep a copy first")),
        .init("symptoms settings retention --erase", format("erase it; it asks first")),
      ]),
    ]
  }

  /// What it is made of, in words.
  private var parts: [Phrase] {
    let gone: [Phrase] =
      deleted == 0
      ? [] : [deleted == 1 ? "1 deleted entry" : .words("{count} deleted entries", ["count": .count(deleted)])]
    return kinds.map(\.told) + gone + unfinished + ofDays + [Phrase.attachments(attachments)].compactMap(\.self)
  }
}
