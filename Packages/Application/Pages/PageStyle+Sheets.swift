extension PageStyle {
  /// Sheets of paper, and pages of which much has to fit on one.
  static let sheets = """
    .dense{--body:1rem;--key:1.875rem}
    .dense .card{padding:.75rem 1rem}
    .dense .lede{font-size:1rem;max-width:46rem}
    .dense td,.dense tbody th{font-size:.9375rem}
    .dense thead th{font-weight:600}
    .dense thead tr>*{border-bottom:1px solid var(--edge)}
    .dense .under thead tr>*{border:0}
    @media screen and (min-width:66rem){
    .dense{--width:62rem}
    .dense .stack tbody .num,.dense .short{white-space:nowrap}
    .dense .stack tbody th{min-width:8rem}
    .dense .card>p,.dense .card li{max-width:46rem}
    }
    @media screen and (min-width:40.01rem) and (max-width:65.99rem){.dense .plotted{width:16%}}
    @media screen and (max-width:55.99rem){.dense .pair{grid-template-columns:minmax(0,1fr)}}
    @media screen and (min-width:40rem){
    .dense .facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));gap:.5rem 2rem}
    .dense .facts>div{display:block;border:0;padding:0}
    .dense .facts dt{font-size:var(--small);line-height:1.4}
    .dense .facts dd{text-align:start}
    }
    @media print,(min-width:40rem){
    .dense header{display:grid;grid-template-columns:minmax(0,1fr) auto;column-gap:2rem;align-items:start}
    .dense header>*{grid-column:1}.dense header>.kind{grid-column:1/-1}
    .dense header>.about{grid-column:2;grid-row:2/span 2}
    }
    .sheet{font-size:var(--title);line-height:1.2}
    .about{margin-top:.25rem;font-size:var(--quiet)}
    .dense .about .facts{display:grid;grid-template-columns:auto auto;max-width:20rem;gap:0 .75rem;\
    justify-content:start}
    .dense .about .facts>div{display:contents}
    .about .facts dd{text-align:start;margin:0}
    @media print{
    .sheet{break-before:page}
    main.dense .sheet{font-size:1.5rem}
    main.dense{line-height:1.24}
    main.dense>*+*{margin-top:.2rem}
    .dense .card{border-width:1px 0 0;border-radius:0;padding:.25rem 0 0;background:none}
    .dense .accent{border-width:2px;padding:.35rem .6rem}
    .dense .card>*+*,.dense .part>*+*{margin-top:.12rem}
    .dense .card>*+h3{margin-top:.5rem}
    .dense td,.dense tbody th{vertical-align:middle}
    .dense td,.dense th{padding-top:.05rem;padding-bottom:.05rem}
    .dense .chart thead .num,.dense .pair .bars tbody th{white-space:nowrap}
    .dense .spark{height:.9rem}
    .dense .under .area{height:calc(var(--h)*.6)}
    .dense .facts>div{padding:.06rem 0}
    .dense .figures{--key:1.5rem;gap:.25rem 1rem;grid-template-columns:none;grid-auto-flow:column;\
    grid-auto-columns:auto}
    .dense .figures dd:not(.number){font-size:.875rem;line-height:1.25}
    .dense h1{font-size:1.5rem}.dense h2{font-size:1.05rem}
    .dense h2 .kind{display:inline}
    .dense h2 .kind::after{content:" · "}
    .dense .pair{gap:1.5rem}
    .dense,.dense .bars td,.dense .bars tbody th{font-size:.95rem}
    .dense .lede{font-size:.95rem;max-width:none;line-height:1.25}
    .dense .note{line-height:1.25}
    .dense .stack tbody th{min-width:8rem}
    .dense .chart>*+*{margin-top:.15rem}
    .dense .keys{font-size:.75rem}
    }

    """
}
