import TrackerApplication
import TrackerCore

/// Reads the files of other apps: each app is a value, and what they share of reading stands beside them.
public enum ImportAppsModule: TrackerModule {
  public static let id: ModuleID = "import-apps"

  /// In the order in which files are recognised.
  static let apps: [AppFormat] = [
    Bearable.app, Clue.app, Cronometer.app, Daylio.app, Drip.app, Fitbit.app, Flaredown.long, Flaredown.wide,
    GoogleFit.app, Loop.app, MyFitnessPal.app, Nomie.app, RescueTime.app, TrackAndGraph.app,
  ]

  public static func contribute(to registry: inout Registry) {
    for app in apps { registry.importers.add(AppImporter(app)) }
    registry.strings.add(.german)
  }

  /// The importer of an app. Asking for one that there is not is a fault of the program.
  public static func importer(_ id: String) -> AppImporter {
    guard let app = apps.first(where: { $0.id == id }) else { preconditionFailure("no importer \(id)") }
    return AppImporter(app)
  }
}
