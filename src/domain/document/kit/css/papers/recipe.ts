/** Recipes: ingredients beside the steps, amounts and step numbers large enough to read from the stove. */
export const recipeCss = `
.doc .page-article.is-recipe > .recipe-body{display:grid;grid-template-columns:minmax(0,34%) minmax(0,1fr);column-gap:calc(var(--gut)*2);align-items:start;margin-top:calc(var(--u)*1.7)}
.doc .page-article.is-recipe .recipe-body > .passage-side{grid-column:1}
.doc .page-article.is-recipe > .recipe-body > .passage-body{grid-column:2}
.doc .is-recipe .recipe-part + .recipe-part{margin-top:calc(var(--u)*1.5)}
.doc .is-recipe .passage-title{margin-bottom:calc(var(--u)*.6)}
.doc .page-article.is-recipe .flow > .passage-title + *{margin-top:0}
.doc .is-recipe .ingredient{padding:calc(var(--u)*.3) 0 calc(var(--u)*.34);border-bottom:var(--hair) solid var(--rule);line-height:1.3;break-inside:avoid}
.doc .is-recipe li.ingredient + li.ingredient{margin-top:0}
.doc .is-recipe .ingredient strong{font-weight:600;color:var(--accent-text)}
.doc .is-recipe .is-long-list .ingredients{columns:2;column-gap:calc(var(--gut)*1.5)}
.doc .page-article.is-recipe > .passage > .passage-body > :is(.list-ordered,.steps){max-width:none}
.doc .is-recipe .passage-body > .list-ordered > li{padding-left:calc(var(--t-h2)*1.35);min-height:calc(var(--t-h2)*1.05)}
.doc .is-recipe .passage-body > .list-ordered > li + li{margin-top:calc(var(--u)*.85)}
.doc .page-article.is-recipe .passage-body > .list-ordered > li::before{content:counter(item);left:0;top:.06em;font-family:var(--font-display);font-size:max(var(--floor),calc(var(--t-h2)*.92));line-height:1;color:var(--accent-text);font-style:normal;font-weight:inherit;border:0;min-width:0;padding:0}
.doc .is-recipe .passage-body > .steps > .step{padding-left:calc(var(--t-h2)*1.35)}
.doc .is-recipe .passage-body > .steps > .step + .step{margin-top:calc(var(--u)*.85)}
.doc .page-article.is-recipe > .is-tail{margin-top:calc(var(--u)*1.4)}
.doc .page-article.is-recipe .article-head > .article-facts{display:flex;flex-wrap:wrap;gap:calc(var(--u)*.5) calc(var(--gut)*1.8);border:0;padding:0;margin-top:calc(var(--u)*1.1)}
.doc .page-article.is-recipe .article-head .article-fact{display:block;margin:0;max-width:18em}
.doc .page-article.is-recipe .article-head .article-fact dt{font-size:max(var(--floor),calc(var(--t-body)*.9));color:inherit}
.doc .page-article.is-recipe .article-head .article-fact .icon{display:inline-block}
.doc .page-article.is-recipe .article-head .article-fact dd{font-weight:600}
.doc[data-direction="organic"] .page-article.is-recipe .article-head > .article-facts{max-width:calc((var(--content-w) - var(--art-w)*.86)*1.02)}
.doc[data-direction="organic"] .is-recipe .ingredient{border-bottom:0;padding-block:calc(var(--u)*.24)}
.doc[data-direction="organic"] .is-recipe .ingredient strong{color:inherit}
.doc[data-direction="poster"] .page-article.is-recipe > .recipe-body{border-top:0;padding-top:0}
.doc[data-direction="poster"] .is-recipe :is(.recipe-part,.recipe-body > .passage-body){border-top:calc(var(--bar)*1.7) solid var(--ink);padding-top:calc(var(--u)*.6)}
.doc[data-direction="poster"] .is-recipe .ingredient strong{font-weight:700;color:inherit}
.doc[data-direction="poster"] .page-article.is-recipe .article-head > .article-facts{background:var(--pop);color:var(--pop-ink);margin:0 calc(-1*var(--m));padding:calc(var(--u)*.7) var(--m)}
.doc[data-direction="swiss"] .page-article.is-recipe > .recipe-body{border-top:0;padding-top:0}
.doc[data-direction="swiss"] .is-recipe :is(.recipe-part,.recipe-body > .passage-body){border-top:var(--bar) solid var(--ink);padding-top:calc(var(--u)*.5)}
.doc[data-direction="swiss"] .page-article.is-recipe .passage-body > .list-ordered > li::before{font-weight:600}
.doc[data-direction="technical"] .page-article.is-recipe > .recipe-body{border-top:0;padding-top:0}
.doc[data-direction="technical"] .is-recipe :is(.recipe-part,.recipe-body > .passage-body){border-top:var(--hair) solid var(--ink);padding-top:calc(var(--u)*.5)}
.doc[data-direction="technical"] .is-recipe .ingredient strong{font-family:var(--font-mono);font-weight:500;letter-spacing:-.02em}
.doc[data-direction="corporate"] .page-article.is-recipe > .recipe-body{border-top:0;padding-top:0}
.doc[data-direction="corporate"] .is-recipe :is(.recipe-part,.recipe-body > .passage-body){border-top:var(--line);padding-top:calc(var(--u)*.5)}
.doc[data-direction="corporate"] .is-recipe .passage-title{font-size:max(var(--floor),calc(var(--t-h3)*1.2));color:var(--accent-text)}
.doc[data-direction="corporate"] .page-article.is-recipe .article-head:has(> .lead):has(> .article-facts){grid-template-columns:minmax(0,1fr)}
.doc[data-direction="editorial"] .is-recipe .passage-title{border-bottom:var(--hair) solid var(--ink);padding-bottom:calc(var(--u)*.35)}
.doc[data-direction="editorial"] .page-article.is-recipe .passage-body > .list-ordered > li::before{font-style:italic}
`;
