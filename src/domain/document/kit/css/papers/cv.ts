/** CVs, in two styles: dates in the first column, or contact and skills in a column at the side. */
export const cvCss = `
.doc .is-cv{--when-w:21%}
.doc .is-cv .entry{display:grid;grid-template-columns:minmax(0,var(--when-w)) minmax(0,1fr);column-gap:var(--gut);grid-template-rows:auto 1fr}
.doc .is-cv .entry + .entry{margin-top:calc(var(--u)*1.05)}
.doc .is-cv .entry-when{grid-column:1;grid-row:1/3;color:var(--muted);font-variant-numeric:tabular-nums lining-nums;text-wrap:balance}
.doc .is-cv .entry-title{grid-column:2;grid-row:1;font-weight:600;font-size:max(var(--floor),calc(var(--t-body)*1.1));line-height:1.25;text-wrap:balance}
.doc[data-direction] .page.is-cv :not(:has(> .entry > .entry-when)) > .entry{display:block}
.doc .is-cv .entry-text{grid-column:2;grid-row:2;margin-top:calc(var(--u)*.25)}
.doc .is-cv :is(.timeline,.definitions){--title-w:var(--when-w)}
.doc .page-article.is-cv .article-head .cv-contact{font-size:max(var(--floor),min(var(--t-body),calc(var(--base-body)*1.15)))}
.doc .page-article.is-cv .article-facts{display:block;font-size:inherit;padding:0}
.doc .page-article.is-cv .article-fact{display:block}
.doc .page-article.is-cv .article-fact + .article-fact{margin-top:calc(var(--u)*.22)}
.doc .page-article.is-cv .article-fact dd{font-weight:500;overflow-wrap:break-word}
.doc .page-article.is-cv .article-fact:has(dt){display:grid;grid-template-columns:minmax(0,30%) minmax(0,1fr);column-gap:calc(var(--gut)*.5)}
.doc .page-article.is-cv .article-fact dt{font-size:inherit}
.doc .page-article.is-cv .article-head{display:grid;grid-template-columns:minmax(0,1fr) fit-content(48%);column-gap:calc(var(--gut)*1.6)}
.doc .page-article.is-cv .article-head:has(dt){grid-template-columns:minmax(0,1fr) minmax(0,41%)}
.doc .page-article.is-cv .article-head > :is(.kicker,.article-title){grid-column:1/-1}
.doc .page-article.is-cv .article-head > .lead{grid-column:1;max-width:34em;margin-top:calc(var(--u)*1.2)}
.doc .page-article.is-cv .article-head > .article-facts{grid-column:2;margin-top:calc(var(--u)*1.3)}
.doc .page-article.is-cv .article-head > .article-title + .article-facts{grid-column:1/-1}
.doc .page-article.is-cv .article-head > :last-child:is(.lead){grid-column:1/-1}

.doc .is-cv.is-side .entry{grid-template-columns:minmax(0,1fr) auto;grid-template-rows:auto auto}
.doc .is-cv.is-side .entry-title{grid-column:1}
.doc .is-cv.is-side .entry-when{grid-column:2;grid-row:1;text-align:right;max-width:12em}
.doc .is-cv.is-side .entry-text{grid-column:1/-1}
.doc .page-article.is-cv > .cv-sides{display:grid;grid-template-columns:minmax(0,30%) minmax(0,1fr);grid-template-rows:minmax(0,auto);column-gap:calc(var(--gut)*2);border-top:0;flex:1 0 auto}
.doc .is-cv .passage-side{grid-column:1;position:relative;padding-top:calc(var(--u)*.2)}
.doc .is-cv .passage-side > * + *{margin-top:calc(var(--u)*1.4)}
.doc .page-article.is-cv .cv-sides > .passage-body{grid-column:2}
.doc .is-cv .cv-part + .cv-part{margin-top:calc(var(--u)*1.8)}
.doc .is-cv .cv-part > .passage-title{margin-bottom:calc(var(--u)*.5)}
.doc .page-article.is-cv .passage-side .article-fact:has(dt){display:block}

/* The column at the side on a ground of its own, down to the edge of the page. */
.doc .page-article.is-cv > .cv-sides{margin-top:calc(var(--u)*1.5);grid-template-rows:minmax(0,1fr)}
.doc .is-cv .passage-side{padding:calc(var(--u)*1.4) var(--gut) var(--u) 0;align-self:stretch}
.doc .is-cv .passage-side::before{content:"";position:absolute;inset:calc(-1*var(--side-up,0px)) 0 calc(-1*var(--mb)) calc(-1*var(--m));background:var(--tint)}
.doc .is-cv .passage-side > *{position:relative}
.doc .page-article.is-cv .cv-sides > .passage-body{padding-top:calc(var(--u)*1.4)}
.doc[data-direction] .page-article.is-cv .brief{border-color:var(--muted)}

.doc[data-direction="swiss"] .is-cv{--when-w:16.4%;--side-up:calc(var(--u)*1.5)}
.doc[data-direction="swiss"] .page-article.is-cv > .masthead + .article-head{display:grid}
.doc[data-direction="swiss"] .is-cv.is-rows .has-entries .entry{grid-template-columns:repeat(6,minmax(0,1fr))}
.doc[data-direction="swiss"] .is-cv.is-rows .entry-when{grid-column:1/2;color:inherit}
.doc[data-direction="swiss"] .is-cv.is-rows .entry-title{grid-column:2/4}
.doc[data-direction="swiss"] .is-cv.is-rows .entry-text{grid-column:4/7;grid-row:1/3;margin-top:0}
.doc[data-direction="swiss"] .is-cv.is-rows .entry + .entry{border-top:var(--hair) solid var(--rule);padding-top:calc(var(--u)*.8);margin-top:calc(var(--u)*.8)}
.doc[data-direction="swiss"] .page-article.is-cv .article-title{--cap:calc(var(--t-hero)*.5);--lines:1.8;line-height:.94}

.doc[data-direction="editorial"] .page-article.is-cv .article-title{--cap:calc(var(--t-h1)*1.6);--lines:1.7}
.doc[data-direction="editorial"] .page-article.is-cv .lead{font-style:italic}
.doc[data-direction="editorial"] .page-article.is-cv .entry-when{font-style:italic}
.doc[data-direction="editorial"] .page-article.is-cv > .has-entries{border-top:var(--hair) solid var(--ink);padding-top:calc(var(--u)*.6)}
.doc[data-direction="editorial"] .page-article.is-cv.is-side .cv-part{border-top:var(--hair) solid var(--ink);padding-top:calc(var(--u)*.5)}

.doc[data-direction="technical"] .page-article.is-cv .article-title{--cap:calc(var(--t-h1)*1.4);--box:var(--content-w)}
.doc[data-direction="technical"] .is-cv :is(.entry-when,.cv-contact){font-family:var(--font-mono);font-size:max(var(--floor),calc(var(--t-body)*.92));letter-spacing:-.02em}
.doc[data-direction="technical"] .page-article.is-cv .article-head > .lead{grid-column:1/-1}
.doc[data-direction="technical"] .page-article.is-cv .article-head > .article-facts{grid-column:1/-1;display:flex;flex-wrap:wrap;border:var(--hair) solid var(--ink);background:var(--tint)}
.doc[data-direction="technical"] .page-article.is-cv .article-head .article-fact{flex:1 0 auto;display:block;margin:0;padding:calc(var(--u)*.4) calc(var(--gut)*.6)}
.doc[data-direction="technical"] .page-article.is-cv .article-head .article-fact + .article-fact{border-left:var(--hair) solid var(--ink)}
.doc[data-direction="technical"] .page-article.is-cv .article-fact dt{font-size:var(--t-note);color:var(--muted)}
.doc[data-direction="technical"] .is-cv .has-entries .entry + .entry{border-top:var(--hair) solid var(--rule);padding-top:calc(var(--u)*.8);margin-top:calc(var(--u)*.8)}

/* Where a drawing grows into the head, contacts stand in a line below the words. */
.doc:is([data-direction="organic"],[data-direction="poster"]) .page-article.is-cv .article-head{display:flex}
.doc:is([data-direction="organic"],[data-direction="poster"]) .page-article.is-cv .article-head > .article-facts{display:flex;flex-wrap:wrap;gap:calc(var(--u)*.2) calc(var(--gut)*1.6)}
.doc:is([data-direction="organic"],[data-direction="poster"]) .page-article.is-cv .article-head .article-fact{display:flex;gap:.5em;margin:0}
.doc[data-direction="organic"] .page-article.is-cv .article-head > :is(.lead,.article-facts){max-width:calc((var(--content-w) - var(--art-w)*.86)*.98)}
.doc[data-direction="organic"] .page-article.is-cv .entry-when{color:var(--accent-text)}
.doc[data-direction="organic"] .page-article.is-cv .passage-side{padding-top:calc(var(--u)*2.4)}
.doc[data-direction="organic"] .page-article.is-cv .cv-sides > .passage-body{padding-top:calc(var(--u)*2.4)}
.doc[data-direction="organic"] .page-article.is-cv > .cv-sides{margin-top:0}
.doc[data-direction="organic"] .page-article.is-cv .passage-side::before{top:calc(var(--u)*1.2)}
.doc[data-direction="poster"] .page-article.is-cv .article-head > .article-facts{background:var(--pop);color:var(--pop-ink);font-weight:600;margin:0 calc(-1*var(--m));padding:calc(var(--u)*.6) var(--m)}
.doc[data-direction="poster"] .page-article.is-cv .article-head > .lead{padding-block:calc(var(--u)*.8);max-width:none}
.doc[data-direction="poster"] .is-cv .entry-when{font-weight:700;color:inherit}
.doc[data-direction="poster"] .is-cv .has-entries .entry + .entry{border-top:var(--hair) solid var(--ink);padding-top:calc(var(--u)*.8);margin-top:calc(var(--u)*.8)}
.doc[data-direction="poster"] .page-article.is-cv > .cv-sides{margin-top:0;padding-top:0}
.doc[data-direction="poster"] .is-cv .cv-part{border-top:calc(var(--bar)*1.7) solid var(--ink);padding-top:calc(var(--u)*.6)}
.doc[data-direction="poster"] .is-cv .passage-side .brief{border-top-width:calc(var(--bar)*1.7)}

.doc[data-direction="corporate"] .page-article.is-cv .article-title{--cap:calc(var(--t-h1)*1.3)}
.doc[data-direction="corporate"] .page-article.is-cv .article-head:has(> .lead) > .kicker{grid-row:1;z-index:2;color:var(--accent-ink)}
.doc[data-direction="corporate"] .page-article.is-cv .article-head:has(> .kicker) > .article-title{padding-top:calc(var(--u)*2.6)}
.doc[data-direction="corporate"] .page-article.is-cv > .cv-sides{margin-top:calc(var(--u)*.8);padding-top:0}
.doc[data-direction="corporate"] .is-cv .cv-part{border-top:var(--line);padding-top:calc(var(--u)*.5)}
.doc[data-direction="corporate"] .is-cv .entry-when{color:var(--accent-text)}
.doc:is([data-format="a5"][data-orientation="portrait"],[data-format="a6"],[data-format="story"]) .page-article.is-cv .article-head{display:block}
`;
