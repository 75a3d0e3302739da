/** Editorial article: headings hang in the side column, text runs in the main one on a single baseline. */
export const articleCss = `
.doc[data-direction="editorial"]{
  & .page-article > .masthead:has(.masthead-number) .masthead-number{margin-left:0}
  & .article-head{margin-top:calc(var(--u)*1.9);display:grid;grid-template-columns:var(--side) minmax(0,1fr);column-gap:var(--gut)}
  & .article-title{grid-column:1/-1;font-family:var(--font-display);line-height:1;letter-spacing:-.012em;margin-left:-.03em;--lines:2.4}
  & .article-facts{grid-column:2}
  & .article-head .lead{grid-column:2;max-width:42em;margin-top:calc(var(--u)*1.3)}
  & .passage{margin-top:calc(var(--u)*1.5);display:grid;grid-template-columns:var(--side) minmax(0,1fr);column-gap:var(--gut);align-items:first baseline}
  & .page-article > .passage:last-child:has(> .foot-art){flex:1 1 auto;grid-template-rows:auto minmax(0,1fr)}
  & .page-article > .passage:last-child > .foot-art{display:block;grid-column:1/-1;align-self:stretch;position:relative;min-height:0;margin-top:calc(var(--u)*1.8);overflow:hidden}
  & .foot-art > .art{position:absolute;inset:0;width:100%;height:100%}
  & .passage-title{grid-column:1;font-weight:500;font-size:var(--t-h3);line-height:1.24;hyphens:auto}
  & .passage-body{grid-column:2;max-width:42em}
  & .passage:has(> .passage-body > :is(.picture,.qr,.signatures,.figures):first-child){align-items:start}
  & .heading-2{font-weight:500;font-size:max(var(--floor),calc(var(--t-h3)*1.15));line-height:1.2}
  & .heading-4{font-weight:400;font-style:italic}
  & li + li,& li > .list{margin-top:calc(var(--u)*.26)}
  & .list:not(.list-ordered) > li::before{content:"";position:absolute;left:0;top:.68em;width:.7em;height:.07em;min-height:1px;background:var(--accent-text)}
  & .list-ordered{counter-reset:item var(--start,0)}
  & .list-ordered > li{counter-increment:item;padding-left:1.9em}
  & .list-ordered > li::before{content:counter(item);position:absolute;left:0;font-style:italic;color:var(--accent-text);font-variant-numeric:tabular-nums lining-nums}
  & .list > li:is(.is-open,.is-done)::before{width:.66em;height:.66em;top:.36em;background:none;border:max(1px,.06em) solid var(--ink)}
  & .list > li.is-done::before{background:var(--ink)}
  & .inset-quote{padding:calc(var(--u)*.5) 0}
  & .inset-quote .quote-text{font-size:max(var(--floor),calc(var(--t-lead)*1.45));line-height:1.22;color:var(--accent-text)}
  & .inset-quote .quote-by{margin-top:calc(var(--u)*.4)}
  & .grid-table{table-layout:auto}
  & .grid-table caption{text-align:left;padding-bottom:calc(var(--u)*.5);color:var(--muted);font-style:italic}
  & .grid-table th{font-style:italic;color:var(--muted);vertical-align:bottom;padding:0 calc(var(--gut)*.6) calc(var(--u)*.3) 0;border-bottom:var(--hair) solid var(--ink)}
  & .grid-table td{border-bottom:var(--hair) solid var(--rule);padding:calc(var(--u)*.34) calc(var(--gut)*.6) calc(var(--u)*.36) 0}
  & .grid-table tr:last-child td{border-bottom-color:var(--ink)}
  & .grid-table.is-tight :is(th,td):not(:last-child){padding-right:calc(var(--gut)*.35)}
  & .code{border-left:var(--bar) solid var(--rule);padding:0 0 0 var(--u);font-variant-numeric:tabular-nums lining-nums}
  & .divider{height:0;border-top:var(--hair) solid var(--rule);margin:calc(var(--u)*.9) 0;width:calc(var(--side)*.5)}
  & .flow .figures{--cell-w:calc((var(--main) - 2*var(--gut))/3);display:grid;grid-template-columns:repeat(3,minmax(0,1fr));column-gap:var(--gut)}
}
.doc[data-direction="editorial"]:is([data-format="a5"][data-orientation="portrait"],[data-format="a6"],[data-format="story"]){
  & .passage-title{grid-column:2;margin-bottom:calc(var(--u)*.4)}
}
`;
