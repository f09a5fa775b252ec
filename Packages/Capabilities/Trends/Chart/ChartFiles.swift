import Foundation
import TrackerApplication
import TrackerCharts
import TrackerCore

/// Saves charts as pictures.
public struct ChartFiles: Sendable {
  public var svg: String?
  public var png: String?
  public var look: SVGLook
  /// In pixels; a PNG file has twice as many, so that its words are sharp.
  public var width: Double
  public var replaces: Bool

  /// The program that turns a drawing into a PNG file.
  private static let converter = "rsvg-convert"

  public init(svg: String?, png: String?, look: SVGLook = .light, width: Double = 720, replaces: Bool = false) {
    self.svg = svg
    self.png = png
    self.look = look
    self.width = width
    self.replaces = replaces
  }

  /// The view with the files that were written; nothing is written where none is asked for.
  ///
  /// - Throws: `Failure`: `usage` for a file without a name; `validation` for one that is there already; `system` where
  ///   a file can't be written or the computer has no program for PNG files. Each file is whole or not there.
  public func write(_ view: ChartView, in environment: Environment) throws -> ChartView {
    var view = view
    if let scheme = view.charts.first?.scheme { view.check(scheme, on: look) }
    guard svg != nil || png != nil else { return view }
    guard svg != "", png != "" else {
      throw Failure(.usage, "A picture cannot be saved without a name", recovery: "Type the name of a file")
    }
    let drawing = ChartSVG(width: width, look: look, language: environment.words.language.rawValue).text(view.charts)
    // What can't be made is said before anything is written.
    let converter = png == nil ? nil : try pathOfConverter(environment.machine)
    if let svg {
      try OutputFile(svg).write(replacing: replaces) { write in try write(drawing) }
      environment.noteSaved()
      view.files.append(svg)
    }
    if let png, let converter {
      try OutputFile(png).writeBytes(replacing: replaces) { write in
        try write(try ChartFiles.bytes(of: drawing, by: converter, environment.machine))
      }
      environment.noteSaved()
      view.files.append(png)
    }
    return view
  }

  private func pathOfConverter(_ machine: Machine) throws(Failure) -> String {
    guard let path = machine.path(ChartFiles.converter) else {
      throw Failure(
        .system, "A PNG file needs the program {program}, which is not on this computer",
        ["program": .verbatim(ChartFiles.converter)],
        recovery: "Install it (librsvg), or save a drawing with --svg instead.")
    }
    return path
  }

  /// The drawing as the bytes of a PNG file, made in a folder that only the person can open and that goes again.
  private static func bytes(of drawing: String, by converter: String, _ machine: Machine) throws -> [UInt8] {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("symptoms-\(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    let (source, target) = (folder.appendingPathComponent("chart.svg"), folder.appendingPathComponent("chart.png"))
    do {
      try files.createDirectory(
        at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      try Data(drawing.utf8).write(to: source)
    } catch { throw refusal }
    let run = machine.run([converter, "--zoom", "2", "--output", target.path, source.path])
    guard run?.code == 0, let data = files.contents(atPath: target.path), !data.isEmpty else { throw refusal }
    return Array(data)
  }

  private static var refusal: Failure {
    Failure(
      .system, "The picture could not be made into a PNG file",
      recovery: "Save a drawing instead, with --svg and the name of a file.")
  }
}
