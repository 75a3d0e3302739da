/** Diagrams of ideas: a drawing of hairlines with notes in the mono face. */
export const ideasCss = `
.doc[data-direction="technical"]{
  & .ideas{--i-weight:1px;--i-line:var(--accent-text);--i-edge:var(--accent-text);--i-cross:1px;--i-spine:1.6px;--i-ring-line:1px;--i-ring-tip:1.4px;--i-veil:.12;--i-slit:1.6px}
  & .idea-text,& .matrix-axis{font-family:var(--font-mono);font-size:max(var(--floor),.9em);letter-spacing:-.02em;line-height:1.35}
  & :is(.idea-mark,.ring-node,.venn-mark,.journey-point){font-family:var(--font-mono);letter-spacing:-.02em}
  & .org-branch > .idea-list .idea-title,& .bone-causes .idea-title{font-weight:400}
  & .ring-node{border-radius:0;background:var(--paper);color:var(--accent-text);border:1px solid var(--accent-text);line-height:calc(2.3em - 2px)}
  & .ring.is-dense .ring-node{line-height:calc(1.7em - 2px)}
  & .hub-center.is-round{border-radius:0;height:auto;min-height:5em}
  & .journey-point{border-radius:0;rotate:45deg}
  & .is-keyed .journey-point{rotate:none}
}
`;
