/// What `m` after a number means: `30m` of a walk are minutes, `400m` of a swim metres.
public enum MinutesOrMetres: Sendable, Hashable {
  case minutes, metres
  /// Either may be meant, so it is asked.
  case either
}
