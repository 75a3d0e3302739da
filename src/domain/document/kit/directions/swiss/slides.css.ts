/** Swiss slides: the claim at the top left, its proof at the bottom; large size jumps, nothing in between. */
export const slidesCss = `
.doc[data-direction="swiss"]{
  & .slide-label{position:absolute;top:var(--mt);left:calc(var(--m) + var(--c2) + var(--gut));width:var(--c2);font-weight:500;font-size:max(var(--floor),calc(var(--t-body)*.94));line-height:1.34}
  & .slide-title{font-family:var(--font-display);font-weight:600;--cap:calc(var(--t-h2)*1.13);--least:calc(var(--t-h2)*.6);--box:calc(5*var(--col) + 4*var(--gut));--lines:2.2;line-height:1.04;letter-spacing:-.03em;margin-left:-.03em;max-width:var(--box)}
  & .page-slide > .slide-head{margin-top:calc(var(--u)*2)}
  & .page-slide > .masthead + .section{margin-top:calc(var(--u)*2)}

  & .page-slide .opening{flex:1;display:grid;grid-template-columns:repeat(6,minmax(0,1fr));grid-template-rows:minmax(0,1fr);column-gap:var(--gut);align-items:end}
  & .page-slide > .opening{margin-bottom:calc(-1*var(--mb));padding-bottom:var(--mb)}
  & .page-slide .opening-words{grid-column:1/5;grid-row:1;position:relative}
  & .page-slide .headline{--box:var(--c4);--lines:3;line-height:.98}
  & .page-slide .tagline{font-weight:500;font-size:var(--t-lead);line-height:var(--lh-lead);letter-spacing:-.012em;margin-top:calc(var(--u)*.9)}
  & .page-slide .opening-art{grid-column:5/7;grid-row:1;align-self:stretch;position:relative;margin:calc(var(--u)*1.2) calc(-1*var(--m)) calc(-1*var(--mb)) 0;min-height:0}
  & .page-slide .opening-art > .art{position:absolute;inset:0}
  & .page-slide .has-hero .opening-art{display:none}
  & .page-slide .hero-figure{grid-column:1/4;grid-row:1;display:flex;flex-direction:column}
  & .page-slide .hero{--hero-w:var(--c3);font-size:var(--size)}
  & .page-slide .has-hero .opening-words{grid-column:4/7}
  & .page-slide .has-hero .headline{--cap:calc(var(--t-h1)*.7);--box:var(--c3);line-height:1.02;letter-spacing:-.03em}

  & .page-field > .opening:last-child{flex:1 0 auto;margin-bottom:calc(-1*var(--mb));padding-bottom:var(--mb)}
  & .page-one-pager > .opening:last-child{grid-template-rows:1fr;align-items:end}
  & .page-part > .masthead + *{margin-top:calc(var(--u)*1.6)}
  & .page-part > .masthead + :is(.figures,.sections){margin-top:auto}
  & .page-part .section .block-title{font-size:max(var(--floor),calc(var(--t-lead)*1.2));line-height:1.15;letter-spacing:-.018em;margin-bottom:calc(var(--u)*.4)}
  & .page-part .story{flex:1}
  & .page-part .story-main{flex:1;align-content:stretch}
  & .page-part .chart-figure{display:flex;flex-direction:column}
  & .page-part .chart-columns{flex:1;height:auto}
  & .statement{flex:1;display:flex;flex-direction:column;justify-content:space-between;gap:var(--u);margin-top:calc(var(--u)*2)}
  & .statement .slide-title{--cap:var(--t-h1);--lines:3.2;line-height:.99;letter-spacing:-.035em}
  & .statement-text{font-weight:500;font-size:var(--t-lead);line-height:var(--lh-lead);letter-spacing:-.012em;max-width:var(--c4)}

  & .points,& .closing{margin-top:auto;padding-top:var(--u);display:grid;grid-template-columns:repeat(3,minmax(0,1fr));column-gap:var(--gut);row-gap:var(--u)}
  & :is(.points,.closing):is([data-count="1"],[data-count="2"]){grid-template-columns:repeat(2,minmax(0,1fr))}
  & :is(.points,.closing)[data-count="4"]{grid-template-columns:repeat(4,minmax(0,1fr))}
  & .point{border-top:var(--bar) solid var(--ink);padding-top:calc(var(--u)*.5)}
  & .point-marker{font-family:var(--font-display);font-weight:600;font-size:max(var(--floor),calc(var(--t-fig)*.8));line-height:.86;letter-spacing:-.045em;margin:calc(var(--u)*.5) 0 calc(var(--u)*.9) -.03em}
  & .point-marker.is-long{font-size:max(var(--floor),calc(var(--t-h2)*.7));line-height:1.1;letter-spacing:-.028em;margin:calc(var(--u)*.2) 0 calc(var(--u)*.5)}
  & .points:is([data-count="4"],[data-count="5"],[data-count="6"]) .point-marker:not(.is-long){font-size:max(var(--floor),calc(var(--t-fig)*.5))}
  & .point-title{font-weight:600;font-size:max(var(--floor),calc(var(--t-lead)*.93));line-height:1.2;letter-spacing:-.014em;margin-bottom:calc(var(--u)*.4)}
  & .points:is([data-count="5"],[data-count="6"]) .point-title{font-size:max(var(--floor),calc(var(--t-lead)*.86))}

  & .page-slide > .figures{margin-top:auto;padding-top:var(--u)}
  & .page-slide .figure{padding-top:calc(var(--u)*.5)}
  & .page-slide .figure-detail:has(+ .figure-more){font-weight:600;font-size:max(var(--floor),calc(var(--t-lead)*.98));line-height:1.25;letter-spacing:-.012em}
  & .page-slide .figure-value{margin:calc(var(--u)*.9) 0 calc(var(--u)*1.1) calc(-1em*var(--swiss-pull,.05))}
  & .page-slide .figures:is([data-count="4"],[data-count="5"],[data-count="6"]) .figure-value{--cap:.55;font-size:max(var(--floor),min(calc(var(--t-fig)*.6),var(--cell-w)/var(--swiss-em,2)))}

  & .chart-slide{flex:1;min-height:0;display:grid;grid-template-columns:repeat(6,minmax(0,1fr));grid-template-rows:minmax(0,1fr) auto;column-gap:var(--gut);margin-top:calc(var(--u)*2)}
  & .chart-slide .slide-head{grid-column:1/3;grid-row:1}
  & .chart-slide .slide-title{--cap:calc(var(--t-h2)*.77);--least:calc(var(--t-h2)*.5);--box:var(--c2);--lines:5;line-height:1.08;letter-spacing:-.026em}
  & .takeaway{grid-column:1/3;grid-row:2;border-top:var(--bar) solid var(--ink);padding-top:calc(var(--u)*.5);margin-top:var(--u)}
  & .takeaway-label{font-weight:600}
  & .chart-slide .chart-figure{grid-column:3/7;grid-row:1/3;display:flex;flex-direction:column;min-height:0}
  & .chart-slide .chart-columns{flex:1;height:auto;min-height:0;font-size:max(var(--floor),calc(var(--t-body)*.96))}
  & .chart-slide .chart-rows{font-size:var(--t-body)}
  & .chart-slide .is-emphasised .bar-value{font-size:1.5em}
  & .chart-slide .chart-rows .is-emphasised .bar-value{font-size:1em}
  & .page-slide .chart-note{color:inherit;font-weight:600;font-size:var(--t-body)}
  & .chart-slide .chart-columns .bar-value{font-weight:600}
  & .chart-figure-aside{grid-column:1/3;grid-row:2;align-self:end;--cell-w:var(--c2)}
  & .quote-points{align-self:stretch;display:grid;grid-template-columns:repeat(3,minmax(0,1fr));column-gap:var(--gut)}

  & .table-slide{margin-top:auto;padding-top:var(--u);font-size:max(var(--floor),calc(var(--t-body)*1.1))}
  & .text-slide.is-short{font-size:var(--t-lead);line-height:1.36}
  & .text-slide{margin-top:calc(var(--u)*1.4);width:var(--c4);margin-left:calc(var(--c2) + var(--gut))}
  & .page-slide > .quote{flex:1;margin-top:calc(var(--u)*2);padding-top:0;display:flex;flex-direction:column;justify-content:space-between;align-items:flex-start;gap:var(--u)}
  & .page-slide > .quote{--box:calc(var(--content-w) - var(--col));--lines:4;--cap:var(--t-h1);--least:calc(var(--t-h2)*.7)}
  & .page-slide .quote-text{line-height:1.04;letter-spacing:-.033em;max-width:var(--box)}
  & .page-slide .quote-by{border-top:var(--bar) solid var(--ink);padding-top:calc(var(--u)*.5);width:var(--c2)}

  & .on-closing .slide-title{--cap:var(--t-h1);--box:var(--c4);max-width:var(--c4);--lines:2.4;line-height:.99;letter-spacing:-.035em}
  & .ask{background:var(--accent);color:var(--accent-ink);padding:calc(var(--u)*.65) calc(var(--gut)*.85) calc(var(--u)*.75);display:flex;flex-direction:column;justify-content:space-between;gap:calc(var(--u)*1.6);min-height:calc(var(--u)*6)}
  & .ask-label{font-weight:600}
  & .ask-value{font-family:var(--font-display);font-weight:600;letter-spacing:-.03em;line-height:1;--cell-w:calc((var(--content-w) - 2*var(--gut))/3);font-size:max(var(--floor),min(calc(var(--t-h2)*.87),(var(--cell-w) - var(--gut)*1.8)/var(--swiss-em,5)));white-space:nowrap}
  & .ask-detail{margin-top:calc(var(--u)*-1)}
  & .closing[data-count="4"] .ask-value{--cell-w:calc((var(--content-w) - 3*var(--gut))/4)}
}
@container page (max-aspect-ratio: 98/100){
  .doc[data-direction="swiss"]{
    & :is(.points,.closing)[data-count]{grid-template-columns:repeat(2,minmax(0,1fr))}
    & .chart-slide{grid-template-rows:auto auto 1fr}
    & .chart-slide :is(.slide-head,.chart-figure,.takeaway){grid-column:1/7;grid-row:auto}
    & .chart-slide .slide-title{--box:var(--content-w);--cap:var(--t-h2);--lines:2.4}
    & .chart-slide .chart-figure{margin-top:var(--u)}
    & .chart-slide .chart-columns{flex:none;height:calc(var(--base-u)*20*var(--fs))}
  }
}
.doc[data-direction="swiss"][data-format="story"] .text-slide{width:auto;margin-left:0}
@container page (max-width: 1000px) and (min-aspect-ratio: 99/100){
  .doc[data-direction="swiss"] :is(.points,.closing)[data-count="4"]{grid-template-columns:repeat(2,minmax(0,1fr))}
}
`;
