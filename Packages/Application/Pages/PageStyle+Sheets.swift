extension PageStyle {
  /// Sheets of paper, and pages of which much has to fit on one.
  static let sheets = """
    .dense{--body:1rem}
    .dense .card{padding:.75rem 1rem}
    .dense .lede{font-size:1rem;max-width:46rem}
    .dense td,.dense tbody th{font-size:.9375rem}
    @media screen and (min-width:66rem){
    .dense{--width:62rem}
    .dense .stack .num{white-space:nowrap}
    .dense .card>p,.dense .card li{max-width:46rem}
    }
    @media screen and (min-width:40rem){
    .dense .facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));gap:.5rem 2rem}
    .dense .facts>div{display:block;border:0;padding:0}
    .dense .facts dt{font-size:var(--small);line-height:1.4}
    .dense .facts dd{text-align:start}
    }
    @media print{
    .sheet{break-before:page}
    main.dense>*+*{margin-top:.2rem}
    .dense .card{border-width:1px 0 0;border-radius:0;padding:.25rem 0 0;background:none}
    .dense .accent{border-width:2px;padding:.35rem .6rem}
    .dense .card>*+*,.dense .part>*+*{margin-top:.12rem}
    .dense td,.dense th{padding-top:.05rem;padding-bottom:.05rem}
    .dense .facts>div{padding:.06rem 0}
    .dense h1{font-size:1.5rem}.dense h2{font-size:1.05rem}
    .dense h2 .kind{display:inline}
    .dense h2 .kind::after{content:" · "}
    .dense .pair{gap:1.5rem}
    .dense,.dense .bars td,.dense .bars tbody th{font-size:.95rem}
    .dense .lede{font-size:.95rem}
    }

    """
}
