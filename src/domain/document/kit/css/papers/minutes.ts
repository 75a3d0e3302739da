/** Minutes and agendas: details in a band, decisions and times in large figures, notes side by side. */
export const minutesCss = `
.doc .page-article.is-minutes .article-title{--cap:calc(var(--t-h1)*1.2);--lines:2}
.doc .page-article.is-minutes .article-head > .article-facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,calc(var(--content-w)*.21)),1fr));gap:calc(var(--u)*.6) var(--gut);margin-top:calc(var(--u)*1.1);border:0;padding:0}
.doc .page-article.is-minutes .article-head .article-fact{display:block;margin:0;border:0;padding:0}
.doc .page-article.is-minutes .article-head .article-fact dt{font-size:max(var(--floor),calc(var(--t-body)*.92))}
.doc .page-article.is-minutes .article-head .article-fact dd{font-weight:600}
.doc:not([data-direction="organic"],[data-direction="poster"]) .page-article.is-minutes .article-head > .article-facts{background:var(--tint);color:var(--ink);padding:calc(var(--u)*.75) var(--gut);grid-column:1/-1}
.doc:not([data-direction="organic"],[data-direction="poster"]) .page-article.is-minutes .article-head > .article-facts dt{color:var(--muted)}
.doc .page-article.is-minutes > .is-opening{border-top:0;padding-top:0;margin-top:calc(var(--u)*1.1)}
.doc:not([data-direction="organic"],[data-direction="poster"]) .is-minutes > .is-opening > .passage-body > .paragraph:first-child{background:var(--tint);padding:calc(var(--u)*.75) var(--gut);max-width:none}
.doc .is-minutes .article-fact .icon{margin-right:.35em}

.doc .page-article.is-paper .is-numbered > .passage-body > .list-ordered{max-width:none}
.doc .page-article.is-paper .is-numbered > .passage-body > .list-ordered > li{padding:calc(var(--u)*.5) 0 calc(var(--u)*.55) calc(var(--t-h2)*1.5);border-top:var(--hair) solid var(--rule);font-size:max(var(--floor),calc(var(--t-body)*1.1));font-weight:500}
.doc .page-article.is-paper .is-numbered > .passage-body > .list-ordered > li + li{margin-top:0}
.doc .page-article.is-paper .is-numbered > .passage-body > .list-ordered > li:last-child{border-bottom:var(--hair) solid var(--rule)}
.doc .page-article.is-paper .is-numbered > .passage-body > .list-ordered > li::before{content:counter(item);left:0;top:calc(var(--u)*.42);font-family:var(--font-display);font-size:max(var(--floor),calc(var(--t-h2)*.95));line-height:1;color:var(--accent-text);font-style:normal;border:0;min-width:0;padding:0}

.doc .is-paper .notes{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:calc(var(--u)*1.1) calc(var(--gut)*1.5)}
.doc .is-paper .notes:is([data-count="3"],[data-count="6"],[data-count="9"]){grid-template-columns:repeat(3,minmax(0,1fr))}
.doc .is-paper .note-title{font-weight:600;margin-bottom:calc(var(--u)*.15)}
.doc .is-paper .notes .paragraph > strong:first-child{display:block}
.doc .page-article.is-paper .grid-table{max-width:none}

.doc .page-article.is-paper .time-table td{vertical-align:baseline;padding-block:calc(var(--u)*.42) calc(var(--u)*.46)}
.doc .page-article.is-paper .time-table .when{width:1px;white-space:nowrap;padding-right:calc(var(--gut)*1.2)}
.doc .page-article.is-paper .time-table td.when{font-family:var(--font-display);font-size:max(var(--floor),calc(var(--t-body)*1.3));line-height:1.1;font-weight:600;color:var(--accent-text);font-variant-numeric:tabular-nums lining-nums;text-align:left}
.doc .page-article.is-paper .time-table th.when{text-align:left}
.doc:is([data-direction="editorial"],[data-direction="organic"],[data-direction="poster"],[data-direction="corporate"]) .page-article.is-paper .time-table td.when{font-weight:400}
.doc .is-paper .time-table tr:is(.is-row,.is-shared) td:not(.when){color:inherit}
.doc .page-article.is-paper .time-table tr.is-shared td:not(.when){text-align:center;color:var(--muted);background:var(--tint);letter-spacing:.02em}

.doc .page-article.is-minutes > .is-tail{margin-top:calc(var(--u)*1.5)}
.doc .page-article.is-minutes > .is-tail > .passage-body > .paragraph{max-width:none}
.doc .page-article.is-minutes > .is-tail:not(:has(.signatures,.callout)){background:var(--tint);margin-inline:calc(-1*var(--m));padding:calc(var(--u)*.9) var(--m)}
.doc .page-article.is-minutes:not(.is-growing) > .is-tail:last-child{margin-top:auto}
.doc .is-minutes{--page-foot:var(--mb)}
.doc[data-direction="corporate"] .is-minutes.no-lead:has(> .article-head){--page-foot:calc(var(--foot-art) + var(--u)*1.2)}
.doc .page-article.is-minutes > .is-tail:not(:has(.signatures,.callout)):last-child{margin-bottom:calc(-1*var(--page-foot));padding-bottom:var(--page-foot)}
.doc[data-direction="corporate"] .page-article.is-minutes.no-lead:has(> .is-tail:last-child) .head-art{display:none}
.doc[data-direction="organic"] .page-article.is-minutes .article-head > .article-facts{max-width:calc((var(--content-w) - var(--art-w)*.86)*1.04)}
.doc[data-direction="poster"] .page-article.is-minutes .article-head > .article-facts{background:var(--pop);color:var(--pop-ink);margin:0 calc(-1*var(--m));padding:calc(var(--u)*.7) var(--m)}
.doc[data-direction="poster"] .page-article.is-minutes > .is-tail:not(:has(.signatures,.callout)){background:var(--pop);color:var(--pop-ink);font-weight:600}
.doc[data-direction="swiss"] .page-article.is-minutes .article-title{--cap:calc(var(--t-hero)*.46);--lines:1.8}
.doc[data-direction="swiss"] .page-article.is-minutes .article-head > .lead{margin-top:calc(var(--u)*1)}
.doc[data-direction="editorial"] .page-article.is-minutes .article-title{--cap:calc(var(--t-h1)*1.2)}
.doc[data-direction="editorial"] .page-article.is-minutes > :is(.has-times,.has-notes,.is-numbered,.is-text,.is-short){border-top:var(--hair) solid var(--ink);padding-top:calc(var(--u)*.55)}
`;
