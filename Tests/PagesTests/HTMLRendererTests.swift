import Foundation
import Testing
import TrackerApplication
import TrackerCore

@testable import TrackerPages

@Suite struct HTMLRendererTests {
  private func html(_ blocks: [Block], _ look: PageLook = PageLook(), _ language: LanguageTag = .english) -> String {
    HTMLRenderer(TextFormatter(Phrases(language, [.germanOfPages])), look: look).document(PageSample.page(blocks))
  }

  private func count(_ part: String, in text: String) -> Int { text.components(separatedBy: part).count - 1 }

  @Test("what was typed is text on the page, wherever it stands")
  func escaped() {
    let page = html(PageSample.all).replacing("<wbr>", with: "")
    #expect(!page.contains("<script") && !page.contains("<b>"))
    #expect(count("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;", in: page) == 3)
  }

  @Test("a page asks for nothing from elsewhere")
  func offline() {
    let page = html(PageSample.all)
    for part in ["http", "src=", "url(", "@import", "<link", "javascript", " on"] where part != " on" {
      #expect(!page.contains(part), "\(part)")
    }
  }

  @Test("every element that begins ends, in the right order")
  func wellFormed() throws {
    let void: Set = ["meta", "wbr"]
    var open: [String] = []
    for match in html(PageSample.all).matches(of: /<(\/?)([a-z][a-z0-9]*)[^>]*>/) {
      let name = String(match.2)
      // Elements of drawings may end where they begin.
      if void.contains(name) || match.0.hasSuffix("/>") { continue }
      if match.1.isEmpty {
        open.append(name)
      } else {
        #expect(open.popLast() == name)
      }
    }
    #expect(open == [])
  }

  @Test("headings go down one level at a time, from one h1")
  func headings() {
    let levels = html(PageSample.all).matches(of: /<h([1-6])/).compactMap { Int($0.1) }
    #expect(levels.first == 1 && levels.count { $0 == 1 } == 1)
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
  }

  @Test("a name from right to left is held apart, and what stands around it keeps the direction of the page")
  func direction() {
    let (name, words) = (PageSample.hebrew, "<bdi>\(PageSample.hebrew)</bdi>")
    let sentence = RichText("\(name) 5mg: median 7, before 8")
    let page = html([
      .sentence(sentence), .fact(.init(name, RichText("7 \(name)"))),
      .table(.init([.init("Name"), .init(name)], rows: [.init([sentence, RichText("less \(name)")])])),
    ])
    #expect(page.contains("<h1>One flare day: \(words)</h1>") && page.contains("One flare day: \(name)</title>"))
    #expect(page.contains("<p>\(words) 5mg: median 7, before 8</p>"))
    #expect(page.contains("<dt>\(words)</dt><dd>7 \(words)</dd>"))
    #expect(page.contains(">\(words) 5mg: median 7, before 8</th>") && page.contains(">less \(words)</td>"))
    #expect(!page.contains("dir=") && html([.sentence("only left")]).contains("<p>only left</p>"))
  }

  @Test("what somebody wrote as a whole finds its own direction, and only where it stands alone")
  func ownDirection() {
    let own = RichText.asWritten("\(PageSample.hebrew), 5mg?")
    let page = html([
      .sentence(own), .sentence("asked: \(own)"),
      .list(.init([.init(own, mark: .number), .init(own, mark: .done), .init(.asWritten("left"))])),
    ])
    #expect(page.contains("<p dir=\"auto\">\(own.text)</p>"))
    #expect(page.contains("<p>asked: <bdi>\(own.text)</bdi></p>"))
    #expect(page.contains("<li dir=\"auto\">\(own.text)</li>"))
    #expect(page.contains("</span><bdi>\(own.text)</bdi></li>"))
    #expect(page.contains("<li class=\"bare\">left</li>"))
  }

  @Test("sections that know nothing stand in pairs, and never beside one that knows something")
  func pairs() {
    func page(_ looks: [Page.Section.Look]) -> String {
      let sections = looks.enumerated().map { Page.Section("s\($0)", "Part", blocks: [], look: $1) }
      return HTMLRenderer(TextFormatter(Phrases(.english, [.germanOfPages]))).document(
        Page(kind: "Your week", title: "A week", sections: sections))
    }
    #expect(count("<div class=\"pair\">", in: page([.unknown, .unknown, .unknown, .card])) == 1)
    #expect(count("<div class=\"pair\">", in: page([.card, .unknown, .card, .card])) == 0)
  }

  @Test("a few short numbers stay beside their name on a phone, and words stack")
  func tightTables() {
    func look(_ cells: [String], words: String = "5") -> String {
      let columns = [Block.Table.Column("")] + cells.map { .init($0, .trailing) }
      let row = Block.Table.Row(["Median"] + cells.map { _ in RichText(words) })
      return html([.table(.init(columns, rows: [row]))])
    }
    #expect(look(["Jun", "Jul", "Aug"], words: "23/29").contains("class=\"tight\""))
    #expect(look(["Jun", "Jul", "Aug"], words: "12 of 30").contains("class=\"stack\""))
    #expect(look((1...8).map { "\($0)" }).contains("class=\"stack\""))
  }

  @Test("a table has a caption, and its roles where rows stack; days stay beside each other")
  func tables() {
    let page = html(PageSample.all)
    #expect(page.contains("<caption class=\"vh\">Each symptom on each day</caption>"))
    #expect(count("<table role=\"table\" class=\"days\">", in: page) == 1)
    #expect(count("<table role=\"table\" class=\"stack\">", in: page) == 1)
    #expect(count("role=\"columnheader\"", in: page) > 5 && count("role=\"rowheader\"", in: page) > 5)
    #expect(page.contains("data-label=\"mean\">–</td>"))
  }

  @Test("what is not known has a look of its own and is said; it is no bar and no colour")
  func unknown() {
    let page = html([PageSample.week])
    #expect(count("class=\"cell blank\"", in: page) == 2)
    #expect(count("<span class=\"vh\"> not known</span>", in: page) == 2)
    #expect(count("class=\"stick\"", in: page) == 2)
    #expect(page.contains("<td role=\"cell\" class=\"up marked\">"))
    #expect(page.contains("cell c3") && page.contains("section class=\"card unknown\""))
  }

  @Test("drawings are hidden from screen readers, and their words are not")
  func drawings() {
    let page = html(PageSample.all)
    #expect(page.contains("<td role=\"cell\" class=\"drawn\" data-label=\"days\" aria-hidden=\"true\"><svg"))
    // Bars of the line of days.
    #expect(count("width=\"5\"", in: page) == 2)
    #expect(page.contains("<p>Move: 2 of 4 days</p><div class=\"track\" style=\"--w:50%\" aria-hidden=\"true\">"))
    #expect(page.contains("<figcaption><p>It was about right.</p></figcaption><div class=\"plot\" role=\"img\""))
  }

  @Test("the lead stands beside its table, and narrow sections stand in pairs")
  func arrangement() {
    let page = html(PageSample.all)
    #expect(page.contains("<div class=\"lead\"><p class=\"figure\"><span class=\"vh\">Overall score </span>"))
    #expect(page.contains("<div class=\"pair\"><section class=\"card unknown\""))
    #expect(page.contains("in full") && !page.contains("in short"))
  }

  @Test("key facts stand together, each with its number large and the rest below")
  func figures() {
    let page = html([
      .fact(.init("Flares", key: "16", "median length 2")), .fact(.init("Days not known", key: "0")),
      .fact(.init("Large meals", "1", aside: "7 days known")),
    ])
    #expect(
      page.contains(
        "<dl class=\"figures\"><div><dt>Flares</dt><dd class=\"number\">16</dd><dd>median length 2</dd></div>"
          + "<div><dt>Days not known</dt><dd class=\"number\">0</dd></div></dl>"
          + "<dl class=\"facts\"><div><dt>Large meals</dt><dd>1, <span class=\"quiet\">7 days known</span></dd></div>"))
  }

  @Test("a long table of a few short columns stands in two halves, and no row of it is lost")
  func halves() {
    func page(_ rows: Int, _ word: String = "8") -> String {
      let columns = [Block.Table.Column("From")] + ["days", "peak", "forecast"].map { .init($0, .trailing) }
      let rows = (1...rows).map { Block.Table.Row(["\($0) Oct", "2", RichText(word), "24%"]) }
      return html([.table(.init(columns, caption: "Each flare", rows: rows))])
    }
    let halved = page(9)
    #expect(count("<table role=\"table\" class=\"tight\">", in: halved) == 2)
    #expect(halved.contains(">Each flare, 1–5</caption>") && halved.contains(">Each flare, 6–9</caption>"))
    #expect(count(" Oct</th>", in: halved) == 9)
    #expect(count("<table", in: page(7)) == 1)
    #expect(count("<table", in: page(9, "a peak that takes more words than half a page has room for")) == 1)
  }

  @Test("who a page is about stands in its header, and a sheet has a heading before its sections")
  func header() {
    var page = PageSample.page([.line("A line")])
    page.about = [.fact(.init("Age", "52"))]
    page.sections[1].sheet = "Details"
    let html = HTMLRenderer(TextFormatter(.english)).document(page)
    let facts = "<dl class=\"facts\"><div><dt>Age</dt><dd>52</dd></div></dl>"
    #expect(html.contains("<div class=\"about\">\(facts)</div></header>"))
    let id = "sheet-\(page.sections[1].id)"
    #expect(html.contains("<h2 class=\"sheet\" id=\"\(id)\">Details</h2><div class=\"pair\">"))
    #expect(count("aria-labelledby=\"\(id) s-", in: html) == page.sections.count - 1)
    let markdown = MarkdownRenderer(TextFormatter(.english)).document(page)
    #expect(markdown.contains("- **Age:** 52") && markdown.contains("## Details\n\n## Sleep"))
  }

  @Test("a page whose title says what it is says it once, and on each sheet")
  func untitled() {
    let page = Page(kind: "", title: "Your day, 12 March", sections: [], footer: ["1 day"])
    let text = HTMLRenderer(TextFormatter(Phrases(.english, [.germanOfPages]))).document(page)
    #expect(text.contains("<title>Your day, 12 March</title>") && !text.contains("<p class=\"kind\">"))
    #expect(text.contains("<span class=\"printed\">Your day, 12 March</span>"))
  }

  @Test("the page says its language, the person's colours and size")
  func look() {
    #expect(html([]).contains("<html lang=\"en\">"))
    let page = html([], PageLook(theme: .ocean, scheme: .dark, fontScale: 1.5, paper: .letter), "de")
    #expect(page.contains("<html lang=\"de\" data-theme=\"dark\">") && page.contains("Zum Inhalt"))
    #expect(page.contains("font-size:150%") && page.contains("@page{size:letter"))
    #expect(page.contains("--paper:#f3f8fb"))
  }
}
