/** Warm organic article: the title on the field, headings in the side, text in one calm column. */
export const articleCss = `
.doc[data-direction="organic"]{
  & .article-head{padding-top:calc(var(--u)*1.8)}
  & .article-title{--cap:var(--t-hero);--least:calc(var(--t-h2)*1.1);--box:calc(var(--content-w) - var(--art-w)*.82);--lines:2.1;max-width:var(--box);margin-left:-.02em}
  & .article-head .lead{font-family:var(--font-display);line-height:1.34;margin-top:calc(var(--u)*.9);max-width:calc((var(--content-w) - var(--art-w)*.86)*.94)}
  & .passage{margin-top:calc(var(--u)*1.7);display:grid;grid-template-columns:repeat(6,minmax(0,1fr));column-gap:var(--gut);align-items:first baseline}
  & .article-head + .passage{margin-top:calc(var(--u)*2.4)}
  & .passage-title{grid-column:1/3;hyphens:auto}
  & .passage-body{grid-column:3/7;max-width:42em}
  & .flow > * + *{margin-top:calc(var(--u)*.6)}
  & .heading{font-weight:600}
  & .heading-2{font-weight:400}
  & .heading-4{color:var(--muted)}
  & .flow > * + .heading{margin-top:calc(var(--u)*1.05)}
  & .flow > .heading + *{margin-top:calc(var(--u)*.25)}
  & .list > li{position:relative;padding-left:1.5em}
  & li + li,& li > .list{margin-top:calc(var(--u)*.28)}
  & .list:not(.list-ordered) > li::before{content:"";position:absolute;left:.05em;top:.42em;width:.62em;height:.5em;background:var(--moss);border-radius:62% 38% 55% 45%/58% 46% 54% 42%}
  & .list-ordered{counter-reset:item var(--start,0)}
  & .list-ordered > li{counter-increment:item;padding-left:1.9em}
  & .list-ordered > li::before{content:counter(item);position:absolute;left:0;font-family:var(--font-display);color:var(--accent-text)}
  & .list > li:is(.is-open,.is-done)::before{width:.72em;height:.72em;top:.3em;background:none;border:max(1px,.1em) solid var(--moss);border-radius:.2em}
  & .list > li.is-done::before{background:var(--moss)}
  & .inset-quote{padding:calc(var(--u)*.5) 0}
  & .inset-quote .quote-text{font-size:max(var(--floor),calc(var(--t-lead)*1.2));line-height:1.28;color:var(--accent-text)}
  & .inset-quote .quote-by{margin-top:calc(var(--u)*.3);color:var(--muted)}
  & .grid-table{table-layout:auto}
  & .grid-table caption{text-align:left;padding-bottom:calc(var(--u)*.5);color:var(--muted)}
  & .grid-table th{font-weight:600;vertical-align:bottom;padding:0 var(--gut) calc(var(--u)*.4) 0;border-bottom:calc(var(--bar)*.7) solid var(--ink)}
  & .grid-table td{padding:calc(var(--u)*.42) var(--gut) calc(var(--u)*.46) 0}
  & .grid-table tr + tr td{border-top:var(--hair) solid var(--rule)}
  & .grid-table td:first-child{font-weight:600}
  & .grid-table :is(th,td):last-child{padding-right:0}
  & .grid-table .mid{text-align:center}
  & .code{background:var(--tint);padding:calc(var(--u)*.7) var(--u);font-variant-numeric:tabular-nums;border-radius:.5em}
  & .divider{height:0;border-top:calc(var(--bar)*.8) solid var(--rule);margin:calc(var(--u)*.9) 0;width:30%}
  & .flow .figures{--cell-w:calc((var(--c4) - 2*var(--gut))/3)}
}
.doc[data-direction="organic"][data-format="a5"][data-orientation="portrait"]{
  & .passage-title,& .passage-body{grid-column:1/7}
  & .passage-title{margin-bottom:calc(var(--u)*.5)}
}
`;
