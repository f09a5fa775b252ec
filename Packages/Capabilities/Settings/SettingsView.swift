import TrackerApplication

/// The answer of `settings`: every setting by what it is about.
public struct SettingsView: ReadModel {
  public static let schema = "settings/1"

  var home: SettingValue
  /// In the order of their topics.
  var settings: [SettingState]
  /// What was set and can't be used; absent where all can.
  var faults: [SettingFault]?

  init(home: SettingValue, settings: [SettingState], faults: [SettingFault]) {
    self.home = home
    let topics = settings.map(\.definition.topic)
    // Those of one topic stay in the order in which the modules bring them.
    self.settings = settings.enumerated().sorted { left, right in
      (topics[left.offset].place, topics[left.offset].id, left.offset)
        < (topics[right.offset].place, topics[right.offset].id, right.offset)
    }.map(\.element)
    self.faults = faults.isEmpty ? nil : faults
  }

  private var topics: [SettingTopic] {
    settings.map(\.definition.topic).reduce(into: []) { topics, topic in
      if topics.last?.id != topic.id { topics.append(topic) }
    }
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let groups = topics.map { topic in
      Block.Table.Group(
        "\(format(topic.name))",
        rows: settings.filter { $0.topic == topic.id }.map { setting in
          .init(["\(format(setting.title))", setting.overview(format), "\(setting.id, .faint)"])
        })
    }
    // Where a row is a line, the name that is typed is told as such.
    let columns: [Block.Table.Column] = [.init(""), .init(""), .init(format("name"), isTitleShown: false)]
    return [.table(.init(columns, groups: groups))]
      + SettingFault.blocks(faults ?? [], format)
      + [
        .section([
          .commands([
            .init("symptoms settings edit", format("change some of them")),
            .init("symptoms settings set theme dark", format("change one")),
            .init("symptoms settings show theme", format("what one means, and what is allowed")),
          ])
        ]),
        .section([
          .sentence("\(format("Your data is in: {home}", ["home": home.value]))"),
          .details([.sentence("\(format(home.origin))")]),
        ]),
      ]
  }
}
