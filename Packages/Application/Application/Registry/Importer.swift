import TrackerCore

/// A form of files that can be imported. `import FILE` finds it by what is in the file.
public protocol ImportFormat: Sendable {
  /// For ever: actions are called `import <id>`, as is the command.
  var id: String { get }
  /// Such as `Diary (CSV)`.
  var name: String { get }
  /// Whether it takes files of nearly any sort, so that it is asked after all others.
  var isGeneral: Bool { get }
  /// How the next file is brought, in a sentence without a full stop, such as `Export your health data again`; nil
  /// where the form of the file says enough.
  var nextFile: String? { get }

  /// Whether a file is of this form. Forms are asked in the order of the modules, general ones last.
  func recognises(_ beginning: FileBeginning) -> Bool

  /// The key that is now given to what an entry has under a key of an earlier version; the key itself where it is one
  /// of now, or of another form.
  func currentKey(of key: String) -> String
}

extension ImportFormat {
  public var isGeneral: Bool { false }
  public var nextFile: String? { nil }
  public func currentKey(of key: String) -> String { key }
}

/// Reads files of one form. It names kinds of entries and their fields by id alone; what becomes of the items, the
/// journal's side of an import, is the same for all (`FileImport`).
public protocol Importer: ImportFormat {
  /// What may be said besides the file.
  var options: [ImportOption] { get }
  /// What the file has many of, in the singular: `row`.
  var part: String { get }

  /// Reads a file. One that may not fit into memory is read as a stream, of which only what becomes entries is kept:
  /// tell `session.environment.tellProgress` now and then how far it is, which throws where the import is cancelled.
  ///
  /// - Parameters:
  ///   - file: Its path.
  ///   - options: Values by the ids of `options`; those that are required are there, and no others.
  /// - Throws: `Failure` when nothing of the file can be read, or an option does not fit it; `CancellationError` where
  ///   somebody has ended it. Then nothing is written.
  func read(_ file: String, options: [String: String], for session: Session) throws -> ImportedFile
}

/// Something that an importer is told besides the file.
public struct ImportOption: Sendable, Hashable {
  public var id: String
  /// What it says, in a sentence.
  public var about: String
  public var isRequired: Bool

  public init(_ id: String, _ about: String, isRequired: Bool = false) {
    self.id = id
    self.about = about
    self.isRequired = isRequired
  }
}

/// A form of files that is known and can't be read: it is found by what is in the file, and answered with what to do
/// instead.
public struct UnreadableFile: Sendable {
  public var id: String
  /// What the file is, within a sentence: `an export of Garmin Connect`.
  public var name: Phrase
  /// What to do instead, in one line; `{file}` in it is the file, as a shell takes it.
  public var instead: Phrase
  public var recognises: @Sendable (FileBeginning) -> Bool

  public init(
    _ id: String, _ name: Phrase, instead: Phrase, recognises: @escaping @Sendable (FileBeginning) -> Bool
  ) {
    self.id = id
    self.name = name
    self.instead = instead
    self.recognises = recognises
  }

  /// Says so in two lines.
  func failure(for path: String) -> Failure {
    Failure(
      .validation, "This is {name}, which cannot be imported",
      ["name": name, "file": .verbatim(path.shellWord)], recovery: instead)
  }
}
