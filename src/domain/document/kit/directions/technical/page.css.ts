/**
 * Technical one-pager and flyer: a frame of facts at the top, one drawing or chart, cells for every quantity.
 */
export const pageCss = `
.doc[data-direction="technical"]{
  & .art{stroke-width:1;color:var(--ink)}
  & .art:not(.is-drawn) :is(path,circle){vector-effect:non-scaling-stroke}
  & .art .art-strong{stroke:var(--accent-text);stroke-width:2}
  & .art .art-fill-strong{fill:var(--accent-text)}
  & :is(.quote-art,.page-one-pager .opening-art){display:none}
  & .story-art{position:relative;min-height:calc(var(--u)*7);border-top:var(--hair) solid var(--ink);border-bottom:var(--hair) solid var(--ink)}
  & .story-art > .art{position:absolute;inset:0}

  /* The story gives its parts to the grid of the page, so that the lead stands beside the headline. */
  & .page-one-pager{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));column-gap:var(--gut);row-gap:calc(var(--u)*1.3);grid-auto-rows:auto;align-content:space-between}
  & .page-one-pager > *,& .story > *,& .story-main > *{grid-column:1/-1;min-width:0}
  & .page-one-pager :is(.story,.story-main){display:contents}
  & .page-one-pager > .opening{order:1;grid-column:1/8;--box:calc(var(--content-w)*.56);padding-top:calc(var(--u)*.8)}
  & .page-one-pager .headline{--lines:3}
  & .page-one-pager > .opening.has-hero{grid-column:1/-1;display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);column-gap:calc(var(--gut)*2);align-items:end}
  & .page-one-pager .has-hero .headline{--box:calc(var(--content-w)*.56)}
  & .page-one-pager .hero-figure{display:flex;flex-direction:column;border-bottom:var(--hair) solid var(--ink);padding-bottom:calc(var(--u)*.3)}
  & .page-one-pager .hero{--hero-w:calc(var(--content-w)*.38)}
  & .page-one-pager .hero-figure .hero{order:1}
  & .hero-figure .hero-detail{order:2;color:var(--muted)}
  & .hero-unit{font-size:max(var(--floor),.3em);letter-spacing:-.02em;color:var(--muted);word-spacing:0}
  & .page-one-pager .lead{order:2;grid-column:8/13;align-self:end;font-size:max(var(--floor),calc(var(--t-lead)*.82));line-height:var(--lh);padding-left:calc(var(--gut)*.6)}
  & .page-one-pager:has(.opening.has-hero) .lead{grid-column:1/9;font-size:var(--t-lead);line-height:var(--lh-lead);padding-left:0}
  & .page-one-pager :is(.figures,.story-art){order:3}
  & .page-one-pager > .diagram{order:3;margin-top:0}
  & .diagram :is(.drawing-key,.flow-node,.flow-words),& .drawn-mark{font-family:var(--font-mono)}
  & .drawing-key th{font-weight:500}
  & .page-one-pager .chart-figure{order:4}
  & .page-one-pager > .quote{order:5}
  & .page-one-pager > .sections{order:6}
  & .page-one-pager > .action{order:7}
  & .page-one-pager > .foot{order:8}
  & .page-one-pager > :is(.note,.section){order:7;margin-top:0}

  & .figures{--cell-w:calc(var(--content-w)/3 - 6mm);display:grid;grid-template-columns:repeat(3,minmax(0,1fr));border-top:var(--hair) solid var(--ink);border-bottom:var(--hair) solid var(--ink)}
  & .figures:is([data-count="1"],[data-count="2"]){--cell-w:calc(var(--content-w)/2 - 6mm);grid-template-columns:repeat(2,minmax(0,1fr))}
  & .figures[data-count="4"]{--cell-w:calc(var(--content-w)/4 - 6mm);grid-template-columns:repeat(4,minmax(0,1fr))}
  & .figure{display:flex;flex-direction:column;border-left:var(--hair) solid var(--rule);padding:calc(var(--u)*.5) calc(var(--gut)*.6) calc(var(--u)*.6)}
  & .figure:first-child{border-left:0;padding-left:0}
  & .figures:not([data-count="4"]) > .figure:nth-child(3n+1){border-left:0;padding-left:0}
  & .figures:not([data-count="4"]) > .figure:nth-child(n+4){border-top:var(--hair) solid var(--rule)}
  & .figure-value{order:-1;font-size:max(var(--floor),min(var(--t-fig)*1.08,var(--cell-w)/var(--technical-em,3)));margin-bottom:calc(var(--u)*.28)}
  & .figure-label{line-height:1.32;text-wrap:var(--pretty)}
  & .figure:has(.figure-detail) .figure-label{font-weight:500}
  & .figure-detail{color:var(--muted);line-height:1.32}

  & .chart-figure{display:flex;flex-direction:column}
  & .page-one-pager:has(> .quote) .chart-figure{grid-column:1/9}
  & .page-one-pager:has(.chart-figure) > .quote{grid-column:9/13;display:flex;flex-direction:column;justify-content:space-between;gap:var(--u);--box:calc(var(--content-w)*.31);--lines:5}
  & .chart-title{font-weight:600;font-size:var(--t-h3);line-height:1.3}
  & .chart-caption{margin-bottom:calc(var(--u)*.8)}
  & .chart text{font-family:var(--font-mono);letter-spacing:-.01em}
  & :is(.chart,.chart-key){--tone-1:var(--accent);--tone-2:var(--ink);--tone-4:var(--rule)}
  & .chart :is(.bar-value.is-marked,.line-name.is-marked){font-weight:500}
  & .chart .goal line{stroke:var(--accent-text);stroke-dasharray:6px 5px;stroke-width:1.2}
  & .chart .goal-label{fill:var(--accent-text)}
  & .chart .line.line-tone-2{stroke:var(--ink)}
  & .chart .line.line-tone-1{stroke:var(--accent-text);stroke-width:2px}
  & .parts-label::before,& .parts-label::after{content:"";position:absolute;bottom:-.3em;height:.6em;left:0;border-left:var(--hair) solid var(--ink)}
  & .parts-label::after{left:auto;right:0}
  & .parts-label{border-bottom-color:var(--ink);padding-bottom:.5em;margin-bottom:.55em}
  & .parts-label,& .parts-axis text{font-family:var(--font-mono);letter-spacing:-.01em}
  & .parts-total{font-weight:500;font-size:1.1em;line-height:1}
  & .parts-bar text{font-size:.95em}
  & .chart-parts .is-emphasised .bar{fill:var(--accent);stroke:none}
  & .chart-parts .is-emphasised :is(.part-name,.part-value){fill:var(--accent-ink)}
  & .chart-parts .part-value{fill:var(--muted)}
  & .is-emphasised .parts-total{color:var(--accent-text)}
  & .parts-axis{display:block;width:100%;height:1.6em;margin-top:calc(var(--u)*.9)}
  & .parts-axis line{stroke:var(--ink);stroke-width:1}
  & .parts-axis .axis{stroke:var(--rule)}
  & .parts-axis text{fill:var(--muted);text-anchor:middle;transform:translateY(1.45em)}
  & .parts-axis .is-first{text-anchor:start}
  & .parts-axis .is-last{text-anchor:end}
  & .chart-lines:has(.level){padding-left:2.6em}
  & .chart-lines .level{display:block}
  & .level line{stroke:var(--rule);stroke-width:1}
  & .chart-lines .level text{text-anchor:end;transform:translateX(-.7em);dominant-baseline:central;fill:var(--muted)}
  & .chart-lines:has(.level) :is(.dot,.bar-value){display:none}
  & .chart-lines:has(.level) .line.line-tone-1{stroke:var(--ink);stroke-width:2.4px}
  & .chart.chart-gantt .row .bar-value.is-inside{fill:var(--paper)}
  & .chart.chart-gantt .row.is-emphasised .bar-value.is-inside{fill:var(--accent-ink)}
  & .chart .bar-label{fill:var(--muted)}
  & .chart .is-emphasised :is(.bar-label,.bar-value){fill:var(--accent-text);font-weight:500}
  & .chart-columns .is-emphasised .bar-value{font-size:inherit}

  & .sections{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));column-gap:var(--gut);row-gap:calc(var(--u)*1.1)}
  & .sections:is([data-count="2"],[data-count="4"]){grid-template-columns:repeat(2,minmax(0,1fr))}
  & .sections[data-count="1"]{grid-template-columns:minmax(0,1fr)}
  & .sections > .section{border-top:var(--hair) solid var(--ink);padding-top:calc(var(--u)*.5)}
  & .quote-text{font-family:var(--font-display);line-height:1.3;letter-spacing:-.012em}
  & .quote-text.hangs{text-indent:-.43em}
  & .page > .quote{--cap:calc(var(--t-h2)*.9);--least:var(--t-lead);--box:var(--content-w);--lines:3}
  & .quote-by{border-top:var(--hair) solid var(--rule);padding-top:calc(var(--u)*.45);margin-top:calc(var(--u)*.6);font-size:var(--t-note);line-height:1.4;color:var(--muted)}
  & .action-text{font-size:var(--t-lead);line-height:var(--lh-lead);color:var(--accent-text)}
  & .action{border-left:calc(var(--bar)*1.2) solid var(--accent);padding-left:calc(var(--gut)*.8)}
  & .foot{display:flex;flex-wrap:wrap;border-top:var(--hair) solid var(--ink);border-bottom:var(--hair) solid var(--ink)}
  & .foot-entry{flex:1 1 30%;min-width:min-content;border-left:var(--hair) solid var(--rule);padding:calc(var(--u)*.5) calc(var(--gut)*.6) calc(var(--u)*.55)}
  & .foot-entry:first-child{border-left:0;padding-left:0}

  /* Little to say is said larger, at the head of the sheet. */
  & .page-one-pager.is-airy{display:flex}
  & .is-airy .headline{--cap:calc(var(--t-h1)*1.5);--lines:2.4}
  & .page-one-pager.is-airy > .opening{--box:var(--content-w);padding-top:calc(var(--u)*2.6)}
  & .page-one-pager.is-airy .lead{align-self:start;max-width:30em;font-size:max(var(--floor),calc(var(--t-lead)*1.24));line-height:1.4;padding-left:0;text-wrap:balance}
  & .page-one-pager.is-airy:has(> .foot-art) .story-art{display:none}
  & .page-one-pager.is-airy > .foot-art{display:block;order:3;--least-art:calc(var(--u)*5)}
  & .is-airy .figure-value{font-size:max(var(--floor),min(calc(var(--t-fig)*1.6),var(--cell-w)/var(--technical-em,3)))}
  & .is-airy .section .block-text{font-size:max(var(--floor),calc(var(--t-lead)*.94));line-height:1.4}
  & .page-one-pager.is-airy .story-art{flex:1}
  & .page-one-pager.is-airy .figures{margin-top:var(--u)}
  & .page-one-pager.is-airy .figures ~ .story-main .lead{order:2}
  & .page-one-pager.is-airy:not(:has(.story-art)) > :is(.sections,.quote){margin-top:auto}
  & .page-one-pager.is-dense{row-gap:calc(var(--u)*.9)}

  & .page-flyer > .opening{flex:1 0 auto;margin-top:calc(var(--u)*2);display:grid;grid-template-columns:repeat(12,minmax(0,1fr));grid-template-rows:auto minmax(calc(var(--u)*5),1fr) auto;column-gap:var(--gut);row-gap:calc(var(--u)*1.3)}
  & .page-flyer .headline,& .page-flyer h1.hero{grid-column:1/8;grid-row:1;--box:calc(var(--content-w)*.56);--cap:calc(var(--t-h1)*1.25);--lines:3}
  & .page-flyer h1.hero{font-family:var(--font-display);letter-spacing:-.022em;word-spacing:0;--hero-w:calc(var(--content-w)*.5)}
  & .page-flyer .tagline{grid-column:8/13;grid-row:1;align-self:end;padding-left:calc(var(--gut)*.6);font-size:max(var(--floor),calc(var(--t-lead)*.94));line-height:var(--lh-lead);text-wrap:var(--pretty)}
  & .page-flyer .opening-art{grid-column:1/-1;grid-row:2;position:relative;min-height:0;border-top:var(--hair) solid var(--ink);border-bottom:var(--hair) solid var(--ink)}
  & .page-flyer .opening-art > .art{position:absolute;inset:0}
  & .page-flyer p.hero{grid-column:1/-1;grid-row:3;--hero-w:var(--content-w);--size:max(var(--floor),min(calc(var(--t-hero)*1.3),var(--hero-w)/var(--technical-em,4)));line-height:.9;color:var(--accent-text)}
  & .page-flyer .hero .line{line-height:1}
  & .facts{margin-top:calc(var(--u)*1.2)}
  & .facts-list{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));border:var(--hair) solid var(--ink)}
  & .facts-list:is([data-count="2"],[data-count="4"]){grid-template-columns:repeat(2,minmax(0,1fr))}
  & .fact{border-left:var(--hair) solid var(--rule);padding:1.6mm 2.4mm 1.8mm}
  & .facts-list:not([data-count="2"],[data-count="4"]) > .fact:nth-child(3n+1),& .facts-list:is([data-count="2"],[data-count="4"]) > .fact:nth-child(2n+1){border-left:0}
  & .facts-list:not([data-count="2"],[data-count="4"]) > .fact:nth-child(n+4),& .facts-list:is([data-count="2"],[data-count="4"]) > .fact:nth-child(n+3){border-top:var(--hair) solid var(--rule)}
  & .fact-value{font-weight:500;line-height:1.35}
  & .page-flyer :is(.sections,.action,.foot){margin-top:calc(var(--u)*1.2)}
}
@container page (min-aspect-ratio: 99/100){
  .doc[data-direction="technical"]{
    & .page-one-pager{row-gap:calc(var(--u)*.9)}
    & .page-one-pager > .opening{padding-top:calc(var(--u)*.2)}
    & .page-one-pager .headline{--lines:2.2}
    & .page-one-pager.is-airy > .opening{padding-top:calc(var(--u)*1.4)}
    & .page-flyer > .opening{margin-top:calc(var(--u)*1.1);row-gap:calc(var(--u)*.8);grid-template-rows:auto minmax(calc(var(--u)*3),1fr)}
    & .page-flyer .opening-art{grid-column:8/13;grid-row:1/4}
    & .page-flyer .opening :is(.headline,h1.hero){grid-column:1/8;grid-row:1}
    & .page-flyer .opening .tagline{grid-column:1/8;grid-row:2;align-self:start;padding-left:0}
    & .page-flyer p.hero{grid-column:1/8;--hero-w:calc(var(--content-w)*.55)}
  }
}
`;
