/** Swiss: six columns, one gutter, everything flush left on a column edge; hierarchy from size and weight. */
export const baseCss = `
.doc[data-direction="swiss"]{
  & .hero{font-family:var(--font-display);font-weight:600;letter-spacing:-.05em;line-height:.74;white-space:nowrap;--size:max(var(--floor),min(var(--t-hero),var(--hero-w,var(--content-w))/var(--swiss-em,4)));font-size:var(--size);margin-left:calc(-1*var(--swiss-pull,.05)*var(--size))}
  & .hero .line{line-height:.86}
  & .display{font-family:var(--font-display);font-weight:600;font-size:var(--t-h1);line-height:1;letter-spacing:-.035em;margin-left:-.05em}
  & .h2{font-family:var(--font-display);font-weight:600;font-size:var(--t-h2);line-height:1.08;letter-spacing:-.026em;margin-left:-.03em}
  & .h3{font-weight:600}
  & .lead{font-weight:500;font-size:var(--t-lead);line-height:var(--lh-lead);letter-spacing:-.012em}
  & .note-text,& .small{font-size:var(--t-note)}
  & .muted{color:var(--muted)}
  & .figure-value{font-family:var(--font-display);font-weight:600;font-size:var(--t-fig);line-height:.86;letter-spacing:-.045em;margin-left:-.03em;white-space:nowrap}
  & .unit{font-weight:500;font-size:max(var(--floor),.36em);letter-spacing:-.01em}

  & .block-body > * + *{margin-top:calc(var(--u)*.5)}

  & .masthead{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));column-gap:var(--gut);font-weight:500;font-size:max(var(--floor),calc(var(--t-body)*.94));line-height:1.34}
  & .masthead > *{grid-column:span 2}
  & .masthead-number{grid-column:6/7;text-align:right;font-variant-numeric:tabular-nums}
  & .masthead:has(.masthead-number) .masthead-date{grid-column:5/6;white-space:nowrap}
  & .colophon{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));column-gap:var(--gut);border-top:var(--hair) solid var(--rule);padding-top:calc(var(--u)*.42);margin-top:auto;color:var(--muted)}
  & .colophon > :last-child{text-align:right}
  & .payment + .colophon,& .foot + .colophon{margin-top:calc(var(--u)*1.2)}

  & .note,& .section{border-top:var(--bar) solid var(--ink);padding-top:calc(var(--u)*.42);margin-top:calc(var(--u)*1.5);display:grid;grid-template-columns:repeat(6,minmax(0,1fr));column-gap:var(--gut)}
  & .page > .note > .block-title,& .page > .section > .block-title{grid-column:1/3;font-weight:600}
  & .page > .note > :not(.block-title),& .page > .section > :not(.block-title){grid-column:3/7}
  & .page > .note .block-text{font-weight:500;font-size:max(var(--floor),calc(var(--t-body)*1.2));line-height:var(--lh-lead);letter-spacing:-.008em}
  & .page > .note:not(:has(.block-title)) > .block-body{grid-column:1/6}
}
`;
