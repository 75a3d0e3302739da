/** Diagrams of ideas: flat fields, heavy lines, names in capitals. */
export const ideasCss = `
.doc[data-direction="poster"]{
  & .ideas{--i-note:currentColor;--i-weight:max(2.5px,calc(var(--bar)*.9));--i-edge:var(--i-fill);--i-fill:color-mix(in srgb,var(--ink) 12%,var(--paper));--i-cross:max(4px,calc(var(--bar)*1.7));--i-spine:max(4px,calc(var(--bar)*1.7));--i-ring-line:max(6px,calc(var(--bar)*2.4));--i-ring-tip:max(3px,calc(var(--bar)*1.1));--i-slit:max(4px,calc(var(--bar)*1.2));--i-veil:.5;--i-curve:max(5px,calc(var(--bar)*2))}
  & .idea-title{font-family:var(--font-display);font-weight:400;text-transform:uppercase;font-size:1.22em;line-height:1.16;letter-spacing:.004em}
  & .idea-list .idea-title{font-family:var(--font-text);font-weight:500;text-transform:none;font-size:1em;line-height:1.25}
  & :is(.idea-mark,.ring-node,.venn-mark,.journey-point){font-family:var(--font-display);font-weight:400}
  & .ring-tip{stroke:var(--paper)}
  & .ring-line{stroke:var(--ink)}
  & .ring-node{width:2.6em;height:2.6em;line-height:2.6em;font-size:1.1em}
  & :is(.ring-center,.ideas-note){font-family:var(--font-display);font-weight:400;text-transform:uppercase}
  & .venn-set{stroke:none}
  & .venn-set.is-set-1{--shade:color-mix(in srgb,var(--ink) 42%,var(--paper))}
  & .venn-set.is-set-2{--shade:color-mix(in srgb,var(--accent) 50%,var(--paper))}
  & .matrix-cell.is-cell-0{--cell:var(--accent);--cell-ink:var(--accent-ink)}
  & .matrix-cell.is-cell-3{--cell:color-mix(in srgb,var(--ink) 12%,var(--paper))}
  & .matrix-axis{font-weight:600;color:var(--ink)}
}
`;
