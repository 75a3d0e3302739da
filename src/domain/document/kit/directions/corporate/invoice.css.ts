/** Quiet corporate invoice. */
export const invoiceCss = `
.doc[data-direction="corporate"]{
  & .ledger td{border-top:var(--hair) solid var(--rule);padding:calc(var(--u)*.4) 0}
  & .sums{width:50%;margin-left:auto}
}
`;
