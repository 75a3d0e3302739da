/**
 * Quiet corporate: a navy rule, a finding as the title, hairlines between rows; one accent, for exceptions
 * only.
 */
export const baseCss = `
.doc[data-direction="corporate"][data-theme="light"]{--signal:#b24e17;--pale:#b7c3cf;--slate:#5d7288;--band:#dce2e8}
.doc[data-direction="corporate"][data-theme="dark"]{--signal:#f0a36b;--pale:#46586b;--slate:#7f93a8;--band:#223040}
.doc[data-direction="corporate"]{
  --line:max(1px,calc(var(--bar)*.72)) solid var(--accent-text);
  & .page{--cover-pad:calc(var(--mt)*.8);--cover-top:calc(var(--cover-pad) + var(--t-body)*1.3)}
  & .hero{font-family:var(--font-display);font-weight:400;letter-spacing:-.015em;line-height:1;white-space:nowrap;--size:max(var(--floor),min(var(--t-hero),var(--hero-w,var(--content-w))/var(--corporate-em,4)));font-size:var(--size);color:var(--accent-text)}
  & :is(.headline,.article-title,.slide-title,.cover-title){font-family:var(--font-display);font-weight:400;line-height:1.12;letter-spacing:-.012em;color:var(--accent-text);text-wrap:balance}
  & .display{font-family:var(--font-display);font-size:var(--t-h1);line-height:1.12;letter-spacing:-.012em;color:var(--accent-text)}
  & .h2{font-family:var(--font-display);font-weight:600;font-size:var(--t-h2);line-height:1.2;letter-spacing:-.005em}
  & .h3{font-weight:600;font-size:var(--t-h3);line-height:1.3}
  & .lead{font-family:var(--font-display);font-size:var(--t-lead);line-height:max(1.24,calc(var(--lh-lead)*1.08))}
  & :is(.note-text,.small){font-size:var(--t-note);color:var(--muted)}
  & :is(.muted,.label,.chart-note,.slide-label,.takeaway-label,.ask-label){color:var(--muted)}
  & .figure-value{font-family:var(--font-display);font-weight:400;font-size:var(--t-fig);line-height:1.16;letter-spacing:-.012em;white-space:nowrap;color:var(--accent-text);font-variant-numeric:lining-nums}
  & .unit{font-size:max(var(--floor),.58em);letter-spacing:0}
  & .block-title{font-weight:600;line-height:1.35}
  & .block-body > * + *{margin-top:calc(var(--u)*.5)}

  & .masthead{display:flex;align-items:baseline;gap:calc(var(--gut)*.9);color:var(--muted);border-bottom:var(--line);padding-bottom:calc(var(--u)*.75);line-height:1.3}
  & .masthead-name{font-weight:600;color:var(--accent-text);margin-right:auto}
  & .masthead > :first-child{margin-right:auto}
  & .masthead-number{font-variant-numeric:tabular-nums}
  & .colophon{display:flex;justify-content:space-between;gap:var(--gut);border-top:var(--hair) solid var(--rule);padding-top:calc(var(--u)*.45);margin-top:auto;font-size:var(--t-note);color:var(--muted)}
  & .payment + .colophon,& .foot + .colophon{margin-top:calc(var(--u)*1)}

  & .page > :is(.note,.section){border-top:var(--line);padding-top:calc(var(--u)*.5);margin-top:calc(var(--u)*1.5)}
  & .page > :is(.note,.section) > .block-title{font-family:var(--font-display);font-weight:600;font-size:var(--t-h2);line-height:1.2;margin-bottom:calc(var(--u)*.45)}
  & .page > :is(.note,.section) > .block-body{max-width:42em}
  & .page > .note:not(:has(.block-title)){border-top:0;padding-top:0}
  & .page > .note:not(:has(.block-title)) .block-text{font-family:var(--font-display);font-size:var(--t-lead);line-height:var(--lh-lead)}

  /* The cover: one field at the head of the page, its lines fade before they meet the words. */
  & :is(.page-field.is-airy,.page-flyer.page-field,.page-article:has(> .article-head > .lead)) > .masthead{background:var(--accent);color:var(--accent-ink);margin:calc(-1*var(--mt)) calc(-1*var(--m)) 0;padding:var(--cover-pad) var(--m) 0;border:0;height:var(--cover-top)}
  & :is(.page-field.is-airy,.page-flyer.page-field,.page-article:has(> .article-head > .lead)) > .masthead > *{color:inherit;position:relative;z-index:2}
  & :is(.page-flyer.page-field:not(.is-certificate,.is-voucher,.is-sign,.is-invitation),.page-article:has(> .article-head > .lead)) > .masthead > *{background:var(--accent);box-shadow:0 0 0 .35em var(--accent)}
  & :is(.page-field.is-airy > .masthead,.page-field.is-airy > .opening,.page-flyer.page-field > .masthead,.page-flyer > .opening,.page-article:has(> .article-head > .lead) > .masthead,.article-head:has(> .lead) > .article-title,.on-title) .gap{background:none;color:inherit}
  & :is(.opening-art,.head-art){pointer-events:none}
  & .art{stroke-width:1;color:color-mix(in srgb,var(--accent-ink) 30%,var(--accent))}
  & .art .art-strong{stroke:currentColor;stroke-width:1.8}
  & .art :is(.art-fill,.art-fill-strong){fill:none}
  & :is(.opening-art,.head-art) > .art{mask-image:linear-gradient(to right,transparent 50%,#000 82%)}
  & .art.is-drawn{color:var(--ink)}
  & .opening-art > .art.is-drawn{--art-ground:var(--accent);--art-accent:color-mix(in srgb,var(--accent-ink) 42%,var(--accent));color:color-mix(in srgb,var(--accent-ink) 55%,var(--accent));mask-image:none;inset:auto var(--m) 0 auto;width:42%;height:84%}
  & .page-flyer .opening-art > .art.is-drawn{width:80%;height:56%}
  & .page-flyer .opening:has(> p.hero) > .opening-art > .art.is-drawn{height:40%;bottom:calc(var(--t-hero)*1.1 + var(--u)*2.4)}
  & :is(.quote-art,.story-art){display:none}
}
`;
