/// The one reader of a plain yes or no, in the languages of the program.
public enum YesNo {
  /// What says yes, in small letters.
  public static let yes: Set<String> = ["y", "yes", "j", "ja"]
  /// What says no, in small letters.
  public static let no: Set<String> = ["n", "no", "nein"]

  /// What a typed text answers, in any case and with spaces around it; nil where it is neither.
  public static func answer(_ text: String) -> Bool? {
    let word = text.trimmed.lowercased()
    return yes.contains(word) ? true : no.contains(word) ? false : nil
  }
}
