import type { CorpusDocument } from './corpus-document.ts';

const rows = (count: number, cells: (row: number) => readonly string[]) =>
  Array.from({ length: count }, (_, row) => `<tr><td>${cells(row + 1).join('<td>')}</tr>`).join('');

/** Bills, letters and forms: tables, floats, print rules. */
export const lettersAndBills: readonly CorpusDocument[] = [
  {
    name: 'invoice in a box with a two-part head',
    isInShortRun: true,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Invoice 204</title><style>
.box{max-width:800px;margin:auto;padding:30px;border:1px solid #eee;font:16px/24px "Helvetica Neue",Helvetica,Arial,sans-serif;color:#555;
& table{width:100%;line-height:inherit;text-align:left;& td{padding:5px;vertical-align:top}& tr td:nth-child(2){text-align:right}
& tr.top td{padding-bottom:20px;&.title{font-size:45px;line-height:45px;color:#333}}& tr.heading td{background:#eee;border-bottom:1px solid #ddd;font-weight:bold}
& tr.item:not(.last) td{border-bottom:1px solid #eee}& tr.total td:nth-child(2){border-top:2px solid #eee;font-weight:bold}}}
</style></head><body><div class="box"><table><tr class="top"><td class="title">Sparrow<td>Invoice 204<br>Created 3 May 2025<br>Due 2 June 2025
<tr><td>Sparrow Ltd<br>12 Harbour Road<td>Acme Corp<br>Jo Doe<tr class="heading"><td>Item<td>Price${['Website|300', 'Hosting|75', 'Domain|10'].map((line) => `<tr class="item"><td>${line.replace('|', '<td>$')}.00`).join('')}<tr class="total"><td><td>Total: $385.00</table></div></body></html>`,
  },
  {
    name: 'long invoice whose head repeats and whose pages are counted',
    isInShortRun: true,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Statement</title></head><body><h1>Statement of account</h1><table><thead><tr><th>Date<th>Text<th>Amount</thead><tbody>${rows(90, (row) => [`2025-03-${(row % 28) + 1}`, `Delivery note ${1000 + row}`, `${row}.50`])}</tbody></table></body></html>`,
    css: `@page{size:A4;margin:22mm 18mm 25mm;@top-left{content:"Acme Supplies";font:9pt sans-serif;color:#666}@top-right{content:"Statement 77";font:9pt sans-serif}@bottom-center{content:"Page " counter(page) " of " counter(pages);font:9pt sans-serif}}
@page :first{@top-left{content:none}}body{font:10pt/1.4 Georgia,serif}table{width:100%;border-collapse:collapse}th{text-align:left;border-bottom:2px solid #000}td{padding:3pt 0;border-bottom:.5pt solid #bbb}td:last-child,th:last-child{text-align:right}tr{break-inside:avoid}`,
  },
  {
    name: 'receipt mail of nested tables',
    html: `<html><body bgcolor="#f2f4f6" style="margin:0"><table width="100%" cellpadding="0" cellspacing="0"><tr><td align="center"><table width="570" cellpadding="0" cellspacing="0" bgcolor="#ffffff"><tr><td style="padding:45px;font-family:Arial,sans-serif;color:#51545e"><h1 style="font-size:22px;color:#333">Hi Ada,</h1><p>Thanks for using Harbour. This is the receipt for your latest purchase.</p><table width="100%" style="background:#f4f4f7;padding:21px"><tr><td><strong>Amount due:</strong> $39.00<tr><td><strong>Paid by:</strong> Visa 4242</table><table width="100%" cellspacing="0" style="margin-top:25px;border-top:1px solid #eaeaec"><tr><td style="padding:10px 0">Plan Pro, monthly<td align="right">$39.00<tr><td style="padding:10px 0"><b>Total</b><td align="right"><b>$39.00</b></table><center><a href="https://example.org/receipt" style="display:inline-block;background:#22bc66;color:#fff;border:10px solid #22bc66;border-radius:3px;text-decoration:none">Download as PDF</a></center></table></table></body></html>`,
  },
  {
    name: 'letter with fold marks and a window for the address',
    html: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Brief</title><style>@page{size:A4;margin:0}body{margin:0;font:11pt/1.45 "Times New Roman",serif}.sheet{position:relative;width:210mm;height:297mm}.sheet>*{position:absolute}.window{left:25mm;top:50mm;width:80mm}.window small{font-size:7pt;text-decoration:underline}.date{right:20mm;top:98mm}.text{left:25mm;right:20mm;top:110mm;text-align:justify;hyphens:manual}.fold{left:5mm;width:5mm;border-top:.3pt solid #000}.foot{left:25mm;right:20mm;bottom:15mm;font-size:8pt;columns:3;column-rule:.3pt solid #999}</style></head><body><div class="sheet"><div class="window"><small>Hafenamt, Kai 1, 20457 Hamburg</small><p>Frau Ada Lovelace<br>Musterweg 4<br>10115 Berlin</p></div><i class="fold" style="top:105mm"></i><i class="fold" style="top:210mm"></i><p class="date">Hamburg, 3. Mai 2025</p><div class="text"><p><b>Liegeplatz 14</b></p><p>Sehr geehrte Frau Lovelace,</p><p>${'wir bestätigen den Liegeplatz für die kommende Saison und bitten um Überweisung. '.repeat(7)}</p><p>Mit freundlichen Grüßen</p></div><div class="foot">Hafenamt Hamburg<br>Kai 1<br>Telefon 040 1234<br>post@example.org<br>IBAN DE00 1234<br>BIC TESTDE00</div></div></body></html>`,
  },
  {
    name: 'packing slip with a barcode of gradients',
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Slip</title><style>@page{size:100mm 150mm;margin:6mm}*{box-sizing:border-box;-webkit-print-color-adjust:exact}body{margin:0;font:9pt Arial,sans-serif}.bar{height:18mm;background:repeating-linear-gradient(90deg,#000 0 .6mm,#fff .6mm 1.3mm,#000 1.3mm 2.5mm,#fff 2.5mm 3mm)}.to{border:1pt solid #000;padding:3mm;margin:4mm 0;font-size:13pt}table{width:100%;border-collapse:collapse}td{border-bottom:.5pt dotted #000;padding:1mm 0}</style></head><body><div class="bar"></div><div class="to">Ada Lovelace<br>Musterweg 4<br>10115 Berlin</div><table>${rows(9, (row) => [`${row} ×`, `Part ${String(row).padStart(4, '0')}`, 'Shelf B'])}</table></body></html>`,
  },
  {
    name: 'contract with legal numbering by counters',
    isInShortRun: true,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Agreement</title></head><body><h1>Service agreement</h1>${['Services', 'Fees', 'Term', 'Liability', 'Law'].map((title) => `<section><h2>${title}</h2><ol>${'<li>The supplier performs the services with reasonable care and skill, and in the time agreed between the parties.<ol><li>Delay is told at once.<li>A remedy is proposed within five days.</ol>'.repeat(5)}</ol></section>`).join('')}</body></html>`,
    css: `@page{size:Letter;margin:1in;@bottom-right{content:counter(page) "/" counter(pages);font:9pt serif}}body{counter-reset:part;font:11pt/1.5 Georgia,serif}section{counter-increment:part;counter-reset:clause}h2::before{content:counter(part,upper-roman) ". "}ol{list-style:none;padding-left:2em}section>ol>li{counter-increment:clause;counter-reset:sub;&::before{content:counter(part) "." counter(clause) " ";font-weight:bold}& li{counter-increment:sub;&::before{content:"(" counter(sub,lower-alpha) ") "}}}h2{break-after:avoid}`,
  },
  {
    name: 'form with fields and boxes to tick',
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Application</title><style>body{font:12px Verdana,sans-serif}fieldset{border:1px solid #369;margin:0 0 12px}label{display:grid;grid-template-columns:120px 1fr;margin:6px 0}input[type=text]{border:0;border-bottom:1px solid #000;font:inherit}.ticks{display:flex;gap:20px}</style></head><body><h1>Membership application</h1><form><fieldset><legend>Person</legend><label>Name <input type="text" value="Ada Lovelace"></label><label>Street <input type="text" value="Musterweg 4"></label></fieldset><fieldset><legend>Boat</legend><div class="ticks"><span><input type="checkbox" checked> Sail</span><span><input type="checkbox"> Motor</span><span><input type="radio" checked> Berth</span></div><textarea rows="3" cols="50">A wooden dinghy of 1962.</textarea></fieldset></form></body></html>`,
  },
];
