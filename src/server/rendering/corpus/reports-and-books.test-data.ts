import type { CorpusDocument } from './corpus-document.ts';

const words =
  'The tide turned at six, and the boats that had waited outside came in one after the other past the old light. ';
const text = (sentences: number) => `<p>${words.repeat(sentences)}</p>`;

/** Reports, papers and books: page masters, columns, notes, contents. */
export const reportsAndBooks: readonly CorpusDocument[] = [
  {
    name: 'annual report with a cover and running heads',
    isInShortRun: true,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Annual report</title></head><body><section class="cover"><h1>Annual report</h1><p>2025</p></section>${['Harbour', 'Fleet', 'Outlook'].map((title) => `<section class="chapter"><h2>${title}</h2>${text(5).repeat(9)}</section>`).join('')}</body></html>`,
    css: `@page{size:A4;margin:30mm 25mm;@top-center{content:"Harbour authority";font:8pt sans-serif;letter-spacing:.1em}@bottom-right{content:counter(page);font:9pt sans-serif}}@page cover{margin:0;@top-center{content:none}@bottom-right{content:none}}.cover{page:cover;height:297mm;display:grid;place-content:center;background:#0b3d4f;color:#fff;-webkit-print-color-adjust:exact}.chapter{break-before:page}h2{font:24pt Georgia,serif}p{font:10.5pt/1.55 Georgia,serif;text-align:justify;orphans:3;widows:3}`,
  },
  {
    name: 'scientific paper in two columns',
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>On tides</title><style>@page{size:Letter;margin:20mm}body{font:10pt/1.25 "Latin Modern Roman","Times New Roman",serif;counter-reset:section figure}header{text-align:center}main{columns:2;column-gap:8mm;text-align:justify}h2{font-size:11pt;counter-increment:section;break-after:avoid}h2::before{content:counter(section) "  "}figure{margin:3mm 0;break-inside:avoid;counter-increment:figure}figcaption::before{content:"Figure " counter(figure) ": ";font-weight:bold}svg{width:100%}</style></head><body><header><h1>On tides and waiting</h1><p>A. Lovelace</p></header><main>${['Introduction', 'Method', 'Results', 'Discussion'].map((title, at) => `<h2>${title}</h2>${text(7)}<figure><svg viewBox="0 0 100 30"><path d="M0 ${15 + at} Q25 0 50 15 T100 15" fill="none" stroke="#036"/></svg><figcaption>Height over time.</figcaption></figure>${text(6)}`).join('')}</main></body></html>`,
  },
  {
    name: 'novel with left and right pages',
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The light</title><style>@page{size:A5;margin:18mm 15mm 20mm 22mm;@bottom-center{content:counter(page);font:9pt serif}}@page :left{margin-left:15mm;margin-right:22mm;@top-left{content:"The light";font:italic 9pt serif}}@page :right{@top-right{content:"A. Lovelace";font:italic 9pt serif}}@page :first{@top-right{content:none}}body{font:10.5pt/1.5 Georgia,serif}p{margin:0;text-indent:1.2em;text-align:justify}h1{margin:30mm 0 15mm;text-align:center}h1+p::first-letter{float:left;font-size:3.2em;line-height:.9}h1+p{text-indent:0}</style></head><body><h1>One</h1>${text(6).repeat(14)}</body></html>`,
  },
  {
    name: 'readme as a code site shows it',
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>readme</title><style>body{max-width:760px;margin:0 auto;padding:32px;font:16px/1.5 -apple-system,"Segoe UI",Helvetica,Arial,sans-serif;color:#1f2328}h1,h2{padding-bottom:.3em;border-bottom:1px solid #d1d9e0}pre{padding:16px;background:#f6f8fa;border-radius:6px;font:85%/1.45 ui-monospace,Menlo,monospace;white-space:pre-wrap;-webkit-print-color-adjust:exact}code{padding:.2em .4em;background:#818b981f;border-radius:6px;font-family:monospace}pre code{padding:0;background:none}table{border-collapse:collapse}th,td{padding:6px 13px;border:1px solid #d1d9e0}tr:nth-child(2n){background:#f6f8fa}blockquote{margin:0;padding:0 1em;color:#59636e;border-left:.25em solid #d1d9e0}</style></head><body><h1>tide</h1><p>Reads tide tables. <a href="https://example.org">Home</a></p><h2>Install</h2><pre><code>npm install tide\ntide --port 8080 --where "North pier"</code></pre><h2>Options</h2><table><tr><th>Name<th>Default<tr><td><code>port</code><td>8080<tr><td><code>where</code><td>none</table><blockquote><p>Times are local.</p></blockquote><ul><li>fast<li>small<ul><li>no dependencies</ul></ul></body></html>`,
  },
  {
    name: 'minutes with custom properties and logical sides',
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Minutes</title><style>:root{--gap:4mm;--ink:oklch(35% .1 240)}body{font:11pt/1.5 Calibri,Carlito,sans-serif;color:var(--ink)}dl{display:grid;grid-template-columns:max-content 1fr;gap:var(--gap)}dt{font-weight:bold}section{margin-block:calc(var(--gap)*2);padding-inline-start:var(--gap);border-inline-start:1mm solid color-mix(in oklch,var(--ink),white 60%)}li::marker{color:var(--ink)}</style></head><body><h1>Minutes</h1><dl><dt>Present<dd>Ada, Ben, Cleo<dt>Place<dd>Harbour office</dl>${['Berths', 'Dredging', 'Any other business'].map((item) => `<section><h2>${item}</h2>${text(2)}<ol><li>Ben writes to the council.<li>Cleo asks for quotes.</ol></section>`).join('')}</body></html>`,
  },
  {
    name: 'exam paper with points in the margin',
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Exam</title><style>@page{size:A4;margin:25mm 20mm}body{counter-reset:q;font:12pt/1.4 serif}.q{position:relative;margin-bottom:8mm;padding-right:20mm;break-inside:avoid}.q::before{counter-increment:q;content:"Question " counter(q) ". ";font-weight:bold}.q::after{content:attr(data-points) " points";position:absolute;right:0;top:0;font-size:9pt}.lines{height:40mm;background:repeating-linear-gradient(transparent 0 7.7mm,#999 7.7mm 8mm);-webkit-print-color-adjust:exact}</style></head><body><h1>Tides, final exam</h1>${Array.from({ length: 9 }, (_, at) => `<div class="q" data-points="${at + 3}">Explain why the tide is late on day ${at + 1}.<div class="lines"></div></div>`).join('')}</body></html>`,
  },
  {
    name: 'price list in cascade layers',
    isInShortRun: true,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Prices</title></head><body class="page"><h1 class="title">Prices</h1><div class="grid">${Array.from({ length: 12 }, (_, at) => `<article class="card"><h2>Berth ${at + 1}</h2><p class="price">€${(at + 1) * 120}</p></article>`).join('')}</div></body></html>`,
    css: `@layer reset,base,theme,overrides;@layer overrides{.price{color:#a00}}@layer base{.price{color:#0a0;font:700 18pt sans-serif}.card{padding:6mm;border:1px solid #000}}@layer reset{*{margin:0;box-sizing:border-box}.price{font-size:8pt}}@layer theme{.grid{display:grid;grid-template-columns:repeat(3,1fr);gap:5mm}.card:nth-child(odd){background:#eef;-webkit-print-color-adjust:exact}}.title{font:28pt Georgia}@page{size:A4;margin:15mm}`,
  },
];
