const lying = '[data-orientation="landscape"]:not([data-format="square"])';

/**
 * A photo on a certificate, a voucher, a sign or an invitation. It reaches three edges of the page and stands beside
 * the words, never behind them: above them on upright paper, where it takes the room that the drawing would fill,
 * and at the start of the lines on square and lying paper.
 */
export const shortPaperPhotoCss = `
.doc .page.page-flyer.with-photo{
  & > .opening .opening-art.opening-art.opening-art{display:none}
  & > .picture{z-index:4;order:-1;min-height:calc(var(--page-h)*.26);margin:calc(-1*var(--mt)) calc(-1*var(--m)) var(--mt)}
  & > .picture > :is(.picture-credit,.picture-caption){margin:0;padding:calc(var(--u)*.2) var(--m);background:var(--paper)}
  & > .opening.opening.opening{flex:0 0 auto;display:flex;flex-direction:column;row-gap:0}
  & > .opening > :is(.headline,.hero,.tagline){order:0;align-self:stretch;max-width:none}
  & > .opening > .headline ~ .hero{margin-top:calc(var(--u)*.5)}
  & > .opening > * ~ .tagline.tagline{margin-top:calc(var(--u)*.8)}
}
.doc[data-direction="organic"] .page.page-flyer.with-photo > .opening.opening{padding-top:calc(var(--u)*1);padding-bottom:calc(var(--u)*2)}
.doc[data-direction="organic"] .page.page-flyer.with-photo > .facts.facts{margin-top:calc(var(--u)*1)}
.doc[data-direction="poster"] .page.page-flyer.with-photo > .opening{
  & > .tagline.tagline.tagline,& > .headline.headline:not(.hero){align-self:stretch;margin-inline:calc(-1*var(--m));padding-inline:var(--m);--box:var(--content-w)}
  & > .hero.hero{margin-top:0;padding-block:calc(var(--u)*.5)}
  & > .hero ~ .tagline.tagline{margin-top:0}
}
.doc[data-direction="corporate"] .page.page-flyer.is-certificate.with-photo > .picture{margin:calc(-1*var(--mt)) calc(-1*var(--m)) var(--u)}
.doc[data-direction="corporate"] .page.page-flyer.with-photo > .opening{--box:var(--content-w)}
.doc:is([data-format="square"],${lying}) .page.page-flyer.with-photo{
  --photo:calc(var(--page-w)*.34);
  --content-w:calc(var(--page-w) - var(--photo) - 2*var(--m));
  padding-left:calc(var(--photo) + var(--m));
  & > .picture.picture{position:absolute;inset:0 auto 0 0;width:var(--photo);margin:0;grid-area:auto}
  & > .picture > .picture-credit{padding-inline:calc(var(--m)*.5)}
  & > .opening.opening.opening{flex:1 0 auto;justify-content:center}
  & > .running-line.running-line{left:calc(var(--photo) + var(--m))}
}
.doc:is([data-format="square"],${lying}) .page.page-flyer.is-voucher.with-photo{--photo:calc(var(--page-w)*.26)}
.doc${lying} .page.page-flyer.is-voucher.with-photo:has(> .stub) > :not(.stub){--main-w:calc(var(--page-w) - var(--photo) - var(--stub))}
.doc:is([data-format="square"],${lying}) .page.page-flyer.is-certificate.with-photo.with-photo.with-photo{--seal:calc(var(--content-w)*.22*(.3 + .7*var(--fs)))}
.doc[data-direction="corporate"]:is([data-format="square"],${lying}) .page.page-flyer.page-field.is-certificate.with-photo{
  --content-w:calc(var(--page-w) - var(--photo) - 2*var(--m) - 2*var(--inset));
  padding-left:calc(var(--photo) + var(--m) + var(--inset));
  &::after{left:calc(var(--photo) + var(--inset))}
}
.doc[data-direction="editorial"]${lying} .page.page-flyer.is-certificate.with-photo.with-photo{
  display:flex;
  & > .facts{margin-top:calc(var(--u)*1)}
  & > .facts .facts-list{display:grid;grid-template-columns:repeat(auto-fit,minmax(calc(var(--content-w)*.28),1fr));gap:calc(var(--u)*.6) var(--gut)}
  & .fact + .fact{margin-top:0}
  & > .signing{position:static;margin-top:calc(var(--u)*1)}
  & .tagline{max-width:none}
}
`;
