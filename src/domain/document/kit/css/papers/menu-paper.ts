/** Menus and price lists: courses in columns, one dish per line with dot leaders to its price. */
export const menuPaperCss = `
.doc .is-menu-paper .course + .course{margin-top:calc(var(--u)*2)}
.doc .is-menu-paper .course-title{font-family:var(--font-display);font-size:var(--t-h2);line-height:1.08;margin-bottom:calc(var(--u)*.7);text-wrap:balance}
.doc .is-menu-paper .menu-item{break-inside:avoid;padding-bottom:calc(var(--u)*.62)}
.doc .is-menu-paper li.menu-item + li.menu-item{margin-top:0}
.doc .is-menu-paper .menu-line{display:flex;align-items:baseline;gap:.4em}
.doc .is-menu-paper .menu-name{font-weight:600;font-size:max(var(--floor),calc(var(--t-body)*1.08));line-height:1.28}
.doc .is-menu-paper .menu-dots{flex:1 1 .6em;min-width:.5em;border-bottom:max(1px,.09em) dotted var(--muted);transform:translateY(-.22em);opacity:.75}
.doc .is-menu-paper .menu-price{flex:none;text-align:right;white-space:nowrap;font-weight:600;font-variant-numeric:tabular-nums lining-nums}
.doc .is-menu-paper .menu-prices:has(.menu-price + .menu-price) .menu-price{min-width:3.3em}
.doc .is-menu-paper .menu-heads{display:flex;justify-content:flex-end;gap:.4em;font-size:var(--t-note);color:var(--muted);margin-bottom:calc(var(--u)*.3)}
.doc .is-menu-paper .menu-heads .menu-price{font-weight:400;font-size:max(var(--floor),calc(var(--t-body)*.9));min-width:3.7em}
.doc .is-menu-paper .menu-note{display:block;color:var(--muted);line-height:1.34;max-width:88%}
.doc .is-menu-paper .menu-note em{font-style:normal}
.doc .is-menu-paper .list > li{padding-left:0}
.doc .is-menu-paper .course .list:not(.list-ordered) > li::before{content:none}
.doc .page-article.is-menu-paper > .is-tail{color:var(--muted)}
.doc .page-article.is-menu-paper > .is-tail .callout{color:var(--ink)}
.doc .page-article.is-menu-paper > .is-tail .definitions{display:flex;flex-wrap:wrap;gap:calc(var(--u)*.6) calc(var(--gut)*2);color:var(--ink)}
.doc .page-article.is-menu-paper > .is-tail .definition{display:block;border:0;padding:0;flex:1 1 auto;max-width:24em}
.doc .page-article.is-menu-paper > .is-tail .definition-title{font-size:max(var(--floor),calc(var(--t-body)*.95));color:var(--accent-text)}
.doc .page-article.is-menu-paper > .is-tail{border-top:var(--hair) solid var(--rule);padding-top:calc(var(--u)*.7);margin-top:calc(var(--u)*1.3)}
.doc .page-article.is-menu-paper > .is-tail > .passage-body > .paragraph{max-width:none}

.doc .page-article.is-menu-paper > .is-continued{margin-top:0}
.doc .page-article.is-menu-paper > .masthead + .is-continued{margin-top:calc(var(--u)*1.2)}
.doc .page-article.is-menu-paper > .is-continued .course{border-top:0;padding-top:0}
.doc .page-article.is-card > .menu-card{display:flex;flex-direction:column;align-items:stretch;gap:calc(var(--u)*1.8);border-top:0;margin-block:calc(var(--u)*2) auto;text-align:center}
.doc .page-article.is-card:not(.is-growing) > .menu-card{flex:1 0 auto;justify-content:space-evenly;margin-bottom:0}
.doc .is-card .course + .course{margin-top:0}
.doc .is-card .course-body{font-size:max(var(--floor),calc(var(--t-body)*1.12));line-height:1.5}
.doc .is-card .course-body > :is(.paragraph,.list){max-width:none}
.doc .is-card :is(.definition){display:block;border:0}
.doc .page-article.is-card > .is-tail{text-align:center}

.doc[data-direction="swiss"] .is-menu-paper .course{border-top:var(--bar) solid var(--ink);padding-top:calc(var(--u)*.5)}
.doc[data-direction="swiss"] .is-menu-paper .course-title{font-weight:600;font-size:max(var(--floor),calc(var(--t-h3)*1.35));letter-spacing:-.014em}
.doc[data-direction="swiss"] .is-menu-paper .menu-dots{border:0}
.doc[data-direction="swiss"] .is-menu-paper .menu-item{border-top:var(--hair) solid var(--rule);padding-block:calc(var(--u)*.34) calc(var(--u)*.4)}
.doc[data-direction="editorial"] .is-menu-paper .menu-name{font-weight:400;font-size:max(var(--floor),calc(var(--t-body)*1.14))}
.doc[data-direction="editorial"] .is-menu-paper .menu-note{font-style:italic}
.doc[data-direction="editorial"] .is-menu-paper .menu-price{font-weight:400;color:var(--accent-text)}
.doc[data-direction="editorial"] .is-menu-paper .course-title{font-weight:400;border-bottom:var(--hair) solid var(--ink);padding-bottom:calc(var(--u)*.35)}
.doc[data-direction="technical"] .is-menu-paper .course{border-top:var(--hair) solid var(--ink);padding-top:calc(var(--u)*.5)}
.doc[data-direction="technical"] .is-menu-paper .course-title{font-weight:600;font-size:max(var(--floor),calc(var(--t-h3)*1.25))}
.doc[data-direction="technical"] .is-menu-paper :is(.menu-price,.menu-heads){font-family:var(--font-mono);font-weight:500;letter-spacing:-.02em}
.doc[data-direction="technical"] .is-menu-paper .menu-name{font-weight:500}
.doc[data-direction="organic"] .is-menu-paper .course-title{font-weight:400;color:var(--accent-text)}
.doc[data-direction="organic"] .is-menu-paper .menu-name{font-family:var(--font-display);font-weight:400;font-size:max(var(--floor),calc(var(--t-body)*1.16))}
.doc[data-direction="organic"] .is-menu-paper .menu-dots{opacity:.4}
.doc[data-direction="organic"] .is-menu-paper > .is-tail{border-top:0}
.doc[data-direction="poster"] .is-menu-paper .course{border-top:calc(var(--bar)*1.7) solid var(--ink);padding-top:calc(var(--u)*.6)}
.doc[data-direction="poster"] .is-menu-paper .course-title{font-weight:400;text-transform:uppercase}
.doc[data-direction="poster"] .is-menu-paper :is(.menu-name,.menu-price){font-weight:700}
.doc[data-direction="poster"] .is-menu-paper .menu-dots{border-bottom:max(2px,var(--bar)*.5) dotted var(--ink)}
.doc[data-direction="poster"] .is-card :is(.course,.menu-card){text-align:left}
.doc[data-direction="corporate"] .is-menu-paper .course{border-top:var(--line);padding-top:calc(var(--u)*.5)}
.doc[data-direction="corporate"] .is-menu-paper .course-title{font-weight:600;color:var(--accent-text);font-size:max(var(--floor),calc(var(--t-h2)*.92))}
.doc:is([data-direction="swiss"],[data-direction="technical"],[data-direction="poster"]) .page-article.is-card > .menu-card{text-align:left}
.doc:is([data-direction="swiss"],[data-direction="technical"]) .is-card .course{display:grid;grid-template-columns:minmax(0,30%) minmax(0,1fr);column-gap:var(--gut)}
.doc .is-menu-paper .article-head .lead{text-wrap:balance}
`;
