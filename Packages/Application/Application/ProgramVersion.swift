/// The version of the program, as `--version` and the logs for other programs give it.
public enum ProgramVersion {
  public static let number = "0.1.0"
}
