import ArgumentParser
import TrackerCommandLine

/// The commands of the module.
public enum MedicinesCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [MedicinesCommand.self]
  public static let subcommands: [String: [any ParsableCommand.Type]] = ["export": [ExportMedicinesCommand.self]]
}

/// `medicines`: the list of one's medicines.
struct MedicinesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "medicines", abstract: "Keep a list of your medicines, and see which doses you took.",
    discussion: """
        symptoms medicines                              your list
        symptoms medicines add ibuprofen 400mg --use acute
        symptoms medicines add propranolol 40mg --schedule "08:00 20:00"
        symptoms medicines show ibuprofen               one, with its doses
        symptoms medicines stop ibuprofen               you take it no more
        symptoms log medication ibuprofen               a dose you took
        symptoms log medication ibuprofen status=skipped

      The list only fills in what you log. It gives no advice.
      """,
    subcommands: [
      MedicinesListCommand.self, MedicinesAddCommand.self, MedicinesShowCommand.self, MedicinesEditCommand.self,
      MedicinesStopCommand.self, MedicinesDeleteCommand.self,
    ], defaultSubcommand: MedicinesListCommand.self)
}
