import TrackerCommandLine

extension String {
  /// A command line as a shell splits it; what stands in double quotes is kept together.
  public var shellWords: [String] { commandWords }
}
