/// A kind of file that can be attached. What counts is how the bytes begin, never the name.
enum AttachmentType: String, Codable, Sendable, CaseIterable {
  case jpeg, png, heic, webp, gif, m4a, mp4, mp3, wav, ogg, flac, pdf

  /// So many bytes are enough to tell.
  static let beginning = 16

  /// The type of a file that begins so; nil for any other file.
  init?(beginning bytes: [UInt8]) {
    func has(_ text: String, at place: Int = 0) -> Bool { bytes.dropFirst(place).starts(with: Array(text.utf8)) }
    func text(_ range: Range<Int>) -> String {
      bytes.count < range.upperBound ? "" : String(decoding: bytes[range], as: UTF8.self)
    }
    switch true {
    case bytes.starts(with: [0xFF, 0xD8, 0xFF]): self = .jpeg
    case bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]): self = .png
    case has("GIF87a"), has("GIF89a"): self = .gif
    case has("RIFF") && has("WEBP", at: 8): self = .webp
    case has("RIFF") && has("WAVE", at: 8): self = .wav
    case has("ftyp", at: 4):
      guard let type = AttachmentType(brand: text(8..<12)) else { return nil }
      self = type
    case has("OggS"): self = .ogg
    case has("fLaC"): self = .flac
    case has("%PDF-"): self = .pdf
    case has("ID3"), AttachmentType.isFrameOfMP3(bytes): self = .mp3
    default: return nil
    }
  }

  /// - Parameter brand: The four characters by which files of the MPEG-4 family say what they are (ISO/IEC 14496-12).
  private init?(brand: String) {
    switch brand {
    case "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1": self = .heic
    case "M4A ", "M4B ": self = .m4a
    case "isom", "iso2", "iso4", "iso5", "iso6", "mp41", "mp42", "avc1", "M4V ", "MSNV", "dash", "3gp4", "3gp5":
      self = .mp4
    default: return nil
    }
  }

  /// Whether bytes begin as a frame of MPEG audio layer III does (ISO/IEC 11172-3).
  private static func isFrameOfMP3(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 3, bytes[0] == 0xFF, bytes[1] & 0xE0 == 0xE0 else { return false }
    let (version, layer) = (bytes[1] >> 3 & 3, bytes[1] >> 1 & 3)
    let (rate, frequency) = (bytes[2] >> 4, bytes[2] >> 2 & 3)
    return version != 1 && layer == 1 && rate != 0 && rate != 15 && frequency != 3
  }

  /// How the names of such files end.
  var ending: String { self == .jpeg ? "jpg" : rawValue }

  /// What screens call it: a name that is the same in every language.
  var name: String {
    switch self {
    case .webp: "WebP"
    case .ogg: "Ogg"
    default: rawValue.uppercased()
    }
  }

  /// Whether it is a picture, of which a small one can be made.
  var isPicture: Bool { [.jpeg, .png, .heic, .webp, .gif].contains(self) }
}
