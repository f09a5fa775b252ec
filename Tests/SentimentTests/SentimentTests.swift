import Testing

@testable import TrackerSentiment

@Suite struct SentimentTests {
  @Test(
    "a text sounds as its words do",
    arguments: [
      ("I am happy.", 0.57), ("I am sad.", -0.4), ("I am not happy.", -0.5), ("I'm not sad at all.", 0.33),
      ("It was very sad.", -0.5), ("It was slightly sad.", -0.25), ("No pain today.", 0.33),
      ("Less pain than yesterday.", 0.33), ("The pain is gone.", 0.33), ("Sad, but happy in the end.", 0.46),
      ("I can't stop worrying.", -0.4), ("Ich bin glücklich.", 0.57), ("Ich bin gluecklich.", 0.57),
      ("Ich bin nicht glücklich.", -0.5), ("Das ist kein schlechter Tag.", 0.33), ("Die Schmerzen sind weg.", 0.33),
      ("Es war sehr traurig.", -0.5), ("Traurig, aber am Ende glücklich.", 0.46), ("😞", -0.57), ("I’m not happy", -0.5),
    ])
  func scores(text: String, score: Double) throws {
    #expect(try #require(Sentiment(of: text)).score == score)
  }

  @Test(
    "a text without a word of the lists has no score",
    arguments: ["", "The tram stops at the corner.", "Es gab Reis mit Bohnen.", "12:30", "  \n", "سلام"])
  func unknown(text: String) { #expect(Sentiment(of: text) == nil) }

  @Test("a score stays within its range and does not grow with the length of a text")
  func range() throws {
    let long = try #require(Sentiment(of: String(repeating: "wonderful, happy, best! ", count: 4000)))
    #expect(long.score <= 1 && long.score > 0.9)
    let mixed = try #require(Sentiment(of: String(repeating: "wonderful. terrible. ", count: 4000)))
    #expect(mixed.score == 0)
  }

  @Test("what is negated in one clause says nothing of the next")
  func clauses() throws {
    #expect(try #require(Sentiment(of: "I did not go, happy to be home.")).score > 0)
    #expect(try #require(Sentiment(of: "Ich war nicht dort, bin aber froh.")).score > 0)
  }

  @Test(
    "the language of a text is told by its small words",
    arguments: [
      ("I was at the doctor with my sister.", TextLanguage.english), ("Ich war mit meiner Schwester dort.", .german),
      ("Migraine", .english), ("", .english), ("Die Nacht war nicht gut und ich bin müde", .german),
    ])
  func language(text: String, language: TextLanguage) { #expect(TextLanguage(of: TextWords(text)) == language) }

  @Test("the keywords of a text are its most frequent words, small ones aside")
  func keywords() {
    let text = "The garden was wet. I sat in the garden with tea, and the tea was warm; garden again. 2024 and 12km."
    #expect(Keywords.of(text, most: 2) == ["garden", "warm"])
    #expect(Keywords.of("Der Garten war nass. Im Garten saß Oma, und Oma las im Garten.", most: 1) == ["Garten"])
    #expect(Keywords.of("and so it is") == [])
  }

  @Test("no word counts twice, and none of them is a small word that turns or strengthens others")
  func lists() {
    for language in TextLanguage.allCases {
      let lexicon = SentimentLexicon.of(language)
      for word in lexicon.ends.union(lexicon.turns).union(lexicon.resumes) {
        #expect(lexicon.factors[word] == nil && !lexicon.negates(word), "\(word)")
      }
    }
  }
}
