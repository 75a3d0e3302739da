/** Bold poster invoice: only the strip grid, a modest head, and one yellow field for the amount. */
export const invoiceCss = `
.doc[data-direction="poster"]{
  & .invoice-head{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));gap:calc(var(--u)*1.4) var(--gut)}
  & .cover{grid-column:1/-1;display:flex;align-items:baseline;justify-content:space-between;gap:var(--gut)}
  & .cover-name{order:2;font-weight:700;text-align:right;max-width:var(--c2);line-height:1.3}
  & .cover-title{font-size:max(var(--floor),min(calc(var(--t-h1)*.9),var(--c4)/(var(--poster-em,4)*2)));line-height:1}
  & .cover-title .line{display:inline-block}
  & :is(.party,.invoice-meta){border-top:calc(var(--bar)*1.7) solid var(--ink);padding-top:calc(var(--u)*.5);grid-row:2}
  & .party-to{grid-column:1/3}
  & .party-from{grid-column:3/5}
  & .invoice-meta{grid-column:5/7;display:grid;gap:calc(var(--u)*.4);align-content:start}
  & .invoice-meta dd{font-variant-numeric:tabular-nums lining-nums}
  & :is(.party,.invoice-meta) .label{margin-bottom:calc(var(--u)*.2)}
  & .party-name{font-weight:700}
  & .invoice-subject{grid-column:1/-1;font-weight:600;font-size:var(--t-lead);line-height:var(--lh-lead);max-width:var(--c4)}
  & .amount{background:var(--pop);color:var(--pop-ink);margin:calc(var(--u)*1.5) calc(-1*var(--m)) 0;padding:calc(var(--u)*.9) var(--m) 0}
  & .amount .label{display:flex;gap:.4em;margin-bottom:calc(var(--u)*.9)}
  & .amount .hero{--hero-w:var(--content-w);--hero-h:calc(var(--page-h)*.15);padding-bottom:.13em}
  & .lines{margin-top:calc(var(--u)*1.3)}
  & .ledger th{font-weight:700;padding-bottom:calc(var(--u)*.45)}
  & .ledger td{padding:calc(var(--u)*.42) 0 calc(var(--u)*.48);border-top:calc(var(--bar)*.75) solid var(--ink)}
  & .ledger td:nth-child(2),& .ledger th:nth-child(2){padding-right:var(--gut)}
  & .ledger td:nth-child(2){font-weight:700}
  & .ledger .detail{display:block;color:var(--muted);font-weight:400}
  & .ledger :is(.index,.col-index){display:none}
  & .ledger .col-quantity{width:15%}
  & .ledger :is(.col-rate,.col-amount){width:17%}
  & .totals{border-top:calc(var(--bar)*.75) solid var(--ink);padding-top:calc(var(--u)*.45)}
  & .sums{width:var(--c3);margin-left:auto}
  & .sums :is(th,td){padding:calc(var(--u)*.18) 0}
  & .sum-total :is(th,td){font-weight:700;font-size:max(var(--floor),calc(var(--t-body)*1.2));padding-top:calc(var(--u)*.3)}
  & .payment{margin-top:auto;padding-top:calc(var(--u)*1.3)}
  & .note:has(+ .payment){margin-top:auto;padding-top:calc(var(--u)*1.2)}
  & .note + .payment{margin-top:0}
  & .payment-list{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:calc(var(--u)*1) var(--gut)}
  & .payment-list > div{border-top:calc(var(--bar)*1.7) solid var(--ink);padding-top:calc(var(--u)*.5)}
  & .payment-list dd{font-variant-numeric:tabular-nums lining-nums;margin-top:calc(var(--u)*.15)}
}
@container page (min-aspect-ratio: 99/100){
  .doc[data-direction="poster"]{
    & .amount{margin-top:calc(var(--u)*1);display:flex;justify-content:space-between;align-items:end;gap:var(--gut)}
    & .amount .hero{--hero-w:var(--c4)}
    & .invoice-head{row-gap:calc(var(--u)*.9)}
  }
}
`;
