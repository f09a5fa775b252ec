import TrackerApplication
import TrackerCore

/// The questions that a person noted for medical visits.
public struct QuestionsView: ReadModel {
  public static let schema = "questions/1"

  struct Row: Encodable, Sendable {
    /// The entry of the visit at which it was noted.
    var id: EntryID
    var day: Day
    var question: String
    var isOpen: Bool
    /// What was answered; absent where that is not known.
    var answer: String?
    /// The day of the visit that answered it; absent where none is known.
    var answeredOn: Day?

    init(_ question: VisitQuestion) {
      id = question.entry.id
      day = question.entry.day
      self.question = question.text
      isOpen = question.isOpen
      answer = question.answer
      answeredOn = question.answeredOn
    }
  }

  /// The oldest first.
  var questions: [Row]
  /// How many are answered in all.
  var answered: Int
  let showsAnswered: Bool

  private enum CodingKeys: String, CodingKey { case questions, answered }

  public func blocks(_ format: TextFormatter) -> [Block] {
    questions.isEmpty ? nothing(format) : [.table(table(format)), .commands(commands(format))]
  }

  private func nothing(_ format: TextFormatter) -> [Block] {
    [
      .sentence("\(format("You have no open questions for a medical visit."))"),
      .commands(
        [
          .init(
            "symptoms log activity medical question='More iron?'", format("log a visit, with a question for the next"))
        ]
          + (answered > 0 ? [.init("symptoms questions --all", format("see those that were answered"))] : [])),
    ]
  }

  private func table(_ format: TextFormatter) -> Block.Table {
    var columns: [Block.Table.Column] = [.init(format("id")), .init(format("noted")), .init(format("question"))]
    if showsAnswered { columns.append(.init(format("answer"))) }
    let rows = questions.map { row -> Block.Table.Row in
      let answer =
        row.answer ?? row.answeredOn.map { format("at the visit of {day}", ["day": format.short($0)]) } ?? "–"
      let cells: [RichText] = ["\(row.id.short, .faint)", "\(format.short(row.day))", "\(row.question)"]
      return Block.Table.Row(cells + (showsAnswered ? ["\(answer)"] : []))
    }
    return Block.Table(columns, rows: rows)
  }

  private func commands(_ format: TextFormatter) -> [Block.NextCommand] {
    var commands: [Block.NextCommand] = []
    if let open = questions.first(where: \.isOpen) {
      commands.append(.init("symptoms edit \(open.id.short) answer=yes", format("say that one is answered, or how")))
      commands.append(
        .init("symptoms log activity medical answered=yes", format("log a visit that answered all of them")))
    }
    if !showsAnswered, answered > 0 {
      commands.append(.init("symptoms questions --all", format("see those that were answered")))
    }
    return commands
  }
}
