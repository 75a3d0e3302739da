import type { DocumentContent } from '../../content/document-content.ts';
import { parseText } from '../../content/text/inline-text.ts';
import { tokenize } from '../../reader/tokenize.ts';
import type { Facts } from '../facts/facts.ts';
import { saysSomething } from '../facts/small-words.ts';
import { textsOf } from '../speech/texts-of.ts';

/** Fields of a sheet that hold no words of the prompt, or hold them again. */
const formal: ReadonlySet<string> = new Set(['type', 'slot', 'typed']);

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return tokenize(value).map(({ folded }) => folded);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => (formal.has(name) ? [] : wordsIn(each)));
}

/**
 * Returns whether a page has the words of a prompt that are in no phrase: those of its sheet and its headline, its titled parts and its
 * series of numbers. What has no place for them is no page for the prompt, however well it fits otherwise.
 */
export function keepsTold(
  content: DocumentContent,
  { sheet, headline, sections, figureRuns, language }: Facts,
): boolean {
  const told = [
    sheet && [headline?.text, sheet.lead, sheet.facts, sheet.parts],
    sections,
    figureRuns.map(({ figures }) => figures),
  ];
  const words = new Set(wordsIn(told).filter((word) => saysSomething(word, language)));
  if (words.size === 0) return true;
  const texts = textsOf(content).flatMap(parseText);
  const page = new Set(texts.filter(({ isGap }) => !isGap).flatMap(({ text }) => wordsIn(text)));
  return [...words].every((word) => page.has(word));
}
