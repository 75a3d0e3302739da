import type { Label } from '../../reader/labels.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { fold } from '../../reader/tokenize.ts';
import type { TemplateHead } from '../../templates/template.ts';
import type { Facts } from '../facts/facts.ts';
import { phrasesOf } from '../facts/ledger.ts';
import { formOf } from '../letters/find-letter.ts';
import type { KindId } from '../page/kinds.ts';
import type { TemplateRequest } from './asked-terms.ts';
import { type TemplateShelf, termsOf } from './template-index.ts';
import { isOneWord } from './word-forms.ts';

/** From this number on, items are a list. */
const fewestItems = 2;
/** Number of characters at the start of a prompt that state its purpose. */
const longestOpening = 200;

const plain = (words: string): string =>
  ` ${fold(words)
    .replaceAll(/[^\p{L}\p{N}’']+/gu, ' ')
    .trim()} `;

const shortestName = 4;

/** Returns whether a compound ends with a name, 'Abschiedsrede', and no document of its own has it, 'Trauerrede'. */
function isCompoundOf(term: string, name: string, heads: readonly TemplateHead[], written: string): boolean {
  if (written !== 'de' && written !== 'nl') return false;
  const isCompound = name.length >= shortestName && term.length > name.length + 2 && term.endsWith(name);
  return (
    isCompound && !heads.some(({ title, language }) => language.startsWith(written) && fold(title) === term)
  );
}

/** Returns the length of the longest name of several words that a text contains: 'thank you letter'. */
const longestNamed = (text: string, names: readonly string[]): number =>
  Math.max(
    0,
    ...names
      .filter((name) => plain(name).trim().includes(' ') && plain(text).includes(plain(name)))
      .map(({ length }) => length),
  );

function mostNamed(text: string, outlines: readonly TemplateHead[]): TemplateHead | undefined {
  const named = outlines.map((head) => ({ head, length: longestNamed(text, head.outline) }));
  const [first] = named.filter(({ length }) => length > 0).sort((a, b) => b.length - a.length);
  return first?.head;
}

/** Labels of words about the page that say nothing of its purpose: 'in simple words'. */
const wishes: ReadonlySet<Label> = new Set<Label>([
  'look',
  'format',
  'length',
  'tone',
  'audience',
  'lang',
  'note',
]);

/** Returns a text without the spans of some labels. */
function withoutSpans(text: string, spans: readonly ReadSpan[], labels: ReadonlySet<Label>): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of spans.filter(({ label }) => labels.has(label))) {
    rest += text.slice(from, start);
    from = Math.max(from, end);
  }
  return rest + text.slice(from);
}

/** Kinds that tell something about a subject, for which the outline of a talk or of an explanation serves. */
const telling: ReadonlySet<KindId | null> = new Set<KindId | null>([
  null,
  'deck',
  'article',
  'report',
  'one-pager',
  'lesson',
  'plan',
  'newsletter',
  'checklist',
]);

/** Returns whether an outline serves any subject: of its kind, it says nothing but what belongs on the page. */
export const isForAnySubject = ({ outline }: TemplateHead): boolean =>
  outline.includes('deck') || outline.includes('article');

/** Returns whether a prompt without a kind says what happens when, or what something costs: that is a page of its own. */
const isAnnounced = (facts: Facts): boolean =>
  facts.kind === null &&
  ((facts.dates.length > 0 && facts.places.length > 0) ||
    phrasesOf(facts).some(({ value }) => value?.kind === 'time' || value?.kind === 'money'));

/** Returns the outline of a talk or of an explanation in a language. */
export const outlineOfAnySubject = (
  written: string,
  isDeck: boolean,
  heads: readonly TemplateHead[],
): TemplateHead | null =>
  heads.find(
    (head) => head.outline.includes(isDeck ? 'deck' : 'article') && head.language.split('-')[0] === written,
  ) ?? null;

/**
 * Returns the document of a kind for any case, used if no template matches the subject. Where a kind has none, the
 * outline of a talk or of an explanation says what belongs on the page.
 */
export function chooseOutline(
  { text, spans, facts, written }: TemplateRequest,
  { heads }: TemplateShelf,
): TemplateHead | null {
  const { kindText, kind, language, isBlank } = facts;
  if (isAnnounced(facts)) return null;
  const asked = termsOf(kindText ?? '', language);
  // 'Gear, safety' are parts of the page, not its purpose.
  const isListed = spans.filter(({ label }) => label === 'item').length >= fewestItems;
  const asides: ReadonlySet<Label> = isListed ? new Set([...wishes, 'item']) : wishes;
  const opening = withoutSpans(text, spans, asides).slice(0, longestOpening);
  const all = heads.filter(
    (head) => head.outline.length > 0 && head.language.split('-')[0] === written && formOf(head) === null,
  );
  // A form to fill in, where another outline of the kind leads through the subject.
  const form = isBlank ? all.find(({ outline }) => outline.includes(`blank ${kind}`)) : undefined;
  if (form) return form;
  const isDeck = kind === 'deck';
  const among = (outlines: readonly TemplateHead[]): TemplateHead | null => {
    const called = mostNamed(kindText ?? '', outlines);
    if (called) return called;
    const ofKind = outlines.find(({ outline }) => kind !== null && outline.includes(kind)) ?? null;
    const named = outlines.find(
      (head) =>
        head !== ofKind &&
        head.outline.some((name) =>
          asked.some((term) => isOneWord(term, fold(name)) || isCompoundOf(term, fold(name), heads, written)),
        ),
    );
    // A verb often names the purpose: 'a letter to my gym to cancel', 'what to pack for a week in Rome'.
    const isOpen = kind === null || kind === 'checklist' || isDeck;
    const group = (named ?? ofKind)?.kind;
    const fitting = outlines.filter((head) => isOpen || head.kind === group);
    const phrased = mostNamed(opening, fitting);
    const [verb] = termsOf(opening, language).flatMap((term) =>
      fitting.filter(
        (head) => head !== ofKind && head !== named && head.outline.some((name) => fold(name) === term),
      ),
    );
    return phrased ?? (isOpen ? (named ?? verb) : (verb ?? named)) ?? ofKind;
  };
  // Slides only answer another kind if no text does: a 'training' is one of slides.
  const texts = all.filter(({ format }) => format.startsWith('slides') === isDeck);
  // A list of its own needs no outline.
  const isTold = telling.has(kind) && !(kind === 'checklist' && facts.entries.length > 0);
  const general = isTold ? outlineOfAnySubject(written, isDeck, heads) : null;
  return among(texts) ?? (kind === null ? among(all) : null) ?? general;
}
