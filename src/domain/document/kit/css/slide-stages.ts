/** Slides that are one process, one set of cards, or pictures: they use the whole slide, in every direction. */
export const slideStagesCss = `
.doc[data-direction] .page-slide > .text-slide.is-stage{flex:1 1 0;min-height:0;width:auto;max-width:none;margin-left:0;display:flex;flex-direction:column}
.doc[data-direction] .text-slide.is-stage > *{max-width:none;margin-left:0}
.doc[data-direction="editorial"] .page-slide:has(> .is-stage) > .slide-head{display:block}
.doc .page-slide:has(> .is-stage) .slide-title{--lines:1.6}
/* The wave at the foot stays below the words. */
.doc[data-direction="organic"] .page-slide > .text-slide:is(.is-cards,.is-process){padding-bottom:calc(var(--u)*.8)}

.doc .text-slide.is-cards > .cards{margin-block:auto;font-size:max(var(--floor),calc(var(--t-body)*1.1));line-height:1.36}
.doc .text-slide.is-cards .card-title{font-size:max(var(--floor),1.18em);line-height:1.2}
.doc .cards.is-pricing > .card > .card-title + .paragraph{font-family:var(--font-display);font-size:max(var(--floor),1.5em);line-height:1.15;color:var(--accent-text);text-wrap:balance}
.doc .text-slide.is-cards > .cards.is-pricing > .card > .card-title + .paragraph{font-size:max(var(--floor),1.55em)}
.doc .card > .picture:first-child{margin-bottom:calc(var(--u)*.4)}
.doc .card > .picture:first-child > :is(.picture-art,.picture-image,.picture-print){height:auto;aspect-ratio:4/3}

.doc .text-slide:is(.is-picture,.is-gallery,.is-beside) .picture{display:flex;flex-direction:column;min-height:0;margin:0}
.doc .text-slide:is(.is-picture,.is-gallery,.is-beside) .picture > :is(.picture-art,.picture-image,.picture-print){flex:1 1 0;min-height:0;height:0;max-height:none}
.doc .text-slide:is(.is-picture,.is-gallery,.is-beside) .picture-art{background:var(--tint)}
.doc .text-slide.is-picture > .picture{flex:1 1 0}
.doc .page-slide:has(> .is-picture) .slide-title{--cap:calc(var(--t-h2)*1.1)}
.doc[data-direction] .page-slide > .text-slide.is-gallery{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));grid-auto-rows:minmax(0,1fr);gap:var(--gut)}

.doc[data-direction] .page-slide > .text-slide.is-beside{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);grid-template-rows:repeat(var(--count),auto) minmax(0,1fr);column-gap:calc(var(--gut)*1.5);font-size:var(--t-lead);line-height:1.4}
.doc .text-slide.is-beside > *{grid-column:1}
.doc .text-slide.is-beside > .picture + *{margin-top:0}
.doc .text-slide.is-beside > .picture{grid-column:2;grid-row:1/-1}
.doc .text-slide.is-beside.is-left > *{grid-column:2}
.doc .text-slide.is-beside.is-left > .picture{grid-column:1}

@container page (min-aspect-ratio: 98/100){
  .doc .text-slide.is-process > .steps{margin-block:auto;display:grid;grid-template-columns:repeat(var(--count),minmax(0,1fr));column-gap:var(--gut);font-size:max(var(--floor),calc(var(--t-lead)*1.02));line-height:1.36}
  .doc .page-slide > .text-slide.is-process > .steps > .step{margin:0;padding:calc(var(--u)*.9) 0 0;border-top:var(--bar) solid var(--accent-text)}
  .doc .page-slide > .text-slide.is-process > .steps > .step::before{position:static;display:block;width:fit-content;margin-bottom:calc(var(--u)*.5);font-size:max(var(--floor),calc(var(--t-h2)*.95));line-height:1.05}
  .doc[data-direction="technical"] .page-slide > .text-slide.is-process > .steps > .step::before{font-size:max(var(--floor),var(--t-lead));line-height:1.45}
  .doc .text-slide.is-process .step-title{font-size:max(var(--floor),1.12em);line-height:1.2;text-wrap:balance}
  .doc .text-slide.is-process .step-text{margin-top:calc(var(--u)*.3)}
  .doc .text-slide.is-process:has(> .steps > :nth-child(5)) > .steps{font-size:max(var(--floor),calc(var(--t-lead)*.86))}
  .doc .text-slide.is-process:has(> .steps > :nth-child(6)) > .steps{grid-template-columns:repeat(3,minmax(0,1fr));row-gap:calc(var(--u)*.9);font-size:max(var(--floor),calc(var(--t-lead)*.9))}
  .doc .page-slide > .text-slide.is-process > .steps:has(> :nth-child(6)) > .step{padding-top:calc(var(--u)*.4)}
  .doc .page-slide > .text-slide.is-process > .steps:has(> :nth-child(6)) > .step::before{font-size:max(var(--floor),calc(var(--t-lead)*1.2));margin-bottom:calc(var(--u)*.2)}
  .doc[data-direction] .page-slide > .text-slide.is-gallery:has(> :nth-child(3):last-child){grid-template-columns:repeat(3,minmax(0,1fr))}
  .doc .text-slide.is-cards > .cards.is-pricing[data-count="4"]{grid-template-columns:repeat(4,minmax(0,1fr))}
}
@container page (min-aspect-ratio: 98/100) and (max-aspect-ratio: 150/100){
  .doc .text-slide.is-process:has(> .steps > :nth-child(5)) > .steps{grid-template-columns:repeat(3,minmax(0,1fr));row-gap:calc(var(--u)*.9);font-size:max(var(--floor),calc(var(--t-lead)*.9))}
  .doc .page-slide > .text-slide.is-process > .steps:has(> :nth-child(5)) > .step{padding-top:calc(var(--u)*.4)}
  .doc .page-slide > .text-slide.is-process > .steps:has(> :nth-child(5)) > .step::before{font-size:max(var(--floor),calc(var(--t-lead)*1.2));margin-bottom:calc(var(--u)*.2)}
}
@container page (max-aspect-ratio: 98/100){
  .doc[data-direction] .page-slide > .text-slide.is-beside{display:flex}
  .doc .text-slide.is-beside > .picture{flex:1 1 0}
  .doc .text-slide.is-process > .steps{margin-block:auto;font-size:max(var(--floor),var(--t-lead))}
}
`;
