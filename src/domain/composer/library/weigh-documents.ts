import { kindTitle } from '../../templates/kind-title.ts';
import type { Facts } from '../facts/facts.ts';
import { formOf } from '../letters/find-letter.ts';
import { namesSpeech } from '../letters/names-speech.ts';
import { findKind } from '../page/find-kind.ts';
import { familyOf, type KindId } from '../page/kinds.ts';
import { canServe, likeKind } from '../templates/kind-fit.ts';
import { ofOneSubject } from '../templates/weigh-templates.ts';
import { explaining, ofOwn } from '../topics/kinds-of-topics.ts';
import { longerName, namesOf } from './document-names.ts';
import type { LibraryDocument, LibraryIndex } from './library-index.ts';
import {
  type LibraryRequest,
  type RequestTerm,
  requestTerms,
  type WordRole,
  wordRoles,
} from './request-terms.ts';
import { libraryStems } from './stem-counter.ts';
import { clauseBests, mostOf, type Sums, scoresOf, sumsOf, topOf } from './sum-documents.ts';

const plainNames = [
  // The rarest word of the prompt that it is named for, and the rarest of the subject that it never has.
  'telling',
  'lacking',
  // How much it has of the prompt, and is named for, whatever else the prompt says; and whether it is named for nothing,
  // or for nothing but the kind and what the page is to tell, which says more the shorter the prompt is.
  'mass',
  'namedMass',
  'unnamed',
  'unnamedSubject',
  'shortUnnamed',
  // Share of its title that the prompt says, and whether that's all of it.
  'title',
  'wholeTitle',
  // Where the prompt says a word of its title first: 1 at the start.
  'early',
  // Its share of the score of the best document: by the whole prompt, by its first clause that says something, and by
  // the clause for which it is best.
  'relative',
  'ofFirst',
  'ofClause',
  // Whether it is a topic, for a prompt whose kind of document explains, or doesn't.
  'topicExplains',
  'topicOther',
  // Whether it is an outline for any subject of its kind.
  'outline',
  // How well a template suits the kind of document, whether the prompt calls it the same, and whether it is of slides
  // where they are asked for, or not.
  'like',
  'called',
  'slides',
  'slidesElse',
  // What the choices among topics alone and among templates alone say: its score below the best one's, and the chance
  // of the best one.
  'amongTopics',
  'asTopic',
  'amongTemplates',
  'asTemplate',
] as const;

/** What counts more or less the longer a prompt is. */
const byLength = [
  'telling',
  'lacking',
  'mass',
  'namedMass',
  'title',
  'relative',
  'early',
  'amongTopics',
  'asTopic',
  'amongTemplates',
] as const;

type RoleName<Prefix extends string> = `${Prefix}${Capitalize<WordRole>}`;
type EvidenceName =
  | (typeof plainNames)[number]
  | RoleName<'has' | 'named' | 'bestHas' | 'bestNamed'>
  | `long${Capitalize<(typeof byLength)[number]>}`;

const capital = <Name extends string>(name: Name): Capitalize<Name> =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}` as Capitalize<Name>;
const ofRoles = <Prefix extends string>(prefix: Prefix): RoleName<Prefix>[] =>
  wordRoles.map((role) => `${prefix}${capital(role)}` as const);

/**
 * Evidence for a document, each value from 0 to 1. `has` is the share of the words of the prompt that it has anywhere,
 * `named` of those that it is named for, by rarity and by what the reader takes them for; `best` compares it with the
 * document that has most of them.
 */
export const evidenceNames: readonly EvidenceName[] = [
  ...plainNames,
  ...ofRoles('has'),
  ...ofRoles('named'),
  ...ofRoles('bestHas'),
  ...ofRoles('bestNamed'),
  ...byLength.map((name) => `long${capital(name)}` as const),
];
export type LibraryEvidence = Readonly<Record<EvidenceName, number>>;

export interface WeighedDocument {
  readonly document: LibraryDocument;
  /** Whether it is of another subject than the prompt, however many words they share. */
  readonly isOther: boolean;
  /** Whether the word for a kind is only a part of its name, so that the prompt asks for no document of that kind. */
  readonly isBeyondKind: boolean;
  readonly evidence: LibraryEvidence;
}

/** What other choices say of a document. */
export interface OtherChoice {
  /** 1 for the best one, 0 for one that is far behind it. */
  readonly among: number;
  /** The chance of the best one, 0 for all others. */
  readonly chance: number;
}

/** The rarest word of a large library. */
const fullRarity = 8;
/** Sums of rarities that are as much as can be expected. */
const fullMass = { has: 40, named: 16 };
/** Roles of words that say nothing of the subject: what the page is called, and what it is to tell. */
const besides: ReadonlySet<WordRole> = new Set<WordRole>(['kind', 'told']);
/** Number of words from which a prompt no longer is short; a short one names its subject. */
const fewTerms = 12;
/** Up to this number, the words of a prompt are the name of its subject, and a document that lacks them has another. */
const mostNaming = 8;
/** Number of words of a long prompt. */
const manyTerms = 40;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const ratio = (value: number | undefined, of: number | undefined): number => (value && of ? value / of : 0);

function kindOf({ head }: LibraryDocument): KindId | null {
  if (!head) return null;
  return head.format.startsWith('slides') ? 'deck' : findKind([kindTitle(head.kind)], 'en');
}

const isOfOneSubject = ({ head }: LibraryDocument): boolean => head === null || ofOneSubject.has(head.kind);

/** Returns whether a document may be one of the kind that a prompt names. */
function mayServe(document: LibraryDocument, { namedKind, facts }: LibraryRequest): boolean {
  const { head } = document;
  // A speech is of no kind, but isn't told by anything else.
  if (namesSpeech(facts.kindText, facts.language)) return head !== null && formOf(head) === 'speech';
  if (!head) return namedKind === null || !(ofOwn.has(namedKind) || familyOf(namedKind) === 'bill');
  const own = kindOf(document);
  // No slides and no list speak to the reader of a letter.
  const isForReader = formOf(head) === 'letter' || own === null || familyOf(own) === 'letter';
  return (namedKind !== 'letter' || isForReader) && canServe(namedKind, own, head);
}

/**
 * Returns the documents of another kind with a name in which the word for the kind is only a part, if none of that kind
 * is called so: an 'exit ticket' is no ticket, but a birthday card is a card.
 */
function namedBeyondKind(
  request: LibraryRequest,
  terms: readonly RequestTerm[],
  index: LibraryIndex,
): ReadonlySet<number> {
  const { language } = request.facts;
  const kinds = new Set(terms.filter(({ role }) => role === 'kind').map(({ stem }) => stem));
  const said = ` ${libraryStems(request.text, language).join(' ')} `;
  const called = [...kinds].flatMap((stem) => {
    const { documents, named } = index.find(stem);
    return [...documents].flatMap((document, at) => {
      const own = index.documents[document] as LibraryDocument;
      const name = named[at] ? longerName(namesOf(own, language), said, kinds) : null;
      return name === null ? [] : [{ document, name, serves: mayServe(own, request) }];
    });
  });
  const served = new Set(called.filter(({ serves }) => serves).map(({ name }) => name));
  return new Set(
    called.filter(({ serves, name }) => !serves && !served.has(name)).map(({ document }) => document),
  );
}

/** Returns what only the document and the kind that is asked for say. */
function ofForm(document: LibraryDocument, { kind, kindText, language }: Facts, isSlides: boolean) {
  const { head } = document;
  const own = kindOf(document);
  const isOther = kind !== null && !explaining.has(kind);
  const called = kindText ? libraryStems(kindText, language) : [];
  const names = head ? libraryStems(`${kindTitle(head.kind)} ${head.title}`, language) : [];
  const isDeck = own === 'deck';
  return {
    topicExplains: Number(head === null && !isOther),
    topicOther: Number(head === null && isOther),
    outline: Number(head !== null && head.outline.length > 0),
    like: head ? likeKind(kind, own) : 0,
    called: Number(called.some((stem) => names.includes(stem))),
    slides: Number(isDeck && isSlides),
    slidesElse: Number(isDeck && !isSlides),
  };
}

/** Returns the documents that may answer a prompt, with the evidence for each. */
export function weighDocuments(
  request: LibraryRequest,
  index: LibraryIndex,
  others: (document: LibraryDocument) => OtherChoice,
): WeighedDocument[] {
  const terms = requestTerms(request, index);
  const total = sum(terms.map(({ rarity }) => rarity)) || 1;
  const scores = scoresOf(terms, index);
  const subject = terms.filter(({ role }) => role === 'subject');
  const isUnknown =
    subject.length > 0 && subject.every(({ stem }) => index.find(stem).documents.length === 0);
  const isNamedFor = (named: Sums['named']): boolean =>
    wordRoles.some((role) => !besides.has(role) && named.has(role));
  /** 'The Great Fire of Chicago' isn't that of London, and what no document tells of has none but an outline. */
  const isOther = ({ document, named }: Sums): boolean => {
    const own = index.documents[document] as LibraryDocument;
    if (own.head !== null && own.head.outline.length > 0) return false;
    const lacksName = subject.some(
      ({ stem, isName }) => isName && !index.find(stem).documents.includes(document),
    );
    const isNamed = Array.from(named.keys()).some((role) => role !== 'kind');
    return isUnknown || (isOfOneSubject(own) && lacksName) || (terms.length <= mostNaming && !isNamed);
  };
  const beyondKind = namedBeyondKind(request, terms, index);
  const may = (document: number): boolean => {
    const own = index.documents[document] as LibraryDocument;
    return beyondKind.has(document) || mayServe(own, request);
  };
  const top = sumsOf(topOf(scores, may), terms, scores, index);
  const most = {
    score: top[0]?.score,
    has: mostOf(top.map(({ has }) => has)),
    named: mostOf(top.map(({ named }) => named)),
    clauses: clauseBests(terms, index),
  };
  const first = Math.min(...most.clauses.keys());
  const fullest = Math.max(0, ...most.clauses.values());
  const said = new Map(terms.map((term) => [term.stem, term]));
  const length = Math.min(1, terms.filter(({ rarity }) => rarity > 0).length / manyTerms);
  return top.map((sums): WeighedDocument => {
    const document = index.documents[sums.document] as LibraryDocument;
    const titles = document.title.map((stem) => ({ rarity: index.rarity(stem), term: said.get(stem) }));
    const asked = titles.filter(({ term }) => term !== undefined);
    const at = Math.min(request.text.length, ...asked.map(({ term }) => term?.at ?? 0));
    const lacked = terms.filter(
      ({ stem, role }) => role === 'subject' && !index.find(stem).documents.includes(sums.document),
    );
    const { among, chance } = others(document);
    const isTopic = document.head === null;
    const unnamedSubject = Number(!isNamedFor(sums.named));
    const plain = {
      telling: Math.min(1, sums.telling / fullRarity),
      lacking: Math.min(1, Math.max(0, ...lacked.map(({ rarity }) => rarity)) / fullRarity),
      mass: Math.min(1, sum([...sums.has.values()]) / fullMass.has),
      namedMass: Math.min(1, sum([...sums.named.values()]) / fullMass.named),
      unnamed: Number(sums.telling === 0),
      unnamedSubject,
      shortUnnamed: unnamedSubject * Math.max(0, 1 - terms.length / fewTerms),
      title: ratio(sum(asked.map(({ rarity }) => rarity)), sum(titles.map(({ rarity }) => rarity))),
      wholeTitle: Number(titles.length > 0 && asked.length === titles.length),
      early: asked.length === 0 ? 0 : 1 - at / Math.max(1, request.text.length),
      relative: ratio(sums.score, most.score),
      ofFirst: ratio(sums.clauses.get(first), most.clauses.get(first)),
      // A clause of one small word says little, whoever has it.
      ofClause: Math.max(
        0,
        ...Array.from(sums.clauses, ([clause, value]) => {
          const best = most.clauses.get(clause);
          return ratio(value, best) * Math.sqrt(ratio(best, fullest));
        }),
      ),
      ...ofForm(document, request.facts, request.isSlides),
      amongTopics: isTopic ? among : 0,
      asTopic: isTopic ? chance : 0,
      amongTemplates: isTopic ? 0 : among,
      asTemplate: isTopic ? 0 : chance,
    };
    const entries: [string, number][] = [
      ...Object.entries(plain),
      ...wordRoles.flatMap((role): [string, number][] => [
        [`has${capital(role)}`, (sums.has.get(role) ?? 0) / total],
        [`named${capital(role)}`, (sums.named.get(role) ?? 0) / total],
        [`bestHas${capital(role)}`, ratio(sums.has.get(role), most.has.get(role))],
        [`bestNamed${capital(role)}`, ratio(sums.named.get(role), most.named.get(role))],
      ]),
      ...byLength.map((name): [string, number] => [`long${capital(name)}`, plain[name] * length]),
    ];
    return {
      document,
      isOther: isOther(sums),
      isBeyondKind: beyondKind.has(sums.document),
      evidence: Object.fromEntries(entries) as unknown as LibraryEvidence,
    };
  });
}
