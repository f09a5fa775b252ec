import Testing
import TrackerApplication
import TrackerConsole
import TrackerCore

@testable import TrackerToday

/// Whole screens of days as people have them, read as a whole each time they change.
@Suite struct TodayScreenTests {
  @Test("the morning of day 60")
  func morning() {
    #expect(
      Sample.morning().text(.today()) == """
        Good morning, Sam.                                             Thursday 12 March

        High chance of a flare today: 92% (about 9 in 10).
        The real chance is probably between 72% and 98%. Your average is 40%.
        Why: Your last few days were worse than usual.
             Your joints gave way a lot yesterday: 10 out of 10; it's usually about 4.
             You had two stressful weeks: 4.6 out of 10; it's usually 3.6.

        Yesterday was a flare day (pain 10), as forecast (97%).

        Check-in: not done yet. Type: symptoms check-in
        Logged:   ✓ food (2)   ✓ sleep   Not yet: exercise, stress
        New: Pain is 6 today; it's usually 4.

        A forecast can be wrong.
        Over 53 days, the forecasts were 50% better than just using your average.
        More: symptoms today --more

        """)
  }

  @Test("the morning of day 60 at 40 columns")
  func morningNarrow() {
    #expect(
      Sample.morning().text(.today(40)) == """
        Good morning, Sam.     Thursday 12 March

        High chance of a flare today: 92%
        (about 9 in 10).
        Probably between 72% and 98%.
        Your average is 40%.
        Why:
        · Your last few days were worse than
          usual.
        · Your joints gave way a lot yesterday:
          10 out of 10; it's usually about 4.
        · You had two stressful weeks: 4.6 out
          of 10; it's usually 3.6.

        Check-in: symptoms check-in
        New:
        · Pain is 6 today; it's usually 4.

        More: symptoms today --more

        """)
  }

  @Test("the evening of day 60")
  func evening() {
    #expect(
      Sample.evening().text(.today()) == """
        Good evening, Sam.                                             Thursday 12 March

        High chance of a flare tomorrow, as things stand: 81% (about 8 in 10).
        The real chance is probably between 72% and 98%. Your average is 40%.
        Why: Your last few days were worse than usual.
             Today is a flare day.

        Today is a flare day (pain 8), as forecast (92%).

        Check-in: pain 8 (worse), mood 6 (better), morning stiffness 5, no fatigue,
                  energy 3
        Logged:   ✓ food (3)   ✓ exercise   ✓ sleep   ✓ stress
        New: Pain is 6 today; it's usually 4.

        A forecast can be wrong.
        Over 53 days, the forecasts were 50% better than just using your average.
        More: symptoms today --more

        """)
  }

  @Test("the evening of day 60 at 40 columns")
  func eveningNarrow() {
    #expect(
      Sample.evening().text(.today(40)) == """
        Good evening, Sam.     Thursday 12 March

        High chance of a flare tomorrow, as
        things stand: 81% (about 8 in 10).
        Probably between 72% and 98%.
        Your average is 40%.
        Why:
        · Your last few days were worse than
          usual.
        · Today is a flare day.

        Today is a flare day (pain 8), as
        forecast (92%).

        Check-in: pain 8 (worse),
          mood 6 (better), morning stiffness 5,
          no fatigue, energy 3
        New:
        · Pain is 6 today; it's usually 4.

        More: symptoms today --more

        """)
  }

  @Test("an evening with a low chance")
  func low() {
    #expect(
      Sample.lowEvening().text(.today()) == """
        Good evening, Sam.                                             Thursday 12 March

        Low chance of a flare tomorrow, as things stand: 7% (about 1 in 10).
        The real chance is probably between 2% and 22%. Your average is 40%.
        Why: Your last few days were better than usual.

        No flare today so far, as forecast (9%).

        Check-in: pain 8 (worse), mood 6 (better), morning stiffness 5, no fatigue,
                  energy 3
        Logged:   ✓ food (2)   ✓ sleep   Not yet: exercise, stress
        New: Pain is 6 today; it's usually 4.

        A forecast can be wrong.
        Over 53 days, the forecasts were 50% better than just using your average.
        More: symptoms today --more

        """)
  }

  @Test("before anything is logged")
  func first() {
    #expect(
      Sample.first().text(.today()) == """
        Good morning, Sam.                                             Thursday 12 March

        A first guess for today: 29% (about 3 in 10).
        Nothing logged yet. Everyone starts with this number.

        Check-in: not done yet. Type: symptoms check-in
        Not logged yet: food, exercise, sleep, stress
        New: Pain is 6 today; it's usually 4.

        After about 7 days the forecast starts to be about you. You can skip any day.
        More: symptoms today --more

        """)
  }

  @Test("before anything is logged at 40 columns")
  func firstNarrow() {
    #expect(
      Sample.first().text(.today(40)) == """
        Good morning, Sam.     Thursday 12 March

        A first guess for today: 29%
        (about 3 in 10).
        Nothing logged yet. Everyone starts with
        this number.

        Check-in: symptoms check-in
        New:
        · Pain is 6 today; it's usually 4.

        More: symptoms today --more

        """)
  }

  @Test("day 5")
  func fifth() {
    #expect(
      Sample.fifth().text(.today()) == """
        Good evening, Sam.                                             Thursday 12 March

        A first guess for tomorrow, as things stand: 5% (about 1 in 10).
        Still learning about you (day 5 of 7). For now, this is mostly the number that
        everyone starts with.

        No flare today so far. The forecast was 9%.

        Check-in: pain 8 (worse), mood 6 (better), morning stiffness 5, no fatigue,
                  energy 3
        Logged:   ✓ food (2)   ✓ sleep   Not yet: exercise, stress
        New: Pain is 6 today; it's usually 4.

        Too early to say how good the forecasts are (4 of 30 days).
        More: symptoms today --more

        """)
  }

  @Test("after a week away")
  func week() {
    #expect(
      Sample.away(days: 7).text(.today()) == """
        Good morning, Sam.                                             Thursday 12 March

        Welcome back. You do not need to fill in the days in between.
        High chance of a flare today: 92% (about 9 in 10).
        The real chance is probably between 72% and 98%. Your average is 40%.
        Your last entry was on Thursday 5 March, so this is less certain.
        Why: Your last few days were worse than usual.
             Your joints gave way a lot yesterday: 10 out of 10; it's usually about 4.
             You had two stressful weeks: 4.6 out of 10; it's usually 3.6.

        Check-in: not done yet. Type: symptoms check-in
        Not logged yet: food, exercise, sleep, stress
        New: Pain is 6 today; it's usually 4.

        A forecast can be wrong.
        Too early to say how good the forecasts are (12 of 30 days).
        More: symptoms today --more

        """)
  }

  @Test("after twelve days away")
  func away() {
    #expect(
      Sample.away(days: 12).text(.today()) == """
        Good morning, Sam.                                             Thursday 12 March

        Welcome back. You do not need to fill in the days in between.
        Not enough logged lately for a forecast. One check-in is enough to start again.
        Your last entry was on Saturday 28 February.

        Check-in: not done yet. Type: symptoms check-in
        Not logged yet: food, exercise, sleep, stress
        New: Pain is 6 today; it's usually 4.

        More: symptoms today --more

        """)
  }

  @Test("after twelve days away at 40 columns")
  func awayNarrow() {
    #expect(
      Sample.away(days: 12).text(.today(40)) == """
        Good morning, Sam.     Thursday 12 March

        Welcome back. You do not need to fill in
        the days in between.
        Not enough logged lately for a forecast.
        One check-in is enough to start again.
        Your last entry was on Saturday 28
        February.

        Check-in: symptoms check-in
        New:
        · Pain is 6 today; it's usually 4.

        More: symptoms today --more

        """)
  }

  @Test("two conditions")
  func two() {
    #expect(
      Sample.two().text(.today()) == """
        Good morning, Sam.                                             Thursday 12 March

        Sample: high chance of a flare today, 92% (about 9 in 10).
        Other: low chance of a flare today, 12% (about 1 in 10).
        Why (Sample):
          Your last few days were worse than usual.
          Your joints gave way a lot yesterday: 10 out of 10; it's usually about 4.
        What raises it (Other):
          Your last few days were worse than usual.
          Your joints gave way a lot yesterday: 10 out of 10; it's usually about 4.

        Check-in: pain 8; 4 questions open. To add more: symptoms check-in
        Logged:   ✓ food   ✓ stress   Not yet: exercise, sleep
        New: Pain is 6 today; it's usually 4.

        A forecast can be wrong.
        How good the forecasts are: symptoms accuracy
        More: symptoms today --more

        """)
  }

  @Test("two conditions at 40 columns")
  func twoNarrow() {
    #expect(
      Sample.two().text(.today(40)) == """
        Good morning, Sam.     Thursday 12 March

        Sample: high chance of a flare today,
        92% (about 9 in 10).
        Other: low chance of a flare today, 12%
        (about 1 in 10).

        Check-in: pain 8; 4 questions open. To
        add more: symptoms check-in
        New:
        · Pain is 6 today; it's usually 4.

        More: symptoms today --more

        """)
  }

  @Test("a red flag")
  func redFlag() {
    #expect(
      Sample.redFlag().text(.today()) == """
        Good evening, Sam.                                             Thursday 12 March

        Get medical help straight away if it spreads within hours or days. Do the same
        if it starts suddenly.

        High chance of a flare tomorrow, as things stand: 81% (about 8 in 10).

        Check-in: pain 8 (worse), mood 6 (better), morning stiffness 5, no fatigue,
                  energy 3
        Logged:   ✓ food (3)   ✓ exercise   ✓ sleep   ✓ stress

        More: symptoms today --more

        """)
  }

  @Test("an earlier day")
  func record() {
    #expect(
      Sample.record().text(.today()) == """
        Your day                                                       Thursday 12 March

        It was a flare day (pain 8), as forecast (92%).

        Check-in: pain 8 (worse), mood 6 (better), morning stiffness 5, no fatigue,
                  energy 3
        Logged:   ✓ food (3)   ✓ exercise   ✓ sleep   ✓ stress
        New: Pain is 6 today; it's usually 4.

        More: symptoms today --more --date 2026-03-12

        """)
  }

  @Test("line by line")
  func plain() {
    #expect(
      Sample.evening().text(.today(isPlain: true)) == """
        Good evening, Sam. Thursday 12 March.

        High chance of a flare tomorrow, as things stand: 81 percent (about 8 in 10).
        The real chance is probably between 72 percent and 98 percent. Your average is 40 percent.
        Why: Your last few days were worse than usual.
        Why: Today is a flare day.

        Today is a flare day (pain 8), as forecast (92 percent).

        Pain: 8, severe. Yesterday it was 4.
        Mood: 6, fair. Yesterday it was 4.
        Morning stiffness: 5, moderate. Yesterday it was the same.
        Fatigue: none. Yesterday it was 1.
        Energy: 3, low. Yesterday it was 4.
        Logged: food (3), exercise, sleep, stress.
        New: Pain is 6 today; it's usually 4.

        A forecast can be wrong.
        Over 53 days, the forecasts were 50 percent better than just using your average.
        More: symptoms today --more

        """)
  }

  @Test("all there is to say")
  func full() {
    var sample = Sample.evening()
    sample.isFull = true
    #expect(
      sample.text(.today()) == """
        Good evening, Sam.                                             Thursday 12 March

        High chance of a flare tomorrow, as things stand: 81% (about 8 in 10).
        The real chance is probably between 72% and 98%. Your average is 40%.
        Why: Your last few days were worse than usual.
             Today is a flare day.

        Today is a flare day (pain 8), as forecast (92%).

        Check-in: pain 8 (worse), mood 6 (better), morning stiffness 5, no fatigue,
                  energy 3
        Logged:   ✓ food (3)   ✓ exercise   ✓ sleep   ✓ stress
        New: Pain is 6 today; it's usually 4.

        A forecast can be wrong.
        Over 53 days, the forecasts were 50% better than just using your average.

        More about today's forecast
          Made last night: 92%.
          92% is about 2.3 times your average (40%).
          Why: Your last few days were worse than usual.
               Your joints gave way a lot yesterday: 10 out of 10; it's usually about 4.
               You had two stressful weeks: 4.6 out of 10; it's usually 3.6.

        Load score for yesterday: 58 out of 100 (moderate)
          It shows how demanding the day was. It is not a chance of a flare.
            Movement         75
            Sleep            12
            Food      not known
          What added to it:
            You slept 4.6 hours the night before last; you usually sleep 7.

        Yesterday was a flare day (pain 10), as forecast (97%).

        Every step: symptoms predict --explain
        How good the forecasts are: symptoms accuracy

        """)
  }
}
