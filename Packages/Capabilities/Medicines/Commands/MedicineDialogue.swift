import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerMedicines

/// Asks for a new medicine in a form, and puts it on the list.
struct MedicineDialogue {
  private let context: CommandContext
  private var words: Phrases { context.environment.words }

  init(_ context: CommandContext) { self.context = context }

  /// A line of the form: its id, its name, what it asks, and what it puts into the change.
  private var lines: [(id: String, name: Phrase, asks: Phrase, part: WritableKeyPath<MedicineChange, String?>)] {
    [
      ("name", "Name", "What is it called?", \.name), ("dose", "Dose", "How much one dose is.", \.dose),
      ("schedule", "When", "When do you take it? Type daily, 08:00 20:00 or “when needed”.", \.schedule),
      ("use", "Use", "Type acute, when symptoms come, or preventive.", \.use),
      ("class", "Class", "Such as triptan, nsaid or opioid.", \.group),
      ("reason", "Taken for", "What you take it for.", \.reason),
    ]
  }

  /// - Parameters:
  ///   - given: What the options say.
  ///   - dose: That of the option.
  /// - Throws: `Failure` (`negative`) where the person leaves, and what saving throws.
  func run(from given: MedicineChange, dose: String?) throws {
    var given = given
    given.dose = dose
    let needed = words("What is it called?")
    var form = FieldsForm(
      heading: FormHeading(title: words("Put a medicine on your list.")),
      fields: lines.map { line in
        FormField(
          id: line.id, name: words(line.name), asks: words(line.asks), isRequired: line.id == "name",
          input: .text(TextInput(maxLength: 100)), text: given[keyPath: line.part] ?? "")
      },
      read: { texts in
        var reading = FormReading()
        if (texts["name"] ?? "").trimmed.isEmpty { reading.missing["name"] = .verbatim(needed) }
        return reading
      })
    while true {
      guard try context.console.ask(&form) == .finished else {
        throw Failure(.negative, "Nothing was saved", recovery: "To see your list: symptoms medicines")
      }
      var change = given
      for line in lines {
        let text = (form.texts[line.id] ?? "").trimmed
        change[keyPath: line.part] = text.isEmpty ? nil : text
      }
      do {
        return try context.settling { context in
          try context.answer(try MedicineBook(try context.session()).add(change))
        }
      } catch let failure as Failure where failure.kind == .validation {
        form.refuse(failure.diagnostics.first?.sentence ?? failure.message)
      }
    }
  }
}
