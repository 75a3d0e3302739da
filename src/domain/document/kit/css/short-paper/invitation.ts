/**
 * Invitations and cards: the hosts or the occasion in the largest type, a sentence below, then date and place
 * in display type and the rest smaller. The drawing fills the remaining space.
 */
export const invitationCss = `
.doc:not([data-format="a5"],[data-format="a6"]) .page.is-invitation{--t-body:max(var(--floor),calc(var(--base-body)*1.15*var(--ft)))}
.doc .is-invitation > .opening{--who:calc(var(--page-h)*.2*(.1 + .9*var(--fs)))}
.doc .is-invitation > .opening:has(.line:nth-child(2)){--who:calc(var(--page-h)*.13*(.1 + .9*var(--fs)))}
.doc .is-invitation > .opening:has(.line:nth-child(3)){--who:calc(var(--page-h)*.095*(.1 + .9*var(--fs)))}
.doc .is-invitation > .opening:has(.line:nth-child(4)){--who:calc(var(--page-h)*.075*(.1 + .9*var(--fs)))}
.doc .page-flyer.is-invitation .facts-list{grid-template-columns:repeat(2,minmax(0,1fr))}
.doc .page-flyer.is-invitation .facts-list[data-count="1"]{grid-template-columns:minmax(0,1fr)}
.doc .page-flyer.is-invitation .facts-list:is([data-count="3"],[data-count="5"]) > .fact:last-child{grid-column:1/-1}
.doc:not([data-direction="poster"]) .page-flyer.is-invitation .fact:nth-child(-n+2) .fact-value:not(.is-unbroken){font-family:var(--font-display);font-size:max(var(--floor),calc(var(--t-h3)*1.42));line-height:1.18;color:var(--ink)}
.doc:is([data-direction="editorial"],[data-direction="corporate"]) .page-flyer.is-invitation .fact:nth-child(-n+2) .fact-value:not(.is-unbroken){font-weight:400;font-size:max(var(--floor),calc(var(--t-h3)*1.6))}
.doc[data-direction="poster"] .page-flyer.is-invitation .fact:nth-child(n+3) .fact-value{font-family:var(--font-text);font-weight:600;text-transform:none;font-size:max(var(--floor),calc(var(--t-body)*1.1));line-height:1.3}
.doc[data-direction="poster"] .page-flyer.is-invitation .hero:has(.line:nth-child(3)){--hero-h:calc(var(--who)*1.25)}
@container page (min-aspect-ratio: 99/100){
  .doc .is-invitation > .opening{--who:calc(var(--page-h)*.27*(.1 + .9*var(--fs)))}
  .doc .is-invitation > .opening:has(.line:nth-child(2)){--who:calc(var(--page-h)*.175*(.1 + .9*var(--fs)))}
  .doc .is-invitation > .opening:has(.line:nth-child(3)){--who:calc(var(--page-h)*.12*(.1 + .9*var(--fs)))}
  .doc .is-invitation > .opening:has(.line:nth-child(4)){--who:calc(var(--page-h)*.095*(.1 + .9*var(--fs)))}
  .doc .page-flyer.is-invitation .facts-list:is([data-count="3"],[data-count="5"]){grid-template-columns:repeat(3,minmax(0,1fr))}
  .doc .page-flyer.is-invitation .facts-list:is([data-count="3"],[data-count="5"]) > .fact:last-child{grid-column:auto}
  .doc .page-flyer.is-invitation .facts-list[data-count="4"]{grid-template-columns:repeat(2,minmax(0,1.25fr)) repeat(2,minmax(0,1fr))}
}

.doc:not([data-direction="poster"],[data-direction="organic"]) .page-flyer.is-invitation > .opening{
  display:grid;grid-template-columns:minmax(0,1fr);grid-template-rows:auto auto auto minmax(0,1fr);column-gap:0;row-gap:0;
  & .opening-art.opening-art{grid-column:1;grid-row:4;position:relative;inset:auto;margin:calc(var(--u)*.8) 0 0;min-height:0;border:0;container-type:size}
  & .opening-art > .art.art{position:absolute;inset:0 0 0 auto;width:100%;height:clamp(0px,(100cqh - var(--page-h)*.11)*999,100cqh)}
  & :is(.headline,.hero,.tagline):is(.headline,.hero,.tagline){grid-column:1;max-width:none;--hero-w:var(--content-w);--box:var(--content-w)}
  & .headline.headline{grid-row:1;--cap:calc(var(--t-h2)*1.35);--least:calc(var(--t-h2)*.85);margin:0 0 calc(var(--u)*.6)}
  & .hero.hero{grid-row:2;padding:0}
  & .tagline.tagline{grid-row:3;align-self:start;padding:0;margin:calc(var(--who)*.1 + var(--u)*.8) 0 0;max-width:30em;font-size:max(var(--floor),calc(var(--t-lead)*1.12));line-height:1.36}
}
.doc[data-direction="swiss"] .page-flyer.is-invitation > .opening{
  grid-template-rows:minmax(0,1fr) auto auto auto;
  & .opening-art.opening-art{grid-row:1;margin:0 0 calc(var(--u)*1)}
  & .headline.headline{grid-row:2;margin:0 0 calc(var(--u)*1.1)}
  & .hero.hero{grid-row:3;--size:max(var(--floor),min(calc(var(--who)*1.2),var(--hero-w)/var(--swiss-em,4)))}
  & .tagline.tagline{grid-row:4;margin-top:calc(var(--u)*1.5)}
  &:last-child > .hero.hero:last-child{padding-bottom:.16em}
}
.doc[data-direction="editorial"] .page-flyer.is-invitation > .opening{
  & .headline.headline{color:var(--accent-text);line-height:1.06}
  & .hero.hero{color:var(--ink);--size:max(var(--floor),min(var(--who),calc(var(--hero-w)*.98)/var(--editorial-em,4)));font-size:var(--size);margin-left:calc(-1*var(--editorial-pull,.03)*var(--size))}
}
.doc[data-direction="technical"] .page-flyer.is-invitation > .opening{
  & .hero.hero{font-family:var(--font-mono);letter-spacing:-.05em;word-spacing:-.28em;line-height:1;color:var(--accent-text);--size:max(var(--floor),min(var(--who),calc(var(--hero-w)*.98)/var(--technical-em,4)))}
}
.doc[data-direction="corporate"] .page-flyer.is-invitation > .opening{
  & .hero.hero{margin:0;--size:max(var(--floor),min(var(--who),calc(var(--hero-w)*.98)/var(--corporate-em,4)))}
}
.doc[data-direction="organic"] .page-flyer.is-invitation > .opening{
  & .hero.hero{--hero-w:var(--content-w);margin:0;--size:max(var(--floor),min(var(--who),calc(var(--hero-w)*.98)/var(--organic-em,4)))}
  & .headline{--cap:calc(var(--t-h2)*1.25);--least:calc(var(--t-h2)*.85);--box:var(--content-w);order:-1;margin-bottom:calc(var(--u)*.4)}
  & .tagline{max-width:var(--content-w);font-size:max(var(--floor),calc(var(--t-lead)*1.05));margin-top:calc(var(--u)*1)}
  &:not(:has(.art-scene)){--art-w:calc(var(--page-w)*.44);justify-content:flex-start;padding-top:calc(var(--u)*2.2)}
  &:not(:has(.art-scene)) > :is(.hero,.tagline,.headline){--hero-w:calc(var(--content-w) - var(--art-w)*.68);--box:var(--hero-w);max-width:var(--hero-w)}
}
`;
