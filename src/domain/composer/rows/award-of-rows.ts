import { pageWordsOf } from '../page/lexicon/index.ts';
import type { Award } from '../sheet/read-award.ts';
import type { SheetFact } from '../sheet/sheet.ts';
import { type PagePart, pageParts, type ReadPage } from './page-parts.ts';
import { rowWords } from './row-cells.ts';

type Fact = Extract<PagePart, { type: 'fact' }>;

/** Returns who is honored, what for, and who signs, as the reader of rows sees it. Without a name, there is room for one. */
export function awardOfRows(page: ReadPage): Award {
  const parts = pageParts(page);
  const facts = parts.filter((part): part is Fact => part.type === 'fact');
  const honored = facts.find(({ label }) => label === 'to');
  const given = facts.flatMap(({ label, name, text: value }): SheetFact[] => {
    if (label === 'date' || label === 'time') return [{ slot: 'when', label: name, value }];
    return label === 'place' ? [{ slot: 'where', label: name, value }] : [];
  });
  const signers = facts.filter(({ label }) => label === 'person' || label === 'from');
  const reasons = parts.flatMap((part): string[] => {
    if (part.type === 'row') return [rowWords(page.text, part.row)];
    if (part.type === 'line' || part.type === 'group') return [part.text];
    if (part.type === 'sum') return [part.typed];
    if (part.type !== 'fact' || part === honored || signers.includes(part)) return [];
    const isGiven = part.label === 'date' || part.label === 'time' || part.label === 'place';
    return isGiven ? [] : [part.name === null ? part.text : `${part.name}: ${part.text}`];
  });
  return {
    name: honored?.text ?? `[[${pageWordsOf(page.language).labels.name}]]`,
    reasons,
    facts: given,
    // People sign before the house that they sign for.
    signers: signers
      .toSorted((a, b) => Number(a.label === 'from') - Number(b.label === 'from'))
      .map(({ text }) => text),
  };
}
