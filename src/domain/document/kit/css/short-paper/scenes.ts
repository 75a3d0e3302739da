/** The scene above the words of the chosen pages: at least as wide as given, where there is room for one. */
const scene = (
  pages: string,
  least: string,
): string => `.doc[data-direction="organic"] .page.page-flyer${pages}{
  --ridge:var(--field);
  & > .opening:has(.art-scene){padding-top:0}
  & .opening-art.opening-art:has(> .art-scene){position:relative;z-index:1;order:-2;flex:1 1 0;min-height:calc(var(--mt) + var(--u)*1);inset:auto;width:auto;height:auto;margin:calc(-1*var(--mt) - var(--u)*1) calc(-1*var(--m)) calc(var(--u)*.9);overflow:hidden;clip-path:none;container-type:size}
  & .opening-art > .art-scene{--scene:clamp(0px,(100cqh - 17cqw)*999,max(${least},min(92cqw,178cqh)));position:absolute;inset:auto 0 calc(var(--scene)*-.411) auto;width:var(--scene);height:calc(var(--scene)*.946)}
  & .opening > .hero{order:0}
}`;

/**
 * Drawings and heads of all short papers, and of upright flyers. On a warm organic page, the scene is as large as the
 * space that the words leave allows, so it never overlaps them. If there is too little space for it to reach the edges, it is
 * left out.
 */
export const sceneCss = `
${scene(':is(.is-certificate,.is-voucher,.is-sign,.is-invitation)', '58cqw')}
@container page (max-aspect-ratio: 99/100){
${scene(':not(.is-certificate,.is-voucher,.is-sign,.is-invitation,:has(.art-hung))', '0px')}
}
/* Below the words of an invitation the scene stands on the foot of its field, and the facts on the ground. */
.doc[data-direction="organic"] .page.page-flyer.is-invitation{
  & > .opening:has(.art-scene){justify-content:flex-start;padding-top:calc(var(--u)*2);padding-bottom:0}
  & .opening-art.opening-art:has(> .art-scene){order:5;min-height:0;margin:calc(var(--u)*.6) calc(-1*var(--m)) -2px}
  & > .facts:last-child{margin:-1px calc(-1*var(--m)) calc(-1*var(--mb));padding:calc(var(--u)*2.2) var(--m) var(--mb);background:var(--deep);color:var(--deep-ink)}
  & > .facts:last-child .facts-list{border-top:0;padding-top:0}
  & > .facts:last-child .label{color:var(--deep-text)}
  & > .facts:last-child .fact-value.fact-value{color:var(--deep-ink)}
}
/* The name of the house stands on the drawing, so small type brings its own ground. */
.doc[data-direction="poster"] .page-flyer:is(.is-certificate,.is-voucher,.is-sign,.is-invitation).page-field > .masthead > *{background:var(--field-a);box-shadow:-.35em 0 0 var(--field-a),.35em 0 0 var(--field-a)}
.doc[data-direction="poster"][data-theme="dark"] .page-flyer:is(.is-certificate,.is-voucher,.is-sign,.is-invitation) > .masthead{color:var(--ink)}
/* Capitals beside sentences would look like two kinds of facts. */
.doc[data-direction="poster"] .page-flyer:is(.is-certificate,.is-sign) .facts-list:has(.is-long) .fact-value{font-family:var(--font-text);font-weight:600;text-transform:none;font-size:max(var(--floor),calc(var(--t-body)*1.1));line-height:1.3}
`;
