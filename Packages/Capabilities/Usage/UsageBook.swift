import Foundation
import TrackerApplication
import TrackerCore

/// The file of events: what it says, and how it goes.
public struct UsageBook: Sendable {
  private let environment: Environment
  private var path: String { "\(environment.home)/\(UsageEvent.file.name)" }

  public init(_ environment: Environment) { self.environment = environment }

  /// How often each event happened. Lines that can't be read are passed over: a program may have been ended within one.
  ///
  /// - Throws: `Failure` (`system`) where the file can't be read.
  public func counts() throws -> UsageView {
    let isOn = try environment.settings.value(of: UsageEvent.setting).value == SettingDefinition.on
    guard FileManager.default.fileExists(atPath: path) else { return UsageView(isOn: isOn, records: []) }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw Failure(
        .system, "{path} cannot be read", ["path": .verbatim(path)], recovery: "Check that you can read it.")
    }
    let decoder = JSONDecoder()
    let records = text.split(separator: "\n").compactMap { try? decoder.decode(UsageRecord.self, from: Data($0.utf8)) }
    return UsageView(isOn: isOn, records: records)
  }

  /// Removes the file. What is counted afterwards begins a new one.
  ///
  /// - Throws: `Failure` (`system`) where it can't be removed.
  public func clear() throws -> UsageClearedView {
    let count = try counts().total
    guard unlink(path) == 0 || errno == ENOENT else {
      throw Failure(
        .system, "{path} cannot be removed", ["path": .verbatim(path)],
        recovery: "Check that you can write to its folder, then try again.")
    }
    return UsageClearedView(removed: count)
  }
}

/// The answer of `events show`.
public struct UsageView: ReadModel {
  public static let schema = "events/1"

  struct Count: Encodable, Sendable {
    var event: UsageEvent
    var count: Int
    /// When it was last.
    var last: String?
  }

  /// Whether events are counted now.
  var counting: Bool
  /// Every event that there is.
  var events: [Count]

  var total: Int { events.map(\.count).reduce(0, +) }

  init(isOn: Bool, records: [UsageRecord]) {
    counting = isOn
    let byEvent = Dictionary(grouping: records, by: \.event)
    events = UsageEvent.allCases.map { event in
      let own = byEvent[event] ?? []
      return Count(event: event, count: own.count, last: own.map(\.at).max())
    }
  }

  /// What an event is.
  static func name(of event: UsageEvent) -> Phrase {
    switch event {
    case .onboardingStep: "Questions answered while setting up"
    case .trackerAction: "Entries and check-ins saved"
    case .reminderOpened: "Reminders opened"
    case .hubCard: "Times you looked at today or hub"
    case .goalAction: "Changes of goals"
    case .importRun: "Files imported"
    }
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let state =
      counting
      ? format("The program counts what you use. The counts stay on this computer.")
      : format("The program does not count what you use.")
    let change = Block.NextCommand(
      "symptoms settings set \(UsageEvent.setting.id) \(counting ? SettingDefinition.off : SettingDefinition.on)",
      counting ? format("stop counting") : format("count it, on this computer alone"))
    let clear = Block.NextCommand("symptoms events clear", format("erase the counts"))
    let rows = events.filter { $0.count > 0 }.map { count in
      Block.Table.Row(["\(format(UsageView.name(of: count.event)))", "\(count.count)", "\(count.event.rawValue)"])
    }
    let none = counting && total == 0 ? [Block.sentence("\(format("Nothing is counted yet."))")] : []
    return [.sentence("\(state)")] + none
      + (rows.isEmpty
        ? []
        : [
          .section([
            .table(.init([.init(""), .init("", .trailing), .init(format("name"), isTitleShown: false)], rows: rows))
          ])
        ]) + [.section([.commands([change] + (total > 0 ? [clear] : []))])]
  }
}

/// The answer of `events clear`.
public struct UsageClearedView: ReadModel {
  public static let schema = "events-cleared/1"

  var removed: Int

  public func blocks(_ format: TextFormatter) -> [Block] {
    [
      .sentence(
        removed == 0
          ? "\(format("There was nothing to erase."))"
          : "\(format.count(removed, "Erased: 1 event.", "Erased: {count} events."))")
    ]
  }
}
