/** Technical article. */
export const articleCss = `
.doc[data-direction="technical"]{
  & .passage-body{max-width:42em}
  & .flow > * + *{margin-top:calc(var(--u)*.6)}
  & .list > li{padding-left:1.5em}
}
`;
