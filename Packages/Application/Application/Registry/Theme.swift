/// The colours of answers: the terminal's own, or fixed ones.
///
/// The fixed ones are of xterm's 256 colours, whose values do not depend on the terminal. Each has a contrast of 4.5:1
/// or more (WCAG 2.2, 1.4.3) against the backgrounds it is meant for, with high contrast 7:1 or more (1.4.6), which a
/// test works out.
public enum Theme: String, Sendable, CaseIterable {
  case terminal, dark, light
  /// Bright on black, whatever the terminal's background is.
  case highContrast = "high-contrast"
  /// Blue, yellow and orange on black: they stay apart for every colour vision, which a test works out.
  case colourBlind = "colour-blind"

  /// Whether it brings a black background with it.
  public var isOnBlack: Bool { self == .highContrast || self == .colourBlind }
}
