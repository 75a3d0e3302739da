/** Technical: a drawing sheet. A title block states the facts, hairlines make the cells, the type stays calm. */
export const baseCss = `
.doc[data-direction="technical"]{
  --font-mono:'IBM Plex Mono','Octavo Fallback',monospace;font-synthesis:none;
  & .hero{font-family:var(--font-mono);font-weight:400;letter-spacing:-.05em;line-height:1;word-spacing:-.28em;white-space:nowrap;--size:max(var(--floor),min(var(--t-hero),var(--hero-w,var(--content-w))/var(--technical-em,4)));font-size:var(--size)}
  & :is(.headline,.article-title,.slide-title,.cover-title){font-family:var(--font-display);font-weight:400;line-height:1.05;letter-spacing:-.022em;text-wrap:balance}
  & .display{font-family:var(--font-display);font-size:var(--t-h1);line-height:1.05;letter-spacing:-.022em}
  & .h2{font-family:var(--font-display);font-size:var(--t-h2);line-height:1.16;letter-spacing:-.016em}
  & .h3{font-weight:600;font-size:var(--t-h3);line-height:1.3}
  & .lead{font-size:var(--t-lead);line-height:max(1.2,calc(var(--lh-lead)*1.06))}
  & :is(.note-text,.small){font-size:var(--t-note);color:var(--muted)}
  & .muted{color:var(--muted)}
  & :is(.label,.cell-label,.chart-note,.slide-label,.hero-label,.takeaway-label,.ask-label){font-family:var(--font-mono);font-size:var(--t-note);line-height:1.35;letter-spacing:-.01em;color:var(--muted)}
  & :is(.label,.cell-label,.slide-label,.takeaway-label){text-transform:lowercase}
  &:lang(de) :is(.label,.cell-label,.slide-label,.takeaway-label){text-transform:none}
  & .cell-label{display:block}
  & .num,& .tab{font-family:var(--font-mono);letter-spacing:-.02em}
  & .figure-value{font-family:var(--font-mono);font-weight:400;font-size:var(--t-fig);line-height:1.1;letter-spacing:-.05em;white-space:nowrap}
  & .unit{font-size:max(var(--floor),.46em);letter-spacing:-.02em;color:var(--muted);margin-left:-.86em;word-spacing:0}
  & .block-title{font-weight:600;font-size:var(--t-h3);line-height:1.3}
  & .block-body > * + *{margin-top:calc(var(--u)*.5)}

  & .masthead{display:flex;border:var(--hair) solid var(--ink);line-height:1.35}
  & .masthead > *{flex:1 1 0;padding:1.6mm 2.4mm 1.8mm;border-left:var(--hair) solid var(--rule);font-family:var(--font-mono);letter-spacing:-.01em}
  & .masthead > :first-child{border-left:0}
  & .masthead > .masthead-name{flex:1.15 1 0;font-family:var(--font-text);font-weight:600;letter-spacing:0}
  & .masthead > .masthead-name .cell-label{font-weight:400}
  & .masthead > :is(.masthead-date,.masthead-number){flex:0 0 auto;white-space:nowrap}
  & .masthead > .masthead-date{min-width:var(--col)}

  /* From the second page on a running line says where one is. */
  & :is(.page-part,.page-article:not(:first-child),.page-slide:not(.on-title)) > .masthead{border:0;border-bottom:var(--hair) solid var(--rule);padding-bottom:calc(var(--u)*.4);justify-content:space-between;gap:var(--gut);font-size:var(--t-note);line-height:1.3;color:var(--muted)}
  & :is(.page-part,.page-article:not(:first-child),.page-slide:not(.on-title)) > .masthead > *{flex:0 1 auto;border:0;padding:0;font-family:var(--font-mono);font-weight:400;letter-spacing:-.01em;min-width:0}
  & :is(.page-part,.page-article:not(:first-child),.page-slide:not(.on-title)) > .masthead .cell-label{display:none}
  & .page-slide:not(.on-title) > .masthead > .masthead-date{display:none}

  & .colophon{display:flex;justify-content:space-between;gap:var(--gut);border-top:var(--hair) solid var(--rule);padding-top:calc(var(--u)*.42);margin-top:auto;font-family:var(--font-mono);font-size:var(--t-note);letter-spacing:-.01em;color:var(--muted)}
  & .payment + .colophon,& .foot + .colophon{margin-top:calc(var(--u)*1.1)}

  & .page > :is(.note,.section){border-top:var(--hair) solid var(--ink);padding-top:calc(var(--u)*.5);margin-top:calc(var(--u)*1.4);display:grid;grid-template-columns:repeat(6,minmax(0,1fr));column-gap:var(--gut)}
  & .page > :is(.note,.section) > .block-title{grid-column:1/3}
  & .page > :is(.note,.section) > :not(.block-title){grid-column:3/7}
  & .page > .note:not(:has(.block-title)){border-top:0;padding-top:0}
  & .page > .note:not(:has(.block-title)) > .block-body{grid-column:1/5}
}
`;
