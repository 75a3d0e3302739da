/** Diagrams of ideas: cut from paper, round and a little uneven, on stems of bark. */
export const ideasCss = `
.doc[data-direction="organic"]{
  & .ideas{--i-name:var(--accent-text);--i-note:var(--ink);--i-line:var(--bark);--i-weight:3px;--i-fill:color-mix(in srgb,var(--haze) 34%,var(--paper));--i-edge:transparent;--i-round:1.5em 1.2em 1.6em 1.1em/1.2em 1.6em 1.1em 1.5em;--i-cross:3px;--i-spine:5px;--i-ring-line:calc(var(--t-body)*1.05);--i-ring-tip:2.6px;--i-node:var(--accent);--i-slit:5px;--i-veil:.3;--i-curve:4px}
  & .idea-title{font-family:var(--font-display);font-weight:400;font-size:1.08em;line-height:1.2}
  & .idea-list .idea-title{font-family:var(--font-text);font-size:1em}
  & :is(.idea-mark,.venn-mark){font-family:var(--font-display);font-weight:400}
  & .idea-list .idea-title,& .idea-list .idea:has(.idea-text) .idea-title{font-weight:inherit}
  & .ring-tip{stroke:var(--straw)}
  & .ring-node{font-family:var(--font-display);font-weight:400;outline:4px solid var(--paper);width:2.7em;height:2.7em;line-height:2.7em}
  & :is(.ring-center,.ideas-note){font-family:var(--font-display);font-weight:400;font-size:1.1em;color:var(--accent-text)}
  & .hub-center.is-round{border-radius:52% 48% 50% 50%/48% 52% 48% 52%;width:10em;height:9.4em}
  & .venn-set{stroke:none}
  & .venn-set.is-set-0{--shade:var(--accent)}
  & .venn-set.is-set-1{--shade:var(--fern)}
  & .venn-set.is-set-2{--shade:var(--sky)}
  & .venn-set.is-set-3{--shade:var(--straw)}
  & .pyramid-cell path{stroke-linejoin:round}
  & .matrix-grid{border-radius:var(--i-round);overflow:hidden}
  & .matrix-cell{--cross:4px solid var(--paper);--cell:var(--i-fill)}
  & .matrix-cell.is-cell-0{--cell:color-mix(in srgb,var(--accent) 22%,var(--paper))}
  & :is(.bone-line line,.hub-lines line){stroke-linecap:round}
  & .spine-line{border-radius:3px}
}
.doc[data-direction="organic"][data-theme="dark"] .ideas{--i-line:color-mix(in srgb,var(--sage) 70%,var(--paper))}
`;
