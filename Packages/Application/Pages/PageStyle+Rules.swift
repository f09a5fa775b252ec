extension PageStyle {
  static let base = """
    *,*::before,*::after{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
    body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.5 var(--font);\
    font-variant-numeric:tabular-nums;overflow-wrap:break-word}
    h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,table,pre{margin:0;padding:0}
    h1{font-size:var(--title);line-height:1.2;font-weight:700;font-weight:650;letter-spacing:-0.01em;margin-top:.125rem}
    h2{font-size:var(--heading);line-height:1.3;font-weight:700;font-weight:650}
    h3,h4,h5,h6{font-size:1rem;line-height:1.35;font-weight:700;font-weight:650}
    ul,ol{padding-inline-start:1.25rem}
    li.bare{list-style:none;margin-inline-start:-1.25rem}
    a{color:var(--accent);text-underline-offset:.15em}
    code,pre{font-family:ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace;font-size:.9em}
    pre{white-space:pre-wrap;background:var(--sunk);padding:.5rem .75rem;border-radius:.25rem}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:3px}
    main:focus{outline:none}
    .vh{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .skip{position:absolute;left:.5rem;top:-6rem;padding:.75rem 1rem;background:var(--card);z-index:9}
    .skip:focus{top:.5rem}
    .quiet,.aside{color:var(--ink-2)}
    .note{font-size:var(--quiet);line-height:1.45}
    .aside{font-weight:400;margin-inline-start:.5rem}
    .t-strong{font-weight:700;font-weight:650}
    .t-faint{color:var(--ink-2)}
    .t-good{color:var(--low)}.t-fair{color:var(--mod)}.t-bad{color:var(--high)}
    .t-unknown{color:var(--ink-2);border-bottom:1px dashed var(--edge)}
    .unknown .t-unknown,.blank .t-unknown,.num .t-unknown{border:0}
    .mark-good{color:var(--low)}.mark-fair{color:var(--mod)}.mark-bad{color:var(--high)}.mark-open{color:var(--ink-2)}

    """

  static let parts = """
    main{max-width:var(--width);margin:0 auto;padding:1.5rem 1rem 3rem;font-size:var(--body)}
    main>*+*{margin-top:1rem}
    .kind{display:block;font-size:var(--quiet);font-weight:600;line-height:1.45;color:var(--ink-2)}
    .lede{font-size:var(--heading);line-height:1.45;max-width:38rem;margin-top:.5rem}
    .card{background:var(--card);border:1px solid var(--line);border-radius:var(--radius);padding:1.125rem 1.25rem}
    .card>*+*,.part>*+*,.details>*+*{margin-top:.5rem}
    .card>.part+*,.card>*+.part{margin-top:.875rem}
    .card>*+h3,.part>*+h4{margin-top:1.125rem}
    .card>p,.card li{max-width:38rem}
    .accent{border:2px solid var(--accent);background:var(--accent-soft)}
    .unknown{border:1px dashed var(--edge);background:transparent}
    .unknown p{color:var(--ink-2);font-size:.9375rem}
    .pair .card p:not(.note),.pair .card>ul>li,.pair .card>ol>li{font-size:.9375rem}
    .pair{display:grid;gap:1rem;grid-template-columns:minmax(0,1fr)}
    .lead{display:grid;gap:.75rem 2rem;align-items:center;grid-template-columns:minmax(0,1fr)}
    .figure>*{display:block}
    .big{font-size:var(--hero);line-height:1;font-weight:700;font-weight:650;letter-spacing:-0.02em}
    .big{word-spacing:-.125em}
    .big .t-faint{font-size:1rem;font-weight:400;letter-spacing:0;word-spacing:normal}
    .facts>div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.1875rem 0}
    .facts>div+div{border-top:1px solid var(--line)}
    .facts dt{color:var(--ink-2)}
    .facts dd{font-weight:500;text-align:end;margin-inline-start:auto}
    .facts dd .row{display:block}
    .facts code{display:block;color:var(--ink-2);font-weight:400}
    .figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(8.25rem,100%),1fr));gap:.75rem 1.25rem}
    .figures>div{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.125rem .5rem;align-content:start;\
    align-items:baseline}
    .figures dt{grid-area:1/2;font-size:var(--quiet);line-height:1.25;font-weight:600}
    .figures dd{grid-column:1/-1;font-size:var(--quiet);line-height:1.4;color:var(--ink-2)}
    .figures .number{grid-area:1/1;font-size:var(--key);line-height:1.1;font-weight:700;font-weight:650;\
    letter-spacing:-0.02em;color:var(--ink)}
    .progress+.progress{border-top:1px solid var(--line);padding-top:.625rem;margin-top:.625rem}
    .track{height:.75rem;border:1px solid var(--edge);border-radius:99px;overflow:hidden;margin-top:.25rem;\
    background:linear-gradient(90deg,var(--accent) var(--w),var(--card) 0)}
    .commands{padding:0;list-style:none;color:var(--ink-2);font-size:var(--quiet)}
    summary{cursor:pointer;padding:.625rem 0;color:var(--accent)}
    .printed{display:none}
    .foot{font-size:var(--small);color:var(--ink-2);border-top:1px solid var(--edge);padding-top:.5rem;display:flex;\
    flex-wrap:wrap;gap:0 1.5rem;justify-content:space-between}
    @media (min-width:40rem){.pair{grid-template-columns:repeat(2,minmax(0,1fr))}\
    .lead{grid-template-columns:auto minmax(0,1fr)}}
    @media (max-width:27rem){.card{padding:1rem}}

    """

  static let tables = """
    table{border-collapse:collapse;width:100%}
    th{font-weight:600;text-align:start}
    td,th{padding:.25rem .625rem .25rem 0;vertical-align:baseline}
    td:last-child,th:last-child{padding-inline-end:0}
    thead th{font-size:var(--small);font-weight:400;line-height:1.25;color:var(--ink-2);vertical-align:bottom}
    tbody th{font-weight:400}
    tbody tr+tr>*{border-top:1px solid var(--line)}
    .num{text-align:end;white-space:nowrap}
    .group th{font-weight:700;font-weight:650;padding-top:.625rem}
    .more td{padding-top:0;border-top:0!important}
    .bar{width:28%;vertical-align:middle}
    .bars .t-unknown{white-space:nowrap}
    @media (min-width:48rem){.bar{width:40%}.bars .bar:nth-last-child(2){width:70%}}
    .bar span{display:block;height:.75rem;border-radius:2px;\
    background:linear-gradient(90deg,var(--mark) var(--w),var(--sunk) 0)}
    .bar .open{background:none;border:1px dashed var(--edge)}
    .bars tbody tr+tr>*{border-top:0}
    .bars td,.bars tbody th{font-size:.9375rem;vertical-align:middle}
    .share span{display:inline-block;width:6rem;height:.75rem;border:1px solid var(--edge);border-radius:99px;\
    background:linear-gradient(90deg,var(--accent) var(--w),var(--card) 0)}
    .spark{display:block;height:1.25rem;width:8rem;max-width:20vw;fill:var(--mark)}
    .stack .num{white-space:normal}
    .halves{display:grid;gap:.75rem 2.5rem;grid-template-columns:minmax(0,1fr);align-items:start}
    @media (min-width:44rem){.halves{grid-template-columns:repeat(2,minmax(0,1fr))}}
    .days{border-collapse:separate;border-spacing:2px;margin-inline:-2px;font-size:.9375rem;table-layout:auto}
    .days th,.days td{border:0!important}
    .days thead th{text-align:center;padding:0;font-variant-numeric:tabular-nums}
    .days tbody th{padding:.125rem .5rem .125rem 0;line-height:1.25;vertical-align:middle}
    .days td{padding:0;text-align:center;vertical-align:middle;font-size:.9375rem}
    .days .side{padding-inline-start:.5rem;color:var(--ink-2);font-size:var(--small);text-align:start}
    .cell{width:9%;min-width:1.625rem;height:1.875rem;font-weight:600;border-radius:3px}
    .c0{background:var(--sunk);color:var(--ink)}
    .c1{background:var(--s1);color:var(--t1)}.c2{background:var(--s2);color:var(--t2)}
    .c3{background:var(--s3);color:var(--t3)}.c4{background:var(--s4);color:var(--t4)}
    .days .blank{border:1px dashed var(--edge)!important;color:var(--ink-2);font-weight:400}
    .days .up{padding-inline:.125rem;vertical-align:bottom;font-weight:700;font-weight:650;width:9%}
    .one{table-layout:fixed}
    .one thead td{width:0}
    .one tbody th{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .shaft{display:flex;align-items:flex-end;justify-content:center;height:3.5rem}
    .stick{display:block;width:62%;max-width:2rem;height:var(--h);background:var(--mark);border-radius:2px 2px 0 0}
    .marked{color:var(--high)}.marked .stick{background:var(--high)}
    @media screen and (max-width:40rem){
    .stack thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .stack tbody,.stack tr,.stack th,.stack td{display:block;width:auto;text-align:start}
    .stack tr{padding:.5rem 0}.stack tr+tr{border-top:1px solid var(--line)}
    .stack tbody tr+tr>*{border-top:0}
    .stack tbody th{font-weight:700;font-weight:650}
    .stack td[data-label]{display:flex;justify-content:space-between;gap:1rem;padding-inline-end:0}
    .stack td[data-label]:empty{display:none}
    .stack td[data-label]::before{content:attr(data-label);color:var(--ink-2)}
    .stack td.drawn:not([data-label]){display:none}
    .stack .spark{max-width:none}
    }
    @media (max-width:27rem){
    .days{font-size:var(--quiet);border-spacing:1px;margin-inline:-1px}.days thead th{font-size:.75rem}
    .cell{width:1.5rem;min-width:1.25rem}.days .side{display:none}
    .big{font-size:2.75rem}.figures{column-gap:.75rem}
    .bars td,.bars th{padding-inline-end:.375rem}
    .bars .bar{min-width:2rem;width:25%}.bars tr>:nth-child(n+5){display:none}
    .bars .t-unknown{white-space:normal}
    .tight tbody tr>td,.tight tbody tr>th{font-size:.75rem}.tight td,.tight th{padding-inline-end:.125rem}
    .tight thead .num{white-space:normal}.tight thead th{font-size:.75rem}
    }
    @media (max-width:22rem){.tight tbody tr>td,.tight tbody tr>th,.tight thead th{font-size:.6875rem}\
    .bars [aria-hidden]{display:none}}

    """

  /// Where the computer sets all colours, marks that are drawn take those of text.
  static let forced = """
    @media (forced-colors:active){
    .stick,.bar span,.track,.share span{forced-color-adjust:none}
    .stick{background:CanvasText}
    .bar span,.track,.share span{background:linear-gradient(90deg,CanvasText var(--w),Canvas 0)}
    .spark{fill:CanvasText}
    .days td.cell{border:1px solid CanvasText!important}
    .days td.blank{border-style:dashed!important}
    }

    """

  static let print = """
    @media print{
    *{print-color-adjust:exact;-webkit-print-color-adjust:exact}
    body{background:none;line-height:1.32}
    .skip{display:none}
    .foot .printed{display:inline}
    main{max-width:none;padding:0;font-size:1rem}
    main>*+*{margin-top:.6rem}
    h1{font-size:1.6rem}h2{font-size:1.1rem}
    .lede{max-width:none;font-size:1.0625rem;margin-top:.125rem}
    .card>p,.card li{max-width:none}
    .card{padding:.7rem .9rem;break-inside:avoid}
    .card>.part+*,.card>*+.part{margin-top:.5rem}
    .pair{grid-template-columns:repeat(2,minmax(0,1fr));gap:.6rem;break-inside:avoid}
    .lead{grid-template-columns:auto minmax(0,1fr)}
    .unknown{padding:.3rem .9rem}.unknown h2{font-size:.95rem}
    .cell{height:1.375rem}
    .shaft{height:2.5rem}
    .big{font-size:2.5rem}
    h2,h3,h4{break-after:avoid}
    tr{break-inside:avoid}
    thead{display:table-header-group}
    .bar{width:40%}
    .bars .bar:nth-last-child(2){width:70%}
    .stack tbody .num,.short{white-space:nowrap}
    .halves{grid-template-columns:repeat(2,minmax(0,1fr))}
    details>*{display:block}summary{display:none}
    .commands{display:none}
    .foot{break-inside:avoid;break-before:avoid}
    }

    """
}
