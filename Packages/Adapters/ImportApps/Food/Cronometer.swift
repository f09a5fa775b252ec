import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

/// What Cronometer exports of what somebody ate: every serving, or the sums of days.
enum Cronometer {
  static let app = AppFormat(
    id: "cronometer", name: "Cronometer (CSV)", abstract: "Import the servings or the daily nutrition of Cronometer.",
    nextFile: "On cronometer.com, open More, Account and Export Data, and take the servings",
    recognises: {
      $0.hasColumns("day", "group", "food name")
        || $0.hasColumns("date", "energy (kcal)", "completed") || $0.hasColumns("date", "energy (kj)", "completed")
    }, read: read)

  private static func read(_ reading: inout AppReading) throws {
    let isOfServings = try reading.columns().contains { $0.lowercased() == "food name" }
    try reading.eachRow { reading, row in
      guard let day = row["day", "date"].flatMap(reading.day) else {
        return reading.rejectDate(row.line, row["day", "date"])
      }
      let energy = row.number("energy (kcal)") ?? row.number("energy (kj)").map { $0 / 4.184 }
      if isOfServings { serving(row, day, energy, to: &reading) } else { sum(row, day, energy, to: &reading) }
    }
  }

  private static func serving(_ row: AppRow, _ day: Day, _ energy: Double?, to reading: inout AppReading) {
    guard let food = row["food name"] else {
      return reading.leaveOut("Food Name", because: "the row names no food", line: row.line)
    }
    let clock = row["time"].flatMap(AppReading.clock)
    let type = Meal.type(of: row["group"])
    var values: [String: FieldInput?] = [
      "items": .value([FoodItem(name: ImportNames.label(food))].json), "calories": energy.map { .value(.number($0)) },
      "type": type.map { .value(.text($0)) },
    ]
    if let amount = row["amount"] { values["notes"] = .value(.text(withoutZeros(amount))) }
    reading.add(
      ["\(day)", row["time"] ?? "", row["group"] ?? "", food, row["amount"] ?? ""], "food", values,
      at: reading.time(day, clock), line: row.line, as: "Food Name")
    nutrients(row, to: &reading)
  }

  /// An amount without the zeros that the app writes behind its number: `58.00 g` is `58 g`.
  private static func withoutZeros(_ amount: String) -> String {
    amount.replacing(/^(\d+)(\.\d*?)0+(?=\D|$)/) { "\($0.1)\($0.2 == "." ? "" : $0.2)" }
  }

  /// A day without anything in it was not logged: nobody eats nothing for a day and writes it down as 0.
  private static func sum(_ row: AppRow, _ day: Day, _ energy: Double?, to reading: inout AppReading) {
    guard let energy else { return }
    guard energy > 0 else {
      return reading.leaveOut("Energy", because: "days of 0 are days without a log", line: row.line)
    }
    reading.add(
      ["\(day)", "day"], "food", ["calories": .value(.number(energy))], at: .day(day), line: row.line, as: "Energy")
    nutrients(row, to: &reading)
  }

  private static func nutrients(_ row: AppRow, to reading: inout AppReading) {
    reading.leaveOut(
      reading.session.format("Nutrients"), because: "only the energy of foods is imported", line: row.line)
  }
}

/// The meals of an app as the program knows them.
enum Meal {
  /// nil for a meal of one's own, and for none.
  static func type(of name: String?) -> String? {
    switch name?.lowercased() {
    case "breakfast": "breakfast"
    case "lunch": "lunch"
    case "dinner", "supper": "dinner"
    case "snack", "snacks": "snack"
    default: nil
    }
  }
}
