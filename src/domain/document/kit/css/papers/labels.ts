/**
 * Sheets of labels: each in the place and size of a sheet from a shop. Nothing is drawn at the edges of a label, because
 * printers miss them by a millimeter; grounds reach into the gaps instead.
 */
export const labelsCss = `
.doc .page.is-labels{padding:0}
.doc .is-labels > .sheet-head{position:absolute;left:8mm;right:8mm;top:3mm;height:8mm;display:flex;gap:1.5em;align-items:center;justify-content:space-between;font-size:var(--floor);line-height:1.2;color:var(--muted);white-space:nowrap}
.doc .is-labels > .sheet-head > *{overflow:hidden;text-overflow:ellipsis;flex:0 1 auto}
.doc .is-labels > .sheet-head > .sheet-note{flex-shrink:4}
.doc .is-labels > .sheet-labels{display:grid;grid-template-columns:repeat(var(--cols),var(--label-w));grid-auto-rows:var(--label-h);column-gap:var(--label-gap);margin:var(--label-top) 0 0 var(--label-left)}
.doc .sheet-label{--pad:4mm;--box:calc(var(--label-w)*.97 - 2*var(--pad) - var(--edge,0mm));position:relative;overflow:hidden;height:var(--label-h);display:flex;padding:3mm var(--pad);background:var(--label-ground,none);color:var(--label-ink,inherit);border-radius:var(--label-radius,0)}
.doc .label-text{flex:1 1 auto;display:flex;flex-direction:column;justify-content:center;align-items:stretch;min-width:0;font-size:max(var(--floor),calc(var(--label-h)*.1*var(--ft)));line-height:1.25;gap:calc(var(--label-h)*.025)}
.doc .label-title.fit-headline{--cap:calc(var(--label-h)*.24*var(--ft));--least:var(--floor);--lines:2;font-family:var(--font-display);line-height:1.08}
.doc .label-name{text-wrap:balance}
.doc .label-name strong{font-weight:inherit}
.doc .label-text > .icon{font-size:max(var(--floor),calc(var(--label-h)*.2));margin:0;color:inherit}
.doc .label-text > .paragraph{max-width:none}
.doc .sheet-label.is-blank{--mark:var(--rule)}
.doc .sheet-label.is-blank::after{content:"";position:absolute;left:var(--pad);right:var(--pad);top:62%;border-top:max(1px,var(--hair)) solid var(--label-ink,var(--muted))}
.doc .label-art{position:absolute;top:0;bottom:0;right:0;width:38%;overflow:hidden}
.doc .label-art > .art{position:absolute;inset:0;width:100%;height:100%}
.doc .has-large-labels .sheet-label:has(> .label-art){--pad:6mm;--box:calc(var(--label-w)*.6 - 1.6*var(--pad) - var(--edge,0mm));padding-right:calc(var(--label-w)*.38 + var(--pad)*.6)}
.doc .has-large-labels .label-text{font-size:max(var(--floor),calc(var(--label-h)*.068*var(--ft)))}

.doc[data-direction="swiss"] .label-text{justify-content:space-between}
.doc[data-direction="swiss"] .label-text > :only-child{margin-block:auto}
.doc[data-direction="swiss"] .label-title{font-weight:600;letter-spacing:-.02em;border-top:var(--bar) solid var(--accent);padding-top:.14em}
.doc[data-direction="editorial"] .has-small-labels .label-text{text-align:center;align-items:center}
.doc[data-direction="editorial"] .label-title + .label-line{border-top:var(--hair) solid currentColor;padding-top:calc(var(--u)*.25);font-style:italic}
.doc[data-direction="technical"] .label-title{letter-spacing:-.02em}
.doc[data-direction="technical"] .label-line{font-family:var(--font-mono);letter-spacing:-.02em;border-top:var(--hair) solid var(--rule);padding-top:calc(var(--u)*.2)}
.doc[data-direction="organic"] .sheet-label{--label-ground:var(--tint);--label-radius:3mm}
.doc[data-direction="organic"] .label-title{color:var(--accent-text)}
.doc[data-direction="organic"] .has-small-labels .label-text{text-align:center;align-items:center}
.doc[data-direction="poster"] .sheet-label{--label-ground:var(--accent);--label-ink:var(--accent-ink)}
.doc[data-direction="poster"] .sheet-label:nth-child(even){--label-ground:var(--pop);--label-ink:var(--pop-ink)}
.doc[data-direction="poster"] .label-title{text-transform:uppercase}
.doc[data-direction="poster"] .label-text{font-weight:500}
.doc[data-direction="corporate"] .label-text{border-left:1.2mm solid var(--accent);padding-left:3mm}
.doc[data-direction="corporate"] .sheet-label{--edge:4.2mm}
.doc[data-direction="corporate"] .label-title{font-weight:600;color:var(--accent-text)}
.doc .sheet-label .gap{background:none;color:inherit}
`;
