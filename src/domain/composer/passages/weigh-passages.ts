import { kinOf } from '../templates/asked-groups.ts';
import type { IndexedDocument, IndexedPassage, PassageIndex } from './passage-index.ts';
import weights from './passage-weights.json' with { type: 'json' };

/** Evidence that a passage answers an aspect, each value from 0 to 1. */
export const evidenceNames = [
  // Share of the aspect in the heading, in the heading of its section, and anywhere in the passage.
  'heading',
  'section',
  'text',
  // Share of the heading that the prompt says.
  'whole',
  // Whether its document is of the kind that the prompt asks for, or of one that is written alike.
  'kin',
  // Share of the prompt's subject in the words of the document, and of its title in the prompt.
  'subject',
  'own',
  // Whether the document is for any subject.
  'any',
  // Whether it is a whole section.
  'isSection',
  // Share of the other aspects that headings of the same document name.
  'fellows',
  // Pairs of which both must hold.
  'headingSubject',
  'headingKin',
  'textSubject',
  'kinSubject',
] as const;

export type Evidence = Readonly<Record<(typeof evidenceNames)[number], number>>;

/** What a prompt asks of a page, as the library knows its words. */
export interface Asked {
  /** Groups of documents that it asks for; those written alike are kin. */
  readonly kinds: ReadonlySet<string>;
  /** Words of its subject. */
  readonly subject: readonly string[];
  /** Words of each aspect. */
  readonly aspects: readonly (readonly string[])[];
}

export interface WeighedPassage {
  readonly passage: IndexedPassage;
  readonly evidence: Evidence;
  /** How likely it answers the aspect, from 0 to 1. */
  readonly chance: number;
}

/** Returns the share of stems that have a property, by rarity. */
function share(stems: readonly string[], index: PassageIndex, has: (stem: string) => boolean): number {
  const sum = (some: readonly string[]): number => some.reduce((all, stem) => all + index.rarity(stem), 0);
  const all = sum(stems);
  return all > 0 ? sum(stems.filter(has)) / all : 0;
}

/** Words of the description and search words say less than the title. */
const inWords = 0.85;

/** Returns the share of a prompt's subject that a document is about. */
function subjectOf({ subject }: Asked, { title, words }: IndexedDocument, index: PassageIndex): number {
  const inTitle = share(subject, index, (stem) => title.has(stem));
  return Math.max(inTitle, inWords * share(subject, index, (stem) => title.has(stem) || words.has(stem)));
}

const chanceOf = (evidence: Evidence): number => {
  const by: Readonly<Record<string, number>> = weights.accept;
  const score = evidenceNames.reduce((sum, name) => sum + evidence[name] * (by[name] ?? 0), by.bias ?? 0);
  return 1 / (1 + Math.exp(-score));
};

/** From this chance on, a passage answers an aspect. */
export const { leastChance } = weights;

/** Weighs the passages that may answer an aspect of a prompt, the likeliest first. */
export function weighPassages(asked: Asked, at: number, index: PassageIndex): readonly WeighedPassage[] {
  const aspect = asked.aspects[at] ?? [];
  const said = new Set([...asked.subject, ...asked.aspects.flat()]);
  const candidates = new Set(aspect.flatMap((stem) => index.holders(stem)));
  const headings = new Map<IndexedDocument, Set<string>>();
  for (const stems of asked.aspects)
    for (const stem of stems)
      for (const { document, heads } of index.holders(stem))
        if (heads.includes(stem)) headings.set(document, (headings.get(document) ?? new Set()).add(stem));
  const others = asked.aspects.filter((_, other) => other !== at);
  const ofDocument = new Map<
    IndexedDocument,
    Pick<Evidence, 'kin' | 'subject' | 'own' | 'any' | 'fellows'>
  >();
  const evidenceOf = (document: IndexedDocument) => {
    const known = ofDocument.get(document);
    if (known) return known;
    const named = headings.get(document);
    const found = {
      kin: kinOf(asked.kinds, document.head.kind),
      subject: subjectOf(asked, document, index),
      own: share([...document.title], index, (stem) => said.has(stem)),
      any: Number(document.head.outline.length > 0),
      fellows:
        others.length === 0
          ? 0
          : others.filter((stems) => stems.some((stem) => named?.has(stem))).length / others.length,
    };
    ofDocument.set(document, found);
    return found;
  };
  return [...candidates]
    .map((passage): WeighedPassage => {
      const { heads, section, texts, document } = passage;
      const heading = share(aspect, index, (stem) => heads.includes(stem));
      const text = share(
        aspect,
        index,
        (stem) => heads.includes(stem) || section.has(stem) || texts.has(stem),
      );
      const own = evidenceOf(document);
      const evidence = {
        ...own,
        heading,
        text,
        section: share(aspect, index, (stem) => section.has(stem)),
        whole: heading === 0 ? 0 : share(heads, index, (stem) => said.has(stem)),
        isSection: Number(section.size === 0),
        headingSubject: heading * own.subject,
        headingKin: heading * own.kin,
        textSubject: text * own.subject,
        kinSubject: own.kin * own.subject,
      };
      return { passage, evidence, chance: chanceOf(evidence) };
    })
    .sort(
      (one, other) =>
        other.chance - one.chance ||
        (one.passage.document.head.name < other.passage.document.head.name ? -1 : 1) ||
        one.passage.at - other.passage.at,
    );
}
