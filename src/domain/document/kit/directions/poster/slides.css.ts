/**
 * Bold poster slides: one field, one word, one number at a time; bands for steps, a cut field for the figure.
 */
export const slidesCss = `
.doc[data-direction="poster"]{
  & .page-slide > .masthead{font-size:max(var(--floor),calc(var(--t-body)*.88))}
  /* The drawing has the right upper corner. */
  & .page-slide.page-field > .masthead .masthead-name{margin-right:0}
  & .page-slide:not(.page-field) > .masthead{order:9;margin-top:auto;padding-top:calc(var(--u)*.6);color:var(--muted)}
  & .page-slide:not(.page-field) > .masthead .masthead-name{font-size:max(var(--floor),calc(var(--t-body)*1.05));color:var(--ink)}
  & .page-slide > .masthead .masthead-name{font-size:max(var(--floor),calc(var(--t-h3)*1.4))}
  & .slide-label{font-weight:600;color:var(--muted);line-height:1.3;margin-bottom:calc(var(--u)*.35)}
  & .slide-title{--cap:calc(var(--t-h2)*.82);--least:calc(var(--t-h2)*.42);--box:calc(var(--content-w)*.92);--lines:2;max-width:var(--box)}

  & .page-slide.on-title > .opening{position:static;padding-top:0;flex:1;display:grid;grid-template-columns:minmax(0,1fr);align-content:end;padding-bottom:calc(var(--mb)*1.4);margin-bottom:calc(-1*var(--mb))}
  & .page-slide.on-title > .opening::before,& .page-slide.on-title > .opening > .opening-art{inset:0}
  & .on-title .opening-words{display:grid;grid-template-columns:minmax(0,1fr) calc(var(--content-w)*.21);align-items:end;column-gap:var(--gut)}
  & .on-title .headline{--cap:min(calc(var(--t-hero)*.48),calc(var(--page-h)*.21));--least:calc(var(--t-h2)*.8);--box:calc(var(--content-w)*.74);--lines:3;line-height:.98;margin-bottom:-.045em}
  & .on-title .headline.is-brief{--cap:min(calc(var(--t-hero)*.48),calc(var(--page-h)*.368));--lines:2}
  /* Small text on the drawing; the accent is legible on paper alone. */
  &[data-theme="dark"] .page-slide.on-title :is(.masthead,.tagline){color:var(--ink)}
  & .on-title .tagline{font-weight:600;font-size:max(var(--floor),calc(var(--t-body)*1.05));line-height:1.3}
  & .on-title .hero-figure{grid-row:1;align-self:start}
  & .on-title .hero{--hero-w:calc(var(--content-w)*.4);--hero-h:calc(var(--t-h1)*1.2)}

  & .page-one-pager > .opening:last-child{flex:1 0 auto;display:flex;flex-direction:column;justify-content:flex-end;margin-bottom:calc(-1*var(--mb));padding-bottom:calc(var(--mb) + var(--u)*.3)}
  & .page-one-pager > .opening:last-child .headline{--cap:calc(var(--t-h1)*.62);--lines:2.6;--box:calc(var(--content-w)*.9)}
  & .page-one-pager > .has-hero:last-child{padding-bottom:0}
  & .page-one-pager > .has-hero:last-child .hero-figure{margin:calc(var(--u)*1.2) calc(-1*var(--m)) 0;padding:calc(var(--u)*1.1) var(--m) var(--mb)}
  & .page-one-pager > .has-hero:last-child .hero{--hero-w:calc(var(--content-w)*.5);--hero-h:calc(var(--page-h)*.3)}
  & .page-one-pager > .has-hero:last-child{display:flex}
  & .page-flyer > .opening:last-child{margin-bottom:calc(-1*var(--mb))}
  & .page-flyer > .opening:last-child:not(:has(.headline:not(.hero),.tagline)){padding-bottom:calc(var(--mb) + 3px)}
  & .page-flyer > .opening:last-child :is(.headline,.tagline){padding-bottom:var(--mb)}
  & .page-part > .masthead + *{margin-top:calc(var(--u)*1.2)}
  & .page-part > .masthead + :is(.figures,.sections){margin-block:auto}
  & .page-flyer.page-part > :is(.sections,.facts) + .action{margin-top:auto}
  & .page-part > .quote{flex:1;display:flex;flex-direction:column;justify-content:center}
  & .page-part .story{flex:1}
  & .page-part :is(.story-main,.chart-figure){align-self:stretch}
  & .page-part .chart-figure{display:flex;flex-direction:column}
  & .page-part .chart-columns{flex:1 1 70px;height:70px}

  & .on-statement{--paper:var(--field-b);--ink:var(--field-b-ink);--muted:var(--field-b-ink);background:var(--field-b);color:var(--field-b-ink)}
  & .statement{flex:1;display:flex;flex-direction:column;justify-content:space-between;gap:calc(var(--u)*1.2)}
  & .statement .slide-title{color:var(--field-b-text);--cap:calc(var(--t-hero)*.28);--least:calc(var(--t-h2)*.5);--lines:2.9;--box:var(--content-w);line-height:1.02}
  & .statement-text{font-weight:600;font-size:var(--t-lead);line-height:1.36;max-width:calc(var(--content-w)*.62);border-top:calc(var(--bar)*1.25) solid currentColor;padding-top:calc(var(--u)*.6)}

  & .points{flex:1;display:grid;grid-template-columns:repeat(2,minmax(0,1fr));align-content:center;gap:calc(var(--u)*.9) calc(var(--gut)*1.4);padding-top:calc(var(--u)*.8)}
  & .point{border-top:calc(var(--bar)*1.25) solid var(--ink);padding-top:calc(var(--u)*.55)}
  & .points .point{display:grid;grid-template-columns:auto minmax(0,1fr);column-gap:calc(var(--gut)*.9);align-items:start;align-content:start}
  & .point-marker{grid-row:1/3;font-size:max(var(--floor),calc(var(--t-fig)*.6));line-height:.9;min-width:1.1em}
  & .point-marker.is-long{font-size:max(var(--floor),calc(var(--t-h3)*1.2));line-height:1.1}
  & .point-title{font-weight:700;font-size:var(--t-h3);line-height:1.24}
  & .points .point:not(:has(.point-marker)) > *{grid-column:1/-1}
  & .points .point-text{color:var(--muted)}

  & .page-slide > .figures{flex:1;align-content:center}
  & .page-slide .figure-value{font-size:max(var(--floor),min(var(--t-fig),var(--cell-w)/var(--poster-em,2)))}
  & .page-slide .figure-label{font-size:var(--t-h3);line-height:1.24}

  & .chart-slide{flex:1;min-height:0;display:grid;grid-template-columns:minmax(0,1fr) calc(var(--content-w)*.3);grid-template-rows:auto minmax(0,1fr);column-gap:calc(var(--gut)*1.8);row-gap:calc(var(--u)*.8)}
  & .chart-slide .slide-title{--box:calc(var(--content-w)*.64)}
  & .chart-slide .slide-head,& .chart-slide .chart-figure{grid-column:1}
  & .chart-slide .chart-columns{--bar-share:.88}
  & .chart-slide .chart-note{max-width:26em;text-wrap:balance}
  & .chart-slide .chart-figure{grid-row:2;display:flex;flex-direction:column;min-height:0}
  & .takeaway{grid-column:2;grid-row:1/3;display:flex;flex-direction:column;justify-content:space-between;gap:var(--u);background:var(--night);color:var(--night-ink);margin:calc(-1*var(--mt)) calc(-1*var(--m)) calc(-1*var(--mb) - var(--u)*2) 0;padding:var(--mt) var(--gut) calc(var(--mb) + var(--u)*2) calc(var(--gut)*1.3)}
  & .takeaway-label{font-family:var(--font-display);text-transform:uppercase;font-size:max(var(--floor),calc(var(--t-h3)*1.1));line-height:1.1;color:var(--night-text)}
  & .takeaway-text{font-family:var(--font-display);text-transform:uppercase;font-size:max(var(--floor),calc(var(--t-h2)*.5));line-height:1.14;text-wrap:balance}
  & .chart-slide:has(.has-parts){grid-template-columns:minmax(0,1fr) calc(var(--content-w)*.353);column-gap:calc(var(--gut)*3.7)}
  & .takeaway.has-parts{justify-content:flex-start;gap:0;padding-left:calc(var(--gut)*1.85);padding-right:var(--m);margin-left:calc(-1*var(--gut)*1.85)}
  & .has-parts .takeaway-label{color:inherit;font-size:max(var(--floor),calc(var(--t-h2)*.55))}
  & .has-parts .ask-value{--cell-w:calc(var(--content-w)*.353);font-size:max(var(--floor),min(var(--t-h1),var(--cell-w)/var(--poster-em,4)));line-height:.9;margin:calc(var(--u)*.75) 0 calc(var(--u)*1.1)}
  & .aside{display:flex;justify-content:space-between;gap:var(--gut);border-top:2px solid var(--night-rule);padding:calc(var(--u)*.42) 0 calc(var(--u)*.46)}
  & .aside + .aside{margin-top:0}
  & .aside-text{font-weight:600;font-variant-numeric:tabular-nums lining-nums;white-space:nowrap}
  & .has-parts .takeaway-text{margin-top:auto;font-size:max(var(--floor),calc(var(--t-h2)*.6));line-height:1.1}
  & .chart-slide:not(:has(.takeaway)) :is(.slide-head,.chart-figure){grid-column:1/-1}
  & .on-chart > .masthead{width:calc(var(--content-w)*.66)}
  & .on-chart:has(.has-parts) > .masthead{width:calc(var(--content-w)*.56)}
  & .chart-slide .chart-columns{flex:1;height:auto;min-height:0;font-size:max(var(--floor),calc(var(--t-body)*.9))}
  & .chart-slide .chart-rows{font-size:var(--t-body);--pitch:2.8em}

  & .table-slide{margin-block:auto;font-size:max(var(--floor),calc(var(--t-body)*1.08))}
  & .text-slide.is-short{font-size:var(--t-lead);line-height:1.4;font-weight:500}
  & .text-slide{margin-top:calc(var(--u)*1);max-width:44em}

  & .on-quote{--paper:var(--pop);--ink:var(--pop-ink);--muted:var(--pop-ink);background:var(--pop);color:var(--pop-ink)}
  & .page-slide > .quote{flex:1;background:none;display:flex;flex-direction:column;justify-content:center;padding:0;margin:0;--cap:calc(var(--t-h2)*1.05);--least:calc(var(--t-h2)*.5);--box:calc(var(--content-w)*.94);--lines:3.8}
  & .page-slide .quote-text{line-height:1.1;letter-spacing:-.024em;max-width:var(--box)}
  & .page-slide .quote-by{font-weight:700;margin-top:calc(var(--u)*1)}

  & .on-closing{--paper:var(--night);--ink:var(--night-ink);--muted:var(--night-ink);--tint:var(--night-rule);background:var(--night);color:var(--night-ink)}
  & .chart-figure-aside{grid-column:2;grid-row:1/3;align-self:center;--cell-w:calc(var(--content-w)*.28)}
  & .chart-slide:has(.takeaway) .chart-figure-aside{color:var(--night-ink);--ink:var(--night-ink);--muted:var(--night-ink)}
  & .quote-points{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:calc(var(--u)*.8) var(--gut);margin-top:calc(var(--u)*1.6)}
  & .on-closing .slide-title{--cap:var(--t-h2)}
  & .closing{flex:1;display:grid;grid-template-columns:minmax(0,1.1fr) minmax(0,1fr);grid-auto-rows:min-content;align-content:center;gap:calc(var(--u)*1) calc(var(--gut)*2);padding-top:var(--u)}
  & .closing[data-count="1"]{grid-template-columns:minmax(0,1fr)}
  & .ask{grid-row:1/9}
  & .ask-label{font-family:var(--font-display);text-transform:uppercase;font-size:max(var(--floor),calc(var(--t-h3)*1.4));line-height:1.1}
  & .ask-value{color:var(--night-text);--cell-w:calc((var(--content-w) - 2*var(--gut))*.52);font-size:max(var(--floor),min(calc(var(--t-h1)*1.1),var(--cell-w)/var(--poster-em,4)));line-height:1;white-space:nowrap;margin:calc(var(--u)*.5) 0}
  & .closing[data-count="1"] .ask-value{--cell-w:var(--content-w)}
  & .ask-detail{font-weight:600}
  & .closing .point{border-top-width:2px;border-top-color:var(--night-rule)}
}
@container page (min-aspect-ratio: 99/100){
  .doc[data-direction="poster"]{
    /* Up to three steps are bands that bleed, each further in. */
    & .on-points:has(.points:is([data-count="2"],[data-count="3"])) > .masthead{display:none}
    & .points:is([data-count="2"],[data-count="3"]){grid-template-columns:minmax(0,1fr);gap:0;align-content:stretch;grid-auto-rows:minmax(0,1fr);padding-top:0;margin:calc(var(--u)*1.6) calc(-1*var(--m)) calc(-1*var(--mb)) 0}
    & .points:is([data-count="2"],[data-count="3"]) .point{border:0;padding:calc(var(--u)*.2) var(--m) calc(var(--u)*.2) calc(var(--gut)*1.3);grid-template-columns:calc(var(--content-w)*.086) calc(var(--content-w)*.23) minmax(0,calc(var(--content-w)*.36));column-gap:calc(var(--gut)*.9);align-items:center;align-content:center;background:var(--pop);color:var(--pop-ink)}
    & .points:is([data-count="2"],[data-count="3"]) .point:nth-child(2){margin-left:calc(var(--content-w)*.12);background:var(--accent);color:var(--accent-ink)}
    & .points:is([data-count="2"],[data-count="3"]) .point:nth-child(3){margin-left:calc(var(--content-w)*.24);background:var(--band-c,#1b2fc4);color:var(--band-c-ink,#f6f0e4)}
    & .points:is([data-count="2"],[data-count="3"]) .point-marker{grid-row:1;grid-column:1;min-width:0;font-size:max(var(--floor),var(--t-fig));line-height:.86}
    & .points:is([data-count="2"],[data-count="3"]) .point-marker.is-long{font-size:max(var(--floor),calc(var(--t-h2)*.6))}
    & .points:is([data-count="2"],[data-count="3"]) .point-marker.is-icon{font-size:max(var(--floor),calc(var(--t-fig)*.8));margin:0 .25em 0 0}
    & .points:is([data-count="2"],[data-count="3"]) .point-title{grid-column:2;font-family:var(--font-display);font-weight:400;text-transform:uppercase;font-size:max(var(--floor),min(var(--t-h2),calc(var(--content-w)*.23*1.8)/var(--poster-em,6),calc(var(--content-w)*.23)/var(--poster-word,3)));line-height:1.04;text-wrap:balance}
    & .points:is([data-count="2"],[data-count="3"]) .point-text{grid-column:3;color:inherit;font-weight:600;line-height:1.34;text-wrap:balance}
    & .points[data-count="3"] .point:has(.point-art){grid-template-columns:calc(var(--content-w)*.08) calc(var(--content-w)*.19) minmax(0,calc(var(--content-w)*.236)) minmax(0,1fr);padding-right:calc(var(--m)*.3)}
    & .points[data-count="3"] .point-art{display:block;width:100%;max-width:calc(var(--content-w)*.195);--van:var(--ground-ink,var(--pop-ink));--glass:var(--ground,var(--pop))}
    & .points[data-count="3"] .point:nth-child(2) .point-art{--ground:var(--accent);--ground-ink:var(--accent-ink)}
    & .points[data-count="3"] .point:nth-child(3) .point-art{--ground:var(--band-c,#1b2fc4);--ground-ink:var(--band-c-ink,#f6f0e4)}
    & .point-art > .art{height:auto;overflow:visible}
    & .points:is([data-count="2"],[data-count="3"]) .point:has(.point-marker.is-long){grid-template-columns:calc(var(--content-w)*.34) minmax(0,calc(var(--content-w)*.36));row-gap:calc(var(--u)*.2)}
    & .points:is([data-count="2"],[data-count="3"]) .point:has(.point-marker.is-long) .point-title{grid-column:1;grid-row:2}
    & .points:is([data-count="2"],[data-count="3"]) .point:has(.point-marker.is-long) .point-text{grid-column:2;grid-row:1/3}
    & .points:is([data-count="2"],[data-count="3"]) .point:not(:has(.point-marker)) .point-title{grid-column:1/3}
    & .points:is([data-count="2"],[data-count="3"]) .point:not(:has(.point-marker)) .point-text{grid-column:3}
    & .points.is-rows:is([data-count="2"],[data-count="3"]) .point .point-title{--band:calc(var(--content-w)*.58);grid-column:1/-1;font-size:max(var(--floor),min(calc(var(--t-h2)*.9),calc(var(--band)*1.8)/var(--poster-em,6),var(--band)/var(--poster-word,3)))}
    & .points.is-rows:is([data-count="2"],[data-count="3"]) .point:has(.point-marker) .point-title{grid-column:2/-1}


    /* The first figure has a cut field of its own. */
    & .on-figures:not(:has(.figures:is([data-count="1"],[data-count="5"],[data-count="6"]),.figure:first-child .gap)) > *{--cut:calc(var(--page-w)*.5);--rest:calc(var(--page-w) - var(--cut)*1.08 - var(--m) - var(--gut)*.7)}
    & .on-figures:not(:has(.figures:is([data-count="1"],[data-count="5"],[data-count="6"]),.figure:first-child .gap)) > :is(.slide-head,.masthead){margin-left:calc(var(--content-w) - var(--rest));--box:var(--rest)}
    & .on-figures:not(:has(.figures:is([data-count="1"],[data-count="5"],[data-count="6"]),.figure:first-child .gap)) .slide-title{--box:var(--rest);--lines:2.6}
    & .on-figures > .figures:is([data-count="2"],[data-count="3"],[data-count="4"]):not(:has(.figure:first-child .gap)){margin-left:calc(var(--content-w) - var(--rest));grid-template-columns:minmax(0,1fr);align-content:start;gap:0;padding-top:calc(var(--u)*1);--cell-w:calc(var(--rest)*.38)}
    & .on-figures > .figures:is([data-count="2"],[data-count="3"],[data-count="4"]):not(:has(.figure:first-child .gap)) .figure{--fv:max(var(--floor),min(calc(var(--t-fig)*.7),var(--cell-w)/var(--poster-em,2)));display:grid;grid-template-columns:calc(var(--fv)*var(--poster-em,2)) minmax(0,1fr);grid-template-rows:auto 1fr;column-gap:var(--gut);padding-block:calc(var(--u)*.6) calc(var(--u)*.8)}
    & .on-figures > .figures:is([data-count="2"],[data-count="3"],[data-count="4"]):not(:has(.figure:first-child .gap)) .figure-value{grid-row:1/3;margin:0;font-size:var(--fv)}
    & .on-figures > .figures:is([data-count="2"],[data-count="3"],[data-count="4"]):not(:has(.figure:first-child .gap)) :is(.figure-label,.figure-detail){grid-column:2}
    /* A second figure has the other half to itself. */
    & .on-figures > .figures[data-count="2"]:not(:has(.figure:first-child .gap)){align-content:center;padding-top:0;--cell-w:calc(var(--rest)*.94)}
    & .on-figures > .figures[data-count="2"]:not(:has(.figure:first-child .gap)) .figure{--fv:max(var(--floor),min(calc(var(--page-h)*.26),var(--cell-w)/var(--poster-em,2)));display:flex;flex-direction:column;row-gap:calc(var(--u)*.4)}
    & .on-figures > .figures[data-count="2"]:not(:has(.figure:first-child .gap)) .figure .figure-label{font-size:max(var(--floor),calc(var(--t-h3)*1.3))}
    & .on-figures > .figures:is([data-count="2"],[data-count="3"],[data-count="4"]):not(:has(.figure:first-child .gap)) .figure:first-child{position:absolute;left:0;top:0;bottom:0;width:calc(var(--cut)*1.08);display:flex;flex-direction:column;justify-content:flex-end;border:0;background:var(--field-b);color:var(--field-b-ink);padding:var(--mt) calc(var(--cut)*.24) var(--mb) var(--m);clip-path:polygon(0 0,100% 0,80% 100%,0 100%)}
    & .on-figures > .figures:is([data-count="2"],[data-count="3"],[data-count="4"]):not(:has(.figure:first-child .gap)) .figure:first-child .figure-value{color:var(--field-b-text);font-size:max(var(--floor),min(calc(var(--page-h)*.78*(.3 + .7*var(--fs))),calc(var(--cut)*.76)/var(--poster-em,2)));line-height:.86;margin:auto 0 calc(var(--u)*.9)}
    & .on-figures > .figures:is([data-count="2"],[data-count="3"],[data-count="4"]):not(:has(.figure:first-child .gap)) .figure:first-child .figure-label{font-family:var(--font-display);font-weight:400;text-transform:uppercase;font-size:max(var(--floor),calc(var(--t-h2)*.5));line-height:1.1;text-wrap:balance}
    & .on-figures > .figures:is([data-count="2"],[data-count="3"],[data-count="4"]):not(:has(.figure:first-child .gap)) .figure:first-child .figure-detail{color:inherit;font-weight:600;margin-top:calc(var(--u)*.35)}
  }
}
@container page (max-aspect-ratio: 98/100){
  .doc[data-direction="poster"]{
    & .points[data-count],& .closing[data-count]{grid-template-columns:minmax(0,1fr)}
    & .ask{grid-row:auto}
    & .ask-value{--cell-w:var(--content-w)}
    & .page-slide.on-title > .opening::before,& .page-slide.on-title > .opening > .opening-art{inset:0}
  & .on-title .opening-words{grid-template-columns:minmax(0,1fr);row-gap:calc(var(--u)*.8)}
    & .on-title .headline{--box:var(--content-w);--lines:4}
    & .chart-slide{grid-template-columns:minmax(0,1fr);grid-template-rows:auto auto 1fr}
    & .chart-slide .slide-title{--box:var(--content-w)}
    & .takeaway{grid-column:1;grid-row:3;align-self:end;margin:0 calc(-1*var(--m)) calc(var(--u)*.4);padding:calc(var(--u)*1.2) var(--m)}
    & .on-chart > .masthead.masthead{width:auto}
    & .chart-slide .chart-columns{flex:none;height:calc(var(--base-u)*18*var(--fs))}
  }
}
`;
