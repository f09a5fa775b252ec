import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore

extension CommandContext {
  /// Asks what modules ask now and then once a check-in of today is saved. Enter on no answer, and leaving the
  /// question, skip it.
  ///
  /// - Throws: `Failure` where an answer can't be kept. The check-in is saved by then.
  func askFollowUps() throws {
    guard console.canAsk else { return }
    for question in environment.registry.followUpQuestions.all {
      let session = try session()
      guard let asked = try question.due(session) else { continue }
      let words = environment.words
      let earlier = asked.earlier.map { Slider.Earlier($0.value, when: session.format.short($0.day)) }
      var form = SliderForm(
        heading: FormHeading(
          title: words(asked.title), asks: words(asked.asks), explains: asked.explains.map { words($0) }),
        sliders: [Slider(id: question.id, name: asked.scale.name, scale: asked.scale, earlier: earlier)], atLeast: 0)
      let isAnswered = try console.ask(&form) == .finished
      let said = try keep(isAnswered ? form.sliders[0].value : nil, for: question)
      if let said { console.say([.sentence("\(words(said))")]) }
    }
  }

  /// Keeps an answer; where another command wrote something just then, once more.
  private func keep(_ answer: Double?, for question: FollowUpQuestion) throws -> Phrase? {
    do {
      return try question.keep(answer, try session())
    } catch let failure as Failure where failure == .changedMeanwhile {
      do { return try question.keep(answer, try session()) } catch let failure as Failure
        where failure == .changedMeanwhile
      {
        // Thrown on as it is, it would begin the check-in again, which is saved.
        throw Failure(
          .validation, "Your check-in is saved, but not this answer",
          ["command": .verbatim(question.command)], recovery: "To give it again: {command}")
      }
    }
  }
}
