/** Short papers with a composition of their own, and two opposing words on fields of a fixed size. */
const others = '.is-certificate,.is-voucher,.is-invitation,:has(.is-clash)';
const paper = '.doc:not([data-format^="slides"])';
/** Flyers, posters and signs on paper in some directions, or all. */
const flyers = (directions: readonly string[], but = ''): string => {
  const names = directions.map((name) => `[data-direction="${name}"]`).join();
  return `${paper}${names && `:is(${names})`} .page.page-flyer:not(${others}${but})`;
};
const open = flyers([]);
/** All but posters in the direction of that name, whose programs are set large already. */
const plain = flyers(['swiss', 'editorial', 'technical', 'corporate', 'organic']);
/** Directions in which the drawing has a place of its own in the head, instead of lying behind the words. */
const inFlow = flyers(['swiss', 'editorial', 'technical']);
/** Those in which it may stand beside the words. */
const beside = flyers(['swiss', 'editorial']);
/** Those with one or two notes below the head, and no facts. */
const brief = `${open}:not(:has(> :is(.facts,.listing))):has(> .sections:is([data-count="1"],[data-count="2"]):not(.is-programme))`;
const quiet = flyers(['editorial', 'technical'], ',.is-sign');

/**
 * Scale of flyers, posters and signs, in every direction. `--fit-type` enlarges what stands below the head, its gaps
 * and the line under the headline; `--fit-head` is the scale of the largest words, `--fit-key` that of key facts (see balance-page.ts). The head takes
 * what the rest leaves, at most about half of the page. Key facts and the contact are larger than notes, and items
 * share their last row.
 */
export const flyerScaleCss = `
${paper} .page.page-flyer > .opening{
  --head-ft:min(1,var(--ft));
  --name-ft:calc(var(--head-ft)*(.5 + .5*var(--fit-head,1)));
  --t-h2:max(var(--floor),calc(var(--base-h2)*var(--name-ft)));
  --t-h1:max(var(--floor),calc(var(--base-h1)*var(--name-ft)));
  --t-fig:max(var(--floor),calc(var(--base-fig)*var(--head-ft)));
  --t-hero:max(var(--floor),calc(var(--base-hero)*var(--head-ft)));
}
${paper} .page.page-flyer[style*="--fit-head"] > .opening > .hero{font-size:max(var(--floor),calc(var(--size)*var(--fit-head)))}
/* A head that is smaller than its measure has the drawing beside its words; too small a drawing is left out. */
${inFlow} > .opening > .opening-art{container-type:size}
${inFlow} > .opening > .opening-art > .art{height:clamp(0px,(100cqh - var(--page-h)*.085)*999,100cqh)}
${beside}[style*="--fit-head"] > .opening > .opening-art.opening-art{grid-column:1/-1;grid-row:var(--beside,1/2);position:relative;justify-self:end;align-self:stretch;margin:0;border:0;width:clamp(0px,(var(--content-w)*(.98 - var(--fit-head)) - var(--page-w)*.14)*999,var(--content-w)*(.98 - var(--fit-head)));height:auto}
.doc[data-direction="swiss"] .page.page-flyer > .opening{--beside:1/3}
${beside}[style*="--fit-head"] > .opening > .opening-art > .art.art{inset:0;height:100%}
/* Quiet directions have the line under the headline below it, and the drawing on the rest of the head. */
${quiet} > .opening:has(> h1.hero){
  grid-template-rows:auto auto minmax(0,1fr);
  & > .hero.hero{grid-column:1/-1;grid-row:1}
  & > .tagline.tagline{grid-column:1/-1;grid-row:2;padding:0;overflow-wrap:break-word}
  & > .opening-art{grid-row:3}
}
${flyers(['technical'], ',.is-sign')} > .opening > h1.hero{--hero-w:calc(var(--content-w)*.8)}
/* Organic scenes stand above the words, and corporate ones beside them, as large as the room there. */
${flyers(['corporate', 'editorial'], ',.is-sign')} > .opening:has(> h1.hero){
  display:grid;grid-template-columns:minmax(56%,max-content) minmax(0,1fr);grid-template-rows:auto auto minmax(0,1fr);
  & > h1.hero.hero{grid-area:1/1;max-width:none}
  & > .tagline.tagline{grid-area:2/1;width:0;min-width:100%}
  & > .opening-art:is(:has(> .is-drawn),[data-direction="editorial"] *){grid-area:1/2/-1/3;position:relative;inset:auto;container-type:size;margin-left:var(--gut);border:0}
  & > .opening-art > .art:is(.is-drawn,[data-direction="editorial"] *){inset:0;width:clamp(0px,(100cqw - var(--page-w)*.12)*999,100cqw);height:100%}
}
/* The drawing stands between the words and a large date below them. */
${flyers(['corporate'], ',.is-sign')} > .opening:has(> p.hero){
  & > .opening-art:has(> .is-drawn){position:relative;order:3;flex:1 1 0;min-height:0;inset:auto;margin-top:calc(var(--u)*.6);container-type:size}
  & > .opening-art > .art.is-drawn.is-drawn{inset:0 0 0 auto;bottom:0;width:66%;height:clamp(0px,(100cqh - var(--page-h)*.08)*999,100cqh)}
  & > p.hero.hero{order:4;margin-top:0}
}
/* Cells share their lines, wherever a row ends. */
${flyers(['technical'])} .facts-list{
  overflow:hidden;--gap:0px;flex:0 0 auto;
  & > .fact.fact{border:0;box-shadow:calc(-1*var(--hair)) calc(-1*var(--hair)) 0 var(--rule)}
}
/* Prices beside notes have the width of the page. */
.doc[data-direction="poster"]:not([data-format^="slides"]) .page.page-flyer:has(> .listing):has(> .sections:not(.is-labelled,.is-programme)){
  display:flex;
  & > .listing{margin-left:calc(-1*var(--m));padding-left:var(--m);padding-block:calc(var(--u)*1.1)}
}
${open} .listing-row > dd{white-space:nowrap}
${open} > .opening:not(:last-child){flex:1000 0 auto;min-height:min-content;max-height:calc(var(--page-h)*.54 - var(--mt) - var(--base-u)*4)}
${open} > :is(.facts,.sections,.listing){flex:1 0 auto}
${open} > .facts,${plain} > .listing{display:flex;flex-direction:column;justify-content:space-evenly}

${open}{
  --u:calc(var(--base-u)*var(--fs)*(.45 + .55*max(1,var(--ft))));
  --key:max(var(--floor),calc(var(--say)*1.05),calc(var(--t-lead)*1.22*var(--fit-key,1)));
  --say:max(var(--floor),calc(var(--t-body)*1.1));
}
${open} > .opening,${open} > .masthead{--u:calc(var(--base-u)*var(--fs))}
${open} :is(.facts-list,.sections:not(.is-programme)){--gap:var(--gut);--cell:8em;display:flex;flex-flow:row wrap;align-content:space-evenly;justify-content:flex-start;column-gap:var(--gap)}
/* One or two notes alone say the rest of the page, and most of it is the head. */
${brief} > .sections{--say:max(var(--floor),calc(var(--t-lead)*1.15))}
${brief} > .foot{font-size:max(var(--floor),calc(var(--t-lead)*1.15))}
${brief} > .opening:not(:last-child){max-height:calc(var(--page-h)*.64 - var(--mt) - var(--base-u)*4)}
${open} > .opening:last-child > .tagline:not(:where([data-direction="poster"] *)){font-size:max(var(--floor),calc(var(--t-lead)*1.7));line-height:1.2}
${open} > .opening > .opening-art:empty{border:0}
${open} .facts-list{font-size:var(--key);flex:1 0 auto}
${open} .sections{font-size:var(--say)}
${open} :is(.facts-list > .fact,.sections:not(.is-programme) > .section){flex:1 1 max(calc((100% - 2*var(--gap))/3 - 1px),var(--cell))}
${open} :is([data-count="2"],[data-count="4"]):is(.facts-list,.sections:not(.is-programme)) > *{flex-basis:max(calc((100% - var(--gap))/2 - 1px),var(--cell))}
${open} .sections > .programme-title{flex:1 0 100%}
${plain} .sections.is-programme{display:flex;flex-direction:column;row-gap:0}
${plain} .is-programme > .section{flex:0 0 auto;display:grid;grid-template-columns:max-content minmax(0,1fr);column-gap:1em;margin:0;padding-block:calc(var(--u)*.35);border-top:max(1px,var(--hair)) solid var(--rule)}
${plain} .is-programme .point-label{grid-row:1/3;min-width:3.2em}
${plain} .is-programme > .section > :not(.point-label){grid-column:2;margin-block:0}
${plain} .is-programme > .section:not(:has(> .point-label)){display:block}
${open} .sections:not(.is-programme)::before{flex:1 0 100%;margin-bottom:0}
${plain} .point-label{font-size:max(var(--floor),calc(var(--say)*.96));line-height:1.28}
${open} .facts .label{font-size:max(var(--floor),calc(var(--t-body)*.94));line-height:1.25}
${open} .fact-value:not(.is-long){font-size:var(--key);line-height:1.18;text-wrap:balance}
${open} .fact-value.is-long{font-size:max(var(--floor),calc(var(--key)*.84));line-height:1.25}
${open} .section:not(:where([data-direction="poster"] :is(.is-labelled,.is-programme) *)) :is(.block-title,.block-text){font-size:var(--say);line-height:1.28}
${open} .section.is-value .block-text{font-size:max(var(--floor),calc(var(--say)*1.3));line-height:1.2;font-weight:600}
${open} .section.is-key .block-title{font-size:max(var(--floor),calc(var(--say)*1.3));line-height:1.2}
${open} .section.is-note{border-top-width:max(1px,var(--hair));border-top-color:var(--rule)}
${open} .section.is-note .block-title{font-family:var(--font-text);font-weight:400;color:var(--ink);text-transform:none}
${open} .listing-row{font-size:max(var(--floor),calc(var(--t-lead)*.98));line-height:1.24}
${open} .listing-row > dd{font-weight:600}
${open} > .foot{font-size:max(var(--floor),var(--say),calc(var(--t-lead)*.94*var(--fit-key,1)));line-height:1.3;font-weight:600;display:flex;flex-flow:row wrap;justify-content:space-between;column-gap:calc(var(--gut)*1.4)}
${open}:not(:has(> .foot .gap)) > .foot{color:var(--ink)}
${open} > .foot > .foot-entry{flex:0 1 auto}
${open} > .action .action-text{font-size:max(var(--floor),var(--key))}
${open} > .opening > .tagline:not(:where([data-direction="poster"] .is-brief)){font-size:max(var(--floor),calc(var(--t-lead)*1.08));line-height:1.25}
`;
