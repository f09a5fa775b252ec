import Foundation

/// Something that one program at a time has to itself, such as a folder while it reads a file there, changes it and
/// puts the changed one in its place.
///
/// Only programs that take the lock keep out of each other's way. The system lets go of it when the program ends,
/// however it ends, so whoever gets it knows that nobody is at it any more.
public final class ExclusiveLock: Sendable {
  /// Why a lock can't be had.
  public enum Refusal: Error, Hashable {
    /// Another program has it.
    case busy
    /// The place can't be locked: it is not there, can't be opened, or lies where nothing can be locked; with the
    /// error's number.
    case unusable(code: Int32)
  }

  /// How long to wait before asking again for what another program has, in microseconds.
  private static let pause: UInt32 = 5_000

  private let descriptor: Int32
  /// The file that is removed with the lock; nil for a folder, in which it leaves nothing.
  private let file: String?

  /// Locks a folder for as long as the value is kept.
  ///
  /// - Parameter patience: How long to wait for another program. Those who wait do not stand in a queue.
  /// - Throws: `Refusal`.
  public init(folder: String, patience: Duration = .zero) throws(Refusal) {
    descriptor = try ExclusiveLock.locked(folder, O_RDONLY | O_DIRECTORY, patience)
    file = nil
  }

  /// Locks a file for as long as the value is kept. It is made for that (0600), and removed afterwards; one that a
  /// program left which was ended is taken.
  ///
  /// - Throws: `Refusal`.
  public init(file: String, patience: Duration = .zero) throws(Refusal) {
    descriptor = try ExclusiveLock.locked(file, O_RDWR | O_CREAT, patience)
    self.file = file
  }

  deinit {
    if let file { unlink(file) }
    close(descriptor)
  }

  private static func locked(_ path: String, _ flags: Int32, _ patience: Duration) throws(Refusal) -> Int32 {
    let end = ContinuousClock.now + patience
    while true {
      let descriptor = open(path, flags | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw .unusable(code: errno) }
      while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
        let code = errno
        if code == EINTR { continue }
        guard code == EWOULDBLOCK, ContinuousClock.now < end else {
          close(descriptor)
          throw code == EWOULDBLOCK ? .busy : .unusable(code: code)
        }
        usleep(pause)
      }
      if isOpen(descriptor, at: path) { return descriptor }
      // The program that had it has removed the file: what was locked now is nobody's any more.
      close(descriptor)
    }
  }

  private static func isOpen(_ descriptor: Int32, at path: String) -> Bool {
    var (opened, there) = (stat(), stat())
    return fstat(descriptor, &opened) == 0 && stat(path, &there) == 0 && opened.st_ino == there.st_ino
      && opened.st_dev == there.st_dev
  }
}
