/** Swiss article: headings hang in the first two columns, text runs from the third. */
export const articleCss = `
.doc[data-direction="swiss"]{
  & .article-head{margin-top:calc(var(--u)*2.6);display:grid;grid-template-columns:repeat(6,minmax(0,1fr));column-gap:var(--gut)}
  & .article-title{grid-column:1/-1;font-family:var(--font-display);font-weight:600;line-height:1;letter-spacing:-.035em;margin-left:-.05em;--lines:2.4}
  & .article-facts{grid-column:3/7}
  & .article-head .lead{grid-column:3/7;max-width:42em;margin-top:calc(var(--u)*1.3)}
  & .passage{margin-top:calc(var(--u)*1.5);border-top:var(--bar) solid var(--ink);padding-top:calc(var(--u)*.5);display:grid;grid-template-columns:repeat(6,minmax(0,1fr));column-gap:var(--gut)}
  & .passage:not(:has(.passage-title)){border-top:0;padding-top:0}
  & .page-article > .passage:last-child:has(> .foot-art){flex:1 1 auto;grid-template-rows:auto minmax(0,1fr)}
  & .page-article > .passage:last-child > .foot-art{display:block;grid-column:1/-1;align-self:stretch;position:relative;min-height:0;margin-top:calc(var(--u)*1.8);overflow:hidden}
  & .foot-art > .art{position:absolute;inset:0;width:100%;height:100%}
  & .passage-title{grid-column:1/3;font-weight:600;font-size:var(--t-h3);line-height:1.24;letter-spacing:-.008em;hyphens:auto}
  & .passage-body{grid-column:3/7;max-width:42em}
  & .heading-2{font-size:max(var(--floor),calc(var(--t-h3)*1.15));line-height:1.2;letter-spacing:-.01em}
  & li + li,& li > .list{margin-top:calc(var(--u)*.28)}
  & .list:not(.list-ordered) > li::before{content:"";position:absolute;left:0;top:.62em;width:.75em;height:.13em;min-height:1px;background:currentColor}
  & .list-ordered{counter-reset:item var(--start,0)}
  & .list-ordered > li{counter-increment:item;padding-left:1.9em}
  & .list-ordered > li::before{content:counter(item);position:absolute;left:0;font-weight:600;font-variant-numeric:tabular-nums}
  & .list > li:is(.is-open,.is-done)::before{width:.72em;height:.72em;top:.3em;background:none;border:max(1px,.1em) solid currentColor}
  & .list > li.is-done::before{background:currentColor}
  & .inset-quote{padding:calc(var(--u)*.5) 0}
  & .inset-quote .quote-text{font-weight:600;font-size:max(var(--floor),calc(var(--t-lead)*1.2));line-height:1.2}
  & .inset-quote .quote-by{margin-top:calc(var(--u)*.4)}
  & .grid-table{border-top:var(--bar) solid var(--ink);table-layout:auto}
  & .grid-table caption{text-align:left;padding-bottom:calc(var(--u)*.5);color:var(--muted)}
  & .grid-table th{font-weight:600;vertical-align:bottom;padding:calc(var(--u)*.4) calc(var(--gut)*.7) calc(var(--u)*.5) 0}
  & .grid-table td{border-top:var(--hair) solid var(--rule);padding:calc(var(--u)*.36) calc(var(--gut)*.7) calc(var(--u)*.44) 0}
  & .grid-table.is-tight :is(th,td):not(:last-child){padding-right:calc(var(--gut)*.35)}
  & .code{background:var(--tint);padding:calc(var(--u)*.7) var(--u);font-variant-numeric:tabular-nums}
  & .divider{height:0;border-top:var(--hair) solid var(--rule);margin:calc(var(--u)*.9) 0}
  & .flow .figures{padding:calc(var(--u)*.5) 0;--cell-w:calc((var(--c4) - 2*var(--gut))/3)}
  & .flow .figures[data-count="4"]{--cell-w:calc((var(--c4) - 3*var(--gut))/4)}
  & .flow .figures:is([data-count="1"],[data-count="2"]){--cell-w:calc((var(--c4) - var(--gut))/2)}
  & .flow .figure-value{--t-fig:calc(var(--t-h2)*1.2)}
}
.doc[data-direction="swiss"]:is([data-format="a5"][data-orientation="portrait"],[data-format="a6"],[data-format="story"]){
  & .passage-title,& .passage-body,& .article-facts,& .article-head .lead{grid-column:1/7}
  & .passage-title{margin-bottom:calc(var(--u)*.5)}
}
`;
