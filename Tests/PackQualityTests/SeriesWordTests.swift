import Testing

@testable import TrackerPackQuality

@Suite struct SeriesWordTests {
  @Test(
    "a series is read word by word",
    arguments: [
      ("", []), ("   ", []), ("7", [7]), (" 7.5x2  no _ ", [7.5, 7.5, 0, nil]), ("_x2 nox2", [nil, nil, 0, 0]),
      ("4x+2", [4, 4]),
      ("4x02", [4, 4]), ("0x3", [0, 0, 0]), ("-1.5", [-1.5]), ("1e1", [10]),
    ] as [(String, [Double?])])
  func reads(series: String, values: [Double?]) {
    var found: [Double?] = []
    let unread = SeriesWord.read(series, most: 1000) { word in
      found += Array(repeating: word.value, count: word.count)
      return true
    }
    #expect(unread == nil)
    #expect(found == values)
  }

  @Test(
    "what is no word of a series is named",
    arguments: [
      "4x", "x3", "4x0", "4x-1", "4x1001", "x", "__", "No", "01", "4X3", "4x3x2", "7\u{A0}8", "7\t8", "14x\u{301}1",
      "٣", "nox", "1e400",
    ])
  func unread(word: String) {
    var found: [Double?] = []
    let unread = SeriesWord.read("1 \(word) 2", most: 1000) { word in
      found.append(word.value)
      return true
    }
    #expect(unread == word)
    #expect(found == [1])
  }

  @Test("the reading ends with the caller, before what it does not want to know")
  func ends() {
    var count = 0
    let unread = SeriesWord.read("1x600 2x600 broken", most: 1000) { word in
      count += word.count
      return count <= 1000
    }
    #expect(unread == nil)
    #expect(count == 1200)
  }
}
