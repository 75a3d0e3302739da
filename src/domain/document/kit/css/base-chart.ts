/**
 * Charts and ornaments. Shapes are sized in percent of their box, type by token, so both stay sharp and
 * legible at any size. The six tones differ in lightness and pattern, not in color alone. A direction may set
 * --bar-share and --tone-1 to --tone-4.
 */
export const baseChartCss = `
.doc .chart{display:block;width:100%;overflow:visible;font-size:var(--t-note);line-height:1}
.doc .chart svg{overflow:visible}
.doc svg line{fill:none}
.doc .chart text{font-family:var(--font-text);fill:var(--ink);font-size:inherit;font-variant-numeric:tabular-nums lining-nums}
.doc .chart .bar,.doc .swatch .bar{fill:var(--tone-2,var(--rule))}
.doc .chart .is-emphasised .bar,.doc .bar.tone-1,.doc .slice.tone-1{fill:var(--tone-1,var(--accent-text))}
.doc .bar.tone-2,.doc .slice.tone-2{fill:var(--tone-2,var(--rule))}
.doc .bar.tone-4,.doc .slice.tone-4{fill:var(--tone-4,var(--muted))}
.doc :is(.bar,.slice):is(.tone-3,.tone-5,.tone-6){fill:var(--paper);stroke:var(--ink);stroke-width:1px}
.doc .bar-lined{overflow:hidden}
.doc .chart svg.bar-lined,.doc .swatch svg.bar-lined{overflow:hidden}
.doc :is(.tone-lines-3,.tone-lines-5){stroke:var(--ink);stroke-width:9000px;stroke-dasharray:1px 3px}
.doc .is-emphasised .bar.tone-2{fill:var(--tone-2,var(--rule))}
.doc .is-emphasised .bar.tone-4{fill:var(--tone-4,var(--muted))}
.doc .is-emphasised .bar:is(.tone-3,.tone-5,.tone-6){fill:var(--paper)}
.doc .chart :is(.is-emphasised .bar-value,.bar-value.is-marked,.line-name.is-marked){font-weight:600}
.doc .chart .axis{stroke:var(--ink);stroke-width:1}
.doc .chart .goal line,.doc .chart .event line{stroke:var(--muted);stroke-width:1;stroke-dasharray:3px 3px}
.doc .chart :is(.goal-label,.event-label){fill:var(--muted)}
.doc .chart .goal-label{transform:translateY(-.5em)}
.doc .chart .event-label{transform:translate(.6em,.2em)}

.doc .chart-columns{--share:var(--bar-share,.84);height:calc(var(--base-u)*7.2*var(--fs));margin:2.2em 0 1.9em}
.doc .chart-columns.has-series,.doc .chart-columns.has-event.has-series{--share:.84}
.doc .chart-columns :is(.column,.event){--pitch:calc(100%/(var(--n) - 1 + var(--share)))}
.doc .chart-columns g.column{--x0:calc(var(--i)*var(--pitch));--cx:calc((var(--i) + var(--share)*.5)*var(--pitch));--x1:calc((var(--i) + var(--share))*var(--pitch))}
.doc .chart-columns svg.column{--x0:0%;--cx:50%;--x1:100%}
.doc .chart-columns g.column .bar{x:var(--x0);width:calc(var(--share)*var(--pitch))}
.doc .chart-columns .event{transform:translateX(calc((var(--i) - (1 - var(--share))*.5)*var(--pitch)))}
.doc .chart-columns :is(.bar-value,.bar-label){text-anchor:middle}
.doc .chart-columns .bar-value{transform:translate(var(--cx),var(--value-y,-.5em))}
.doc .chart-columns .bar-value.in-series{transform:translateY(-.5em)}
.doc .chart-columns .bar-label{transform:translate(var(--cx),1.5em)}
.doc .chart-columns .stem{transform:translateX(var(--cx))}
.doc .chart-columns .stem-stalk{x:-.14em;width:.28em;rx:.14em}
.doc .chart-columns .is-emphasised .bar-value{font-size:1.2em}
.doc .chart-columns:has(tspan){margin-bottom:3.2em}
.doc .chart-columns.has-series .is-emphasised .bar-value{font-size:1em}
.doc .chart .is-compared .bar{fill:var(--tone-4,var(--muted))}
.doc .chart .is-compared .bar-value{font-weight:600}
.doc .chart.has-many-marks .column:not(.is-last,.is-compared) .bar-value{font-size:1em;font-weight:400}

.doc[data-format^="slides"] .flow .chart-columns{height:calc(var(--base-u)*9.5*var(--fs))}
.doc[data-format^="slides"] .flow .chart-lines{height:calc(var(--base-u)*10*var(--fs))}
.doc[data-theme="dark"] .chart{--tone-2:color-mix(in srgb,var(--muted) 45%,var(--paper))}
.doc .chart-rows{height:calc(var(--rows)*var(--row)*1.15*(.6 + .4*var(--fs)))}
/* Few rows alone on their slide share its height. */
.doc .chart-slide > .chart-figure:has(> .chart-rows){display:flex;flex-direction:column}
.doc .chart-slide > .chart-figure > .chart-rows{flex:1 1 auto;min-height:0;max-height:calc(var(--rows)*var(--row)*4.4);margin-block:auto}
.doc .chart-rows text,.doc .chart-gantt .row text{dominant-baseline:central}
.doc .chart-rows .bar-value{transform:translateX(.5em)}

.doc .chart-lines{height:calc(var(--base-u)*9*var(--fs));margin:1.8em 0 1.9em}
.doc .chart .line{fill:none;stroke:var(--ink);stroke-width:1.6px;vector-effect:non-scaling-stroke;stroke-linejoin:round;stroke-linecap:round}
.doc .chart .line.line-tone-1{stroke:var(--tone-1,var(--accent-text));stroke-width:2.6px}
.doc .chart .line.line-tone-2{stroke:var(--muted)}
.doc .chart .line.line-tone-3{stroke-dasharray:5px 4px}
.doc .chart .line.line-tone-4{stroke-dasharray:1px 4px;stroke-width:2px}
.doc .chart .line.line-tone-5{stroke-dasharray:9px 3px 1px 3px}
.doc .chart .line.line-tone-6{stroke:var(--rule);stroke-width:2.6px}
.doc .chart .dot{fill:var(--ink)}
.doc .chart .dot.line-tone-1{fill:var(--tone-1,var(--accent-text))}
.doc .chart .area{fill:var(--tint);stroke:none}
.doc .chart .area.tone-1{fill:var(--tone-1,var(--accent-text))}
.doc .chart .area.tone-2{fill:var(--tone-2,var(--rule))}
.doc .chart .area.tone-4{fill:var(--tone-4,var(--muted))}
.doc .chart .area:is(.tone-3,.tone-5,.tone-6){fill:var(--tint)}
.doc .chart .area ~ .line{stroke:var(--paper);stroke-width:1px;stroke-dasharray:none}
.doc .chart-lines :is(.bar-value,.bar-label){text-anchor:middle}
.doc .chart-lines :is(.bar-value,.bar-label).is-first{text-anchor:start}
.doc .chart-lines :is(.bar-value,.bar-label).is-last{text-anchor:end}
.doc .chart-lines .bar-value{transform:translateY(-.7em)}
.doc .chart-lines .bar-value.is-below{transform:translateY(1.4em)}
.doc .chart-lines .bar-label{transform:translateY(1.5em)}
.doc .chart-lines .line-name{transform:translateX(.7em);dominant-baseline:central}

.doc .chart-lines .level{display:none}

.doc .chart-key{display:flex;flex-wrap:wrap;gap:.4em 1.4em;font-size:var(--t-note);line-height:1.3}
.doc .chart-key li{display:flex;align-items:center;gap:.5em}
.doc .swatch{flex:none;width:.9em;height:.9em;overflow:hidden}
.doc .chart-round{display:flex;flex-wrap:wrap;align-items:center;gap:calc(var(--u)*1) calc(var(--gut)*1.5)}
.doc .chart-round .round{flex:0 0 auto;width:calc(var(--base-u)*9*(.5 + .5*var(--fs)));height:calc(var(--base-u)*9*(.5 + .5*var(--fs)))}
.doc .chart .slice{stroke:var(--paper);stroke-width:1.6}
.doc .chart .slice:is(.tone-3,.tone-5,.tone-6){stroke:var(--ink);stroke-width:.8}
.doc .chart .slice-lines{fill:none;stroke:var(--ink);stroke-width:1.3}
.doc .round-key{flex:1 1 11em;width:auto;table-layout:auto;font-size:var(--t-body);line-height:1.3}
.doc .round-key :is(th,td){padding:calc(var(--u)*.26) 0 calc(var(--u)*.3);border-bottom:var(--hair) solid var(--rule)}
.doc .round-key .swatch{display:inline-block;margin-right:.7em}
.doc .round-key td{padding-left:1em}
.doc .round-key .share{color:var(--muted)}
.doc .round-key .is-emphasised :is(th,td){font-weight:600}

.doc .chart-sparks,.doc .chart-progress{font-size:var(--t-body);line-height:1.3}
.doc .spark{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.4fr) auto;align-items:center;column-gap:var(--gut);padding:calc(var(--u)*.34) 0;border-bottom:var(--hair) solid var(--rule)}
.doc .spark-line{width:100%;height:1.3em}
.doc :is(.spark-value,.progress-value){font-variant-numeric:tabular-nums lining-nums;text-align:right;white-space:nowrap}
.doc .progress{display:grid;grid-template-columns:minmax(0,1fr) auto;column-gap:var(--gut);row-gap:.3em;padding:calc(var(--u)*.3) 0}
.doc .progress-track{grid-column:1/-1;width:100%;height:.62em}
.doc .progress-track .track{fill:var(--paper);stroke:var(--muted);stroke-width:1px}
.doc .progress-track .bar{fill:var(--tone-4,var(--muted))}
.doc .progress.is-emphasised .bar{fill:var(--tone-1,var(--accent-text))}
.doc :is(.spark,.progress).is-emphasised{font-weight:600}

.doc .chart-gantt{height:calc(var(--rows)*2em*(.6 + .4*var(--fs)));margin-top:2em}
.doc .chart line{fill:transparent}
.doc .chart-gantt .tick{stroke:var(--rule);stroke-width:1}
.doc .chart-gantt .tick-label{fill:var(--muted);transform:translateY(-.7em)}
.doc .chart-gantt .tick-label.is-last{text-anchor:end}
.doc .chart-gantt .tick-label.is-column{text-anchor:middle}
.doc .chart-gantt .tick-band{fill:none}
.doc .chart .bar-vein{display:none}
.doc .chart .milestone path{fill:var(--paper);stroke:var(--signal,var(--accent-text));stroke-width:2.4px}
.doc .chart-gantt .milestone-label{fill:var(--signal,var(--accent-text));font-weight:600;transform:translateX(1.2em)}
.doc .chart-gantt .milestone-label.is-before{transform:translateX(-.7em);text-anchor:end}
.doc .chart-gantt .bar-value{transform:translateX(.5em)}
.doc .chart-gantt .bar-value.is-before{transform:translateX(-.5em);text-anchor:end}
.doc .chart-gantt .bar-value.is-mark{transform:translateX(1em)}
.doc .chart-gantt .bar-value.is-mark.is-before{transform:translateX(-1em)}
.doc .chart.chart-gantt .row .bar-value.is-inside{text-anchor:start;transform:translateX(.5em);fill:var(--ink)}
.doc .chart.chart-gantt .row.is-emphasised .bar-value.is-inside{fill:var(--paper)}

.doc .stops{grid-column:1/-1;width:100%;height:calc(var(--t-body)*2.6 + 18px);font-size:max(var(--floor),var(--t-body));overflow:visible;margin-top:calc(var(--u)*2)}
.doc .stops line{stroke:currentColor;stroke-width:3px}
.doc .stops .stop{fill:var(--stops-ground,var(--paper));stroke:currentColor;stroke-width:2.5px}
.doc .stops .stop.is-named{fill:currentColor}
.doc .stops text{fill:currentColor;text-anchor:middle;font-weight:500}
.doc .stops text.is-first{text-anchor:start}
.doc .stops text.is-last{text-anchor:end}

.doc .chart-data{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.doc .chart-figure{position:relative}
.doc .flow > .chart-figure{display:flow-root}
.doc .chart-caption{margin-bottom:calc(var(--u)*.9)}
.doc .chart-note{color:var(--muted);font-size:var(--t-note)}
.doc .chart-axis{color:var(--muted);font-size:var(--t-note);text-align:center;margin-top:calc(var(--u)*.25)}
.doc .chart-source{color:var(--muted);font-size:var(--t-note);margin-top:calc(var(--u)*.5)}
.doc .art{width:100%;height:100%}
.doc .art :is(path,circle){fill:none;stroke:currentColor;stroke-linejoin:round;stroke-linecap:round}
.doc .art .art-body{fill:var(--art-ground,var(--paper))}
.doc .art :is(.art-edge,.art-thread,.art-gap){fill:none}
.doc .art .art-thread{stroke:var(--art-accent,var(--accent))}
.doc .art .art-gap{stroke:var(--art-ground,var(--paper))}
.doc .art .art-accent{fill:var(--art-accent,var(--accent))}
.doc .art .art-tint{fill:color-mix(in srgb,var(--art-accent,var(--accent)) 11%,var(--art-ground,var(--paper)));stroke:none}
.doc .art .art-tint-edge{fill:color-mix(in srgb,var(--art-accent,var(--accent)) 30%,var(--art-ground,var(--paper)))}
.doc .art .art-ink{fill:currentColor}
.doc .art :is(.art-fill,.art-fill-strong){fill:currentColor;stroke:none}
`;
