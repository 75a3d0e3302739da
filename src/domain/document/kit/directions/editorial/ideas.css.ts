/** Diagrams of ideas: hairlines, no fields, names in the display face. */
export const ideasCss = `
.doc[data-direction="editorial"]{
  & .ideas{--i-weight:1px;--i-fill:var(--paper);--i-edge:var(--muted);--i-line:var(--muted);--i-cross:1px;--i-spine:1px;--i-ring-line:1px;--i-ring-tip:1.2px;--i-node:var(--paper);--i-on-node:var(--accent-text);--i-veil:.1;--i-curve:1.8px;--i-slit:1.4px}
  & .idea-title{font-family:var(--font-display);font-weight:400;font-size:1.18em;line-height:1.16}
  & .idea-list .idea-title{font-family:var(--font-text);font-size:1em;line-height:1.25}
  & .idea-mark{font-style:italic;font-weight:400}
  & :is(.org-top > .org-box,.hub-center,.fish-head) .idea-title{font-size:1.3em}
  & .ring-node{border:1px solid var(--accent-text);font-style:italic;font-weight:400;line-height:calc(2.3em - 2px)}
  & .ring.is-dense .ring-node{line-height:calc(1.7em - 2px)}
  & :is(.ring-center,.ideas-note){font-family:var(--font-display);font-weight:400;font-size:1.2em}
  & .ring .ring-center{width:6.6em}
  & .bone-head{border:0;border-bottom:1px solid var(--i-line);padding-inline:0}
  & .matrix-axis{font-style:italic}
}
`;
