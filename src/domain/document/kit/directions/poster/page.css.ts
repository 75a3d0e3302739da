/** Bold poster one-pager and flyer: the hero on the edge of its field, a band below it, then one strip. */
export const pageCss = `
.doc[data-direction="poster"]{
  /* Drawing and field end a hair above the band that lies on their foot, or they show below it as a seam. */
  & .page-flyer > .opening:has(.headline:not(.hero),.tagline) > .opening-art,& .page-flyer > .masthead + .opening:has(.headline:not(.hero),.tagline)::before{bottom:2px}
  & .page-flyer > .opening{flex:1 0 auto;display:grid;grid-template-columns:minmax(0,1fr) minmax(0,calc(var(--content-w)*.4));grid-template-rows:minmax(0,1fr) auto;align-items:end}
  & .page-flyer .hero{grid-column:1/-1;grid-row:1;--hero-h:calc(var(--page-h)*.5*(.1 + .9*var(--fs)))}
  & .page-flyer .hero:has(.line:nth-child(2)){--hero-h:calc(var(--page-h)*.27*(.1 + .9*var(--fs)))}
  & .page-flyer .hero:has(.line:nth-child(3)){--hero-h:calc(var(--page-h)*.18*(.1 + .9*var(--fs)))}
  & .page-flyer .hero:has(.line:nth-child(4)){--hero-h:calc(var(--page-h)*.135*(.1 + .9*var(--fs)))}
  & .page-flyer .opening :is(.headline,.tagline){grid-row:2;align-self:stretch;align-content:center;background:var(--field-b);padding-block:calc(var(--u)*.8)}
  & .page-flyer .headline{grid-column:1;color:var(--field-b-ink);--cap:calc(var(--t-h2)*1.3);--least:calc(var(--t-h2)*.8);--box:calc(var(--content-w)*.54);--lines:2.2;margin-left:calc(-1*var(--m));padding-left:var(--m);padding-right:var(--gut)}
  & .page-flyer .tagline{grid-column:2;color:var(--field-b-text);font-weight:600;font-size:max(var(--floor),calc(var(--t-lead)*.95));line-height:1.3;margin-right:calc(-1*var(--m));margin-left:-1px;padding-right:var(--m);padding-left:var(--gut);text-wrap:balance}
  & .page-flyer .headline:last-child{grid-column:1/-1;margin-right:calc(-1*var(--m));padding-right:var(--m);--box:var(--content-w)}
  & .page-flyer h1.hero ~ .tagline{grid-column:1/-1;margin-left:calc(-1*var(--m));padding-inline:var(--m);font-size:max(var(--floor),calc(var(--t-lead)*1.15))}

  & .page-one-pager .opening{padding-bottom:calc(var(--u)*1.4)}
  & .page-one-pager .headline{--cap:min(calc(var(--t-hero)*.5),calc(var(--page-h)*.085*(.4 + .6*var(--fs))));--least:calc(var(--t-h2)*.9);--lines:3.1;max-width:var(--box)}
  & .page-one-pager .has-hero{padding-bottom:0}
  & .page-one-pager .hero-figure{display:grid;grid-template-columns:auto minmax(0,1fr);align-items:end;gap:0 calc(var(--gut)*1.4);background:var(--field-b);color:var(--field-b-ink);margin:calc(var(--u)*1.4) calc(-1*var(--m)) 0;padding:calc(var(--u)*1.1) var(--m) 0}
  & .page-one-pager .hero{--hero-w:calc(var(--content-w)*.62);--hero-h:calc(var(--t-h1)*2.6);color:var(--field-b-text);grid-row:1/3}
  & .hero-unit{font-size:max(var(--floor),.4em);margin-left:.02em}
  & .page-field .hero-figure :is(.hero-label,.hero-detail){color:inherit;font-weight:600;max-width:22em;padding-bottom:calc(var(--u)*.5)}
  & .page-one-pager .hero-figure:not(:has(.hero-label,.hero-detail)){grid-template-columns:auto}

  & .story{margin-top:calc(var(--u)*1.5);display:grid;gap:calc(var(--u)*1.5)}
  & .figures{--cell-w:calc((var(--content-w) - 2*var(--gut))/3);display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:calc(var(--u)*1.1) var(--gut)}
  & .figures:is([data-count="1"],[data-count="2"]){--cell-w:calc((var(--content-w) - var(--gut))/2);grid-template-columns:repeat(2,minmax(0,1fr))}
  & .figures[data-count="4"]{--cell-w:calc((var(--content-w) - 3*var(--gut))/4);grid-template-columns:repeat(4,minmax(0,1fr))}
  & .figure{display:flex;flex-direction:column;border-top:calc(var(--bar)*1.7) solid var(--ink);padding-top:calc(var(--u)*.6)}
  & .figure-value{order:-1;font-size:max(var(--floor),min(var(--t-fig),var(--cell-w)/var(--poster-em,2)));margin-bottom:calc(var(--u)*.4)}
  & .figure-label{font-weight:700;line-height:1.28}
  & .figure-detail{line-height:1.36}
  & .story-main{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));column-gap:var(--gut);align-items:start}
  & .story-main > .lead{grid-column:1/6}
  & .has-chart .story-main > .lead{grid-column:1/3;text-wrap:wrap}
  & .has-chart .story-main > .chart-figure{grid-column:3/7}
  & .has-chart .story-main > .chart-figure:first-child{grid-column:1/7}
  /* The chart takes what is left of a page whose other parts went on to the next. */
  & .page-one-pager:not(.page-part) > .story.has-chart:last-child{flex:1;grid-template-rows:auto minmax(0,1fr)}
  & .page-one-pager > .story.has-chart:last-child :is(.story-main,.chart-figure){align-self:stretch}
  & .page-one-pager > .story.has-chart:last-child .chart-figure{display:flex;flex-direction:column}
  & .page-one-pager > .story.has-chart:last-child .chart-columns{flex:1 1 70px;height:70px}
  & .sections{margin-top:auto;padding-top:calc(var(--u)*1.5);display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:calc(var(--u)*1.1) var(--gut)}
  & .sections:is([data-count="2"],[data-count="4"]){grid-template-columns:repeat(2,minmax(0,1fr))}
  & .sections[data-count="1"]{grid-template-columns:minmax(0,1fr)}
  & .sections > .section{border-top:calc(var(--bar)*.75) solid var(--ink);padding-top:calc(var(--u)*.5)}
  & .sections .block-title{margin-bottom:calc(var(--u)*.12)}
  & .page-one-pager .sections .block-title{font-family:var(--font-display);font-weight:400;text-transform:uppercase;font-size:max(var(--floor),calc(var(--t-h3)*1.3));line-height:1.12;margin-bottom:calc(var(--u)*.3)}
  & .block-text{text-wrap:var(--pretty)}

  /* One yellow field at the foot holds what is said last. */
  & .page > :is(.quote,.action,.foot){background:var(--pop);color:var(--pop-ink);margin-inline:calc(-1*var(--m));padding-inline:var(--m)}
  & .page > .quote{margin-top:auto;padding-block:calc(var(--u)*1.2);--cap:calc(var(--t-h2)*.86);--least:calc(var(--t-h2)*.58);--box:var(--content-w);--lines:3}
  & .page-one-pager .sections + :is(.quote,.action,.foot){margin-top:calc(var(--u)*1.5)}
  & .quote-text{font-weight:700;line-height:1.16;letter-spacing:-.016em}
  & .quote-text.hangs{text-indent:-.46em}
  & .quote-by{font-weight:600;margin-top:calc(var(--u)*.6)}
  & .page > .action{margin-top:auto;padding-block:calc(var(--u)*1.1) calc(var(--u)*.2)}
  & .page > .quote + .action{margin-top:-1px;padding-top:0}
  & .action-text{font-size:max(var(--floor),var(--t-h2));line-height:1.1;text-wrap:balance}
  & .page > .foot{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 calc(var(--gut)*1.6);font-weight:700;line-height:1.5;margin-top:auto;margin-bottom:calc(-1*var(--mb));padding-block:calc(var(--u)*.5) var(--mb)}
  & .page > :is(.quote,.action) + .foot{margin-top:-1px}
  & .page > :is(.quote,.action):last-child{margin-bottom:calc(-1*var(--mb));padding-bottom:var(--mb)}

  & .is-airy .opening{padding-top:calc(var(--u)*6);padding-bottom:calc(var(--u)*2.4)}
  & .is-dense .headline{--cap:calc(var(--page-h)*.06*(.4 + .6*var(--fs)));--least:calc(var(--t-h2)*.8)}
  & .is-dense .hero-figure{margin-top:calc(var(--u)*.8);padding-top:calc(var(--u)*.7)}
  & .is-dense .hero-figure .hero{--hero-h:calc(var(--page-h)*.075)}
  & .is-airy .headline{--cap:min(calc(var(--t-hero)*.6),calc(var(--page-h)*.125*(.4 + .6*var(--fs))))}
  &:not([style*="--accent:"]) .is-airy:not(.page-part){--field-a:var(--field-b);--field-a-ink:var(--field-b-ink);--first:color-mix(in srgb,var(--field-b) 72%,#000);--second:color-mix(in srgb,var(--field-b) 86%,#000);--tone:color-mix(in srgb,var(--field-b) 58%,#000)}
  &[data-theme="dark"]:not([style*="--accent:"]) .is-airy:not(.page-part){--first:color-mix(in srgb,var(--field-b) 86%,#fff);--second:color-mix(in srgb,var(--field-b) 78%,#fff);--tone:color-mix(in srgb,var(--field-b) 92%,#000)}
  & .is-airy .story{margin-top:calc(var(--u)*2.6)}
  & .is-airy .story-main > .lead{font-size:max(var(--floor),calc(var(--t-lead)*1.36))}
  & .is-airy .section .block-text{font-size:max(var(--floor),calc(var(--t-lead)*.9));line-height:1.4}

  & .facts{padding-top:calc(var(--u)*1.4)}
  & .facts-list{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:calc(var(--u)*.9) var(--gut)}
  & .facts-list:is([data-count="2"],[data-count="4"]){grid-template-columns:repeat(2,minmax(0,1fr))}
  & .fact{border-top:calc(var(--bar)*1.7) solid var(--ink);padding-top:calc(var(--u)*.55)}
  & .fact-value{font-family:var(--font-display);text-transform:uppercase;font-size:max(var(--floor),calc(var(--t-h3)*1.5));line-height:1.12;margin-top:calc(var(--u)*.35);text-wrap:balance}
  & .fact-value.is-long{font-family:var(--font-text);font-weight:600;text-transform:none;font-size:var(--t-body);line-height:1.36}
  & .page-flyer .sections{margin-top:0;padding-block:calc(var(--u)*1.3)}
  & .page-flyer .facts:has(+ :not(.sections)){padding-bottom:calc(var(--u)*1.3)}
  & .page-flyer :is(.sections,.facts,.opening) + :is(.action,.foot){margin-top:0}

  & .programme-title{font-weight:400;text-transform:uppercase;font-size:max(var(--floor),calc(var(--t-h2)*.92));line-height:1.1;margin-bottom:calc(var(--u)*.5)}
  & .sections.is-programme{grid-template-columns:minmax(0,1fr);row-gap:0;align-content:start;padding-top:calc(var(--u)*1.9)}
  & .is-programme > .section{display:grid;grid-template-columns:calc(var(--t-h3)*4.2) minmax(0,1fr);column-gap:calc(var(--gut)*.8);padding-block:calc(var(--u)*.62) calc(var(--u)*.76)}
  & .is-programme > .section:not(:has(> .point-label)){display:block}
  & .is-programme .point-label{grid-row:1/3;font-family:var(--font-display);font-weight:400;font-size:max(var(--floor),calc(var(--t-h3)*1.3));line-height:1;font-variant-numeric:normal}
  & .is-programme .block-title{font-size:max(var(--floor),calc(var(--t-h3)*.885))}
  & .is-programme .block-text{grid-column:2;color:var(--muted)}
  & .page-flyer:has(> .listing){display:grid;grid-template-columns:minmax(0,1fr) calc(var(--page-w)*.352 - var(--m) - var(--gut)*1.8);grid-template-rows:auto minmax(0,1fr) auto;column-gap:calc(var(--gut)*2.9)}
  & .page-flyer:has(> .listing.is-wide){grid-template-columns:minmax(0,1fr) minmax(0,.74fr)}
  & .page-flyer:has(> .listing) > *{grid-column:1/-1}
  & .page-flyer:has(> .listing) > .sections{grid-column:1}
  & .page-flyer > .sections + .listing{grid-column:2}
  & .is-labelled > .section{border-top-width:calc(var(--bar)*1.7)}
  & .is-labelled .point-label{font-family:var(--font-display);font-weight:400;text-transform:uppercase;font-size:max(var(--floor),calc(var(--t-h3)*.84));line-height:1.1;font-variant-numeric:normal}
  & .is-labelled .block-title{font-family:var(--font-display);font-weight:400;text-transform:uppercase;font-size:max(var(--floor),calc(var(--t-h3)*1.5));line-height:1.08;margin-block:calc(var(--u)*.45) calc(var(--u)*.5)}
  & .listing:not(:has(.listing-row)) .programme-title{font-size:max(var(--floor),calc(var(--t-h1)*.98));line-height:1;margin:0}
  & .listing{position:relative;margin:0;background:var(--pop);color:var(--pop-ink);--ink:var(--pop-ink);margin-right:calc(-1*var(--m));padding:calc(var(--u)*1.9) var(--m) calc(var(--u)*1.2) calc(var(--gut)*1.8);margin-left:calc(-1.8*var(--gut))}
  & .page-flyer > .listing:not(.sections + .listing){margin-left:calc(-1*var(--m));padding-left:var(--m)}
  & .listing:last-child{margin-bottom:calc(-1*var(--mb));padding-bottom:var(--mb)}
  & .listing-row{border-top:calc(var(--bar)*.75) solid var(--ink);font-weight:700;font-size:max(var(--floor),calc(var(--t-h3)*.885));line-height:1.25;padding:calc(var(--u)*.46) 0 calc(var(--u)*.5)}
  & .listing .block-text{margin-top:calc(var(--u)*.9);line-height:1.4}
  /* One word against another: two fields that meet at an angle, the second word on the second field. */
  & .page-flyer .hero.is-clash:has(.line:nth-child(3)){--hero-w:calc(var(--content-w)*.96);--hero-h:calc(var(--page-h)*.26*(.1 + .9*var(--fs)));align-self:stretch;display:flex;flex-direction:column;justify-content:space-between;transform:rotate(-8deg);margin-left:calc(var(--content-w)*.02);padding-block:calc(var(--u)*2.6) calc(var(--u)*2.4)}
  & .hero.is-clash .line + .line{margin:0}
  & .hero.is-clash .line:nth-child(2){font-size:.17em;line-height:.86;align-self:flex-end;width:48%;text-align:center;color:var(--bell);transform:translate(-.04em,-46%)}
  & .hero.is-clash .line:nth-child(3){color:var(--field-b-ink)}
  & .page-flyer .opening:has(.is-clash){padding-top:0}
  /* The edge of the fields lies below the middle of the drawing: so much higher, it is in the middle of the opening. */
  & .page-flyer .opening:has(.is-clash) .opening-art{top:calc(var(--page-w)*-.165)}
  & .page-flyer .opening:has(.is-clash) .tagline{color:var(--field-b-text)}
  /* A line of a few words is a sign rather than a sentence. */
  & .page-flyer .tagline.is-brief{font-family:var(--font-display);font-weight:400;text-transform:uppercase;font-size:max(var(--floor),min(calc(var(--t-h1)*1),calc(var(--content-w)*.55)/var(--poster-em,9)));line-height:1;text-align:right;white-space:nowrap}
  & .page-flyer .opening:has(.tagline.is-brief){grid-template-columns:minmax(0,1fr) auto}
  & .page-flyer .opening:has(.tagline.is-brief) .headline{--box:calc(var(--content-w)*.42)}
}
/* Upright, both words run from edge to edge, and who and when stand as a sign on the edge between them. */
@container page (max-aspect-ratio: 98/100){
  .doc[data-direction="poster"]{
    & .page-flyer:has(.is-signed):has(> .listing) > .opening{grid-row:1/3}
    & .page-flyer:has(.is-signed) > .opening{--edge:calc(var(--page-w)*.645);margin-top:calc(-1*var(--mt));padding-top:0;min-height:calc(var(--page-w)*1.06)}
    & .page-flyer:has(.is-signed) > .sections:has(+ .listing){padding-bottom:0}
    & .page-flyer:has(.is-signed) > .masthead + .opening::before{top:0;background:linear-gradient(var(--field-a) calc(var(--edge) + var(--page-w)*.071),var(--field-b) 0)}
    & .page-flyer .opening:has(.is-signed) .opening-art{top:0;overflow:hidden}
    & .page-flyer .opening:has(.is-signed) .opening-art > .art{inset:0 0 auto;height:calc(var(--page-w)*1.125)}
    & .page-flyer .hero.is-clash.is-signed:has(.line){position:absolute;left:50%;top:var(--edge);width:0;height:0;margin:0;padding:0;display:block}
    & .page-flyer .is-signed .line{position:absolute;left:calc(var(--page-w)*-.5);line-height:.86;margin:0}
    & .page-flyer .is-signed .line:first-child{left:calc(var(--page-w)*-.428);bottom:calc(var(--page-w)*.236);font-size:min(calc(var(--page-w)*.43),calc(var(--page-w)*.948/var(--poster-em)))}
    & .page-flyer .is-signed .line:nth-child(2){left:calc(var(--page-w)*.253);bottom:calc(var(--page-w)*.012);width:auto;font-size:max(var(--floor),calc(var(--page-w)*.066));transform:translateX(-50%)}
    & .page-flyer .is-signed .line:nth-child(3){left:calc(var(--page-w)*-.44);top:calc(var(--page-w)*.028);font-size:min(calc(var(--page-w)*.458),calc(var(--page-w)*.9/var(--poster-em)))}
    & .page-flyer:has(.is-signed) > .masthead{position:absolute;left:calc(var(--m)*.9);bottom:calc(var(--page-h) - var(--page-w)*.686);width:calc(var(--page-w)*.44);margin:0;padding:0;display:block;transform:rotate(-8deg);transform-origin:0 100%;z-index:3}
    & .page-flyer:has(.is-signed) > .masthead > *{font-family:var(--font-display);font-weight:400;text-transform:uppercase;font-size:max(var(--floor),calc(var(--page-w)*.054));line-height:1.2}
  }
}
@container page (min-aspect-ratio: 99/100){
  .doc[data-direction="poster"]{
    & .page-flyer .hero{--hero-h:calc(var(--page-h)*.34*(.1 + .9*var(--fs)))}
    & .page-flyer .hero:has(.line:nth-child(2)){--hero-h:calc(var(--page-h)*.2*(.1 + .9*var(--fs)))}
    & .page-flyer .hero.is-clash:has(.line:nth-child(3)){--hero-h:calc(var(--page-h)*.25*(.1 + .9*var(--fs)));padding-block:calc(var(--u)*1.4) calc(var(--u)*1.8)}
    &[data-format^="slides"] .page-flyer .hero.is-clash:has(.line:nth-child(3)){padding-bottom:calc(var(--u)*4.6)}
    & .page-flyer .hero:not(.is-clash):has(.line:nth-child(3)){--hero-h:calc(var(--page-h)*.13*(.1 + .9*var(--fs)))}
    & .page-one-pager .headline{--lines:2.2}
    & .page-one-pager .has-hero{display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:stretch}
    & .page-one-pager .has-hero .headline{--box:calc(var(--content-w)*.56);--lines:2.8;padding:0 var(--gut) calc(var(--u)*1) 0}
    & .page-one-pager .has-hero .hero-figure{margin:0 calc(-1*var(--m)) 0 0;padding:calc(var(--u)*1) var(--m) 0 calc(var(--gut)*1.4)}
    & .page-one-pager .has-hero .hero{--hero-w:calc(var(--content-w)*.3)}
    & .page-field .story:has(> .figures):has(.chart-figure){grid-template-columns:repeat(6,minmax(0,1fr));column-gap:var(--gut)}
    & .page-field .has-chart > .figures{grid-column:1/3;grid-template-columns:minmax(0,1fr);row-gap:calc(var(--u)*.7);--cell-w:calc(var(--c2)*.5)}
    & .page-field .has-chart > .figures .figure{display:grid;align-content:start;grid-template-columns:minmax(0,1fr) minmax(0,1fr);column-gap:calc(var(--gut)*.6)}
    & .page-field .has-chart > .figures .figure-value{grid-row:1/3;align-self:start;font-size:max(var(--floor),min(var(--t-h2),var(--cell-w)/var(--poster-em,2)))}
    & .page-field .has-chart > .figures :is(.figure-label,.figure-detail){grid-column:2}
    & .page-field .has-chart > .figures + .story-main{grid-column:3/7;align-content:start;row-gap:calc(var(--u)*.8)}
    & .page-field .has-chart > .figures + .story-main > :is(.lead,.chart-figure){grid-column:1/7}
    & .page-one-pager:not(.page-part) > .story.has-chart:last-child{grid-template-rows:minmax(0,1fr)}
    & .page-field .has-chart:last-child > .figures + .story-main{align-content:stretch;grid-template-rows:auto minmax(0,1fr)}
    & .story{margin-top:calc(var(--u)*1.3);gap:calc(var(--u)*1.1)}
  }
}
`;
