import ArgumentParser
import TrackerApplication

/// A command whose help is put together from what the program knows, such as the fields of a kind of entry: no
/// catalogue has it as one text, so the command says it in the words of the person.
public protocol ComposedHelp: ParsableCommand {
  /// What stands in the help in place of the command's discussion.
  static func helpBlocks(_ format: TextFormatter) -> [Block]
}
