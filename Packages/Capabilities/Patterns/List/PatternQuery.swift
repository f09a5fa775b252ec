import TrackerApplication
import TrackerCore
import TrackerPatternEngine

/// Which patterns a list has.
public struct PatternQuery: Sendable {
  /// The kinds of lists that people name.
  public enum Kind: String, Sendable, CaseIterable {
    case trigger, protective, neutral, early, watched, muted, all
  }

  /// The least that is known of it, in ascending order.
  public enum Least: String, Sendable, CaseIterable {
    case watch, likely, confirmed
  }

  /// Hours before a flare, as people type them.
  public enum Window: String, Sendable, CaseIterable {
    case upTo2Hours = "0-2h"
    case from2To6Hours = "2-6h"
    case from6To24Hours = "6-24h"
    case from12To24Hours = "12-24h"
    case from24To48Hours = "24-48h"

    /// As `FlareWindow` calls them.
    var hours: String { String(rawValue.dropLast()) }
    var isPart: Bool { FlareWindow(rawValue: hours)?.isPart ?? false }
  }

  public var kind: Kind?
  public var least: Least?
  public var search: String?
  public var condition: String?
  public var category: CandidateFactor.Category?
  /// Only what differs most in these hours between flares and other days.
  public var window: Window?
  /// Days that are described, counted back from the last one with an entry; nil for all.
  public var days: Int? = 90
  /// Whether everything is worked out anew.
  public var isFresh = false

  public init() {}

  /// Whether anything narrows the list down, so that all of it is shown.
  var isNarrowed: Bool { kind != nil || least != nil || search != nil || category != nil || window != nil }

  func holds(_ item: PatternsView.Item) -> Bool {
    let pattern = item.pattern
    if let category, pattern.category != category { return false }
    if window != nil, item.window == nil { return false }
    if let least {
      let labels: [PatternLabel] =
        switch least {
        case .watch: [.watch, .likely, .confirmed]
        case .likely: [.likely, .confirmed]
        case .confirmed: [.confirmed]
        }
      guard labels.contains(pattern.label) else { return false }
    }
    if let search {
      let (text, wanted) = (item.name.lowercased(), search.trimmed.lowercased())
      guard text.contains(wanted) || pattern.factor.rawValue.contains(wanted) else { return false }
    }
    switch kind {
    case .trigger?: return pattern.kind == .trigger && !item.isMuted
    case .protective?: return pattern.kind == .protective && !item.isMuted
    case .neutral?: return pattern.kind == .neutral && !item.isMuted
    case .early?: return pattern.kind == .early && !item.isMuted
    case .watched?: return item.isWatched
    case .muted?: return item.isMuted
    case .all?: return true
    case nil: return search != nil || !item.isMuted
    }
  }
}
