/**
 * Flyers with little text below their largest words, in every direction: what, where and how much it costs must be
 * readable from a distance, too.
 */
export const terseFlyerCss = `
.doc:not([data-direction="poster"]) .page-flyer.is-terse .fact-value:not(.is-long){font-size:max(var(--floor),calc(var(--t-lead)*1.12));line-height:1.28}
.doc:not([data-direction="poster"]) .page-flyer.is-terse .listing-row{font-size:max(var(--floor),calc(var(--t-lead)*1.08));line-height:1.3;padding:calc(var(--u)*.42) 0}
.doc:not([data-direction="poster"]) .page-flyer.is-terse .sections .block-title{font-size:max(var(--floor),calc(var(--t-lead)*1.02));line-height:1.28}
.doc .page-flyer.is-terse .foot{font-size:max(var(--floor),calc(var(--t-body)*1.16))}
`;
