import TrackerCore
import TrackerStrictYAML

extension TuningSession {
  /// Puts changes into the draft, or into the file; they have no effect until it is applied.
  ///
  /// - Parameters:
  ///   - changes: Each as it is typed, such as `sleep=45`.
  ///   - spreadsRest: Whether the groups that are not named share what is left of 100 in the proportion they have.
  /// - Throws: `Failure` (`validation`) with everything that is wrong; then nothing is changed.
  public func set(_ changes: [String], spreadsRest: Bool) throws -> TuneShowView {
    if let file {
      let draft = try file.change { file in
        let changed = try change(try file.document, by: changes, spreadsRest: spreadsRest)
        return (changed.text, try self.tuned(changed))
      }
      return TuneShowView(self, draft: draft)
    }
    let changed = try change(try startOfDraft(), by: changes, spreadsRest: spreadsRest)
    let tuned = try tuned(changed)
    try keep(changed, as: "tune set")
    return TuneShowView(self, draft: tuned)
  }

  /// Deletes the draft.
  ///
  /// - Throws: `Failure` (`validation`) where somebody else changed it meanwhile.
  public func clearDraft() throws -> TuneShowView {
    try keep(nil, as: "tune set")
    return TuneShowView(self, draft: nil)
  }

  private func change(
    _ document: OverlayDocument, by changes: [String], spreadsRest: Bool
  ) throws(Failure) -> OverlayDocument {
    let pack = condition.untuned
    let parsed = try parse(changes)
    var changed = document
    for change in parsed { changed.apply(change, current: pack) }
    let named = Set(parsed.compactMap(\.group))
    var weights = GroupWeights(pack.risk.groups, in: changed)
    if spreadsRest { weights.spread(except: named) }
    guard weights.isWhole else { throw weights.failure(named: named) }
    if !named.isEmpty || spreadsRest { weights.write(to: &changed, pack: pack.risk.groups) }
    changed.set(["pack_revision"], to: .number(Double(pack.revision)))
    return changed
  }

  private func parse(_ changes: [String]) throws(Failure) -> [TuningChange] {
    var diagnostics: [Diagnostic] = []
    var names: Set<Substring> = []
    for text in changes {
      let name = text.prefix { $0 != "=" }
      if !names.insert(name).inserted {
        diagnostics.append(
          Diagnostic(code: "given-twice", "“{name}” appears twice", ["name": "\(name)"], allowed: "one change of it"))
      }
    }
    let parsed = changes.compactMap { text -> TuningChange? in
      do throws(Diagnostic) {
        let change = try TuningChange(text, of: condition.untuned)
        if case .review(let day?) = change { try checkReview(day) }
        return change
      } catch {
        diagnostics.append(error)
        return nil
      }
    }
    guard diagnostics.isEmpty else { throw Failure.invalid(diagnostics) }
    return parsed
  }
}
