import { groundEdge, panelEdge } from './edges.ts';

/** Warm organic slides: a cut-paper landscape for the cover, Young Serif claims, the deep ground for the close. */
export const slidesCss = `
.doc[data-direction="organic"]{
  & .page-slide > .masthead{order:9;margin-top:auto;padding-top:calc(var(--u)*.8);font-size:max(var(--floor),calc(var(--t-body)*.9))}
  & .page-slide > .masthead .masthead-name{font-weight:400}
  & .slide-label{font-weight:600;color:var(--muted);margin-bottom:calc(var(--u)*.4);line-height:1.3}
  & .slide-title{--cap:var(--t-h2);--least:calc(var(--t-h2)*.62);--box:calc(var(--content-w)*.8);--lines:2.2;max-width:var(--box);line-height:1.08}

  & .on-title{background:var(--air)}
  & .page-slide.on-title.page-field > .masthead{position:relative;z-index:2;background:none;color:var(--deep-ink);margin:0;padding:0;flex-direction:row;gap:0 calc(var(--gut)*.6)}
  & .page-slide.on-title.page-field > .masthead :is(.masthead-name,.masthead-title,.masthead-date){flex-basis:auto;color:inherit;margin:0}
  & .page-slide.on-title > .opening{position:static;color:var(--ink);margin:0;padding:0;flex:1}
  & .page-slide.on-title > .opening::before{content:none}
  & .on-title .opening-art{display:block;position:absolute;inset:0}
  & .on-title .art{overflow:hidden}
  & .on-title .opening-words{position:relative;z-index:2}
  & .on-title .headline{--cap:var(--t-h1);--least:calc(var(--t-h1)*.5);--box:calc(var(--content-w)*.57);--lines:3.2;line-height:.99;letter-spacing:-.022em;max-width:var(--box)}
  & .on-title .tagline{font-size:var(--t-lead);line-height:1.35;margin-top:calc(var(--u)*.9);max-width:calc(var(--content-w)*.45);text-wrap:balance}
  & .on-title .hero-figure{position:relative;z-index:2;margin-top:calc(var(--u)*.8)}
  & .on-title .hero{--hero-w:calc(var(--content-w)*.4);--size:max(var(--floor),min(calc(var(--t-h1)*.9),var(--hero-w)/var(--organic-em,3)))}

  & .page-one-pager > .opening:last-child,& .page-flyer > .opening:last-child{flex:1 0 auto;display:flex;flex-direction:column;justify-content:flex-end;margin-bottom:calc(-1*var(--mb));padding-bottom:calc(var(--mb)*1.3)}
  &[data-format^="slides"] .page-field:not(.on-title) > .opening:last-child{--art-w:calc(var(--page-h)*.72)}
  &[data-format^="slides"] .page-field:not(.on-title) > .opening:last-child .headline{--cap:calc(var(--page-h)*.125);--least:calc(var(--page-h)*.045)}
  & .page-part > .masthead + *{margin-top:calc(var(--u)*1.4)}
  & .page-part > .masthead + :is(.figures,.sections){margin-block:auto}
  & .page-flyer.page-part > .foot.foot{margin-top:auto}
  & .page-part .story{flex:1}
  & .page-part .story-main,& .page-part .chart-figure{align-self:stretch}
  & .page-part .chart-figure{display:flex;flex-direction:column}
  & .page-part .chart-columns{flex:1 1 70px;height:70px}

  & .statement{flex:1;display:flex;flex-direction:column;justify-content:center;gap:calc(var(--u)*1.2);padding-bottom:calc(var(--u)*2)}
  & .statement .slide-title{--cap:calc(var(--t-h1)*.86);--lines:3.2;--box:calc(var(--content-w)*.86);line-height:1.02}
  & .statement-text{font-size:var(--t-lead);line-height:1.42;max-width:calc(var(--content-w)*.66)}
  & .on-statement{--paper:var(--field);--ink:var(--field-ink);--muted:var(--field-ink);background:var(--field);color:var(--field-ink)}
  & .on-statement::after{content:"";position:absolute;left:0;right:0;bottom:0;height:calc(var(--mb)*2.8);background:var(--deep);clip-path:${groundEdge({ reach: 34, phase: 0.4 })}}
  & .on-statement > *{position:relative;z-index:1}
  & .on-statement > .masthead{color:var(--deep-ink)}
  & .on-statement > .masthead :is(.masthead-name,.gap){color:inherit}
  & .on-statement > .masthead .gap{background:none}

  & :is(.on-points,.on-figures,.on-text:not(:has(.drawing)),.on-table)::after{content:"";position:absolute;left:0;right:0;bottom:0;height:calc(var(--mb)*2.2);background:var(--tint);clip-path:${groundEdge({ reach: 22, phase: 2.6 })}}
  & :is(.on-points,.on-figures,.on-text,.on-table,.on-chart) > *{position:relative;z-index:1}
  & :is(.on-points,.on-figures,.on-text,.on-table,.on-chart) > .masthead{padding-top:max(calc(var(--u)*.8),calc(var(--mb)*1.2 - .6em))}
  & .points{margin-block:auto;display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:calc(var(--u)*1.2) calc(var(--gut)*1.4);padding-block:calc(var(--u)*.8)}
  & .points:is([data-count="1"],[data-count="2"],[data-count="4"]){grid-template-columns:repeat(2,minmax(0,1fr))}
  & .point-marker{font-family:var(--font-display);font-size:max(var(--floor),calc(var(--t-fig)*.92));line-height:1;color:var(--accent-text);margin-bottom:calc(var(--u)*.5)}
  & .point-marker.is-long{font-size:max(var(--floor),calc(var(--t-h2)*.66));line-height:1.1}
  & .points:is([data-count="4"],[data-count="5"],[data-count="6"]) .point-marker:not(.is-long){font-size:max(var(--floor),calc(var(--t-fig)*.5));margin-bottom:calc(var(--u)*.2)}
  & .point-title{font-family:var(--font-display);font-size:max(var(--floor),calc(var(--t-h3)*1.08));line-height:1.2;margin-bottom:calc(var(--u)*.25);text-wrap:balance}
  & .points .point-text{color:var(--muted);font-size:max(var(--floor),calc(var(--t-body)*1.08));line-height:1.4}

  & .page-slide > .figures{margin-block:auto;--cell-w:calc((var(--content-w) - 2*var(--gut))/3)}
  & .page-slide .figure-value{--cap:1;font-size:max(var(--floor),min(calc(var(--t-fig)*1.1),var(--cell-w)/var(--organic-em,2)));margin-bottom:calc(var(--u)*.5)}
  & .page-slide .figures:is([data-count="4"],[data-count="5"],[data-count="6"]) .figure-value{font-size:max(var(--floor),min(calc(var(--t-fig)*.7),var(--cell-w)/var(--organic-em,2)))}
  & .page-slide .figure-label{font-family:var(--font-display);font-weight:400;font-size:var(--t-h3)}

  & .chart-slide{flex:1;min-height:0;display:grid;grid-template-columns:minmax(0,1fr) calc(var(--content-w)*.28);grid-template-rows:auto minmax(0,1fr);column-gap:calc(var(--gut)*2);row-gap:calc(var(--u)*.9)}
  & .chart-slide .slide-head{grid-column:1/-1}
  & .takeaway{grid-column:2;grid-row:2;align-self:center}
  & .takeaway-label{font-family:var(--font-display);font-size:var(--t-h3);color:var(--accent-text)}
  & .takeaway-text{line-height:1.42;margin-top:calc(var(--u)*.2)}
  & .aside + .aside{border-top:1.5px solid var(--rule);margin-top:calc(var(--u)*.9);padding-top:calc(var(--u)*.9)}
  & .aside-title{font-family:var(--font-display);font-weight:400;font-size:var(--t-h3);line-height:1.2;color:var(--accent-text);margin-bottom:calc(var(--u)*.15)}
  & .aside-text{line-height:1.42}
  & .chart-slide .chart-figure{grid-column:1;grid-row:2;display:flex;flex-direction:column;min-height:0}
  & .chart-slide:not(:has(.takeaway)) .chart-figure{grid-column:1/-1}
  & .chart-slide .chart-columns{flex:1;height:auto;min-height:0;font-size:max(var(--floor),calc(var(--t-body)*.92))}
  & .chart-slide .chart-rows{font-size:var(--t-body);--pitch:2.7em}
  & .chart-slide .chart-columns .is-emphasised .bar-value{font-size:1.3em}

  & .chart-slide .chart-gantt{flex:1;height:calc(100% - 2em);min-height:0;font-size:max(var(--floor),calc(var(--t-body)*.92))}
  /* What is measured stands beside the title, where it says nothing more. */
  & .chart-slide:not(:has(.takeaway,.chart-title,.chart-source,.chart-key,.chart-axis,.chart-figure-aside)){grid-template-columns:minmax(0,640fr) minmax(0,448fr)}
  & .chart-slide:not(:has(.takeaway,.chart-title,.chart-source,.chart-key,.chart-axis,.chart-figure-aside)):has(.chart-note){
    & .slide-head{grid-column:1;grid-row:1}
    & .slide-title{--box:calc(var(--content-w)*.56)}
    & .chart-figure{grid-column:1/-1;grid-row:1/3;display:grid;grid-template-columns:subgrid;grid-template-rows:subgrid}
    & .chart-caption{grid-column:2;grid-row:1;align-self:end;margin:0}
    & .chart-note{font-size:var(--t-body);line-height:1.42}
    & .chart{grid-column:1/-1;grid-row:2}
  }
  /* A plan takes the height of the slide, its title and its key stand beside it. */
  & .on-text:has(.diagram-plan:only-child){
    & .slide-title{--box:calc(var(--content-w)*.4);--lines:3.2}
    & .text-slide,& .diagram{position:static}
    & .drawing{position:absolute;inset:calc(var(--mt)*1.2) var(--m) auto auto;width:min(calc(var(--content-w)*.565),calc((var(--page-h) - var(--mt)*1.9)*var(--ratio,1.2)))}
    & .drawing-key{max-width:calc(var(--content-w)*.4)}
  }

  & .table-slide{margin-block:auto;font-size:max(var(--floor),calc(var(--t-body)*1.06))}
  & .text-slide.is-short{font-size:var(--t-lead);line-height:1.42}
  & .text-slide{margin-top:calc(var(--u)*1);max-width:44em}

  & .page-slide > .quote{margin-block:auto;padding:calc(var(--u)*2.2) calc(var(--gut)*3);--cap:calc(var(--t-h2)*1.24);--least:calc(var(--t-h2)*.6);--box:calc(var(--content-w) - var(--gut)*6);--lines:3.6}
  & .page-slide > .quote::before{clip-path:${panelEdge({ reach: 16, phase: 2.2 })}}
  & .page-slide .quote .slide-label{color:var(--deep-text)}
  & .page-slide .quote-by{font-size:var(--t-body)}

  & .on-chart:has(.has-parts)::after{content:none}
  & :is(.on-closing,.on-chart:has(.has-parts)){--tone-1:var(--deep-text);--rule:var(--deep-rule);--tint:#47523a;--paper:var(--deep);--ink:var(--deep-ink);--muted:var(--deep-ink);--accent-text:var(--deep-text);--stem:var(--sage);background:var(--deep);color:var(--deep-ink)}
  & .closing{margin-block:auto;display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:calc(var(--u)*1.2) calc(var(--gut)*1.6);align-items:start}
  & .closing:is([data-count="1"],[data-count="2"],[data-count="4"]){grid-template-columns:repeat(2,minmax(0,1fr))}
  & .chart-figure-aside{grid-column:2;grid-row:2;align-self:end;--cell-w:calc(var(--content-w)*.28)}
  & .quote-points{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:calc(var(--u)*.8) var(--gut);margin-top:calc(var(--u)*1.4)}
  & .quote-points .point-title{color:var(--deep-text)}
  & .on-closing .slide-title{--cap:calc(var(--t-h1)*.8);--lines:2.4;line-height:1.02}
  & .closing .point-title{color:var(--deep-text)}
  & .closing > * + *,& .closing > .point:first-child{border-top:1.5px solid var(--deep-rule);padding-top:calc(var(--u)*.6)}
  & .ask{border-top:calc(var(--bar)*1.2) solid var(--field);padding-top:calc(var(--u)*.6)}
  & .ask-label{font-weight:600}
  & .ask-value{font-family:var(--font-display);color:var(--deep-text);letter-spacing:-.02em;line-height:1.05;--cell-w:calc((var(--content-w) - 2*var(--gut)*1.6)/3);font-size:max(var(--floor),min(calc(var(--t-h1)*.8),var(--cell-w)/var(--organic-em,4)));white-space:nowrap;margin:calc(var(--u)*.1) 0 calc(var(--u)*.2)}
}
@container page (max-aspect-ratio: 98/100){
  .doc[data-direction="organic"]{
    & :is(.points,.closing)[data-count]{grid-template-columns:minmax(0,1fr)}
    & .on-title .headline{--box:var(--content-w);--lines:4}
    & .on-title .opening-art{inset:36% 0 0}
    & .on-title .art{overflow:visible}
    & .on-title .tagline{max-width:none}
    & .chart-slide{grid-template-rows:auto minmax(0,max-content) auto;align-content:start}
    & .takeaway{grid-column:1/-1;grid-row:3;align-self:start}
    & .chart-slide .chart-figure{grid-column:1/-1;min-height:0}
    & .chart-slide .chart-columns{flex:0 1 auto;min-height:70px;height:calc(var(--base-u)*18*var(--fs))}
  }
}
`;
