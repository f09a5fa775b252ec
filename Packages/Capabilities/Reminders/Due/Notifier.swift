import TrackerApplication

/// Shows a notification with what the computer already has.
struct Notifier {
  let machine: Machine

  /// - Parameters:
  ///   - text: What it says; others may read it on a locked screen.
  ///   - title: What stands above it.
  /// - Returns: Whether it was shown.
  func show(_ text: String, title: String) -> Bool {
    guard let tool = machine.path(machine.isMac ? "osascript" : "notify-send") else { return false }
    let words =
      machine.isMac
      ? [
        tool, "-e", "on run argv", "-e", "display notification (item 1 of argv) with title (item 2 of argv)", "-e",
        "end run", text, title,
      ] : [tool, "--app-name=symptoms", "--", title, text]
    return machine.run(words)?.code == 0
  }
}
