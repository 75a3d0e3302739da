import type { ReaderLanguage } from '../../reader/languages.ts';
import { withoutSmallEnds } from '../facts/small-words.ts';

/**
 * The name of somebody: 'Mr. Hughes' of 'my landlord Mr. Hughes'.
 * @returns null where the words say only what somebody is: 'my landlord'
 */
export function recipientName(text: string, language: ReaderLanguage): string | null {
  const inner = withoutSmallEnds(text, 0, text.length, language);
  const words = inner ? text.slice(inner.start) : text;
  const isDescribed = inner !== null && inner.start > 0 && /^\p{Ll}/u.test(text);
  const name = /^\p{Ll}/u.test(words) ? words.search(/(?<=\s)\p{Lu}/u) : 0;
  if (name > 0) return words.slice(name);
  // German nouns have capitals, too.
  if (isDescribed && (name < 0 || !/\s/.test(words.trim()))) return null;
  return words;
}
