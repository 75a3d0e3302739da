/** Technical slides. */
export const slidesCss = `
.doc[data-direction="technical"]{
  & .slide-head{margin-top:calc(var(--u)*1.5)}
  & :is(.points,.closing){margin-top:auto;display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:var(--u) var(--gut)}
}
`;
