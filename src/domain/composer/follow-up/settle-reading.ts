import type { DocumentContent } from '../../content/document-content.ts';
import type { Intent } from '../../reader/labels.ts';
import { type ReaderLanguage, readerLanguages } from '../../reader/languages.ts';
import type { FollowUpReading } from '../../reader/read-prompt.ts';
import { withoutQuoted } from '../../text/quoted-text.ts';
import { fold } from '../lexicon/fold.ts';
import type { TermHit } from '../lexicon/term-finder.ts';
import { readFormatCode } from '../wishes/read-format.ts';
import { isReaderLanguage, readLanguageName } from '../wishes/read-language.ts';
import { readLook } from '../wishes/read-look.ts';
import { readWishes } from '../wishes/read-wishes.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { partTerms, readerLanguageOf } from './part-terms.ts';

export interface OneRequest {
  readonly text: string;
  readonly reading: FollowUpReading;
  /** Whether the language and the intent of the reading are certain. */
  readonly isSettled?: true;
}

const isFiller = ({ names }: TermHit): boolean => names.every((name) => name === 'filler');

/** Returns the number of letters covered by a language's terms. */
function coverage(folded: string, language: ReaderLanguage): number {
  return partTerms(folded, [language]).reduce(
    (sum, hit) => sum + (hit.end - hit.start) * (isFiller(hit) ? 0.5 : 1),
    0,
  );
}

/** Factor by which another language must fit better than the detected one. */
const clearly = 1.3;

/**
 * Returns the languages for word lookup: request, document, English. Short requests are often misdetected, so
 * a language that covers clearly more of the words comes first.
 */
export function languagesOf(
  { text, reading, isSettled }: OneRequest,
  content: DocumentContent,
): readonly ReaderLanguage[] {
  const folded = fold(text.slice(0, 300));
  const usual = [...new Set([reading.language, readerLanguageOf(content.language), 'en' as const])];
  if (isSettled) return usual;
  const best = Math.max(...usual.map((language) => coverage(folded, language)));
  const others = readerLanguages
    .filter((language) => !usual.includes(language))
    .map((language) => ({ language, covered: coverage(folded, language) }))
    .filter(({ covered }) => covered > Math.max(3, best * clearly))
    .sort((a, b) => b.covered - a.covered);
  return [...others.slice(0, 1).map(({ language }) => language), ...usual];
}

const verbs: Readonly<Record<string, Intent>> = {
  remove: 'remove',
  add: 'add',
  move: 'reorder',
  replace: 'value',
  rename: 'rename',
  swap: 'reorder',
};
const shapeNames = new Set(
  'part:table,part:chart,part:cards,part:timeline,part:steps,part:list,part:definitions,part:facts,part:figures'.split(
    ',',
  ),
);

/** Returns where the shape starts in 'show the list as a table', or -1 if no other shape is requested. */
export function shapeAt(text: string, languages: readonly ReaderLanguage[]): number {
  const hits = partTerms(fold(withoutQuoted(text)), languages);
  const at = hits.findIndex((hit, index) => {
    const next = hits.slice(index + 1).find((other) => !isFiller(other));
    return (
      hit.names.includes('as') &&
      next !== undefined &&
      next.start - hit.end < 8 &&
      next.names.some((name) => shapeNames.has(name))
    );
  });
  return hits[at]?.start ?? shapeAtEnd(text, hits);
}

/** Returns where the shape starts if the request ends with it: 'リストを手順で表示'. */
function shapeAtEnd(text: string, hits: readonly TermHit[]): number {
  const last = hits.at(-1);
  const shape = hits.at(-2);
  const isLast = last?.names.includes('as') && text.slice(last.end).trim() === '';
  const isShape = shape?.names.some((name) => shapeNames.has(name));
  return last && isLast && isShape && shape?.end === last.start ? shape.start : -1;
}

/** Returns whether a text names a part to show otherwise: by its words in quotes, or by its kind. */
const namesPart = (text: string, languages: readonly ReaderLanguage[]): boolean =>
  withoutQuoted(text) !== text ||
  partTerms(fold(text), languages).some(({ names }) => names.some((name) => shapeNames.has(name)));

/**
 * Returns the intent of a verb at the start or end of a request: 'remove the quote', 'Zitat löschen'. Verbs
 * inside belong to the content.
 */
export function verbOf(text: string, languages: readonly ReaderLanguage[]): Intent | undefined {
  const folded = fold(withoutQuoted(text));
  const hits = partTerms(folded, languages);
  const found = hits.filter((hit) => {
    const isFirst = hits.every((other) => other.end > hit.start || isFiller(other)) && hit.start < 16;
    const isLast =
      folded
        .slice(hit.end)
        .trim()
        .replace(/[.!。]$/, '') === '';
    return (isFirst || isLast) && hit.names.some((name) => name in verbs);
  });
  const intents = new Set(found.flatMap(({ names }) => names.flatMap((name) => verbs[name] ?? [])));
  return intents.size === 1 ? [...intents][0] : undefined;
}

/** Below this confidence, other evidence takes precedence. */
const doubtful = 0.7;
const likely = 0.6;
/** Minimum confidence for undo. A wrong undo is more confusing than a question. */
const sureOfUndo = 0.55;

/** Intents that a verb doesn't override. */
const settled = new Set<Intent>(['undo', 'translate']);

const saysRemove = (text: string, languages: readonly ReaderLanguage[]): boolean =>
  partTerms(fold(text), languages).some(({ names }) => names.includes('remove'));

const saysUndo = (text: string, languages: readonly ReaderLanguage[]): boolean =>
  partTerms(fold(text), languages).some(({ names }) => names.includes('undo'));

const places = new Set(['before', 'after', 'start', 'end', 'last']);

/** Returns the format that the words of a request name. */
function formatIn({ text, reading }: OneRequest): Wishes {
  const words = text.slice(0, 200);
  const whole = { label: 'format', text: words, start: 0, end: words.length } as const;
  return readWishes([{ ...whole, confidence: 1, instruction: 1 }], reading.language, words);
}

/**
 * Returns what verbs of moving mean without a second part or a place: 'switch to Letter' is about the format,
 * 'it has moved to 19 June' about the date.
 */
function notReordering(
  { text, reading }: OneRequest,
  languages: readonly ReaderLanguage[],
): Intent | undefined {
  const hits = partTerms(fold(withoutQuoted(text)), languages);
  const isPlaced = hits.some(({ names }) =>
    names.some((name) => places.has(name) || name.startsWith('ordinal') || name === 'and'),
  );
  if (isPlaced) return undefined;
  if (reading.values.some(({ kind }) => kind === 'date' || kind === 'time')) return 'value';
  const words = text.slice(0, 200);
  const wishes = formatIn({ text, reading });
  if (wishes.format !== undefined || wishes.orientation !== undefined) return 'format';
  const { subject: _, ...look } = readLook(words, languages[0] ?? 'en');
  return Object.keys(look).length > 0 ? 'look' : undefined;
}

/** Returns the intent that the wording states explicitly, regardless of the reader's result. */
function plainIntent(
  { text, reading }: OneRequest,
  languages: readonly ReaderLanguage[],
): Intent | undefined {
  const verb = verbOf(text, languages);
  const otherSense = verb === 'reorder' ? notReordering({ text, reading }, languages) : undefined;
  if (otherSense ?? verb) return otherSense ?? verb;
  // An item without an old or a new value is an addition.
  const labels = new Set(reading.spans.map(({ label }) => label));
  if (reading.intent === 'value' && labels.has('item') && !labels.has('new') && !labels.has('old'))
    return 'add';
  if (reading.intent === 'undo' && reading.confidence < sureOfUndo && !saysUndo(text, languages))
    return 'other';
  // A wrong removal is worse than a question.
  const isDoubtful =
    reading.intent === 'remove' && reading.confidence < doubtful && !saysRemove(text, languages);
  return wishOf({ text, reading }, languages) ?? (isDoubtful ? 'other' : undefined);
}

/** 'Make it Swiss', 'passe en mode clair': returns whether a translation names no language to translate to. */
function namesNoLanguage({ text, reading }: OneRequest): boolean {
  if (reading.intent !== 'translate') return false;
  const span = reading.spans.find(({ label }) => label === 'lang');
  return readLanguageName(span?.text ?? text, reading.language) === undefined;
}

/** 'ダークモードにして': returns whether a request for a format lacks its name. */
function namesNoFormat({ text, reading }: OneRequest): boolean {
  if (reading.intent !== 'format') return false;
  const { format, orientation, pages } = formatIn({ text, reading });
  return format === undefined && orientation === undefined && pages === undefined;
}

/** 'Maak het Zwitsers': returns whether a value is given, and nothing that becomes it. */
const namesNoOld = ({ reading }: OneRequest): boolean =>
  reading.intent === 'value' &&
  reading.values.length === 0 &&
  reading.spans.every(({ label }) => label === 'new' || label === 'cmd');

/** Returns what words mean where the reader isn't sure: a shape, a language, a format or a look. */
function wishOf({ text, reading }: OneRequest, languages: readonly ReaderLanguage[]): Intent | undefined {
  const one = { text, reading };
  const isUnsure = namesNoLanguage(one) || namesNoFormat(one) || namesNoOld(one);
  if (settled.has(reading.intent) && !isUnsure) return undefined;
  const isAboutWords = reading.intent === 'rename' || reading.intent === 'value';
  const at = shapeAt(text, languages);
  if (at >= 0 && (!isAboutWords || namesPart(text.slice(0, at), languages))) return 'format';
  // A color or size is clear even if the reader's confidence is low.
  const hasWords = reading.spans.some(({ label }) => label === 'new' || label === 'item');
  if ((reading.confidence >= doubtful || hasWords) && !isUnsure) return undefined;
  const words = text.slice(0, 200);
  if (isReaderLanguage(readLanguageName(words, reading.language))) return 'translate';
  if (readFormatCode(words).format) return 'format';
  const [language = 'en'] = languages;
  const { subject: _, ...look } = readLook(words, language);
  return Object.keys(look).length > 0 ? 'look' : undefined;
}

/** Returns the intent of a request: the explicit one, or else the reader's. */
export const settledIntent = (one: OneRequest, languages: readonly ReaderLanguage[]): Intent =>
  (one.isSettled ? undefined : plainIntent(one, languages)) ?? one.reading.intent;

/** Returns whether a text is a complete request. */
export function asksAlone(one: OneRequest): boolean {
  if (plainIntent(one, [one.reading.language, 'en'])) return true;
  return one.reading.intent !== 'other' && one.reading.confidence >= likely;
}
