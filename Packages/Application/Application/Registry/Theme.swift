/// The colours of answers: the terminal's own, or fixed ones for a dark or a light background.
///
/// The fixed ones are of xterm's 256 colours, whose values do not depend on the terminal; each has a contrast of 4.5:1
/// or more (WCAG 2.2, 1.4.3) against the backgrounds it is meant for, which a test works out.
public enum Theme: String, Sendable, CaseIterable {
  case terminal, dark, light
}
