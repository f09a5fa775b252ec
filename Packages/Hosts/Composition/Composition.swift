import TrackerApplication
import TrackerUsage
import TrackerBackups
import TrackerCheckIn
import TrackerCoaching
import TrackerDemo
import TrackerDoctor
import TrackerErase
import TrackerGoals
import TrackerWholeJournal
import TrackerImportCSV
import TrackerLogging
import TrackerOnboarding
import TrackerPackTools
import TrackerPrediction
import TrackerReminders
import TrackerSettings
import TrackerStorage
import TrackerToday
import TrackerTuning

/// The composition root: every module that there is, whatever host they run in.
public enum Composition {
  /// The one list of modules. Adding a module is one line here.
  public static let modules: [any TrackerModule.Type] = [
    DoctorModule.self,
    TodayModule.self,
    CheckInModule.self,
    LoggingModule.self,
    OnboardingModule.self,
    PredictionModule.self,
    CoachingModule.self,
    GoalsModule.self,
    WholeJournalModule.self,
    ImportCSVModule.self,
    PackToolsModule.self,
    TuningModule.self,
    SettingsModule.self,
    StorageModule.self,
    BackupsModule.self,
    RemindersModule.self,
    EraseModule.self,
    DemoModule.self,
    UsageModule.self,
  ]

  public static let registry = Registry(modules)
}
