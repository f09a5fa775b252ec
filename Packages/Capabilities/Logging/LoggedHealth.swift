import TrackerApplication
import TrackerCore

/// The nights and the workouts that were logged and count, with what days' numbers do not tell of them.
struct LoggedHealth: HealthReader {
  let id = "logged"

  func nights(on days: ClosedRange<Day>, of session: Session, in journal: any JournalReading) throws
    -> [RecordedNight]
  {
    try journal.entries(EntryQuery(days: days, kinds: [RestKind.id], onlyCounting: true)).map { entry in
      let payload = entry.payload
      return RecordedNight(
        day: entry.day, asleep: payload[RestKind.sleep], hours: payload[RestKind.hours],
        naps: payload[RestKind.naps] ?? [], inBed: payload[RestKind.inBed], awake: payload[RestKind.awake],
        awakenings: payload[RestKind.interruptions], deep: payload[RestKind.deep], rem: payload[RestKind.rem])
    }
  }

  func workouts(on days: ClosedRange<Day>, of session: Session, in journal: any JournalReading) throws
    -> [RecordedWorkout]
  {
    try journal.entries(EntryQuery(days: days, kinds: [ExerciseKind.id], onlyCounting: true)).map { entry in
      let payload = entry.payload
      let type = payload[ExerciseKind.type] ?? "other"
      let intensity = payload[ExerciseKind.intensity]
      return RecordedWorkout(
        day: entry.day, type: type, name: ExerciseKind.name(ofType: type), start: entry.isTimed ? entry.instant : nil,
        minutes: payload[ExerciseKind.duration], kilometres: payload[ExerciseKind.distance],
        energy: payload[ExerciseKind.calories].map(Double.init),
        heartRate: payload[ExerciseKind.heartRate].map(Double.init), intensity: intensity,
        isHard: intensity.map { $0 >= ExerciseKind.intense } ?? false)
    }
  }
}
