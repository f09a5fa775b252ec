import TrackerApplication

/// The rules of coaching that look at symptoms, flares and forecasts.
enum PredictionRules {
  static let all: [CoachingRule] = [
    SymptomRules.againstUsual, FlareRules.againstForecast, FlareRules.shorter, FlareRules.none,
    FlareRules.afterShortNights, HabitRules.back,
  ]
}
