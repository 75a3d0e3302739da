/** Technical invoice: parties and dates in the title block, the payment term as a line drawn to scale. */
export const invoiceCss = `
.doc[data-direction="technical"]{
  & .invoice-head{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));column-gap:var(--gut)}
  & .cover,& .cover-title{display:contents}
  & .cover-name{grid-column:1/8;grid-row:1;border:var(--hair) solid var(--ink);border-right:0;padding:1.6mm 2.4mm 1.8mm;font-weight:600;line-height:1.35;margin-right:calc(-1*var(--gut))}
  & .cover-name .cell-label{font-weight:400}
  & .cover-title .line:first-child{grid-column:1/7;grid-row:2;font-size:max(var(--floor),min(var(--t-h1),var(--content-w)*.48/var(--technical-em,4)*1.5));line-height:1.05;padding-top:calc(var(--u)*2);text-wrap:balance}
  & .cover-title .line:nth-child(2){grid-column:8/13;grid-row:1;border:var(--hair) solid var(--ink);border-left-color:var(--rule);padding:1.6mm 2.4mm 1.8mm;font-family:var(--font-mono);font-size:var(--t-body);letter-spacing:-.01em;line-height:1.35}
  & .invoice-head:not(:has(.cover-title .line:nth-child(2))) .cover-name{grid-column:1/13;border-right:var(--hair) solid var(--ink);margin-right:0}
  & .invoice-subject{grid-column:1/7;grid-row:3;font-size:var(--t-lead);line-height:var(--lh-lead);padding-top:calc(var(--u)*.5);padding-right:var(--gut);text-wrap:var(--pretty)}
  & .party{padding-top:calc(var(--u)*2.4);line-height:1.4}
  & .party-to{grid-column:7/10;grid-row:2/4}
  & .party-from{grid-column:10/13;grid-row:2/4}
  & .party .party-name{font-weight:400}
  & .invoice-meta{grid-column:1/-1;grid-row:4;margin-top:calc(var(--u)*2);display:flex;justify-content:space-between;gap:var(--gut);position:relative}
  & .invoice-meta > div{display:flex;flex-direction:column}
  & .invoice-meta dd{font-family:var(--font-mono);letter-spacing:-.02em;margin-top:calc(var(--u)*.95);white-space:nowrap}
  & .invoice-meta dd:has(.gap){white-space:normal}
  & .invoice-meta > div{order:1}
  & .invoice-meta > div:has([data-id$="meta.issued"]){order:0}
  & .invoice-meta > div:has([data-id$="meta.due"]){order:2;text-align:right}
  & .invoice-meta::before,& .invoice-meta::after{content:"";position:absolute;left:0;right:0;top:calc(var(--t-note)*1.35 + var(--u)*.18);height:calc(var(--u)*.6)}
  & .invoice-meta:not([style*="--days"])::before{display:none}
  & .invoice-meta:not([style*="--days"]) dd{margin-top:0}
  & .invoice-meta::before{border-left:calc(var(--hair)*1.5) solid var(--ink);border-right:calc(var(--hair)*1.5) solid var(--ink);background:linear-gradient(var(--ink),var(--ink)) 0 50%/100% calc(var(--hair)*1.5) no-repeat}
  & .invoice-meta[style*="--days"]::after{top:calc(var(--t-note)*1.35 + var(--u)*.33);height:calc(var(--u)*.3);background:repeating-linear-gradient(to right,var(--rule) 0 max(1px,var(--hair)),transparent max(1px,var(--hair)) calc(100%/var(--days,30)))}
  & .invoice-meta[style*="--tick"]::before{background:linear-gradient(var(--accent),var(--accent)) 0 50%/calc(100%*var(--tick)/var(--days)) calc(var(--bar)*.9) no-repeat,linear-gradient(var(--ink),var(--ink)) 0 50%/100% calc(var(--hair)*1.5) no-repeat}
  & .invoice-meta[style*="--tick"] > div:has([data-id$="meta.terms"]){position:absolute;left:calc(100%*var(--tick)/var(--days));transform:translateX(-1.6em);color:var(--accent-text)}
  & .invoice-meta[style*="--tick"] > div:has([data-id$="meta.terms"]) .label{color:inherit}
  & .invoice-meta[style*="--tick"] > div:has([data-id$="meta.terms"])::before{content:"";position:absolute;left:1.6em;top:calc(var(--t-note)*1.35 + var(--u)*.18);height:calc(var(--u)*.6);border-left:calc(var(--hair)*1.5) solid var(--ink)}
  & .amount{margin-top:calc(var(--u)*1.2);display:flex;align-items:baseline;justify-content:space-between;gap:var(--gut)}
  & .amount .label{display:flex;gap:.6em}
  & .amount .hero{--hero-w:var(--c3);--size:max(var(--floor),min(calc(var(--t-fig)*1.1),var(--hero-w)/var(--technical-em,4)));color:var(--accent-text)}
  & .page-invoice:has(> .totals) > .amount{display:none}
  & .lines{margin-top:calc(var(--u)*1.8)}
  & .page-invoice > .lines:first-child{margin-top:0}
  & .ledger{border-top:var(--hair) solid var(--ink)}
  & .ledger th{font-family:var(--font-mono);font-size:var(--t-note);letter-spacing:-.01em;color:var(--muted);padding:calc(var(--u)*.32) 0 calc(var(--u)*.36);border-bottom:var(--hair) solid var(--ink)}
  &:not(:lang(de)) .ledger th{text-transform:lowercase}
  & .ledger:has(.line-code) :is(td,th):nth-child(2){position:relative;padding-left:calc(var(--t-body)*5.4)}
  & .ledger .line-code{position:absolute;left:0;margin:0;color:var(--ink);font-family:var(--font-mono);letter-spacing:-.02em}
  & :is(.ledger,.remark) .mark{font-family:var(--font-mono);font-weight:500}
  & .remarks{float:left;width:46%;margin:0}
  & .ledger td{border-bottom:var(--hair) solid var(--rule);padding:calc(var(--u)*.38) 0 calc(var(--u)*.42)}
  & .ledger :is(td,th):nth-child(2){padding-right:var(--gut)}
  & .ledger .detail{display:block;color:var(--muted);font-size:max(var(--floor),calc(var(--t-body)*.93));line-height:1.3}
  & .ledger .col-index{width:8%}
  & .ledger:has(.line-code) .col-index{width:4.4%}
  & .ledger .col-quantity{width:17%}
  & .ledger .col-rate{width:15%}
  & .ledger .col-amount{width:18%}
  & .page-invoice > .note{display:block;border-top:0;max-width:calc(var(--content-w)*.68)}
  & .page-invoice > .note > .block-title{float:left;font-size:inherit;line-height:inherit;margin-right:.6em}
  & .totals{padding-top:calc(var(--u)*.9)}
  & .sums{width:42%;margin-left:auto;table-layout:auto}
  & .sums :is(th,td){padding:calc(var(--u)*.16) 0}
  & .sums tr:has(+ .sum-total) :is(th,td){padding-bottom:calc(var(--u)*.5)}
  & .sum-total{display:block}
  & .sums:has(.sum-total) tbody{display:block}
  & .sums tbody tr{display:flex;justify-content:space-between;gap:var(--gut)}
  & .sum-total{border-top:calc(var(--bar)*.9) solid var(--ink);padding-top:calc(var(--u)*.4);flex-direction:column;gap:0!important}
  & .sum-total th{font-weight:600}
  & .sum-total td{font-family:var(--font-mono);font-size:max(var(--floor),min(calc(var(--t-fig)*1.12),var(--content-w)*.41/var(--technical-em,4)));line-height:1.2;letter-spacing:-.05em;color:var(--accent-text);text-align:right}
  & .payment{margin-top:auto;padding-top:calc(var(--u)*1.3)}
  & .note + .payment{margin-top:0}
  & .note:has(+ .payment){margin-top:auto;padding-top:calc(var(--u)*1.2)}
  & .payment-list{display:flex;flex-wrap:wrap;border-top:var(--hair) solid var(--ink);border-bottom:var(--hair) solid var(--ink)}
  & .payment-list > div{flex:1 1 auto;border-left:var(--hair) solid var(--rule);padding:calc(var(--u)*.5) calc(var(--gut)*.6) calc(var(--u)*.55);max-width:100%}
  & .payment-list > div:first-child{border-left:0;padding-left:0}
  & .payment-list dt{text-transform:none}
  & .page-invoice .colophon > span:last-child{white-space:nowrap}
  & .page-invoice > .payment + .colophon{border-top:0;padding-top:0;margin-top:calc(var(--u)*.7)}
  & .payment-list dd{font-family:var(--font-mono);letter-spacing:-.02em}
}
@container page (min-aspect-ratio: 99/100){
  .doc[data-direction="technical"]{
    & .cover-title .line:first-child{padding-top:calc(var(--u)*1.2)}
    & .party{padding-top:calc(var(--u)*1.4)}
    & .invoice-meta{margin-top:calc(var(--u)*1.2)}
    & .lines{margin-top:calc(var(--u)*1.1)}
  }
}
.doc[data-direction="technical"]:is([data-format="a5"][data-orientation="portrait"],[data-format="a6"],[data-format="story"]){
  & .cover-title .line:first-child,& .invoice-subject{grid-column:1/-1}
  & .party{grid-row:4;padding-top:calc(var(--u)*1.2)}
  & .party-to{grid-column:1/7}
  & .party-from{grid-column:7/13}
  & .invoice-meta{grid-row:5;margin-top:calc(var(--u)*1.4)}
}
`;
