import TrackerApplication
import TrackerArchive
import TrackerCore

/// The archive of Loop Habit Tracker: a list of habits, and a folder with a table for each. The table of all habits
/// beside them does not put names into quotation marks, so it can't be told apart and is not read.
enum Loop {
  static let app = AppFormat(
    id: "loop", name: "Loop Habit Tracker (zip)", abstract: "Import the zip file of Loop Habit Tracker.",
    nextFile: "In Loop Habit Tracker, open Settings and Export as CSV",
    recognises: { beginning in
      beginning.entries.contains("Habits.csv") && beginning.entries.contains { $0.hasSuffix("/Checkmarks.csv") }
    }, read: read)

  private struct Habit {
    var name: String
    var isNumber: Bool
    var unit: String?
  }

  private static func read(_ reading: inout AppReading) throws {
    let file = reading.file
    var habits: [Int: Habit] = [:]
    try reading.eachRow(of: try reading.entry("Habits.csv"), in: "Habits.csv") { reading, row in
      guard let name = row["name"], let position = row["position"].flatMap(Int.init) else {
        return reading.reject(row.line, column: "Habits.csv", .noNumber(row.line, in: "Habits.csv"))
      }
      let isNumber = row["type"]?.uppercased().hasPrefix("NUM") ?? false
      habits[position] = Habit(name: name, isNumber: isNumber, unit: row["unit"])
    }
    let paths: [String]
    do { paths = try ZipFile(file).entries.map(\.path).filter { $0.hasSuffix("/Checkmarks.csv") } } catch {
      throw Failure(error, in: file)
    }
    for path in paths.sorted() {
      let folder = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
      guard let habit = Int(folder.prefix { $0.isNumber }).flatMap({ habits[$0] }) else {
        reading.leaveOut(folder, because: "it is not in the list of habits")
        continue
      }
      try reading.eachRow(of: try reading.entry(path), in: path) { reading, row in
        add(row, of: habit, in: path, to: &reading)
      }
    }
  }

  private static func add(_ row: AppRow, of habit: Habit, in path: String, to reading: inout AppReading) {
    guard let day = row["date"].flatMap(reading.day) else {
      return reading.rejectDate(row.line, row["date"], in: path)
    }
    let word = row["value"] ?? "UNKNOWN"
    guard let value = value(word, of: habit) else {
      switch word {
      // What was skipped or never answered says nothing of the day.
      case "UNKNOWN", "-1": return
      case "SKIP", "3":
        return reading.leaveOut(
          reading.session.format("Skipped days"), because: "a skipped day is not an answer", line: row.line, in: path)
      case "YES_AUTO", "1":
        return reading.leaveOut(
          reading.session.format("Automatic ticks"), because: "the app filled in these days by itself",
          line: row.line, in: path)
      default: return reading.reject(row.line, column: path, .noNumber(row.line, in: path))
      }
    }
    var fields =
      habit.isNumber
      ? reading.names.number(value, of: habit.name, fold: .sum, unit: habit.unit.map { String($0.prefix(20)) })
      : reading.names.number(value, of: habit.name, isYesNo: true)
    fields.values.note(row["notes"], in: fields.kind)
    reading.add([habit.name, "\(day)"], fields, at: .day(day), line: row.line, column: path, as: habit.name)
  }

  /// The answer of a day. Numbers stand in thousandths, and a 0 among them as `NO`; older files have figures for the
  /// words of a habit of yes and no.
  private static func value(_ word: String, of habit: Habit) -> Double? {
    switch word {
    case "NO": return 0
    case "YES_MANUAL": return habit.isNumber ? nil : 1
    default: break
    }
    if habit.isNumber {
      guard let thousandths = AppReading.number(word), thousandths >= 0 else { return nil }
      return thousandths / 1_000
    }
    return word == "2" ? 1 : word == "0" ? 0 : nil
  }
}
