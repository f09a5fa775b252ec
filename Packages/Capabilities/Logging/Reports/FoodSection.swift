import TrackerApplication
import TrackerCore

/// Food and drink in reports.
struct FoodSection: ReportSection {
  private static let large: MetricID = "food.large_meals"
  private static let drinks: MetricID = "hydration.ml"
  private static let calories: MetricID = "food.calories"

  let id = "food"
  let title: Phrase = "Food and drink"
  let place = 70
  let isNarrow = true
  let notTracked: Phrase = "No food or drink is known of this time. To log a meal: symptoms log food lunch soup"

  func metrics(for session: Session) -> [MetricID] {
    [Self.large, Self.drinks, Self.calories] + session.suspectedTriggers.compactMap(\.metric)
  }

  func content(of range: ReportRange) throws -> (any ReportContent)? {
    let meals = try range.journal.count(EntryQuery(days: range.days, kinds: [FoodKind.id]))
    let entries = try range.journal.count(EntryQuery(days: range.days, kinds: Self.kinds(in: range.session)))
    let drinks = range.mean(Self.drinks)
    guard meals > 0 || drinks != nil || range.mean(Self.large) != nil else { return nil }
    let suspects = range.session.suspectedTriggers.compactMap { suspect -> FoodReport.Suspect? in
      guard let metric = suspect.metric, metric.rawValue.hasPrefix(FoodItem.metricPrefix) else { return nil }
      let known = range.known(metric)
      return known.isEmpty ? nil : .init(name: suspect.text, days: known.count { $0 > 0 }, known: known.count)
    }
    return FoodReport(
      entries: entries, meals: meals, largeMeals: range.total(Self.large), drinksMillilitres: drinks,
      usualMillilitres: range.usualMean(Self.drinks), calories: range.mean(Self.calories), suspects: suspects)
  }
}

extension FoodSection {
  /// What food and drink are logged as, whichever modules bring it.
  private static func kinds(in session: Session) -> Set<LogKindID> {
    Set(
      session.environment.registry.logKinds.all.filter { (kind: any LogKind.Type) -> Bool in
        kind.definition.metrics.contains { $0 != .named && $0.holds(drinks) }
      }.map { (kind: any LogKind.Type) -> LogKindID in kind.id })
  }
}

/// What was eaten and drunk on some days.
struct FoodReport: ReportContent {
  /// Something that the person suspects, and how often they had it.
  struct Suspect: Encodable, Sendable {
    var name: String
    var days: Int
    var known: Int
  }

  /// Entries of food and drink.
  var entries: Int
  /// Those of them that are meals, with what was drunk at them.
  var meals: Int
  /// A total.
  var largeMeals: ReportRange.Mean?
  /// A day.
  var drinksMillilitres: ReportRange.Mean?
  var usualMillilitres: Double?
  /// A day.
  var calories: ReportRange.Mean?
  var suspects: [Suspect]

  func headline(_ format: TextFormatter) -> RichText {
    guard meals == 0, let drinksMillilitres else {
      return "\(format.count(entries, "1 entry of food or drink", "{count} entries of food and drink"))"
    }
    return "\(format("{amount} to drink a day", ["amount": format.amount(drinksMillilitres.mean, .volume)]))"
  }

  func blocks(_ format: TextFormatter) -> [Block] {
    func fact(_ label: String, _ value: String?, known: Int?) -> Block? {
      value.map { value in
        let days = known.map { format.count($0, "1 day known", "{count} days known") } ?? ""
        return .fact(.init(label, "\(value)", aside: "\(days, .faint)"))
      }
    }
    let drinks = drinksMillilitres.map { mean -> String in
      let now = format.amount(mean.mean, .volume)
      return usualMillilitres.map { usual in
        format("{now}, usually {usual}", ["now": now, "usual": format.amount(usual, .volume)])
      } ?? now
    }
    let facts = [
      fact(format("Large meals"), largeMeals.map { format.number($0.mean, upTo: 0) }, known: largeMeals?.known),
      fact(format("Drinks a day"), drinks, known: drinksMillilitres?.known),
      fact(format("Kilocalories a day"), calories.map { format.number($0.mean, upTo: 0) }, known: calories?.known),
    ].compactMap(\.self)
    guard !suspects.isEmpty else { return facts }
    let named = suspects.map { suspect -> Block.Value in
      let values = ["name": suspect.name, "days": "\(suspect.days)", "known": "\(suspect.known)"]
      return .init("\(format("{name}: {days} of {known} days", values))")
    }
    return facts + [.fact(.init(format("You wanted to watch"), named, .lines))]
  }
}
