import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold, tokenize } from '../../reader/tokenize.ts';
import { kindTitle } from '../../templates/kind-title.ts';
import type { TemplateHead } from '../../templates/template.ts';
import { formOf } from '../letters/find-letter.ts';
import type { KindId } from '../page/kinds.ts';
import { passageWords } from '../passages/lexicon/index.ts';

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
export function askedGroups(
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

/** Groups of documents that are written alike. */
const alike: readonly (readonly string[])[] = [
  ['company-policy', 'house-rules', 'school-rules', 'safety', 'bylaws', 'tenant-notice', 'onboarding'],
  ['faq', 'house-rules', 'company-policy', 'product-sheet', 'household', 'volunteering', 'guide'],
  ['guide', 'house-rules', 'faq', 'onboarding', 'household', 'manual', 'explainer', 'procedure'],
  ['lesson-plan', 'syllabus', 'worksheet', 'training-plan', 'training-deck'],
  ['training-plan', 'project-plan', 'meal-plan', 'event-plan', 'household', 'moving', 'onboarding', 'guide'],
  [
    'checklist',
    'moving',
    'packing-list',
    'household',
    'event-plan',
    'onboarding',
    'offboarding',
    'cleaning-schedule',
    'safety',
    'guide',
    'school-trip',
  ],
  ['deck', 'talk', 'training-deck', 'pitch', 'explainer', 'proposal', 'business-plan', 'marketing-plan'],
  ['deck', 'training-deck', 'company-policy', 'guide', 'onboarding', 'case-study', 'safety', 'comparison'],
  ['comparison', 'explainer', 'guide'],
];

/** Returns whether a document is of a group that is asked for, or of one that is written alike. */
export function kinOf(kinds: ReadonlySet<string>, kind: string): number {
  if (kinds.size === 0) return 0.5;
  if (kinds.has(kind)) return 1;
  return alike.some((group) => group.includes(kind) && group.some((other) => kinds.has(other))) ? 0.6 : 0;
}
