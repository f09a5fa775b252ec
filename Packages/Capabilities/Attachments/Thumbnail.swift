import Foundation
import TrackerApplication
import TrackerCore

/// Small pictures of attachments, made by a program that the computer already has. Nothing depends on them: they can be
/// made again, no backup has them, and without such a program there are none.
struct Thumbnail {
  /// The folder in the home.
  static let folder = "thumbnails"
  /// Pixels of the longer side.
  private static let side = 256

  let home: String

  private func path(of file: AttachedFileName) -> String { "\(home)/\(Thumbnail.folder)/\(file.hash).jpg" }

  /// The small picture of a file, which is made where there is none yet; nil where that is not possible.
  func picture(of file: AttachedFileName, _ type: AttachmentType?, at source: String, by machine: Machine) -> String? {
    let path = path(of: file)
    if access(path, R_OK) == 0 { return path }
    let draft = "\(home)/\(Thumbnail.folder)/\(file.hash).making.jpg"
    guard let words = words(type, from: source, to: draft, machine) else { return nil }
    guard mkdir("\(home)/\(Thumbnail.folder)", 0o700) == 0 || errno == EEXIST else { return nil }
    defer { unlink(draft) }
    guard let run = machine.run(words), run.code == 0, chmod(draft, 0o600) == 0, rename(draft, path) == 0 else {
      return nil
    }
    return path
  }

  /// Removes the small picture of a file that goes.
  func remove(of file: AttachedFileName) { unlink(path(of: file)) }

  /// The command line that makes it; nil where no program is there for it.
  private func words(_ type: AttachmentType?, from source: String, to draft: String, _ machine: Machine) -> [String]? {
    guard let type else { return nil }
    let side = "\(Thumbnail.side)"
    if type == .mp4 {
      return machine.path("ffmpegthumbnailer").map { [$0, "-i", source, "-o", draft, "-s", side] }
    }
    guard type.isPicture else { return nil }
    if machine.isMac, let sips = machine.path("sips") {
      return [sips, "-s", "format", "jpeg", "-Z", side, source, "--out", draft]
    }
    // The first picture of one that moves. Where it was taken, and by what, does not go along.
    return (machine.path("magick") ?? machine.path("convert")).map {
      [$0, "\(source)[0]", "-auto-orient", "-thumbnail", "\(side)x\(side)>", draft]
    }
  }
}

extension Machine {
  /// Opens a file with the program that the person has for it.
  ///
  /// - Returns: Whether that program was started; never where there is no screen.
  func open(_ path: String) -> Bool {
    let hasScreen = isMac || ["DISPLAY", "WAYLAND_DISPLAY"].contains { !(variables[$0] ?? "").isEmpty }
    guard hasScreen, let opener = self.path(isMac ? "open" : "xdg-open") else { return false }
    return run([opener, path])?.code == 0
  }
}
