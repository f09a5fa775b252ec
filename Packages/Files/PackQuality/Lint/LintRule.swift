import TrackerCore

/// Something that can be wrong with a pack: one value that lint, `pack explain`, the reference of rules and the tests
/// are made from.
public struct LintRule: Sendable {
  /// Files of a pack that show a problem, or show it fixed.
  public struct Example: Sendable {
    /// What stands in `pack.yaml` below its head, or the whole of it where it says `schema:` itself; else the text of
    /// another file.
    public var text: String
    /// The file the text stands in, by its path in the pack's folder.
    public var file: String
    /// What stands in `pack.yaml` below its head where the text stands in another file.
    public var pack: String
    /// The revision of the pack.
    public var packRevision: Int

    init(_ text: String, file: String = "pack.yaml", pack: String = "", packRevision: Int = 1) {
      self.text = text
      self.file = file
      self.pack = pack
      self.packRevision = packRevision
    }

    /// The head of every example; the folder is `example`, which extends the base that ships.
    public static let head = """
      schema: 1
      id: example
      revision: 1
      name: Example
      summary: A pack that shows one thing.
      extends: universal

      """

    /// Every file of the example by its path in the pack's folder.
    public var files: [String: String] {
      let head = Example.head.replacing("revision: 1", with: "revision: \(packRevision)")
      if file != "pack.yaml" { return ["pack.yaml": head + pack, file: text] }
      return [file: text.hasPrefix("schema:") ? text : Example.head + text]
    }
  }

  /// Stable and kebab-case, such as `clashing-foods`.
  public let code: String
  /// The problem in a few words; English, which catalogues translate.
  public let name: String
  /// What goes wrong because of it; English, which catalogues translate.
  public let why: String
  /// How grave it is in each profile.
  public let severity: LintSeverity
  /// nil for what no text shows, such as a file that cannot be read.
  public let bad: Example?
  /// The same without the problem; nil where there is no bad example.
  public let good: Example?
  /// nil for what is noticed while a file is read.
  let check: (@Sendable (LintSubject) -> [Diagnostic])?

  /// Whether it can be left out with a reason although it is an error in every profile: a judgement of words can be
  /// wrong.
  let isJudgement: Bool

  /// Whether a pack can be used all the same, so that it can be left out with a reason.
  public var canBeSuppressed: Bool {
    isJudgement || (check == nil ? severity == .warning && bad?.file != "lint.yaml" : severity != .always)
  }

  /// What reading a pack reports.
  static func reading(
    _ code: String, _ name: String, why: String, severity: LintSeverity = .always, bad: Example, good: Example
  ) -> LintRule {
    LintRule(code: code, name: name, why: why, severity: severity, bad: bad, good: good, check: nil, isJudgement: false)
  }

  /// What no text of one pack shows, such as a file that cannot be read at all.
  static func unreadable(_ code: String, _ name: String, why: String) -> LintRule {
    LintRule(code: code, name: name, why: why, severity: .always, bad: nil, good: nil, check: nil, isJudgement: false)
  }

  /// What is checked of a pack that can be read.
  static func rule(
    _ code: String, _ name: String, why: String, severity: LintSeverity, isJudgement: Bool = false, bad: Example,
    good: Example, check: @escaping @Sendable (LintSubject) -> [Diagnostic]
  ) -> LintRule {
    LintRule(
      code: code, name: name, why: why, severity: severity, bad: bad, good: good, check: check,
      isJudgement: isJudgement)
  }
}

extension LintRule.Example: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}
