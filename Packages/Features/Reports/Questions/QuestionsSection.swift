import TrackerApplication
import TrackerCore

/// What the person wants to ask, in their own words.
struct QuestionsSection: ReportSection {
  static let name = "questions"

  let id = name
  let title: Phrase = "Questions from the person"
  let place = 20
  let notTracked: Phrase = "No question was written down."

  func content(of range: ReportRange) throws -> (any ReportContent)? {
    let questions = try KeptQuestion.all(in: range.journal)
    return questions.isEmpty ? nil : QuestionsReport(questions: questions.map(\.text))
  }
}

/// Questions, the first one first.
struct QuestionsReport: ReportContent {
  var questions: [String]

  /// So many stand on the first page, and so many characters of them.
  private static let (mostShown, mostCharacters) = (3, 240)

  /// Those on the first page, at least one.
  private var first: ArraySlice<String> {
    var room = Self.mostCharacters
    let fitting = questions.prefix(Self.mostShown).prefix { question in
      room -= question.count
      return room >= 0
    }
    return questions.prefix(max(1, fitting.count))
  }

  func headline(_ format: TextFormatter) -> RichText { "" }

  func blocks(_ format: TextFormatter) -> [Block] {
    let more = questions.count - first.count
    let rest = format.count(more, "1 more is in the details.", "{count} more are in the details.")
    return [list(first)] + (more > 0 ? [.sentence("\(rest, .faint)")] : [])
  }

  func details(_ format: TextFormatter) -> [Block] {
    questions.count > first.count ? [list(questions[...])] : []
  }

  private func list(_ questions: ArraySlice<String>) -> Block {
    .list(.init(questions.map { .init(.asWritten($0), mark: .number) }))
  }
}
