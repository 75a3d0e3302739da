/** Programs and timetables: hours in a separate column, the days of a week as a grid. */
export const programCss = `
.doc .is-program .program-part + .program-part{margin-top:calc(var(--u)*1.8)}
.doc .is-program .course-title{font-family:var(--font-display);font-size:var(--t-h2);line-height:1.08;margin-bottom:calc(var(--u)*.6);text-wrap:balance}
.doc .is-program .slot{display:grid;grid-template-columns:minmax(0,var(--when,17%)) minmax(0,1fr) fit-content(28%);column-gap:var(--gut);align-items:baseline;padding:calc(var(--u)*.5) 0 calc(var(--u)*.55);border-top:var(--hair) solid var(--rule);break-inside:avoid}
.doc .is-program li.slot + li.slot,.doc .is-program li.pair + li.pair{margin-top:0}
.doc .is-program .slot-when{font-family:var(--font-display);font-size:max(var(--floor),calc(var(--t-body)*1.45));line-height:1.05;color:var(--accent-text);font-variant-numeric:tabular-nums lining-nums;white-space:nowrap}
.doc .is-program .parts{--when:27%}
.doc .is-program .slots.is-long{--when:30%}
.doc .is-program .slots.is-long .slot-when.slot-when{font-size:max(var(--floor),calc(var(--t-body)*1.12));line-height:1.2;white-space:normal}
.doc[data-direction="poster"] .is-program .slots.is-long .slot-when.slot-when{font-size:max(var(--floor),calc(var(--t-h3)*1.1))}
.doc .is-program .slots:has(.slot-when:nth-child(1)) .slot-what{font-size:max(var(--floor),calc(var(--t-body)*1.06));text-wrap:var(--pretty)}
.doc .is-program .slots:has(.slot-by) .slot{grid-template-columns:minmax(0,var(--when,17%)) minmax(0,1fr) minmax(0,var(--by,32%))}
.doc .is-program :is(.slot-by,.pair-by){color:var(--muted)}
.doc .is-program :is(.slot-by,.pair-by).num{text-align:right}
.doc .is-program .pair{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,44%);column-gap:var(--gut);align-items:baseline;padding:calc(var(--u)*.45) 0 calc(var(--u)*.5);border-top:var(--hair) solid var(--rule);break-inside:avoid}
.doc .is-program .pair-what strong{font-size:max(var(--floor),calc(var(--t-body)*1.1))}
.doc .page-article.is-program > .is-program-part > .passage-body > :is(.slots,.pairs){max-width:none}
.doc .page-article.is-program > .is-tail .definitions{display:grid;grid-template-columns:repeat(auto-fit,minmax(calc(var(--content-w)*.22),1fr));gap:calc(var(--u)*.7) calc(var(--gut)*1.4);padding-bottom:calc(var(--u)*.4)}
.doc .page-article.is-program > .is-tail .definition{display:block;border:0;padding:0}
.doc .page-article.is-program > .is-tail .definition-title{color:var(--accent-text)}
.doc .page-article.is-program > .is-tail{margin-top:calc(var(--u)*1.4)}
.doc .page-article.is-program > .is-tail > .passage-body > .paragraph{max-width:none}
.doc .page-article.is-program .article-head > .article-facts{display:flex;flex-wrap:wrap;gap:calc(var(--u)*.4) calc(var(--gut)*1.8);border:0;padding:0;margin-top:calc(var(--u)*1.1)}
.doc .page-article.is-program .article-head .article-fact{display:block;margin:0;border:0;padding:0}
.doc .page-article.is-program .article-head .article-fact dt{font-size:max(var(--floor),calc(var(--t-body)*.9));color:inherit}
.doc .page-article.is-program .article-head .article-fact dd{font-weight:600}
.doc[data-direction="poster"] .page-article.is-program .article-head > .article-facts{background:var(--pop);color:var(--pop-ink);margin:0 calc(-1*var(--m));padding:calc(var(--u)*.7) var(--m)}
.doc[data-direction="organic"] .page-article.is-program .article-head > .article-facts{max-width:calc((var(--content-w) - var(--art-w)*.86)*1.02)}
.doc .is-program .slot-heads{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,44%);column-gap:var(--gut);color:var(--muted);font-size:max(var(--floor),calc(var(--t-body)*.88));padding-bottom:calc(var(--u)*.3)}
.doc .is-program .slot-table:has(> .slots) > .slot-heads{grid-template-columns:minmax(0,var(--when,17%)) minmax(0,1fr) minmax(0,var(--by,32%))}
.doc .is-program .slot-heads > .num{text-align:right}

/* On a postcard, hours break and days are set smaller than usual. */
.doc:is([data-format="a6"],[data-format="a5"][data-orientation="portrait"],[data-format="story"]) .page-article.is-timetable .time-table.is-grid{& .when{width:19%;white-space:normal;overflow-wrap:anywhere}& td:not(.when){padding-inline:calc(var(--gut)*.2);hyphens:auto}}

/* The hours of a week: cells of one width, what all days share across them. */
.doc .page-article.is-timetable .time-table.is-grid{table-layout:fixed;border-top:0}
.doc .page-article.is-timetable .time-table.is-grid .when{width:15%;padding-right:calc(var(--gut)*.5)}
.doc .page-article.is-timetable .time-table.is-grid.is-long .when{width:19%;white-space:normal}
.doc .page-article.is-timetable .time-table.is-grid td.when{font-size:max(var(--floor),calc(var(--t-body)*.98))}
.doc .page-article.is-timetable .time-table.is-grid th{background:var(--accent);color:var(--accent-ink);border:0;padding:calc(var(--u)*.4) calc(var(--gut)*.4);font-style:normal;font-weight:600;font-size:var(--t-body)}
.doc .page-article.is-timetable .time-table.is-grid th .gap{background:none}
.doc .page-article.is-timetable .time-table.is-grid td:not(.when){padding-inline:calc(var(--gut)*.4);border-left:var(--hair) solid var(--rule);overflow-wrap:anywhere}
.doc .page-article.is-timetable .time-table.is-grid td{border-bottom:var(--hair) solid var(--rule);padding-block:calc(var(--u)*.5)}
.doc .page-article.is-timetable .article-title{--cap:calc(var(--t-h1)*1.2)}

.doc[data-direction="swiss"] .is-program :is(.slots,.pairs){border-top:var(--bar) solid var(--ink)}
.doc[data-direction="swiss"] .is-program .slot:first-child,.doc[data-direction="swiss"] .is-program .pair:first-child{border-top:0}
.doc[data-direction="swiss"] .is-program .course-title{font-weight:600;font-size:max(var(--floor),calc(var(--t-h3)*1.35))}
.doc[data-direction="swiss"] .is-program .slot-when{font-weight:600;letter-spacing:-.02em}
.doc[data-direction="technical"] .is-program .course-title{font-weight:600;font-size:max(var(--floor),calc(var(--t-h3)*1.25))}
.doc[data-direction="technical"] .is-program .slot-when{font-family:var(--font-mono);font-weight:500;font-size:max(var(--floor),calc(var(--t-body)*1.15));letter-spacing:-.03em}
.doc[data-direction="editorial"] .is-program .course-title{font-weight:400}
.doc[data-direction="editorial"] .is-program :is(.slot-by,.pair-by){font-style:italic}
.doc[data-direction="organic"] .is-program .course-title{font-weight:400;color:var(--accent-text)}
.doc[data-direction="poster"] .is-program .course-title{font-weight:400;text-transform:uppercase}
.doc[data-direction="poster"] .is-program :is(.slot,.pair){border-top:max(2px,var(--bar)*.8) solid var(--ink)}
.doc[data-direction="poster"] .is-program .slot-when{font-size:max(var(--floor),calc(var(--t-h2)*.95))}
.doc[data-direction="corporate"] .is-program .course-title{font-weight:600;color:var(--accent-text);font-size:max(var(--floor),calc(var(--t-h2)*.92))}
`;
