import { colourRules } from '../art-colours.ts';

const paints = [
  'paper',
  'ink',
  'field',
  'first',
  'second',
  'tone',
  'mark',
  'rind',
  'flesh',
  'pulp',
  'chamber',
  'seed',
  'van',
  'glass',
  'wedge',
  'groove',
  'bell',
  'line',
  'mid',
  'dusk',
];

/**
 * The flat fields of bold poster and the colors used on them. Dark swaps fields and inks; the drawing uses
 * colors that contrast with the ink of its field. The first field follows the accent. If a document overrides
 * the accent, the second field becomes ink, and the drawing is mixed from the accent and the opposite of its
 * ink, so that the ink is legible on all of it.
 */
export const paletteCss = `
.doc[data-direction="poster"]{
  --field-a:var(--accent);--field-a-ink:var(--accent-ink);--field-b:#1b2fc4;--field-b-ink:#f6f0e4;--field-b-text:#ffce1f;
  --pop:#ffce1f;--pop-ink:#14120f;--night:#14120f;--night-ink:#f6f0e4;--night-text:#ffce1f;--night-rule:#6b655b;
  --field:var(--field-a);--first:var(--pop);--second:#f6f0e4;--tone:color-mix(in srgb,var(--accent) 90%,var(--accent-ink));--mark:var(--tone);--wedge:var(--field-b);--groove:color-mix(in srgb,var(--field-b) 62%,#000);--bell:var(--pop);--line:var(--field-a-ink);--van:var(--second);--glass:var(--tone);
  --rind:var(--first);--flesh:var(--second);--pulp:var(--second);--chamber:var(--field-a);--seed:var(--tone);
  --mid:color-mix(in srgb,var(--field-a) 52%,var(--pop));--dusk:color-mix(in srgb,var(--field-a) 68%,var(--field-a-ink));
}
.doc[data-direction="poster"][style*="--accent:"]{--field-b:#14120f;--field-b-text:#f6f0e4;--away:color(from var(--accent-ink) srgb calc(1 - r) calc(1 - g) calc(1 - b));--first:color-mix(in srgb,var(--accent) 74%,var(--away));--second:color-mix(in srgb,var(--accent) 58%,var(--away));--tone:color-mix(in srgb,var(--accent) 87%,var(--away));--mid:color-mix(in srgb,var(--accent) 88%,var(--away));--dusk:color-mix(in srgb,var(--accent) 42%,var(--away))}
.doc[data-direction="poster"][data-theme="dark"]{
  --field-a:var(--paper);--field-a-ink:var(--accent-text);--field-b:var(--accent);--field-b-ink:var(--accent-ink);--field-b-text:var(--accent-ink);--night:#f6f0e4;--night-ink:#14120f;--night-text:#14120f;--night-rule:#a49c8e;
  --first:color-mix(in srgb,var(--accent) 25%,var(--paper));--second:color-mix(in srgb,var(--accent) 12%,var(--paper));--tone:color-mix(in srgb,var(--accent) 20%,var(--paper));--mark:var(--paper);--line:var(--paper);--mid:color-mix(in srgb,var(--accent) 34%,var(--paper));--dusk:color-mix(in srgb,var(--accent) 6%,var(--paper));
}
${colourRules('poster', paints)}
`;
