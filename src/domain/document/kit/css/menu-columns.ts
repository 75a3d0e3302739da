import type { ArtDirection } from '../../../content/choices.ts';

/** Menu courses in two columns, full-width for anything else below them; one column on a narrow page. */
export const menuColumnsCss = (direction: ArtDirection): string => `
.doc[data-direction="${direction}"] .is-menu{
  display:grid;grid-template-columns:repeat(2,minmax(0,1fr));grid-template-rows:repeat(28,auto) 1fr auto;column-gap:calc(var(--gut)*2);
  & > *{grid-column:1/-1}
  & > .passage:has(> .passage-body > .grid-table){grid-column:auto;display:block;align-self:start;margin-top:calc(var(--u)*2)}
  & > .passage:not(:has(> .passage-body > .grid-table)){grid-row:30;display:block;margin-top:calc(var(--u)*1.2)}
  & .passage-body{max-width:none}
  & .grid-table :is(th,td):last-child{width:1px}
}
.doc[data-direction="${direction}"]:is([data-format="a5"][data-orientation="portrait"],[data-format="a6"],[data-format="story"]) .is-menu > .passage:has(> .passage-body > .grid-table){grid-column:1/-1}
`;
