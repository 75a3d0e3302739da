/**
 * Drawings and heads of all short papers. The scene of a warm organic page takes the room that its words leave, so they never stand on it: it is as large as
 * that room, and stands on the field.
 */
export const sceneCss = `
.doc[data-direction="organic"] .page.page-flyer:is(.is-certificate,.is-voucher,.is-sign,.is-invitation){
  --ridge:var(--field);
  & > .opening:has(.art-scene){padding-top:0}
  & .opening-art.opening-art:has(> .art-scene){position:relative;z-index:1;order:-2;flex:1 1 0;min-height:calc(var(--mt) + var(--u)*1);inset:auto;width:auto;height:auto;margin:calc(-1*var(--mt) - var(--u)*1) calc(-1*var(--m)) calc(var(--u)*.9);overflow:hidden;clip-path:none;container-type:size}
  & .opening-art > .art-scene{--scene:min(92cqw,178cqh);position:absolute;inset:auto 0 calc(var(--scene)*-.411) auto;width:var(--scene);height:calc(var(--scene)*.946)}
  & .opening > .hero{order:0}
}
/* The name of the house stands on the drawing, where the accent is too weak for small type. */
.doc[data-direction="poster"][data-theme="dark"] .page-flyer:is(.is-certificate,.is-voucher,.is-sign,.is-invitation) > .masthead{color:var(--ink)}
`;
