/** Bold poster article: the title as a poster, heavy rules above every section, sentences in Archivo. */
export const articleCss = `
.doc[data-direction="poster"]{
  & .page-article > .article-head{padding-top:calc(var(--u)*2)}
  & .article-title{--cap:min(calc(var(--t-hero)*.335),calc(var(--page-h)*.085));--least:var(--t-h2);--lines:2.8;max-width:var(--box,none);line-height:.98;padding-bottom:calc(var(--u)*.6)}
  & .page-article:not(:has(.passage-title)) .article-title{--cap:calc(var(--t-h1)*1.1)}
  & .article-head .lead{background:var(--field-b);color:var(--field-b-ink);margin:calc(var(--u)*.6) calc(-1*var(--m)) 0;padding:calc(var(--u)*.9) var(--m)}
  & .article-facts{padding-bottom:calc(var(--u)*.9)}
  & .page-article:not(.is-growing):has(.foot-art) > .article-head{flex:1 0 auto;display:flex;flex-direction:column;justify-content:flex-end}
  & .page-article.is-notice > .article-head > .article-title{--cap:calc(var(--page-h)*.12)}
  & .page-article > .article-head:last-child{flex:1;display:flex;flex-direction:column;justify-content:flex-end;margin-bottom:calc(-1*var(--mb))}
  & .article-head:last-child .article-title:last-child,& .article-head:last-child .lead{padding-bottom:var(--mb)}
  & .page-article > .article-head:last-child .article-title{--cap:calc(var(--page-h)*.2)}
  & .article-head:last-child .lead{margin-bottom:0}
  & .passage{margin-top:calc(var(--u)*1.5);border-top:calc(var(--bar)*1.7) solid var(--ink);padding-top:calc(var(--u)*.6);display:grid;grid-template-columns:repeat(6,minmax(0,1fr));column-gap:var(--gut)}
  & .passage:not(:has(.passage-title)){border-top:0;padding-top:0}
  & .passage-title{grid-column:1/3;font-family:var(--font-display);font-weight:400;text-transform:uppercase;font-size:max(var(--floor),calc(var(--t-h3)*1.3));line-height:1.12;text-wrap:balance;overflow-wrap:anywhere;hyphens:auto}
  & .passage-body{grid-column:3/7;max-width:42em}
  & .heading{font-weight:700}
  & .heading-2{font-size:max(var(--floor),calc(var(--t-h3)*1.1));line-height:1.2}
  & .flow .figures{--cell-w:calc((var(--c4) - 2*var(--gut))/3)}
  & .flow .figures[data-count="4"]{--cell-w:calc((var(--c4) - 3*var(--gut))/4)}
  & .flow .figures:is([data-count="1"],[data-count="2"]){--cell-w:calc((var(--c4) - var(--gut))/2)}
  & .passage-body .figure-value{--t-fig:calc(var(--t-h2)*1.2)}
}
.doc[data-direction="poster"]:is([data-format="a5"][data-orientation="portrait"],[data-format="a6"],[data-format="story"]){
  & .passage-title,& .passage-body{grid-column:1/7}
  & .passage-title{margin-bottom:calc(var(--u)*.4)}
}
`;
