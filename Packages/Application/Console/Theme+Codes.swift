import TrackerApplication

extension Theme {
  /// The parameters of the escape sequence (SGR) for a paint.
  public func code(of paint: TextStyle.Paint) -> String {
    if paint == .bold { return "1" }
    guard let index = index(of: paint) else { return terminalCode(of: paint) }
    return "38;5;\(index)" + (isOnBlack ? ";48;5;16" : "")
  }

  /// The number of a paint among xterm's 256 colours, nil where the terminal's own colour or no colour is meant.
  public func index(of paint: TextStyle.Paint) -> Int? {
    switch (self, paint) {
    case (.terminal, _), (_, .bold): nil
    case (.dark, .green): 114
    case (.dark, .yellow): 222
    case (.dark, .red): 210
    case (.dark, .faint): 248
    case (.light, .green): 22
    case (.light, .yellow): 94
    case (.light, .red): 124
    case (.light, .faint): 240
    case (.highContrast, .green): 120
    case (.highContrast, .yellow): 228
    case (.highContrast, .red): 217
    case (.highContrast, .faint): 252
    case (.colourBlind, .green): 75
    case (.colourBlind, .yellow): 229
    case (.colourBlind, .red): 208
    case (.colourBlind, .faint): 250
    }
  }

  private func terminalCode(of paint: TextStyle.Paint) -> String {
    switch paint {
    case .green: "32"
    case .yellow: "33"
    case .red: "31"
    case .bold: "1"
    case .faint: "2"
    }
  }
}
