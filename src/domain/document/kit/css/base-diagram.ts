/**
 * Flows, plans and sections, bars in cells, and chart marks. Diagrams use one line weight in ink and a tint;
 * a direction overrides them with --drawn-line, --drawn-fill and the `draws-…` classes.
 */
export const baseDiagramCss = `
.doc .mark,.doc .key-mark,.doc .drawn-mark{font-variant-numeric:tabular-nums lining-nums;font-weight:600}
.doc .chart-key .mark{flex:none;min-width:1.5em;text-align:center;border:var(--hair) solid var(--accent-text);color:var(--accent-text);line-height:1.4}
.doc .chart .mark-box{fill:var(--paper);stroke:var(--accent-text);stroke-width:1}
.doc .chart .mark-letter{fill:var(--accent-text);text-anchor:middle;dominant-baseline:central;font-weight:600}
.doc .chart.has-marks{margin-top:2.8em}
.doc .chart + .chart-key{margin-top:calc(var(--u)*.9)}
.doc .chart .was{fill:var(--mark-tone,var(--ink));stroke:var(--paper);stroke-width:2px;paint-order:stroke}
.doc .chart-columns g.column .was{x:calc(var(--x0) - .03*var(--pitch));width:calc((var(--share) + .06)*var(--pitch));transform:translateY(-1.5px)}
.doc .chart-columns:has(.was) .bar-value{--value-y:-.8em}
.doc .swatch-was{flex:none;width:1.3em;height:3px;background:var(--mark-tone,var(--ink))}
.doc .chart-rows.has-goal{margin-top:1.8em}
.doc .chart .goal.is-upright .goal-label{transform:translate(0,-.6em);text-anchor:middle;dominant-baseline:auto}

.doc .chart-waterfall .bar-link{fill:var(--muted);x:var(--x1);width:calc((1 - var(--share))*var(--pitch))}
.doc .chart-waterfall .is-gain .bar{fill:var(--tone-4,var(--muted))}
.doc .chart-waterfall .is-loss .bar{fill:var(--paper);stroke:var(--loss-tone,var(--accent-text));stroke-width:1.5px}
.doc .chart-waterfall .is-emphasised .bar{fill:var(--tone-1,var(--ink))}
.doc .chart-waterfall .bar-value.is-below{--value-y:1.2em;fill:var(--loss-tone,var(--accent-text))}

.doc .parts-row + .parts-row{margin-top:calc(var(--u)*.9)}
.doc .parts-label{position:relative;display:flex;justify-content:space-between;gap:var(--gut);white-space:nowrap;border-bottom:var(--hair) solid currentColor;line-height:1.3;padding-bottom:.15em;margin-bottom:.45em;color:var(--muted)}
.doc .parts-total{color:var(--ink);font-weight:600;white-space:nowrap;font-variant-numeric:tabular-nums lining-nums}
.doc .parts-label:has(.is-beside){padding-bottom:.5em}
.doc .parts-total.is-beside{position:absolute;left:100%;bottom:-.62em;margin-left:.6em}
.doc .parts-axis{display:none}
.doc .parts-bar{width:100%;height:2.1em}
.doc .chart-parts .bar{fill:var(--tint);stroke:var(--ink);stroke-width:1px}
.doc .chart-parts .is-emphasised .bar{fill:var(--paper);stroke:var(--accent-text);stroke-width:2.5px}
.doc .chart-parts text{dominant-baseline:central}
.doc .chart-parts .part-name,.doc .chart-parts .part-behind{transform:translateX(.6em)}
.doc .chart-parts .part-value{transform:translateX(-.6em);text-anchor:end;fill:var(--muted)}
.doc .on-title > .has-chart{flex:1;display:flex;flex-direction:column;gap:calc(var(--u)*.8)}
.doc .on-title > .has-chart > .chart-figure{grid-column:1/-1;grid-row:2;position:relative;z-index:2;margin-top:auto;padding:calc(var(--u)*.7) var(--gut) calc(var(--u)*.9);background:var(--paper);color:var(--ink)}
.doc .chart-parts{container-type:inline-size}
.doc .chart-parts .if-wide{display:none}
@container (min-width:60em){
  .doc .chart-parts .if-wide{display:inline}
  .doc .chart-parts .if-narrow{display:none}
}
.doc .parts-note{line-height:1.3;margin-top:.3em}

.doc .grid-table[data-bars] td:has(.cell-bar){white-space:nowrap}
.doc .cell-bar{display:inline-block;width:calc(var(--t-body)*7.4);height:calc(var(--t-body)*.62);margin-left:calc(var(--t-body)*.8);vertical-align:baseline;overflow:visible}
.doc .cell-bar .track{fill:var(--rule)}
.doc .cell-bar .bar{fill:var(--tone-4,var(--muted))}
.doc .cell-bar .tick{fill:var(--ink)}
.doc .cell-bar.is-short .bar{fill:var(--accent-text)}
.doc td:has(.cell-bar.is-short){color:var(--accent-text);font-weight:600}

.doc .flow-drawing{display:grid;gap:calc(var(--u)*.8)}
.doc .flow-chain{display:flex;align-items:center}
.doc .flow-node{flex:0 1 auto;min-width:min-content;max-width:60%;border:var(--hair) solid var(--drawn-line,var(--ink));background:var(--drawn-fill,var(--tint));padding:calc(var(--u)*.35) .7em;text-align:center;line-height:1.25;overflow-wrap:break-word}
.doc .flow-link{flex:1 1 3.4em;min-width:1.6em;text-align:center;color:var(--muted);font-size:var(--t-note);line-height:1.25}
.doc .flow-words{padding:0 .2em;overflow-wrap:anywhere}
.doc .flow-arrow{width:100%;height:12px;overflow:visible}
.doc .flow-arrow :is(line,path){fill:none;stroke:var(--accent-text);stroke-width:1.4px}
.doc .flow-arrow.is-return :is(line,path){stroke:var(--muted)}
.doc .flow-arrow.is-return line{stroke-dasharray:3px 3px}

.doc .diagram{position:relative}
.doc .page > .diagram{margin-top:calc(var(--u)*1.4)}
.doc .drawing{position:relative;max-width:calc((var(--page-h) - var(--mt) - var(--mb))*.5*(.4 + .6*var(--fs))*var(--ratio,1.5))}
.doc .drawing svg{width:100%;height:auto}
.doc .drawing :is(path,rect,circle,ellipse){fill:var(--drawn-fill,var(--tint));stroke:var(--drawn-line,var(--ink));stroke-width:1.2px;vector-effect:non-scaling-stroke;stroke-linejoin:round}
.doc .drawing :is(.drawn-line,.drawn-hatch,.drawn-accent){fill:none}
.doc .drawing .drawn-hatch{stroke:var(--rule)}
.doc .drawing .drawn-accent{stroke:var(--accent-text)}
.doc .drawing .is-dashed{stroke-dasharray:5px 4px}
.doc .drawing .drawn-solid{fill:var(--drawn-line,var(--ink));stroke:none}
.doc .drawing .drawn-area{fill:var(--drawn-ground,none);stroke:var(--drawn-edge,var(--rule))}
.doc .drawing .drawn-path{fill:var(--paper);stroke:none}
.doc .drawn-mark{position:absolute;transform:translate(-50%,-50%);min-width:1.7em;line-height:1.7;text-align:center;font-size:var(--t-note);background:var(--paper);color:var(--ink);border:var(--hair) solid var(--accent-text);border-radius:var(--mark-round,0)}
.doc .drawing-key{margin-top:calc(var(--u)*.7);font-size:var(--t-note);line-height:1.35;display:block}
.doc .drawing-key tbody{display:grid;grid-template-columns:repeat(auto-fill,minmax(max(min(100%,9em),calc((100% - 2*var(--gut))/3 - 1px)),1fr));gap:calc(var(--u)*.25) var(--gut)}
.doc .drawing-key tr{display:block;position:relative;padding-left:1.9em}
.doc .drawing-key .is-unnamed{display:block;position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.doc .drawing-key :is(th,td){display:inline;text-align:left}
.doc .drawing-key th{font-weight:600;padding-right:.35em}
.doc .drawing-key td{color:var(--muted)}
.doc .drawing-key .key-mark{position:absolute;left:0;top:0;color:var(--accent-text)}
/* On wide pages the key stands beside what it explains. */
.doc .page-slide .text-slide > .diagram:is(.diagram-plan,.diagram-section):only-child{display:grid;grid-template-columns:minmax(0,1fr) min(var(--drawing-share,64%),calc((var(--page-h) - var(--mt) - var(--mb))*.72*var(--ratio,1.5)));column-gap:calc(var(--gut)*2);align-items:start}
.doc .page-slide .text-slide > .diagram:only-child .drawing{grid-column:2;grid-row:1;max-width:none}
.doc .page-slide .text-slide > .diagram:only-child .drawing-key{grid-column:1;grid-row:1;margin-top:0;font-size:var(--t-body)}
.doc .page-slide .text-slide > .diagram:only-child .drawing-key tbody{grid-template-columns:minmax(0,1fr);gap:calc(var(--u)*.7)}
.doc .page-slide .text-slide > .diagram:only-child .drawing-key :is(th,td:last-child){display:block}
.doc .page-slide .text-slide > .diagram.has-long-key{--drawing-share:42%}
.doc .page-slide .text-slide > .diagram.has-long-key:only-child .drawing-key{font-size:var(--t-note);line-height:1.3}
.doc .page-slide .text-slide > .diagram.has-long-key:only-child .drawing-key tbody{gap:calc(var(--u)*.4)}
.doc .page-slide .text-slide > .diagram.has-long-key:only-child .drawing-key :is(th,td:last-child){display:inline}
.doc .text-slide:has(> .diagram:only-child){max-width:none}
.doc .point .diagram{margin-bottom:calc(var(--u)*.8)}
.doc .points:has(.diagram) .point{display:flex;flex-direction:column;align-items:stretch}
.doc .points:has(.diagram) .point-marker{align-self:flex-start}
.doc .points:has(.diagram) .diagram{flex:1 0 auto;display:grid;align-content:center}
`;
