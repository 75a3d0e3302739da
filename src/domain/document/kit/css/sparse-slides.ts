import { artDirections } from '../choices.ts';

/** Slides of points without text; posters show up to three as bands. */
const rows =
  '.doc[data-direction] .page-slide > .points.is-rows.is-rows:not([data-direction="poster"] :is([data-count="1"],[data-count="2"],[data-count="3"]))';

/** One figure alone is as large as its slide allows. */
const loneFigures = artDirections
  .map(
    (direction) =>
      `.doc[data-direction="${direction}"] .page-slide > .figures[data-count="1"] .figure-value:not(:has(> .gap)){font-size:max(var(--floor),min(calc(var(--page-h)*.34),calc(var(--content-w)*.86)/var(--${direction}-em,3)));line-height:1}`,
  )
  .join('\n');

/** Slides with few words, in every direction: larger text, and a placeholder field for missing content. */
export const sparseSlidesCss = `
.doc:not([data-direction="poster"]) .page-slide:has(> .points:is(.is-large,.is-rows)) .slide-title{--cap:calc(var(--t-h2)*1.36);--lines:1.9}
.doc .is-large .point-title{font-size:max(var(--floor),calc(var(--t-lead)*1.3));line-height:1.14;text-wrap:balance}
.doc .points.is-large .point-text,.doc .closing.is-large .point-text{font-size:max(var(--floor),calc(var(--t-lead)*1.04));line-height:1.36}
.doc .points.is-large .point-marker.is-long .gap{font-size:max(var(--floor),calc(var(--t-lead)*1.15))}
.doc .is-large[data-count="4"] .point-title{font-size:max(var(--floor),calc(var(--t-lead)*1.05))}
.doc .is-large[data-count="4"] .point-text{font-size:max(var(--floor),calc(var(--t-lead)*.88))}

/* Points without any text are rows as wide as their slide, more than four in two columns. Posters have bands for up to three. */
${rows}{flex:1 1 0;min-height:0;display:grid;grid-template-columns:minmax(0,1fr);grid-auto-rows:minmax(0,1fr);gap:0;align-content:stretch;margin-block:calc(var(--u)*1) 0;padding-block:0;--row:1.8}
${rows}:is([data-count="5"],[data-count="6"]){grid-template-columns:repeat(2,minmax(0,1fr));column-gap:calc(var(--gut)*1.4);--row:1.5}
${rows}[data-count="4"]{--row:1.6}
${rows}:is([data-count="1"],[data-count="2"]){--row:2.05}
${rows} > .point{display:flex;align-items:center;column-gap:var(--gut);padding:0}
${rows} > .point > :is(.point-title,.point-marker){margin:0}
.doc[data-direction="organic"] .points.is-rows > .point{border-top:max(1.5px,var(--hair)) solid var(--rule)}
${rows} > .point > .point-title{font-size:max(var(--floor),calc(var(--base-lead)*var(--row)*min(1,var(--ft))));line-height:1.14;text-wrap:balance}

.doc:not([data-direction="poster"]) .on-title > .opening:not(.has-hero,.has-chart) .headline.is-brief{--cap:calc(var(--t-h1)*1.7)}

.doc .statement.is-open{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);grid-template-rows:auto minmax(0,1fr);column-gap:calc(var(--gut)*2);row-gap:calc(var(--u)*1.4);justify-content:stretch}
.doc .statement.is-open > .slide-head{grid-column:1/-1}
.doc .statement.is-open .slide-title{--box:var(--content-w);--lines:1.6}
.doc .statement.is-open > .statement-text{margin:0;max-width:none;border:max(1.5px,.07em) dashed currentColor;border-radius:.25em;padding:calc(var(--u)*.9) calc(var(--gut)*1.1);background:color-mix(in srgb,currentColor 6%,transparent);font-size:max(var(--floor),calc(var(--t-lead)*1.24));line-height:1.4}
.doc .statement.is-open > .statement-text .gap{background:none}
.doc .statement.is-bare{display:grid;grid-template-columns:minmax(0,8fr) minmax(0,5fr);grid-template-rows:minmax(0,1fr);column-gap:calc(var(--gut)*1.5)}
.doc .statement.is-bare > .slide-head{align-self:center}
.doc .statement.is-bare .slide-title{--cap:calc(var(--t-h1)*1.1);--box:calc(var(--content-w)*.56);--lines:4;max-width:var(--box)}
.doc .statement.is-short{display:grid;grid-template-columns:minmax(0,8fr) minmax(0,5fr);grid-template-rows:auto minmax(0,1fr);column-gap:calc(var(--gut)*1.5);row-gap:calc(var(--u)*1.2)}
.doc .statement.is-short .slide-title{--box:calc(var(--content-w)*.56);--lines:3.2;max-width:var(--box)}
.doc .statement.is-short > .statement-text{align-self:end;margin-left:0;max-width:none;font-size:max(var(--floor),calc(var(--t-lead)*1.35))}
.doc .statement.is-short > .statement-art{grid-column:2;grid-row:1/3}
/* Without a drawing, the words have the whole slide. */
.doc .statement:is(.is-bare,.is-short):not(:has(> .statement-art)){grid-template-columns:minmax(0,1fr)}
.doc[data-direction] .statement:is(.is-bare,.is-short):not(:has(> .statement-art)) .slide-title{--cap:calc(var(--t-h1)*1.3);--box:var(--content-w);--lines:3.2}
.doc[data-direction] .statement.is-short:not(:has(> .statement-art)) > .statement-text{font-size:max(var(--floor),calc(var(--t-lead)*1.4));max-width:calc(var(--content-w)*.8)}
.doc[data-direction="technical"] .statement.is-bare .slide-label{display:block}
.doc[data-direction="poster"] .statement.is-bare{grid-template-columns:minmax(0,9fr) minmax(0,4fr)}
.doc[data-direction="poster"] .statement.is-bare .slide-title{--cap:calc(var(--t-hero)*.3);--box:calc(var(--content-w)*.66);--lines:4}
.doc[data-direction="poster"] .statement:is(.is-bare,.is-short):not(:has(> .statement-art)) .slide-title{--cap:calc(var(--t-hero)*.33)}
.doc[data-direction="editorial"] :is(.statement:is(.is-open,.is-bare,.is-short),.page-slide:has(> .slide-art)) > .slide-head{display:block}
.doc .statement-art{position:relative;min-height:0;overflow:hidden}
.doc .statement-art > .art{position:absolute;inset:0;width:100%;height:100%}
.doc[data-direction="corporate"] .statement .slide-label{display:block;font-size:var(--t-body);color:var(--muted);margin-bottom:calc(var(--u)*.4)}

/* A story is so high that a table or text at its foot or head leaves a hole. */
.doc[data-format="story"] .page-slide:is(.on-table,.on-text) > :is(.table-slide,.text-slide){margin-block:auto;padding-top:calc(var(--u)*.9);flex:0 1 auto}

.doc .page-slide > .slide-art{position:absolute;right:var(--m);top:calc(var(--mt)*1.2);bottom:calc(var(--mb)*1.2);width:calc(var(--content-w)*.36);overflow:hidden;background:var(--tint)}
/* The number of the slide is at its foot, or in a line at its head. */
.doc:is([data-direction="poster"],[data-direction="corporate"],[data-direction="organic"]) .page-slide:not(.page-field) > .slide-art{bottom:calc(var(--mb)*1.2 + var(--t-body)*2)}
.doc:is([data-direction="editorial"],[data-direction="swiss"],[data-direction="technical"]) .page-slide > .slide-art{top:calc(var(--mt) + var(--t-body)*3)}
.doc .slide-art > .art{position:absolute;inset:0;width:100%;height:100%}
.doc[data-direction] .page-slide:has(> .slide-art) > :is(.slide-head,.text-slide){max-width:calc(var(--content-w)*.58);margin-left:0;width:auto}
.doc[data-direction] .page-slide:has(> .slide-art) > .text-slide > *{margin-left:0}
.doc .page-slide:has(> .slide-art) .slide-title{--box:calc(var(--content-w)*.56);max-width:var(--box)}

${loneFigures}
.doc[data-direction] .page-slide > .figures[data-count="1"] .figure-label{font-size:max(var(--floor),calc(var(--t-lead)*1.3));line-height:1.2}
.doc .page-slide > .figures .figure-value:has(> .gap){white-space:normal}
.doc .page-slide > .figures .figure-value > .gap{display:inline-block;border:max(1.5px,.07em) dashed currentColor;border-radius:.25em;padding:calc(var(--u)*.6) .7em calc(var(--u)*.65);margin:0;font-size:max(var(--floor),calc(var(--t-lead)*1.2));white-space:normal}
.doc .page-slide > .figures:has(.figure-value > .gap) .figure-label{font-size:max(var(--floor),calc(var(--t-lead)*.98))}
.doc .page-slide > .figures:has(.figure-value > .gap) .figure-detail{font-size:max(var(--floor),calc(var(--t-body)*1.14))}
.doc[data-direction] .page-slide .closing > .ask.is-sentence{grid-column:1/-1;min-height:0;gap:calc(var(--u)*.4)}
.doc[data-direction] .page-slide .closing > .ask.is-sentence .ask-value.ask-value{white-space:normal;font-size:max(var(--floor),calc(var(--t-lead)*1.3));line-height:1.25;letter-spacing:normal;word-spacing:normal;text-wrap:balance}
.doc .page-slide .ask-value > .gap{font-size:max(var(--floor),calc(var(--t-lead)*1.5))}
@container page (max-aspect-ratio: 98/100){
  .doc .statement.is-open{grid-template-columns:minmax(0,1fr);grid-template-rows:auto minmax(0,1fr) minmax(0,1fr)}
  .doc .statement.is-bare{grid-template-columns:minmax(0,1fr);grid-template-rows:auto minmax(0,1fr)}
  .doc .statement.is-short{grid-template-columns:minmax(0,1fr);grid-template-rows:auto minmax(0,1fr) auto}
  .doc .statement.is-short > .statement-art{grid-column:1;grid-row:2}
  .doc .page-slide > .slide-art{left:var(--m);top:54%;width:auto}
  .doc[data-direction] .page-slide:has(> .slide-art) > :is(.slide-head,.text-slide){max-width:none}
  .doc .page-slide:has(> .slide-art) .slide-title{--box:var(--content-w)}
}
`;
