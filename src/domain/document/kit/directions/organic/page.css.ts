/** Warm organic one-pager and flyer: the title on the field, the rest on paper below its edge. */
export const pageCss = `
.doc[data-direction="organic"]{
  & .page-one-pager .opening{padding-top:calc(var(--u)*2.4)}
  & .headline{text-wrap:balance}
  & .page-one-pager .headline{--cap:min(calc(var(--t-h1)*1.16),calc(var(--page-h)*.09*(.5 + .5*var(--fs))));--least:calc(var(--t-h2)*1.1*(.3 + .7*min(1,var(--fs))));--box:calc(var(--content-w) - var(--art-w)*.86);--lines:3.2;max-width:var(--box);margin-left:-.02em}
  & .page-one-pager .hero-figure{display:flex;flex-wrap:wrap;align-items:baseline;gap:calc(var(--u)*.5) calc(var(--gut)*.8);margin-top:calc(var(--u)*1.1);max-width:calc(var(--content-w) - var(--art-w)*.86)}
  & .page-one-pager .hero{--hero-w:calc((var(--content-w) - var(--art-w))*.8);--size:max(var(--floor),min(calc(var(--t-h1)*1.1),var(--hero-w)/var(--organic-em,3)))}
  & .hero-unit{font-size:max(var(--floor),.36em);letter-spacing:0}
  & .page-field :is(.hero-label,.hero-detail){color:inherit;max-width:22em}

  & .story{margin-top:calc(var(--u)*1.9);display:grid;gap:calc(var(--u)*1.6)}
  & .figures{--cell-w:calc((var(--content-w) - 2*var(--gut))/3);display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:calc(var(--u)*1.2) var(--gut)}
  & .figures:is([data-count="1"],[data-count="2"]){--cell-w:calc((var(--content-w) - var(--gut))/2);grid-template-columns:repeat(2,minmax(0,1fr))}
  & .figures[data-count="4"]{--cell-w:calc((var(--content-w) - 3*var(--gut))/4);grid-template-columns:repeat(4,minmax(0,1fr))}
  & .figure{display:flex;flex-direction:column}
  & .figure-value{order:-1;color:var(--accent-text);font-size:max(var(--floor),min(var(--t-fig),var(--cell-w)/var(--organic-em,2)));margin-bottom:calc(var(--u)*.35)}
  & .figure-label{font-weight:600;line-height:1.3}
  & .figure-detail{line-height:1.34}
  & .story-main{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));column-gap:var(--gut);align-items:start}
  & .story-main > .lead{grid-column:1/6;font-family:var(--font-display);line-height:1.36}
  & .has-chart .story-main > .lead{grid-column:1/3;font-family:var(--font-text);font-size:max(var(--floor),calc(var(--t-lead)*.86));text-wrap:wrap}
  & .has-chart .story-main > .chart-figure{grid-column:3/7}
  & .has-chart .story-main > .chart-figure:first-child{grid-column:1/7}
  /* The chart takes what is left of a page whose other parts went on to the next. */
  & .page-one-pager:not(.page-part) > .story.has-chart:last-child{flex:1;grid-template-rows:auto minmax(0,1fr)}
  & .page-one-pager > .story.has-chart:last-child :is(.story-main,.chart-figure){align-self:stretch}
  & .page-one-pager > .story.has-chart:last-child .chart-figure{display:flex;flex-direction:column}
  & .page-one-pager > .story.has-chart:last-child .chart-columns{flex:1 1 70px;height:70px}
  & .sections{margin-top:auto;padding-top:calc(var(--u)*1.6);display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:calc(var(--u)*1.3) calc(var(--gut)*1.2)}
  & .sections:is([data-count="2"],[data-count="4"]){grid-template-columns:repeat(2,minmax(0,1fr))}
  & .sections[data-count="1"]{grid-template-columns:minmax(0,1fr)}
  & .sections .block-title{margin-bottom:calc(var(--u)*.3)}
  & .sections .block-text{text-wrap:var(--pretty)}

  & .page > .quote{margin-top:auto;--cap:calc(var(--t-h2)*.86);--least:calc(var(--t-h2)*.6);--box:calc(var(--content-w) - var(--gut)*4);--lines:3}
  & .sections + .quote{margin-top:calc(var(--u)*1.6)}
  & .quote-text{font-family:var(--font-display);line-height:1.16;letter-spacing:-.01em}
  & .quote-text.hangs{text-indent:-.46em}
  & .page > .quote .quote-by{margin-top:calc(var(--u)*.7);color:var(--deep-text);font-weight:600}
  & .action{margin-top:auto;padding-top:calc(var(--u)*1.2)}
  & .quote + .action{margin-top:0}
  & .action-text{font-family:var(--font-display);font-size:max(var(--floor),calc(var(--t-lead)*1.1));line-height:1.24;color:var(--accent-text);text-wrap:balance}
  & .foot{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 calc(var(--gut)*1.4);font-size:var(--t-note);line-height:1.4;color:var(--muted);margin-top:auto;padding-top:calc(var(--u)*.9)}
  & :is(.quote,.action,.sections) + .foot{margin-top:0}

  & .is-airy .opening{padding-top:calc(var(--u)*5);padding-bottom:calc(var(--u)*4)}
  & .is-dense .headline{--cap:calc(var(--page-h)*.058*(.1 + .9*var(--fs)));--least:calc(var(--t-h2)*.8)}
  & .is-airy .headline{--cap:min(var(--t-hero),calc(var(--page-h)*.12*(.1 + .9*var(--fs))))}
  & .is-airy .story{margin-top:calc(var(--u)*3)}
  & .is-airy .story-main > .lead{font-size:max(var(--floor),calc(var(--t-lead)*1.36))}
  & .is-airy .section .block-text{font-size:max(var(--floor),calc(var(--t-lead)*.84));line-height:1.45}
  & .is-airy .sections .block-title{font-size:max(var(--floor),calc(var(--t-h3)*1.3))}

  & .page-flyer > .opening{flex:1 0 auto;display:flex;flex-direction:column;justify-content:flex-end;padding-top:calc(var(--u)*3)}
  & .page-flyer .headline{--cap:min(calc(var(--t-h1)*.9),calc(var(--page-h)*.065*(.1 + .9*var(--fs))));--least:calc(var(--t-h2)*.8);--box:calc(var(--content-w) - var(--art-w)*.7);--lines:2.6;max-width:var(--box);margin-left:-.02em}
  & .page-flyer h1.hero{--hero-w:calc(var(--content-w) - var(--art-w)*.72);--size:max(var(--floor),min(calc(var(--t-hero)*1.1),calc(var(--page-h)*.15*(.1 + .9*var(--fs))),var(--hero-w)/var(--organic-em,4)))}
  & .page-flyer p.hero{order:-1;--hero-w:calc(var(--content-w) - var(--art-w)*.76);--size:max(var(--floor),min(var(--t-hero),calc(var(--page-h)*.14*(.1 + .9*var(--fs))),var(--hero-w)/var(--organic-em,4)));margin-bottom:calc(var(--u)*1)}
  & .page-flyer .tagline{font-family:var(--font-display);font-size:var(--t-lead);line-height:1.32;margin-top:calc(var(--u)*1.2);max-width:calc((var(--content-w) - var(--art-w)*.4)*.82);text-wrap:balance}
  & .facts{margin-top:calc(var(--u)*2)}
  & .facts-list{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:calc(var(--u)*1) var(--gut);border-top:calc(var(--bar)*.7) solid var(--ink);padding-top:calc(var(--u)*.8)}
  & .facts-list:is([data-count="2"],[data-count="4"]){grid-template-columns:repeat(2,minmax(0,1fr))}
  & .fact-value{line-height:1.4;margin-top:calc(var(--u)*.15)}
  & .art-name{font-family:var(--font-display);font-size:max(var(--floor),24px);text-anchor:middle;fill:#fff6e6}
  & .page-flyer .sections{margin-top:0;padding-top:calc(var(--u)*1.6)}
  & .page-flyer .action{margin-top:0;padding-top:calc(var(--u)*1.6)}
}
.doc[data-direction="organic"] .page-flyer{--art-w:calc(var(--page-w)*.52)}
.doc[data-direction="organic"] .page-flyer:has(.art-scene){--art-w:0px}
.doc[data-direction="organic"] .page-flyer .opening-art:has(> .art-scene){inset:calc(-1*var(--mt) - var(--u)*4) 0 0;width:auto;height:auto;clip-path:inset(0)}
@container page (max-aspect-ratio: 99/100){
  .doc[data-direction="organic"] .page-flyer:has(.art-scene){
    & p.hero{--size:max(var(--floor),min(var(--t-hero),calc(var(--page-h)*.106*(.1 + .9*var(--fs))),var(--content-w)/var(--organic-em,4)))}
    & h1.hero{--size:max(var(--floor),min(calc(var(--t-hero)*1.1),calc(var(--page-h)*.112*(.1 + .9*var(--fs))),var(--content-w)/var(--organic-em,4)))}
    & h1.hero:has(> .line:nth-child(3)){--size:max(var(--floor),min(calc(var(--t-hero)*1.1),calc(var(--page-h)*.086*(.1 + .9*var(--fs))),var(--content-w)/var(--organic-em,4)))}
    & h1.hero:has(> .line:nth-child(4)){--size:max(var(--floor),min(calc(var(--t-hero)*1.1),calc(var(--page-h)*.07*(.1 + .9*var(--fs))),var(--content-w)/var(--organic-em,4)))}
  }
  /* Cloths hang over the whole head, and the words stand below them on the bare page. */
  .doc[data-direction="organic"] .page-flyer:has(.art-hung):has(h1.hero):not(:has(.line:nth-child(4),.section:nth-child(5))){
    & .art-hung{transform:scale(1.14);transform-origin:50% 12%}
    & .art-hung > path:last-child{display:none}
    & > .opening{padding-top:calc(var(--page-w)*.64*(.2 + .8*var(--fs)))}
    & h1.hero{white-space:normal;line-height:1.04;--size:max(var(--floor),calc(var(--page-h)*.053*(.3 + .7*var(--fs))))}
    & h1.hero > .line:not(:first-child){display:inline}
    & .tagline{font-family:var(--font-text);font-size:max(var(--floor),calc(var(--t-lead)*.94));max-width:none;line-height:1.45}
    & .sections{border-top:calc(var(--bar)*.7) solid var(--ink);margin-top:calc(var(--u)*1.1);padding-top:calc(var(--u)*.8)}
  }
}
.doc[data-direction="organic"][data-format="square"]{
  & .page-flyer:has(.art-scene){--art-w:calc(var(--page-w)*.5)}
  & .page-flyer .opening-art:has(> .art-scene){inset:auto 0 5px auto;width:calc(var(--page-w)*.54);height:calc(var(--page-w)*.293)}
  & .art-scene > path:last-child{display:none}
}
@container page (min-aspect-ratio: 99/100){
  .doc[data-direction="organic"]{
    & .page-flyer:has(.art-scene){--art-w:calc(var(--page-w)*.52)}
    & .page-flyer .opening-art:has(> .art-scene){inset:auto 0 5px auto;width:calc(var(--page-w)*.5);height:calc(var(--page-w)*.272)}
    & .art-scene > path:last-child{display:none}
    & .page-one-pager .opening{padding-top:calc(var(--u)*1.2);padding-bottom:calc(var(--u)*1.8)}
    & .page-one-pager .headline{--lines:2.4}
    & .page-flyer .headline{--cap:min(calc(var(--t-h1)*.9),calc(var(--page-h)*.085*(.1 + .9*var(--fs))))}
    & .page-flyer p.hero{--size:max(var(--floor),min(var(--t-hero),calc(var(--page-h)*.19*(.1 + .9*var(--fs))),var(--hero-w)/var(--organic-em,4)))}
    & .page-flyer > .opening{padding-top:calc(var(--u)*1.4);padding-bottom:calc(var(--u)*1.8)}
    & .facts,& .page-flyer :is(.sections,.action){margin-top:0;padding-top:calc(var(--u)*.9)}
    & .page-flyer .facts-list{row-gap:calc(var(--u)*.6);padding-top:calc(var(--u)*.6)}
    & .page-field .story:has(> .figures):has(.chart-figure){grid-template-columns:repeat(6,minmax(0,1fr));column-gap:var(--gut)}
    & .page-field .has-chart > .figures{grid-column:1/3;grid-template-columns:minmax(0,1fr);row-gap:calc(var(--u)*.7);--cell-w:calc(var(--c2)*.5)}
    & .page-field .has-chart > .figures .figure{display:grid;align-content:start;grid-template-columns:minmax(0,1fr) minmax(0,1fr);column-gap:calc(var(--gut)*.6)}
    & .page-field .has-chart > .figures .figure-value{grid-row:1/3;align-self:start;font-size:max(var(--floor),min(var(--t-h2),var(--cell-w)/var(--organic-em,2)))}
    & .page-field .has-chart > .figures :is(.figure-label,.figure-detail){grid-column:2}
    & .page-field .has-chart > .figures + .story-main{grid-column:3/7;align-content:start;row-gap:calc(var(--u)*.8)}
    & .page-field .has-chart > .figures + .story-main > :is(.lead,.chart-figure){grid-column:1/7}
    & .page-one-pager:not(.page-part) > .story.has-chart:last-child{grid-template-rows:minmax(0,1fr)}
    & .page-field .has-chart:last-child > .figures + .story-main{align-content:stretch;grid-template-rows:auto minmax(0,1fr)}
    & .story{margin-top:calc(var(--u)*1.4);gap:calc(var(--u)*1.1)}
    & .facts{margin-top:calc(var(--u)*1.3)}
    & .page > .quote{padding-block:calc(var(--u)*1.3)}
  }
}
`;
