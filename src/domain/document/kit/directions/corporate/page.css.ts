/**
 * Quiet corporate one-pager and flyer: the finding, key figures in a tinted strip, evidence, and a quiet
 * footer.
 */
export const pageCss = `
.doc[data-direction="corporate"]{
  & .page-one-pager{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));column-gap:var(--gut);row-gap:calc(var(--u)*1.15);grid-auto-rows:auto;align-content:space-between}
  & .page-one-pager > *,& .story > *,& .story-main > *{grid-column:1/-1;min-width:0}
  & .page-one-pager :is(.story,.story-main){display:contents}
  & .page-one-pager > .opening{order:1;padding-top:calc(var(--u)*.5)}
  & .page-one-pager .headline{--lines:2.2;--box:calc(var(--content-w)*.92)}
  & .page-one-pager > .opening.has-hero{display:grid;grid-template-columns:minmax(0,8fr) minmax(0,4fr);column-gap:var(--gut);align-items:end}
  & .page-one-pager .has-hero .headline{--box:calc(var(--content-w)*.64);--lines:3}
  & .page-one-pager .hero-figure{border-top:var(--line);padding-top:calc(var(--u)*.4)}
  & .page-one-pager .hero{--hero-w:calc(var(--content-w)*.31);--size:max(var(--floor),min(calc(var(--t-h1)*1.5),var(--hero-w)/var(--corporate-em,3)))}
  & .hero-unit{font-size:max(var(--floor),.42em);letter-spacing:0}
  & :is(.hero-label,.hero-detail){color:var(--muted);line-height:1.35}
  & :is(.page-field.is-airy > .opening,.page-flyer > .opening) :is(.hero-label,.hero-detail){color:inherit}
  & .page-one-pager .lead{order:2;grid-column:1/12}
  & .page-one-pager .figures{order:3}
  & .page-one-pager .chart-figure{order:4}
  & .page-one-pager > .quote{order:5}
  & .page-one-pager > .sections{order:6}
  & .page-one-pager > .action{order:7}
  & .page-one-pager > .foot{order:8}
  & .page-one-pager > :is(.note,.section){order:7;margin-top:0}

  /* Swell lines on the foot of a report, below its last words. */
  & .page-one-pager.page-field:not(.is-airy),& .page-article:has(> .article-head):not(:has(> .article-head > .lead)){--foot-art:calc(var(--page-h)*.058);padding-bottom:calc(var(--foot-art) + var(--u)*1.2)}
  & :is(.page-one-pager:not(.is-airy),.article-head:not(:has(> .lead))) .head-art{display:block;position:absolute;left:0;right:0;bottom:0;height:var(--foot-art)}
  & :is(.page-one-pager:not(.is-airy),.article-head:not(:has(> .lead))) .head-art > .art{color:var(--pale);mask-image:none}

  & .figures{--cell-w:calc(var(--content-w)/3 - 8mm);display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:max(1.5px,calc(var(--hair)*2))}
  & .figures:is([data-count="1"],[data-count="2"]){--cell-w:calc(var(--content-w)/2 - 8mm);grid-template-columns:repeat(2,minmax(0,1fr))}
  & .figures[data-count="4"]{--cell-w:calc(var(--content-w)/4 - 8mm);grid-template-columns:repeat(4,minmax(0,1fr))}
  & .figure{background:var(--tint);padding:calc(var(--u)*.75) calc(var(--gut)*.6) calc(var(--u)*.8)}
  & .figure-label{color:var(--muted);line-height:1.3;text-wrap:var(--pretty)}
  & .figure-value{font-size:max(var(--floor),min(var(--t-fig),var(--cell-w)/var(--corporate-em,3)))}
  & .figure-detail{font-weight:500;line-height:1.35;text-wrap:var(--pretty)}

  & .chart-figure{display:flex;flex-direction:column}
  & .page-one-pager:has(> .quote) .chart-figure{grid-column:1/9}
  & .page-one-pager:has(.chart-figure) > .quote{grid-column:9/13;align-self:start;--box:calc(var(--content-w)*.3);--lines:5;border-top:var(--line);padding-top:calc(var(--u)*.6)}
  /* Columns rise into the room that a page of few words leaves them. */
  & .page-one-pager:not(.is-airy,.page-part):has(.chart-columns):not(:has(> .quote)){display:flex;justify-content:space-between}
  & .page-one-pager:not(.is-airy,.page-part):not(:has(> .quote)) .chart-figure:has(.chart-columns){flex:1 0 auto;max-height:calc(var(--page-h)*.5)}
  & .page-one-pager:not(.is-airy,.page-part):not(:has(> .quote)) .chart-columns{flex:1 0 auto}
  & .chart-title{font-family:var(--font-display);font-weight:600;font-size:var(--t-h2);line-height:1.2}
  & .chart-caption{margin-bottom:calc(var(--u)*.8)}
  & .chart-note{margin-top:calc(var(--u)*.15)}
  & :is(.chart,.chart-key){--tone-1:var(--accent-text);--tone-2:var(--pale);--tone-4:var(--slate)}
  & .chart .goal line,& .chart .event line{stroke:var(--signal)}
  & .chart :is(.goal-label,.event-label){fill:var(--signal)}
  & .chart :is(.bar-label,.bar-value){fill:var(--muted)}
  & .chart .is-emphasised :is(.bar-label,.bar-value){fill:var(--ink);font-weight:600}
  & .chart-columns .is-emphasised .bar-value{font-size:inherit}

  & .sections{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));column-gap:var(--gut);row-gap:calc(var(--u)*.9);border-top:var(--line);padding-top:calc(var(--u)*.6)}
  & .sections:is([data-count="2"],[data-count="4"]){grid-template-columns:repeat(2,minmax(0,1fr))}
  & .sections[data-count="1"]{grid-template-columns:minmax(0,1fr)}
  & .section .block-text{color:var(--muted)}
  & .quote-text{font-family:var(--font-display);line-height:1.3}
  & .quote-text.hangs{text-indent:-.44em}
  & .page > .quote{--cap:calc(var(--t-h2)*1.1);--least:calc(var(--t-lead)*.94);--box:var(--content-w);--lines:3}
  & .quote-by{margin-top:calc(var(--u)*.5);color:var(--muted)}
  & .action-text{font-family:var(--font-display);font-size:var(--t-lead);line-height:var(--lh-lead)}
  & .action{border-left:calc(var(--bar)*1.2) solid var(--accent-text);padding-left:calc(var(--gut)*.6)}
  & .foot{display:flex;flex-wrap:wrap;justify-content:space-between;column-gap:var(--gut);border-top:var(--hair) solid var(--rule);padding-top:calc(var(--u)*.5);color:var(--muted);font-size:var(--t-note)}

  /* Few words stand below a cover: a certificate, a notice. */
  & .page-one-pager.is-airy{display:flex;row-gap:0}
  & .is-airy > .opening{background:var(--accent);margin:-1px calc(-1*var(--m)) 0;padding:calc(var(--u)*3) var(--m) calc(var(--u)*2.4);display:flex;flex-direction:column;justify-content:flex-end;position:relative}
  & .page-one-pager.is-airy.page-field > .opening{flex:1 0 auto;min-height:calc(var(--page-h)*.3)}
  & .is-airy .head-art{display:block;position:absolute;inset:calc(-1*var(--cover-top)) 0 0}
  & .is-airy > .opening > :not(.head-art){position:relative;z-index:2;color:var(--accent-ink)}
  & .is-airy .headline{--cap:calc(var(--t-h1)*1.5);--lines:2.4;--box:calc(var(--content-w)*.8)}
  & .is-airy .hero{color:inherit}
  & .is-airy .lead{align-self:start;max-width:30em;font-size:max(var(--floor),calc(var(--t-lead)*1.24));line-height:1.4;text-wrap:balance;margin-top:calc(var(--u)*1)}
  & .page-one-pager.is-airy :is(.figures,.sections,.quote,.action,.foot){margin-top:calc(var(--u)*1.6)}
  & .page-one-pager.is-dense{row-gap:calc(var(--u)*.8)}

  & .page-flyer > .opening{flex:1 0 auto;background:var(--accent);color:var(--accent-ink);margin:-1px calc(-1*var(--m)) 0;padding:calc(var(--u)*2.6) var(--m) calc(var(--u)*2);display:flex;flex-direction:column;position:relative}
  & .page-flyer > .opening > :not(.opening-art){position:relative;z-index:2;color:inherit}
  & .page-flyer .opening-art{position:absolute;inset:calc(-1*var(--cover-top)) 0 0}
  & .opening-art > .art,& .head-art > .art{position:absolute;inset:0}
  & .page-flyer .headline,& .page-flyer h1.hero{--cap:calc(var(--t-h1)*1.5);--box:calc(var(--content-w)*.78);--hero-w:calc(var(--content-w)*.78);max-width:var(--box);--lines:3}
  & .page-flyer .headline{order:1}
  & .page-flyer .tagline{order:2;font-family:var(--font-display);font-size:max(var(--floor),calc(var(--t-lead)*1.1));line-height:1.36;max-width:24em;margin-top:calc(var(--u)*.8)}
  & .page-flyer p.hero{order:3;margin-top:auto;padding-top:calc(var(--u)*1.4);--hero-w:calc(var(--content-w)*.8);--size:max(var(--floor),min(calc(var(--t-hero)*.92),var(--hero-w)/var(--corporate-em,4)))}
  & .page-flyer .hero .line{line-height:1.08}
  & .page-flyer > :is(.facts,.sections,.action,.foot){margin-top:calc(var(--u)*1.2)}
  & .facts-list{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));column-gap:var(--gut);row-gap:calc(var(--u)*.9)}
  & .facts-list:is([data-count="2"],[data-count="4"]){grid-template-columns:repeat(2,minmax(0,1fr))}
  & .fact-value{font-family:var(--font-display);font-size:max(var(--floor),calc(var(--t-lead)*.94));line-height:1.32;color:var(--accent-text)}
}
@container page (min-aspect-ratio: 99/100){
  .doc[data-direction="corporate"]{
    & .page-one-pager{row-gap:calc(var(--u)*.75)}
    & .page-one-pager > .opening{padding-top:calc(var(--u)*.1)}
    & .page-one-pager.page-field:not(.is-airy){padding-bottom:calc(var(--foot-art) + var(--u)*1)}
    & .page-one-pager.is-airy > .opening{padding:calc(var(--u)*1.6) var(--m) calc(var(--u)*1.4)}
    & .page-flyer > .opening{padding:calc(var(--u)*1.4) var(--m) calc(var(--u)*1.3)}
    & .page-flyer .headline{--cap:calc(var(--t-h1)*1.15)}
    & .page-flyer p.hero{padding-top:calc(var(--u)*.6);--size:max(var(--floor),min(calc(var(--t-hero)*.7),var(--hero-w)/var(--corporate-em,4)))}
    & .page-flyer > :is(.facts,.sections,.action,.foot){margin-top:calc(var(--u)*.8)}
  }
}
`;
