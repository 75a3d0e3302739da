import { type Language, languageCodes } from '../../../words/languages.ts';
import type { Plural } from '../../../words/plural.ts';
import type { Intent, Label } from '../../reader/labels.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { valuesIn } from '../../reader/values/values-in.ts';
import { composerWords } from '../speech/composer-words.ts';
import type { SayingReason } from '../speech/saying.ts';
import { catalogLanguage, readerLanguage } from '../speech/spoken-language.ts';
import type { OneRequest } from './settle-reading.ts';

/** What each request that the composer suggests asks for. Those of other topics are read by the topics. */
const intents = {
  ask_add: 'add',
  ask_color: 'look',
  ask_dark: 'look',
  ask_light: 'look',
  ask_swiss: 'look',
  ask_editorial: 'look',
  ask_modern: 'look',
  ask_elegant: 'look',
  ask_discount: 'add',
  ask_tax: 'add',
  ask_slides: 'format',
  ask_document: 'format',
  ask_a4: 'format',
  ask_show: 'format',
  ask_remove: 'remove',
  ask_removeThis: 'remove',
  ask_replaceAll: 'value',
  ask_replace: 'value',
  ask_logo: 'add',
  ask_undo: 'undo',
} as const satisfies Partial<Record<SayingReason, Intent>>;

const labels: Readonly<Record<string, Label>> = {
  text: 'item',
  part: 'target',
  old: 'old',
  new: 'new',
  color: 'look',
  shape: 'format',
};

interface Pattern {
  readonly intent: Intent;
  readonly pattern: RegExp;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a message as the source of a pattern, with a source for each placeholder. */
const sourceOf = (message: string | Plural, slot: (name: string) => string): string =>
  String(message)
    .split(/(\{\w+\})/)
    .map((part) => (/^\{\w+\}$/.test(part) ? slot(part.slice(1, -1)) : escaped(part)))
    .join('');

function patternsOf(language: Language): readonly Pattern[] {
  const words = composerWords[language];
  const entries = Object.entries(words).flatMap(([name, message]) =>
    typeof message === 'string' ? [[name, message] as const] : [],
  );
  const named = (start: string): readonly string[] =>
    entries.flatMap(([name, message]) => (name.startsWith(start) ? [escaped(message)] : []));
  const quote = sourceOf(words.quote, () => '.{1,400}?');
  const partName = `(?:${named('part_').join('|')})`;
  const number = (message: string | Plural): string => sourceOf(message, () => '\\p{Nd}{1,4}');
  const sources: Readonly<Record<string, string>> = {
    color: named('color_').join('|'),
    shape: named('shape_').join('|'),
    part: [
      quote,
      sourceOf(words.partText, (name) => (name === 'part' ? partName : quote)),
      number(words.slideNumber),
      number(words.pageNumber),
      partName,
    ].join('|'),
  };
  return Object.entries(intents).map(([name, intent]) => {
    const slot = (value: string): string => `(?<${value}>${sources[value] ?? quote})`;
    const source = sourceOf(words[name as keyof typeof intents], slot);
    return { intent, pattern: new RegExp(`^\\s*${source}[.!。]?\\s*$`, 'diu') };
  });
}

const known = new Map<Language, readonly Pattern[]>();

function patternsIn(language: Language): readonly Pattern[] {
  const patterns = known.get(language) ?? patternsOf(language);
  known.set(language, patterns);
  return patterns;
}

/**
 * Returns a request that the composer suggests itself, with its meaning and its values by the catalog, whatever the
 * reader labels in it; undefined for other requests.
 */
export function ownSuggestion({ text, reading }: OneRequest): OneRequest | undefined {
  const likely = catalogLanguage(reading.language);
  for (const language of [likely, ...languageCodes.filter((code) => code !== likely)])
    for (const { intent, pattern } of patternsIn(language)) {
      const places = pattern.exec(text)?.indices;
      if (!places) continue;
      const spans = Object.entries(places.groups ?? {}).flatMap(([name, place]): ReadSpan[] => {
        const label = labels[name];
        if (!label || !place) return [];
        const [start, end] = place;
        return [{ label, text: text.slice(start, end), start, end, confidence: 1, instruction: 0 }];
      });
      const read = readerLanguage(language);
      spans.sort((a, b) => a.start - b.start);
      const values = valuesIn(text, read);
      return { text, reading: { language: read, intent, confidence: 1, spans, values }, isSettled: true };
    }
  return undefined;
}
