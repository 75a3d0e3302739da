/** Warm organic invoice. */
export const invoiceCss = `
.doc[data-direction="organic"]{
  & .ledger td{border-top:var(--hair) solid var(--rule);padding:calc(var(--u)*.4) 0}
  & .sums{width:50%;margin-left:auto}
}
`;
