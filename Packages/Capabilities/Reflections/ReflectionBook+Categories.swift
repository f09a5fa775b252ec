import TrackerApplication
import TrackerCore

/// Categories of one's own: each a document, so that each change is undone by itself.
extension ReflectionBook {
  func ownCategories(in journal: any JournalReading) throws -> [JournalCategory] {
    try journal.values(JournalCategory.document)
  }

  /// - Throws: `Failure` (`validation`) for a category that neither everybody has nor the person.
  func checkCategories(of payload: Payload, in journal: any JournalReading) throws {
    let words = payload[ReflectionKind.categories] ?? []
    guard !words.isEmpty else { return }
    let own = try ownCategories(in: journal)
    for word in words { _ = try category(word, among: own) }
  }

  /// The id of a category by the word that was typed for it.
  ///
  /// - Throws: `Failure` (`validation`) that names the nearest one, or how to add it.
  func category(_ word: String, among own: [JournalCategory]) throws(Failure) -> String {
    let id = JournalCategory.id(of: word)
    let known = JournalCategory.standard.map(\.id) + own.map(\.id)
    if known.contains(id) { return id }
    let near = nearestMatch(to: id, among: known)
    throw Failure.invalid(
      [
        Diagnostic(
          code: "unknown-category", "“{typed}” is not one of your categories", ["typed": .verbatim(word)],
          found: "“\(word)”", allowed: .anyOf(known.map { .verbatim($0) }), nearest: near)
      ],
      recovery: near == nil
        ? .words("To add it: {command}", ["command": .verbatim("symptoms journal categories add \(id.shellWord)")])
        : nil)
  }

  /// Every category, with how many entries each has.
  public func categories() throws -> JournalCategoriesView {
    try session.journal.read { journal in
      let own = try ownCategories(in: journal)
      let days = try journal.loggedDays()
      func count(_ id: String) throws -> Int {
        guard let days else { return 0 }
        let totals = try journal.totals(of: [MetricID("\(ReflectionMetrics.prefix)\(id)")], in: days)
        return Int(totals.reduce(0) { $0 + $1.value })
      }
      let all =
        try JournalCategory.standard.map {
          JournalCategoriesView.Item(
            id: $0.id, name: $0.name, colour: $0.colour, isOwn: false, entries: try count($0.id))
        }
        + own.map {
          JournalCategoriesView.Item(
            id: $0.id, name: .verbatim($0.name), colour: $0.colour, isOwn: true, entries: try count($0.id))
        }
      return JournalCategoriesView(categories: all)
    }
  }

  /// Adds a category of one's own, or gives one another colour.
  ///
  /// - Parameter colour: Such as `#2f6b4f`; nil for grey.
  /// - Throws: `Failure` (`validation`) for a name that everybody's categories have, one that is too long or has no
  ///   letter, and for what is no colour.
  public func addCategory(_ name: String, colour: String?) throws -> JournalCategoryChangedView {
    let id = JournalCategory.id(of: name)
    let name = name.trimmed
    guard !id.isEmpty, name.count <= JournalCategory.nameLength, name.withoutControls == name else {
      throw Failure(
        .validation, "A category has a name of 1 to {count} characters", ["count": .count(JournalCategory.nameLength)])
    }
    guard !JournalCategory.standard.contains(where: { $0.id == id }) else {
      throw Failure(.validation, "There is a category of that name already")
    }
    guard colour.map({ Colour($0) != nil }) ?? true else {
      throw Failure(.validation, "A colour is written like this: #2f6b4f")
    }
    let (result, _) = try session.record("journal categories add") { journal in
      let before = try journal.value(JournalCategory.document, of: id)
      let after = JournalCategory(
        id: id, name: name, colour: colour?.lowercased() ?? before?.colour ?? JournalCategory.plainColour)
      try journal.put(after, as: JournalCategory.document, of: id)
      return (after, before == nil)
    }
    return JournalCategoryChangedView(category: result.0, change: result.1 ? .added : .changed)
  }

  /// Removes a category of one's own. Entries keep it.
  ///
  /// - Throws: `Failure` (`validation`) for one that the person does not have.
  public func removeCategory(_ name: String) throws -> JournalCategoryChangedView {
    let (removed, _) = try session.record("journal categories remove") { journal in
      let id = JournalCategory.id(of: name)
      guard let category = try journal.value(JournalCategory.document, of: id) else {
        throw Failure(
          .validation, "“{typed}” is not a category of your own", ["typed": .verbatim(name)],
          recovery: "To see them: symptoms journal categories")
      }
      try journal.put(nil as JournalCategory?, as: JournalCategory.document, of: id)
      return category
    }
    return JournalCategoryChangedView(category: removed, change: .removed)
  }
}
