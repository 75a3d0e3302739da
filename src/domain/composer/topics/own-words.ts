import type { Facts } from '../facts/facts.ts';
import { phrasesOf } from '../facts/ledger.ts';
import { withoutSmallEnds } from '../facts/small-words.ts';
import { overlaps, type Range } from '../facts/text-clauses.ts';
import { escaped, upperFirst } from '../page/say-phrase.ts';
import type { TopicMatch } from './match-topic.ts';

/** Returns the words of a prompt that belong on the page besides its subject, one line each, in its order. */
export function ownWords(
  text: string,
  facts: Facts,
  { request, own }: Pick<TopicMatch, 'request' | 'own'>,
): string[] {
  const isRequest = (range: Range): boolean => request.some((each) => overlaps(each, range));
  const phrases = phrasesOf(facts).filter((phrase) => !isRequest(phrase));
  const ranges = [...own, ...phrases].sort((one, other) => one.start - other.start);
  const lines: string[] = [];
  let end = 0;
  for (const range of ranges) {
    const inner = withoutSmallEnds(text, Math.max(range.start, end), range.end, facts.language);
    // 'ca' of 'ca. 8 slides' isn't a word of its own.
    if (!inner || /^\p{Ll}{1,2}$/u.test(text.slice(inner.start, inner.end))) continue;
    lines.push(upperFirst(escaped(text.slice(inner.start, inner.end).trim())));
    end = inner.end;
  }
  return lines;
}
