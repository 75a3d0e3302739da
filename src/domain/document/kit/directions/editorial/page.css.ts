/** Editorial one-pager and flyer: the title across, figures and labels in the side column, one line drawing. */
export const pageCss = `
.doc[data-direction="editorial"]{
  & .art{stroke-width:.8;color:var(--ink)}
  & .art .art-strong{stroke:var(--accent-text);stroke-width:2.2}
  & .art .art-fill-strong{fill:var(--accent-text)}
  & .headline{font-family:var(--font-display);line-height:1;letter-spacing:-.012em;margin-left:-.03em;text-wrap:balance}

  & .page-one-pager .opening{margin-top:calc(var(--u)*1.6);display:grid;grid-template-columns:minmax(0,1fr) auto;column-gap:var(--gut);align-items:last baseline}
  & .page-one-pager .has-hero .headline{--box:calc(var(--content-w)*.66);--lines:2.8}
  & .page-one-pager .hero-figure{text-align:right;display:flex;flex-direction:column;align-items:flex-end}
  & .page-one-pager .hero{--hero-w:calc(var(--content-w)*.34);--size:max(var(--floor),min(calc(var(--t-h1)*1.3),var(--hero-w)/var(--editorial-em,3)));color:var(--accent-text);margin-left:0}
  & .hero-unit{font-size:max(var(--floor),.3em);margin-left:.25em;letter-spacing:0}
  & :is(.hero-label,.hero-detail){font-style:italic;color:var(--muted);max-width:var(--side)}
  & .page-one-pager .opening > .hero-figure :is(.hero-label,.hero-detail){max-width:calc(var(--content-w)*.34)}

  & .story{margin-top:calc(var(--u)*1.3);display:grid;grid-template-columns:var(--side) minmax(0,1fr);column-gap:var(--gut)}
  & .page-one-pager:not(.page-part) > .story.has-chart{flex:1 0 auto;max-height:calc(var(--page-h)*.48)}
  & .story-main > .main-art{display:block;--least-art:calc(var(--base-u)*6)}
  & .story > .figures{align-self:start}
  & .story-main{grid-column:2;display:flex;flex-direction:column}
  & .story .chart-figure{flex:1;display:flex;flex-direction:column}
  & .story .chart-columns{flex:1 0 auto}
  & .story > .figures{--cell-w:var(--side);grid-column:1}
  & .figure{display:flex;flex-direction:column;border-top:var(--hair) solid var(--rule);padding:calc(var(--u)*.5) 0 calc(var(--u)*.62)}
  & .story > .figures > .figure:first-child{border-top-color:var(--ink)}
  & .figure-value{order:-1;letter-spacing:-.012em;font-size:max(var(--floor),min(var(--t-fig),var(--cell-w,var(--side))/var(--editorial-em,2)));margin-bottom:calc(var(--u)*.25)}
  & .figure-label{font-style:italic;color:var(--muted);line-height:1.24;text-wrap:balance}
  & .figure-detail{font-size:var(--t-note);color:var(--muted);line-height:1.3;margin-top:calc(var(--u)*.15)}
  & .story:not(:has(.chart-figure)) .lead{font-size:max(var(--floor),calc(var(--t-lead)*1.1))}
  & .chart-figure{border-top:var(--hair) solid var(--ink);padding-top:calc(var(--u)*.5)}
  & .lead + .chart-figure{margin-top:calc(var(--u)*1.25)}
  & .chart-title{font-weight:500;font-size:var(--t-h3);line-height:1.22}
  & .chart-note{font-size:var(--t-note);color:var(--muted);line-height:1.3}
  & .chart-caption{margin-bottom:calc(var(--u)*1)}
  & .chart-columns{--bar-share:.42}
  & .chart-columns g.is-first .bar-label{text-anchor:start;transform:translate(var(--x0),1.5em)}
  & .chart-columns g.is-last .bar-label{text-anchor:end;transform:translate(var(--x1),1.5em)}
  & .chart-columns g.is-last.is-emphasised .bar-value{text-anchor:end;transform:translate(var(--x1),-.5em)}
  & .chart :is(.goal-label,.event-label){font-style:italic}
  & .chart .is-compared .bar{fill:var(--rule)}
  & .chart .is-compared .bar-value{fill:var(--ink);font-size:1.2em}
  & .chart :is(.bar-label,.bar-value){fill:var(--muted)}
  & .chart .is-emphasised :is(.bar-label,.bar-value){fill:var(--ink)}

  & .sections{margin-top:auto;padding-top:calc(var(--u)*1.3);display:grid;grid-template-columns:repeat(3,minmax(0,1fr));column-gap:var(--gut);row-gap:calc(var(--u)*1.2)}
  & .sections::before{content:"";grid-column:1/-1;border-top:var(--hair) solid var(--ink);margin-bottom:calc(var(--u)*-.45)}
  & .sections:is([data-count="2"],[data-count="4"]){grid-template-columns:repeat(2,minmax(0,1fr))}
  & .sections[data-count="1"]{grid-template-columns:minmax(0,1fr)}
  & .sections .block-title{font-weight:500;font-size:var(--t-h3);line-height:1.22;margin-bottom:calc(var(--u)*.4)}

  & .page > .quote{margin-top:auto;padding-top:calc(var(--u)*1.2);display:grid;grid-template-columns:var(--side) minmax(0,1fr);column-gap:var(--gut)}
  & .quote-art{grid-column:1;grid-row:1/3;align-self:stretch;min-height:calc(var(--u)*5);position:relative}
  & .quote-art > .art{position:absolute;inset:0}
  & .story-art{position:relative;min-height:calc(var(--u)*6)}
  & .story-art > .art{position:absolute;inset:0}
  & :is(.quote-art,.story-art) .art-line{stroke:var(--accent-text);stroke-width:1.1}
  & :is(.quote-art,.story-art) .art-strong{stroke-width:3}
  & .quote-text{grid-column:2;font-family:var(--font-display);line-height:1.18;letter-spacing:-.005em}
  & .page > .quote{--cap:var(--t-h2);--least:calc(var(--t-h2)*.72);--box:var(--main);--lines:4}
  & .quote-text.hangs{text-indent:-.42em}
  & .quote-by{grid-column:2;font-style:italic;color:var(--muted);margin-top:calc(var(--u)*.5)}
  & .action{margin-top:auto;padding:calc(var(--u)*1) 0 0 calc(var(--side) + var(--gut))}
  & .quote + .action{margin-top:0}
  & .action-text{font-family:var(--font-display);font-size:max(var(--floor),calc(var(--t-h2)*.8));line-height:1.2;color:var(--accent-text);text-wrap:balance}
  & .foot{display:flex;flex-wrap:wrap;justify-content:space-between;column-gap:var(--gut);font-size:var(--t-note);color:var(--muted);margin-top:auto;position:relative;padding-top:calc(var(--u)*1.8)}
  & .foot::before{content:"";position:absolute;left:0;right:0;top:calc(var(--u)*1.4);border-top:var(--hair) solid var(--rule)}
  & :is(.quote,.action) + .foot{margin-top:0}

  & .is-airy .opening{margin-top:calc(var(--u)*2.6)}
  & .is-airy .story{margin-top:calc(var(--u)*2.2)}
  & .is-airy .story .lead{font-size:max(var(--floor),calc(var(--t-lead)*1.42));line-height:1.36}
  & .is-airy .sections{margin-top:calc(var(--u)*2.6)}
  & .is-airy .section .block-text{font-size:max(var(--floor),calc(var(--t-lead)*.98));line-height:var(--lh-lead)}
  & .page-one-pager > .foot-art{display:block}
  & .page-flyer > .opening{flex:1 0 auto;margin-top:calc(var(--u)*1.9);display:grid;grid-template-columns:var(--side) minmax(0,1fr);grid-template-rows:auto minmax(calc(var(--u)*6),1fr) auto;column-gap:var(--gut);row-gap:calc(var(--u)*1.4)}
  & .page-flyer .headline{grid-column:1/-1;grid-row:1;--cap:calc(var(--t-h1)*1.5);--least:var(--t-h1);--lines:3;line-height:.98}
  & .page-flyer h1.hero{grid-column:1/-1;grid-row:1;--hero-w:var(--content-w)}
  & .page-flyer h1.hero .line{line-height:1}
  &[data-format^="slides"] .page-flyer h1.hero{--size:max(var(--floor),min(calc(var(--page-h)*.19),var(--hero-w)/var(--editorial-em,4)))}
  & .page-flyer p.hero{grid-column:1/-1;grid-row:3;--hero-w:var(--content-w);--size:max(var(--floor),min(calc(var(--t-h1)*1.12),var(--hero-w)/var(--editorial-em,3)));color:var(--accent-text);padding-left:calc(var(--side) + var(--gut));margin-left:0;line-height:1}
  & .page-flyer p.hero .line{line-height:1}
  & .page-flyer p.hero{--hero-w:var(--main)}
  & .page-flyer .tagline{grid-column:1;grid-row:2;font-style:italic;color:var(--muted);font-size:max(var(--floor),calc(var(--t-lead)*.95));line-height:1.32;text-wrap:var(--pretty);overflow-wrap:anywhere}
  & .page-flyer .opening-art{grid-column:2;grid-row:2;position:relative;min-height:0}
  & .page-flyer .opening-art > .art{position:absolute;inset:0}
  & .facts{margin-top:calc(var(--u)*1.3)}
  & .facts-list{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));column-gap:var(--gut);row-gap:calc(var(--u)*.9);border-top:var(--hair) solid var(--ink);padding-top:calc(var(--u)*.65)}
  & .facts-list:is([data-count="2"],[data-count="4"]){grid-template-columns:repeat(2,minmax(0,1fr))}
  & .fact-value{font-weight:500;font-size:var(--t-h3);line-height:1.25}
  & .page-flyer .sections{margin-top:0;padding-top:calc(var(--u)*1.2)}
  & .page-flyer .action{margin-top:0;padding-top:calc(var(--u)*1.2)}
  & .page-flyer .foot{margin-top:0}
}
@container page (min-aspect-ratio: 99/100){
  .doc[data-direction="editorial"]{
    & .is-airy .opening{margin-top:calc(var(--u)*1.8)}
    & .is-airy .headline{--cap:calc(var(--t-h1)*1.45)}
    & .is-airy .story{flex:1 0 auto;margin-top:calc(var(--u)*1.6);grid-template-columns:minmax(0,.7fr) minmax(0,1fr);align-items:stretch}
    & .is-airy .story-main{justify-content:center}
    & .is-airy .story .lead{font-size:max(var(--floor),calc(var(--t-lead)*1.7))}
    & .is-airy .sections{margin-top:0}
    & .page-flyer .headline{--cap:calc(var(--t-h1)*1.1);--least:calc(var(--t-h1)*.7)}
    & .page-flyer h1.hero{--hero-w:calc(var(--content-w)*.62)}
    & .story > .figures > .figure{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.2fr);column-gap:calc(var(--gut)*.5);align-items:first baseline;padding:calc(var(--u)*.4) 0 calc(var(--u)*.5)}
    & .story > .figures{--cell-w:calc(var(--side)*.44)}
    & .story .figure-value{grid-row:1/3}
    & .story :is(.figure-label,.figure-detail){grid-column:2}
    & .quote-art{min-height:calc(var(--u)*3.6)}
    & .page-flyer > .opening{margin-top:calc(var(--u)*1.2);row-gap:calc(var(--u)*.9);grid-template-rows:auto minmax(calc(var(--u)*4),1fr) auto}
    & .page-flyer p.hero{--size:max(var(--floor),min(calc(var(--t-h1)*.86),var(--hero-w)/var(--editorial-em,3)))}
  }
}
`;
