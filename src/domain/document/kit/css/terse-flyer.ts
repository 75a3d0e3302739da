/**
 * Flyers with little text below their largest words, in every direction: what, where and how much it costs must be
 * readable from a distance, too. With only a few short facts (`is-loud`) they are second only to the largest words.
 */
export const terseFlyerCss = `
.doc:not([data-direction="poster"]) .page-flyer.is-terse .fact-value:not(.is-long){font-size:max(var(--floor),calc(var(--t-lead)*1.12));line-height:1.28}
.doc:not([data-direction="poster"]) .page-flyer.is-terse .listing-row{font-size:max(var(--floor),calc(var(--t-lead)*1.08));line-height:1.3;padding:calc(var(--u)*.42) 0}
.doc:not([data-direction="poster"]) .page-flyer.is-terse .sections .block-title{font-size:max(var(--floor),calc(var(--t-lead)*1.02));line-height:1.28}
.doc .page-flyer.is-terse .foot{font-size:max(var(--floor),calc(var(--t-body)*1.16))}
.doc .page.page-flyer.is-loud{--loud:max(var(--floor),calc(var(--t-lead)*1.85));--said:max(var(--floor),calc(var(--t-lead)*1.05))}
.doc[data-direction="poster"] .page.page-flyer.is-loud{--loud:max(var(--floor),calc(var(--t-h3)*2.3))}
.doc .page.page-flyer.is-loud .facts-list:not([data-count="1"]){grid-template-columns:repeat(2,minmax(0,1fr))}
.doc .page.page-flyer.is-loud .facts-list[data-count="1"]{grid-template-columns:minmax(0,1fr)}
.doc .page.page-flyer.is-loud .facts-list[data-count="3"] > .fact:last-child{grid-column:1/-1}
.doc .page.page-flyer.is-loud :is(.fact-value,.block-title){font-size:var(--loud);line-height:1.16;letter-spacing:-.01em}
.doc .page.page-flyer.is-loud :is(.label,.block-text){font-size:var(--said);line-height:1.25}
.doc .page.page-flyer.is-loud .section.is-value .block-title{font-size:var(--said);line-height:1.25;letter-spacing:0}
.doc .page.page-flyer.is-loud .section.is-value .block-text{font-size:var(--loud);line-height:1.16;font-weight:600;margin-top:calc(var(--u)*.2)}
.doc .page.page-flyer.is-loud .foot{font-size:max(var(--floor),calc(var(--t-lead)*1.2))}
.doc:not([data-direction="poster"],[data-direction="technical"]) .page.page-flyer.is-loud > .opening > .tagline.tagline{font-size:max(var(--floor),calc(var(--t-lead)*1.3));line-height:1.25}
.doc:not([data-direction="poster"]) .page.page-flyer.is-loud .listing-row{font-size:max(var(--floor),calc(var(--t-lead)*1.4));line-height:1.2;padding:calc(var(--u)*.42) 0}
/* On a slide of their own. */
.doc[data-format^="slides"] .page.page-part:is(.is-loud,.is-terse) > :not(.masthead){margin-block:auto}
`;
