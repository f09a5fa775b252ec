import TrackerApplication
import TrackerCore
import TrackerExclusiveLock

/// Whether the settings can be read.
struct SettingsHealthCheck: HealthCheck {
  let id = "settings"
  private let copies = "settings drafts"
  private let name: Phrase = "Settings"

  func findings(in environment: Environment, repairing: Bool) -> [HealthFinding] {
    var found: [HealthFinding] = []
    do {
      found += try environment.settings.faults().map { fault in
        HealthFinding(
          id, called: name, .wrong, SettingFault(fault).text, recovery: "To see your settings, type: symptoms settings")
      }
      for setting in environment.registry.settings.all where setting.scope == .machine {
        let value = try environment.settings.value(of: setting)
        if let old = value.retired { found.append(finding(of: setting, naming: old, used: value.value)) }
      }
    } catch let failure as Failure {
      return [HealthFinding(id, called: name, .wrong, failure.message, recovery: failure.recovery)]
    } catch {
      return [
        HealthFinding(
          id, called: name, .wrong, "the settings file cannot be read",
          recovery: "To go back to the defaults, type: symptoms settings reset --all")
      ]
    }
    return (found.isEmpty ? [HealthFinding(id, called: name, .fine, "no errors")] : found)
      + drafts(in: environment.home, repairing: repairing)
  }

  /// What commands of earlier versions left that were ended while they wrote the file.
  private func drafts(in home: String, repairing: Bool) -> [HealthFinding] {
    let place = FilePlace("\(home)/settings.yaml")
    let found = place.formerDrafts
    guard !found.isEmpty else { return [] }
    if repairing { try? ExclusiveLock.alone(in: home) { place.removeFormerDrafts() } }
    let isFixed = repairing && place.formerDrafts.isEmpty
    return [
      HealthFinding(
        copies, called: name, isFixed ? .fixed : .wrong,
        isFixed
          ? "unfinished copies of the settings file were removed"
          : "a command was ended and left an unfinished copy of the settings file",
        items: found.map(Phrase.verbatim), recovery: isFixed ? nil : "To remove it, type: symptoms doctor --fix")
    ]
  }

  /// That a value of the file can't be chosen now, with the one that holds in its place.
  private func finding(of setting: SettingDefinition, naming old: String, used: String) -> HealthFinding {
    HealthFinding(
      id, called: name, .fine, "{setting} is set to “{old}”, which cannot be chosen yet. {used} is used.",
      [
        "setting": "\(setting.id)", "old": .verbatim(old),
        "used": SettingState.used(used),
      ], recovery: .words("To remove it: {line}", ["line": "symptoms settings reset \(setting.id)"]))
  }
}
