import TrackerApplication
import TrackerCore

/// The questions that the person wants to ask a clinician.
public struct QuestionBook {
  private let session: Session

  public init(_ session: Session) { self.session = session }

  /// All of them.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func list() throws -> QuestionsView {
    QuestionsView(questions: try session.journal.read { try KeptQuestion.all(in: $0) })
  }

  /// Keeps questions, each once. Those that are kept already stay as they are.
  ///
  /// - Throws: `Failure` (`validation`) for one that is empty or too long, or where there are too many; then none is
  ///   kept.
  public func keep(_ typed: [String]) throws -> QuestionsView {
    let texts = try typed.map { text throws(Failure) in try checked(text) }
    let (questions, _) = try session.record("report questions") { journal in
      let kept = try KeptQuestion.all(in: journal)
      let new = texts.enumerated().filter { index, text in
        !kept.contains { $0.text == text } && !texts.prefix(index).contains(text)
      }
      guard kept.count + new.count <= KeptQuestion.most else {
        throw Failure(
          .validation, "There is room for {count} questions", ["count": .count(KeptQuestion.most)],
          recovery: "To make room: symptoms report questions remove 1")
      }
      let first = (kept.map(\.number).max() ?? 0) + 1
      let added = zip(first..., new).map { number, text in
        KeptQuestion(number: number, text: text.element, askedOn: session.today)
      }
      for question in added { try journal.put(question, as: KeptQuestion.document, of: question.number) }
      return kept + added
    }
    return QuestionsView(questions: questions)
  }

  /// Removes a question by its place in the list, from 1. `undo` brings it back.
  ///
  /// - Throws: `Failure` (`validation`) where there is none of the number.
  public func remove(_ place: Int) throws -> QuestionsView {
    let (questions, _) = try session.record("report questions remove") { journal in
      var kept = try KeptQuestion.all(in: journal)
      guard kept.indices.contains(place - 1) else {
        throw Failure(
          .validation, "There is no question {number}", ["number": .count(place)],
          recovery: "To see them: symptoms report questions")
      }
      try journal.put(nil, as: KeptQuestion.document, of: kept.remove(at: place - 1).number)
      return kept
    }
    return QuestionsView(questions: questions)
  }

  private func checked(_ typed: String) throws(Failure) -> String {
    let text = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let example: Phrase = "Type it like this: symptoms report questions add \"Is my dose right?\""
    guard !text.isEmpty else { throw Failure(.validation, "A question needs words", recovery: example) }
    guard text.count <= KeptQuestion.longest else {
      throw Failure(
        .validation, "A question has at most {count} characters", ["count": .count(KeptQuestion.longest)],
        recovery: example)
    }
    return text
  }
}

/// The questions as an answer.
public struct QuestionsView: ReadModel {
  public static let schema = "report-questions/1"

  var questions: [KeptQuestion]

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard !questions.isEmpty else {
      return [
        .sentence("\(format("You have not written down a question yet."))"),
        .commands([.init("symptoms report questions add \"…\"", format("write one down"))]),
      ]
    }
    return [
      .heading(.init("\(format("Your questions"))")),
      .list(.init(questions.map { .init(RichText($0.text), mark: .number) })),
      .section([
        .sentence("\(format("They stand in each report for a clinician until you remove them."))"),
        .commands([
          .init("symptoms report questions remove 1", format("remove the first one")),
          .init("symptoms report clinician", format("see the report")),
        ]),
      ]),
    ]
  }
}
