import TrackerApplication

/// Files of a whole journal (`JournalExporter`), which `JournalImport` brings back.
public struct JournalFormat: ImportFormat {
  public let id = "all"
  public let name = "Whole journal (JSON Lines)"

  public init() {}

  public func recognises(_ beginning: FileBeginning) -> Bool { beginning.begins(with: "{\"schema\":\"journal/") }
}
