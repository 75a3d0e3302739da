import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { fold, tokenize } from '../../reader/tokenize.ts';
import { kindTitle } from '../../templates/kind-title.ts';
import type { TemplateHead } from '../../templates/template.ts';
import { saysSomething } from '../facts/small-words.ts';
import { formOf } from '../letters/find-letter.ts';
import type { KindId } from '../page/kinds.ts';
import type { TemplateShelf } from '../templates/template-index.ts';
import { passageWords } from './lexicon/index.ts';
import { type IndexedDocument, type PassageIndex, passageIndex } from './passage-index.ts';
import type { ReadAspects } from './read-aspects.ts';
import { type Asked, leastChance, type WeighedPassage, weighPassages } from './weigh-passages.ts';

const plain = (words: string): string =>
  ` ${tokenize(fold(words))
    .map(({ folded }) => folded)
    .join(' ')} `;

/** Returns the names by which a document's kind is asked for. */
const namesOf = ({ kind, outline }: TemplateHead): string[] => [kindTitle(kind), ...outline];

/** Groups of documents whose name says what they are, whatever else the prompt names, with their kinds. */
export const namedGroups: Readonly<Record<string, KindId>> = {
  faq: 'article',
  'company-policy': 'article',
  'house-rules': 'article',
  'school-rules': 'article',
  guide: 'article',
  checklist: 'checklist',
  'lesson-plan': 'lesson',
  comparison: 'article',
};

interface GroupName {
  readonly kind: string;
  readonly name: string;
}
const groupNames = new WeakMap<readonly TemplateHead[], Map<ReaderLanguage, readonly GroupName[]>>();

/** Returns the names of all groups of documents in a language, the longest first. */
function groupNamesIn(heads: readonly TemplateHead[], language: ReaderLanguage): readonly GroupName[] {
  const known = groupNames.get(heads) ?? new Map<ReaderLanguage, readonly GroupName[]>();
  groupNames.set(heads, known);
  const found =
    known.get(language) ??
    [
      ...heads
        .filter(
          (each) =>
            each.outline.length > 0 && each.language.split('-')[0] === language && formOf(each) === null,
        )
        .flatMap((each) => namesOf(each).map((name) => ({ kind: each.kind, name: plain(name) }))),
      ...Object.entries(passageWords[language]?.groups ?? {}).flatMap(([kind, names]) =>
        names.split(', ').map((name) => ({ kind, name: plain(name) })),
      ),
    ].sort((one, other) => other.name.length - one.name.length);
  known.set(language, found);
  return found;
}

/** Returns the groups of documents that the words before a list name, and those words. */
function askedKinds(
  head: string,
  heads: readonly TemplateHead[],
  language: ReaderLanguage,
): { readonly kinds: ReadonlySet<string>; readonly names: ReadonlySet<string> } {
  const said = plain(head);
  const named = groupNamesIn(heads, language).filter(
    ({ name }) => said.includes(name) || (name.length > 6 && said.includes(`${name.trimEnd()}s `)),
  );
  // In 'FAQ for a wedding venue', the wedding asks for no speech.
  const ofParts = named.filter(({ kind }) => namedGroups[kind] !== undefined);
  const asking = ofParts.length > 0 ? ofParts : named;
  const [longest] = asking;
  const kinds = asking.filter(({ name }) => name.length === longest?.name.length).map(({ kind }) => kind);
  return { kinds: new Set(kinds), names: new Set(asking.flatMap(({ name }) => name.trim().split(' '))) };
}

/** Groups of documents of a kind that is named by no words of theirs. */
const groupsOf: Readonly<Partial<Record<KindId, readonly string[]>>> = {
  deck: ['deck', 'training-deck', 'talk'],
  checklist: ['checklist'],
  lesson: ['lesson-plan'],
  plan: ['training-plan', 'project-plan'],
};

/** Labels of words that say nothing of the subject. */
const aside: ReadonlySet<Label> = new Set<Label>(['cmd', 'length', 'format', 'look', 'tone', 'lang']);

/** Reads what a prompt asks of its page as the library knows it. */
export function readAsked(
  text: string,
  { head, aspects }: ReadAspects,
  language: ReaderLanguage,
  shelf: TemplateShelf,
  { kind, spans }: { readonly kind: KindId | null; readonly spans: readonly ReadSpan[] },
): Asked {
  const index = passageIndex(shelf, language);
  const opening = text.slice(0, head);
  const { kinds, names } = askedKinds(opening, shelf.heads, language);
  const words = tokenize(opening)
    .filter(
      ({ text: word, folded, start }) =>
        !spans.some((span) => aside.has(span.label) && start >= span.start && start < span.end) &&
        /\p{L}/u.test(word) &&
        !/\d/.test(word) &&
        !names.has(folded) &&
        saysSomething(word, language),
    )
    .map(({ text: word }) => word);
  return {
    kinds: kind === 'deck' || kinds.size === 0 ? new Set(kind === null ? [] : groupsOf[kind]) : kinds,
    subject: index.stemsOf(words.join(' ')),
    aspects: aspects.map(({ name }) => index.stemsOf(name)),
  };
}

/** Returns the passages that answer each aspect, the likeliest first. */
export const findPassages = (asked: Asked, index: PassageIndex): readonly (readonly WeighedPassage[])[] =>
  asked.aspects.map((_, at) => weighPassages(asked, at, index).filter(({ chance }) => chance >= leastChance));

/** Returns the document of the asked kind from which most answers come, if it gives half of them. */
export function mainDocument(
  { kinds }: Asked,
  answers: readonly { readonly from: readonly { readonly document: IndexedDocument }[] }[],
): TemplateHead | null {
  const counts = new Map<TemplateHead, number>();
  for (const { from } of answers)
    for (const head of new Set(from.map(({ document }) => document.head)))
      if (kinds.has(head.kind) && head.outline.length === 0) counts.set(head, (counts.get(head) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most && most[1] * 2 >= answers.length ? most[0] : null;
}
