/* Pages written elsewhere, none for Octavo. */

/**
 * An invoice with floats, 2012 style: clearfix, print rules that hide the menu, a total that must not be
 * split.
 */
export const floatInvoice = `<html lang="en"><head><title>Invoice 1042</title><style>
@page { size: Letter; margin: 0.75in }
body { font: 11pt Arial, Helvetica, sans-serif; margin: 0 auto; width: 7in }
.left { float: left; width: 60% } .right { float: right; width: 35%; text-align: right }
.cf:after { content: ""; display: table; clear: both }
.nav { background: #222; color: #fff; padding: 10px } @media print { .nav { display: none } }
@media screen { .paper-only { display: none } }
table { width: 100%; border-collapse: collapse; clear: both } td, th { border-bottom: 1px solid #999; padding: 4px }
tr { page-break-inside: avoid } thead { display: table-header-group }
</style></head><body><div class="nav">Menu Home Contact</div>
<div class="cf"><div class="left"><h1>Acme Supplies</h1></div><div class="right">Invoice 1042<br>3 March 2024</div></div>
<p class="paper-only">Please keep this sheet.</p>
<table><thead><tr><th>Item</th><th>Price</th></tr></thead><tbody>${Array.from({ length: 70 }, (_, i) => `<tr><td>Part number ${i + 1}</td><td>$${i}.50</td></tr>`).join('')}</tbody></table>
<div class="right" style="page-break-inside:avoid"><b>Total $2,450.00</b></div></body></html>`;

/** An email receipt: nested tables, presentational attributes, no doctype, unclosed tags. */
export const tableReceipt = `<html><body bgcolor="#f4f4f4"><center>
<table width="600" cellpadding="0" cellspacing="0" bgcolor="#ffffff" align="center"><tr><td>
<table width="100%"><tr><td align="left"><font face="Verdana" size="5" color="#cc0000">Bike & Co</font><td align="right">Receipt no. 77
</table><hr noshade size="1">
<table width="100%" border="1"><tr><td>Helmet<td align="right">39,00 &euro;<tr><td>Lock<td align="right">24,00 &euro;
<tr><td><b>Sum<td align="right"><b>63,00 &euro;</table></td></tr></table></center>`;

/** A modern report: a missing web font, grid, custom properties, chapters that start on new pages. */
export const gridReport = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Bericht</title>
<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter"><link rel="preconnect" href="https://fonts.gstatic.com">
<style>@font-face{font-family:Brand;src:url(https://example.org/brand.woff2) format("woff2")}
:root{--ink:#123}@page{size:A4 landscape;margin:15mm}body{font-family:Brand,Inter,system-ui,sans-serif;color:var(--ink);margin:0}
.grid{display:grid;grid-template-columns:repeat(3,1fr);gap:12px}.card{border:1px solid #ccd;border-radius:8px;padding:12px}
h2{break-before:page}.chart{height:80px;background:linear-gradient(90deg,#0a7,#07a);-webkit-print-color-adjust:exact}
button,.no-print{display:none}@media screen{body{background:#333}}</style></head>
<body><h1>Quartalsbericht</h1><div class="grid"><div class="card">Umsatz<br><b>4,2 Mio</b></div><div class="card">Kunden<br><b>318</b></div><div class="card"><div class="chart"></div></div></div>
<button onclick="print()">Drucken</button><h2>Ausblick</h2><p>Siehe <a href="https://example.org/plan">den Plan</a>.</p>
<script>document.body.innerHTML = ''</script></body></html>`;
