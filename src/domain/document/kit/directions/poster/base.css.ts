/**
 * Bold poster: a page is a stack of flat fields that bleed. Large type is Anton in capitals, fitted to its
 * width and aligned to the edge of its field; sentences are Archivo. Heavy rules appear only above items.
 * Anton's line boxes match its cap height: .86 em.
 */
export const baseCss = `
.doc[data-direction="poster"]{
  & :is(.hero,.headline,.article-title,.slide-title,.cover-title,.figure-value,.point-marker,.ask-value,.display,.action-text,.label,.masthead-name){font-family:var(--font-display);font-weight:400;text-transform:uppercase;letter-spacing:0}
  & .hero{letter-spacing:-.005em;line-height:.86;white-space:nowrap;--size:max(var(--floor),min(var(--t-hero),var(--hero-h,100em),var(--hero-w,var(--content-w))/var(--poster-em,4)));font-size:var(--size);margin-left:calc(-1*var(--poster-pull,.03)*var(--size));margin-bottom:-.008em}
  & .hero .line + .line{margin-top:.07em}
  & :is(.headline,.article-title,.slide-title,.cover-title){line-height:1.04;text-wrap:balance}
  & .lead{font-weight:600;font-size:var(--t-lead);line-height:var(--lh-lead);letter-spacing:-.008em}
  & .label{font-size:max(var(--floor),var(--t-h3));line-height:1.1}
  & :is(.h3,.block-title,.passage-title){font-weight:700;font-size:max(var(--floor),calc(var(--t-h3)*.9));line-height:1.24}
  & :is(.muted,.chart-note,.figure-detail,.hero-detail){color:var(--muted)}
  & .note-text,& .small{font-size:var(--t-note);color:var(--muted)}
  & .figure-value{font-size:var(--t-fig);line-height:.94;white-space:nowrap}
  & .unit{font-size:max(var(--floor),.5em)}
  & :is(strong,b){font-weight:700}
  & .block-body > * + *{margin-top:calc(var(--u)*.5)}
  & :is(.opening-art,.quote-art,.story-art,.head-art){display:none}
  & .rule{border-top:calc(var(--bar)*1.7) solid var(--ink)}

  & .masthead{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 calc(var(--gut)*1.6);font-weight:600;line-height:1.3}
  & .masthead-name{font-size:max(var(--floor),calc(var(--t-h3)*1.5));line-height:1.12;margin-right:auto}
  & .masthead-number{font-variant-numeric:tabular-nums lining-nums}
  & .colophon{display:flex;justify-content:space-between;gap:var(--gut);font-size:var(--t-note);color:var(--muted);margin-top:auto;padding-top:var(--u)}
  & .payment + .colophon,& .foot + .colophon{margin-top:0}

  /* The first field: head, name and drawing. */
  & :is(.page-field,.page-article:has(.article-head)) > .masthead{position:relative;z-index:2;color:var(--field-a-ink);margin:calc(-1*var(--mt)) calc(-1*var(--m)) 0;padding:var(--mt) var(--m) 0}
  &[data-theme="dark"] .page-flyer.page-field > .masthead{color:var(--ink)}
  & :is(.page-field > .opening,.article-head){position:relative;color:var(--field-a-ink);margin:-1px calc(-1*var(--m)) 0;padding:calc(var(--u)*1.6) var(--m) 0}
  & :is(.page-field > .masthead,.page-article:has(.article-head) > .masthead,.page-field > .opening,.article-head,.ask,.amount,.foot,.action,.page-slide) .gap{background:none;text-decoration-thickness:max(1.5px,.1em)}
  & :is(.page-field > .masthead,.page-field > .opening,.article-head) > :not(.opening-art,.head-art){position:relative;z-index:2}
  & .masthead + :is(.opening,.article-head)::before{content:"";position:absolute;left:0;right:0;bottom:0;top:calc(-1*var(--mt) - var(--u)*9);background:var(--field-a)}
  & .page-part > .opening::before{content:none}
  & :is(.page-field > .opening,.article-head) > :is(.opening-art,.head-art){display:block;position:absolute;left:0;right:0;bottom:0;top:calc(-1*var(--mt) - var(--u)*4)}

  & .page > .note,& .page > .section{margin-top:calc(var(--u)*1.4)}
  & .page > .note .block-text{font-weight:600;font-size:max(var(--floor),calc(var(--t-body)*1.2));line-height:var(--lh-lead)}
}
`;
