/** Technical article: headings in the first third, text beside them, numbered markers for counted items. */
export const articleCss = `
.doc[data-direction="technical"]{
  & .article-head{margin-top:calc(var(--u)*2.2);display:grid;grid-template-columns:repeat(6,minmax(0,1fr));column-gap:var(--gut)}
  & .article-title{grid-column:1/6;--lines:2.4;--box:calc(var(--content-w)*.83);--cap:calc(var(--t-h1)*1.12);margin-left:-.02em}
  & .article-facts{grid-column:3/7}
  & .article-head .lead{grid-column:3/7;max-width:42em;margin-top:calc(var(--u)*1.1)}
  & .passage{margin-top:calc(var(--u)*1.5);border-top:var(--hair) solid var(--ink);padding-top:calc(var(--u)*.5);display:grid;grid-template-columns:repeat(6,minmax(0,1fr));column-gap:var(--gut)}
  & .passage:not(:has(.passage-title)){border-top:0;padding-top:0}
  & .page-article > .passage:last-child:has(> .foot-art){flex:1 1 auto;grid-template-rows:auto minmax(0,1fr)}
  & .page-article > .passage:last-child > .foot-art{display:block;grid-column:1/-1;align-self:stretch;position:relative;min-height:0;margin-top:calc(var(--u)*1.8);overflow:hidden}
  & .foot-art > .art{position:absolute;inset:0;width:100%;height:100%}
  & .passage-title{grid-column:1/3;font-weight:600;font-size:var(--t-h3);line-height:1.3;hyphens:auto}
  & .passage-body{grid-column:3/7;max-width:42em}
  & .heading-2{font-size:max(var(--floor),calc(var(--t-h3)*1.1));line-height:1.25}
  & .heading-4{font-weight:500;color:var(--muted)}
  & .list > li{position:relative;padding-left:1.7em}
  & li + li,& li > .list{margin-top:calc(var(--u)*.3)}
  & .list:not(.list-ordered) > li::before{content:"";position:absolute;left:0;top:.64em;width:.9em;height:0;border-top:max(1px,var(--hair)) solid var(--accent-text)}
  & .list-ordered{counter-reset:item var(--start,0)}
  & .list-ordered > li{counter-increment:item;padding-left:2.3em}
  & .list-ordered > li::before{content:counter(item);position:absolute;left:0;top:.06em;min-width:1.45em;text-align:center;border:max(1px,var(--hair)) solid var(--accent-text);color:var(--accent-text);font-family:var(--font-mono);font-weight:500;font-size:.9em;line-height:1.32;padding:0 .1em}
  & .list:not(.list-ordered) > li:is(.is-open,.is-done)::before{width:.78em;height:.78em;top:.28em;border:max(1px,var(--hair)) solid var(--accent-text)}
  & .list:not(.list-ordered) > li.is-done::before{background:var(--accent-text)}
  & .list-ordered > li:is(.is-open,.is-done)::before{width:auto;height:auto;top:.06em}
  & .list-ordered > li.is-open::before{background:none}
  & .list-ordered > li.is-done::before{background:var(--accent-text);color:var(--paper)}
  & .inset-quote{border-left:var(--bar) solid var(--accent);padding:calc(var(--u)*.2) 0 calc(var(--u)*.2) var(--u)}
  & .inset-quote .quote-text{font-size:max(var(--floor),calc(var(--t-lead)*1.1));line-height:1.34}
  & .inset-quote .quote-by{border:0;padding:0;margin-top:calc(var(--u)*.3)}
  & .grid-table{border-top:var(--hair) solid var(--ink);table-layout:auto}
  & .grid-table caption{text-align:left;padding-bottom:calc(var(--u)*.5);font-weight:600}
  & .grid-table th{font-family:var(--font-mono);font-weight:400;font-size:var(--t-note);letter-spacing:-.01em;color:var(--muted);vertical-align:bottom;border-bottom:var(--hair) solid var(--ink);padding:calc(var(--u)*.32) var(--gut) calc(var(--u)*.36) 0}
  & .grid-table td{border-bottom:var(--hair) solid var(--rule);padding:calc(var(--u)*.36) var(--gut) calc(var(--u)*.4) 0}
  & .grid-table :is(th,td):last-child{padding-right:0}
  & .passage-title + .passage-body > .grid-table:first-child{border-top:0}
  & .passage-title + .passage-body > .grid-table:first-child th{padding-top:0}
  & .grid-table :is(th,td).num{white-space:normal}
  & .grid-table.is-tight :is(th,td){font-family:var(--font-text);letter-spacing:0;padding-right:calc(var(--gut)*.35)}
  & .grid-table tfoot tr:first-child td{border-top:var(--hair) solid var(--ink)}
  & .grid-table tfoot td{border-bottom:0}
  & .grid-table tfoot tr:last-child td.num{font-weight:500}
  & .moment-title{font-family:var(--font-mono);font-weight:400;letter-spacing:-.02em}
  & .moment-title::before{border-radius:0;top:.36em;width:.62em;height:.62em;background:none;border:max(1px,var(--hair)) solid var(--accent-text)}
  & .step{padding-left:2.3em}
  & .step::before{top:.1em;min-width:1.45em;text-align:center;border:max(1px,var(--hair)) solid var(--accent-text);font-family:var(--font-mono);font-weight:500;font-size:.9em;line-height:1.32;padding:0 .1em}
  & .callout{border:max(1px,var(--hair)) solid var(--rule);border-left:calc(var(--bar)*1.2) solid var(--ink)}
  & .callout:is(.callout-important,.callout-warning){border-left:calc(var(--bar)*1.2) solid var(--accent)}
  & .card{border-top:var(--hair) solid var(--ink)}
  & .signature-detail{font-family:var(--font-mono);font-size:var(--t-note);letter-spacing:-.01em}
  & code{font-family:var(--font-mono);font-size:.94em}
  & .code{font-family:var(--font-mono);font-size:max(var(--floor),calc(var(--t-body)*.92));border-left:var(--hair) solid var(--ink);background:var(--tint);padding:calc(var(--u)*.6) var(--u)}
  & .divider{height:0;border-top:var(--hair) dashed var(--rule);margin:calc(var(--u)*.9) 0}
  & .flow .figures{--cell-w:calc(var(--c4)/3 - 6mm)}
  & .flow .figures[data-count="4"]{--cell-w:calc(var(--c4)/4 - 6mm)}
  & .flow .figure-value{font-size:max(var(--floor),min(calc(var(--t-fig)*.8),var(--cell-w)/var(--technical-em,3)))}
}
.doc[data-direction="technical"]:is([data-format="a5"][data-orientation="portrait"],[data-format="a6"],[data-format="story"]){
  & .passage-title,& .passage-body,& .article-facts,& .article-head .lead,& .article-title{grid-column:1/7}
  & .passage-title{margin-bottom:calc(var(--u)*.5)}
}
`;
