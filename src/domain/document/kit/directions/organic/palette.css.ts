import { colourRules } from '../art-colours.ts';

const paints = [
  'paper',
  'ink',
  'field',
  'accent',
  'moss',
  'deep',
  'fern',
  'lea',
  'haze',
  'petal',
  'sage',
  'vein',
  'bark',
  'ochre',
  'straw',
  'cream',
  'clay',
  'madder',
  'woad',
  'mist',
  'sky',
  'grain',
  'tick',
  'blush',
  'air',
  'ridge',
];

/**
 * Colors of the warm organic drawings. The dominant field and the flowers follow the accent; leaves, bark and
 * water have fixed colors.
 */
export const paletteCss = `
.doc[data-direction="organic"]{
  --field:var(--accent);--field-ink:var(--accent-ink);--ochre:var(--accent);
  --moss:#4c5f33;--fern:#5e7340;--lea:#7f9160;--haze:#a9b388;--petal:#fbf3df;--sage:#a9b388;--vein:#dde0b8;--bark:#4a3a22;--straw:#f2d58a;--cream:#f8e6b0;--clay:#c8623f;--madder:#96381f;--woad:#34506b;--sky:#6f8fa3;--mist:#a9bdb8;--grain:#b97a1e;--deep:#2e3a26;--deep-ink:#fff6e6;--deep-text:#f2d58a;--deep-rule:#6e7b57;--blush:#e0a184;
  --leaf:var(--moss);--air:color-mix(in srgb,var(--accent) 13%,var(--tint));--tick:color-mix(in srgb,var(--accent) 87%,var(--bark));--ridge:color-mix(in srgb,var(--accent) 90%,color(from var(--accent-ink) srgb calc(1 - r) calc(1 - g) calc(1 - b)));
}
.doc[data-direction="organic"][data-theme="dark"]{
  --leaf:var(--sage);--sage:#a3b081;--fern:#566a3b;--lea:#45562f;--haze:#53633c;--mist:#4d6a72;--sky:#3b5568;--woad:#2a4058;--moss:#45572f;--deep:#151a10;--deep-rule:#55613f;--air:color-mix(in srgb,var(--accent) 14%,var(--paper));--clay:#a34a2b;--madder:#9c3f22;--blush:#b97c62;
}
/* Plans are cut from the same paper: soil, crowns, tin and water, on grass. */
.doc[data-direction="organic"]{--mark-round:50%;--drawn-ground:color-mix(in srgb,#a1964f 45%,var(--paper));--drawn-edge:none}
.doc[data-direction="organic"] :is(.drawn-mark,.key-mark){font-family:var(--font-display);font-weight:400;font-variant-numeric:normal;color:var(--accent-text)}
.doc[data-direction="organic"] .drawn-mark{border:0;font-size:max(var(--floor),calc(var(--t-body)))}
.doc[data-direction="organic"] .drawing-key .key-mark{font-size:1.2em;line-height:1.1}
.doc[data-direction="organic"] .drawing .draws-beds .drawn.is-lighter{fill:#6b4f34}
.doc[data-direction="organic"] .drawing :is(.is-row-0,.is-row-1,.is-row-2){stroke-width:2.2px;stroke-linecap:round}
.doc[data-direction="organic"] .drawing .draws-trees .drawn.is-darker{fill:var(--moss)}
.doc[data-direction="organic"] .drawing .draws-building .is-plank{stroke:#7b2c17}
.doc[data-direction="organic"] .drawing .drawn{stroke:none}
.doc[data-direction="organic"] .drawing .draws-beds .drawn{fill:#5a4026}
.doc[data-direction="organic"] .drawing .draws-beds .drawn-line{stroke:#a9b96f}
.doc[data-direction="organic"] .drawing .draws-beds .is-row-1{stroke:#c9cf93}
.doc[data-direction="organic"] .drawing .draws-beds .is-row-2{stroke:#e2b45a}
.doc[data-direction="organic"] .drawing .draws-trees .drawn{fill:var(--fern)}
.doc[data-direction="organic"] .drawing .draws-trees .drawn-solid{fill:#96381f}
.doc[data-direction="organic"] .drawing .draws-building .drawn{fill:#96381f}
.doc[data-direction="organic"] .drawing .draws-building .drawn-line{stroke:#c66a4c}
.doc[data-direction="organic"] .drawing .draws-water .drawn{fill:var(--sky)}
.doc[data-direction="organic"] .drawing .draws-water .drawn-line{stroke:#f5efe0}
${colourRules('organic', paints)}
.doc[data-direction="organic"] .art .is-shade{fill:var(--deep);fill-opacity:.2}
`;
