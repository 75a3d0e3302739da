import type { CorpusDocument } from './corpus-document.ts';

/** Résumés, certificates, tickets and screens: grids, containers, transforms, pages with a fixed size. */
export const cardsAndScreens: readonly CorpusDocument[] = [
  {
    name: 'résumé with a side column',
    html: `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>CV</title><style>@page{size:A4;margin:0}*{box-sizing:border-box;-webkit-print-color-adjust:exact}body{margin:0;font:10pt/1.45 Arial,sans-serif}.cv{display:grid;grid-template-columns:65mm 1fr;min-height:297mm}aside{background:#22313f;color:#fff;padding:15mm 10mm}main{padding:15mm}h1{font-size:26pt;margin:0}.skill{height:2mm;background:#fff3;margin:1mm 0 4mm}.skill i{display:block;height:100%;background:#f5ab35}.job{display:grid;grid-template-columns:28mm 1fr;margin:4mm 0}</style></head><body><div class="cv"><aside><h2>Compétences</h2>${[90, 70, 55].map((share) => `Navigation<div class="skill"><i style="width:${share}%"></i></div>`).join('')}</aside><main><h1>Ada Lovelace</h1><p>Capitaine de port</p>${[2018, 2015, 2011].map((year) => `<div class="job"><b>${year}</b><div><b>Port de Brest</b><br>Organisation des quais, sécurité, équipe de douze personnes.</div></div>`).join('')}</main></div></body></html>`,
  },
  {
    name: 'dashboard of cards that answer to their container',
    isInShortRun: true,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Dashboard</title><style>@page{size:A4 landscape;margin:10mm}body{margin:0;font:11pt system-ui,Arial,sans-serif}.wide,.narrow{container-type:inline-size;display:inline-block;vertical-align:top}.wide{width:180mm}.narrow{width:80mm}.cards{display:grid;gap:4mm;grid-template-columns:1fr}.card{border:1px solid #ccd;border-radius:3mm;padding:5mm;font-size:4cqi}@container (min-width:120mm){.cards{grid-template-columns:repeat(3,1fr)}.card{background:#eef6ff;font-size:1.8cqi;-webkit-print-color-adjust:exact}}@container (max-width:100mm){.card b::after{content:" (narrow)"}}@supports (container-type:inline-size){h1{color:#036}}</style></head><body><h1>Harbour today</h1>${['wide', 'narrow'].map((kind) => `<div class="${kind}"><div class="cards">${['Boats 31', 'Berths 40', 'Wind 12 kn'].map((words) => `<div class="card"><b>${words}</b><p>since midnight</p></div>`).join('')}</div></div>`).join(' ')}</body></html>`,
  },
  {
    name: 'certificate with an ornament of SVG and a frame',
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Certificate</title><style>@page{size:A4 landscape;margin:0}body{margin:0}.frame{width:297mm;height:210mm;padding:12mm;box-sizing:border-box;background:radial-gradient(circle,#fff,#f5efdc);-webkit-print-color-adjust:exact}.inner{height:100%;box-sizing:border-box;border:3mm double #8a6d1b;display:flex;flex-direction:column;align-items:center;justify-content:center;font-family:Georgia,serif}h1{font-size:44pt;font-weight:400;letter-spacing:.05em;margin:0}.seal{width:30mm;transform:rotate(-12deg)}</style></head><body><div class="frame"><div class="inner"><h1>Certificate</h1><p>This certifies that</p><p style="font:italic 28pt Georgia">Ada Lovelace</p><p>has completed the harbour pilot course.</p><svg class="seal" viewBox="-50 -50 100 100"><circle r="44" fill="#8a6d1b"/><circle r="36" fill="none" stroke="#fff"/><text y="8" text-anchor="middle" font-size="22" fill="#fff">2025</text></svg></div></div></body></html>`,
  },
  {
    name: 'event ticket with a torn edge',
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Ticket</title><style>@page{size:180mm 70mm;margin:0}body{margin:0;font:10pt "Trebuchet MS",sans-serif}.ticket{display:flex;width:180mm;height:70mm;background:#c0392b;color:#fff;-webkit-print-color-adjust:exact}.main{flex:1;padding:8mm}.stub{width:45mm;border-left:1mm dashed #fff;writing-mode:vertical-rl;padding:6mm;text-align:center}.main h1{font-size:30pt;margin:0;text-transform:uppercase;clip-path:inset(0)}</style></head><body><div class="ticket"><div class="main"><h1>Harbour night</h1><p>Saturday 14 June, 20:00</p><p>Row 4, seat 12</p></div><div class="stub">Admit one, number 00412</div></div></body></html>`,
  },
  {
    name: 'restaurant menu with leaders',
    html: `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Menu</title><style>@page{size:A5;margin:14mm}body{font:11pt/1.5 "Palatino Linotype",Palatino,serif;columns:1}h1{text-align:center;font-variant:small-caps}li{display:flex;list-style:none;align-items:baseline}li::before{order:1;content:"";flex:1;border-bottom:1pt dotted #888;margin:0 2mm}li b{order:2;font-weight:400}ul{padding:0}</style></head><body><h1>Osteria del Porto</h1>${['Antipasti', 'Primi', 'Secondi'].map((part) => `<h2>${part}</h2><ul>${['Acciughe marinate', 'Insalata di polpo', 'Crostini'].map((dish, at) => `<li>${dish}<b>${9 + at} €</b></li>`).join('')}</ul>`).join('')}</body></html>`,
  },
  {
    name: 'deck of slides, one a page',
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Deck</title><style>@page{size:13.333in 7.5in;margin:0}body{margin:0;counter-reset:slide}section{position:relative;width:13.333in;height:7.5in;box-sizing:border-box;padding:1in;break-after:page;overflow:hidden;background:#101820;color:#fff;font-family:Arial,sans-serif;-webkit-print-color-adjust:exact;counter-increment:slide;&:last-of-type{break-after:auto}&::after{content:counter(slide);position:absolute;right:.5in;bottom:.4in}&:nth-child(even){background:#fee715;color:#101820}& h2{font-size:54pt;margin:0}}</style></head><body>${['Harbour', 'Fleet', 'Plan', 'Thanks'].map((title) => `<section><h2>${title}</h2><ul><li>One<li>Two<li>Three</ul></section>`).join('')}</body></html>`,
  },
];
