/**
 * Quiet corporate invoice: the budget table of a proposal, the amount as its key figure, payment in a quiet
 * band.
 */
export const invoiceCss = `
.doc[data-direction="corporate"]{
  & .invoice-head{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));column-gap:var(--gut)}
  & .cover{display:contents}
  & .cover-name{grid-column:1/-1;grid-row:1;font-weight:600;color:var(--accent-text);border-bottom:var(--line);padding-bottom:calc(var(--u)*.75);line-height:1.3}
  & .cover-title{grid-column:1/9;grid-row:2;margin-top:calc(var(--u)*1.6);font-size:max(var(--floor),min(var(--t-h1)*1.06,var(--content-w)*.64/var(--corporate-em,6)))}
  & .cover-title .line{display:inline}
  & .cover-title .line + .line{color:var(--muted)}
  & .invoice-subject{grid-column:1/9;grid-row:3;margin-top:calc(var(--u)*.6);font-family:var(--font-display);font-size:var(--t-lead);line-height:var(--lh-lead);text-wrap:var(--pretty)}
  & .invoice-meta{grid-column:9/-1;grid-row:2/5;margin-top:calc(var(--u)*2);display:flex;flex-direction:column;gap:calc(var(--u)*.42)}
  & .invoice-meta > div{display:grid;grid-template-columns:minmax(4.2em,2fr) minmax(max-content,3fr);column-gap:.6em}
  & .invoice-meta > div:has(.gap){grid-template-columns:minmax(0,2fr) minmax(0,3fr)}
  & .invoice-meta dd{font-weight:500;font-variant-numeric:tabular-nums lining-nums}
  & .party{margin-top:calc(var(--u)*1.4);line-height:1.42}
  & .party .party-name{font-weight:600}
  & .party-to{grid-column:1/5;grid-row:4}
  & .party-from{grid-column:5/9;grid-row:4}
  & .amount{margin-top:calc(var(--u)*1.5);background:var(--tint);padding:calc(var(--u)*.6) calc(var(--gut)*.6) calc(var(--u)*.65);display:flex;align-items:baseline;justify-content:space-between;gap:var(--gut)}
  & .amount .label{display:flex;gap:.5em}
  & .amount .hero{--hero-w:calc(var(--content-w)*.6);--size:max(var(--floor),min(var(--t-fig),var(--hero-w)/var(--corporate-em,4)));font-variant-numeric:lining-nums}
  & .lines{margin-top:calc(var(--u)*1.5)}
  & .page-invoice > .lines:first-child{margin-top:0}
  & .ledger th{font-weight:600;color:var(--muted);padding-bottom:calc(var(--u)*.42);border-bottom:var(--hair) solid var(--rule)}
  & .ledger td{border-bottom:var(--hair) solid var(--rule);padding:calc(var(--u)*.42) 0 calc(var(--u)*.46)}
  & .ledger :is(td,th):nth-child(2){padding-right:calc(var(--gut)*.7)}
  & .ledger :is(.index,.col-index){display:none}
  & .ledger .detail{display:block;color:var(--muted);line-height:1.3}
  & .ledger .col-quantity{width:16%}
  & .ledger .col-rate{width:15%}
  & .ledger .col-amount{width:17%}
  & .sums :is(th,td){padding:calc(var(--u)*.42) 0 calc(var(--u)*.46);border-bottom:var(--hair) solid var(--rule);color:var(--muted)}
  & .sums td{color:inherit}
  & .sums tr:has(+ .sum-total) :is(th,td){border-bottom:0}
  & .sum-total :is(th,td){border-top:var(--line);border-bottom:0;font-weight:700;color:var(--ink);font-size:max(var(--floor),calc(var(--t-body)*1.14))}
  & .payment{margin:auto calc(-1*var(--m)) 0;background:var(--tint);padding:calc(var(--u)*1.2) var(--m) calc(var(--u)*1.3)}
  & .payment:last-child{margin-bottom:calc(-1*var(--mb));padding-bottom:calc(var(--u)*.6 + var(--mb))}
  & .totals + .payment{margin-top:auto}
  & .note:has(+ .payment){margin-top:auto;padding-block:calc(var(--u)*1) calc(var(--u)*1.2)}
  & .note + .payment{margin-top:0}
  & .page-invoice > .totals{padding-bottom:calc(var(--u)*1.2)}
  & .payment-list{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));column-gap:var(--gut);row-gap:calc(var(--u)*.7)}
  & .payment-list dd{font-weight:500;font-variant-numeric:tabular-nums lining-nums}
}
@container page (min-aspect-ratio: 99/100){
  .doc[data-direction="corporate"]{
    & .cover-title{margin-top:calc(var(--u)*.9)}
    & .invoice-meta{margin-top:calc(var(--u)*1.1)}
    & .party{margin-top:calc(var(--u)*.8)}
    & .amount,& .lines{margin-top:calc(var(--u)*.9)}
  }
}
`;
