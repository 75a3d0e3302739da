/**
 * Single pages of short facts, lists and tables, in every direction: the full width of the paper, with titles above
 * their parts, so that no column stays empty beside them.
 */
export const terseArticleCss = `
.doc .page-article.is-terse > .passage{display:block}
.doc .page-article.is-terse > .passage > .passage-title{margin-bottom:calc(var(--u)*.5)}
.doc .page-article.is-terse > .passage > .passage-body{max-width:none}
.doc .page-article.is-terse > .passage > .passage-body > .list{max-width:none}
.doc .page-article.is-terse > .article-head > .article-facts{grid-column:1/-1}
.doc[data-direction="corporate"] .page-article.is-terse > .article-head:has(> .article-facts){grid-template-columns:minmax(0,1fr)}
.doc[data-direction="corporate"] .page-article.is-terse > .article-head > .article-facts.article-facts{display:flex;margin-top:calc(var(--u)*1)}
.doc[data-direction="corporate"] .page-article.is-terse .article-fact.article-fact{display:block;margin-top:0}
.doc:not([data-format="story"]) .page-article.is-terse .passage-body > .list:has(> li:nth-child(12)){columns:2;column-gap:calc(var(--gut)*2)}
.doc .page-article.is-terse .passage-body > .list > li{break-inside:avoid}
/* On a roomy page, the items of a list are as far apart as rows of a table, with rules across the page. */
.doc .page-article.is-terse .passage-body > .list:not(:has(> li:nth-child(12))) > li:not(:last-child){border-bottom:calc(var(--hair)*clamp(0,(var(--fs) - 1.5)*99,1)) solid var(--rule)}
.doc .page-article.is-terse .passage-body > .list > li{padding-block:calc(var(--base-u)*max(0,var(--fs) - 1)*.22)}
.doc .page-article.is-terse .passage-body > .list:is(:not(.list-ordered),[data-direction="technical"] *) > li::before{margin-top:calc(var(--base-u)*max(0,var(--fs) - 1)*.22)}
.doc .page-article.is-terse .divider.divider.divider{width:100%}
.doc .page-article.is-terse > .passage:last-child:has(> .foot-art){display:flex;flex-direction:column}
.doc .page-article.is-terse > .passage:last-child:has(> .foot-art) > .passage-body{width:100%}
.doc .page-article.is-terse > .passage:last-child > .foot-art{flex:1 1 0}
`;
