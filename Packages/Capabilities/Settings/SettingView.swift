import TrackerApplication
import TrackerCore

/// The answer of `settings show`.
public struct SettingView: ReadModel {
  public static let schema = "setting/1"

  var setting: SettingState
  /// Why the setting's line in the settings file, or its variable, can't be used; absent where all is well.
  var faults: [SettingFault]?
  /// Whether it can be changed now: what is kept in the journal needs one.
  let isChangeable: Bool

  private enum CodingKeys: String, CodingKey { case setting, faults }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let values = ["values": format(setting.allowed), "default": setting.defaultValue]
    let kept =
      switch (setting.scope, setting.variable) {
      case (.machine, let variable?): format("In scripts, use the variable {name}.", ["name": variable])
      default: format("This setting is kept in your journal.")
      }
    return [
      setting.fact(format),
      .details([
        .sentence("\(format(setting.about))"), .sentence("\(format("Allowed: {values}. Default: {default}.", values))"),
        .sentence("\(kept)"),
      ]),
    ] + SettingFault.blocks(faults ?? [], format)
      + (isChangeable
        ? [.section([.sentence("\(format("To change it, type:"))"), .commands([.init(example)])])] : [])
  }

  /// The time one hour later, else one hour earlier; nil where neither is in the range.
  private static func hourLater(than text: String, in range: ClosedRange<LocalTime>) -> String? {
    let parts = text.split(separator: ":").compactMap { Int($0) }
    guard parts.count == 2 else { return nil }
    return [parts[0] + 1, parts[0] - 1].lazy.compactMap { hour in
      LocalTime("\(hour):\(parts[1] < 10 ? "0" : "")\(parts[1])").flatMap { range.contains($0) ? "\($0)" : nil }
    }.first
  }

  /// A line that changes it.
  private var example: String {
    let definition = setting.definition
    let other = definition.words.first { $0 != setting.value }
    let value =
      switch definition.shape {
      case .order, .several: setting.defaultValue
      case .colour: "#2f6b4f"
      case .folder: "/media/stick"
      case .hours: "09:00-17:00"
      case .choice, .bool: other ?? setting.defaultValue
      case .time(let range): SettingView.hourLater(than: setting.value, in: range) ?? setting.defaultValue
      case .whole, .decimal: setting.defaultValue
      }
    return "symptoms settings set \(setting.id) \(value.shellWord)"
  }
}
