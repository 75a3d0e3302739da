import { fieldEdge } from './edges.ts';

/** Warm organic invoice: plain paper below a waving header, the table in Figtree. */
export const invoiceCss = `
.doc[data-direction="organic"]{
  & .invoice-head{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));gap:calc(var(--u)*1.6) var(--gut)}
  & .cover{position:relative;grid-column:1/-1;display:flex;align-items:end;justify-content:space-between;gap:var(--gut);color:var(--field-ink);margin:calc(-1*var(--mt)) calc(-1*var(--m)) calc(var(--u)*.6);padding:var(--mt) var(--m) calc(var(--u)*1.6)}
  & .cover::before{content:"";position:absolute;inset:0 0 -9px;background:var(--field);clip-path:${fieldEdge({ reach: 18, phase: 1.1 })}}
  & .cover > *{position:relative}
  & .cover-name{font-weight:600;max-width:var(--c2);order:2;text-align:right;line-height:1.3;padding-bottom:.3em}
  & .cover-title{line-height:1;font-size:max(var(--floor),min(var(--t-h1),var(--c4)/(var(--organic-em,4)*1.7)))}
  & .cover-title .line{display:inline-block}
  & .party-to{grid-column:1/3;grid-row:2}
  & .party-from{grid-column:3/5;grid-row:2}
  & .invoice-meta{grid-column:5/7;grid-row:2;display:flex;flex-direction:column;gap:calc(var(--u)*.5)}
  & .invoice-meta dd{font-variant-numeric:tabular-nums lining-nums}
  & :is(.party,.invoice-meta) .label{margin-bottom:calc(var(--u)*.1)}
  & .party-name{font-weight:600}
  & .invoice-subject{grid-column:1/-1;font-family:var(--font-display);font-size:var(--t-lead);line-height:1.34;max-width:var(--c4)}
  & .amount{display:flex;align-items:baseline;justify-content:space-between;gap:var(--gut);margin-top:calc(var(--u)*1.8)}
  & .amount .label{display:flex;gap:.4em;font-size:var(--t-h2);line-height:1;white-space:nowrap}
  & .amount .hero{--hero-w:calc(var(--content-w)*.56);--size:max(var(--floor),min(calc(var(--t-h1)*1.1),var(--hero-w)/var(--organic-em,4)));margin-left:0}
  & .lines{margin-top:calc(var(--u)*1.5)}
  & .ledger th{font-weight:600;padding-bottom:calc(var(--u)*.4);border-bottom:calc(var(--bar)*.7) solid var(--ink)}
  & .ledger td{padding:calc(var(--u)*.44) 0 calc(var(--u)*.48);border-bottom:var(--hair) solid var(--rule)}
  & .ledger td:nth-child(2),& .ledger th:nth-child(2){padding-right:var(--gut)}
  & .ledger td:nth-child(2){font-weight:600}
  & .ledger .detail{display:block;color:var(--muted);font-weight:400}
  & .ledger :is(.index,.col-index){display:none}
  & .ledger .col-quantity{width:15%}
  & .ledger :is(.col-rate,.col-amount){width:17%}
  & .totals{padding-top:calc(var(--u)*.5)}
  & .sums{width:var(--c3);margin-left:auto}
  & .sums :is(th,td){padding:calc(var(--u)*.2) 0}
  & .sum-total :is(th,td){border-top:calc(var(--bar)*.7) solid var(--ink);padding-top:calc(var(--u)*.5);font-weight:600;font-size:max(var(--floor),calc(var(--t-body)*1.2))}
  & .sums tr:has(+ .sum-total) :is(th,td){padding-bottom:calc(var(--u)*.5)}
  & .payment{margin-top:auto;padding-top:calc(var(--u)*1.4)}
  & .note:has(+ .payment){margin-top:auto;padding-top:calc(var(--u)*1.2)}
  & .note + .payment{margin-top:0}
  & .payment-list{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:calc(var(--u)*1) var(--gut);border-top:calc(var(--bar)*.7) solid var(--ink);padding-top:calc(var(--u)*.8)}
  & .payment-list dd{font-variant-numeric:tabular-nums lining-nums}
}
@container page (min-aspect-ratio: 99/100){
  .doc[data-direction="organic"]{
    & .amount{margin-top:calc(var(--u)*1.1)}
    & .invoice-head{row-gap:calc(var(--u)*1)}
  }
}
`;
