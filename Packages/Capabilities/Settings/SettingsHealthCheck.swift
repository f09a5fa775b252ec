import TrackerApplication
import TrackerCore

/// Whether the settings can be read.
struct SettingsHealthCheck: HealthCheck {
  let id = "settings"

  func findings(in environment: Environment, repairing: Bool) -> [HealthFinding] {
    for setting in environment.registry.settings.all where setting.scope == .machine {
      do { _ = try environment.settings.value(of: setting) } catch let failure as Failure {
        return [HealthFinding(id, .wrong, failure.message, recovery: failure.recovery)]
      } catch {
        return [HealthFinding(id, .wrong, "They can't be read", recovery: "Run `symptoms settings reset`.")]
      }
    }
    return [HealthFinding(id, .fine, "sound")]
  }
}
