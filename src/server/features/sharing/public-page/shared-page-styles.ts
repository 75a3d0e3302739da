/** Uses the app's colors, and system fonts so nothing delays the first page. */
export const frameStyles = `
:root{color-scheme:light dark;--o-desk:#d8d2c4;--o-sheet:#fdfcf8;--o-line:#867e6c;--o-hair:#d3ccbc;--o-ink:#1c1a17;--o-ink-3:#686154;--o-accent:#1b33bf;--o-on-accent:#fff;--o-danger:#ae231b}
@media (prefers-color-scheme:dark){:root{--o-desk:#0e0d0b;--o-sheet:#221f1b;--o-line:#8a8272;--o-hair:#3b372f;--o-ink:#f2eee4;--o-ink-3:#a29a8a;--o-accent:#a3b2ff;--o-on-accent:#0e1440;--o-danger:#ff9c90}}
.o-body{min-height:100vh;display:flex;flex-direction:column;background:var(--o-desk);color:var(--o-ink);font:15px/1.45 system-ui,"Segoe UI",Roboto,Arial,sans-serif}
.o-frame,.o-frame *{box-sizing:border-box}
.o-button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:0 16px;border:1px solid var(--o-line);border-radius:3px;background:var(--o-sheet);color:var(--o-ink);font:600 15px/1.2 system-ui,"Segoe UI",Roboto,Arial,sans-serif;text-decoration:none;white-space:nowrap;cursor:pointer}
.o-button[hidden]{display:none}
.o-button:hover{border-color:var(--o-ink)}
.o-button-main{border-color:var(--o-accent);background:var(--o-accent);color:var(--o-on-accent)}
.o-frame :focus-visible,.o-body:focus-visible{outline:2px solid var(--o-accent);outline-offset:2px}
.o-mark{flex:none;width:20px;height:24px}
`;

/** Styles of the document page. The document's styles use `.doc`; the frame's class names start with `o-`. */
const documentStyles = `
.o-bar{position:sticky;top:0;z-index:1;display:flex;align-items:center;gap:8px 12px;padding:8px 16px;border-bottom:1px solid var(--o-hair);background:var(--o-sheet)}
.o-title{flex:1;min-width:0;margin:0;overflow:hidden;font-size:16px;font-weight:650;line-height:1.3;text-overflow:ellipsis;white-space:nowrap}
.o-skip{position:absolute;inset-inline-start:16px;top:8px;z-index:2}.o-skip:not(:focus){clip-path:inset(50%);pointer-events:none}
.o-pages{flex:1;padding:24px 12px;isolation:isolate;contain:paint}
.o-pages:focus{outline:0}
.o-pages .doc{display:flex;flex-direction:column;align-items:center;gap:calc(24px/var(--o-zoom,1));zoom:var(--o-zoom,1)}
.o-pages .doc>.page{box-shadow:0 1px 0 rgba(60,50,28,.16),0 6px 14px -4px rgba(60,50,28,.22)}
.o-foot{padding:0 16px 24px;color:var(--o-ink);text-align:center;font-size:13px}
.o-foot a{display:inline-block;padding:12px 4px;color:inherit}
.o-live{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.o-stage{display:none}
@media (max-width:479px){.o-bar{flex-wrap:wrap;position:static;padding:12px 16px}.o-bar .o-button{flex:1}.o-title{flex:1 0 calc(100% - 40px);max-width:calc(100% - 40px);white-space:normal;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical}}
@media (max-width:479px){.o-pages{padding:16px 12px}.o-bar [data-o-print]{display:none}}
[data-embedded] .o-bar{display:none}[data-embedded] .o-pages{padding:12px}
@media screen{
html[data-presenting]{overflow:hidden}
[data-presenting] :is(.o-bar,.o-foot,.o-skip){display:none}
[data-presenting] .o-pages{position:fixed;inset:0;z-index:2;display:grid;place-items:center;padding:0;overflow:hidden;background:#000;contain:none}
[data-presenting] .o-pages .doc>.page{display:none;box-shadow:none}
[data-presenting] .o-pages .doc>.page[data-shown]{display:flex}
[data-presenting] .o-stage{position:fixed;right:12px;bottom:12px;z-index:3;display:flex;align-items:center;gap:4px;padding:4px;border-radius:3px;background:rgba(28,26,23,.86);color:#fff;opacity:0;transition:opacity .16s}
[data-presenting][data-moved] .o-stage,.o-stage:focus-within{opacity:1!important}
[data-presenting]:not([data-moved]) .o-body{cursor:none}
.o-stage button{min-width:44px;min-height:44px;border:0;border-radius:3px;background:none;color:inherit;font:600 15px/1 system-ui,"Segoe UI",Roboto,Arial,sans-serif;cursor:pointer}
.o-stage button:hover{background:rgba(255,255,255,.16)}.o-stage button:focus-visible{outline-color:#fff}
.o-stage span{min-width:56px;text-align:center;font-variant-numeric:tabular-nums}
}
@media (prefers-reduced-motion:reduce){.o-stage{transition:none!important}}
@media print{:is(.o-bar,.o-foot,.o-skip,.o-live,.o-stage){display:none!important}.o-body{display:block;min-height:0;background:none}.o-pages{padding:0;contain:none;isolation:auto}.o-pages .doc{display:block;zoom:1}.o-pages .doc>.page{box-shadow:none}}
`;

const narrowestPx = 304;
/** Horizontal margin of a page on screen. */
const marginPx = 24;

/**
 * Returns rules that scale pages to the window's width without a script, in steps of a few px. Wider windows
 * show pages at full size.
 */
function zoomSteps(pageWidthPx: number): string {
  const rules: string[] = [];
  let width = Math.ceil(pageWidthPx + marginPx);
  while (width > narrowestPx) {
    const step = width > 700 ? 24 : 8;
    const lower = Math.max(narrowestPx, width - step);
    const zoom = Math.floor(((lower - marginPx) / pageWidthPx) * 1000) / 1000;
    rules.push(`@media screen and (max-width:${width - 0.02}px){:root{--o-zoom:${zoom}}}`);
    width = lower;
  }
  // Browser zoom makes the window narrow.
  rules.push(
    `@media screen and (max-width:${narrowestPx - 0.02}px){:root{--o-zoom:${Math.floor((240 / pageWidthPx) * 1000) / 1000}}}`,
  );
  return rules.join('');
}

export function sharedPageStyles(pageWidthPx: number): string {
  return frameStyles + documentStyles + zoomSteps(pageWidthPx);
}
