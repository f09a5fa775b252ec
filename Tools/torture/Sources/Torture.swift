import Foundation
import TrackerCore

/// What tries to make the program lose something.
@main struct Torture {
  private static let usage = """
    torture journal  [--operations N] [--processes P] [--seed S] [--round N] [--journal N]
    torture program  --program PATH [--operations N] [--processes P] [--seed S] [--round N] [--home N]
    torture calls    --program PATH --old-journal FILE.sql [--only COMMAND,…] [--every N] [--harm kill,full,broken]
    torture clock    --program PATH --shim LIBRARY [--operations N] [--seed S]

    All take --folder DIR for what they write; it is on a disk in memory where there is one. Every round is a line.
    It ends with 1 at the first fault. To see that a fault is found: --early and --sabotage SQL of journal, or a
    script that does it as PATH.
    """

  static func main() {
    var words = Array(CommandLine.arguments.dropFirst())
    guard !words.isEmpty else { return end(64, usage) }
    let trial = words.removeFirst()
    do {
      let arguments = try Arguments(words, flags: ["early"])
      switch trial {
      case "worker": try work(arguments)
      case "journal": try JournalTorture(arguments).run()
      case "program": try ProgramTorture(arguments).run()
      case "calls": try CallsTorture(arguments).run()
      case "clock": try ClockTorture(arguments).run()
      default: end(64, usage)
      }
    } catch let failure as Failure {
      end(1, "FAULT: \(failure.message)")
    } catch {
      end(1, "FAULT: \(error)")
    }
  }

  private static func work(_ arguments: Arguments) throws {
    var worker = try JournalWorker(
      home: arguments.required("home"), log: arguments.required("log"),
      worker: arguments.number("worker", else: 1) - 1, seed: UInt64(arguments.number("seed", else: 1)),
      acknowledgesEarly: arguments.has("early"))
    try worker.run()
  }

  private static func end(_ code: Int32, _ words: String) {
    FileHandle.standardError.write(Data("\(words)\n".utf8))
    exit(code)
  }
}

/// A folder of this run: in memory where that is possible, as no kill can lose what the system was given.
func scratchFolder() throws -> String {
  let memory = "/dev/shm"
  let base = access(memory, W_OK) == 0 ? memory : NSTemporaryDirectory()
  let folder = "\(base)/symptoms-torture-\(getpid())"
  try FileManager.default.createDirectory(
    atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  return folder
}
