/**
 * Default styles for running text in every direction: lists, tables, timelines, steps, callouts, cards,
 * signatures, codes, pictures. Uses tokens only.
 */
export const baseBlocksCss = `
.doc .flow > * + *{margin-top:calc(var(--u)*.6)}
.doc .flow > * + .heading{margin-top:calc(var(--u)*1.05)}
.doc .flow > .heading + *{margin-top:calc(var(--u)*.25)}
.doc .flow > * + :is(.grid-table,.chart-figure,.timeline,.steps,.callout,.cards,.columns,.signatures,.qr,.picture,.inset-quote,.figures,.definitions){margin-top:calc(var(--u)*1)}
.doc .flow > :is(.grid-table,.chart-figure,.timeline,.steps,.callout,.cards,.columns,.qr,.picture,.figures,.definitions) + *{margin-top:calc(var(--u)*1)}
/* Without headings at their side, columns and tables take the width that those would have. */
.doc:not(:has(.passage-title)) .page-article:has(.passage-body > :is(.columns,.cards,.figures,.grid-table,.table-scroll)) .passage-body{grid-column:1/-1;max-width:none}
.doc:not(:has(.passage-title)) .passage-body > :is(.paragraph,.list,.steps,.callout,.inset-quote){max-width:42em}
.doc .heading{font-weight:600}
.doc .heading-2{font-size:max(var(--floor),calc(var(--t-h3)*1.15));line-height:1.2}

.doc .list > li{position:relative;padding-left:1.5em}
.doc li + li,.doc li > .list{margin-top:calc(var(--u)*.27)}
.doc .list:not(.list-ordered) > li::before{content:"";position:absolute;left:0;top:.62em;width:.7em;height:.1em;min-height:1px;background:currentColor}
.doc .list-ordered{counter-reset:item var(--start,0)}
.doc .list-ordered > li{counter-increment:item;padding-left:1.9em}
.doc .list-ordered > li::before{content:counter(item);position:absolute;left:0;font-weight:600;font-variant-numeric:tabular-nums lining-nums}
.doc .list > li.is-further.is-further.is-further::before{content:none}
.doc :is(ul,ol) > li.is-further{list-style:none}
.doc li.is-further > .list:first-child{margin-top:0}
.doc .list > li:is(.is-open,.is-done)::before{width:.7em;height:.7em;top:.32em;background:none;border:max(1px,.08em) solid currentColor}
.doc .list > li.is-done::before{background:currentColor}
.doc .list .list .list .list{padding-left:0}
.doc .list .list .list .list > li{padding-left:.9em}

.doc .inset-quote{padding:calc(var(--u)*.5) 0}
.doc .inset-quote .quote-text{font-size:max(var(--floor),calc(var(--t-lead)*1.2));line-height:1.25}
.doc .inset-quote .quote-by{margin-top:calc(var(--u)*.4);color:var(--muted)}

/* The columns of a menu speak for themselves; readers of the screen hear their heads. */
.doc .is-menu .grid-table thead{display:block;position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.doc .is-menu .passage{align-items:start}
.doc .is-menu .passage .grid-table{border-top:0}
.doc .is-menu .passage .grid-table tbody tr:first-child td{padding-top:0}
.doc .grid-table{table-layout:auto;font-variant-numeric:lining-nums}
.doc .grid-table caption{text-align:left;padding-bottom:calc(var(--u)*.5);color:var(--muted)}
.doc .grid-table :is(th,td){overflow-wrap:break-word}
.doc .grid-table th{font-weight:600;vertical-align:bottom;padding:calc(var(--u)*.4) calc(var(--gut)*.7) calc(var(--u)*.45) 0;border-bottom:var(--bar) solid var(--ink)}
.doc .grid-table td{border-bottom:var(--hair) solid var(--rule);padding:calc(var(--u)*.36) calc(var(--gut)*.7) calc(var(--u)*.4) 0}
.doc .grid-table :is(th,td):last-child{padding-right:0}
.doc .grid-table .mid{text-align:center}
.doc .grid-table tr{break-inside:avoid}
.doc .grid-table tbody tr:last-child td{border-bottom-color:var(--ink)}
.doc .grid-table .to-write td{height:calc(9.5mm*(.6 + .4*var(--fs)));vertical-align:bottom}
.doc .grid-table .to-write td:not(:first-child){border-left:var(--hair) solid var(--rule);padding-left:.4em}
.doc .grid-table tfoot td{border-bottom:0;padding-top:calc(var(--u)*.3);padding-bottom:calc(var(--u)*.1)}
.doc .grid-table tfoot tr:last-child td{font-weight:600;padding-top:calc(var(--u)*.5)}
.doc .grid-table.is-tight{font-size:var(--t-note);line-height:1.25}
.doc .grid-table th.num,.doc .grid-table.is-tight td.num{white-space:normal}
.doc .grid-table.is-tight :is(th,td){padding-right:calc(var(--gut)*.35)}
.doc .grid-table.is-tight :is(th,td):last-child{padding-right:0}

.doc .code{background:var(--tint);padding:calc(var(--u)*.7) var(--u);font-variant-numeric:tabular-nums lining-nums}
.doc .divider{height:0;border-top:var(--hair) solid var(--rule);margin:calc(var(--u)*.9) 0}

.doc .timeline,.doc .definitions{--title-w:28%}
.doc :is(.moment,.definition){display:grid;grid-template-columns:minmax(0,var(--title-w)) minmax(0,1fr);column-gap:var(--gut);padding:calc(var(--u)*.4) 0 calc(var(--u)*.45);border-top:var(--hair) solid var(--rule)}
.doc :is(.timeline,.definitions) li + li{margin-top:0}
.doc :is(.moment,.definition):first-child{border-top-color:var(--ink)}
.doc :is(.moment-title,.definition-title,.step-title){font-weight:600}
.doc .moment-title{font-variant-numeric:tabular-nums lining-nums;position:relative;padding-left:1.3em}
.doc .moment-title::before{content:"";position:absolute;left:0;top:.42em;width:.6em;height:.6em;border-radius:50%;background:var(--accent-text)}
.doc :is(.moment-title,.definition-title):last-child{grid-column:1/-1}

.doc .steps{counter-reset:step var(--start,0)}
.doc .step{counter-increment:step;position:relative;padding-left:2.4em}
.doc .step + .step{margin-top:calc(var(--u)*.55)}
.doc .step::before{content:counter(step);position:absolute;left:0;top:0;font-family:var(--font-display);font-size:max(var(--floor),1.5em);line-height:calc(1em*var(--lh)/1.5);color:var(--accent-text);font-variant-numeric:lining-nums}

.doc .callout{border-left:var(--bar) solid var(--ink);background:var(--tint);padding:calc(var(--u)*.65) var(--u) calc(var(--u)*.75)}
.doc .callout:is(.callout-important,.callout-warning){border-left-color:var(--accent-text);border-left-width:calc(var(--bar)*2)}
.doc .callout-title{font-weight:600;margin-bottom:calc(var(--u)*.2)}
.doc :is(.callout-important,.callout-warning) > .callout-title{color:var(--accent-text)}

.doc .cards,.doc .columns{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:calc(var(--u)*1) var(--gut)}
.doc :is(.cards,.columns)[data-count="1"]{grid-template-columns:minmax(0,1fr)}
.doc :is(.cards,.columns):is([data-count="2"],[data-count="4"]){grid-template-columns:repeat(2,minmax(0,1fr))}
.doc .card{border-top:var(--bar) solid var(--ink);padding-top:calc(var(--u)*.45)}
.doc .card-title{font-weight:600}
.doc .card.flow > .card-title + *{margin-top:calc(var(--u)*.25)}

.doc .signatures{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:calc(var(--u)*1) var(--gut);padding-top:calc(var(--u)*2.2)}
.doc .signatures[data-count="1"]{grid-template-columns:minmax(0,.55fr)}
.doc .signature{border-top:var(--hair) solid var(--ink);padding-top:calc(var(--u)*.35);margin-top:calc(var(--base-u)*1.6*var(--fs))}
.doc .signature:nth-child(-n+2){margin-top:0}
.doc .signature-detail{color:var(--muted)}

.doc .qr{display:flex;align-items:flex-end;gap:var(--gut)}
.doc .qr-code{flex:none;width:max(88px,calc(var(--base-u)*7*(.7 + .3*var(--fs))));height:max(88px,calc(var(--base-u)*7*(.7 + .3*var(--fs))));shape-rendering:crispEdges}
.doc .qr-ground{fill:#fff}
.doc .qr-modules{fill:#000}
.doc .qr-caption{overflow-wrap:anywhere}
.doc .brand-mark{display:inline-block;height:2.4em;width:auto;max-width:40%;object-fit:contain;object-position:left;vertical-align:middle;margin-inline-end:.6em}
.doc .brand-mark:last-child{margin-inline-end:0}
.doc .brand-mark[data-tone]{margin-inline-end:.8em;outline:.25em solid var(--plate);outline-offset:-.5px;background:var(--plate);--plate:#fff}
.doc .brand-mark[data-tone="dark"]{--plate:oklch(from currentColor 1 0 0/clamp(0,(l - .6)*999,1))}
.doc .brand-mark[data-tone="light"]{--plate:oklch(from currentColor .2 0 0/clamp(0,(.6 - l)*999,1))}
.doc .picture-image{display:block;width:100%;height:auto;max-height:calc(var(--page-h)*.5);object-fit:cover}
.doc .picture-art{height:calc(var(--base-u)*12*var(--fs));overflow:hidden}
.doc .picture-art > .art{display:block;overflow:hidden}
.doc .page-flyer > .picture{position:relative;z-index:2;order:0;flex:3 1 0;min-height:calc(var(--page-h)*.2);margin:calc(var(--u)*.9) 0;display:flex;flex-direction:column}
.doc .page-flyer > .picture > :is(.picture-image,.picture-art){flex:1 1 0;min-height:0;height:0;max-height:none}
.doc .page.page-flyer > .opening.has-photo{flex:0 0 auto;grid-template-rows:auto auto auto}
.doc .page.page-flyer > .opening.has-photo > .opening-art{display:none}
.doc .page.page-flyer > .opening.has-photo:not(.has-hero) > .tagline{grid-column:1/-1;grid-row:3;align-self:start}
.doc .picture-credit{margin-top:calc(var(--u)*.2);color:var(--muted);text-align:end}
.doc .picture-credit a{color:inherit;text-decoration:none}
.doc .picture-caption{margin-top:calc(var(--u)*.4);color:var(--muted)}

.doc .point-label{font-variant-numeric:tabular-nums lining-nums;font-weight:600}
.doc .programme-title{grid-column:1/-1;font-family:var(--font-display);font-size:max(var(--floor),calc(var(--t-h2)*.8));line-height:1.15}
.doc .listing{margin-top:calc(var(--u)*1.3)}
.doc .listing-row{display:flex;justify-content:space-between;gap:var(--gut);border-top:var(--hair) solid var(--rule);padding:calc(var(--u)*.3) 0}
/* Each label with a line to write on. */
.doc[data-direction] .list.is-blanks.is-blanks{max-width:none}
.doc[data-direction] .list.is-blanks.is-blanks > li{padding:calc(var(--base-u)*1.15) 0 .25em;margin:0;border-bottom:max(1px,var(--hair)) solid var(--muted)}
.doc[data-direction] .list.is-blanks.is-blanks.is-blanks > li::before{content:none}
/* A time and what happens stand beside each other, the time as large as what it announces. */
.doc .listing.is-timed .listing-row{display:grid;grid-template-columns:minmax(4.6em,auto) minmax(0,1fr);justify-content:start;align-items:baseline;column-gap:calc(var(--gut)*.8);font-size:max(var(--floor),calc(var(--t-lead)*1.05));line-height:1.3}
.doc .listing.is-timed dt{font-variant-numeric:tabular-nums lining-nums;font-weight:600;white-space:nowrap}
.doc .listing.is-timed dd{text-align:left;font-weight:500}
.doc .listing .block-text{margin-top:calc(var(--u)*.6)}

.doc .aside-title{font-weight:600}
.doc .aside + .aside{margin-top:calc(var(--u)*.5)}
.doc .takeaway.has-parts .ask-value{white-space:nowrap}

.doc .page-slide :is(.timeline,.definitions){--title-w:24%}
@container page (max-width: 620px){
  .doc :is(.cards,.columns)[data-count]{grid-template-columns:repeat(2,minmax(0,1fr))}
  .doc :is(.cards,.columns)[data-count="1"]{grid-template-columns:minmax(0,1fr)}
}
`;
