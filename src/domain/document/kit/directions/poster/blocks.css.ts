/** Bold poster charts and the parts of running text: solid bars, figures in Anton, heavy rules above items. */
export const blocksCss = `
.doc[data-direction="poster"]{
  --tone-1:var(--accent);--tone-2:var(--ink);--tone-4:var(--muted);
  & .chart-title{font-weight:700}
  & .chart-caption{margin-bottom:calc(var(--u)*.9)}
  & .chart .axis{display:none}
  & .chart .is-compared .bar{fill:var(--muted)}
  & .chart-columns .bar-value:not(.in-series),& .chart-rows .bar-value{font-family:var(--font-display);font-weight:400;font-size:1.3em;font-variant-numeric:normal}
  & .chart .chart-columns .is-emphasised .bar-value,& .chart.has-many-marks .column .bar-value{font-size:1.3em;font-weight:400}
  & .chart.has-many-marks .column .bar-value{font-size:1em}
  & .chart-columns :is(.bar-value:not(.in-series),.bar-label){text-anchor:start}
  & .chart-columns .bar-value:not(.in-series){transform:translate(var(--x0),var(--value-y,-.4em))}
  & .chart-columns .bar-label{transform:translate(var(--x0),1.6em);font-weight:600}
  & .chart .is-emphasised .bar-value{font-weight:400}
  & .chart-gantt{--tone-2:var(--rule)}
  & .chart.chart-gantt .row.is-emphasised .bar-value.is-inside{fill:var(--accent-ink)}

  & .list:not(.list-ordered) > li:not(.is-open,.is-done)::before{top:.4em;width:.62em;height:.62em;background:var(--accent);border-radius:50%}
  & .list-ordered > li::before{font-weight:700}
  & .list > li:is(.is-open,.is-done)::before{border-width:max(1px,.14em)}
  & .inset-quote{padding:calc(var(--u)*.8) calc(var(--gut)*1.2);background:var(--pop);color:var(--pop-ink)}
  & .inset-quote .quote-text{font-size:max(var(--floor),calc(var(--t-lead)*1.15));line-height:1.24}
  & .inset-quote .quote-by{margin-top:calc(var(--u)*.3);color:inherit}
  & .grid-table{border-top:calc(var(--bar)*1.7) solid var(--ink)}
  & .grid-table th{font-weight:700;border-bottom:0}
  & .grid-table td{border-bottom:0;border-top:calc(var(--bar)*.75) solid var(--ink)}
  & .grid-table th.num{white-space:normal}
  & .grid-table td:first-child:not(.num){font-weight:700}
  & .grid-table tfoot td{border-top-width:0}
  & .grid-table tfoot tr:first-child td{border-top-width:calc(var(--bar)*1.7)}
  & .divider{border-top:calc(var(--bar)*.75) solid var(--ink)}
  & :is(.moment,.definition){border-top:calc(var(--bar)*.75) solid var(--ink)}
  & :is(.card-title,.callout-title,.moment-title,.definition-title){font-family:var(--font-display);font-weight:400;text-transform:uppercase;font-size:max(var(--floor),calc(var(--t-h3)*1.16));line-height:1.14;overflow-wrap:anywhere}
  & .moment-title{padding-left:0}
  & .moment-title::before{display:none}
  & .step-title{font-weight:700}
  & .step::before{color:var(--ink);line-height:1}
  & .callout{border:0;background:var(--pop);color:var(--pop-ink);--ink:var(--pop-ink);--muted:var(--pop-ink);--accent-text:var(--pop-ink);--tint:#f2bd00;padding:calc(var(--u)*.9) calc(var(--gut)*1.2) calc(var(--u)*1)}
  & .callout:is(.callout-important,.callout-warning){background:var(--field-b);color:var(--field-b-ink);--ink:var(--field-b-ink);--muted:var(--field-b-ink);--accent-text:var(--field-b-text);--tint:color-mix(in srgb,var(--field-b) 84%,#000)}
  & .card{border-top-width:calc(var(--bar)*1.7)}
  & .figure .gap{font-size:var(--t-body)}
}
`;
