/**
 * Shared by all directions: the page box, the fit hooks, and the base styles of every block. Sizes multiply
 * by `--fit-type` with a minimum of the floor; vertical gaps multiply by `--fit-space`; margins are fixed. On
 * screen, WebKit (the only engine with hanging punctuation) uses normal line breaking: its `pretty` breaks
 * whole paragraphs differently from print.
 */
export const baseCss = `
.doc{--pretty:pretty}
@media screen{@supports (hanging-punctuation:first){.doc{--pretty:wrap}}}
.doc{display:block;font-kerning:normal;font-variant-ligatures:common-ligatures;hyphens:manual;-webkit-text-size-adjust:none;text-size-adjust:none}
.doc *,.doc *::before,.doc *::after{box-sizing:border-box;margin:0;padding:0;min-width:0}
.doc .page{
  --fs:var(--fit-space,1);--ft:var(--fit-type,1);
  --u:calc(var(--base-u)*var(--fs));
  --t-note:max(var(--floor),calc(var(--base-note)*var(--ft)));
  --t-body:max(var(--floor),calc(var(--base-body)*var(--ft)));
  --t-lead:max(var(--floor),calc(var(--base-lead)*var(--ft)));
  --t-h3:max(var(--floor),calc(var(--base-h3)*var(--ft)));
  --t-h2:max(var(--floor),calc(var(--base-h2)*var(--ft)));
  --t-h1:max(var(--floor),calc(var(--base-h1)*var(--ft)));
  --t-fig:max(var(--floor),calc(var(--base-fig)*var(--ft)));
  --t-hero:max(var(--floor),calc(var(--base-hero)*var(--ft)));
  --lh:max(1.18,calc(1.35*(.68 + .32*min(var(--fs),1.3))));
  --lh-lead:max(1.16,calc(1.3*(.7 + .3*min(var(--fs),1.3))));
  --content-w:calc(var(--page-w) - 2*var(--m));
  --col:calc((var(--content-w) - 5*var(--gut))/6);
  --c2:calc(2*var(--col) + var(--gut));
  --c3:calc(3*var(--col) + 2*var(--gut));
  --c4:calc(4*var(--col) + 3*var(--gut));
  --main:calc(var(--content-w) - var(--side) - var(--gut));
  position:relative;overflow:hidden;box-sizing:border-box;width:var(--page-w);height:var(--page-h);
  padding:var(--mt) var(--m) var(--mb);display:flex;flex-direction:column;flex:none;
  container:page / size;background:var(--paper);color:var(--ink);
  font-family:var(--font-text);font-size:var(--t-body);line-height:var(--lh);font-weight:400;text-align:left;
  break-after:page;break-inside:avoid;-webkit-print-color-adjust:exact;print-color-adjust:exact;
}
.doc .page.page > .running-line.running-line{position:absolute;margin:0;order:0;width:auto;max-width:none;left:var(--m);right:var(--m);display:grid;grid-template-columns:minmax(0,1fr) minmax(0,auto) minmax(0,1fr);column-gap:var(--gut);align-items:center;font-size:max(var(--floor),var(--base-note));line-height:1.25;z-index:3}
.doc .page.page > .running-line.is-head{top:max(calc(var(--mt)*.46),calc(var(--floor)*1.5));translate:0 -50%}
.doc .page.page > .running-line.is-foot{bottom:max(calc(var(--mb)*.46),calc(var(--floor)*1.5));translate:0 50%}
.doc .running-line > p{white-space:nowrap;overflow:hidden;text-overflow:ellipsis;font-variant-numeric:tabular-nums lining-nums}
.doc .running-left{grid-column:1}
.doc .running-center{grid-column:2;text-align:center}
.doc .running-right{grid-column:3;text-align:right}
.doc .running-logo{height:1.7em;max-width:9em;object-fit:contain;vertical-align:middle;margin-right:.5em}
.doc .page.has-running-lines > .masthead{display:none}
.doc .page-slide:has(> .running-line.is-head){padding-top:max(var(--mt),calc(var(--floor)*3.4))}
.doc .page-slide:has(> .running-line.is-foot){padding-bottom:max(var(--mb),calc(var(--floor)*3.4))}
/* Fields reach the edges of these slides, so the lines have a strip of their own. */
.doc[data-direction="poster"] .page-slide.page > .running-line.running-line{left:0;right:0;padding:calc(var(--floor)*.7) var(--m);background:var(--paper);color:var(--ink)}
.doc[data-direction="poster"] .page-slide.page > .running-line.is-head{top:0;translate:none}
.doc[data-direction="poster"] .page-slide.page > .running-line.is-foot{bottom:0;translate:none}
.doc[data-direction="editorial"] .running-line{font-style:italic}
.doc[data-direction="technical"] .running-line{font-family:var(--font-mono);letter-spacing:-.01em}
.doc[data-direction="swiss"] .running-line{font-weight:500}
.doc[data-direction="poster"] .running-line{font-weight:600}
/* The head is the same on every page, however large a page of few words is set. */
.doc .page > .masthead{
  --ft:min(1,var(--fit-type,1));--fs:min(1,var(--fit-space,1));--u:calc(var(--base-u)*var(--fs));
  --t-note:max(var(--floor),calc(var(--base-note)*var(--ft)));
  --t-body:max(var(--floor),calc(var(--base-body)*var(--ft)));
  --t-h3:max(var(--floor),calc(var(--base-h3)*var(--ft)));
  --t-h2:max(var(--floor),calc(var(--base-h2)*var(--ft)));
  font-size:var(--t-body);
}
/* Titles are large already: where a page of few words is enlarged, they grow less than what they introduce. */
.doc .page-article > .article-head > .article-title{--title-ft:min(var(--ft),.7 + .3*var(--ft))}
.doc .page-article > .article-head{--u:calc(var(--base-u)*min(var(--fs),2.2))}
.doc .page-slide > .slide-head > .slide-title{--title-ft:min(var(--ft),.5 + .5*var(--ft))}
.doc .page-article > .article-head > .article-title,.doc .page-slide > .slide-head > .slide-title{
  --t-h2:max(var(--floor),calc(var(--base-h2)*var(--title-ft)));
  --t-h1:max(var(--floor),calc(var(--base-h1)*var(--title-ft)));
  --t-hero:max(var(--floor),calc(var(--base-hero)*var(--title-ft)));
}
.doc .page:last-child{break-after:auto}
.doc .page > *{flex:none}
.doc :is(h1,h2,h3,h4,p,dt,dd,li,th,td,figcaption,blockquote,address){font-weight:inherit;font-size:inherit;font-style:inherit;overflow-wrap:break-word}
/* Room for the descenders of a title at the foot of a cover, whose lines are set tight. */
.doc:not([data-direction="poster"]) .on-title .headline:last-child{padding-bottom:.14em}
.doc :is(h1,h2,h3,h4,blockquote){text-wrap:balance}
.doc :is(p,dd,li){text-wrap:var(--pretty)}
.doc :is(.tagline,.fact-value){text-wrap:balance}
.doc :is(ul,ol){list-style:none}
.doc :is(strong,b){font-weight:600}
.doc em{font-style:italic}
.doc a{color:inherit;text-decoration:underline;text-decoration-thickness:.06em;text-underline-offset:.16em}
.doc table{width:100%;border-collapse:separate;border-spacing:0;table-layout:fixed}
.doc :is(th,td){text-align:left;vertical-align:baseline;font-weight:400}
.doc :is(th,td).num{text-align:right;font-variant-numeric:tabular-nums lining-nums;white-space:nowrap}
.doc .tab{font-variant-numeric:tabular-nums lining-nums}
.doc svg{display:block;overflow:visible}
.doc svg.art{overflow:hidden}
.doc figure{margin:0}
.doc pre{font-family:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
.doc hr{border:0}
.doc code{font-family:inherit;font-variant-numeric:tabular-nums;background:var(--tint);padding:0 .25em}
.doc :is(.head-art,.foot-art,.main-art,.point-art){display:none}
.doc .is-notice .paragraph{font-size:var(--t-lead);line-height:var(--lh-lead)}
/* While a page is enlarged, words stay whole, so that one too wide for its box is noticed. */
.doc .page.is-growing *{overflow-wrap:normal}
/* Too little room left for a drawing is left empty. */
.doc :is(.page > .foot-art,.main-art){position:relative;flex:1 1 0;min-height:0;overflow:hidden;container-type:size}
.doc :is(.page > .foot-art,.main-art) > .art{position:absolute;left:0;bottom:0;width:100%;height:clamp(0px,(100cqh - var(--least-art,calc(var(--base-u)*9)))*999,100cqh - var(--u)*1.3)}
.doc .page-article .foot-art{container-type:size}
.doc .page-article :is(.passage,.page) > .foot-art > .art,.doc .page-article.is-paper > .foot-art > .art{height:clamp(0px,(100cqh - var(--least-art,calc(var(--base-u)*9)))*999,100cqh)}
.doc .article-facts{display:flex;flex-wrap:wrap;gap:calc(var(--u)*.4) calc(var(--gut)*2);margin-top:calc(var(--u)*1);line-height:1.36}
.doc .article-fact dt{font-size:var(--t-note);opacity:.86}
.doc:is([data-direction="organic"],[data-direction="poster"]) .article-head .article-fact dt{opacity:1}
.doc .article-fact dd{font-weight:500}
.doc .line{display:block}
.doc .push{margin-top:auto}
.doc .cell-label{display:none}
.doc .icon{display:inline-block;width:1.15em;height:1.15em;margin-right:.42em;vertical-align:-.2em;color:var(--accent-text)}
.doc .article-head .icon{color:inherit}
.doc .icon > svg{width:100%;height:100%}
.doc .point-marker.is-icon{line-height:1;margin-bottom:calc(var(--u)*.5)}
.doc .point-marker.is-icon .icon{margin:0;vertical-align:top;color:inherit}
.doc .nowrap{white-space:nowrap}
/* Moves to the next line as a whole, and breaks only if it is wider than its column. */
.doc .kept{display:inline-block;max-width:100%;text-indent:0}
.doc .page.is-growing .kept{white-space:nowrap}
.doc :is(.foot-entry,.payment-list dd,.quote-by,.point-text,.cover-tagline,.fact-value){white-space:pre-line}
.doc .line-code{color:var(--muted);margin-right:.4em}
.doc .ledger .mark,.doc .remark > .mark{display:inline-block;min-width:1.4em;margin-block:-.2em;text-align:center;font-size:.86em;line-height:1.36;border:max(1px,var(--hair)) solid var(--accent-text);color:var(--accent-text)}
.doc .remarks{margin-bottom:calc(var(--u)*.9);max-width:42em}
.doc .remark{position:relative;padding-left:2em;text-wrap:balance}
.doc .remark + .remark{margin-top:calc(var(--u)*.3)}
.doc .remark > .mark{position:absolute;left:0;top:.1em}
.doc .ledger .group{display:block;color:var(--muted)}
.doc .figure-more{margin-top:calc(var(--u)*.35)}

/* Much on little paper: display gives way before reading sizes do. */
.doc .page.is-dense{--t-h1:max(var(--floor),calc(var(--base-h1)*.72*var(--ft)));--t-h2:max(var(--floor),calc(var(--base-h2)*.82*var(--ft)));--t-fig:max(var(--floor),calc(var(--base-fig)*.7*var(--ft)));--t-hero:max(var(--floor),calc(var(--base-hero)*.62*var(--ft)));--t-lead:max(var(--floor),calc(var(--base-lead)*.88*var(--ft)))}
.doc .page.is-dense .chart-columns{height:calc(var(--base-u)*5*var(--fs))}

/* A slide on paper is read from nearer than a wall, and from further than a letter. */
.doc:not([data-format^="slides"]) .page-slide{
  --t-body:calc(var(--base-body)*1.25*var(--ft));--t-note:calc(var(--base-body)*var(--ft));--t-lead:calc(var(--base-lead)*1.3*var(--ft));--t-h3:calc(var(--base-h3)*1.25*var(--ft));
  --t-h2:calc(var(--base-h1)*.92*var(--ft));--t-h1:calc(var(--base-h1)*1.25*var(--ft));--t-fig:calc(var(--base-fig)*1.6*var(--ft));--u:calc(var(--base-u)*1.25*var(--fs));
}

/* A headline takes about \`--lines\` lines of its box, and its longest word fits. */
.doc .fit-headline{--em:6;--word:3;font-size:max(var(--floor),min(var(--cap,var(--t-h1)),max(var(--least,var(--t-h2)),var(--box,var(--content-w))*var(--lines,2)*.9/var(--em)),var(--box,var(--content-w))/var(--word)));hyphens:manual}

/* A fact that nobody gave: seen on screen and in print, on paper and on the field. */
.doc .gap{font-style:inherit;background:var(--tint);text-decoration:underline;text-decoration-style:dotted;text-decoration-thickness:max(1px,.07em);text-underline-offset:.2em;border-radius:.12em;padding:0 .18em;margin:0 -.06em;box-decoration-break:clone;-webkit-box-decoration-break:clone}
/* The head of a page may stand on a field, where the tint of the paper has the tone of the type. */
.doc :is(.masthead,.article-head,.slide-title,.headline,.hero) .gap{background:none}
.doc :is(.hero,.figure-value,.point-marker,.ask-value) .gap{font-family:var(--font-text);font-weight:500;font-size:var(--t-lead);line-height:1.2;letter-spacing:0;white-space:nowrap}
`;
