import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerMedicines

/// `medicines add`: puts a medicine on the list.
struct MedicinesAddCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Put a medicine on your list.",
    discussion: """
        symptoms medicines add ibuprofen 400mg --use acute --class nsaid
        symptoms medicines add propranolol 40mg --schedule "08:00 20:00"
        symptoms medicines add methotrexate 15mg --schedule monday --form tablet
        symptoms medicines add sumatriptan 50mg --also Imigran --past
      """)

  @Argument(help: ArgumentHelp("Its name, then how much one dose is.", valueName: "word"))
  var words: [String] = []

  @Option(help: ArgumentHelp("How much one dose is, in words.", valueName: "dose"))
  var dose: String?

  @OptionGroup var options: MedicineOptions
  @OptionGroup var asking: AskingOptions
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you add a medicine.") }

  func run(in context: CommandContext) throws {
    guard !words.isEmpty else {
      guard context.console.canAsk else {
        throw Failure(
          .usage, "Which medicine is it?", recovery: "Type it like this: symptoms medicines add ibuprofen 400mg")
      }
      return try MedicineDialogue(context).run(from: options.change, dose: dose)
    }
    // As in a dose that is logged: what begins with a digit is how much, and what stands behind it.
    let end = words.indices.dropFirst().first { words[$0].first?.isNumber ?? false } ?? words.endIndex
    var change = options.change
    change.name = words[..<end].joined(separator: " ")
    let typed = words[end...].joined(separator: " ")
    change.dose = dose ?? (typed.isEmpty ? nil : typed)
    try context.answer(try MedicineBook(try context.session()).add(change))
  }
}

/// `medicines edit`: another dose, schedule or class.
struct MedicinesEditCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Change a medicine. What you do not name stays as it is.",
    discussion: """
      A new schedule counts from today.

        symptoms medicines edit ibuprofen --dose 600mg
        symptoms medicines edit ibuprofen --schedule "08:00 14:00 20:00"
        symptoms medicines edit ibuprofen --clear until
        symptoms medicines edit ibuprofen --use acute --past
      """)

  @OptionGroup var medicine: MedicineArgument

  @Option(help: ArgumentHelp("Another name for it. The old one stays known.", valueName: "name"))
  var name: String?

  @Option(help: ArgumentHelp("How much one dose is.", valueName: "dose"))
  var dose: String?

  @OptionGroup var options: MedicineOptions

  @Option(
    help: ArgumentHelp(
      "Take away also, dose, form, schedule, use, class, until or reason. You can repeat it.", valueName: "what"))
  var clear: [String] = []

  @OptionGroup var asking: AskingOptions
  @OptionGroup var global: GlobalOptions

  func validate() throws {
    guard clear.allSatisfy({ MedicineChange.Part(rawValue: $0) != nil }) else {
      throw ValidationError("--clear takes also, dose, form, schedule, use, class, until or reason.")
    }
  }

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you change a medicine.") }

  func run(in context: CommandContext) throws {
    var change = options.change
    change.name = name
    change.dose = dose
    change.clears = Set(clear.compactMap(MedicineChange.Part.init))
    try context.answer(try MedicineBook(try context.session()).edit(medicine.name, change))
  }
}

/// `medicines stop`: it is not taken any more.
struct MedicinesStopCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "stop", abstract: "Say that you do not take a medicine any more. It is kept.")

  @OptionGroup var medicine: MedicineArgument

  @Option(help: ArgumentHelp("The last day you took it. Default: today.", valueName: "day"))
  var on: String?

  @OptionGroup var asking: AskingOptions
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you stop a medicine.") }

  func run(in context: CommandContext) throws {
    try context.answer(try MedicineBook(try context.session()).stop(medicine.name, on: on))
  }
}

/// `medicines delete`: it is off the list, until `undo`.
struct MedicinesDeleteCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Take a medicine off your list (undo brings it back). Its doses stay.")

  @OptionGroup var medicine: MedicineArgument

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you delete a medicine.") }

  func run(in context: CommandContext) throws {
    try context.answer(try MedicineBook(try context.session()).delete(medicine.name))
  }
}
