import { fieldEdge, panelEdge } from './edges.ts';

/**
 * Warm organic: one dominant field with a wavy edge, cut-paper shapes growing in from the side, Young Serif
 * for large type. Hierarchy comes from size and color; there is one weight, and few rules.
 */
export const baseCss = `
.doc[data-direction="organic"]{
  & .hero{font-family:var(--font-display);font-weight:400;letter-spacing:-.02em;line-height:.98;white-space:nowrap;--size:max(var(--floor),min(var(--t-hero),var(--hero-w,var(--content-w))/var(--organic-em,4)));font-size:var(--size);margin-left:calc(-1*var(--organic-pull,.03)*var(--size))}
  & :is(.headline,.article-title,.slide-title,.cover-title){font-family:var(--font-display);font-weight:400;line-height:1.04;letter-spacing:-.018em}
  & .lead{font-size:var(--t-lead);line-height:var(--lh-lead);text-wrap:var(--pretty)}
  & :is(.h3,.block-title,.passage-title,.heading-2){font-family:var(--font-display);font-weight:400;font-size:var(--t-h3);line-height:1.2;color:var(--accent-text);text-wrap:balance}
  & :is(.muted,.chart-note,.figure-detail,.hero-detail){color:var(--muted)}
  & .note-text,& .small{font-size:var(--t-note);color:var(--muted)}
  & .label{font-family:var(--font-display);color:var(--accent-text);font-size:max(var(--floor),calc(var(--t-h3)*.92));line-height:1.25}
  & .figure-value{font-family:var(--font-display);font-size:var(--t-fig);line-height:1;letter-spacing:-.02em;white-space:nowrap}
  & .unit{font-size:max(var(--floor),.44em);letter-spacing:-.005em}
  & :is(strong,b){font-weight:600}
  & .block-body > * + *{margin-top:calc(var(--u)*.5)}
  & :is(.opening-art,.quote-art,.story-art,.head-art){display:none}
  & .art{overflow:visible}

  & .masthead{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 calc(var(--gut)*1.2);font-size:max(var(--floor),calc(var(--t-body)*.98));line-height:1.35;color:var(--muted)}
  & .masthead-name{font-weight:600;color:var(--ink);margin-right:auto}
  & .masthead-number{font-variant-numeric:tabular-nums lining-nums}
  & .colophon{display:flex;justify-content:space-between;gap:var(--gut);font-size:var(--t-note);color:var(--muted);margin-top:auto;padding-top:var(--u)}
  & .payment + .colophon,& .foot + .colophon{margin-top:0}

  /* The field behind the head of a page, and what grows over its edge. */
  & :is(.page-field,.page-article:has(.article-head)) > .masthead{position:relative;z-index:2;color:var(--field-ink);margin:calc(-1*var(--mt)) calc(-1*var(--m)) 0;padding:var(--mt) calc(var(--m) + var(--art-w,0px)*.8) 0 var(--m)}
  & :is(.page-field,.page-article:has(.article-head)) > .masthead .masthead-name{color:inherit;margin:0;flex-basis:100%}
  & :is(.page-field > .opening,.article-head){position:relative;color:var(--field-ink);margin:-1px calc(-1*var(--m)) 0;padding:0 var(--m) calc(var(--u)*2.6)}
  & :is(.page-field > .opening,.article-head)::before{content:"";position:absolute;inset:calc(-1*var(--mt) - var(--u)*12) 0 -9px;background:var(--field);clip-path:${fieldEdge({ reach: 18, phase: 1.1 })}}
  & :is(.page-field > .opening,.article-head) > :is(.headline,.article-title,.lead,.article-facts,.hero,.hero-figure,.tagline,.opening-words){position:relative;z-index:2}
  & :is(.page > .quote,.page-field > .masthead,.page-article:has(.article-head) > .masthead,.page-field > .opening,.article-head,.cover,.ask) .gap{background:none;text-decoration-thickness:max(1.5px,.1em)}
  & .page-field > .opening:last-child::before,& .article-head:last-child::before{bottom:-40px}
  & .head-art,& .page-flyer .opening-art{display:block;position:absolute;right:0;bottom:calc(var(--art-w)*-.1);width:var(--art-w);height:calc(var(--art-w)*1.3125)}
  & .head-art:has(> .art-standing){bottom:0;height:var(--art-w);overflow-x:visible;overflow-y:clip}

  & .panel,& .page > .quote{position:relative;color:var(--deep-ink);padding:calc(var(--u)*1.9) calc(var(--gut)*2.2);margin-inline:calc(var(--gut)*-.4)}
  & .page > .quote::before{content:"";position:absolute;inset:0;background:var(--deep);clip-path:${panelEdge({ reach: 11, phase: 2.2 })}}
  & .page > .quote > *{position:relative}

  & .page > .note,& .page > .section{margin-top:calc(var(--u)*1.4)}
  & .page > .note .block-text{font-family:var(--font-display);font-size:max(var(--floor),calc(var(--t-h3)*1.1));line-height:1.28;color:var(--accent-text);text-wrap:balance}
}
.doc[data-direction="organic"] .page{--art-w:calc(var(--page-w)*.4)}
.doc[data-direction="organic"] .page:not(:has(.head-art,.opening-art)){--art-w:0px}
@container page (min-aspect-ratio: 99/100){
  .doc[data-direction="organic"] .page > *{--art-w:calc(var(--page-h)*.42)}
  .doc[data-direction="organic"] :is(.head-art,.opening-art){bottom:calc(var(--art-w)*-.03)}
}
`;
