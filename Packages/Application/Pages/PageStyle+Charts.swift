import TrackerCharts
import TrackerCore

extension PageStyle {
  /// Drawings are stretched, words stand where the marks of them are. Beside a drawing there are words only where it
  /// has room; else its key has them.
  static let charts = """
    .chart{container-type:inline-size}
    .chart>*+*{margin-top:.5rem}
    .card>p+.chart,.chart+.chart{margin-top:1rem}
    figcaption>*+*{margin-top:.125rem}
    .chart thead th{white-space:normal;hyphens:auto}
    .plot{padding-inline-start:var(--before)}
    .area{position:relative;height:var(--h)}
    .area svg{display:block;width:100%;height:100%;overflow:visible}
    .area svg *,.strip svg *{vector-effect:non-scaling-stroke}
    .plotted{position:relative;width:22%;min-width:4.5rem;height:var(--h);padding-block:0}
    .strip{position:absolute;inset:0 .625rem 0 0}
    .strip svg{display:block;width:100%;height:100%;overflow:visible}
    .scale .w{bottom:.25rem;transform:none}
    .scale .w-middle{transform:translateX(-50%)}.scale .w-end{transform:translateX(-100%)}
    @media screen and (max-width:40rem){.stack td.plotted{display:block;height:var(--h)}}
    .w{position:absolute;font-size:.75rem;line-height:1;white-space:nowrap;transform:translateY(-85%)}
    .w-middle{transform:translate(-50%,-85%)}
    .w-end{transform:translate(-100%,-85%)}
    .w-before{transform:translate(-100%,-85%);margin-left:-.5rem}
    .w-beside{display:none;margin-left:.5rem}
    .flag{position:absolute;width:0;height:0;margin-left:calc(var(--w)/-2);\
    border:solid transparent;border-width:0 calc(var(--w)/2) .4375rem;border-bottom-color:currentColor}
    .keys{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.125rem 1rem;font-size:var(--small);\
    color:var(--ink-2);line-height:1.35}
    .keys svg{width:.875rem;height:.875rem;margin-inline-end:.375rem;vertical-align:-.125rem}
    .small{font-size:var(--small)}
    @container (min-width:34rem){
    .wide{padding-inline-end:var(--beside)}
    .w-beside{display:block}
    .aside-key{display:none}
    .under table{margin-inline-end:var(--beside,0rem)}
    .under tbody tr:first-child>*{font-weight:700;font-weight:650}
    }
    @container (min-width:40rem){
    .under .plot{padding-inline-start:var(--names);margin-bottom:-1.125rem}
    .under .tick{display:none}
    .under table,.under thead,.under tbody{display:block;width:auto}
    .under tr{display:grid;grid-template-columns:var(--names) var(--columns)}
    .under tr>*{padding-inline:1px 0;text-align:start;white-space:nowrap}
    }
    \(inks)

    """

  /// A class for each colour: of what is filled, of lines and of words.
  private static let inks =
    (PageTheme.Token.allCases.map(\.rawValue) + ChartFigure.inks).map { name in
      ".f-\(name){fill:var(--\(name))}.s-\(name){stroke:var(--\(name))}.i-\(name){color:var(--\(name))}"
    }.joined(separator: "\n")

  /// Where the computer sets all colours, marks take those of text. Flare days keep their signs and are drawn hollow.
  static let forcedCharts = """
    @media (forced-colors:active){
    .area svg,.strip svg,.keys svg{forced-color-adjust:none;color:CanvasText}
    .area svg [class*="f-"],.strip svg [class*="f-"],.keys svg [class*="f-"]{fill:CanvasText}
    .area svg [class*="s-"],.strip svg [class*="s-"],.keys svg [class*="s-"]{stroke:CanvasText}
    .area svg [fill="none"],.strip svg [fill="none"],.keys svg [fill="none"]{fill:none}
    .area svg .f-band,.area svg .f-band-2,.area svg .f-sunk,.area svg .f-card,.keys svg .f-band{fill:Canvas}
    .area svg .s-card,.strip svg .s-card{stroke:Canvas}
    .strip svg .s-high,.keys svg .s-high{stroke:Highlight}
    .area svg .f-high,.strip svg .f-high,.keys svg .f-high{fill:Highlight}
    .area svg [class*="f-s"],.keys svg [class*="f-s"]{fill:Canvas;stroke:CanvasText}
    .w{color:CanvasText}
    .flag{forced-color-adjust:none;border-bottom-color:CanvasText}
    }

    """

  /// On paper there is a table only where it stands for sentences.
  static let printedCharts = """
    @media print{
    .chart{break-inside:avoid}
    .area{margin-inline-end:1rem}
    .under .area{margin-inline-end:0}
    .chart details{display:none}
    }

    """
}
