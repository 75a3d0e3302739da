/** Quiet corporate slides: the finding at the top, its proof below, author and slide number in the footer. */
export const slidesCss = `
.doc[data-direction="corporate"]{
  & .page-slide:not(.on-title) > .masthead{order:9;border:0;margin-top:auto;padding:calc(var(--u)*.6) 0 0;font-size:var(--t-note)}
  & .page-slide:not(.on-title) > .masthead .masthead-name{font-weight:400;color:inherit}
  & .page-slide:not(.on-title) > .masthead > .masthead-date{display:none}
  & .slide-label{display:none}
  & .slide-title{--cap:calc(var(--t-h2)*1.04);--least:calc(var(--t-h2)*.7);--box:calc(var(--content-w)*.86);--lines:2.1;max-width:var(--box);line-height:1.16}

  & .page-slide.on-title{background:var(--accent);color:var(--accent-ink)}
  & .on-title > .masthead{border:0;color:inherit;position:relative;z-index:1}
  & .on-title .masthead-name{color:inherit}
  & .page-slide .opening{flex:1;min-height:0;display:flex;flex-direction:column}
  & .page-slide .opening-words{flex:1;display:flex;flex-direction:column;position:relative;z-index:1;padding-top:calc(var(--u)*2)}
  & .page-slide .opening .headline{color:inherit;--cap:calc(var(--t-h1)*1.05);--box:calc(var(--content-w)*.74);--lines:2.6;max-width:var(--box)}
  & .page-slide .tagline{font-size:max(var(--floor),calc(var(--t-lead)*1.02));line-height:1.4;max-width:26em;margin-top:auto}
  & .page-slide .opening-art{position:absolute;inset:0}
  /* The number stands where the drawing would. */
  & .page-slide:has(.hero-figure) > .opening .opening-art{display:none}
  & .page-slide .hero-figure{position:absolute;right:var(--m);bottom:var(--mb);z-index:1;max-width:calc(var(--content-w)*.4)}
  & .on-title .hero,& .on-title :is(.hero-label,.hero-detail){color:inherit}
  & .page-slide .hero{--hero-w:calc(var(--content-w)*.38)}

  & .page-one-pager:has(> .opening:last-child){display:flex}
  & .page-one-pager:not(.is-airy) > .opening:last-child{margin-block:auto}
  & .page-one-pager > .opening:last-child .headline{--cap:calc(var(--t-h1)*.95);--box:calc(var(--content-w)*.86)}
  & .page-one-pager > .opening.has-hero:last-child .headline{--box:calc(var(--content-w)*.62)}
  & :is(.page-flyer,.page-one-pager.is-airy.page-field) > .opening:last-child{margin-bottom:calc(-1*var(--mb));padding-bottom:calc(var(--u)*1.2 + var(--mb))}
  & .page-one-pager.page-part{display:flex;row-gap:calc(var(--u)*.9)}
  & .page-part > .masthead + *{margin-top:calc(var(--u)*.3)}
  & .page-flyer.page-part > .masthead + *{margin-top:calc(var(--u)*1.1)}
  & .page-one-pager.page-part > .masthead + :is(.figures,.sections){margin-block:auto}
  & .page-part > .foot{margin-top:auto}
  & .page-part :is(.story,.story-main){display:flex;flex-direction:column;flex:1 0 auto;gap:calc(var(--u)*.9)}
  & .page-part .story .lead{max-width:34em}
  & .page-part .story:not(.has-chart) .lead{max-width:22em;font-size:max(var(--floor),calc(var(--t-h2)*.9));line-height:1.32}
  & .page-part .chart-figure{flex:1 0 auto}
  & .page-part .chart-columns{flex:1 0 auto}
  & .page-part .section :is(.block-title,.block-text){font-size:max(var(--floor),calc(var(--t-lead)*.9));line-height:1.4}
  & .page-part > .figures .figure-value{font-size:max(var(--floor),min(var(--t-fig)*1.3,var(--cell-w)/var(--corporate-em,3)))}
  & .page-part > .quote{--cap:max(var(--t-h2),calc(var(--t-h1)*.72));--least:var(--t-lead);--box:calc(var(--content-w)*.84);--lines:3}

  & .statement{flex:1;display:flex;flex-direction:column;justify-content:center;gap:calc(var(--u)*1.4)}
  & .statement .slide-title{--cap:calc(var(--t-h1)*.84);--lines:3;line-height:1.12}
  & .statement-text{font-size:var(--t-lead);line-height:1.44;max-width:32em;border-left:calc(var(--bar)*1) solid var(--accent-text);padding-left:calc(var(--gut)*.8)}

  & .points{margin-block:auto;padding-top:var(--u);display:grid;grid-template-columns:repeat(3,minmax(0,1fr));column-gap:var(--gut);row-gap:calc(var(--u)*1.1)}
  & .points:is([data-count="1"],[data-count="2"],[data-count="4"]){grid-template-columns:repeat(2,minmax(0,1fr))}
  & .point{border-top:var(--line);padding-top:calc(var(--u)*.55)}
  & .point-marker{font-family:var(--font-display);font-size:max(var(--floor),calc(var(--t-fig)*.8));line-height:1.1;color:var(--accent-text);margin-bottom:calc(var(--u)*.35)}
  & .point-marker.is-long{font-size:max(var(--floor),calc(var(--t-fig)*.58))}
  & .point-title{font-family:var(--font-display);font-size:max(var(--floor),calc(var(--t-lead)*1.06));line-height:1.22;color:var(--accent-text);margin-bottom:calc(var(--u)*.35)}
  & .point-text{color:var(--muted)}

  & .page-slide > .figures{margin-block:auto;padding-top:var(--u);gap:0 var(--gut)}
  & .page-slide > .figures > .figure{background:none;border-top:var(--line);padding:calc(var(--u)*.5) 0 0;display:flex;flex-direction:column}
  & .page-slide > .figures .figure-value{order:-1;font-size:max(var(--floor),min(calc(var(--t-fig)*1.4),var(--cell-w)*.96/var(--corporate-em,3)))}
  & .page-slide > .figures .figure-label{color:var(--ink);font-weight:600;margin-top:calc(var(--u)*.2)}
  & .page-slide > .figures .figure-detail{font-weight:400;color:var(--muted)}

  & .chart-slide{flex:1;min-height:0;display:grid;grid-template-columns:minmax(0,9fr) minmax(0,3fr);grid-template-rows:auto minmax(0,1fr);column-gap:calc(var(--gut)*1.6);row-gap:calc(var(--u)*.7)}
  & .chart-slide .slide-head{grid-column:1/-1}
  & .chart-slide .chart-figure{grid-column:1;grid-row:2;min-height:0}
  & .chart-slide:not(:has(.takeaway)) .chart-figure{grid-column:1/-1}
  & .chart-slide .chart-title{font-size:var(--t-h3)}
  & .page-slide .chart-note{font-weight:600;color:var(--ink)}
  & .chart-slide .chart-columns{flex:1;height:auto;min-height:0;font-size:max(var(--floor),calc(var(--t-body)*.95))}
  & .chart-slide .chart-rows{font-size:var(--t-body)}
  & .takeaway{grid-column:2;grid-row:2;align-self:start;border-top:var(--line);padding-top:calc(var(--u)*.5)}
  & .takeaway-text{font-family:var(--font-display);font-size:var(--t-lead);line-height:1.3;margin-top:calc(var(--u)*.2)}

  & .table-slide{margin-block:auto;padding-top:calc(var(--u)*.6)}
  & .table-slide td{padding-block:calc(var(--u)*.66) calc(var(--u)*.7)}
  & .text-slide .grid-table td{padding-block:calc(var(--u)*.55) calc(var(--u)*.6)}
  & .text-slide .grid-table th{border-bottom:var(--line)}
  & :is(.table-slide,.text-slide > .grid-table) td{color:var(--muted)}
  & :is(.table-slide,.text-slide > .grid-table) :is(td.num,td:last-child,tfoot td){color:var(--ink)}
  & :is(.table-slide,.text-slide > .grid-table) tbody td:first-child{font-family:var(--font-display);font-size:max(var(--floor),calc(var(--t-lead)*.96));line-height:1.2;color:var(--accent-text)}
  & .text-slide{margin-top:calc(var(--u)*1)}
  & .text-slide > :is(.paragraph,.list,.heading,.inset-quote,.code,.steps,.callout){max-width:calc(var(--content-w)*.76)}
  & .text-slide .columns .figures{gap:calc(var(--u)*.7)}
  & .text-slide .columns .figure{background:none;border-top:var(--line);padding:calc(var(--u)*.3) 0 0}
  & .text-slide .columns .figure-detail{font-weight:400;color:var(--muted)}
  & .text-slide .columns .chart-title{font-family:var(--font-text);font-size:var(--t-body);line-height:1.3}
  & .text-slide .columns .chart-caption{margin-bottom:calc(var(--u)*.2)}
  & .text-slide .columns .chart-columns{height:calc(var(--base-u)*6*var(--fs))}
  & .text-slide .columns .chart-lines{height:calc(var(--base-u)*2.6*var(--fs))}
  & .text-slide.is-short{font-size:var(--t-lead);line-height:1.42}
  & .page-slide > .quote{flex:1;display:flex;flex-direction:column;justify-content:center;--box:calc(var(--content-w)*.82);--lines:4;--cap:calc(var(--t-h2)*1.24);--least:calc(var(--t-h2)*.7)}
  & .page-slide .quote-text{line-height:1.24;color:var(--accent-text);max-width:var(--box)}
  & .page-slide .quote-by{margin-top:calc(var(--u)*.9)}

  & .on-closing .slide-title{--cap:calc(var(--t-h1)*.84);--lines:2.2}
  & .closing{margin-block:auto;display:grid;grid-template-columns:repeat(3,minmax(0,1fr));column-gap:var(--gut);row-gap:var(--u)}
  & .closing:is([data-count="1"],[data-count="2"]){grid-template-columns:repeat(2,minmax(0,1fr))}
  & .closing[data-count="4"]{grid-template-columns:repeat(4,minmax(0,1fr))}
  & .ask{background:var(--tint);border-top:var(--line);padding:calc(var(--u)*.55) calc(var(--gut)*.7) calc(var(--u)*.7);--cell-w:calc((var(--content-w) - 2*var(--gut))/3 - 1.4*var(--gut))}
  & .ask-value{font-family:var(--font-display);line-height:1.2;letter-spacing:-.012em;font-size:max(var(--floor),min(calc(var(--t-fig)*1.1),var(--cell-w)/var(--corporate-em,5)));white-space:nowrap;color:var(--accent-text)}
  & .closing[data-count="4"] .ask{--cell-w:calc((var(--content-w) - 3*var(--gut))/4 - 1.4*var(--gut))}
}
@container page (max-aspect-ratio: 98/100){
  .doc[data-direction="corporate"]{
    & :is(.points,.closing)[data-count]{grid-template-columns:repeat(2,minmax(0,1fr))}
    & .chart-slide{grid-template-columns:minmax(0,1fr);grid-template-rows:auto auto 1fr}
    & .chart-slide > *{grid-column:1!important;grid-row:auto!important}
    & .chart-slide .chart-columns{flex:none;height:calc(var(--base-u)*18*var(--fs))}
  }
}
@container page (max-width: 1000px) and (min-aspect-ratio: 99/100){
  .doc[data-direction="corporate"] .closing[data-count="4"]{grid-template-columns:repeat(2,minmax(0,1fr))}
}
.doc[data-direction="corporate"][data-format="story"] .page-part > .sections{grid-template-columns:minmax(0,1fr)}
`;
