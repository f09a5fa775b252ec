import TrackerCore

extension CollectionCategory {
  /// Whether it is collected.
  public var setting: SettingDefinition {
    let (title, about): (Phrase, String) =
      switch self {
      case .health:
        ("Health", "Log sleep, food, exercise, medicines and stress? Symptoms and check-ins are always logged.")
      case .phone: ("Phone use", "Log how you use your phone?")
      case .journal: ("Notes on your day", "Log what you write about your day, such as the note of a check-in?")
      case .place: ("Places", "Log where you are, and the weather there?")
      }
    return .personal(
      id: SettingID("collection.\(rawValue)"), topic: .logging, title: title, about: about, shape: .switched,
      defaultValue: SettingDefinition.on)
  }
}

extension Registry {
  /// What the person has switched off.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  func uncollected(in journal: any JournalReading) throws -> Uncollected {
    let settings = try PersonalSettings(in: journal)
    let categories = Set(CollectionCategory.allCases.filter { settings[$0.setting] == SettingDefinition.off })
    guard !categories.isEmpty else { return Uncollected() }
    let kinds = logKinds.all.map { $0.definition }.filter { $0.category.map(categories.contains) ?? false }
    return Uncollected(categories: categories, kinds: Set(kinds.map(\.id)))
  }

  /// What a number is about: as its metric says, else as the kinds of entries that measure it. What a kind without a
  /// category measures as well, such as a symptom, has none.
  func category(of metric: MetricID) -> CollectionCategory? {
    let own =
      metrics.all.first { $0.id == metric }?.category
      ?? metricFamilies.all.lazy.compactMap { $0.metric(metric) }.first?.category
    if let own { return own }
    let kinds = logKinds.all.map { $0.definition }.filter { kind in
      kind.metrics.contains { $0 != .named && $0.holds(metric) }
    }
    let categories = Set(kinds.map(\.category))
    return categories.count == 1 ? categories.first ?? nil : nil
  }
}

extension Registry {
  /// What an entry is about: the category of its kind, or of everything that it measures.
  ///
  /// - Parameter categories: Others are passed over.
  /// - Returns: nil for an entry of none of them.
  func category(
    of entry: Entry, _ kind: any LogKind.Type, in context: EntryContext, among categories: Set<CollectionCategory>
  ) -> CollectionCategory? {
    if let own = kind.definition.category { return categories.contains(own) ? own : nil }
    let measured = kind.measures(of: entry, in: context).map { category(of: $0.metric) }
    guard let first = measured.first ?? nil, measured.allSatisfy({ $0.map(categories.contains) ?? false }) else {
      return nil
    }
    return first
  }
}

extension Session {
  /// What an entry would be of that the person has switched off: the category of its kind, or of everything that it
  /// measures; nil where it may come in.
  public func uncollectedCategory(of entry: Entry, _ kind: any LogKind.Type) -> CollectionCategory? {
    let off = person.uncollected.categories
    guard !off.isEmpty else { return nil }
    return environment.registry.category(of: entry, kind, in: person.entryContext, among: off)
  }

  /// Refuses an entry of what the person has switched off.
  ///
  /// - Throws: `Failure` (`validation`) that names the setting.
  public func refuseUncollected(_ entry: Entry, of kind: any LogKind.Type) throws(Failure) {
    guard let category = uncollectedCategory(of: entry, kind) else { return }
    throw .uncollected(category)
  }
}

extension Failure {
  /// Something of a category was to come in that the person has switched off.
  public static func uncollected(_ category: CollectionCategory) -> Failure {
    Failure(
      .validation, "Nothing was saved: {setting} is off", ["setting": "\(category.setting.id)"],
      recovery: .words("To switch it on: {command}", ["command": "symptoms settings set \(category.setting.id) on"]))
  }
}
