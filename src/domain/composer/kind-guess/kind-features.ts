import { characterClass } from '../../reader/character-class.ts';
import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { hashText, mix } from '../../reader/model/hash.ts';
import type { PromptReading } from '../../reader/read-prompt.ts';
import { fold, type Token, tokenize } from '../../reader/tokenize.ts';
import type { TypedValue } from '../../reader/values/typed-value.ts';

/** Number of buckets for hashed features. */
export const kindBucketCount = 1 << 17;

/** What tells the kind of a prompt. */
export interface KindClues {
  readonly text: string;
  readonly language: ReaderLanguage;
  readonly labels: readonly Label[];
  readonly values: readonly TypedValue['kind'][];
}

/** Returns the clues of a read prompt. */
export const cluesOf = (text: string, { language, spans, values }: PromptReading): KindClues => ({
  text,
  language,
  labels: spans.map(({ label }) => label),
  values: values.map(({ kind }) => kind),
});

/** A longer text is pasted, and its beginning tells its kind. */
const mostTokens = 160;
const mostCharacters = 240;
const longestShape = 6;
/** Maximum number of tokens of the first clause. */
const mostOpening = 10;

/** Languages whose words have many forms, or no spaces between them. */
const byCharacter: ReadonlySet<ReaderLanguage> = new Set<ReaderLanguage>(['ja', 'zh', 'ar']);

const counted = ['date', 'time', 'money', 'quantity', 'contact'] as const;
/** Labels whose number tells a kind; the others depend on it. */
const telling = ['item', 'money', 'rate', 'qty', 'name', 'from', 'to', 'place', 'subject', 'detail'] as const;

const clauseMarks = /^[.,:;!?()\n–—。、：，；！？،؛؟-]$/u;

/** Numbers share their shapes: '2025-09' and '2024-11' are the same. */
const wordOf = ({ type, folded }: Token): string =>
  type === characterClass.digit ? `0${Math.min(folded.length, 5)}` : folded;

/** Returns the number of tokens before the first mark. */
function openingOf(tokens: readonly Token[]): number {
  const mark = tokens.findIndex(
    ({ text, startsLine }, at) => at > 0 && (startsLine || clauseMarks.test(text)),
  );
  return Math.min(mark < 0 ? tokens.length : mark, mostOpening);
}

/** Returns the shapes of the clauses: 'WN' for words and a number, as in 'soup 6' and 'gel nails 32'. */
function clauseShapes(tokens: readonly Token[]): ReadonlyMap<string, number> {
  const shapes = new Map<string, number>();
  let shape = '';
  const end = (): void => {
    if (shape !== '') shapes.set(shape, (shapes.get(shape) ?? 0) + 1);
    shape = '';
  };
  for (const [at, { type, text, startsLine, hasSpaceBefore }] of tokens.entries()) {
    const next = tokens[at + 1];
    // '10:30' and '4.50' are one number.
    const isInside =
      !hasSpaceBefore &&
      next?.type === characterClass.digit &&
      !next.hasSpaceBefore &&
      /^[.,:/-]$/.test(text);
    if (startsLine || (!isInside && clauseMarks.test(text))) end();
    if (clauseMarks.test(text) && !isInside) continue;
    const sign = type === characterClass.digit ? 'N' : /\p{L}/u.test(text) ? 'W' : text;
    if (!shape.endsWith(sign) && shape.length < longestShape) shape += sign;
  }
  end();
  return shapes;
}

/** Returns the unique buckets of a prompt's words, word pairs, labels and values. */
export function kindBuckets({ text, language, labels, values }: KindClues): Uint32Array {
  const hashes = new Set<number>();
  const add = (template: number, hash: number): void => {
    hashes.add(mix(template * 7919 + 1, hash) & (kindBucketCount - 1));
  };
  const tokens = tokenize(text.slice(0, 4_000), 0, undefined, mostTokens);
  const opening = openingOf(tokens);
  let before = 17;
  let numbered = 0;
  let priced = 0;
  add(0, 0);
  for (const [at, token] of tokens.entries()) {
    const word = wordOf(token);
    const hash = hashText(word);
    // The first clause names the kind or the occasion; the others tell facts.
    const templates = at < opening ? [1, 2] : [2];
    for (const template of templates) {
      add(template * 10, hash);
      add(template * 10 + 1, mix(before, hash));
      if (word.length > 5) add(template * 10 + 2, hashText(word.slice(0, 5)));
      // Compounds end with the word that tells: 'Putzplan'.
      if (word.length > 7) for (const end of [-4, -5, -6]) add(template * 10 + 3, hashText(word.slice(end)));
    }
    if (at < 2) add(40 + at, hash);
    const next = tokens[at + 1];
    if (token.type === characterClass.digit) {
      if (!next || clauseMarks.test(next.text)) priced += 1;
      // '1 Welcome 2 Budget 3 Votes'
      if (next && Number(token.text) === numbered + 1 && /^[\p{L}.)]/u.test(next.text)) numbered += 1;
    }
    before = hash;
  }
  if (byCharacter.has(language)) {
    const characters = fold(text.slice(0, mostCharacters)).replaceAll(/\s+/g, ' ');
    const first = tokens[Math.max(opening - 1, 0)]?.end ?? 0;
    for (let at = 0; at + 1 < characters.length; at++)
      for (const length of [2, 3]) {
        const hash = hashText(characters.slice(at, at + length));
        add(50 + length, hash);
        if (at < first) add(60 + length, hash);
      }
  }
  const count = (template: number, which: number, number: number): void => {
    for (let least = 1; least <= 4; least++) if (number >= least) add(template, which * 8 + least);
    if (number === 0) add(template, which * 8);
  };
  for (const [which, kind] of counted.entries())
    count(70, which, values.filter((each) => each === kind).length);
  for (const [which, label] of telling.entries())
    count(71, which, labels.filter((each) => each === label).length);
  let clauses = 0;
  for (const [shape, times] of clauseShapes(tokens)) {
    clauses += times;
    for (let least = 1; least <= Math.min(times, 4); least++) add(80 + least, hashText(shape));
  }
  const [most] = [...clauseShapes(tokens)].sort((one, other) => other[1] - one[1]);
  if (most && most[1] * 2 > clauses) add(85, hashText(most[0]));
  count(72, 4, clauses);
  count(72, 0, numbered);
  count(72, 1, priced);
  count(72, 2, tokens.filter(({ startsLine }) => startsLine).length - 1);
  count(72, 3, Math.floor(tokens.length / 8));
  return Uint32Array.from(hashes);
}
