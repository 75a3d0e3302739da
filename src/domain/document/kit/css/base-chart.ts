/** Charts and ornaments: bars by percentage, type by token, so that both are sharp and legible in any box. */
export const baseChartCss = `
.doc .chart{display:block;width:100%;overflow:visible;font-size:var(--t-note);line-height:1}
.doc .chart svg{overflow:visible}
.doc .chart text{font-family:var(--font-text);fill:var(--ink);font-size:inherit;font-variant-numeric:tabular-nums lining-nums}
.doc .chart .bar{fill:var(--rule)}
.doc .chart .is-emphasised .bar{fill:var(--accent-text)}
.doc .chart .is-emphasised .bar-value{font-weight:600}
.doc .chart-columns{height:calc(var(--base-u)*7.2*var(--fs));margin:2.2em 0 1.9em}
.doc .chart-columns .is-emphasised .bar-value{font-size:1.2em}
.doc .chart-rows{height:calc(var(--rows)*var(--pitch,2.15em)*(.6 + .4*var(--fs)))}
.doc .chart-rows text{transform:translateY(calc(var(--pitch,2.15em)*.225*(.6 + .4*var(--fs)) + .35em))}
.doc .chart-rows .bar-value{transform:translate(.5em,calc(var(--pitch,2.15em)*.225*(.6 + .4*var(--fs)) + .35em))}
.doc .chart-rows.is-stacked{height:calc(var(--rows)*3.7em)}
.doc .chart-rows.is-stacked .bar-label{transform:translateY(.82em)}
.doc .chart-rows.is-stacked .bar{y:1.3em;height:1em}
.doc .chart-rows.is-stacked .bar-value{transform:translate(.5em,2.14em)}
.doc .art{width:100%;height:100%}
.doc .art :is(path,circle){fill:none;stroke:currentColor;stroke-linejoin:round;stroke-linecap:round}
.doc .art :is(.art-fill,.art-fill-strong){fill:currentColor;stroke:none}
`;
