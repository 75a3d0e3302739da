/** Diagrams of ideas: flat fields without edges, heavy black lines, red for what everything leads to. */
export const ideasCss = `
.doc[data-direction="swiss"]{
  & .ideas{--i-edge:var(--i-fill);--i-weight:max(1.4px,calc(var(--bar)*.5));--i-spine:var(--bar);--i-cross:var(--bar);--i-ring-line:var(--bar);--i-ring-tip:var(--bar);--i-slit:3px;--i-curve:max(2.4px,calc(var(--bar)*.9))}
  & .idea-title{letter-spacing:-.012em}
  & .matrix-cell.is-cell-0{--cell:var(--accent);--cell-ink:var(--accent-ink)}
  & .page-slide > .text-slide:has(> .ideas:only-child){width:auto;margin-left:0}
}
`;
