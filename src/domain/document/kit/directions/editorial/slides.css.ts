/** Editorial slides: the double rule, a label in the side column, the argument in the main one. */
export const slidesCss = `
.doc[data-direction="editorial"]{
  & .page-slide .masthead{font-size:max(var(--floor),calc(var(--t-body)*.82));line-height:1.34}
  & .page-slide .masthead-name{font-size:max(var(--floor),calc(var(--t-body)*1.1))}
  & .page-slide:has(.masthead-number) .masthead-name{font-family:var(--font-text);font-style:italic;color:var(--muted);font-size:inherit;line-height:inherit}
  & .page-slide > .slide-head,& .page-slide .statement > .slide-head{display:grid;grid-template-columns:var(--side) minmax(0,1fr);column-gap:var(--gut);align-items:first baseline}
  & .page-slide > .slide-head{margin-top:calc(var(--u)*1.35)}
  & .slide-label{font-style:italic;color:var(--muted);line-height:1.2}
  & .slide-title{grid-column:2;font-family:var(--font-display);--cap:calc(var(--t-h2)*1.1);--least:calc(var(--t-h2)*.66);--box:var(--main);--lines:2.2;line-height:1.07;letter-spacing:-.008em}

  & .page-slide .opening{flex:1;display:grid;grid-template-columns:minmax(0,1fr) calc(var(--content-w)*.33);column-gap:var(--gut);align-items:end;margin-top:calc(var(--u)*1.4);min-height:0}
  & .page-slide .headline{line-height:1;--box:calc(var(--content-w)*.63);--lines:3}
  & .page-slide .tagline{font-style:italic;color:var(--muted);font-size:var(--t-lead);line-height:1.34;margin-top:calc(var(--u)*.9);text-wrap:balance;max-width:30em}
  & .page-slide .opening-art{grid-column:2;grid-row:1;align-self:stretch;position:relative;min-height:0}
  & .page-slide .opening-art > .art{position:absolute;inset:0}
  & .page-slide .opening-words{grid-column:1;grid-row:1}
  & .has-chart .headline{--cap:calc(var(--t-h1)*.7)}
  & .on-title > .has-chart > .chart-figure{padding-inline:0;background:none}
  & .page-slide .has-hero .opening-art{display:none}
  & .page-slide .hero-figure{grid-column:2;grid-row:1;text-align:left}
  & .page-slide .hero{--hero-w:calc(var(--content-w)*.33);color:var(--accent-text)}
  & .page-slide .hero-figure :is(.hero-label,.hero-detail){max-width:none}

  & .page-one-pager > .opening:last-child{flex:1 0 auto;align-items:end}
  & .page-one-pager > .opening:last-child .headline{--cap:calc(var(--t-h1)*.8);--lines:4;padding-bottom:.14em}
  & .page-flyer > .opening:last-child{padding-bottom:calc(var(--u)*.5)}
  & .page-flyer > .opening:last-child .headline{--cap:calc(var(--t-h1)*.86)}
  & .page-flyer > .opening:last-child p.hero{--size:max(var(--floor),min(calc(var(--t-h1)*.72),var(--hero-w)/var(--editorial-em,3)))}
  & .page-part > .masthead + *{margin-top:calc(var(--u)*1.2)}
  & .page-part > .masthead + :is(.figures,.sections){margin-top:auto}
  & .page-part > .figures{--cell-w:calc((var(--content-w) - 2*var(--gut))/3);display:grid;grid-template-columns:repeat(3,minmax(0,1fr));column-gap:var(--gut);row-gap:calc(var(--u)*.8)}
  & .page-part > .figures .figure{border-top-color:var(--ink)}
  & .page-part > .figures .figure-value{color:var(--accent-text);margin-bottom:calc(var(--u)*.5)}
  & .page-part .story{flex:1;align-items:stretch}
  & .page-part :is(.story-main,.chart-figure){display:flex;flex-direction:column}
  & .page-part .chart-figure{flex:1}
  & .page-part .chart-columns{flex:1;height:auto}
  & .statement{flex:1;display:flex;flex-direction:column;justify-content:space-between;gap:var(--u);margin-top:calc(var(--u)*1.35)}
  & .statement .slide-title{--cap:calc(var(--t-h2)*1.36);--lines:3;line-height:1.05}
  & .statement-text{font-size:var(--t-lead);line-height:1.38;margin-left:calc(var(--side) + var(--gut));border-top:var(--hair) solid var(--ink);padding-top:calc(var(--u)*.6);text-wrap:var(--pretty)}

  & .page-slide > :is(.points,.closing){padding-bottom:calc(var(--u)*.5)}
  & .points,& .closing,& .page-slide > .figures{margin:auto 0 0 calc(var(--side) + var(--gut));padding-top:var(--u);display:grid;grid-template-columns:repeat(3,minmax(0,1fr));column-gap:var(--gut);row-gap:calc(var(--u)*.8)}
  & :is(.points,.closing,.figures):is([data-count="1"],[data-count="2"],[data-count="4"]){grid-template-columns:repeat(2,minmax(0,1fr))}
  & .page-slide > .figures{--cell-w:calc((var(--main) - 2*var(--gut))/3)}
  & .point,& .page-slide .figure{border-top:var(--hair) solid var(--ink);padding:calc(var(--u)*.55) 0 0}
  & .point-marker{font-family:var(--font-display);font-size:max(var(--floor),calc(var(--t-fig)*1.05));line-height:1;color:var(--accent-text);margin-bottom:calc(var(--u)*.55)}
  & .point-marker.is-long{font-size:max(var(--floor),calc(var(--t-h2)*.66));line-height:1.1}
  & :is(.points[data-count="4"],.points[data-count="5"],.points[data-count="6"]) .point-marker:not(.is-long){font-size:max(var(--floor),calc(var(--t-fig)*.55));margin-bottom:calc(var(--u)*.25)}
  & .point-title{font-weight:500;font-size:var(--t-h3);line-height:1.2;margin-bottom:calc(var(--u)*.3);text-wrap:balance}
  & .page-slide .figure-value{color:var(--accent-text);margin-bottom:calc(var(--u)*.5)}
  & .page-slide .figure-label{font-style:normal;font-weight:500;color:var(--ink);font-size:var(--t-h3);line-height:1.2}
  & .page-slide .figure-detail{font-size:inherit;color:inherit;line-height:inherit;margin-top:calc(var(--u)*.3)}

  & .chart-slide{flex:1;min-height:0;display:grid;grid-template-columns:var(--side) minmax(0,1fr);grid-template-rows:auto minmax(0,1fr);column-gap:var(--gut);margin-top:calc(var(--u)*1.35)}
  & .chart-slide .slide-head{grid-column:1/-1;display:grid;grid-template-columns:subgrid;align-items:first baseline}
  & .chart-slide .slide-title{--cap:calc(var(--t-h2)*.9);line-height:1.1}
  & .takeaway{position:relative;z-index:1;grid-column:1;grid-row:2;align-self:end;border-top:var(--hair) solid var(--ink);padding-top:calc(var(--u)*.4);margin-bottom:calc(var(--u)*1)}
  & .takeaway-label{font-style:italic;color:var(--muted)}
  & .takeaway-text{line-height:1.32}
  & .chart-slide .chart-figure{grid-column:2;grid-row:2;display:flex;flex-direction:column;min-height:0;border-top:0;padding-top:calc(var(--u)*.5)}
  & .chart-slide .chart-columns{flex:1;height:auto;min-height:0;font-size:max(var(--floor),calc(var(--t-body)*.86))}
  & .chart-slide .chart-columns{--bar-share:.595}
  & .chart-slide .chart-columns :is(.is-first,.is-last) .bar-label{text-anchor:middle;transform:translate(var(--cx),1.5em)}
  & .chart-slide .chart-rows{font-size:var(--t-body)}
  & .chart-slide .chart-columns :is(.column.is-emphasised.is-last,.column.is-compared) .bar-value,& .chart-slide .chart-columns:not(.has-many-marks) .is-emphasised .bar-value{font-size:1.36em}
  & .chart-slide .event-label{fill:var(--ink);font-size:1.06em}
  & .chart-figure-aside{grid-column:1;grid-row:2;align-self:end;margin-bottom:calc(var(--u)*1.05);--cell-w:var(--side)}
  & .chart-figure-aside .figure{border:0;padding:0}
  & .chart-figure-aside .figure .figure-value{color:var(--ink);margin-bottom:calc(var(--u)*.3)}
  & .quote.has-points{grid-template-rows:auto 1fr auto}
  & .quote-points{grid-column:2;grid-row:3;display:grid;grid-template-columns:repeat(2,minmax(0,1fr));column-gap:var(--gut);margin-bottom:calc(var(--u)*.6)}

  & .table-slide{margin:auto 0 0 calc(var(--side) + var(--gut));padding-top:var(--u);font-size:max(var(--floor),calc(var(--t-body)*1.08))}
  & .text-slide.is-short{font-size:var(--t-lead);line-height:1.4}
  & .text-slide{margin:calc(var(--u)*1.1) 0 0 calc(var(--side) + var(--gut))}
  & .page-slide > .quote{flex:1;margin-top:calc(var(--u)*1.35);padding-top:0;grid-template-rows:auto 1fr;align-items:first baseline}
  & .page-slide .quote .slide-label{grid-column:1;grid-row:1}
  & .page-slide > .quote{--cap:calc(var(--t-h2)*1.07);--least:calc(var(--t-h2)*.6);--box:var(--main);--lines:4.4}
  & .page-slide .quote-text{line-height:1.13}
  & .page-slide .quote-by{align-self:end;justify-self:start;border-top:var(--hair) solid var(--ink);padding-top:calc(var(--u)*.5);min-width:50%}

  & .on-closing .slide-title{--cap:calc(var(--t-h2)*1.36);--lines:2.4;line-height:1.04}
  & .ask{border-top:var(--bar) solid var(--accent-text);padding-top:calc(var(--u)*.5)}
  & .ask-label{font-style:italic;color:var(--muted)}
  & .ask-value{font-family:var(--font-display);line-height:1.05;color:var(--accent-text);--cell-w:calc((var(--main) - 2*var(--gut))/3);font-size:max(var(--floor),min(var(--t-h2),var(--cell-w)/var(--editorial-em,4)));letter-spacing:-.012em;white-space:nowrap;margin:calc(var(--u)*.15) 0 calc(var(--u)*.2)}
}
@container page (max-aspect-ratio: 98/100){
  .doc[data-direction="editorial"]{
    & :is(.points,.closing)[data-count]{grid-template-columns:minmax(0,1fr)}
    & .page-slide .opening{grid-template-columns:minmax(0,1fr)}
    & .page-slide .opening > *{grid-column:1;grid-row:auto}
    & .page-slide .opening-art{min-height:calc(var(--u)*14)}
    & .takeaway{grid-column:2;grid-row:3;margin-top:var(--u)}
    & .chart-slide{grid-template-rows:auto minmax(calc(var(--u)*10),max-content) auto;align-content:start}
    & .chart-slide .chart-columns{flex:0 1 calc(var(--base-u)*16*var(--fs));min-height:calc(var(--u)*5)}
  }
}
.doc[data-direction="editorial"][data-format="story"] .point{display:grid;grid-template-columns:calc(var(--t-fig)*.9) minmax(0,1fr)}
.doc[data-direction="editorial"][data-format="story"] .point > :not(.point-marker){grid-column:2}
.doc[data-direction="editorial"][data-format="story"] .point > .point-marker{grid-row:1/4}
`;
