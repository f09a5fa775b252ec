import TrackerApplication
import TrackerCore

/// Exercise: any, each type, each range of intensity, and a type in a range where the person does it in several.
struct ExerciseFactors: FactorSource {
  let id = "exercise"

  private static let minutes: MetricID = "exercise.minutes"
  private static let metrics: Set<MetricID> = [minutes, "exercise.intensity"]

  /// How hard it was, in the three ranges that people know.
  private enum Intensity: String, CaseIterable {
    case light, moderate, hard

    init(_ points: Int) { self = points <= 3 ? .light : points < ExerciseKind.intense ? .moderate : .hard }

    var exercise: Phrase {
      switch self {
      case .light: "light exercise"
      case .moderate: "moderate exercise"
      case .hard: "hard exercise"
      }
    }

    func name(of exercise: Phrase) -> Phrase {
      let words: Phrase =
        switch self {
        case .light: "light {exercise}"
        case .moderate: "moderate {exercise}"
        case .hard: "hard {exercise}"
        }
      return words.filled(with: ["exercise": exercise])
    }
  }

  private struct Sort: Hashable {
    /// nil for exercise of any type.
    var type: String?
    /// nil for any intensity.
    var intensity: Intensity?
  }

  func metrics(for basis: FactorBasis) throws -> Set<MetricID> { Self.metrics }

  func factors(on days: FactorDays) throws -> [CandidateFactor] {
    let any = days.some(of: Self.minutes, "exercise", category: .activity)
    let (minutes, kept) = (days.numbers(of: Self.minutes), days.keptDays(for: ExerciseKind.definition.id))
    var done: [Sort: Set<Int>] = [:]
    var told: Set<Int> = []
    // Days with exercise of which nobody knows how hard it was: it may have been of any intensity.
    var open: [String?: Set<Int>] = [:]
    try days.eachEntry(of: [ExerciseKind.definition.id]) { entry, day in
      guard let type = entry.payload[ExerciseKind.type] else { return }
      told.insert(day)
      done[Sort(type: type), default: []].insert(day)
      guard let intensity = entry.payload[ExerciseKind.intensity].map(Intensity.init) else {
        open[type, default: []].insert(day)
        open[nil, default: []].insert(day)
        return
      }
      done[Sort(intensity: intensity), default: []].insert(day)
      done[Sort(type: type, intensity: intensity), default: []].insert(day)
    }
    let isKept = kept.indices.map { day in
      // A number of minutes alone, as files bring it, does not say what was done.
      told.contains(day) || (kept[day] && (minutes[day].isNaN || minutes[day] == 0))
    }
    return [any].compactMap(\.self)
      + done.filter { isWorthAsking($0.key, done) }.map { sort, daysWith in
        let unknown = sort.intensity == nil ? [] : open[sort.type] ?? []
        return factor(
          sort,
          isKept.indices.map { daysWith.contains($0) ? true : !isKept[$0] || unknown.contains($0) ? nil : false })
      }.sorted { $0.id < $1.id }
  }

  /// A type in a range says more than the type alone only where the person does it in another range, too.
  private func isWorthAsking(_ sort: Sort, _ done: [Sort: Set<Int>]) -> Bool {
    guard let type = sort.type, sort.intensity != nil else { return true }
    return Intensity.allCases.count {
      done[Sort(type: type, intensity: $0)].map { $0.count >= FactorBasis.fewestDays } ?? false
    } > 1
  }

  private func factor(_ sort: Sort, _ answers: [Bool?]) -> CandidateFactor {
    let type = sort.type.map { ExerciseKind.name(ofType: $0) }
    let name = type.map { type in sort.intensity?.name(of: type) ?? type } ?? sort.intensity?.exercise ?? "exercise"
    let parts = ["exercise", sort.type, sort.intensity?.rawValue].compactMap(\.self)
    return CandidateFactor(
      CandidateID(parts.joined(separator: ":")), name, category: .activity,
      metrics: sort.intensity == nil ? [Self.minutes] : Self.metrics, answers: answers)
  }

  func times(
    of factors: Set<CandidateID>, on days: ClosedRange<Day>, in journal: any JournalReading
  ) throws -> [CandidateID: [Instant]] {
    let wanted = factors.map { (id: $0, words: $0.rawValue.split(separator: ":").map(String.init)) }
      .filter { $0.words.first == "exercise" || $0.id.rawValue == Self.minutes.rawValue }
    guard !wanted.isEmpty else { return [:] }
    var times = Dictionary(uniqueKeysWithValues: wanted.map { ($0.id, [Instant]()) })
    let query = EntryQuery(days: days, kinds: [ExerciseKind.definition.id], onlyCounting: true)
    for entry in try journal.entries(query) where entry.isTimed {
      guard let type = entry.payload[ExerciseKind.type] else { continue }
      let intensity = entry.payload[ExerciseKind.intensity].map { Intensity($0).rawValue }
      for (id, words) in wanted where words.dropFirst().allSatisfy({ $0 == type || $0 == intensity }) {
        times[id]?.append(entry.instant)
      }
    }
    return times
  }
}
