import TrackerApplication
import TrackerCore

/// The person's own editor, as other programs find it: `VISUAL`, else `EDITOR`, else one that most computers have.
struct TextEditor {
  let machine: Machine

  /// Opens a file and waits until the person has closed it.
  ///
  /// - Throws: `Failure` (`system`) where there is no editor, or it did not end well.
  func edit(_ path: String) throws(Failure) {
    guard let words = command(for: path), let code = machine.runOnScreen(words), code != 127, code != 126 else {
      throw Failure(
        .system, "Nothing was saved: no editor could be started",
        recovery: "Set EDITOR to one you have. Or type: symptoms journal \"a few words\"")
    }
    guard code == 0 else {
      throw Failure(
        .system, "Nothing was saved: the editor ended with an error", recovery: "To go on: symptoms journal")
    }
  }

  /// A shell reads what `EDITOR` says, which may have options; the file is never read by it.
  private func command(for path: String) -> [String]? {
    let named = ["VISUAL", "EDITOR"].lazy.compactMap { machine.variables[$0] }.first { !$0.trimmed.isEmpty }
    if let named {
      return machine.path("sh").map { [$0, "-c", "\(named) \"$1\"", "sh", path] }
    }
    return ["nano", "vi", "vim"].lazy.compactMap(machine.path).first.map { [$0, path] }
  }
}
