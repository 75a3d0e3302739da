/** Technical slides: a running header, a calm claim, and the facts in cells at the bottom. */
export const slidesCss = `
.doc[data-direction="technical"]{
  & .slide-title{--cap:calc(var(--t-h1)*.88);--least:calc(var(--t-h2)*.9);--box:calc(var(--content-w)*.72);--lines:2.2;max-width:var(--box);line-height:1.06}
  & .page-slide > .slide-head{margin-top:calc(var(--u)*1.1)}
  & .slide-label{display:none}
  & .page-slide.on-title > .masthead{order:9;margin-top:calc(var(--u)*1.3)}
  & .page-slide > .masthead > *{padding:calc(var(--u)*.3) calc(var(--gut)*.57)}
  & .page-slide .opening{flex:1;min-height:0;display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);column-gap:var(--gut)}
  & .page-slide .headline{--cap:calc(var(--t-h1)*1.2);--box:calc(var(--content-w)*.56);--lines:3;max-width:var(--box)}
  & .page-slide .tagline{font-size:var(--t-lead);line-height:1.4;margin-top:calc(var(--u)*.8);max-width:calc(var(--content-w)*.5);text-wrap:balance}
  & .page-slide .opening-words{grid-column:1;grid-row:1}
  & .page-slide .opening-art{grid-column:2;grid-row:1;position:relative;min-height:0;border-top:var(--hair) solid var(--ink);border-bottom:var(--hair) solid var(--ink)}
  & .page-slide .opening-art > .art{position:absolute;inset:0}
  & .page-slide .has-hero .opening-art{display:none}
  & .page-slide.on-title > .masthead > .masthead-name{font-weight:400}
  & .page-slide.on-title > .masthead > .masthead-title{flex:0 1 auto;min-width:calc(var(--col)*1.2)}
  & .page-slide .hero-figure{grid-column:2;grid-row:1;align-self:end;border-top:var(--hair) solid var(--ink);padding-top:calc(var(--u)*.6)}
  & .page-slide .hero{--hero-w:calc(var(--content-w)*.38)}

  & .page-slide .has-chart{display:flex;flex-direction:column;gap:var(--u);padding-top:calc(var(--u)*.55)}
  & .has-chart .headline{--cap:var(--t-h1);--box:var(--content-w);--lines:1.4}
  & .has-chart .tagline{margin-top:calc(var(--u)*.5);max-width:calc(var(--content-w)*.66)}
  & .on-title > .has-chart > .chart-figure{margin-block:auto;padding:0;background:none}
  & .has-chart .opening-art{display:none}

  & .page-one-pager:has(> .opening:last-child){display:flex}
  & .page-one-pager > .opening:last-child{margin-block:auto;padding-top:0}
  & .page-one-pager > .opening:last-child .headline{--cap:calc(var(--t-h1)*1.3);--box:calc(var(--content-w)*.8)}
  & .page-one-pager > .opening.has-hero:last-child .headline{--box:calc(var(--content-w)*.56)}
  & .page-part > .masthead + *{margin-top:calc(var(--u)*.3)}
  & .page-flyer.page-part > .masthead + *{margin-top:calc(var(--u)*1.1)}
  & .page-one-pager.page-part{display:flex;row-gap:calc(var(--u)*.9)}
  & .page-one-pager.page-part > .masthead + :is(.figures,.sections){margin-top:auto}
  & .page-part > .foot{margin-top:auto}
  & .page-part .story{display:flex;flex-direction:column;flex:1 0 auto;gap:var(--u)}
  & .page-part .story-main{display:flex;flex-direction:column;flex:1 0 auto;gap:var(--u)}
  & .page-part .story .lead{padding-left:0;align-self:start;max-width:30em;font-size:max(var(--floor),calc(var(--t-lead)*1.1));line-height:1.36}
  & .page-part .story:not(.has-chart) .lead{max-width:24em;font-size:var(--t-h2);line-height:1.26;letter-spacing:-.012em}
  & .page-part .story-art{flex:1}
  & .page-part .section .block-text{font-size:max(var(--floor),calc(var(--t-lead)*.9));line-height:1.42;margin-top:calc(var(--u)*.25)}
  & .page-part .section .block-title{font-size:var(--t-lead)}
  & .page-part > .figures .figure-value{font-size:max(var(--floor),min(var(--t-fig)*1.6,var(--cell-w)/var(--technical-em,3)))}
  & .page-part > .figures :is(.figure-label,.figure-detail){font-size:max(var(--floor),calc(var(--t-lead)*.84))}
  & .page-part > .quote{--cap:calc(var(--t-h1)*.9);--least:var(--t-h2);--box:calc(var(--content-w)*.9);--lines:3}
  & .page-part > .quote .quote-text{line-height:1.16}
  & .page-part > .quote .quote-by{align-self:start;font-size:var(--t-body);min-width:34%}
  & .page-part .chart-figure{flex:1 0 auto}
  & .page-part .chart-columns{flex:1 0 auto}
  & .page-flyer > .opening:last-child{padding-bottom:0}

  & .statement{flex:1;display:flex;flex-direction:column;justify-content:space-between;gap:var(--u);margin-top:calc(var(--u)*1.1)}
  & .statement .slide-title{--cap:calc(var(--t-h1)*1.08);--lines:3.2;--box:calc(var(--content-w)*.84)}
  & .statement-text{font-size:var(--t-lead);line-height:1.42;border-top:var(--hair) solid var(--ink);padding-top:calc(var(--u)*.6);margin-left:calc(var(--content-w)*.34)}

  & .points{margin-top:auto;padding-top:var(--u);display:grid;grid-template-columns:repeat(3,minmax(0,1fr));column-gap:var(--gut);row-gap:calc(var(--u)*.9)}
  & .points:is([data-count="1"],[data-count="2"],[data-count="4"]){grid-template-columns:repeat(2,minmax(0,1fr))}
  & .point{border-top:var(--hair) solid var(--ink);padding-top:calc(var(--u)*.55)}
  & .point-marker{display:inline-block;min-width:1.5em;border:calc(var(--hair)*1.2) solid var(--accent-text);color:var(--accent-text);font-family:var(--font-mono);font-weight:500;font-size:var(--t-body);line-height:1.44;text-align:center;padding:0 .3em;margin-bottom:calc(var(--u)*.8)}
  & .point-marker.is-long{border:0;padding:0;font-size:max(var(--floor),calc(var(--t-fig)*.55));letter-spacing:-.04em;font-weight:400}
  & .point-marker.is-icon{border:0;padding:0;min-width:0;font-size:max(var(--floor),calc(var(--t-h1)*.9))}
  & .point-title{font-weight:500;font-size:var(--t-h3);line-height:1.25;margin-bottom:calc(var(--u)*.3)}

  & .page-slide > .figures{margin-top:auto}
  & .page-slide .figure-value{font-size:max(var(--floor),min(var(--t-fig)*1.2,var(--cell-w)/var(--technical-em,3)));margin-bottom:calc(var(--u)*.4)}

  & .chart-slide{flex:1;min-height:0;display:grid;grid-template-columns:minmax(0,4fr) minmax(0,8fr);grid-template-rows:minmax(0,1fr) auto;column-gap:var(--gut);margin-top:calc(var(--u)*1.1)}
  & .chart-slide .slide-head{grid-column:1;grid-row:1}
  & .chart-slide .slide-title{--cap:var(--t-h2);--least:calc(var(--t-h2)*.66);--box:calc(var(--content-w)*.32);--lines:4;line-height:1.16;letter-spacing:-.016em}
  & .takeaway{grid-column:1;grid-row:2;border-top:var(--hair) solid var(--rule);padding-top:calc(var(--u)*.45);margin-top:var(--u)}
  & .chart-slide .chart-figure{grid-column:2;grid-row:1/3;min-height:0}
  & .chart-figure-aside{grid-column:1;grid-row:2;--cell-w:calc(var(--content-w)*.3)}
  & .chart-figure-aside .figure{border:0;padding:0}
  & .chart-figure-aside .figure-detail{color:var(--ink);margin-top:calc(var(--u)*.3)}
  & .chart-slide:has(.takeaway) .chart-figure-aside{grid-row:1;align-self:end}
  & .chart-slide .chart-lines{flex:1;height:auto;min-height:0}
  & .chart-slide .chart-columns{flex:1;height:auto;min-height:0;font-size:max(var(--floor),calc(var(--t-body)*.9))}
  & .chart-slide .chart-rows{font-size:var(--t-body)}

  & .table-slide{margin-top:auto;padding-top:var(--u);font-size:max(var(--floor),calc(var(--t-body)*1.12))}
  & .text-slide{margin-top:calc(var(--u)*1.1)}
  & .text-slide > :is(.paragraph,.list,.heading,.inset-quote,.code,.steps,.callout){margin-left:calc(var(--c2) + var(--gut))}
  & .text-slide > .definitions{display:flex;border:var(--hair) solid var(--ink)}
  & .text-slide > .definitions > .definition{flex:1 1 auto;display:block;border:0;border-left:var(--hair) solid var(--rule);padding:calc(var(--u)*.35) calc(var(--gut)*.57) calc(var(--u)*.4)}
  & .text-slide > .definitions > .definition:first-child{border-left:0}
  & .text-slide > .definitions .definition-title{font-family:var(--font-mono);font-weight:400;font-size:var(--t-note);line-height:1.35;letter-spacing:-.01em;color:var(--muted)}
  & .text-slide.is-short{font-size:var(--t-lead);line-height:1.42}
  & .page-slide > .quote{flex:1;margin-top:calc(var(--u)*1.1);display:flex;flex-direction:column;justify-content:space-between;gap:var(--u);--box:calc(var(--content-w)*.86);--lines:4;--cap:calc(var(--t-h1)*.95);--least:calc(var(--t-h2)*.8)}
  & .page-slide .quote-text{line-height:1.16;letter-spacing:-.02em;max-width:var(--box)}
  & .page-slide .quote-by{align-self:start;min-width:34%}

  & .closing{margin-top:auto;display:grid;grid-template-columns:repeat(3,minmax(0,1fr));border:var(--hair) solid var(--ink)}
  & .closing:is([data-count="1"],[data-count="2"]){grid-template-columns:repeat(2,minmax(0,1fr))}
  & .closing[data-count="4"]{grid-template-columns:repeat(4,minmax(0,1fr))}
  & .closing > *{border:0;border-left:var(--hair) solid var(--rule);padding:calc(var(--u)*.5) calc(var(--gut)*.57) calc(var(--u)*.6)}
  & .closing > :first-child{border-left:0}
  & .closing .point-title{font-family:var(--font-mono);font-weight:400;font-size:var(--t-note);line-height:1.35;letter-spacing:-.01em;color:var(--muted)}
  & .ask-value{font-family:var(--font-mono);letter-spacing:-.05em;line-height:1.1;--cell-w:calc((var(--content-w) - 2*var(--gut))/3);font-size:max(var(--floor),min(var(--t-fig)*.9,(var(--cell-w) - var(--gut)*1.2)/(var(--technical-em,5)*1.2)));white-space:nowrap;color:var(--accent-text);word-spacing:-.25em;margin-top:calc(var(--u)*.2)}
  & .closing[data-count="4"] .ask-value{--cell-w:calc((var(--content-w) - 3*var(--gut))/4)}
}
@container page (max-aspect-ratio: 98/100){
  .doc[data-direction="technical"]{
    & :is(.points,.closing)[data-count]{grid-template-columns:repeat(2,minmax(0,1fr))}
    & .chart-slide{grid-template-columns:minmax(0,1fr);grid-template-rows:auto auto 1fr}
    & .chart-slide > *{grid-column:1;grid-row:auto}
    & .chart-slide .chart-figure{grid-column:1;grid-row:auto;margin-top:var(--u)}
    & .chart-slide .slide-title{--box:var(--content-w)}
    & .chart-slide .chart-columns{flex:none;height:calc(var(--base-u)*18*var(--fs))}
    & .takeaway{grid-column:1;grid-row:auto}
  }
}
@container page (max-width: 1000px) and (min-aspect-ratio: 99/100){
  .doc[data-direction="technical"] .closing[data-count="4"]{grid-template-columns:repeat(2,minmax(0,1fr))}
}
`;
