/** Warm organic article: the title on the field, headings in the side, text in one calm column. */
export const articleCss = `
.doc[data-direction="organic"]{
  & .page-article > .article-head{padding-top:calc(var(--u)*2.2);padding-bottom:calc(var(--u)*2.1)}
  & .article-title{--cap:var(--t-hero);--least:calc(var(--t-h2)*1.1);--box:calc(var(--content-w) - var(--art-w)*.82);--lines:2.1;max-width:var(--box);margin-left:-.02em}
  & .page-article:not(:has(.passage-title)) .article-title{--cap:calc(var(--t-h1)*.9)}
  /* Without a picture, a title has the whole width, and needs no size that holds its own beside one. */
  & .page-article > .article-head:has(> .head-art > .art:empty){--art-w:0px}
  & .page-article.page-article > .article-head:has(> .head-art > .art:empty) > .article-title{--cap:calc(var(--t-hero)*.6)}
  & .article-head .lead{font-family:var(--font-display);line-height:1.34;margin-top:calc(var(--u)*.9);max-width:calc((var(--content-w) - var(--art-w)*.86)*.94)}
  & .page-article:not(.is-paper):has(.foot-art) > .article-head > .head-art{display:none}
  & .page-article > .passage:last-child:has(> .foot-art){flex:1 1 auto;grid-template-rows:auto minmax(0,1fr)}
  & .page-article > .passage:last-child > .foot-art{display:block;grid-column:1/-1;align-self:stretch;position:relative;min-height:0;margin:calc(var(--u)*1.8) calc(-1*var(--m)) calc(-1*var(--mb));overflow:hidden}
  & .page-article > .foot-art{margin:calc(var(--u)*1.8) calc(-1*var(--m)) calc(-1*var(--mb))}
  & .page-article .foot-art > .art{position:absolute;inset:0 auto auto 50%;translate:-50% 0;overflow:visible;width:min(100%,150cqh)}
  & .is-notice .head-art{--art-w:calc(var(--page-h)*.36);bottom:auto;top:calc(-1*var(--u))}
  & .page-article.is-notice > .article-head > .article-title{--cap:calc(var(--page-h)*.09);--box:var(--content-w)}
  & .page-article > .article-head:last-child{flex:1;display:flex;flex-direction:column;justify-content:flex-end;margin-bottom:calc(-1*var(--mb));padding-bottom:calc(var(--mb)*1.4)}
  & .page-article > .article-head:last-child .article-title{--cap:calc(var(--page-h)*.13)}
  & .page-article > .article-head:last-child{--art-w:min(calc(var(--page-h)*.66),calc(var(--page-w)*.42))}
  & .passage{margin-top:calc(var(--u)*1.7);display:grid;grid-template-columns:repeat(6,minmax(0,1fr));column-gap:var(--gut);align-items:first baseline}
  & .article-head + .passage{margin-top:calc(var(--u)*2.4)}
  & .passage-title{grid-column:1/3;hyphens:auto}
  & .passage-body{grid-column:3/7;max-width:42em}
  & .heading-2{font-weight:400}
  & .heading-4{color:var(--muted)}
  & .flow .figures{--cell-w:calc((var(--c4) - 2*var(--gut))/3)}
  & .flow .figures[data-count="4"]{--cell-w:calc((var(--c4) - 3*var(--gut))/4)}
  & .flow .figures:is([data-count="1"],[data-count="2"]){--cell-w:calc((var(--c4) - var(--gut))/2)}
}
.doc[data-direction="organic"]:is([data-format="a5"][data-orientation="portrait"],[data-format="a6"],[data-format="story"]){
  & .passage-title,& .passage-body{grid-column:1/7}
  & .passage-title{margin-bottom:calc(var(--u)*.5)}
}
`;
