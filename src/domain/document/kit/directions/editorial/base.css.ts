/** Editorial: a narrow column of labels and figures beside a wide one of argument; one baseline, hairlines, no boxes. */
export const baseCss = `
.doc[data-direction="editorial"]{
  & .hero{font-family:var(--font-display);font-weight:400;letter-spacing:-.012em;line-height:1;white-space:nowrap;--size:max(var(--floor),min(var(--t-hero),var(--hero-w,var(--content-w))/var(--editorial-em,4)));font-size:var(--size);margin-left:calc(-1*var(--editorial-pull,.03)*var(--size))}
  & .display{font-family:var(--font-display);font-weight:400;font-size:var(--t-h1);line-height:1;letter-spacing:-.012em;margin-left:-.03em}
  & .h2{font-family:var(--font-display);font-weight:400;font-size:var(--t-h2);line-height:1.1;letter-spacing:-.005em}
  & .h3{font-weight:500;font-size:var(--t-h3);line-height:1.22}
  & .lead{font-size:var(--t-lead);line-height:var(--lh-lead)}
  & .note-text,& .small{font-size:var(--t-note);color:var(--muted)}
  & .muted{color:var(--muted)}
  & .label{font-style:italic;color:var(--muted)}
  & .figure-value{font-family:var(--font-display);font-weight:400;font-size:var(--t-fig);line-height:1;letter-spacing:-.01em;white-space:nowrap}
  & .unit{font-size:max(var(--floor),.5em);letter-spacing:0}

  & .block-body > * + *{margin-top:calc(var(--u)*.5)}

  & .masthead{display:flex;align-items:baseline;gap:calc(var(--gut)*.75);position:relative;padding-bottom:calc(var(--u)*.45 + var(--bar)*2.25);font-style:italic;color:var(--muted);line-height:1.3}
  & .masthead-name{font-family:var(--font-display);font-style:normal;color:var(--ink);font-size:max(var(--floor),calc(var(--t-h2)*.83));line-height:1;margin-right:auto}
  & .masthead-number{font-variant-numeric:tabular-nums}
  & .masthead::after,& .invoice-head::before{content:"";height:calc(var(--bar)*2.25);border-top:var(--bar) solid var(--ink);border-bottom:var(--hair) solid var(--ink)}
  & .masthead::after{position:absolute;left:0;right:0;bottom:0}
  & .colophon{display:flex;justify-content:space-between;gap:var(--gut);font-size:var(--t-note);color:var(--muted);border-top:var(--hair) solid var(--rule);padding-top:calc(var(--u)*.4);margin-top:auto}
  & .payment + .colophon,& .foot + .colophon{margin-top:calc(var(--u)*1.2)}

  & .page > .note,& .page > .section{display:grid;grid-template-columns:var(--side) minmax(0,1fr);column-gap:var(--gut);align-items:first baseline;margin-top:calc(var(--u)*1.4)}
  & .page > .section{border-top:var(--hair) solid var(--ink);padding-top:calc(var(--u)*.75)}
  & .page > .section > .block-title{font-weight:500;font-size:var(--t-h3);line-height:1.22}
  & .page > .note > .block-title{font-style:italic;color:var(--muted)}
  & .page > .note > .block-body{grid-column:2}
  & .page > .note .block-text{font-family:var(--font-display);font-size:max(var(--floor),calc(var(--t-h2)*.76));line-height:1.22;color:var(--accent-text);text-wrap:balance}
  & .page > .section > :not(.block-title){grid-column:2}
}
`;
