const lying = '[data-orientation="landscape"]:not([data-format="square"])';

/**
 * Vouchers and tickets: the value in the largest type on one field, then a dotted line and a stub with the
 * facts, the number and the small print. The stub is at the right on landscape pages, otherwise at the
 * bottom.
 */
export const voucherCss = `
.doc .page.is-voucher{--stub:calc(var(--page-w)*.31);--stub-pad:calc(var(--m)*.75);--worth:calc(var(--page-h)*.17*(.1 + .9*var(--fs)))}
.doc .is-voucher > .opening:has(.line:nth-child(2)){--worth:calc(var(--page-h)*.115*(.1 + .9*var(--fs)))}
.doc .is-voucher > .opening:has(.line:nth-child(3)){--worth:calc(var(--page-h)*.085*(.1 + .9*var(--fs)))}
.doc .is-voucher > .stub{position:relative;z-index:3;display:flex;flex-direction:column;gap:calc(var(--u)*1);margin:0 calc(-1*var(--m)) calc(-1*var(--mb));padding:calc(var(--u)*1.3) var(--m) var(--mb);border-top:calc(var(--bar)*1.2) dotted var(--stub-edge,var(--ink));background:var(--stub-ground,var(--paper));color:var(--stub-ink,var(--ink))}
.doc .stub-facts{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:calc(var(--u)*.9) var(--gut)}
.doc .stub-fact{border-top:max(1px,var(--hair)) solid currentColor;padding-top:calc(var(--u)*.3)}
.doc .stub-fact .label{color:var(--stub-label,var(--muted));font-size:var(--t-note);line-height:1.3}
.doc .stub-value{font-size:max(var(--floor),calc(var(--t-body)*1.25));line-height:1.25;font-weight:500;text-wrap:balance;overflow-wrap:anywhere}
.doc .stub-value.is-code{font-family:var(--font-display);font-weight:400;font-size:max(var(--floor),calc(var(--t-body)*1.9));line-height:1.15;font-variant-numeric:tabular-nums lining-nums}
.doc :is(.stub-terms,.stub-contact){font-size:var(--t-note);line-height:1.34}
.doc .stub-terms{margin-top:auto;text-wrap:var(--pretty)}
.doc .stub-facts + .stub-contact{margin-top:auto}
.doc .stub-contact{white-space:pre-line}
.doc .is-voucher > .opening .tagline{font-size:max(var(--floor),calc(var(--t-lead)*1.12))}
.doc${lying} .page.is-voucher{display:grid;grid-template-columns:minmax(0,1fr) calc(var(--stub) - var(--m));grid-template-rows:auto minmax(0,1fr)}
.doc${lying} .is-voucher > .opening{--worth:calc(var(--page-h)*.34*(.1 + .9*var(--fs)))}
.doc${lying} .is-voucher > .opening:has(.line:nth-child(2)){--worth:calc(var(--page-h)*.2*(.1 + .9*var(--fs)))}
.doc${lying} .is-voucher > .opening:has(.line:nth-child(3)){--worth:calc(var(--page-h)*.14*(.1 + .9*var(--fs)))}
.doc${lying} .page.is-voucher:not(:has(> .stub)){display:flex}
.doc${lying} .page.is-voucher:has(> .stub){
  & > :not(.stub){grid-column:1;--main-w:calc(var(--page-w) - var(--stub));--content-w:calc(var(--main-w) - var(--m)*1.9);--art-w:calc(var(--main-w)*.4);--col:calc((var(--content-w) - 5*var(--gut))/6);--c2:calc(2*var(--col) + var(--gut));--c3:calc(3*var(--col) + 2*var(--gut));--c4:calc(4*var(--col) + 3*var(--gut))}
  & > .masthead{grid-row:1}
  & > .opening{grid-row:2}
  & > :is(.masthead,.opening):is(.masthead,.opening){margin-right:0;padding-right:calc(var(--m)*.9)}
  & > :is(.sections,.listing){padding-right:var(--m)}
  & > .stub{grid-column:2;grid-row:1/-1;margin:calc(-1*var(--mt)) calc(-1*var(--m)) calc(-1*var(--mb)) 0;padding:var(--mt) var(--stub-pad) var(--mb);border-top:0;border-left:calc(var(--bar)*1.2) dotted var(--stub-edge,var(--ink))}
  & > .stub .stub-facts{grid-template-columns:minmax(0,1fr);align-content:space-between;flex:1 1 auto;row-gap:calc(var(--u)*.6)}
  & > .stub :is(.label,.stub-terms,.stub-contact){font-size:max(var(--floor),var(--t-note),calc(var(--page-h)*.0165*var(--ft)))}
  & > .stub .stub-value{font-size:max(var(--floor),calc(var(--t-body)*1.42),calc(var(--page-h)*.024*var(--ft)))}
  & > .stub .stub-value.is-code{font-size:max(var(--floor),calc(var(--t-body)*2.3))}
  &:not(:has(> :is(.sections,.listing))) > .opening{margin-bottom:calc(-1*var(--mb));padding-bottom:var(--mb)}
}
.doc${lying} .page.is-voucher:has(> :is(.sections,.listing)){grid-template-rows:auto 1fr auto auto}

.doc[data-direction="swiss"] .is-voucher > .opening .hero{grid-column:1/-1;--hero-w:var(--content-w);--size:max(var(--floor),min(var(--worth),var(--hero-w)/var(--swiss-em,4)))}
.doc[data-direction="swiss"]${lying} .is-voucher > .opening{
  & .opening-art.opening-art{grid-column:1/-1;grid-row:1;margin:0 calc(var(--m)*-.9) calc(var(--u)*.8) 0}
  & .hero.hero{grid-row:2;grid-column:1/-1;--hero-w:var(--content-w)}
  & .headline.headline{grid-row:3;grid-column:1/-1;--box:var(--content-w);margin-top:calc(var(--u)*1)}
  & .tagline.tagline{grid-row:4;grid-column:1/-1;margin-top:calc(var(--u)*.5)}
}
.doc[data-direction="editorial"] .page-flyer.is-voucher{
  & > .opening{grid-template-columns:minmax(0,1fr);grid-template-rows:auto auto minmax(0,1fr) auto;row-gap:calc(var(--u)*.6)}
  & .headline{grid-row:1;--cap:calc(var(--t-h1)*.85);--least:calc(var(--t-h2)*.7);--lines:2}
  & .tagline.tagline{grid-column:1;grid-row:2;max-width:24em}
  & .opening-art{grid-column:1;grid-row:3}
  & .opening p.hero{grid-row:4;padding:0;--hero-w:var(--content-w);padding-bottom:.12em;--size:max(var(--floor),min(var(--worth),calc(var(--hero-w)*.86)/var(--editorial-em,3)))}
  & .opening-art > .art{inset:0 0 0 auto;width:62%}
}
.doc:is([data-direction="editorial"],[data-direction="technical"])${lying} .page.is-voucher:has(> .stub):not(:has(> :is(.sections,.listing))) > .opening{margin-bottom:0;padding-bottom:0}
.doc[data-direction="technical"] .page-flyer.is-voucher{
  --stub-ground:var(--tint);
  & > .opening{display:flex;flex-direction:column;row-gap:0;margin-top:calc(var(--u)*1.2)}
  & .opening .headline{--box:var(--content-w);--cap:calc(var(--t-h1)*.95);--lines:2}
  & .opening .tagline{order:1;padding:0;align-self:start;margin-top:calc(var(--u)*.4)}
  & .opening .opening-art{order:2;flex:1 1 0;border:0;min-height:0;position:relative}
  & .opening .hero{order:3;margin-top:calc(var(--u)*.6);padding-bottom:.1em;--hero-w:var(--content-w);--size:max(var(--floor),min(var(--worth),var(--hero-w)/var(--technical-em,4)))}
}
.doc[data-direction="organic"] .page-flyer.is-voucher{
  & .opening :is(p.hero,h1.hero){--hero-w:var(--content-w);--size:max(var(--floor),min(var(--worth),calc(var(--hero-w)*.94)/var(--organic-em,4)))}
  & .opening .tagline{max-width:var(--content-w)}
}
.doc[data-direction="organic"]${lying} .page-flyer.is-voucher:has(> .stub){
  & > .opening{clip-path:inset(-100cqh 0 -20px -100cqw)}
  & > .opening::before{bottom:-20px;clip-path:none}
  &:has(> :is(.sections,.listing)) > .opening{clip-path:inset(-100cqh 0 0 -100cqw)}
}
.doc[data-direction="poster"] .page-flyer.is-voucher{
  --stub-ground:var(--pop);--stub-ink:var(--pop-ink);--stub-label:var(--pop-ink);--stub-edge:var(--pop-ink);
  & > .opening:has(.tagline) .hero{--hero-h:var(--worth)}
  & .stub-value{font-weight:700}
}
.doc[data-direction="poster"]${lying} .page-flyer.is-voucher:has(> .stub){
  & > .opening{clip-path:inset(-100cqh 0 -20px -100cqw);grid-template-columns:minmax(0,1fr);grid-template-rows:minmax(0,1fr) auto auto}
  & > .opening > :is(.headline,.tagline){grid-column:1;margin-inline:calc(var(--m)*-1) calc(var(--m)*-.9);padding-inline:var(--m)}
  & > .opening > .tagline{grid-row:3;padding-top:0;padding-bottom:var(--mb);margin-top:-1px}
  & > .opening:has(:is(.headline,.tagline)){padding-bottom:0}
  & > .opening:not(:has(.tagline)) > .headline{padding-bottom:var(--mb)}
}
.doc[data-direction="poster"][data-theme="light"]:not([style*="--accent:"]) .page-flyer.is-voucher{--stub-ground:var(--paper);--stub-ink:var(--ink);--stub-label:var(--ink);--stub-edge:var(--ink)}
.doc[data-direction="corporate"] .page-flyer.is-voucher{
  --stub-ground:var(--tint);
  & .opening p.hero{padding-bottom:.1em;--hero-w:var(--content-w);--size:max(var(--floor),min(var(--worth),calc(var(--hero-w)*.92)/var(--corporate-em,4)))}
  & > .opening{row-gap:0}
  & .opening > .opening-art:has(> .is-drawn){position:relative;order:2;flex:1 1 0;min-height:0;inset:auto;margin-top:calc(var(--u)*.6)}
  & .opening-art > .art.is-drawn{inset:0 0 0 auto;width:66%;height:100%}
  & .opening .tagline{order:1}
  & .opening p.hero{margin-top:0}
  & .opening:not(:has(.is-drawn)) p.hero{margin-top:auto}
}
`;
