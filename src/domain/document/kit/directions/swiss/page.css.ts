/** Swiss one-pager and flyer: one field with the largest words, then modules under heavy bars. */
export const pageCss = `
.doc[data-direction="swiss"]{
  & .page-field > .masthead{background:var(--accent);color:var(--accent-ink);margin:calc(-1*var(--mt)) calc(-1*var(--m)) 0;padding:var(--mt) var(--m) calc(var(--u)*.5)}
  & .page-field > .opening{--art-ground:var(--accent);--art-accent:color-mix(in srgb,var(--accent-ink) 62%,var(--accent));background:var(--accent);color:var(--accent-ink);margin:-1px calc(-1*var(--m)) 0;padding:0 var(--m)}
  & :is(.page-field > .masthead,.page-field > .opening,.cover,.ask) .gap{background:none;text-decoration-thickness:max(1.5px,.1em)}
  & :is(.quote-art,.story-art){display:none}
  & .art{stroke-width:2}
  & .art .art-strong{stroke-width:9}

  & .page-one-pager .opening{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));column-gap:var(--gut);align-items:end;padding-top:calc(var(--u)*2.4);padding-bottom:calc(var(--u)*1.9)}
  & .headline{font-family:var(--font-display);font-weight:600;line-height:1;letter-spacing:-.035em;margin-left:-.04em;text-wrap:balance}
  & .page-one-pager .headline{grid-column:1/-1;margin-top:calc(var(--u)*3)}
  & .page-one-pager .has-hero .headline{grid-column:4/7;grid-row:1;--cap:calc(var(--t-h2)*1.12);--least:calc(var(--t-h2)*.72);--box:var(--c3);--lines:3.4;line-height:1.08;letter-spacing:-.026em;margin:0 0 0 -.03em}
  & .page-one-pager .hero-figure{grid-column:1/4;grid-row:1;display:flex;flex-direction:column}
  & .page-one-pager .hero{--hero-w:calc(var(--c3) - var(--gut)*.5)}
  & .hero-unit{font-weight:500;font-size:max(var(--floor),.2em);letter-spacing:-.02em;margin-left:.12em}
  & .hero-label{order:-1;font-weight:600;margin-bottom:calc(var(--u)*.4)}
  & .hero-figure:has(.hero-label) .hero{margin-top:.17em}
  & .hero-detail{margin-top:calc(var(--u)*1.3)}

  & .story{margin-top:calc(var(--u)*1.8);display:flex;flex-direction:column;gap:calc(var(--u)*1.6)}
  & .figures{--cell-w:var(--c2);display:grid;grid-template-columns:repeat(3,minmax(0,1fr));column-gap:var(--gut);row-gap:calc(var(--u)*1.5)}
  & .figures:is([data-count="1"],[data-count="2"]){--cell-w:var(--c3);grid-template-columns:repeat(2,minmax(0,1fr))}
  & .figures[data-count="4"]{--cell-w:calc((var(--content-w) - 3*var(--gut))/4);grid-template-columns:repeat(4,minmax(0,1fr))}
  & .figure{border-top:var(--bar) solid var(--ink);padding-top:calc(var(--u)*.42)}
  & .figure-label{font-weight:600}
  & .figure-value{font-size:max(var(--floor),min(var(--t-fig),var(--cell-w)/var(--swiss-em,2)));letter-spacing:-.05em;margin:calc(var(--u)*.75) 0 calc(var(--u)*.8) calc(-1em*var(--swiss-pull,.05))}
  & .story-main{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));column-gap:var(--gut)}
  & .story-main > .lead{grid-column:1/6;border-top:0}
  & .story:not(.has-chart) .story-main > .lead{font-size:max(var(--floor),calc(var(--t-lead)*1.16))}
  & .has-chart .story-main > *{border-top:var(--bar) solid var(--ink);padding-top:calc(var(--u)*.5)}
  & .has-chart .story-main > .lead{grid-column:1/3;text-wrap:wrap}
  & .has-chart .story-main > .chart-figure{grid-column:3/7}
  & .has-chart .story-main > .chart-figure:first-child{grid-column:1/7}
  & .chart-title{font-weight:600}
  & .chart-note{color:var(--muted)}
  & .chart-caption{margin-bottom:calc(var(--u)*.9)}
  & .chart .axis{display:none}
  & .chart-columns :is(.bar-value:not(.in-series),.bar-label){text-anchor:start}
  & .chart-columns .bar-value:not(.in-series){transform:translate(var(--x0),var(--value-y,-.5em))}
  & .chart-columns .bar-label{transform:translate(var(--x0),1.5em)}
  & .chart .is-compared .bar{fill:var(--ink)}
  & .chart .is-compared .bar-label,& .chart.chart-rows .bar-label{fill:var(--ink)}
  & .chart-rows.has-series .bar-value:not(.is-marked){fill:var(--muted)}
  & .page-field .stops{--stops-ground:var(--accent);margin-top:calc(var(--u)*1.4)}
  & .chart .bar-label{fill:var(--muted)}
  & .chart .is-emphasised .bar-label{fill:var(--ink)}
  & .chart .bar-value{font-weight:500}

  & .sections{margin-top:auto;padding-top:calc(var(--u)*1.6);display:grid;grid-template-columns:repeat(3,minmax(0,1fr));column-gap:var(--gut);row-gap:calc(var(--u)*1.3)}
  & .sections:is([data-count="2"],[data-count="4"]){grid-template-columns:repeat(2,minmax(0,1fr))}
  & .sections[data-count="1"]{grid-template-columns:minmax(0,1fr)}
  & .sections > .section{display:block;margin:0}
  & .sections .block-title{font-weight:600;margin-bottom:calc(var(--u)*.18)}
  & .page > .quote{margin-top:auto;padding-top:calc(var(--u)*1.8);display:grid;grid-template-columns:repeat(6,minmax(0,1fr));column-gap:var(--gut);align-items:end}
  & .quote-text{font-family:var(--font-display);font-weight:600;line-height:1.12;letter-spacing:-.024em;grid-column:1/5}
  & .quote-text.hangs{text-indent:-.46em}
  & .page > .quote{--cap:calc(var(--t-h2)*.95);--least:calc(var(--t-h2)*.7);--box:var(--c4);--lines:4}
  & .quote-by{grid-column:5/7;padding-bottom:calc(var(--u)*.12)}
  & .action{margin-top:auto;padding-top:calc(var(--u)*1.6)}
  & .quote + .action{margin-top:0}
  & .action-text{font-weight:600;font-size:max(var(--floor),calc(var(--t-lead)*1.12));line-height:1.2;letter-spacing:-.016em;max-width:var(--c4)}
  & .foot{margin-top:auto;padding-top:calc(var(--u)*1.5);display:grid;grid-template-columns:repeat(3,minmax(0,1fr));column-gap:var(--gut);row-gap:calc(var(--u)*.8)}
  & :is(.quote,.action) + .foot{margin-top:0}
  & .foot[data-count="2"]{grid-template-columns:repeat(2,minmax(0,1fr))}
  & .foot[data-count="4"]{grid-template-columns:repeat(4,minmax(0,1fr))}
  & .foot[data-count="1"]{grid-template-columns:minmax(0,1fr)}
  & .foot-entry{border-top:var(--bar) solid var(--ink);padding-top:calc(var(--u)*.42)}

  & .is-airy .opening{padding-top:calc(var(--u)*5)}
  & .is-airy .story{margin-top:calc(var(--u)*2.2);gap:calc(var(--u)*2.6)}
  & .is-airy .story-main > .lead{font-size:var(--t-h2);line-height:1.16;letter-spacing:-.022em}
  & .is-airy .story{flex-direction:column-reverse}
  & .is-airy .sections{margin-top:calc(var(--u)*1.2)}
  & .is-airy .section .block-text{font-size:var(--t-lead);line-height:var(--lh-lead);letter-spacing:-.01em;margin-top:calc(var(--u)*.3)}
  & .page-one-pager > .foot-art{display:block}
  & .page-flyer > .opening{flex:1 0 auto;display:grid;grid-template-columns:repeat(6,minmax(0,1fr));grid-template-rows:minmax(calc(var(--u)*4),1fr) auto auto;column-gap:var(--gut);padding-bottom:calc(var(--u)*1.7)}
  & .page-flyer .opening-art{grid-column:1/-1;grid-row:1;position:relative;margin:calc(var(--u)*.8) calc(-1*var(--m)) calc(var(--u)*1.4) 0;min-height:0}
  & .page-flyer .opening-art > .art{position:absolute;inset:0}
  & .page-flyer .hero{grid-column:1/-1;grid-row:2;--size:max(var(--floor),min(calc(var(--t-hero)*1.5),var(--hero-w,var(--content-w))/var(--swiss-em,4)))}
  & .page-flyer .hero .line{line-height:.88}
  & .page-flyer .headline{grid-column:1/5;grid-row:3;--cap:calc(var(--t-h2)*1.6);--least:calc(var(--t-h2)*.9);--box:var(--c4);line-height:1.02;letter-spacing:-.03em;margin-top:calc(var(--u)*1.7)}
  & .page-flyer .tagline{grid-column:5/7;grid-row:3;align-self:end;margin-top:calc(var(--u)*1.7);font-weight:500;font-size:max(var(--floor),calc(var(--t-lead)*.9));line-height:1.26;letter-spacing:-.01em}
  & .page-flyer .opening:not(.has-hero) .tagline{grid-column:1/5;font-size:var(--t-lead);line-height:var(--lh-lead);letter-spacing:-.012em}
  & .facts{margin-top:calc(var(--u)*1.5)}
  & .facts-list{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));column-gap:var(--gut);row-gap:calc(var(--u)*1)}
  & .facts-list:is([data-count="2"],[data-count="4"]){grid-template-columns:repeat(2,minmax(0,1fr))}
  & .fact{border-top:var(--bar) solid var(--ink);padding-top:calc(var(--u)*.42)}
  & .fact-value{font-weight:500;font-size:var(--t-lead);line-height:var(--lh-lead);letter-spacing:-.012em;margin-top:calc(var(--u)*.25)}
  & .page-flyer .sections{margin-top:0;padding-top:calc(var(--u)*1.3)}
  & .page-flyer .action{margin-top:0;padding-top:calc(var(--u)*1.4)}
  & .page-flyer .foot{margin-top:0;padding-top:calc(var(--u)*1.2)}
}
@container page (min-aspect-ratio: 99/100){
  .doc[data-direction="swiss"]{
    & .page-one-pager .opening{padding-top:calc(var(--u)*.8);padding-bottom:calc(var(--u)*1.2)}
    & .page-one-pager .headline{margin-top:calc(var(--u)*1);max-width:calc(var(--c4) + var(--col))}
    & .page-one-pager .hero{--hero-w:var(--c2)}
    & .page-one-pager .has-hero .headline{grid-column:3/7;--box:var(--c4);--lines:2}
    & .story{margin-top:calc(var(--u)*1.3);gap:calc(var(--u)*1.2)}
    & .story:has(> .figures):has(.chart-figure){display:grid;grid-template-columns:repeat(6,minmax(0,1fr));column-gap:var(--gut)}
    & .has-chart > .figures{grid-column:1/3;grid-template-columns:minmax(0,1fr);row-gap:calc(var(--u)*.7);--cell-w:calc(var(--c2)*.5);align-content:start}
    & .has-chart > .figures .figure{display:grid;align-content:start;grid-template-columns:minmax(0,1.1fr) minmax(0,1fr);column-gap:var(--gut)}
    & .has-chart > .figures .figure-value{grid-column:1;grid-row:1/3;margin-block:calc(var(--u)*.2) 0;align-self:start}
    & .has-chart > .figures :is(.figure-label,.figure-detail){grid-column:2}
    & .has-chart > .figures + .story-main{grid-column:3/7;align-content:start}
    & .has-chart > .figures + .story-main > :is(.lead,.chart-figure){grid-column:1/7}
    & .has-chart > .figures + .story-main > .chart-figure{border-top:0;padding-top:calc(var(--u)*.8)}
    & .page-flyer > .opening{grid-template-rows:minmax(0,1fr) auto auto}
    & .page-flyer .opening-art{grid-column:4/-1;grid-row:1/4;margin-bottom:calc(-1.7*var(--u))}
    & .page-flyer .opening :is(.hero,.headline){--hero-w:calc(var(--c3) - var(--gut));grid-column:1/4}
    & .page-flyer .opening .tagline{grid-column:1/4;grid-row:4;margin-top:calc(var(--u)*.6)}
    & .page-flyer .headline{--box:calc(var(--c3) - var(--gut));margin-top:calc(var(--u)*1.2)}
  }
}
`;
