import TrackerApplication
import TrackerHealth
import TrackerActivityWatch
import TrackerAppleHealth
import TrackerHealthConnect
import TrackerScreen
import TrackerTrends
import TrackerAttachments
import TrackerBackups
import TrackerCheckIn
import TrackerCoaching
import TrackerCycle
import TrackerDemo
import TrackerDoctor
import TrackerErase
import TrackerFHIR
import TrackerFasting
import TrackerFavourites
import TrackerGoals
import TrackerHub
import TrackerImportApps
import TrackerImportCSV
import TrackerImports
import TrackerLogging
import TrackerMedicines
import TrackerOnboarding
import TrackerOpenMHealth
import TrackerPackTools
import TrackerPatterns
import TrackerPrediction
import TrackerProfile
import TrackerReflections
import TrackerReminders
import TrackerReports
import TrackerSettings
import TrackerStorage
import TrackerTags
import TrackerTimeline
import TrackerToday
import TrackerTrackables
import TrackerTrackers
import TrackerTuning
import TrackerUsage
import TrackerVitals
import TrackerWeather
import TrackerWholeJournal

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
    FHIRModule.self,
    OpenMHealthModule.self,
    AppleHealthModule.self,
    ActivityWatchModule.self,
    HealthConnectModule.self,
    ImportAppsModule.self,
    ImportCSVModule.self,
    ImportsModule.self,
    PackToolsModule.self,
    TuningModule.self,
    SettingsModule.self,
    StorageModule.self,
    BackupsModule.self,
    RemindersModule.self,
    EraseModule.self,
    DemoModule.self,
    UsageModule.self,
    ReflectionsModule.self,
    VitalsModule.self,
    CycleModule.self,
    TrackersModule.self,
    HubModule.self,
    FastingModule.self,
    TagsModule.self,
    TrackablesModule.self,
    FavouritesModule.self,
    WeatherModule.self,
    MedicinesModule.self,
    ProfileModule.self,
    AttachmentsModule.self,
    PatternsModule.self,
    TimelineModule.self,
    TrendsModule.self,
    ReportsModule.self,
    HealthModule.self,
    ScreenModule.self,
  ]

  /// In English and German, which every module and every pack that ships has words in.
  public static let registry = Registry(modules, offering: [.english, "de"])
}
