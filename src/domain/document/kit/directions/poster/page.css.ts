/** Bold poster one-pager and flyer. */
export const pageCss = `
.doc[data-direction="poster"]{
  & :is(.sections,.facts-list,.figures){display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:var(--u) var(--gut)}
  & .opening-art,& .quote-art,& .story-art{display:none}
  & .chart-columns text{text-anchor:middle}
  & .chart-columns .bar-value{transform:translateY(-.5em)}
  & .chart-columns .bar-label{transform:translateY(1.5em)}
}
`;
