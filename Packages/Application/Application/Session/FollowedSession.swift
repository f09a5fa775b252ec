import TrackerCore

/// A person's session on a screen that stays: it follows the journal while others write to it, and the clock by the
/// minute.
public struct FollowedSession {
  public private(set) var session: Session
  private let clock: @Sendable () -> Instant
  /// Of the journal when it was last looked at: nil where that is another one by now.
  private var version: Int64?
  private var minute: Int64

  /// - Parameter clock: The time of now.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public init(_ session: Session, clock: @escaping @Sendable () -> Instant) throws {
    self.session = session
    self.clock = clock
    // Before anything is read for the screen: what is written between the two is not missed.
    version = try session.journal.version()
    minute = FollowedSession.minute(of: session.environment.now)
  }

  private static func minute(of instant: Instant) -> Int64 { instant.seconds / 60 }

  /// Looks whether another program has written, or another minute has begun. It costs next to nothing where neither is
  /// so.
  ///
  /// - Returns: Whether `session` is another one, so that what was read with it has to be read again.
  /// - Throws: `Failure` when the journal can't be read, or nobody is set up any more.
  public mutating func update() throws -> Bool {
    let (now, version) = (clock(), try session.journal.version())
    guard version == nil || version != self.version || FollowedSession.minute(of: now) != minute else { return false }
    var environment = session.environment
    environment.now = now
    if let version {
      session = try Session(environment: environment, journal: session.journal, person: session.person).current()
      self.version = version
    } else {
      session = try environment.session()
      self.version = try session.journal.version()
    }
    minute = FollowedSession.minute(of: now)
    return true
  }
}
