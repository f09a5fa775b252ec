import Synchronization

/// A part of the day, by the clock.
public enum PartOfDay: String, Sendable, Codable, CaseIterable {
  case morning, afternoon, evening, night

  /// Morning from the start of the day, afternoon from 12, evening from 17, night from 22 to the start of the next day.
  ///
  /// - Parameter dayStart: Minutes after midnight, 0 … 719.
  public init(_ time: LocalTime, dayStart: Int = DayCalendar.defaultDayStart) {
    switch time.minutes {
    case ..<dayStart: self = .night
    case ..<(12 * 60): self = .morning
    case ..<(17 * 60): self = .afternoon
    case ..<(22 * 60): self = .evening
    default: self = .night
    }
  }

  /// The name of a metric of which only this part of the day counts.
  func name(of metric: Phrase) -> Phrase {
    let name: Phrase =
      switch self {
      case .morning: "{name}, in the morning"
      case .afternoon: "{name}, in the afternoon"
      case .evening: "{name}, in the evening"
      case .night: "{name}, at night"
      }
    return name.filled(with: ["name": metric])
  }

  /// What a metric is of which only this part of the day counts.
  func only(_ about: Phrase) -> Phrase {
    let sentence: Phrase =
      switch self {
      case .morning: "{about} Only the morning counts."
      case .afternoon: "{about} Only the afternoon counts."
      case .evening: "{about} Only the evening counts."
      case .night: "{about} Only the night counts."
      }
    return sentence.filled(with: ["about": about])
  }
}

/// A metric of a part of the day has the id of the whole day's with the part behind it: `intake.stew@evening`.
extension MetricID {
  private static let sign = "@"

  /// The same metric, of a part of the day alone.
  public func at(_ part: PartOfDay) -> MetricID { MetricID("\(rawValue)\(MetricID.sign)\(part.rawValue)") }

  /// The part of the day that counts alone; nil for a metric of the whole day.
  public var part: PartOfDay? {
    guard let place = rawValue.utf8.lastIndex(of: UInt8(ascii: "@")) else { return nil }
    return PartOfDay(rawValue: String(rawValue[rawValue.utf8.index(after: place)...]))
  }

  /// The metric of the whole day; itself where it is that already.
  public var ofWholeDay: MetricID {
    guard let part else { return self }
    return MetricID(String(rawValue.dropLast(part.rawValue.count + MetricID.sign.count)))
  }
}

extension MetricDefinition {
  /// Whether a part of the day can count alone: entries give the values, at some time of the day.
  public var hasParts: Bool { derivation == nil && documents == nil && known == .evening && id.part == nil }

  /// The metric of which only a part of the day counts; nil where there is no such thing. Its day is unknown where an
  /// entry has no time.
  func within(_ part: PartOfDay) -> MetricDefinition? {
    guard hasParts else { return nil }
    var definition = self
    definition.id = id.at(part)
    definition.name = part.name(of: name)
    definition.about = part.only(about)
    definition.formerly = []
    definition.canBeUnknown = true
    definition.isImportable = false
    return definition
  }
}

/// The parts of the day that packs look at alone, by metric. Entries give measures of these and of no others.
public final class PartsOfDay: Sendable {
  private let packs: [ConditionPack]
  /// Made when it is first asked for.
  private let table = Mutex([MetricID: [PartOfDay]]?.none)

  init(_ packs: [ConditionPack]) { self.packs = packs }

  /// By the metric of the whole day.
  public var byMetric: [MetricID: [PartOfDay]] {
    table.withLock { table in
      if let table { return table }
      let asked = Set(packs.flatMap(\.risk.factors).compactMap(\.metric).filter { $0.part != nil })
      let made = Dictionary(grouping: asked, by: \.ofWholeDay).mapValues { $0.compactMap(\.part) }
      table = made
      return made
    }
  }
}

extension EntryContext {
  /// What an entry's measures give the parts of the day that packs look at alone.
  ///
  /// What is of the whole day says of each part that there was none, but not in which part something was. Nor does the
  /// noon of an entry that was logged without a time.
  ///
  /// - Parameter measures: With their ranks.
  func measures(ofPartsIn measures: [Measure], of entry: Entry, isOfWholeDay: Bool) -> [Measure] {
    let asked = partsOfDay.byMetric
    guard !asked.isEmpty else { return [] }
    let time = calendar.local(entry.instant).time
    let part = PartOfDay(time, dayStart: calendar.dayStart(on: entry.day))
    let isUnknown = isOfWholeDay || time == LocalTime(wrapping: 720)
    return measures.flatMap { measure -> [Measure] in
      let id = measure.metric.rawValue
      let isMark = id.hasPrefix(Measure.unknownPrefix)
      let metric = isMark ? MetricID(String(id.dropFirst(Measure.unknownPrefix.count))) : measure.metric
      return (asked[metric] ?? []).compactMap { wanted in
        if isUnknown {
          guard isMark || measure.value != 0 else { return measure.of(metric.at(wanted)) }
          return .unknown(metric.at(wanted))
        }
        guard part == wanted else { return nil }
        return isMark ? .unknown(metric.at(wanted)) : measure.of(metric.at(wanted))
      }
    }
  }
}

extension Measure {
  /// The same number for another metric.
  fileprivate func of(_ metric: MetricID) -> Measure { Measure(metric, value, fold: fold, rank: rank) }
}
