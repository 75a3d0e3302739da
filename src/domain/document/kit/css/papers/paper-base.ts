/**
 * Styles shared by everyday papers in every direction: full-width sections with their title above, short
 * sections side by side, and a prominent head. Directions without a field behind the title get one here.
 */
export const paperBaseCss = `
.doc .page-article.is-paper > .passage{display:block}
.doc .page-article.is-paper > .passage > .passage-title{margin-bottom:calc(var(--u)*.5)}
.doc .page-article.is-paper > .passage > .passage-body{max-width:none}
.doc .page-article.is-paper > .passage > .passage-body > :is(.paragraph,.list){max-width:46em}
.doc .is-paper .kicker{font-size:max(var(--floor),calc(var(--t-body)*1.05));margin-bottom:calc(var(--u)*.7)}
.doc .page-article.is-paper .article-fact dt{opacity:1}
.doc .is-paper :is(.article-head,.masthead) :is(.gap,.icon){color:inherit}

/* A drawing of the subject where the direction has none in its heads. */
.doc .is-paper .paper-art{display:none}
.doc:is([data-direction="swiss"],[data-direction="editorial"],[data-direction="technical"]) .is-paper .article-head:has(> .paper-art){position:relative;padding-right:calc(var(--content-w)*.36);min-height:calc(var(--content-w)*.3)}
.doc:is([data-direction="swiss"],[data-direction="editorial"],[data-direction="technical"]) .is-paper .article-head > .paper-art{display:block;position:absolute;right:0;top:0;bottom:0;width:calc(var(--content-w)*.33)}
.doc .is-paper .paper-art > .art{position:absolute;inset:0;width:100%;height:100%}
.doc .is-paper .article-head:has(> .paper-art) > .article-title{--box:calc(var(--content-w)*.62)}

/* A page with little text has its drawing at the foot instead; posters and pictures of a subject fill the head. */
.doc:not([data-direction="poster"]) .page-article.is-paper > .foot-art{display:block}
.doc:not([data-direction="poster"]) .is-paper:has(> .foot-art) > .article-head > :is(.paper-art,.head-art:not(:has(> .art-standing))){display:none}
.doc[data-direction="organic"] .page-article.is-paper:has(> .article-head > .head-art > .art-standing) > .foot-art{display:none}

.doc .is-paper .article-head > :is(.lead,.article-facts,.article-title){grid-column:1/-1}
.doc:is([data-direction="editorial"],[data-direction="technical"]) .is-paper:not(.is-growing,:has(> .foot-art)) > .article-head:has(> .paper-art){flex:1 0 auto;align-content:end}

/* A title gives way before a line of the text goes to another page. */
.doc[data-direction="organic"] .page-article.is-paper .article-title{--cap:calc(var(--t-hero)*.76*(.25 + .75*min(1,var(--fs))))}
.doc[data-direction="poster"] .page-article.is-paper .article-title{--cap:calc(min(var(--t-hero)*.335,var(--page-h)*.085)*(.4 + .6*min(1,var(--fs))));--least:calc(var(--t-h2)*.8)}

/* Groups in columns of even height. */
.doc .page-article.is-paper > .paper-columns{display:grid;grid-template-columns:repeat(var(--cols,2),minmax(0,1fr));column-gap:calc(var(--gut)*1.5);align-items:start;border-top:0;padding-top:0;margin-top:calc(var(--u)*1.6)}
.doc .page-article.is-paper > .is-tail{border-top:0;padding-top:0}
.doc .page-article.is-paper > .is-tail > .passage-body > .callout{max-width:none}

/* Short sections side by side, as wide as their number leaves. */
.doc .page-article.is-paper > .briefs{display:grid;grid-template-columns:none;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);column-gap:calc(var(--gut)*1.4);align-items:start}
.doc .is-paper .brief-title{font-weight:600;font-size:var(--t-h3);line-height:1.24;margin-bottom:calc(var(--u)*.35);text-wrap:balance}
.doc .is-paper .brief .definition{display:block;border:0;padding:0}
.doc .is-paper .brief .definition + .definition{margin-top:calc(var(--u)*.35)}
.doc .is-paper .brief .definition-title{display:block;font-size:inherit}
.doc:is([data-direction="swiss"],[data-direction="technical"]) .page-article.is-paper > .is-short{display:grid;grid-template-columns:minmax(0,var(--when-w,24%)) minmax(0,1fr);column-gap:var(--gut)}
.doc:is([data-direction="swiss"],[data-direction="technical"]) .page-article.is-paper > .is-short > .passage-title{margin-bottom:0;grid-column:1}
.doc:is([data-direction="swiss"],[data-direction="technical"]) .page-article.is-paper > .is-short > .passage-body{grid-column:2}
.doc:is([data-direction="swiss"],[data-direction="technical"]) .page-article.is-paper .passage-title{font-size:max(var(--floor),calc(var(--t-h3)*1.3));line-height:1.15;letter-spacing:-.012em}

.doc[data-direction="swiss"] .is-paper > .briefs{border-top:0;padding-top:0}
.doc[data-direction="swiss"] .is-paper .brief{border-top:var(--bar) solid var(--ink);padding-top:calc(var(--u)*.5)}
.doc[data-direction="technical"] .is-paper .brief{border-top:var(--hair) solid var(--ink);padding-top:calc(var(--u)*.5)}
.doc[data-direction="technical"] .is-paper > .briefs{border-top:0;padding-top:0}
.doc[data-direction="editorial"] .is-paper .brief{border-top:var(--hair) solid var(--ink);padding-top:calc(var(--u)*.5)}
.doc[data-direction="editorial"] .is-paper .brief-title{font-family:var(--font-display);font-weight:400;font-size:max(var(--floor),calc(var(--t-h3)*1.25))}
.doc[data-direction="editorial"] .is-paper > .passage > .passage-title{font-family:var(--font-display);font-weight:400;font-size:max(var(--floor),calc(var(--t-h2)*.94));line-height:1.1}
.doc[data-direction="organic"] .is-paper :is(.brief-title,.passage > .passage-title){font-family:var(--font-display);font-weight:400;color:var(--accent-text)}
.doc[data-direction="organic"] .is-paper > .passage > .passage-title{font-size:max(var(--floor),calc(var(--t-h2)*.86))}
.doc[data-direction="poster"] .is-paper .brief{border-top:calc(var(--bar)*1.7) solid var(--ink);padding-top:calc(var(--u)*.6)}
.doc[data-direction="poster"] .is-paper > .briefs{border-top:0;padding-top:0}
.doc[data-direction="poster"] .is-paper .brief-title{font-family:var(--font-display);font-weight:400;text-transform:uppercase;font-size:max(var(--floor),calc(var(--t-h3)*1.3));line-height:1.12}
.doc[data-direction="corporate"] .is-paper .brief{border-top:var(--line);padding-top:calc(var(--u)*.5)}
.doc[data-direction="corporate"] .is-paper > .briefs{border-top:0;padding-top:0}
.doc[data-direction="corporate"] .is-paper .brief-title{font-family:var(--font-display);font-size:max(var(--floor),calc(var(--t-h3)*1.12))}

/*
 * What is left of a page goes to the field behind its title, or above the last block. While the size of the type is
 * being found, nothing grows: see grow-page.ts.
 */
.doc:is([data-direction="swiss"],[data-direction="organic"],[data-direction="poster"]) .is-paper > .masthead + .article-head{display:flex;flex-direction:column}
.doc:is([data-direction="swiss"],[data-direction="organic"],[data-direction="poster"]) .is-paper:not(.is-growing,.is-plain-head,:has(> .foot-art)) > .masthead + .article-head,.doc[data-direction="organic"] .is-paper:not(.is-growing,.is-plain-head) > .masthead + .article-head:has(> .head-art > .art-standing),.doc[data-direction="poster"] .is-paper:not(.is-growing,.is-plain-head) > .masthead + .article-head{flex:1 0 auto;justify-content:flex-end;align-content:end}
.doc[data-direction="corporate"] .is-paper:not(.is-growing) > .masthead + .article-head:has(> .lead){flex:1 0 auto;grid-template-rows:minmax(auto,1fr) auto}
.doc[data-direction="corporate"] .is-paper > .article-head:has(> .lead) > .article-title{align-content:end;background:none;position:relative;z-index:2}
.doc[data-direction="corporate"] .is-paper > .article-head:has(> .lead) > .head-art{background:var(--accent)}
.doc:is([data-direction="editorial"],[data-direction="technical"]) .is-paper > .masthead ~ :is(.briefs,.is-tail):last-child{padding-top:calc(var(--u)*1.4);margin-top:0}
.doc:is([data-direction="editorial"],[data-direction="technical"]) .is-paper:not(.is-growing) > .masthead ~ :is(.briefs,.is-tail):last-child{margin-top:auto}

/* Corporate papers without an introduction have the field of those with one. */
.doc[data-direction="corporate"] .is-paper.no-lead:not(.is-plain-head){
  & > .masthead:has(+ .article-head){background:var(--accent);color:var(--accent-ink);border:0;margin:calc(-1*var(--mt)) calc(-1*var(--m)) 0;padding:var(--cover-pad) var(--m) 0}
  & > .masthead:has(+ .article-head) > *{color:inherit}
  & > .masthead:has(+ .article-head) .gap{background:none}
  & > .article-head{background:var(--accent);color:var(--accent-ink);margin:-1px calc(-1*var(--m)) 0;padding:calc(var(--u)*1.6) var(--m) calc(var(--u)*1.9)}
  & > .article-head > .article-title{color:inherit}
  & > .article-head :is(dt,.gap){color:inherit;background:none}
  &:not(.is-growing,:has(> .foot-art)) > .article-head{flex:1 0 auto;display:flex;flex-direction:column;justify-content:flex-end}
}

/* The field behind the head of a swiss paper. */
.doc[data-direction="swiss"] .is-paper:not(.is-plain-head){
  & > .masthead:has(+ .article-head){background:var(--accent);color:var(--accent-ink);margin:calc(-1*var(--mt)) calc(-1*var(--m)) 0;padding:var(--mt) var(--m) 0}
  & > .masthead:has(+ .article-head) > *{border-color:currentColor;color:inherit}
  & > .article-head{background:var(--accent);color:var(--accent-ink);margin:-1px calc(-1*var(--m)) 0;padding:calc(var(--u)*2.4) var(--m) calc(var(--u)*1.7)}
  & > .article-head:has(> .paper-art){padding-right:calc(var(--m) + var(--content-w)*.36)}
  & > .article-head > .paper-art{width:calc(var(--content-w)*.33 + var(--m))}
  & > .article-head .gap,& > .masthead .gap{background:none}
}
`;
