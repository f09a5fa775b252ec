import TrackerCore
import TrackerPacks

/// How much of what a pack itself defines its scenarios hold, by mutation.
public struct CoverageReport: Sendable {
  /// A mutant, and the first scenario that fails with it.
  public struct Outcome: Sendable, Hashable, Codable {
    /// What was changed, as a path in the pack such as `risk.groups.sleep.weight`.
    public var path: String
    /// How it was changed, in words.
    public var change: Phrase
    /// Where it stands; absent where that is not known.
    public var place: Place?
    /// nil where all scenarios pass as if nothing had happened.
    public var noticedBy: String?
  }

  /// Every mutation that was tried, in the order of the pack.
  public var outcomes: [Outcome]

  /// How many mutations made a scenario fail.
  public var noticed: Int { outcomes.count { $0.noticedBy != nil } }
  /// The mutations with which every scenario still passed.
  public var unnoticed: [Outcome] { outcomes.filter { $0.noticedBy == nil } }

  /// 0 … 100; 100 where there is nothing to hold.
  public var percent: Double { outcomes.isEmpty ? 100 : 100 * Double(noticed) / Double(outcomes.count) }
}

extension PackLibrary {
  /// Puts one mutation after the other into a pack and sees whether its scenarios notice; nil where the pack has
  /// errors, or a scenario fails without any.
  ///
  /// O(mutants × scenarios) at worst; a mutant ends with the first scenario that notices it, and the scenario that
  /// noticed the one before goes first.
  public func coverage(of id: PackID, in folder: String, host: PackHost) -> CoverageReport? {
    guard let loaded = check(id, in: folder).loaded else { return nil }
    let runner = ScenarioRunner(pack: loaded.pack, host: host)
    var days = scenarios(of: loaded.pack, in: folder, catalogue: runner.catalogue).scenarios
      .map { ScenarioDays($0, catalogue: runner.catalogue, foods: loaded.pack) }
    guard days.allSatisfy({ runner.run($0).failures.isEmpty }) else { return nil }
    let mutants = Mutant.all(of: loaded, definedIn: ownFile(of: folder), catalogue: host.catalogue)
    let outcomes = mutants.map { mutant in
      let judge = runner.judging(by: mutant.pack)
      let index = days.firstIndex { days in
        guard mutant.mayShow(in: days.scenario) else { return false }
        // Other foods make other days.
        let days = mutant.part == .foods ? judge.days(of: days.scenario) : days
        return !judge.run(days).failures.isEmpty
      }
      if let index { days.insert(days.remove(at: index), at: 0) }
      return CoverageReport.Outcome(
        path: mutant.path, change: mutant.change, place: mutant.place,
        noticedBy: index == nil ? nil : days.first?.scenario.name)
    }
    return CoverageReport(outcomes: outcomes)
  }
}
