import TrackerApplication
import TrackerCore

/// The person's rules for apps: what there is to see of them, and each change as one action that `undo` takes back. A
/// change is made within the transaction that reads the rules.
///
/// A rule counts for past days, too: the measures of their entries are made again right after it (`PackPart.apps`).
public struct AppBook {
  private let session: Session

  public init(_ session: Session) { self.session = session }

  /// So many rules there can be.
  static let most = 500
  private static let longestName = 100
  /// Days of which apps without a rule are listed.
  private static let daysShown = 30

  /// The rules, and the apps of the last 30 days that have none.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func list() throws -> AppsView {
    let today = session.today
    return try session.journal.read { journal in
      let rules = try AppRules(in: journal)
      let days = today.advanced(by: 1 - Self.daysShown)...today
      var seconds: [String: Int64] = [:]
      for use in try ScreenBook(session).uses(on: days, in: journal).values {
        for span in use.stream.spans where span.level == nil { seconds[span.app, default: 0] += span.seconds }
      }
      let without = seconds.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      return AppsView(
        rules: rules.all,
        withoutRule: without.map { app, seconds in
          AppsView.App(app: app, category: rules.category(of: app), minutes: (Double(seconds) / 60).rounded())
        }, days: Self.daysShown)
    }
  }

  /// Says where an app belongs, how much it helps or distracts, or both; of a category, how much its apps do.
  ///
  /// - Parameters:
  ///   - name: An app in any case, in which `*` stands for any letters; or a category.
  ///   - words: A category, a level, or both.
  ///   - isOwn: Whether a category that is not known is one of the person's own.
  /// - Throws: `Failure` (`validation`) where a word is neither, and for too many rules. Then nothing is saved.
  public func set(_ name: String, _ words: [String], isOwn: Bool = false) throws -> AppSavedView {
    let name = try checked(name)
    return try change("apps set") { rules in
      let draft = try rule(name, words, isOwn: isOwn, beside: AppRules(rules))
      if let place = rules.firstIndex(where: { $0.isAboutSame(as: draft) }) {
        var rule = rules[place]
        rule.category = draft.category ?? rule.category
        rule.level = draft.level ?? rule.level
        rules[place] = rule
        return AppSavedView(rule: rule, isRemoved: false)
      }
      guard rules.count < Self.most else {
        throw Failure(
          .validation, "You already have {count} rules for apps", ["count": .count(Self.most)],
          recovery: "To see them: symptoms apps")
      }
      // A rule for one app is asked before those with a star, whichever came first.
      let place = draft.name.contains("*") ? rules.count : rules.firstIndex { $0.name.contains("*") } ?? rules.count
      rules.insert(draft, at: place)
      return AppSavedView(rule: draft, isRemoved: false)
    }
  }

  /// Takes a rule away. What no other rule names is no category any more, which the answer says where a goal watches
  /// it.
  ///
  /// - Throws: `Failure` (`validation`) where there is none for the name.
  public func remove(_ name: String) throws -> AppSavedView {
    var lost: [String] = []
    var view = try change("apps remove") { rules in
      let lower = name.lowercased()
      guard let place = rules.firstIndex(where: { $0.name.lowercased() == lower }) else {
        let near = nearestMatch(to: lower, among: rules.map { $0.name.lowercased() })
        throw Failure(
          .validation,
          near == nil ? "There is no rule for “{name}”" : "There is no rule for “{name}”. Did you mean “{near}”?",
          ["name": .verbatim(name), "near": .verbatim(near ?? "")], recovery: "To see your rules: symptoms apps")
      }
      let before = AppCategory.all(by: AppRules(rules))
      let rule = rules.remove(at: place)
      let after = AppCategory.all(by: AppRules(rules))
      lost = before.filter { !after.contains($0) }
      return AppSavedView(rule: rule, isRemoved: true)
    }
    guard !lost.isEmpty else { return view }
    // This session still knows the metrics of before.
    let goals = try session.journal.read {
      try session.goals(watching: Set(lost.map(AppCategory.metric)), in: $0)
    }
    view.describe(goals, by: session.person.catalogue)
    return view
  }

  private func change(_ command: String, _ body: (inout [AppRule]) throws -> AppSavedView) throws -> AppSavedView {
    let (view, _) = try session.record(command) { journal in
      var rules = try journal.value(AppRules.document) ?? []
      let view = try body(&rules)
      try journal.put(rules.isEmpty ? nil : rules, as: AppRules.document)
      return view
    }
    // Past days count by it from now on. A command does so when it opens the journal.
    var environment = session.environment
    environment.warn = { [warn = environment.warn] in if $0 != Environment.countsAnew { warn($0) } }
    _ = try environment.session()
    return view
  }

  private func checked(_ name: String) throws(Failure) -> String {
    let name = name.trimmed
    guard !name.isEmpty, name.contains(where: { $0.isLetter || $0.isNumber }), name.count <= Self.longestName else {
      throw Failure(
        .validation, "A rule needs the name of an app or a category",
        recovery: "Type it like this: symptoms apps set mail productivity productive")
    }
    return name
  }

  private func rule(_ name: String, _ words: [String], isOwn: Bool, beside rules: AppRules) throws(Failure) -> AppRule {
    var rule = AppRule(name: name)
    for word in words {
      if let level = AppLevel.level(of: word) {
        rule.level = level
      } else {
        rule.category = try category(word, isOwn: isOwn, beside: rules)
      }
    }
    guard rule.level != nil || rule.category != nil else {
      throw Failure(
        .validation, "Say where “{name}” belongs, or how much it helps", ["name": .verbatim(name)],
        recovery: "Type it like this: symptoms apps set mail productivity productive")
    }
    let known = AppCategory.all(by: rules)
    if rule.category == nil, let category = Self.category(named: name, among: known) {
      rule.name = category
      rule.isOfCategory = true
    }
    return rule
  }

  private func category(_ word: String, isOwn: Bool, beside rules: AppRules) throws(Failure) -> String {
    let known = AppCategory.all(by: rules)
    if let category = Self.category(named: word, among: known) { return category }
    let own = word.metricWord
    if isOwn, !own.isEmpty, own.count <= 30, !AppCategory.taken.contains(own) { return own }
    let near = nearestMatch(to: own, among: known + AppLevel.words)
    throw Failure(
      .validation,
      near == nil
        ? "“{word}” is neither a category nor a level"
        : "“{word}” is neither a category nor a level. Did you mean {near}?",
      ["word": .verbatim(word), "near": .verbatim(near ?? "")],
      recovery: "Levels and categories: symptoms apps set --help")
  }

  private static func category(named word: String, among known: [String]) -> String? {
    let word = word.metricWord
    return known.first { $0 == word } ?? german[word]?.rawValue
  }

  private static let german: [String: AppCategory] = [
    "produktivität": .productivity, "soziales": .social, "unterhaltung": .entertainment, "bildung": .education,
    "gesundheit": .health, "spiele": .games, "werkzeuge": .utility, "anderes": .other,
  ]
}
