import Testing
import TrackerApplication
import TrackerCore

@testable import TrackerImportApps

@Suite struct DiaryAppTests {
  private let world: AppWorld
  init() throws { world = try AppWorld() }

  private static let bearable = #"""
    date,date formatted,weekday,time of day,category,rating/amount,detail,notes
    "2nd Mar 2026","2026-03-02","Monday","am","Symptom","3","Odd (left) tingle (Severe)","at ""work"""
    "2nd Mar 2026","2026-03-02","Monday","pm","Symptom","1","Odd (left) tingle (Mild)",""
    "2nd Mar 2026","2026-03-02","Monday","pm","Symptom","0","Pain (None)",""
    "2nd Mar 2026","2026-03-02","Monday","pm","Energy","2","low",""
    "2nd Mar 2026","2026-03-02","Monday","","Sleep","07:15","Asleep 23:15 – 06:30",""
    "2nd Mar 2026","2026-03-02","Monday","","Sleep quality","3","ok",""
    "2nd Mar 2026","2026-03-02","Monday","am","Meds/Supplements","","💊 Blue pill - 2 | Green pill",""
    "2nd Mar 2026","2026-03-02","Monday","mid","Nutrition","","Meals: Gruel | Plum",""
    "2nd Mar 2026","2026-03-02","Monday","","Lifestyle","","☕ Cocoa - Little | 💣 Hurry - A lot",""
    "3rd Mar 2026","2026-03-03","Tuesday","Day 2","Period","Period","🩸 Bleeding level (Heavy)",""
    "3rd Mar 2026","2026-03-03","Tuesday","","Gratitudes","","the sun",""
    """#

  @Test("Bearable: a severity keeps its exact number, and the last bracket alone is the answer")
  func bearable() throws {
    let answer = try world.run(Self.bearable)
    #expect(try world.value("custom.odd-left-tingle", 2) == 7.5)
    #expect(try world.value("symptom.pain", 2) == 0)
    #expect(try world.value("symptom.energy", 2) == 4)
    #expect(try world.value("sleep.hours", 2) == 7.25)
    #expect(try world.value("sleep.quality", 2) == 6)
    #expect(try world.value("medication.blue-pill", 2) == 1)
    #expect(try world.value("medication.green-pill", 2) == 1)
    #expect(try world.value("intake.plum", 2) == 1)
    #expect(try world.value("custom.cocoa", 2) == 1)
    #expect(try world.value("custom.hurry", 2) == 3)
    #expect(try world.value("cycle.flow", 3) == 3)
    #expect(answer.contains("Gratitudes (1): the program has no place for it (line 12)"))
    // What `own` tells apart.
    #expect(answer.contains("Added to what you track of your own: Odd (left) tingle. To see it: symptoms own"))
    #expect(answer.contains("New plain numbers: Cocoa and Hurry."))
    #expect(!answer.contains("the sun"))
  }

  @Test("a name that counts as something of another name is told, and one that is the same is not")
  func otherName() throws {
    let answer = try world.run(
      """
      date,date formatted,weekday,time of day,category,rating/amount,detail,notes
      x,2026-03-02,,am,Symptom,2,Ache (Moderate),
      x,2026-03-03,,am,Symptom,2,ache (Moderate),
      x,2026-03-03,,am,Symptom,2,Pain (Moderate),
      """)
    #expect(answer.split(separator: " counts as ").count == 2, "\(answer)")
    #expect(answer.contains("\nAche counts as Pain.\n"))
    #expect(answer.contains("\n  Pain  3 new\n"))
  }

  @Test("older files of Bearable have only the written date")
  func olderBearable() throws {
    try world.run(
      """
      date,weekday,time of day,category,rating/amount,detail,notes
      "8th Mar 2026","Sunday","am","Symptom","2","Pain (Moderate)",""
      """)
    #expect(try world.value("symptom.pain", 8) == 5)
  }

  @Test("a second import changes nothing, a later file adds, a deleted entry stays deleted, an edit by hand stays")
  func again() throws {
    let path = try world.write(Self.bearable)
    try world.run(path)
    let first = try world.entries
    #expect(try world.run(path).contains("Nothing was changed."))
    #expect(try world.entries == first)

    let journal = world.world.journal
    let pill = try #require(first.first { $0.payload.fields["name"]?.text == "Green pill" })
    var sleep = try #require(first.first { $0.kind == "rest" })
    sleep.payload.fields["quality"] = .number(2)
    try journal.write("edit", at: world.session.environment.now) { try $0.put(sleep, measures: []) }
    try journal.write("delete", at: world.session.environment.now) { try $0.delete(pill.id) }
    let later =
      Self.bearable + "\n\"4th Mar 2026\",\"2026-03-04\",\"\",\"am\",\"Symptom\",\"2\",\"Pain (Moderate)\",\"\""
    let answer = try world.run(try world.write(later))
    #expect(answer.contains("1 new"))
    #expect(answer.contains("You changed 1 entry yourself, so it was not replaced."))
    #expect(answer.contains("You deleted 1 entry yourself, so it stays deleted."))
    #expect(try world.entries.count == first.count)
    #expect(try world.entries.first { $0.kind == "rest" }?.payload.fields["quality"]?.number == 2)
  }

  @Test("a dry run says what the real one does, and one undo takes all of it back")
  func dryRun() throws {
    let path = try world.write(Self.bearable)
    let tried = try world.run(path, rehearsing: true)
    #expect(try world.entries.isEmpty)
    #expect(try world.session.person.trackables.isEmpty)
    let done = try world.run(path)
    // The opening says that nothing was saved; all below it is the same, but for what is added to one's own and for
    // where to look at it.
    func below(_ answer: String) -> [Substring] {
      let lines = answer.split(separator: "\n").drop { !$0.hasPrefix("Entries:") }
      return Array(
        lines.filter { !$0.contains("of your own") && !$0.contains("plain numbers") && !$0.contains("symptoms ") })
    }
    #expect(!tried.contains("  symptoms timeline"))
    #expect(done.contains("\n  symptoms timeline  see your days\n  symptoms trends    see how your numbers change\n"))
    #expect(below(tried) == below(done) && below(done).count > 5)
    let journal = world.world.journal
    let action = try #require(try journal.read { try $0.actions(limit: 1) }.first)
    try journal.write("undo", at: world.session.environment.now) { try $0.revert(action.id) }
    #expect(try world.entries.isEmpty)
    #expect(try world.session.person.trackables.isEmpty)
    #expect(try journal.read { try ImportRecord.all(in: $0) }.isEmpty)
  }

  @Test("many rows that are wrong in the same way are one line with the first cell, their number and the next lines")
  func alike() throws {
    let head = "date,date formatted,weekday,time of day,category,rating/amount,detail,notes\n"
    let bad = (1...7).map { "whenever,,,am,Symptom,\($0),Pain (Mild),\n" }.joined()
    let answer = try world.run(head + bad + ",,,am,Symptom,1,Pain (Mild),\nx,2026-03-02,,am,Symptom,1,Pain (Mild),\n")
    #expect(answer.contains("Line 2: “whenever” is not a date; 6 more like it (lines 3, 4, 5)."), "\(answer)")
    #expect(answer.contains("Line 9: the date is missing."))
    #expect(answer.split(separator: "is not a date").count == 2)
    #expect(answer.contains("8 rows were left out"))
    let failure = #expect(throws: Failure.self) { try world.run(head + bad) }
    #expect(
      failure?.diagnostics.map(\.message.description) == ["“whenever” is not a date; 6 more like it (lines 3, 4, 5)"]
    )
  }

  @Test("a row with an impossible answer is said with its line, and the others come in")
  func badRows() throws {
    let answer = try world.run(
      """
      date,date formatted,weekday,time of day,category,rating/amount,detail,notes
      x,2026-03-02,,am,Symptom,9,Pain (Severe),
      x,someday,,am,Symptom,1,Pain (Mild),
      x,2026-03-02,,am,Symptom,1,Pain (Mild),
      x,2027-03-02,,am,Symptom,1,Pain (Mild),
      """)
    #expect(answer.contains("Line 2: “9” is not a number from 0 to 4."))
    #expect(answer.contains("Line 3: “someday” is not a date."))
    #expect(answer.contains("Line 5: "))
    #expect(answer.contains("3 rows were left out"))
    #expect(try world.entries.count == 1)
  }

  private static let daylio = """
    full_date,date,weekday,time,mood,activities,scales,note_title,note
    "2026-03-25","March 25","Wednesday","9:30\u{202F}PM","good","friends | good meal","","Evening",\
    "Soup &amp; <b>nuts</b><br>outside"
    "2026-03-25","March 25","Wednesday","01:15","awful","","","","awake"
    "2026-03-23","March 23","Monday","20:00","so-so","tired","","",""
    """

  @Test("Daylio: clock times before the day begins, moods of one's own, HTML in notes")
  func daylio() throws {
    let answer = try world.run(Self.daylio)
    #expect(try world.value("journal.mood", 25) == 4)
    #expect(try world.value("journal.mood", 24) == 1)
    #expect(try world.value("journal.mood", 23) == nil)
    #expect(try world.value("custom.good-meal", 25) == 1)
    #expect(try world.value("custom.tired", 23) == 1)
    #expect(answer.contains("so-so (1): it has no level; give one, such as --moods so-so=3 (line 4)"))
    let evening = try #require(try world.entries.first { $0.payload.fields["title"] != nil })
    #expect(evening.payload.fields["text"]?.text == "Soup & nuts\noutside")
    #expect(try world.session.calendar.local(evening.instant).time.description == "21:30")
    try world.run(Self.daylio, options: ["moods": "so-so=3"])
    #expect(try world.value("journal.mood", 23) == 3)
    #expect(throws: Failure.self) { try world.run(Self.daylio, options: ["moods": "so-so=9"]) }
  }

  @Test("Flaredown, wide: columns of answers and of treatments are told by what is in them, by their place")
  func wide() throws {
    let answer = try world.run(
      """
      Date,Odd thing,Pain,Pain,Blue pill,Cream,Tags,Foods,Weather summary
      2026-03-24 00:00:00 UTC,2,3,,Taken,Not Taken,hurry; travel,plum; rye cake,rain
      2026-03-25 00:00:00 UTC,1,0,4,20 mg
      2026-03-26 00:00:00 UTC,,,,,
      """)
    #expect(try world.value("custom.odd-thing", 24) == 5)
    #expect(try world.value("symptom.pain", 24) == 7.5)
    #expect(try world.value("symptom.pain", 25) == 10)
    #expect(try world.value("medication.blue-pill", 25) == 1)
    #expect(try world.value("medication.cream", 24) == 0)
    #expect(try world.value("custom.travel", 24) == 1)
    #expect(try world.value("intake.rye-cake", 24) == 1)
    #expect(answer.contains("Weather (1): the program has no place for it (line 2)"))
    // What was guessed is told, once for each name, with the way back.
    #expect(answer.contains("The file does not say what some of its columns hold."))
    #expect(answer.contains("Taken as symptoms: Odd thing and Pain."))
    #expect(answer.contains("Taken as medicines: Blue pill and Cream."))
    #expect(answer.contains("symptoms undo"))
    // Nothing is said of a day without an answer.
    #expect(try !world.entries.contains { $0.day == Day(year: 2026, month: 3, day: 26) })
  }

  @Test("Flaredown, wide: a file that holds its table twice comes in once")
  func wideTwice() throws {
    let table = """
      Date,Pain,Blue pill,Tags,Foods,Weather summary,Weather humidity
      2026-03-24,2,Taken,travel,plum,rain,0.8
      2026-03-25,3,,,,,
      """
    let answer = try world.run(table + "\n" + table)
    #expect(try world.entries.count == 5)
    #expect(answer.contains("Row (2): it stands in the file twice (lines 5, 6)"))
    #expect(answer.contains("Weather (1): the program has no place for it (line 2)"))
  }

  @Test("Flaredown, wide: one odd cell is left out of a column of answers, and the rest of it comes in")
  func oddAnswer() throws {
    let rows = (10...19).map { "2026-03-\($0),\($0 == 14 ? "high" : "2"),Taken" }
    let answer = try world.run((["Date,Pain,Blue pill,Tags,Foods"] + rows).joined(separator: "\n"))
    #expect(try world.value("symptom.pain", 13) == 5)
    #expect(try world.value("symptom.pain", 14) == nil)
    #expect(try world.value("medication.pain", 13) == nil)
    #expect(try world.value("medication.blue-pill", 14) == 1)
    #expect(answer.contains("Line 6, Pain: this is not a number from 0 to 4."))
  }

  private static let long = """
    user_id,age,sex,country,checkin_date,trackable_id,trackable_type,trackable_name,trackable_value
    a==,34,,DE,2026-03-24,2,Symptom,Pain,3
    a==,34,,DE,2026-03-24,3,Treatment,Blue pill,20 mg
    a==,34,,DE,2026-03-24,,HBI,HBI,6
    b==,34,,DE,2026-03-24,2,Symptom,Pain,1
    """

  @Test("Flaredown, long: several people need a name")
  func long() throws {
    let failure = #expect(throws: Failure.self) { try world.run(Self.long) }
    #expect(failure?.message.description.contains("--person NAME") == true)
    let answer = try world.run(Self.long, options: ["person": "a=="])
    #expect(!answer.contains("Taken as"), "its rows say what they are")
    #expect(try world.value("symptom.pain", 24) == 7.5)
    #expect(try world.value("custom.hbi", 24) == 6)
    #expect(throws: Failure.self) { try world.run(Self.long, options: ["person": "c"]) }
  }
}
