/** Bold poster invoice. */
export const invoiceCss = `
.doc[data-direction="poster"]{
  & .ledger td{border-top:var(--hair) solid var(--rule);padding:calc(var(--u)*.4) 0}
  & .sums{width:50%;margin-left:auto}
}
`;
