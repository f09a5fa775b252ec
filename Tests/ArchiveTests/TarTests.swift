import Testing
import TrackerArchive
import TrackerTestSupport

@Suite struct TarTests {
  private func tar(_ fill: (inout TarBytes) -> Void) -> [UInt8] {
    var tar = TarBytes()
    fill(&tar)
    return tar.gzip
  }

  @Test("files and folders come with their paths and bytes, in their order")
  func sound() throws {
    let entries = try TarGzip.entries(
      of: tar {
        $0.add("p/", kind: "5")
        $0.add("p/b.yaml", Array("b: 1\n".utf8))
        $0.add("p/a.yaml")
      }, limits: .small)
    #expect(entries.map(\.path.parts) == [["p"], ["p", "b.yaml"], ["p", "a.yaml"]])
    #expect(entries.map(\.content) == [.folder, .file(Array("b: 1\n".utf8)), .file([])])
  }

  @Test("the headers of POSIX, GNU and V7 are read", arguments: [TarBytes.Form.posix, .gnu, .old])
  func forms(_ form: TarBytes.Form) {
    #expect(read(tar { $0.add("a", [1], form: form) }) == .success(["a"]))
    #expect(read(tar { $0.add("a", [1], kind: "\0", form: form) }) == .success(["a"]))
    #expect(read(tar { $0.add("a/", kind: "\0", form: form) }) == .success(["a/"]))
  }

  @Test("the top folder as `tar -C FOLDER .` writes it is left out, with the ./ before each path")
  func dots() {
    let bytes = tar {
      $0.add("./", kind: "5")
      $0.add("./a")
      $0.add("./s/b")
    }
    #expect(read(bytes) == .success(["a", "s/b"]))
  }

  @Test("long paths are read in each of their three ways, for one entry alone")
  func longPaths() {
    let long = String(repeating: "long", count: 26)
    #expect(read(tar { $0.add("a", prefix: "p/q") }) == .success(["p/q/a"]))
    #expect(
      read(
        tar {
          $0.add("././@LongLink", Array("\(long)\0".utf8), kind: "L", form: .gnu)
          $0.add(long, [1], form: .gnu)
          $0.add("b", form: .gnu, change: { $0.replaceSubrange(345..<348, with: "123".utf8) })
        }) == .success([long, "b"]))
    #expect(
      read(
        tar {
          $0.addPax([("mtime", "1.5"), ("path", long), ("SCHILY.xattr.user.a", "x=\ny")])
          $0.add("short", [1])
          $0.add("b")
        }) == .success([long, "b"]))
  }

  @Test("what tools say of a whole archive is passed over")
  func global() {
    let bytes = tar {
      $0.addPax([("comment", "0123456789abcdef")], kind: "g")
      $0.add("a")
    }
    #expect(read(bytes) == .success(["a"]))
  }

  @Test(
    "anything but a plain file or folder is refused by the name of its kind",
    arguments: [
      ("1", "a hard link"), ("2", "a symbolic link"), ("3", "a character device"), ("4", "a block device"),
      ("6", "a named pipe"),
      ("7", "a contiguous file"), ("S", "a sparse file"), ("D", "a folder of an incremental backup"),
      ("M", "a later part of a file"), ("V", "the name of a volume"),
      ("Z", "neither a plain file nor a folder"),
    ] as [(Character, String)])
  func kinds(_ kind: Character, _ name: String) {
    let error = read(
      tar {
        $0.add("fine")
        $0.add("p/odd", kind: kind, change: { $0.replaceSubrange(157..<163, with: "target".utf8) })
      }
    ).error
    #expect(error?.kind == .refused && error?.code == "archive-entry-kind")
    #expect(error?.entry == "p/odd" && error?.message.hasPrefix("This is \(name)") == true)
  }

  @Test(
    "a sparse file is refused, however it is told", arguments: [[("GNU.sparse.major", "1"), ("GNU.sparse.name", "a")]])
  func sparse(_ records: [(String, String)]) {
    let error = read(
      tar {
        $0.addPax(records)
        $0.add("GNUSparseFile.0/a", [1])
      }
    ).error
    #expect(error?.message == "This is a sparse file")
  }

  @Test(
    "paths that lead elsewhere, or that not every system can have, are refused",
    arguments: [
      ("/etc/passwd", "begins with “/”"), ("../a", "has “..” in it"), ("p/../../a", "has “..” in it"),
      ("..", "has “..” in it"),
      ("./../a", "has “..” in it"), ("p//a", "is empty or “.”"), ("p/./a", "is empty or “.”"),
      (".//a", "begins with “/”"), ("././a", "is empty or “.”"), ("./", "is empty or “.”"),
      ("p\\..\\a", "has a backslash"), ("a\u{1B}[2J", "cannot be seen"),
      ("a\nb", "cannot be seen"),
      ("a\u{202E}lmay", "cannot be seen"), ("a/b/c/d", "{most} names deep"),
      ("", "is empty or “.”"),
      (String(repeating: "é", count: 61), "longer than {most} bytes"),
    ])
  func paths(_ path: String, _ words: String) {
    for isPax in [false, true] {
      // A path of a header alone cannot be so long, and a slash at its end makes a folder.
      if path.utf8.count > 100 || path.hasSuffix("/"), !isPax { continue }
      let result = read(
        tar {
          if isPax { $0.addPax([("path", path.hasSuffix("/") ? "./." : path)]) }
          $0.add(isPax ? "fine" : path)
        })
      #expect(result.error?.kind == .refused && result.error?.code == "archive-path", "\(path): \(result)")
      #expect(result.error?.message.contains(words) == true, "\(path): \(result)")
      #expect(result.error?.entry?.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control } == true)
    }
  }

  @Test("a path that is no UTF-8 is refused")
  func notUTF8() {
    #expect(read(tar { $0.add("abc", change: { $0[1] = 0xFF }) }).error?.message == "The path is not UTF-8 text")
  }

  @Test(
    """
    a path that appears twice is refused, also in other capitals and other accents, and a file that is a folder as \
    well
    """,
    arguments: [
      ["a", "a"], ["a", "A"], ["é", "e\u{301}"], ["a/b", "A/B"], ["a", "a/b"], ["a/b", "a"], ["a/", "a"], ["a/", "a/"],
    ])
  func twice(_ paths: [String]) {
    let error = read(tar { for path in paths { $0.add(path, kind: path.hasSuffix("/") ? "5" : "0") } }).error
    #expect(error?.kind == .refused && error?.code == "archive-path-twice")
  }

  @Test("a folder may be named after what is in it")
  func folderAfter() {
    #expect(
      read(
        tar {
          $0.add("a/b")
          $0.add("a/", kind: "5")
        }) == .success(["a/b", "a/"]))
  }

  @Test("each limit holds: as many as it says are taken, and one more is not")
  func limits() {
    #expect(read(tar { tar in (0..<5).forEach { tar.add("a\($0)") } }).error == nil)
    #expect(read(tar { tar in (0..<6).forEach { tar.add("a\($0)") } }).error?.code == "archive-too-many")
    #expect(read(tar { $0.add("a", [UInt8](repeating: 1, count: 5000)) }).error == nil)
    let error = read(tar { $0.add("a", [UInt8](repeating: 1, count: 5001)) }).error
    #expect(error?.code == "archive-too-large" && error?.entry == "a" && error?.values == ["most": "5000 B"])
    #expect(error?.kind == .refused)
    // The header alone is enough.
    #expect(read(tar { $0.add("a", length: 8_000_000_000) }).error?.code == "archive-too-large")
    #expect(read([UInt8](repeating: 0x1F, count: 60_001)).error?.code == "archive-too-large")
  }

  @Test("a header whose checksum, length or place is wrong is damage")
  func headers() {
    var tar = TarBytes()
    tar.add("a", [1])
    for position in [0, 100, 150, 156, 300] {
      var bytes = tar.bytes
      bytes[position] ^= 1
      #expect(read(GzipBytes.stored(bytes)).error?.kind == .damaged, "\(position)")
    }
    #expect(read(self.tar { $0.add("a", change: { $0[130] = UInt8(ascii: "9") }) }).error?.kind == .damaged)
    #expect(read(self.tar { $0.add("a", change: { $0[124] = 0x80 }) }).error?.kind == .damaged)
    #expect(read(self.tar { $0.add("a", kind: "5", length: 1) }).error?.kind == .damaged)
    #expect(read(self.tar { $0.add("pax", Array("7 a=b\n".utf8), kind: "x") }).error?.kind == .damaged)
    #expect(read(self.tar { $0.addPax([("path", "a")]) }).error?.kind == .damaged)
    #expect(read(self.tar { $0.addPax([("path", "a")], kind: "g") }).error?.kind == .damaged)
    #expect(read(self.tar { $0.addPax([("size", "-1")]) }).error?.kind == .damaged)
  }

  @Test("an archive ends with two empty blocks, and with nothing behind them")
  func end() {
    var tar = TarBytes()
    tar.add("a", [1])
    let zeros = { [UInt8](repeating: 0, count: $0) }
    #expect(read(GzipBytes.stored(tar.blocks)).error?.message == "The archive ends too early")
    #expect(read(GzipBytes.stored(tar.blocks + zeros(512))).error?.message == "The archive ends too early")
    #expect(read(GzipBytes.stored(tar.bytes + zeros(9000))) == .success(["a"]))
    #expect(
      read(GzipBytes.stored(tar.bytes + zeros(512) + tar.blocks)).error?.message
        == "There is more data after the end of the archive")
    #expect(read(GzipBytes.stored([])).error?.message == "The archive ends too early")
  }
}
