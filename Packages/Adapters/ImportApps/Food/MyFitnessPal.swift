import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

/// The nutrition table of MyFitnessPal, which has a row for each meal and names no foods.
enum MyFitnessPal {
  static let app = AppFormat(
    id: "myfitnesspal", name: "MyFitnessPal (CSV)", abstract: "Import the meals of MyFitnessPal.",
    nextFile: "On myfitnesspal.com, open Export Data",
    recognises: { $0.hasColumns("date", "meal", "calories") }, read: read)

  private static func read(_ reading: inout AppReading) throws {
    try reading.eachRow { reading, row in
      let meal = row["meal"]
      guard meal?.lowercased().hasPrefix("total") != true, row["date"]?.lowercased().hasPrefix("total") != true else {
        return reading.leaveOut("Totals", because: "sums are made from the meals", line: row.line)
      }
      guard let day = row["date"].flatMap(reading.day) else {
        return reading.rejectDate(row.line, row["date"])
      }
      guard let calories = row.number("calories") else {
        return reading.reject(row.line, cell: row["calories"], .noNumber(row.line, in: reading.file))
      }
      let type = Meal.type(of: meal)
      let notes = [type == nil ? meal : nil, row["note"]]
      var fields = ImportNames.Fields(
        kind: "food", identity: [:],
        values: ["calories": .value(.number(calories))].merging(type.map { ["type": .value(.text($0))] } ?? [:]) { $1 })
      fields.values.note(notes[0], notes[1], in: fields.kind)
      reading.add(["\(day)", meal ?? ""], fields, at: .day(day), line: row.line, as: "Meal")
      reading.leaveOut(
        reading.session.format("Nutrients"), because: "only the energy of meals is imported", line: row.line)
    }
  }
}
