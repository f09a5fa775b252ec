import ArgumentParser
import TrackerCommandLine
import TrackerCore
import TrackerMedicines

/// The medicine that a command is about.
struct MedicineArgument: ParsableArguments {
  @Argument(help: ArgumentHelp("The medicine; the start of its name is enough.", valueName: "medicine"))
  var name: String
}

/// What `medicines add` and `medicines edit` take.
struct MedicineOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Another name you type for it. You can repeat it.", valueName: "name"))
  var also: [String] = []

  @Option(help: ArgumentHelp("Such as tablet, spray or injection.", valueName: "form"))
  var form: String?

  @Option(
    help: ArgumentHelp("Such as daily, “08:00 20:00”, “monday 08:00”, weekly or “when needed”.", valueName: "when"))
  var schedule: String?

  @Option(help: ArgumentHelp("acute (when symptoms come) or preventive.", valueName: "use"))
  var use: String?

  @Option(name: .customLong("class"), help: ArgumentHelp("Such as triptan, nsaid or opioid.", valueName: "class"))
  var group: String?

  @Option(help: ArgumentHelp("The first day. Default: today.", valueName: "day"))
  var from: String?

  @Option(help: ArgumentHelp("The last day.", valueName: "day"))
  var until: String?

  @Option(help: ArgumentHelp("What you take it for.", valueName: "text"))
  var reason: String?

  @Flag(help: "Doses you logged before get its use and class, too.")
  var past = false

  var change: MedicineChange {
    var change = MedicineChange()
    change.otherNames = also
    change.form = form
    change.schedule = schedule
    change.use = use
    change.group = group
    change.start = from
    change.end = until
    change.reason = reason
    change.countsEarlier = past
    return change
  }
}
