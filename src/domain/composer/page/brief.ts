import type { Block } from '../../content/blocks/blocks.ts';
import type { DocumentContent } from '../../content/document-content.ts';
import type { Facts } from '../facts/facts.ts';
import { Ledger } from '../facts/ledger.ts';
import { buildSheet } from '../sheet/build-sheet.ts';
import type { Sheet, SheetPart } from '../sheet/sheet.ts';
import type { KindId } from './kinds.ts';
import type { WriteRequest } from './write-request.ts';

/** Kinds whose readers expect whole sentences. */
const written: ReadonlySet<KindId | null> = new Set<KindId | null>(['plan', 'newsletter', 'one-pager']);
const ofFacts: ReadonlySet<SheetPart['type']> = new Set(['points', 'sentence']);
const mostBrief = 5;

/** Returns whether a prompt tells a few facts, and nothing that a page is made of. */
export function tellsLittle(sheet: Sheet): boolean {
  if (!sheet.parts.every(({ type }) => ofFacts.has(type))) return false;
  const told = sheet.parts.reduce((sum, part) => sum + ('items' in part ? part.items.length : 1), 0);
  return sheet.facts.length + told <= mostBrief;
}

/** Returns whether a prompt gives a few facts for a paper that has to be written: its client, its budget, its end. */
export const isBrief = ({ kind, sheet }: Facts): boolean =>
  sheet !== null && written.has(kind) && tellsLittle(sheet);

/** Puts the facts of a brief above the text of a template. */
export function withBrief(content: DocumentContent, facts: readonly Block[]): DocumentContent {
  const [first, ...others] = content.pages;
  if (!first || !('blocks' in first)) return content;
  // Those of the template are for the same.
  const own = first.blocks.filter(({ type }) => type !== 'facts');
  return { ...content, pages: [{ ...first, blocks: [...facts, ...own] }, ...others] };
}

/** Returns the facts of a brief as blocks. */
export function briefOf(
  { text, facts, written: language, today, pages }: WriteRequest,
  sheet: Sheet,
): Block[] {
  const asked = { text, facts, ledger: new Ledger(facts), written: language, today, pages };
  const [page] = buildSheet(asked, sheet, false).pages;
  return page && 'blocks' in page ? [...page.blocks] : [];
}
