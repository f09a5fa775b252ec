import TrackerApplication
import TrackerCore

/// A merged pack for people and scripts.
public struct PackShowView: ReadModel {
  public static let schema = "pack/1"

  var id: PackID
  var revision: Int
  var name: String
  var summary: String
  var aliases: [String]
  /// The nearest first.
  var extends: [PackID]
  var hash: ContentHash
  var codes: [TerminologyCode]
  var references: [Reference]
  var scales: [Scale]
  var symptoms: [Symptom]
  var checkIn: [SymptomID]
  var onboarding: [Step]
  var flare: Flare
  var foods: [FoodGroup]
  var groups: [RiskModel.Group]
  var factors: [Factor]
  var insights: [Insight]
  /// Absent where the pack has none of its own.
  var metrics: [Metric]?
  /// What is said of getting help for metrics of the program; absent where nothing is.
  var redFlags: [MetricCare]?
  var messages: [String: String]
  /// Where values stand, by their path; absent unless asked for.
  var origins: [String: Place]?
  /// The metrics of the program and of the pack, for their names and units in text.
  private(set) var catalogue = MetricCatalogue()

  private enum CodingKeys: String, CodingKey {
    case id, revision, name, summary, aliases, extends, hash, codes, references, scales, symptoms, checkIn, onboarding
    case flare, foods, groups, factors, insights, metrics, redFlags, messages, origins
  }

  /// - Parameter origins: Whether each value's place is told.
  /// - Throws: `Failure` (`validation`) where there is no such pack, or it has errors.
  public init(of id: PackID, origins: Bool = false, in environment: Environment) throws {
    let loaded = try environment.packs.pack(id)
    self.init(loaded, origins: origins)
    catalogue = environment.registry.catalogue.adding(loaded.pack)
  }

  init(_ loaded: LoadedPack, origins: Bool) {
    let pack = loaded.pack
    id = pack.id
    revision = pack.revision
    name = pack.name
    summary = pack.summary
    aliases = pack.aliases
    extends = pack.ancestors
    hash = loaded.hash
    codes = pack.codes
    references = pack.references
    scales = pack.scales
    symptoms = pack.symptoms.map { symptom in
      var shown = Symptom(symptom)
      shown.siteWords = { pack.site($0, of: symptom) }
      return shown
    }
    redFlags = pack.metricCare
    checkIn = pack.checkIn
    onboarding = pack.onboarding.map(Step.init)
    flare = Flare(pack.flare)
    foods = pack.foods
    groups = pack.risk.groups
    factors = pack.risk.factors.map { Factor($0, keep: pack.kept(.factor($0.id))) }
    insights = (pack.insights ?? []).map(Insight.init)
    metrics = pack.trackables?.map(Metric.init)
    messages = pack.messages.templates
    self.origins = origins ? loaded.places.all : nil
  }

  public func blocks(_ format: TextFormatter) -> [Block] { PackContents(pack: self, format: format).blocks }
}
