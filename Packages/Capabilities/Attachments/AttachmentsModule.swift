import TrackerApplication
import TrackerCore

/// Photos, recordings and PDFs on entries.
public enum AttachmentsModule: TrackerModule {
  public static let id: ModuleID = "attachments"

  public static func contribute(to registry: inout Registry) {
    registry.documentKinds.add(AnyDocumentKind(Attachment.document, called: "an attachment"))
    registry.settings.add(AttachmentLimit.setting)
    registry.homeFiles.add(
      HomeFile(AttachmentStore.name, .folder, "Files that you attached to entries.", backup: .optional),
      HomeFile(Thumbnail.folder, .folder, "Small pictures of photos that you attached."))
    registry.outgoing.add(OutgoingFile("attachments save", "A file that you attached."))
    registry.attachmentReaders.add(.ofModule)
    registry.healthChecks.add(AttachmentCheck())
    registry.strings.add(.german)
  }
}

/// How large an attachment may be.
enum AttachmentLimit {
  /// In megabytes.
  static let range = 1...100

  static let setting = SettingDefinition(
    id: "attachments.limit", topic: .data, title: "Largest attachment",
    about: "How many megabytes may a file have that you attach?", shape: .whole(range), defaultValue: "25",
    told: { .words("{size} MB", ["size": .verbatim($0)]) })

  /// In megabytes.
  ///
  /// - Throws: what reading the settings throws.
  static func megabytes(in environment: Environment) throws -> Int {
    Int(try environment.settings.value(of: setting).value) ?? 25
  }
}
