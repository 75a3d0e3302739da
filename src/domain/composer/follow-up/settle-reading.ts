import type { DocumentContent } from '../../content/document-content.ts';
import type { Intent } from '../../reader/labels.ts';
import { type ReaderLanguage, readerLanguages } from '../../reader/languages.ts';
import type { FollowUpReading } from '../../reader/read-prompt.ts';
import { fold } from '../lexicon/fold.ts';
import type { TermHit } from '../lexicon/term-finder.ts';
import { readFormatCode } from '../wishes/read-format.ts';
import { isReaderLanguage, readLanguageName } from '../wishes/read-language.ts';
import { readLook } from '../wishes/read-look.ts';
import { partTerms, readerLanguageOf } from './part-terms.ts';
import { withoutQuoted } from './quoted-text.ts';

export interface OneRequest {
  readonly text: string;
  readonly reading: FollowUpReading;
}

const isFiller = ({ names }: TermHit): boolean => names.every((name) => name === 'filler');

/** Letters of a text that a language has terms for. */
function coverage(folded: string, language: ReaderLanguage): number {
  return partTerms(folded, [language]).reduce(
    (sum, hit) => sum + (hit.end - hit.start) * (isFiller(hit) ? 0.5 : 1),
    0,
  );
}

/** How much better a language has to fit than the one that was read. */
const clearly = 1.3;

/**
 * The languages to look words up in: the one of the request, of the document, English. Short requests are easily taken
 * for another language, so one that knows clearly more of the words goes first.
 */
export function languagesOf(
  { text, reading }: OneRequest,
  content: DocumentContent,
): readonly ReaderLanguage[] {
  const folded = fold(text.slice(0, 300));
  const usual = [...new Set([reading.language, readerLanguageOf(content.language), 'en' as const])];
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

/** Where the shape begins in 'show the list as a table'; -1 where nothing is to be shown otherwise. */
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
  return hits[at]?.start ?? -1;
}

/** Verbs may begin or end a request: 'remove the quote', 'Zitat löschen'. Those inside are other people's words. */
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

/** Below this confidence, other signs count more. */
const doubtful = 0.7;
const likely = 0.6;
/** Going back by mistake puzzles more than being asked again. */
const sureOfUndo = 0.55;

/** Intents that verbs say nothing against. */
const settled = new Set<Intent>(['undo', 'translate']);

const saysUndo = (text: string, languages: readonly ReaderLanguage[]): boolean =>
  partTerms(fold(text), languages).some(({ names }) => names.includes('undo'));

/** What a request says in so many words, whatever the reader makes of it. */
function plainIntent(
  { text, reading }: OneRequest,
  languages: readonly ReaderLanguage[],
): Intent | undefined {
  const verb = verbOf(text, languages);
  if (verb) return verb;
  // What is missing is to be added.
  const labels = new Set(reading.spans.map(({ label }) => label));
  if (reading.intent === 'value' && labels.has('item') && !labels.has('new') && !labels.has('old'))
    return 'add';
  if (reading.intent === 'undo' && reading.confidence < sureOfUndo && !saysUndo(text, languages))
    return 'other';
  if (settled.has(reading.intent)) return undefined;
  const isAboutWords = reading.intent === 'rename' || reading.intent === 'value';
  if (!isAboutWords && shapeAt(text, languages) >= 0) return 'format';
  // A color or a size is plain where the reader is in doubt.
  const hasWords = reading.spans.some(({ label }) => label === 'new' || label === 'item');
  if (reading.confidence >= doubtful || hasWords) return undefined;
  const words = text.slice(0, 200);
  if (isReaderLanguage(readLanguageName(words, reading.language))) return 'translate';
  if (readFormatCode(words).format) return 'format';
  const [language = 'en'] = languages;
  const { subject: _, ...look } = readLook(words, language);
  return Object.keys(look).length > 0 ? 'look' : undefined;
}

/** The intent of a request: what it says in so many words, or else what the reader makes of it. */
export const settledIntent = (one: OneRequest, languages: readonly ReaderLanguage[]): Intent =>
  plainIntent(one, languages) ?? one.reading.intent;

/** Whether a text is a request by itself. */
export function asksAlone(one: OneRequest): boolean {
  if (plainIntent(one, [one.reading.language, 'en'])) return true;
  return one.reading.intent !== 'other' && one.reading.confidence >= likely;
}
