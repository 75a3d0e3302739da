import { grainTile } from './grain-tile.ts';

/**
 * Photos printed in two colors of the direction, or with grain. Blend modes instead of filters, which PDFs would
 * rasterize: the photo becomes gray on white, `screen` lifts its blacks to the dark color, and `multiply` lowers
 * its whites to the light one.
 */
export const photoFinishCss = `
.doc .picture-print{position:relative;overflow:hidden;isolation:isolate}
.doc .picture-print.is-duotone{background:#fff;--duo-dark:oklch(from var(--accent) var(--duo-dark-l,.25) calc(c*var(--duo-dark-c,.6)) h);--duo-light:oklch(from var(--accent) var(--duo-light-l,.95) calc(c*var(--duo-light-c,.25)) calc(h + var(--duo-turn,0)))}
.doc .is-duotone > .picture-image{mix-blend-mode:luminosity}
.doc .picture-layer{position:absolute;inset:0}
.doc .picture-layer.is-dark{background:var(--duo-dark);mix-blend-mode:screen}
.doc .picture-layer.is-light{background:var(--duo-light);mix-blend-mode:multiply}
.doc .picture-layer.is-grain{background:url("${grainTile}") 0 0/var(--grain,9mm) var(--grain,9mm);mix-blend-mode:overlay;opacity:var(--grain-strength,.5)}
.doc[data-direction="editorial"] .picture-print{--grain:9mm;--grain-strength:.5;--duo-dark-l:.23;--duo-dark-c:.4;--duo-light-c:.18}
.doc[data-direction="swiss"] .picture-print{--grain:7mm;--grain-strength:.6;--duo-dark-l:.18;--duo-dark-c:.1;--duo-light-l:.86;--duo-light-c:.7}
.doc[data-direction="corporate"] .picture-print{--grain:8mm;--grain-strength:.35;--duo-dark-l:.28;--duo-dark-c:1;--duo-light-l:.96;--duo-light-c:.15}
.doc[data-direction="organic"] .picture-print{--grain:13mm;--grain-strength:.55;--duo-dark-l:.32;--duo-dark-c:.8;--duo-light-l:.94;--duo-light-c:.4;--duo-turn:-40}
.doc[data-direction="poster"] .picture-print{--grain:18mm;--grain-strength:.75;--duo-dark-l:.3;--duo-dark-c:1;--duo-light-l:.9;--duo-light-c:.9;--duo-turn:70}
.doc[data-direction="technical"] .picture-print{--grain:6mm;--grain-strength:.45;--duo-dark-l:.24;--duo-dark-c:.7;--duo-light-l:.97;--duo-light-c:.08}
.doc .page-flyer > .picture > .picture-print{flex:1 1 0;min-height:0;display:flex}
.doc .page-flyer > .picture > .picture-print > .picture-image{max-height:none;height:100%}
`;
