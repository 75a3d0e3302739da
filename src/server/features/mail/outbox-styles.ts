/** Uses the app's colors, and system fonts because this page is standalone. */
export const outboxStyles = `
:root{color-scheme:light dark;--paper:#efece3;--sheet:#fdfcf8;--tint:#f6f3eb;--line:#d3ccbc;--ink:#1c1a17;--ink-3:#686154;--accent:#1b33bf}
@media (prefers-color-scheme:dark){:root{--paper:#181613;--sheet:#221f1b;--tint:#2a2722;--line:#3b372f;--ink:#f2eee4;--ink-3:#a29a8a;--accent:#a3b2ff}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);font:14px/1.45 system-ui,"Segoe UI",Roboto,Arial,sans-serif}
a{color:var(--accent)}
a:focus-visible,summary:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
h1,h2{font-family:Rockwell,Clarendon,"Roboto Slab",Georgia,serif;font-weight:500;letter-spacing:-.02em;line-height:1.15;margin:0}
header{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 16px;padding:16px 24px;border-bottom:1px solid var(--line)}
h1{font-size:22px}h2{font-size:22px}
header p{margin:0;color:var(--ink-3)}
.again{margin-left:auto;padding:8px 0}
main{flex:1;display:grid;grid-template-columns:minmax(240px,320px) minmax(0,1fr)}
nav{border-right:1px solid var(--line);background:var(--sheet)}
ol{list-style:none;margin:0;padding:0}
nav a{display:block;padding:12px 24px;border-bottom:1px solid var(--line);color:inherit;text-decoration:none}
nav a:hover{background:var(--tint)}
nav a[aria-current]{background:var(--paper)}
nav a[aria-current] b{color:var(--accent)}
nav b{display:block;font-weight:600}
nav span,nav time{display:block;color:var(--ink-3);overflow-wrap:anywhere}
time{font-variant-numeric:tabular-nums}
article{padding:24px;display:flex;flex-direction:column;gap:16px}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:4px 16px;margin:0}
dt{color:var(--ink-3)}dd{margin:0;overflow-wrap:anywhere}
.links a{display:block}
iframe{width:100%;height:720px;border:1px solid var(--line);background:var(--sheet)}
summary{cursor:pointer;padding:8px 0}
pre{margin:8px 0 0;padding:16px;background:var(--sheet);border:1px solid var(--line);white-space:pre-wrap;overflow-wrap:anywhere}
.empty{display:flex;align-items:center;justify-content:center;padding:24px}
.empty div{max-width:420px;padding:40px;background:var(--sheet);border:1px dashed var(--ink-3)}
@media (max-width:767px){main{display:block}nav{border-right:0;max-height:40vh;overflow:auto}nav a{padding:12px 16px}header,article{padding:16px}.again{margin-left:0}}
`;
