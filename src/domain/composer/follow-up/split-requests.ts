import type { ReaderLanguage } from '../../reader/languages.ts';
import { wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import { type FollowUpReading, type ReadOptions, readFollowUp } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { withoutQuoted } from '../../text/quoted-text.ts';
import { fold } from '../lexicon/fold.ts';
import { ownSuggestion } from './own-suggestion.ts';
import { partTerms } from './part-terms.ts';
import { saysNot } from './says-not.ts';
import { asksAlone, type OneRequest, verbOf } from './settle-reading.ts';

const mostRequests = 6;
const longestSplit = 600;

/** Returns possible request boundaries: after punctuation, or before 'and'. Never inside quotes. */
function seams(text: string, languages: readonly ReaderLanguage[]): readonly { end: number; next: number }[] {
  const found: { end: number; next: number }[] = [];
  const plain = withoutQuoted(text);
  for (let at = 0; at < text.length; at += 1) {
    const character = plain.charAt(at);
    if (/[,;.!\n，。；、]/.test(character) && !/\d/.test(text.charAt(at + 1)))
      found.push({ end: at, next: at + 1 });
  }
  for (const hit of partTerms(fold(plain), languages))
    if (hit.names.includes('and')) found.push({ end: hit.start, next: hit.end });
  return found.sort((a, b) => a.end - b.end);
}

const asks = (1 << wordKinds.indexOf('edit')) | (1 << wordKinds.indexOf('command'));

const beginsWithNot = (text: string, language: ReaderLanguage): boolean =>
  saysNot(text, language) && /\p{N}/u.test(text.slice(0, 80));

/** Returns whether a text starts with a verb of a request. */
function beginsAsRequest(text: string, language: ReaderLanguage): boolean {
  const tokens = tokenize(text.slice(0, 80));
  const { own } = matchLexicon(tokens, language);
  return tokens.slice(0, 3).some((_, at) => ((own[at] ?? 0) & asks) !== 0);
}

/**
 * Splits a line with several requests: 'make it blue and remove the quote'. Both sides of a boundary must be
 * complete requests, so 'bread and butter' isn't split.
 */
export function splitRequests(
  prompt: string,
  options: ReadOptions,
  known?: FollowUpReading,
): readonly OneRequest[] {
  const whole: OneRequest = { text: prompt, reading: known ?? readFollowUp(prompt, options) };
  if (prompt.length > longestSplit) return [whole];
  const own = ownSuggestion(whole);
  if (own) return [own];
  const language = whole.reading.language;
  const places = seams(prompt, [language, 'en']);
  const requests: OneRequest[] = [];
  let from = 0;
  for (const { end, next } of places) {
    if (requests.length + 1 >= mostRequests) break;
    const before = prompt.slice(from, end).trim();
    const after = prompt.slice(next).trim();
    if (before.length < 3 || !(beginsAsRequest(after, language) || verbOf(after, [language, 'en']))) continue;
    // 'We close at 11, not 10' names the old value.
    if (beginsWithNot(after, language)) continue;
    const reading = readFollowUp(before, options);
    if (
      !asksAlone({ text: before, reading }) ||
      !asksAlone({ text: after, reading: readFollowUp(after, options) })
    )
      continue;
    requests.push({ text: before, reading });
    from = next;
  }
  if (requests.length === 0) return [whole];
  const last = prompt.slice(from).trim();
  return [...requests, { text: last, reading: readFollowUp(last, options) }];
}
