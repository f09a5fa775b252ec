/// A part of packs that measures may depend on.
public enum PackPart: Sendable, Hashable, CaseIterable {
  /// The scales of symptoms, and how several answers of a day make one.
  case symptoms
  /// Which foods belong to which groups.
  case foods
  /// What the person tracks of their own, which packs may declare too: what goes by which words, and how several values
  /// of a day make one.
  case trackables
  /// What the person says of apps.
  case apps
}
