import TrackerApplication
import TrackerCore

/// The weights, priors and curves of a condition: as the pack has them, as they are in force, and as a draft would have
/// them.
public struct TuneShowView: ReadModel {
  public static let schema = "tune-show/1"

  struct Group: Encodable, Sendable {
    var id: GroupID
    var name: String
    var pack: Double
    var inForce: Double
    /// Absent without a draft.
    var draft: Double?
  }

  struct Factor: Encodable, Sendable {
    var id: FactorID
    var name: String
    var group: GroupID
    /// Change of tomorrow's log-odds per personal standard deviation, before anything is learnt; with the weight of its
    /// group in force.
    var pack: Double
    var inForce: Double
    var draft: Double?
    /// The curve, or the points of a compound, in words.
    var curve: Phrase
    /// Absent where it is the pack's.
    var curveInForce: Phrase?
    var curveDraft: Phrase?
    /// Whether the factor itself is tuned, and not only the weight of its group.
    var isTuned: Bool
  }

  struct Tuning: Encodable, Sendable {
    var by: String
    var because: String
    var from: Day
    var appliedAt: Instant
    var review: Day?
    var packRevision: Int
    /// Parts of it that no longer fit the pack, and are not in force.
    var leftOut: [String]
    /// Why, in a sentence; absent where all of it is in force.
    var trouble: Phrase?
  }

  struct Draft: Encodable, Sendable {
    /// Absent for the draft in the journal.
    var file: String?
    /// Whether it says what is in force already.
    var isInForce: Bool
    var review: Day?
    var warnings: [Diagnostic]
  }

  var condition: PackID
  var name: String
  var revision: Int
  var groups: [Group]
  var factors: [Factor]
  /// What makes a flare, where the draft or the tuning in force changes it.
  var flare: Phrase?
  /// Absent where the pack counts as it is.
  var inForce: Tuning?
  /// The one that begins later, absent where there is none.
  var announced: Tuning?
  var draft: Draft?
  /// Whether text lists factors of which nothing but the weight of their group differs.
  var listsAllFactors: Bool

  enum CodingKeys: CodingKey { case condition, name, revision, groups, factors, flare, inForce, announced, draft }

  init(_ tuning: TuningSession, draft: TunedOverlay?, listsAllFactors: Bool = false) {
    self.listsAllFactors = listsAllFactors
    let (untuned, current) = (tuning.condition.untuned, tuning.condition.pack)
    let proposed = draft?.pack
    condition = tuning.condition.id
    name = untuned.name
    revision = untuned.revision
    let groupIDs = (untuned.risk.groups + current.risk.groups + (proposed?.risk.groups ?? [])).map(\.id).inOrderOnce
    groups = groupIDs.map { id in
      func weight(_ pack: ConditionPack) -> Double { pack.risk.groups.first { $0.id == id }?.weight ?? 0 }
      let name = [untuned, current, proposed].compactMap { $0?.risk.groups.first { $0.id == id }?.name }.first
      return Group(
        id: id, name: name ?? id.rawValue, pack: weight(untuned), inForce: weight(current), draft: proposed.map(weight))
    }
    let factorIDs = (untuned.risk.factors + current.risk.factors + (proposed?.risk.factors ?? [])).map(\.id).inOrderOnce
    let ratios = [current, proposed].compactMap { $0 }.map { ($0, $0.risk.weightRatios(to: untuned.risk)) }
    factors = factorIDs.compactMap { id in
      guard let factor = untuned.factor(id) ?? current.factor(id) ?? proposed?.factor(id) else { return nil }
      func odds(_ pack: ConditionPack) -> Double { pack.factor(id)?.prior.logOdds ?? 0 }
      func curve(_ pack: ConditionPack) -> Phrase? {
        let words = pack.factor(id)?.rule.words ?? "none"
        return words == factor.rule.words ? nil : words
      }
      return Factor(
        id: id, name: factor.name, group: factor.group, pack: odds(untuned), inForce: odds(current),
        draft: proposed.map(odds),
        curve: factor.rule.words, curveInForce: curve(current), curveDraft: proposed.flatMap(curve),
        isTuned: ratios.contains { pack, ratios in
          guard let own = untuned.factor(id), let other = pack.factor(id) else { return true }
          return own.rule != other.rule
            || abs(own.prior.logOdds * (ratios[other.group] ?? 1) - other.prior.logOdds) > 1e-9
            || own.prior.sure != other.prior.sure
        })
    }
    let packs = [untuned, current] + (proposed.map { [$0] } ?? [])
    if Set(packs.map(\.flare)).count > 1 {
      let sides: [Phrase] = ["pack: {flare}", "in use: {flare}", "draft: {flare}"]
      let told = zip(sides, packs).map { side, pack in
        side.filled(with: ["flare": pack.flareWords(tuning.environment.words, isRelative: false)])
      }
      flare = .list(told, last: "{first}; {last}")
    }
    inForce = tuning.inForce.map { record in
      // Where the pack is gone, the journal's definition of it counts, as the session has told.
      guard let found = try? tuning.environment.packs.pack(tuning.condition.id, tunedBy: record.overlay.text) else {
        let trouble: Phrase = "The pack cannot be used now, so its own weights are not known here."
        return Tuning(record, leftOut: [], trouble: trouble)
      }
      return Tuning(record, leftOut: found.leftOut, trouble: found.leftOutWords)
    }
    announced = tuning.records.announced(after: tuning.session.today).map { Tuning($0, leftOut: [], trouble: nil) }
    self.draft = draft.map {
      Draft(
        file: tuning.file?.path, isInForce: $0.hash == tuning.condition.hash, review: $0.overlay.review,
        warnings: $0.warnings)
    }
  }
}

extension TuneShowView.Tuning {
  init(_ record: TuningRecord, leftOut: [String], trouble: Phrase?) {
    self.init(
      by: record.overlay.by, because: record.overlay.because, from: record.from, appliedAt: record.appliedAt,
      review: record.overlay.review, packRevision: record.overlay.packRevision, leftOut: leftOut, trouble: trouble)
  }
}

extension RiskFactor.Rule {
  /// `4:100 6:40 8:0`, or `60 points` of a compound.
  var words: Phrase {
    switch self {
    case .response(_, let curve):
      .verbatim(
        curve.points.map { "\($0.value.decimal(upTo: 2)):\($0.points.decimal(upTo: 2))" }.joined(separator: " "))
    case .compound(_, let points):
      .words("{points} points when all are present", ["points": .number(points, upTo: 2)])
    }
  }
}

extension Array where Element: Hashable {
  /// Each element once, where it first stands.
  var inOrderOnce: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
