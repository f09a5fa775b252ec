import TrackerApplication
import TrackerCore

/// Whether the settings can be read.
struct SettingsHealthCheck: HealthCheck {
  let id = "settings"

  func findings(in environment: Environment, repairing: Bool) -> [HealthFinding] {
    var retired: [HealthFinding] = []
    for setting in environment.registry.settings.all where setting.scope == .machine {
      do {
        let value = try environment.settings.value(of: setting)
        if let old = value.retired {
          retired.append(
            HealthFinding(
              id, .fine, "\(setting.id) is “\(old)”, which cannot be chosen yet; \(value.value) is used instead"))
        }
      } catch let failure as Failure {
        return [HealthFinding(id, .wrong, failure.message, recovery: failure.recovery)]
      } catch {
        return [HealthFinding(id, .wrong, "They can't be read", recovery: "Run `symptoms settings reset`.")]
      }
    }
    return retired.isEmpty ? [HealthFinding(id, .fine, "sound")] : retired
  }
}
