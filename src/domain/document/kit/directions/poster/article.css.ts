/** Bold poster article: the title as a poster, heavy rules above every passage, sentences in Archivo. */
export const articleCss = `
.doc[data-direction="poster"]{
  & .article-head{padding-top:calc(var(--u)*2.4);padding-bottom:0}
  & .article-title{--cap:min(calc(var(--t-hero)*.52),calc(var(--page-h)*.17));--least:var(--t-h2);--lines:2.8;max-width:var(--box,none);line-height:.98;padding-bottom:calc(var(--u)*.6)}
  & .article-head .lead{background:var(--field-b);color:var(--field-b-ink);margin:calc(var(--u)*.6) calc(-1*var(--m)) 0;padding:calc(var(--u)*.9) var(--m)}
  & .passage{margin-top:calc(var(--u)*1.5);border-top:calc(var(--bar)*1.7) solid var(--ink);padding-top:calc(var(--u)*.6);display:grid;grid-template-columns:repeat(6,minmax(0,1fr));column-gap:var(--gut)}
  & .passage:not(:has(.passage-title)){border-top:0;padding-top:0}
  & .passage-title{grid-column:1/3;font-family:var(--font-display);font-weight:400;text-transform:uppercase;font-size:max(var(--floor),calc(var(--t-h3)*1.3));line-height:1.12;text-wrap:balance;overflow-wrap:anywhere;hyphens:auto}
  & .passage-body{grid-column:3/7;max-width:42em}
  & .flow > * + *{margin-top:calc(var(--u)*.6)}
  & .heading{font-weight:700}
  & .heading-2{font-size:max(var(--floor),calc(var(--t-h3)*1.1));line-height:1.2}
  & .flow > * + .heading{margin-top:calc(var(--u)*1.05)}
  & .flow > .heading + *{margin-top:calc(var(--u)*.25)}
  & .list > li{position:relative;padding-left:1.5em}
  & li + li,& li > .list{margin-top:calc(var(--u)*.28)}
  & .list:not(.list-ordered) > li::before{content:"";position:absolute;left:0;top:.4em;width:.62em;height:.62em;background:var(--accent);border-radius:50%}
  & .list-ordered{counter-reset:item var(--start,0)}
  & .list-ordered > li{counter-increment:item;padding-left:1.9em}
  & .list-ordered > li::before{content:counter(item);position:absolute;left:0;font-weight:700;font-variant-numeric:tabular-nums}
  & .list > li:is(.is-open,.is-done)::before{width:.72em;height:.72em;top:.3em;background:none;border:max(1px,.14em) solid currentColor;border-radius:0}
  & .list > li.is-done::before{background:currentColor}
  & .inset-quote{padding:calc(var(--u)*.8) calc(var(--gut)*1.2);background:var(--pop);color:var(--pop-ink)}
  & .inset-quote .quote-text{font-size:max(var(--floor),calc(var(--t-lead)*1.15));line-height:1.24}
  & .inset-quote .quote-by{margin-top:calc(var(--u)*.3)}
  & .grid-table{table-layout:auto;border-top:calc(var(--bar)*1.7) solid var(--ink)}
  & .grid-table caption{text-align:left;padding-bottom:calc(var(--u)*.5);color:var(--muted)}
  & .grid-table th{font-weight:700;vertical-align:bottom;padding:calc(var(--u)*.45) var(--gut) calc(var(--u)*.5) 0}
  & .grid-table td{border-top:calc(var(--bar)*.75) solid var(--ink);padding:calc(var(--u)*.4) var(--gut) calc(var(--u)*.46) 0}
  & .grid-table td:first-child{font-weight:700}
  & .grid-table :is(th,td):last-child{padding-right:0}
  & .grid-table .mid{text-align:center}
  & .code{background:var(--tint);padding:calc(var(--u)*.7) var(--u);font-variant-numeric:tabular-nums}
  & .divider{height:0;border-top:calc(var(--bar)*.75) solid var(--ink);margin:calc(var(--u)*.9) 0}
  & .flow .figures{--cell-w:calc((var(--c4) - 2*var(--gut))/3)}
  & .passage-body .figure-value{--t-fig:calc(var(--t-h2)*1.2)}
}
.doc[data-direction="poster"][data-format="a5"][data-orientation="portrait"]{
  & .passage-title,& .passage-body{grid-column:1/7}
  & .passage-title{margin-bottom:calc(var(--u)*.4)}
}
`;
