/**
 * Charts with axes of their own, and those made of rows or cells. Positions are percentages of the drawing,
 * type is by token; `is-start` and `is-end` align a text at its point, otherwise it is centered.
 */
export const basePlotCss = `
.doc .chart-plot{height:calc(var(--base-u)*11*var(--fs));margin:1.6em 0 2em}
.doc[data-format^="slides"] .chart-plot{height:max(9em,calc(var(--page-h)*.46))}
.doc .chart-slide :is(.chart-plot,.chart-radar,.chart-heat-cells,.chart-multiples){font-size:max(var(--floor),calc(var(--t-body)*.86))}
.doc .chart-plot text,.doc .chart-plot .plot-value{text-anchor:middle}
.doc .chart-plot text.is-start{text-anchor:start}
.doc .chart-plot text.is-end{text-anchor:end}
.doc .chart .plot-grid{fill:none;stroke:var(--rule);stroke-width:1;vector-effect:non-scaling-stroke}
.doc .chart :is(.tick-label,.axis-title){fill:var(--muted)}
.doc .chart-plot .plot-value{transform:translateY(-.5em)}
.doc .chart-plot .plot-value.is-line{transform:translateY(-.75em)}
.doc .chart-plot .plot-label{transform:translateY(1.5em)}
.doc .chart-plot :is(.point-name,.slope-name,.sankey-name,.tick-label.is-end,.bar-label.is-start){dominant-baseline:central}
.doc .chart-plot :is(.is-marked,.is-emphasised .bar-value){font-weight:600}
.doc .chart.swatch-line{flex:none;width:1.6em;height:.9em}
.doc .chart-key + .chart-plot{margin-top:1.9em}
.doc .chart-scatter{margin:2.2em 0 3.4em}
.doc .chart-scatter .axis-title.is-top{transform:translateY(-.9em)}
.doc .chart-scatter .axis-title.is-foot{transform:translateY(3em)}
.doc .chart .point{fill:var(--tone-4,var(--muted));stroke:var(--paper);stroke-width:1px}
.doc .chart .point.is-marked{fill:var(--tone-1,var(--accent-text))}
.doc .chart-bubble .point{fill:color-mix(in srgb,var(--muted) 30%,var(--paper));stroke:var(--ink)}
.doc .chart-bubble .point.is-marked{fill:var(--tint);stroke:var(--tone-1,var(--accent-text));stroke-width:2.4px}
.doc .swatch-round{flex:none;width:.9em;height:.9em;border:1px solid var(--ink);border-radius:50%;background:color-mix(in srgb,var(--muted) 30%,var(--paper))}
.doc .chart-histogram .bar{stroke:var(--paper);stroke-width:1px;fill:var(--tone-4,var(--muted))}
.doc .chart-slope{margin-top:2.6em;margin-bottom:.8em}
.doc .chart-slope .slope-end{fill:var(--muted);transform:translateY(-1.3em)}
.doc .chart-slope .line.line-tone-0{stroke:var(--ink)}
.doc .chart-sankey{height:max(calc(var(--base-u)*11*var(--fs)),calc(var(--rows)*1.7em));margin:.6em 0}
.doc .chart .sankey-link{fill:color-mix(in srgb,var(--muted) 30%,var(--paper))}
.doc .chart .sankey-link.is-marked{fill:color-mix(in srgb,var(--tone-1,var(--accent-text)) 42%,var(--paper))}
.doc .chart .sankey-node{fill:var(--ink)}
.doc .chart .sankey-node.is-marked{fill:var(--tone-1,var(--accent-text))}

.doc .chart-radar{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:calc(var(--u)*.8) calc(var(--gut)*1.5);padding:1.6em 0}
.doc .radar-field{position:relative;flex:none;width:calc(var(--base-u)*10.5*(.45 + .55*var(--fs)));height:calc(var(--base-u)*10.5*(.45 + .55*var(--fs)));margin-inline:9em}
.doc[data-format^="slides"] .radar-field{width:max(9em,calc(var(--page-h)*.38));height:max(9em,calc(var(--page-h)*.38))}
.doc .is-numbered .radar-field{margin-inline:2em}
.doc .radar-field svg{display:block;width:100%;height:100%}
.doc .chart .radar-area{fill:var(--tone-1,var(--accent-text));opacity:.16;stroke:none}
.doc .radar-name{position:absolute;left:var(--x);top:var(--y);max-width:9em;line-height:1.2;transform:translateY(var(--dy))}
.doc .radar-name.is-left{left:auto;right:calc(100% - var(--x));text-align:right}
.doc .radar-name.is-middle{width:10em;max-width:none;margin-left:-5em;text-align:center}
.doc .radar-tick{position:absolute;right:calc(50% + .35em);top:var(--y);transform:translateY(-50%);color:var(--muted)}
.doc .radar-key{flex:1 1 10em;list-style:decimal inside;line-height:1.35;column-gap:var(--gut);columns:11em}

.doc .chart-heat-cells{display:grid;grid-template-columns:minmax(4em,1.5fr) repeat(var(--columns),minmax(0,1fr));gap:2px;line-height:1.25;text-align:center;font-variant-numeric:tabular-nums lining-nums}
.doc .chart-heat-cells > *{padding:calc(var(--u)*.26) .3em;min-width:0;overflow-wrap:anywhere;align-content:center}
.doc .heat-head{color:var(--muted);align-self:end}
.doc .heat-name{text-align:left}
.doc .chart-heat-cells > .heat-name{padding-left:0}
.doc .chart-slide .chart-heat-cells > *{padding-block:calc(var(--u)*.55)}
/* Few rows are taller, up to less than half of the slide in all. */
.doc .chart-slide .chart-heat-cells > .heat{min-height:min(calc(var(--page-h)*.4/var(--rows,8)),calc(var(--t-body)*5))}
.doc .chart-slide .funnel-stage{min-height:calc(var(--u)*2.6)}
.doc .heat{--heat-tone:color-mix(in srgb,var(--accent-text) var(--heat,0%),var(--paper));background:var(--heat-tone);fill:var(--heat-tone);color:var(--ink)}
.doc .heat-0{--heat:5%}.doc .heat-1{--heat:12%}.doc .heat-2{--heat:20%}.doc .heat-3{--heat:29%}.doc .heat-4{--heat:36%}.doc .heat-5{--heat:44%}
.doc[data-theme="dark"] .heat{--heat-tone:color-mix(in srgb,var(--accent-text) calc(var(--heat,0%)*.75),var(--paper))}
.doc .chart-heat{height:calc(min(var(--rows),40)*.9em);margin:.6em 0 2em}

.doc .chart-funnel{list-style:none;font-size:var(--t-body);line-height:1.3;padding:0}
.doc .funnel-stage{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.9fr) minmax(0,.8fr);column-gap:var(--gut);align-items:center;min-height:calc(var(--u)*1.9)}
.doc .funnel-name{padding-block:calc(var(--u)*.3);overflow-wrap:anywhere}
.doc .funnel-cell{position:relative;align-self:stretch}
.doc .funnel-shape{position:absolute;inset:0;width:100%;height:100%}
.doc .chart-funnel .bar{fill:var(--tone-4,var(--muted));stroke:var(--paper);stroke-width:1px;vector-effect:non-scaling-stroke}
.doc .chart-funnel .is-emphasised .bar{fill:var(--tone-1,var(--accent-text))}
.doc .funnel-value{display:flex;flex-wrap:wrap;gap:0 .7em;font-variant-numeric:tabular-nums lining-nums}
.doc .funnel-share{color:var(--muted)}
.doc .funnel-stage.is-emphasised{font-weight:600}

.doc .chart-multiples{display:grid;grid-template-columns:repeat(auto-fill,minmax(max(9em,calc((100% - 3*var(--gut))/4)),1fr));gap:calc(var(--u)*1.1) var(--gut);list-style:none;padding:0;line-height:1.3}
.doc .chart-multiples:is([data-count="3"],[data-count="5"],[data-count="6"],[data-count="9"]){grid-template-columns:repeat(auto-fill,minmax(max(9em,calc((100% - 2*var(--gut))/3)),1fr))}
.doc .multiple{min-width:0}
.doc .multiple-head,.doc .multiple-ends{display:flex;justify-content:space-between;gap:.6em}
.doc .multiple-name{overflow-wrap:anywhere;min-width:0}
.doc .multiple-value{font-variant-numeric:tabular-nums lining-nums;white-space:nowrap}
.doc .multiple-plot{display:block;width:100%;height:calc(var(--base-u)*3*var(--fs));margin:.5em 0 .3em}
.doc[data-format^="slides"] .multiple-plot{height:max(3em,calc(var(--page-h)*.13))}
.doc .multiple-ends{color:var(--muted)}
.doc .chart .multiple-area{fill:color-mix(in srgb,var(--muted) 24%,var(--paper));stroke:none}
.doc .chart .multiple.is-emphasised :is(.line,.dot){stroke:var(--tone-1,var(--accent-text))}
.doc .multiple.is-emphasised .multiple-head{font-weight:600}
`;
