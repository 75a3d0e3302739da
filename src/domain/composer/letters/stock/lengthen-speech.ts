import type { Block } from '../../../content/blocks/blocks.ts';
import { letterTokens, startsWith } from '../letter-tokens.ts';
import { has } from '../weave/subject-of.ts';
import type { SpeechStock } from './lexicon/speech-stock.ts';

/** Share of the requested length that is enough. */
const enough = 0.9;
const mostMinutes = 30;
/** Blocks at the end of a speech that stay there: a wish, and the glasses raised. */
const closing = 2;

/** Returns the minutes that a speech is to take, or null. */
function minutesIn(text: string, { numbers, minutes }: SpeechStock): number | null {
  const tokens = letterTokens(text);
  const names = numbers.split(', ');
  for (const [at, token] of tokens.entries()) {
    const hyphen = tokens[at + 1]?.text === '-' ? 1 : 0;
    if (!startsWith(tokens, at + 1 + hyphen, minutes)) continue;
    const count = /^\d{1,2}$/.test(token.text) ? Number(token.text) : names.indexOf(token.folded) + 1;
    if (count > 0 && count <= mostMinutes) return count;
  }
  return null;
}

const wordsIn = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + (block.type === 'paragraph' ? block.text.split(/\s+/u).length : 0), 0);

/** Adds paragraphs for the occasion to a speech until it takes as long as its prompt asks for, if the stock is that large. */
export function lengthened(blocks: readonly Block[], text: string, stock: SpeechStock): Block[] {
  const minutes = minutesIn(text, stock);
  if (minutes === null) return [...blocks];
  const own = stock.occasions.find(({ words }) => has(text, words))?.paragraphs ?? [];
  const result = [...blocks];
  for (const paragraph of [...own, ...stock.anyOccasion]) {
    if (wordsIn(result) >= minutes * stock.wordsPerMinute * enough) break;
    result.splice(Math.max(1, result.length - closing), 0, { type: 'paragraph', text: paragraph });
  }
  return result;
}
