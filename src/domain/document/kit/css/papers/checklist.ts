/** Checklists and packing lists: groups in columns, a line and a box for each item. */
export const checklistCss = `
.doc .is-checklist .check-group + .check-group{margin-top:calc(var(--u)*1.5)}
.doc .is-checklist .check-group{border-top:var(--group-line,0);padding-top:var(--group-pad,0)}
.doc .is-checklist .list > li{padding:calc(var(--u)*.3) 0 calc(var(--u)*.32) 1.75em;border-bottom:var(--hair) solid var(--rule);break-inside:avoid}
.doc .is-checklist .list > li + li{margin-top:0}
.doc .page-article.is-checklist .list:not(.list-ordered) > li:is(.is-open,.is-done)::before{left:.05em;width:.92em;height:.92em;top:calc(var(--u)*.3 + .22em);border-width:max(1.2px,.09em)}
.doc .page-article.is-checklist > .check-list.is-wide .list{columns:2;column-gap:calc(var(--gut)*1.5)}
.doc .page-article.is-checklist > .passage.check-list > .passage-body > .list{max-width:none}
.doc[data-direction="swiss"] .is-checklist{--group-line:var(--bar) solid var(--ink);--group-pad:calc(var(--u)*.5)}
.doc[data-direction="technical"] .is-checklist{--group-line:var(--hair) solid var(--ink);--group-pad:calc(var(--u)*.5)}
.doc[data-direction="editorial"] .is-checklist{--group-line:var(--hair) solid var(--ink);--group-pad:calc(var(--u)*.4)}
.doc[data-direction="corporate"] .is-checklist{--group-line:var(--line);--group-pad:calc(var(--u)*.5)}
.doc[data-direction="poster"] .is-checklist{--group-line:calc(var(--bar)*1.7) solid var(--ink);--group-pad:calc(var(--u)*.55)}
.doc[data-direction="organic"] .is-checklist .list > li{border-bottom:0;padding-block:calc(var(--u)*.24)}
.doc[data-direction="organic"] .page-article.is-checklist .list:not(.list-ordered) > li:is(.is-open,.is-done)::before{top:calc(var(--u)*.24 + .2em);border-radius:.18em}
.doc[data-direction="swiss"] .is-checklist .brief-title{font-size:max(var(--floor),calc(var(--t-h3)*1.15));letter-spacing:-.01em}
.doc .is-seating .brief-title{font-family:var(--font-display);font-size:max(var(--floor),calc(var(--t-h2)*.8));line-height:1.12;margin-bottom:calc(var(--u)*.4)}
.doc .is-seating .list:not(.list-ordered) > li:not(.is-open,.is-done){padding-left:0}
.doc .page-article.is-seating .list:not(.list-ordered) > li:not(.is-open,.is-done)::before{content:none}
.doc .page-article.is-seating .check-group .list > li{font-size:max(var(--floor),calc(var(--t-body)*1.06))}
`;
