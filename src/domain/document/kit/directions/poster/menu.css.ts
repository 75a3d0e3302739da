import { menuColumnsCss } from '../../css/menu-columns.ts';

/** Bold poster menu: courses in two columns, each dish with its price on one line and its note below. */
export const menuCss = `${menuColumnsCss('poster')}
.doc[data-direction="poster"] .is-menu{
  & > .passage:has(> .passage-body > .grid-table){border-top:calc(var(--bar)*1.7) solid var(--ink);padding-top:calc(var(--u)*.6)}
  & .passage-title{font-size:var(--t-h2);line-height:1.04;margin-bottom:calc(var(--u)*.7)}
  & .grid-table{border:0;--rule:transparent}
  & .grid-table td{border:0;padding:0 0 calc(var(--u)*.85) 0}
  & .grid-table td:first-child{font-family:var(--font-text);font-weight:700;font-size:max(var(--floor),calc(var(--t-h3)*.92));line-height:1.24;padding-right:calc(var(--gut)*.2)}
  & .grid-table td:last-child{font-weight:600;font-size:max(var(--floor),calc(var(--t-body)*1.09));vertical-align:baseline}
  & .grid-table em{display:block;font-family:var(--font-text);font-weight:400;font-style:normal;text-transform:none;letter-spacing:0;font-size:max(var(--floor),calc(var(--t-body)*.99));line-height:1.34;color:var(--muted)}
  & .grid-table strong{font-family:var(--font-text);font-weight:600;text-transform:none;font-size:max(var(--floor),calc(var(--t-body)*.99));color:var(--leaf,var(--accent-text));margin-left:.2em}
  & .callout{display:grid;grid-template-columns:minmax(0,.42fr) minmax(0,1fr);column-gap:calc(var(--gut)*1.1);align-items:center}
  & .callout > .callout-title{font-size:max(var(--floor),calc(var(--t-h2)*.86));line-height:1.08;margin:0;text-wrap:balance;color:inherit}
  & .callout > .columns{margin:0}
  & .passage-body > .columns:last-child:not(:first-child){display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 var(--gut);color:var(--muted);font-size:max(var(--floor),calc(var(--t-body)*.99));margin-top:calc(var(--u)*1.3)}
}
`;
