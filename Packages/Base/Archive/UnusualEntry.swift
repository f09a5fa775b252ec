/// What can stand in an archive or a folder and is neither a plain file nor a folder.
public enum UnusualEntry: Sendable {
  case hardLink, symbolicLink, characterDevice, blockDevice, namedPipe, socket, contiguousFile, sparseFile
  case incrementalFolder, laterPart, volumeName, unknown

  /// - Parameter kind: As the header of a tar file has it.
  init(tarKind kind: UInt8) {
    self = UnusualEntry.byTarKind[kind] ?? .unknown
  }

  private static let byTarKind: [UInt8: UnusualEntry] = [
    UInt8(ascii: "1"): .hardLink, UInt8(ascii: "2"): .symbolicLink, UInt8(ascii: "3"): .characterDevice,
    UInt8(ascii: "4"): .blockDevice, UInt8(ascii: "6"): .namedPipe, UInt8(ascii: "7"): .contiguousFile,
    UInt8(ascii: "S"): .sparseFile, UInt8(ascii: "D"): .incrementalFolder, UInt8(ascii: "M"): .laterPart,
    UInt8(ascii: "V"): .volumeName,
  ]

  /// A sentence of English without a full stop.
  var sentence: String {
    switch self {
    case .hardLink: "This is a hard link"
    case .symbolicLink: "This is a symbolic link. Put the file itself there"
    case .characterDevice: "This is a character device"
    case .blockDevice: "This is a block device"
    case .namedPipe: "This is a named pipe"
    case .socket: "This is a socket"
    case .contiguousFile: "This is a contiguous file"
    case .sparseFile: "This is a sparse file"
    case .incrementalFolder: "This is a folder of an incremental backup"
    case .laterPart: "This is a later part of a file"
    case .volumeName: "This is the name of a volume"
    case .unknown: "This is neither a plain file nor a folder"
    }
  }
}
