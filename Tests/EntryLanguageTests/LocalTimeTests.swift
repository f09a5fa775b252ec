import Testing
import TrackerCore
import TrackerEntryLanguage

@Suite struct LocalTimeTests {
  @Test(
    "times are read as people type them",
    arguments: [
      ("7:05", "07:05"), ("07.05", "07:05"), ("23", "23:00"), ("6", "06:00"), ("2310", "23:10"), ("620", "06:20"),
      ("11pm", "23:00"),
      ("11:30 PM", "23:30"), ("12am", "00:00"), ("12pm", "12:00"), ("12:20am", "00:20"), ("6:20 am", "06:20"),
      ("0:00", "00:00"),
    ])
  func typed(_ text: String, _ expected: String) { #expect(LocalTime(typed: text)?.description == expected) }

  @Test(
    "what no clock shows is refused",
    arguments: ["24", "25:00", "2360", "13pm", "0am", "7:5", "7:60", "", "pm", "seven", "12345", "-1", "1e1", "٧:٠٥"])
  func refused(_ text: String) { #expect(LocalTime(typed: text) == nil) }
}
