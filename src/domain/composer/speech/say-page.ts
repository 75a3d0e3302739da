import type { Language } from '../../../words/languages.ts';
import { billTotals } from '../../content/derive/bill-totals.ts';
import type { DocumentContent } from '../../content/document-content.ts';
import { formatDate } from '../../document/layout/format-date.ts';
import { formatMoney } from '../../document/layout/format-money.ts';
import { fold } from '../lexicon/fold.ts';
import { type Saying, tell } from './saying.ts';
import { gapsOf, samplesOf } from './texts-of.ts';

export interface SaidPage {
  readonly content: DocumentContent;
  /** Name of the document: 'invoice', 'birthday invitation'. */
  readonly kind: string;
  /** Title of the template used, if any. */
  readonly template: string | null;
  /** Title of the topic used, if any. */
  readonly topic?: string | null;
  /** One sentence for each thing that couldn't be done. */
  readonly notes: readonly Saying[];
  /** Language of the answer. */
  readonly language: Language;
}

const isName = (word: string): boolean => /^\p{Lu}{2}/u.test(word);

/** Returns the name of a kind inside a sentence; German writes nouns with a capital. */
const small = (kind: string, language: Language): string =>
  isName(kind) || language === 'de'
    ? kind
    : kind.replace(/^./u, (letter) => letter.toLocaleLowerCase(language));

/** Returns whether an English kind takes 'are', such as 'minutes' and 'house rules', but not 'analysis'. */
const isPlural = (kind: string): boolean => /[^siu]s$/.test(kind);

/** Returns whether a title names the kind itself, as its first or last words. */
function namesKind(title: string, kind: string): boolean {
  const [whole, part] = [` ${fold(title)} `, ` ${fold(kind)} `];
  return whole.startsWith(part) || whole.endsWith(part);
}

/** Returns one sentence about what will be made, which says the kind once. */
export function sayBefore({ content, kind, language }: SaidPage): Saying {
  const { title } = content;
  const name = small(kind, language);
  if (fold(title) === fold(kind)) return tell('makingUntitled', { kind: name });
  return namesKind(title, kind)
    ? tell('makingUntitled', { kind: title })
    : tell('making', { kind: name, title });
}

function billWords({ pages: [first] }: DocumentContent, language: Language): Saying[] {
  if (first?.layout !== 'invoice') return [];
  const totals = billTotals(first);
  const parts = [
    tell('billLines', { count: first.lines.length }),
    ...(totals.isPriced
      ? [tell('billTotal', { total: formatMoney(totals.dueMinor, first.currency, language).full })]
      : []),
    ...(typeof first.due === 'string' ? [tell('billDue', { date: formatDate(first.due, language) })] : []),
  ];
  return [tell('billParts', { parts: { series: parts } })];
}

const mostGaps = 4;

/** Returns what is on the page, what is missing, and what needs a model. */
export function sayAfter({ content, kind, template, topic, notes, language }: SaidPage): Saying[] {
  const gaps = gapsOf(content);
  const samples = samplesOf(content);
  const isDeck = content.look.format.startsWith('slides');
  const name = small(kind, language);
  // German writes nouns with a capital.
  const isGerman = content.language.startsWith('de');
  const names = gaps
    .slice(0, mostGaps)
    .map((gap) => (isGerman ? gap : gap.toLocaleLowerCase(content.language)));
  const more = gaps.length - names.length;
  return [
    isDeck && content.pages.length > 1
      ? tell('readySlides', { kind: name, count: content.pages.length })
      : tell(isPlural(kind) ? 'readyMany' : 'ready', { kind: name }),
    ...billWords(content, language),
    ...(template ? [tell('fromTemplate', { title: template })] : []),
    ...(topic ? [tell('fromTopic', { title: topic })] : []),
    ...(samples > 0 ? [tell('samples', { count: samples })] : []),
    ...(gaps.length > 0
      ? [
          tell('gaps', {
            count: gaps.length,
            names: [...names, ...(more > 0 ? [tell('more', { count: more })] : [])],
          }),
        ]
      : []),
    ...notes,
  ];
}
