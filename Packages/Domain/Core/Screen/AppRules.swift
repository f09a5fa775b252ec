/// What a person says of an app, or of all apps of a category: where it belongs, and how much it helps or distracts.
public struct AppRule: Codable, Sendable, Hashable {
  /// An app's name in any case, in which `*` stands for any letters; or a category.
  public var name: String
  /// Whether the name is that of a category, and not of apps.
  public var isOfCategory: Bool
  /// The category that the apps belong to, as a word of metric ids; nil where the rule says nothing of it, and for
  /// categories.
  public var category: String?
  /// −2 (very distracting) … 2 (very productive); nil where the rule says nothing of it.
  public var level: Int?

  public static let levels = -2...2

  public init(name: String, isOfCategory: Bool = false, category: String? = nil, level: Int? = nil) {
    self.name = name
    self.isOfCategory = isOfCategory
    self.category = category
    self.level = level
  }

  /// Whether two rules are about the same, so that the newer one stands in place of the other.
  public func isAboutSame(as other: AppRule) -> Bool {
    isOfCategory == other.isOfCategory && name.lowercased() == other.name.lowercased()
  }
}

/// The person's rules for apps, in the order in which they are asked: the first that fits an app counts.
public struct AppRules: Sendable, Hashable {
  public let all: [AppRule]
  private let patterns: [Pattern]

  /// The document of the rules.
  public static let document = DocumentKind<[AppRule]>("screen", "apps")

  public init(_ rules: [AppRule] = []) {
    all = rules
    patterns = rules.map { Pattern($0.name) }
  }

  /// Those of a journal. Rules that can't be read are left out, which `doctor` says: nothing else may fail for them.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public init(in journal: any JournalReading) throws {
    guard let document = try journal.documents(of: Self.document.module).first(where: { Self.document.holds($0.key) })
    else {
      self.init()
      return
    }
    self.init((try? Self.document.value(of: document.json)) ?? [])
  }

  public var isEmpty: Bool { all.isEmpty }

  /// Whether any rule says how much something helps or distracts. Without one, that is not known of any time.
  public var hasLevels: Bool { all.contains { $0.level != nil } }

  /// The category of the first rule that fits an app and names one; nil where none does.
  public func category(ofApp app: String) -> String? { rule(forApp: app) { $0.category != nil }?.category }

  /// How much an app helps or distracts: by the first rule that fits it and says so, else by that of its category; nil
  /// where no rule says it.
  public func level(ofApp app: String, category: String?) -> Int? {
    if let own = rule(forApp: app, where: { $0.level != nil })?.level { return own }
    guard let category else { return nil }
    return all.first { $0.isOfCategory && $0.name == category && $0.level != nil }?.level
  }

  /// Categories that rules name, each once.
  public var categories: [String] {
    all.compactMap { $0.isOfCategory ? $0.name : $0.category }.reduce(into: []) { known, category in
      if !known.contains(category) { known.append(category) }
    }
  }

  private func rule(forApp app: String, where says: (AppRule) -> Bool) -> AppRule? {
    let name = app.lowercased()
    for (rule, pattern) in zip(all, patterns) where !rule.isOfCategory && says(rule) && pattern.fits(name) {
      return rule
    }
    return nil
  }

  public static func == (left: AppRules, right: AppRules) -> Bool { left.all == right.all }
  public func hash(into hasher: inout Hasher) { hasher.combine(all) }

  /// A name in which `*` stands for any letters, also none.
  private struct Pattern: Sendable {
    private let parts: [[Character]]

    init(_ name: String) {
      parts = name.lowercased().split(separator: "*", omittingEmptySubsequences: false).map(Array.init)
    }

    /// O(letters of the name × letters of the pattern) at most.
    func fits(_ name: String) -> Bool {
      let letters = Array(name)
      guard let first = parts.first, let last = parts.last, parts.count > 1 else { return parts.first == letters }
      guard letters.starts(with: first), letters.count >= first.count + last.count,
        letters.suffix(last.count).elementsEqual(last)
      else { return false }
      var place = first.count
      let end = letters.count - last.count
      for part in parts.dropFirst().dropLast() where !part.isEmpty {
        guard end - part.count >= place,
          let found = (place...(end - part.count)).first(where: { letters[$0..<$0 + part.count].elementsEqual(part) })
        else { return false }
        place = found + part.count
      }
      return true
    }
  }
}
