/** Quiet corporate article: sections under a navy rule. With an introduction, the title gets a cover. */
export const articleCss = `
.doc[data-direction="corporate"]{
  & .article-head{margin-top:calc(var(--u)*1.8)}
  & .article-title{--lines:2.3;--box:calc(var(--content-w)*.86);max-width:var(--box)}
  & .article-head > .lead{font-size:max(var(--floor),calc(var(--t-lead)*.88));margin-top:calc(var(--u)*1.5);max-width:38em;text-wrap:var(--pretty)}
  & .article-head:has(> .lead){margin:-1px calc(-1*var(--m)) 0;padding:0 var(--m);position:relative;display:grid;grid-template-columns:minmax(0,1fr)}
  & .article-head:has(> .article-facts){grid-template-columns:minmax(0,121fr) minmax(0,47fr);column-gap:calc(var(--gut)*1.5)}
  & .article-facts{display:block;margin-top:calc(var(--u)*1.55)}
  & .article-fact{display:grid;grid-template-columns:minmax(0,14fr) minmax(0,33fr);font-size:max(var(--floor),calc(var(--t-body)*.97))}
  & .article-fact + .article-fact{margin-top:calc(var(--u)*.46)}
  & .article-head:not(:has(> .lead)) > .article-facts{display:flex;margin-top:calc(var(--u)*1)}
  & .article-head:not(:has(> .lead)) > .article-facts > .article-fact{display:block;margin-top:0}
  & .article-fact .icon{display:none}
  & .article-fact dt{font-size:inherit;color:var(--muted);opacity:1}
  & .article-head:has(> .lead) > .article-title{grid-row:1;grid-column:1/-1;background:var(--accent);color:var(--accent-ink);margin:0 calc(-1*var(--m));max-width:none;padding:calc(var(--u)*1.55) calc(var(--m) + var(--content-w)*.14) calc(var(--u)*1.95) var(--m)}
  & .article-head:has(> .lead) > .head-art{display:block;grid-row:1;grid-column:1/-1;position:relative;margin:calc(-1*var(--cover-top)) calc(-1*var(--m)) 0;z-index:1}
  & .passage{margin-top:calc(var(--u)*1.5);border-top:var(--line);padding-top:calc(var(--u)*.5)}
  & .masthead + .passage{margin-top:calc(var(--u)*1.1);border-top:0;padding-top:0}
  & .passage:not(:has(.passage-title)){border-top:0;padding-top:0}

  /* Few words: the lines on the foot rise to them. */
  & .page-article > .passage:last-child:has(> .foot-art){flex:1 1 auto;display:flex;flex-direction:column}
  & .page-article:has(.foot-art) .article-head:not(:has(> .lead)) > .head-art{display:none}
  & .page-article > .passage:last-child > .foot-art{display:block;flex:1 1 0;min-height:0;position:relative;overflow:hidden;margin:calc(var(--u)*1.8) calc(-1*var(--m)) calc(-1*var(--mb))}
  & .page-article:not(:has(> .article-head > .lead)) > .passage:last-child > .foot-art{margin-bottom:calc(-1*var(--foot-art) - var(--u)*1.2)}
  & .foot-art > .art{position:absolute;inset:0;width:100%;height:100%;color:var(--pale);mask-image:linear-gradient(to bottom,transparent,#000 60%)}

  & .passage-title{font-family:var(--font-display);font-weight:600;font-size:max(var(--floor),calc(var(--t-h2)*.92));line-height:1.2;letter-spacing:-.005em;margin-bottom:calc(var(--u)*.55)}
  & .passage-body > :is(.paragraph,.list,.heading,.inset-quote,.code){max-width:42em}
  & .heading-2{font-family:var(--font-display);font-size:max(var(--floor),calc(var(--t-h3)*1.12));line-height:1.25}
  & .heading-4{font-weight:500;color:var(--muted)}
  & .list > li{position:relative;padding-left:1.4em}
  & li + li,& li > .list{margin-top:calc(var(--u)*.3)}
  & .list:not(.list-ordered) > li::before{content:"";position:absolute;left:.1em;top:.58em;width:.32em;height:.32em;background:var(--accent-text)}
  & .list-ordered{counter-reset:item var(--start,0)}
  & .list-ordered > li{counter-increment:item;padding-left:1.9em}
  & .list-ordered > li::before{content:counter(item);position:absolute;left:0;font-weight:600;color:var(--accent-text);font-variant-numeric:tabular-nums lining-nums}
  & .list:not(.list-ordered) > li:is(.is-open,.is-done)::before{left:0;top:.3em;width:.76em;height:.76em;background:none;border:max(1px,var(--hair)) solid var(--accent-text)}
  & .list:not(.list-ordered) > li.is-done::before{background:var(--accent-text)}
  & .list-ordered > li:is(.is-open,.is-done)::before{width:auto;height:auto;top:0;border:0;background:none}
  & .inset-quote{border-left:calc(var(--bar)*1.2) solid var(--accent-text);padding:calc(var(--u)*.15) 0 calc(var(--u)*.2) calc(var(--gut)*.7)}
  & .inset-quote .quote-text{font-size:max(var(--floor),calc(var(--t-lead)*1.06));line-height:1.34}
  & .inset-quote .quote-by{margin-top:calc(var(--u)*.25)}
  & .grid-table{table-layout:auto}
  & .grid-table caption{text-align:left;padding-bottom:calc(var(--u)*.5);font-weight:600}
  & .grid-table th{font-weight:600;color:var(--muted);vertical-align:bottom;padding:0 calc(var(--gut)*.7) calc(var(--u)*.4) 0;border-bottom:var(--hair) solid var(--rule)}
  & .table-slide .grid-table th{border-bottom:var(--line)}
  & .grid-table td{border-bottom:var(--hair) solid var(--rule);padding:calc(var(--u)*.22) calc(var(--gut)*.7) calc(var(--u)*.26) 0}
  & .grid-table :is(th,td):last-child{padding-right:0}
  & .grid-table :is(th,td).num{white-space:normal}
  & .grid-table.is-tight :is(th,td){padding-right:calc(var(--gut)*.35)}
  & .grid-table:has(tfoot) tbody tr:last-child td{border-bottom:0}
  & .grid-table tfoot tr:first-child td{border-top:var(--hair) solid var(--rule)}
  & .grid-table tfoot td{border-bottom:0;color:var(--muted);padding-block:calc(var(--u)*.22) calc(var(--u)*.26)}
  & .grid-table tfoot tr:last-child td{border-top:var(--line);font-weight:700;color:var(--ink);font-size:max(var(--floor),calc(var(--t-body)*1.14));padding-block:calc(var(--u)*.42)}
  & .columns[data-count="2"]:has(> :first-child > .chart-figure:first-child){grid-template-columns:minmax(0,2.4fr) minmax(0,1fr)}
  & .columns .heading{font-family:var(--font-display);font-size:var(--t-h2);line-height:1.2}
  & .columns .figures{--cell-w:calc(var(--content-w)*.26);grid-template-columns:minmax(0,1fr)}
  & .figures[data-count="4"] :is(.figure-label,.figure-detail){font-size:var(--t-note)}
  & .chart-gantt{height:calc(var(--rows)*2em*(.6 + .4*var(--fs)))}
  & .cell-bar .bar{fill:var(--accent-text)}
  & .cell-bar .track{fill:var(--band)}
  & .cell-bar.is-short .bar{fill:var(--signal)}
  & td:has(.cell-bar.is-short){color:var(--signal)}
  & .chart{--mark-tone:var(--signal);--loss-tone:var(--signal)}
  & .swatch-was{--mark-tone:var(--signal)}
  & .chart-waterfall .is-loss .bar{fill:var(--signal);stroke:none}
  & .chart-waterfall .is-gain .bar{fill:var(--slate)}
  & .chart-gantt .bar{fill:var(--accent-text)}
  & .chart-gantt .is-emphasised .bar{fill:var(--signal)}
  & .chart-gantt rect.bar{y:14%;height:74%}
  & .chart-gantt .bar-label,& .chart-gantt .is-emphasised .bar-label{fill:var(--ink);font-weight:400}
  & .chart.chart-gantt .row .bar-value.is-inside{fill:var(--paper)}
  & .page-article > .passage:last-child:has(> .passage-body > .columns:last-child .signatures){flex:1 0 auto;display:flex;flex-direction:column}
  & .passage:last-child > .passage-body:has(> .columns:last-child .signatures){flex:1 0 auto;display:flex;flex-direction:column}
  & .passage:last-child > .passage-body > .columns:last-child:has(.signatures){margin:auto calc(-1*var(--m)) calc(-1*var(--mb));background:var(--tint);padding:calc(var(--u)*.6) var(--m) var(--mb);grid-template-columns:minmax(0,5.3fr) minmax(0,6.7fr);align-items:end}
  & .passage:last-child > .passage-body:has(> .columns:last-child .signatures) > :nth-last-child(2){margin-bottom:calc(var(--u)*.9)}
  & .columns .signatures{padding-top:calc(var(--u)*1.2);grid-template-columns:minmax(0,3fr) minmax(0,2fr)}
  & .columns .signature{border-top-color:var(--muted);color:var(--muted)}
  & .card{border-top:0;padding-top:0}
  & .card > :not(.card-title){color:var(--muted)}
  & .callout{border-left:0;border-top:var(--line)}
  & .callout:is(.callout-important,.callout-warning){border-left:0;border-top:max(1px,calc(var(--bar)*.72)) solid var(--signal)}
  & :is(.callout-important,.callout-warning) > .callout-title{color:var(--signal)}
  & .signature{border-top:max(1px,var(--hair)) solid var(--ink)}
  & .moment-title::before{border-radius:0;width:.5em;height:.5em;transform:rotate(45deg)}
  & .code{background:var(--tint);padding:calc(var(--u)*.6) var(--u);font-variant-numeric:tabular-nums}
  & .divider{height:0;border-top:var(--hair) solid var(--rule);margin:calc(var(--u)*.9) 0}
}
`;
