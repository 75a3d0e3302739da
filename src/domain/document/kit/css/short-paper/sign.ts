/**
 * Signs and notices: the message runs from margin to margin with line breaks that give the largest type, and
 * facts are legible from a few steps away. The drawing fills the remaining space.
 */
export const signCss = `
.doc .page.is-sign{
  --t-note:max(var(--floor),calc(var(--base-note)*1.3*var(--ft)));--t-body:max(var(--floor),calc(var(--base-body)*1.35*var(--ft)));
  --t-lead:max(var(--floor),calc(var(--base-lead)*1.35*var(--ft)));--t-h3:max(var(--floor),calc(var(--base-h3)*1.35*var(--ft)));
}
.doc .is-sign > .opening{--say:calc(var(--page-h)*.3*(.1 + .9*var(--fs)))}
.doc .is-sign > .opening:has(.line:nth-child(2)){--say:calc(var(--page-h)*.2*(.1 + .9*var(--fs)))}
.doc .is-sign > .opening:has(.line:nth-child(3)){--say:calc(var(--page-h)*.145*(.1 + .9*var(--fs)))}
.doc .is-sign > .opening:has(.line:nth-child(4)){--say:calc(var(--page-h)*.11*(.1 + .9*var(--fs)))}
.doc .page-flyer.is-sign > .opening .headline{--cap:calc(var(--page-h)*.11*(.1 + .9*var(--fs)));--least:var(--t-h1);--box:var(--content-w);--lines:1.6;max-width:none}
.doc .page-flyer.is-sign .facts-list[data-count="1"]{grid-template-columns:minmax(0,1fr)}
.doc:not([data-direction="poster"]) .page-flyer.is-sign .fact-value{font-size:max(var(--floor),calc(var(--t-lead)*.92));line-height:1.25}
/* Where a line of the message is short, the drawing stands beside it; elsewhere in what is left, or not at all. */
.doc:not([data-direction="poster"],[data-direction="organic"]) .page-flyer.is-sign > .opening{
  display:grid;grid-template-columns:minmax(0,1fr);column-gap:0;row-gap:0;
  & .opening-art.opening-art{grid-column:1;position:relative;inset:auto;margin:0;min-height:0;border:0;container-type:size}
  & .opening-art > .art.art{position:absolute;inset:0 0 0 auto;width:100%;height:clamp(0px,(100cqh - var(--page-h)*.17)*999,100cqh)}
  & :is(.hero,.headline,.tagline):is(.hero,.headline,.tagline){grid-column:1;max-width:none}
  & .hero ~ .tagline.tagline{margin-top:calc(var(--say)*.14 + var(--u)*.5)}
  &:has(> .has-room-first,> .has-room-last) > .opening-art.opening-art{justify-self:end;width:calc(var(--content-w)*.34);height:calc(var(--say)*.98);margin:0}
  &:has(> .has-room-first,> .has-room-last) .art.art{height:100%}
  &:has(> .has-room-first) > .opening-art{align-self:start}
  &:has(> .has-room-last) > .opening-art{align-self:end}
}
@container page (min-aspect-ratio: 99/100){
  .doc .is-sign > .opening{--say:calc(var(--page-h)*.42*(.1 + .9*var(--fs)))}
  .doc .is-sign > .opening:has(.line:nth-child(2)){--say:calc(var(--page-h)*.235*(.1 + .9*var(--fs)))}
  .doc .is-sign > .opening:has(.line:nth-child(3)){--say:calc(var(--page-h)*.165*(.1 + .9*var(--fs)))}
  .doc .is-sign > .opening:has(.line:nth-child(4)){--say:calc(var(--page-h)*.125*(.1 + .9*var(--fs)))}
  .doc[data-direction="poster"] .is-sign > .opening:has(.line:nth-child(2)){--say:calc(var(--page-h)*.27*(.1 + .9*var(--fs)))}
  .doc[data-direction="poster"] .is-sign > .opening:has(.line:nth-child(3)){--say:calc(var(--page-h)*.175*(.1 + .9*var(--fs)))}
  .doc .page-flyer.is-sign > .opening .headline{--cap:calc(var(--page-h)*.15*(.1 + .9*var(--fs)))}
}

.doc[data-direction="swiss"] .page-flyer.is-sign > .opening{
  grid-template-rows:minmax(0,1fr) auto auto auto;
  & .opening-art.opening-art{grid-row:1}
  & .hero.hero{grid-row:2;--hero-w:var(--content-w);--size:max(var(--floor),min(calc(var(--say)*1.1),var(--hero-w)/var(--swiss-em,4)))}
  & .headline.headline{grid-row:3;margin-top:calc(var(--u)*1.4)}
  & .tagline.tagline{grid-row:4;align-self:start;font-size:max(var(--floor),var(--t-lead))}
  & .headline ~ .tagline.tagline{margin-top:calc(var(--u)*.7)}
  &:has(> .has-room-first,> .has-room-last) > .opening-art.opening-art{grid-row:2}
}
.doc[data-direction="editorial"] .page-flyer.is-sign > .opening{
  grid-template-rows:auto auto minmax(0,1fr) auto;
  & .hero.hero{grid-row:1;--hero-w:var(--content-w);--size:max(var(--floor),min(calc(var(--say)*1.08),calc(var(--hero-w)*.98)/var(--editorial-em,3)));font-size:var(--size)}
  & .headline.headline{grid-row:1;line-height:1}
  & p.hero.hero{grid-row:4;padding:0 0 .16em;color:var(--accent-text)}
  & .tagline.tagline{grid-row:2;font-size:max(var(--floor),var(--t-lead))}
  & .headline + p.hero + .tagline.tagline{margin-top:calc(var(--u)*.6)}
  & .opening-art.opening-art{grid-row:3}
  &:has(> h1:is(.has-room-first,.has-room-last)) > .opening-art.opening-art{grid-row:1}
  &:has(> p:is(.has-room-first,.has-room-last)) > .opening-art.opening-art{grid-row:4}
}
.doc[data-direction="technical"] .page-flyer.is-sign > .opening{
  grid-template-rows:auto auto minmax(0,1fr) auto;
  & .hero.hero{grid-row:1;--hero-w:var(--content-w);--size:max(var(--floor),min(var(--say),calc(var(--hero-w)*.98)/var(--technical-em,4)))}
  & h1.hero.hero{font-family:var(--font-mono);letter-spacing:-.05em;word-spacing:-.28em;line-height:.96;color:var(--accent-text)}
  & h1.hero .line{line-height:.98}
  & .headline.headline{grid-row:1}
  & .tagline.tagline{grid-row:2;align-self:start;padding:0;font-size:max(var(--floor),var(--t-lead))}
  & .headline + p.hero + .tagline.tagline{margin-top:calc(var(--u)*.6)}
  & .opening-art.opening-art{grid-row:3}
  & p.hero.hero{grid-row:4;padding-bottom:.18em}
  &:has(> h1:is(.has-room-first,.has-room-last)) > .opening-art.opening-art{grid-row:1}
  &:has(> p:is(.has-room-first,.has-room-last)) > .opening-art.opening-art{grid-row:4}
}
.doc[data-direction="corporate"] .page-flyer.is-sign > .opening{
  grid-template-rows:auto auto minmax(0,1fr) auto;
  & .hero.hero{grid-row:1;--hero-w:var(--content-w);--size:max(var(--floor),min(var(--say),calc(var(--hero-w)*.99)/var(--corporate-em,4)));margin:0;padding:0}
  & .hero .line{line-height:1.02}
  & .headline.headline{grid-row:1}
  & .tagline.tagline{grid-row:2;font-size:max(var(--floor),calc(var(--t-lead)*.92))}
  & .headline + p.hero + .tagline.tagline{margin-top:calc(var(--u)*.6)}
  & .opening-art.opening-art{grid-row:3}
  & p.hero.hero{grid-row:4;padding-bottom:.16em}
  &:has(> h1:is(.has-room-first,.has-room-last)) > .opening-art.opening-art{grid-row:1}
  &:has(> p:is(.has-room-first,.has-room-last)) > .opening-art.opening-art{grid-row:4}
}
.doc[data-direction="organic"] .page-flyer.is-sign > .opening{
  & .hero.hero{--hero-w:var(--content-w);--size:max(var(--floor),min(var(--say),calc(var(--hero-w)*.98)/var(--organic-em,4)))}
  /* Unlike a scene, which stands above the message, a branch would hang over its letters. */
  &:not(:has(.art-scene)) > .opening-art{display:none}
  & .tagline{max-width:none;font-size:max(var(--floor),calc(var(--t-lead)*.94));margin-top:calc(var(--say)*.12 + var(--u)*.5)}
}
.doc[data-direction="poster"] .page-flyer.is-sign > .opening .hero.hero{--hero-h:calc(var(--say)*1.22)}
.doc[data-direction="poster"] .page-flyer.is-sign > .opening.has-hero .headline{--box:calc(var(--content-w)*.54)}
`;
