/** Warm organic: type, head and foot of every page. */
export const baseCss = `
.doc[data-direction="organic"]{
  & .hero{font-family:var(--font-display);font-weight:400;letter-spacing:-.02em;line-height:1;white-space:nowrap;--size:max(var(--floor),min(var(--t-hero),var(--hero-w,var(--content-w))/var(--organic-em,4)));font-size:var(--size)}
  & :is(.headline,.article-title,.slide-title,.cover-title){font-family:var(--font-display);line-height:1.06;letter-spacing:-.02em}
  & .lead{font-size:var(--t-lead);line-height:var(--lh-lead)}
  & :is(.label,.muted,.chart-note,.figure-detail){color:var(--muted)}
  & .h3,& .block-title,& .passage-title{font-weight:600;font-size:var(--t-h3);line-height:1.25}
  & .figure-value{font-family:var(--font-display);font-size:var(--t-fig);line-height:1;white-space:nowrap}
  & .unit{font-size:max(var(--floor),.4em)}
  & .masthead,& .colophon,& .foot{display:flex;flex-wrap:wrap;justify-content:space-between;column-gap:var(--gut);font-size:var(--t-note)}
  & .colophon,& .foot{margin-top:auto;padding-top:var(--u)}
  & :is(.opening,.story,.sections,.facts,.action,.note,.section,.passage,.amount,.lines,.totals,.payment,.invoice-head,.article-head){margin-top:var(--u)}
}
`;
