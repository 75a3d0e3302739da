/** Editorial invoice: dates in the side column, the rest in the main one; the sum shares the edge of the sender. */
export const invoiceCss = `
.doc[data-direction="editorial"]{
  & .invoice-head{display:grid;grid-template-columns:var(--side) repeat(2,minmax(0,1fr));column-gap:var(--gut)}
  & .cover{display:contents}
  & .cover-name{grid-column:1/-1;grid-row:1;font-family:var(--font-display);font-size:max(var(--floor),calc(var(--t-h2)*.83));line-height:1;padding-bottom:calc(var(--u)*.45)}
  & .cover-tagline{grid-column:2/-1;grid-row:1;justify-self:end;align-self:end;font-style:italic;color:var(--muted);padding-bottom:calc(var(--u)*.45)}
  & .invoice-head:has(.cover-tagline) .cover-name{grid-column:1/3}
  & .invoice-head::before{grid-column:1/-1;grid-row:2}
  & .cover-title{grid-column:2/-1;grid-row:3;font-family:var(--font-display);letter-spacing:-.012em;line-height:1;margin:calc(var(--u)*2) 0 0 -.03em;font-size:max(var(--floor),min(var(--t-h1)*.94,var(--main)*.8/var(--editorial-em,6)))}
  & .cover-title .line{display:inline}
  & .cover-title .line + .line{font-family:var(--font-text);font-style:italic;font-size:var(--t-lead);letter-spacing:0;color:var(--muted);margin-left:.5em;font-variant-numeric:lining-nums}
  & .invoice-meta{grid-column:1;grid-row:3/6;margin-top:calc(var(--u)*2.35);display:flex;flex-direction:column;gap:calc(var(--u)*.45)}
  & .invoice-meta dt{font-style:italic;color:var(--muted)}
  & .invoice-meta dd{font-variant-numeric:tabular-nums lining-nums}
  & .invoice-subject{grid-column:2/-1;grid-row:4;font-size:var(--t-lead);line-height:var(--lh-lead);max-width:calc(var(--main)*.86);margin-top:calc(var(--u)*.9)}
  & .party-to{grid-column:2;grid-row:5;margin-top:calc(var(--u)*1.5)}
  & .party-from{grid-column:3;grid-row:5;margin-top:calc(var(--u)*1.5)}
  & .amount{display:grid;grid-template-columns:var(--side) minmax(0,1fr);column-gap:var(--gut);align-items:last baseline;margin-top:calc(var(--u)*1.5)}
  & .amount .label{display:flex;flex-wrap:wrap;column-gap:.3em}
  & .amount .hero{--hero-w:calc(var(--main)*.6);--size:max(var(--floor),min(var(--t-fig),var(--hero-w)/var(--editorial-em,4)))}
  & .page-invoice:has(> .totals) > .amount{display:none}
  & .lines{margin-top:calc(var(--u)*2.1);padding-left:calc(var(--side) + var(--gut))}
  & .ledger th{font-style:italic;color:var(--muted);padding-bottom:calc(var(--u)*.3);border-bottom:var(--hair) solid var(--ink)}
  & .ledger td{padding:calc(var(--u)*.36) 0;border-bottom:var(--hair) solid var(--rule)}
  & .ledger tr:last-child td{border-bottom-color:var(--ink)}
  & .ledger td:nth-child(2){padding-right:calc(var(--gut)*.6)}
  & .ledger :is(.index,.col-index){display:none}
  & .ledger .detail{display:block;color:var(--muted);font-size:max(var(--floor),calc(var(--t-body)*.93));line-height:1.25}
  & .ledger td{position:relative}
  & .ledger .group{position:absolute;left:calc(-1*(var(--side) + var(--gut)));width:var(--side);font-style:italic;color:var(--accent-text);text-wrap:balance}
  & .ledger .is-group-end td{border-bottom-color:var(--ink)}
  & .ledger .col-quantity{width:17%}
  & .ledger .col-rate{width:16%}
  & .ledger .col-amount{width:19%}
  & .totals{padding:calc(var(--u)*.5) 0 0 calc(var(--side) + var(--gut))}
  & .sums{width:calc((var(--main) - var(--gut))/2);margin-left:auto}
  & .sums,& .sums tbody{display:block}
  & .sums tr{display:flex;justify-content:space-between;align-items:baseline;gap:calc(var(--gut)*.5)}
  & .sums :is(th,td){display:block;padding:calc(var(--u)*.2) 0}
  & .sum-total{border-top:var(--bar) solid var(--ink);padding-top:calc(var(--u)*.35)}
  & .sums th{overflow-wrap:break-word}
  & .sum-total{flex-wrap:wrap}
  & .sum-total th{font-style:italic;padding-right:.8em}
  & .sum-total td{margin-left:auto}
  & .sum-total td{font-family:var(--font-display);font-size:max(var(--floor),min(var(--t-h2)*1.12,(var(--main) - var(--gut))*.34/var(--editorial-em,4)));line-height:1;letter-spacing:-.01em;color:var(--accent-text);font-variant-numeric:lining-nums proportional-nums}
  & .sums tr:has(+ .sum-total) :is(th,td){padding-bottom:calc(var(--u)*.55)}
  & .payment{margin-top:auto;padding:calc(var(--u)*1.2) 0 0 calc(var(--side) + var(--gut))}
  & .note:has(+ .payment){margin-top:auto;padding-top:calc(var(--u)*1.2)}
  & .note + .payment{margin-top:0}
  & .page-invoice{--note-line:calc(max(var(--floor),var(--t-h2)*.76)*1.22)}
  & .note.is-brief:has(+ .payment){display:block;width:var(--side);margin-bottom:calc(-1*var(--note-line))}
  & .note.is-brief + .payment{padding-top:0;min-height:var(--note-line)}
  & .payment-list:has(> div > dt:empty){grid-template-columns:minmax(0,1fr) minmax(0,.46fr);column-gap:calc(var(--gut)*.6)}
  & .payment-list:has(> div > dt:empty) > div{grid-column:1}
  & .payment-list:has(> div > dt:empty) > div:has(> dt:empty){display:block;grid-column:2;grid-row:1/9}
  & .payment-list{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);column-gap:var(--gut);border-top:var(--hair) solid var(--ink);padding-top:calc(var(--u)*.5)}
  & .payment-list > div{display:grid;grid-template-columns:minmax(min(19mm,34%),auto) minmax(0,1fr);column-gap:calc(var(--gut)*.4)}
  & .payment-list > div.is-long{grid-column:1/-1}
  & .payment-list dt{font-style:italic;color:var(--muted)}
  & .note.is-brief + .payment > .payment-list{border-top:0;padding-top:0}
  & .payment-list dd{font-variant-numeric:tabular-nums lining-nums}
}
`;
