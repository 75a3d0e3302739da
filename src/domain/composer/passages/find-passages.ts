import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import type { TemplateHead } from '../../templates/template.ts';
import { saysSomething } from '../facts/small-words.ts';
import type { KindId } from '../page/kinds.ts';
import { askedGroups } from '../templates/asked-groups.ts';
import type { TemplateShelf } from '../templates/template-index.ts';
import { type IndexedDocument, type PassageIndex, passageIndex } from './passage-index.ts';
import type { ReadAspects } from './read-aspects.ts';
import {
  type Asked,
  type Evidence,
  leastChance,
  type WeighedPassage,
  weighPassages,
} from './weigh-passages.ts';

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
  const { kinds, names } = askedGroups(opening, shelf.heads, language);
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

/** A document shares its subject with a prompt if this share of either is the other's. */
const leastShared = 0.35;

/** Returns whether a passage is about the subject of a prompt, or about any. */
const isOfSubject = ({ subject, own, any }: Evidence, asked: Asked): boolean =>
  any > 0 || asked.subject.length === 0 || Math.max(subject, own) >= leastShared;

/** Returns the passages that answer each aspect, the likeliest first. */
export const findPassages = (asked: Asked, index: PassageIndex): readonly (readonly WeighedPassage[])[] =>
  asked.aspects.map((_, at) =>
    weighPassages(asked, at, index).filter(
      ({ chance, evidence }) =>
        chance >= leastChance && evidence.heading + evidence.section > 0 && isOfSubject(evidence, asked),
    ),
  );

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
