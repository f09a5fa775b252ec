import Foundation

/// The system calls of a command that change anything, as strace saw them.
struct SystemCalls {
  /// The so-manieth call of a name, as strace counts them: for each thread by itself, the harmless ones too.
  struct Point: Hashable, CustomStringConvertible {
    var call: String
    var number: Int
    /// Whether it writes to standard error.
    var isOfMessage: Bool
    var description: String { "\(call) \(number)" }
  }

  /// In the order of the command.
  private(set) var points: [Point] = []

  /// What may change something.
  static let watched = [
    "openat", "open", "creat", "write", "pwrite64", "writev", "pwritev", "pwritev2", "fsync", "fdatasync",
    "sync_file_range", "ftruncate", "truncate", "fallocate", "rename", "renameat", "renameat2", "unlink", "unlinkat",
    "rmdir", "mkdir", "mkdirat", "link", "linkat", "symlink", "symlinkat", "flock", "fcntl", "chmod", "fchmod",
    "fchmodat", "fchmodat2", "fchown", "chown", "utimensat", "mmap", "msync", "copy_file_range", "sendfile",
  ]

  /// What can fail for want of room or a broken disk.
  static let failing: Set<String> = [
    "openat", "write", "pwrite64", "writev", "pwritev", "pwritev2", "fsync", "fdatasync", "ftruncate", "fallocate",
    "rename", "renameat", "renameat2", "mkdir", "mkdirat", "copy_file_range", "sendfile",
  ]

  /// - Parameter trace: What `strace -f -o` wrote: `12345 pwrite64(7, "…", 24, 4152) = 24`.
  init(trace: String) {
    var counts: [String: Int] = [:]
    var seen: Set<Point> = []
    for line in trace.split(separator: "\n") {
      guard let match = line.firstMatch(of: #/^(\d+) +([a-z_0-9]+)\((.*)$/#) else { continue }
      let (thread, call, rest) = (String(match.1), String(match.2), String(match.3))
      counts["\(thread) \(call)", default: 0] += 1
      guard SystemCalls.changes(call, rest) else { continue }
      let point = Point(
        call: call, number: counts["\(thread) \(call)"] ?? 0, isOfMessage: call == "write" && rest.hasPrefix("2,"))
      if seen.insert(point).inserted { points.append(point) }
    }
  }

  private static func changes(_ call: String, _ rest: String) -> Bool {
    switch call {
    case "openat", "open": ["O_CREAT", "O_WRONLY", "O_RDWR", "O_TRUNC"].contains { rest.contains($0) }
    case "mmap": rest.contains("MAP_SHARED") && rest.contains("PROT_WRITE")
    case "fcntl": ["F_SETLK", "F_OFD_SETLK"].contains { rest.contains($0) }
    default: watched.contains(call)
    }
  }
}
