import TrackerApplication

extension StringCatalogue {
  /// Names of activities, and questions for medical visits.
  static let germanOfQuestions: [String: String] = [
    // Fields and examples.
    "What you call it, such as gardening.": "Wie Sie es nennen, etwa Garten.",
    "two hours with a name of your own": "zwei Stunden mit eigenem Namen",
    "A question for your next medical visit.": "Eine Frage für Ihren nächsten Arzttermin.",
    "The answer to that question.": "Die Antwort auf diese Frage.",
    "Whether this visit answered the questions from earlier ones.":
      "Ob bei diesem Termin die früheren Fragen beantwortet wurden.",
    "“{typed}” does not say whether they were answered": "„{typed}“ sagt nicht, ob sie beantwortet wurden",
    "a visit, with a question for the next one": "ein Termin, mit einer Frage für den nächsten",
    // What can be wrong.
    "A question goes with a visit: symptoms log activity medical question=why":
      "Eine Frage gehört zu einem Termin: symptoms log activity medical question=why",
    "There is no question here to answer. To see yours: symptoms questions":
      "Hier steht keine Frage, auf die das antwortet. Ihre Fragen: symptoms questions",
    // What is open.
    "You noted a question for this visit: “{question}”. Once it is answered, type: {command}":
      "Für diesen Termin haben Sie notiert: „{question}“. Wenn es beantwortet ist: {command}",
    "You noted {count} questions for this visit. To see them: symptoms questions":
      "Für diesen Termin haben Sie {count} Fragen notiert. Ansehen: symptoms questions",
    "You have no open questions for a medical visit.": "Sie haben keine offenen Fragen für einen Arzttermin.",
    "log a visit, with a question for the next": "einen Termin mit einer Frage für den nächsten eintragen",
    "see those that were answered": "die beantworteten ansehen",
    "id": "Kennung", "noted": "notiert", "question": "Frage", "answer": "Antwort",
    "at the visit of {day}": "beim Termin am {day}",
    "say that one is answered, or how": "sagen, dass eine beantwortet ist, oder wie",
    "log a visit that answered all of them": "einen Termin eintragen, der alle beantwortet hat",
    // Metrics.
    "Questions for a visit": "Fragen für einen Termin", "questions": "Fragen",
    "Questions for the next medical visit that were noted that day.":
      "Fragen für den nächsten Arzttermin, die an dem Tag notiert wurden.",
    // Help.
    "See your questions for the next medical visit.": "Ihre Fragen für den nächsten Arzttermin ansehen.",
    """
    Note a question when you log a visit. The next visit that you log reminds you of it.

      symptoms log activity medical question="More iron?"
      symptoms edit k3f9a answer="in spring"          this one is answered
      symptoms log activity medical answered=yes      this visit answered all
    """: """
    Notieren Sie eine Frage, wenn Sie einen Termin eintragen. Beim nächsten Termin werden Sie daran erinnert.

      symptoms log activity medical question="Mehr Eisen?"
      symptoms edit k3f9a answer="im Frühjahr"        diese ist beantwortet
      symptoms log activity medical answered=yes      dieser Termin hat alle beantwortet
    """,
    "Show those that were answered, too.": "Auch die beantworteten zeigen.",
    // Before anyone is set up.
    "Here you'll see questions for a visit.": "Hier sehen Sie Fragen für Termine.",
  ]
}
