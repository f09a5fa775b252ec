import TrackerCore
import TrackerPacks
import TrackerStrictYAML
import TrackerYAML

/// What an author leaves out of the checks, with a reason and an end: the file `lint.yaml` beside a pack.
struct Suppressions {
  struct Suppression {
    var code: String
    /// A path in `pack.yaml`, with what stands below it; nil for the whole pack.
    var path: String?
    var until: Day
    var place: Place
  }

  static let fileName = "lint.yaml"

  private(set) var all: [Suppression] = []

  /// Reads the file; its problems go to the reader.
  init(_ bytes: [UInt8], file: String, reader: inout NodeReader) {
    let (node, diagnostics) = YAMLParser.parse(bytes, file: file)
    let safety = node?.mapping.map { TextSafety($0, takesAnyWords: true) }
    for diagnostic in diagnostics.map(Diagnostic.init) + (safety?.diagnostics ?? []) { reader.report(diagnostic) }
    guard safety?.hasTooMany != true, let node,
      let fields = reader.fields(
        node, at: node.mark, key: Suppressions.fileName, required: PackKeys.suppressionFile.required)
    else { return }
    for element in reader.list(fields["suppress"], "suppress") {
      guard
        let fields = reader.fields(
          element, at: element.mark, key: "suppress", required: PackKeys.suppression.required,
          optional: PackKeys.suppression.optional)
      else { continue }
      let code = reader.text(fields["rule"], "rule")
      let path = reader.text(fields["at"], "at")
      _ = reader.text(fields["because"], "because")
      let until = fields["until"].flatMap { node -> Day? in
        guard let text = node.scalar?.text, let day = Day(text) else {
          reader.wrongType(node, "until", allowed: "a day such as 2026-12-31")
          return nil
        }
        return day
      }
      guard let code, let until else { continue }
      guard let rule = LintRules.rule(code) else {
        reader.report(
          "unknown-rule", "“{found}” is not a rule", at: fields["rule"]?.mark ?? element.mark, found: shown(code),
          nearest: reader.nearest(to: code, among: LintRules.all.map(\.code)))
        continue
      }
      guard rule.canBeSuppressed else {
        reader.report(
          "suppression-refused", "{rule} cannot be suppressed. Fix the error instead", ["rule": quoted(code)],
          at: fields["rule"]?.mark ?? element.mark)
        continue
      }
      all.append(Suppression(code: code, path: path, until: until, place: Place(element.mark)))
    }
  }

  /// The findings that no suppression covers, and what is wrong with the suppressions.
  ///
  /// - Parameters:
  ///   - today: From the day after its end on, a suppression no longer covers anything.
  ///   - paths: The paths of places in `pack.yaml`.
  ///   - tellsUnused: Whether one that leaves nothing out is told: of a pack with errors, what it is for may be
  ///     missing.
  func applied(
    to findings: [Diagnostic], today: Day, paths: [Place: String], tellsUnused: Bool = true
  ) -> [Diagnostic] {
    let lasting = all.enumerated().filter { $0.element.until >= today }
    let indices = Dictionary(lasting.map { (Subject(code: $0.element.code, path: $0.element.path), $0.offset) }) {
      first, _ in first
    }
    var used: Set<Int> = []
    let left = findings.filter { finding in
      guard let rule = LintRules.rule(finding.code), rule.canBeSuppressed else { return true }
      let covering = [nil] + covering(finding.place.flatMap { paths[$0] })
      let index = covering.compactMap { indices[Subject(code: finding.code, path: $0)] }.min()
      if let index { used.insert(index) }
      return index == nil
    }
    let diagnostics = all.enumerated().filter { index, suppression in
      !used.contains(index) && (tellsUnused || suppression.until < today)
    }.map { _, suppression in
      suppression.until < today
        ? Diagnostic(
          code: "suppression-expired",
          "The suppression of {rule} ended on {found}. Fix the problem, or write a new end and reason",
          ["rule": quoted(suppression.code)], at: suppression.place, found: suppression.until.description)
        : Diagnostic(
          code: "suppression-unused", "The suppression of {rule} has no effect. Delete it",
          ["rule": quoted(suppression.code)], at: suppression.place)
    }
    return left + diagnostics
  }

  /// What a suppression is of.
  private struct Subject: Hashable {
    var code: String
    var path: String?
  }

  /// A path and those it lies below.
  private func covering(_ path: String?) -> [String?] {
    guard let path else { return [] }
    return path.indices.filter { path[$0] == "." || path[$0] == "[" }.map { String(path[..<$0]) } + [path]
  }
}
