extension SentimentLexicon {
  static let english = SentimentLexicon(
    values: [
      2: """
      amaz* awesome beautiful* best bliss* brilliant celebrat* delight* excellent excit* fantastic gorgeous grateful*
      great happi* happy joy* love loved lovely loves magnificent marvel* overjoyed perfect* proud* splendid stunning
      superb terrific thankful* thrill* wonderful* hooray yay 😀 😃 😄 😁 😊 😍 🥰 ❤️ 🎉
      """,
      1: """
      accepted accomplish* achiev* admir* appreciat* balanced bearable better bloom* blessed brave* calm* capable
      cared cheer* clever comfort* confident content cosy cozy courag* cured delicious eager easier ease easy
      encourag* energetic energised energized energy enjoy* enthusias* fine free freely fresh friend friendly friends
      fun funny gentle glad* good grace* healed healthier healthy helped helpful helps hope hoped hopeful* hopes
      hoping hug hugged hugs improv* inspir* interesting kind kindness laugh* lighter lively luck lucky managed
      motivat* nice nicely optimis* peace* playful pleas* pleasant* positive praise* productive progress*
      reassur* recover* refresh* relax* relie* rested restful safe satisf* secure smil* soothing stable strength
      strong stronger succe* sunny sunshine support* surviv* sweet thank thanks trust* understood understands useful
      victor* warm welcome* win won worthwhile 🙂 👍 😌
      """,
      -1: """
      aches aching ache afraid alone angr* annoy* anxi* argue* argument* asham* attack* awkward bad badly
      bitter blam* blame bored boring bother* burn burned burning burns cancel* chaos complain* confus*
      cramp* cranky crash* cried cries cruel cry crying damage* difficult* disappoint* disgust* dislik* disturb* dizz*
      doubt* drain* dread* embarrass* empty exhaust* fail* faint* fatigue* fear* fell fallen fight* flare*
      flares fog foggy forgot* forgotten frighten* frustrat* grief grumpy guilt* hard harder hate* heavy
      hostile hurt* ignored ill impatien* impossible inflam* insecure insomnia irrita* itch* itches lazy limp* lone*
      lonely lose losing lost low mad mess miss missed misses moody nausea* nauseous nerv* nightmare* noise
      noisy numb* overdid overwhelm* pain pained painful* pains panic* pessimis* poor pressure problem problems puk*
      quarrel* refused regret* reject* resent* restless rude ruin* sad* scare* scared shak* shame* shiver* sick*
      sleepless snapped sore* sorrow spasm* stiff* stress* struggl* stuck stupid suffer* swell* swollen tense
      tension throb* tired* trapp* trembl* trouble* ugly unable unfair unhapp* unpleasant unwell upset* useless vomit*
      weak* weary worr* worse worsen* wrong 🙁 😕 😔 😰
      """,
      -2: """
      agon* awful* catastroph* crippl* cruelty crush* depress* despair* desperat* devastat* disast* dreadful endless
      excruciat* furious* heartbr* hell helpless* hopeless* horr* humiliat* hysteric* miserabl* misery nightmarish
      suicid* terribl* terrif* torment* tortur* traumat* unbearabl* worst worthless* 😞 😢 😭 😡 😱
      """,
    ],
    negations: "not no never without hardly barely scarcely nothing nobody neither nor cannot less fewer none lack",
    ends: "gone eased easing vanished faded disappeared subsided",
    turns: "but however yet",
    resumes: "stop help",
    factors: [
      1.5: """
      very so really extremely totally completely absolutely incredibly terribly awfully too such much more most
      deeply truly
      """,
      0.5: "slightly somewhat little bit almost fairly",
    ], small: ["a", "an", "the", "as", "that", "to", "at", "all", "or", "any", "of", "be", "and", "single"])
}
