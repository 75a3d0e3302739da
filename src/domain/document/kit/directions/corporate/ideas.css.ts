/** Diagrams of ideas: pale fields with fine edges, navy for the one above the others. */
export const ideasCss = `
.doc[data-direction="corporate"]{
  & .ideas{--i-name:var(--accent-text);--i-weight:1.2px;--i-line:var(--slate);--i-edge:var(--pale);--i-fill:color-mix(in srgb,var(--band) 55%,var(--paper));--i-cross:1.4px;--i-spine:2px;--i-ring-line:1.6px;--i-ring-tip:2px;--i-veil:.13;--i-slit:2px}
  & .idea-title{font-family:var(--font-display);font-weight:600}
  & .idea-list .idea-title{font-family:var(--font-text)}
  & :is(.ring-center,.ideas-note){font-family:var(--font-display);color:var(--accent-text)}
}
`;
