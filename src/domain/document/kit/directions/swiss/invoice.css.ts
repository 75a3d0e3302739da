/** Swiss invoice: one field at the head, the amount from margin to margin, the table on six columns. */
export const invoiceCss = `
.doc[data-direction="swiss"]{
  & .invoice-head{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));grid-template-rows:1fr auto;column-gap:var(--gut);row-gap:var(--u);--cover-h:calc(var(--page-h)*.29*(.55 + .45*var(--fs)))}
  & .cover{grid-column:1/4;grid-row:1/3;display:flex;flex-direction:column;justify-content:space-between;gap:var(--u);background:var(--accent);color:var(--accent-ink);margin:calc(-1*var(--mt)) 0 0 calc(-1*var(--m));padding:var(--mt) var(--gut) calc(var(--gut)*1.2) var(--m);min-height:var(--cover-h)}
  & .cover-name{font-weight:600}
  & .cover-tagline{font-weight:600;margin-top:calc(-1*var(--u));margin-bottom:auto}
  & .party-from .label{display:none}
  & .cover-title{font-weight:600;letter-spacing:-.035em;line-height:1.02;text-wrap:nowrap;font-size:max(var(--floor),min(var(--t-h1)*.84,(var(--c3) - var(--gut)*1.2)/var(--swiss-em,6)));margin-left:-.05em}
  & .cover-title .line{letter-spacing:inherit}
  & .party-from{grid-column:4/7;grid-row:1}
  & .party-to{grid-column:4/6;grid-row:2;align-self:end;padding-bottom:calc(var(--gut)*1.1)}
  & .invoice-meta{grid-column:6/7;grid-row:2;align-self:end;padding-bottom:calc(var(--gut)*1.1);display:flex;flex-direction:column;gap:var(--u)}
  & .invoice-meta dd{white-space:nowrap}
  & .invoice-meta dd:has(.gap){white-space:normal}
  & .label{font-weight:600}
  & .invoice-subject{grid-column:1/-1;font-weight:500;font-size:var(--t-lead);line-height:var(--lh-lead);letter-spacing:-.012em;max-width:var(--c4);margin-top:calc(var(--u)*.5)}
  & .amount{margin-top:calc(var(--u)*2)}
  & .amount .label{display:flex;gap:.6em;margin-bottom:calc(var(--u)*1.45)}
  & .amount .hero{--hero-w:var(--content-w);margin-bottom:calc(var(--u)*1.5)}
  & .lines{margin-top:calc(var(--u)*1.3)}
  & .invoice-head + .lines{margin-top:calc(var(--u)*3)}
  & .ledger{border-top:var(--bar) solid var(--ink)}
  & .ledger th{font-weight:600;padding:calc(var(--u)*.42) 0 calc(var(--u)*.56)}
  & .ledger td{border-top:var(--hair) solid var(--rule);padding:calc(var(--u)*.4) 0 calc(var(--u)*.48)}
  & .ledger td:nth-child(2),& .ledger th:nth-child(2){padding-right:calc(var(--gut)*.3)}
  & .ledger td.index{color:var(--muted)}
  & .ledger .detail{display:block;color:var(--muted)}
  & .ledger .col-index{width:calc(var(--col) + var(--gut))}
  & .ledger .col-quantity{width:var(--col)}
  & .ledger :is(.col-rate,.col-amount){width:calc(var(--col) + var(--gut))}
  & .totals{border-top:calc(var(--hair)*1.5) solid var(--ink);padding-top:calc(var(--u)*.45)}
  & .sums{width:var(--c3);margin-left:auto}
  & .sums :is(th,td){padding:calc(var(--u)*.16) 0}
  & .sum-total :is(th,td){font-weight:600}
  & .payment{margin-top:auto;padding-top:calc(var(--u)*1.4)}
  & .totals + .payment{padding-top:0}
  & .note + .payment{margin-top:0}
  & .note:has(+ .payment){margin-top:auto}
  & .payment-list{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));column-gap:var(--gut);row-gap:calc(var(--u)*1.2)}
  & .payment-list > div{border-top:var(--bar) solid var(--ink);padding-top:calc(var(--u)*.42)}
  & .payment-list dt{font-weight:600}
  & .page-invoice .totals{padding-bottom:calc(var(--u)*1.4)}
}
@container page (min-aspect-ratio: 99/100){
  .doc[data-direction="swiss"]{
    & .invoice-head{--cover-h:calc(var(--page-h)*.32*(.55 + .45*var(--fs)))}
    & .amount{margin-top:calc(var(--u)*1.1)}
    & .amount .label{margin-bottom:calc(var(--u)*1)}
    & .amount .hero{--hero-w:var(--c3);margin-bottom:calc(var(--u)*.9)}
  }
}
`;
