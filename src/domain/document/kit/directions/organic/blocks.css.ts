import { panelEdge } from './edges.ts';

/** Fills for bars without labels. */
const pods = ['#6f8a45', '#4c5f33', '#a63a22', '#7f9160', '#c4552f', '#96381f', '#dfa63c', '#2e3a26'];
const podColours = pods
  .map((colour, index) => `&:nth-of-type(${pods.length}n + ${index + 1}) .bar{fill:${colour}}`)
  .join('');

/** Warm organic charts and running text: bars shaped like plants, panels cut from paper. */
export const blocksCss = `
.doc[data-direction="organic"]{
  --tone-1:var(--accent-text);--tone-2:var(--sage);--tone-4:var(--moss);
  & .on-closing{--tone-1:var(--deep-text)}
  & .chart-title{font-size:var(--t-h3)}
  & .chart-note{line-height:1.34}
  & .chart-caption{margin-bottom:calc(var(--u)*.8)}
  & .chart .axis{stroke:var(--sage);stroke-width:3;stroke-linecap:round}
  & .chart:not(.has-series) :is(.column,.row) > .bar:only-of-type{rx:6px}
  & .chart-columns{--bar-share:.72}
  & .chart-columns .bar-value:not(.in-series){font-family:var(--font-display);font-variant-numeric:normal}
  & .chart-columns.has-stems{--bar-share:.6;margin-top:3.4em}
  & .has-stems .bar-value:not(.in-series){transform:translate(var(--cx),-1.7em);font-size:1.2em}
  & .has-stems .is-emphasised .bar-value:not(.in-series){transform:translate(var(--cx),-1.6em)}
  & .stem .is-sage{fill:var(--stem,var(--leaf))}
  & .stem .in-deep{stroke:var(--paper)}
  & .chart .bar-label{fill:var(--muted)}
  & .chart-gantt .bar-label,& .chart-gantt .is-emphasised .bar-label{font-family:var(--font-display);fill:var(--ink);font-size:1.06em}
  & .chart-gantt .tick-label{font-weight:600}
  & .chart-gantt .tick-band:not(.is-even){fill:var(--tint)}
  & .chart-gantt:has(.tick-band) .tick{display:none}
  & .chart-gantt .bar-vein{display:inline;stroke:var(--paper);stroke-width:1.6;stroke-linecap:round;opacity:.55}
  & .chart-gantt rect.bar{y:13%;height:74%}
  & .chart .is-emphasised :is(.bar-label,.bar-value){fill:var(--ink);font-weight:400}
  & .chart-gantt .row:nth-of-type(3n + 2):not(.is-emphasised) .bar{fill:#d29478}
  & .chart-gantt .row:nth-of-type(3n):not(.is-emphasised) .bar{fill:#dfa63c}
  &[data-theme="light"] .chart-gantt:not(:has(.bar-value)) .row:not(.is-emphasised){${podColours}}
  &[data-theme="dark"] .chart-gantt .row:not(.is-emphasised) .bar{fill:var(--tone-2)}
  & .chart.chart-gantt .row .bar-value.is-inside{transform:translateX(3.2em)}
  & .chart-gantt .row:has(.is-inside) .bar{y:6%;height:88%}
  /* A stretch of time is a pod: pointed at both ends, its length to scale. */
  & .chart-gantt rect.bar{clip-path:polygon(0 50%,3% 32%,8% 17%,16% 7%,30% 1%,50% 0,70% 3%,84% 11%,93% 25%,98% 40%,100% 50%,97% 63%,91% 78%,82% 90%,68% 97%,50% 100%,31% 98%,17% 91%,8% 80%,3% 66%)}
  & .chart.chart-gantt .row:not(.is-emphasised) .bar-value.is-inside{fill:#2a2b1f}
  &[data-theme="dark"] .chart.chart-gantt .row:not(.is-emphasised) .bar-value.is-inside{fill:var(--ink)}
  & .progress-track .bar,& .progress-track .track{rx:.31em}

  & .list:not(.list-ordered) > li:not(.is-open,.is-done)::before{left:.05em;top:.42em;width:.62em;height:.5em;background:var(--leaf);border-radius:62% 38% 55% 45%/58% 46% 54% 42%}
  & .list-ordered > li::before{font-family:var(--font-display);font-weight:400;color:var(--accent-text)}
  & .list > li:is(.is-open,.is-done)::before{border-color:var(--leaf);border-radius:.2em}
  & .list > li.is-done::before{background:var(--leaf)}
  & .inset-quote .quote-text{line-height:1.28;color:var(--accent-text)}
  & .inset-quote .quote-by{margin-top:calc(var(--u)*.3)}
  & .grid-table th{padding:0 calc(var(--gut)*.7) calc(var(--u)*.4) 0;border-bottom-width:calc(var(--bar)*.7)}
  & .grid-table th.num{white-space:normal}
  & .grid-table td:first-child:not(.num){font-weight:600}
  & .grid-table tbody tr:last-child td{border-bottom-color:var(--rule)}
  & .code{border-radius:.5em}
  & .divider{border-top-width:calc(var(--bar)*.8);width:30%}
  & :is(.moment,.definition){border-top-color:var(--rule)}
  & .moment-title::before{background:var(--leaf);border-radius:62% 38% 55% 45%/58% 46% 54% 42%;height:.5em}
  & :is(.definition-title,.card-title,.callout-title,.step-title){font-family:var(--font-display);font-weight:400;font-size:max(var(--floor),calc(var(--t-h3)*.96));line-height:1.24}
  & :is(.card-title,.definition-title){color:var(--accent-text)}
  & .step::before{line-height:1.05}
  & .callout{position:relative;border:0;background:none;padding:calc(var(--u)*1.1) calc(var(--gut)*1.5) calc(var(--u)*1.2)}
  & .callout::before{content:"";position:absolute;inset:0;background:var(--tint);clip-path:${panelEdge({ reach: 7, phase: 0.6 })}}
  & .callout > *{position:relative}
  & .callout:is(.callout-important,.callout-warning){--tint:#47523a;--ink:var(--deep-ink);--muted:var(--deep-ink);--accent-text:var(--deep-text);color:var(--deep-ink)}
  & .callout:is(.callout-important,.callout-warning)::before{background:var(--deep)}
  & .card{border-top:calc(var(--bar)*.7) solid var(--rule)}
  & .picture-art{border-radius:.6em}
}
`;
