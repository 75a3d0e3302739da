import type { Facts } from '../facts/facts.ts';
import { readFacts } from '../facts/read-facts.ts';
import type { ReadRequest } from '../facts/read-request.ts';
import { familyOf, type KindId } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf } from '../page/word-list.ts';
import { risksOf } from '../risks/risks-of.ts';
import { templateServes, topicServes } from '../risks/serves-risks.ts';
import { judgeTemplates } from '../templates/choose-template.ts';
import { lacksToldList } from '../templates/covered-parts.ts';
import { topicIndex } from '../topics/find-topic.ts';
import { topicWordsOf } from '../topics/lexicon/index.ts';
import { judgeTopics } from '../topics/match-topic.ts';
import { isOwnPage } from '../topics/topic-or-template.ts';
import { readWishes } from '../wishes/read-wishes.ts';
import type { ChosenDocument } from './chosen-document.ts';
import { chanceOfBest, leastChance, type RankedDocument, rankDocuments } from './judge-documents.ts';
import { type LibraryDocument, libraryIndex, type Shelves } from './library-index.ts';
import type { LibraryRequest } from './request-terms.ts';
import { type OtherChoice, type WeighedDocument, weighDocuments } from './weigh-documents.ts';

/** Scores below the best one that say no more. */
const farBehind = { topics: 4, templates: 3 };
const mostRanked = 30;

const near = (score: number, best: number, far: number): number => Math.max(0, 1 + (score - best) / far);
const none: OtherChoice = { among: 0, chance: 0 };

/** Returns what the choices among topics alone and among templates alone say of each document. */
function otherChoices({ text, facts, spans }: LibraryRequest, shelves: Shelves) {
  const { language } = facts;
  const words = topicWordsOf(language);
  const index = topicIndex(shelves.topics, language);
  const topics = new Map<string, OtherChoice>();
  if (words && index) {
    const request = { text, language, spans, kind: facts.kind, isOwnPage: isOwnPage(facts) };
    const { ranked, chance } = judgeTopics(request, words, index);
    for (const [at, { topic, score }] of ranked.entries())
      topics.set(index.topics[topic]?.name ?? '', {
        among: near(score, ranked[0]?.score ?? 0, farBehind.topics),
        chance: at === 0 ? chance : 0,
      });
  }
  const templates = new Map<string, OtherChoice>();
  const { ranked, fit } = judgeTemplates({ text, facts, spans, written: language }, shelves.templates);
  for (const [at, { head, score }] of ranked.slice(0, mostRanked).entries())
    templates.set(head.name, {
      among: near(score, ranked[0]?.score ?? 0, farBehind.templates),
      chance: at === 0 ? fit : 0,
    });
  return ({ name, head }: LibraryDocument): OtherChoice => (head ? templates : topics).get(name) ?? none;
}

/** Returns the documents of the library that may answer a prompt, with the evidence for each. */
export const weighLibrary = (request: LibraryRequest, shelves: Shelves): WeighedDocument[] =>
  weighDocuments(request, libraryIndex(shelves, request.facts.language), otherChoices(request, shelves));

/** Returns the kind of document that the words of a prompt name, or null where these may name several. */
function kindNamed({ kind, kindText, language }: Facts): KindId | null {
  const isOpen = kind === 'flyer' && kindText !== null && hasWordOf(kindText, pageWordsOf(language).handouts);
  return isOpen ? null : kind;
}

/** Returns a prompt as the library is searched for it: asides may name the subject, but no facts of the page. */
export function libraryRequest({ text, asRead, reading }: ReadRequest): LibraryRequest {
  const facts = readFacts(text, reading);
  const namedKind = kindNamed(readFacts(text, reading, { guesses: false, tellsPage: false }));
  const { format, pages } = readWishes(reading.spans, reading.language, text);
  const isSlides = facts.kind === 'deck' || format?.startsWith('slides') === true;
  return { text: asRead.text, facts, namedKind, spans: asRead.reading.spans, isSlides, pages };
}

/** Returns whether a prompt tells two of day, hour and place of what it announces. */
function announces({ kind, dates, times, places, sheet }: Facts): boolean {
  if (kind !== null && familyOf(kind) !== 'flyer') return false;
  const told = sheet?.facts.map(({ slot }) => slot) ?? [];
  const isTold = [
    dates.length > 0 || told.includes('when'),
    times.length > 0 || told.includes('hours'),
    places.length > 0 || told.includes('where'),
  ];
  return isTold.filter(Boolean).length > 1;
}

/** Documents among which one may take the place of the best. */
const mostNear = 5;

/** Returns the topic with the number of slides that a prompt asks for, if the best match is a template, whose number is fixed. */
const asMany = (ranked: readonly RankedDocument[], { pages }: LibraryRequest): RankedDocument | null =>
  (pages !== undefined &&
    ranked[0]?.document.head?.format.startsWith('slides') === true &&
    ranked
      .slice(0, mostNear)
      .find(
        ({ document, isOther, evidence }) => document.head === null && !isOther && evidence.wholeTitle === 1,
      )) ||
  null;

/** Returns the document of the library that a prompt asks for; null if it tells its own, or if none is likely enough. */
export function chooseDocument(read: ReadRequest, shelves: Shelves): ChosenDocument | null {
  const request = libraryRequest(read);
  const { text, facts } = request;
  const { language } = facts;
  // A bill is made of its own lines, and an announcement of its day and its place.
  if (facts.bill || announces(facts)) return null;
  const ranked = rankDocuments(weighLibrary(request, shelves));
  const [first] = ranked;
  const chance = chanceOfBest(ranked, request);
  if (!first || first.isOther || chance < leastChance(text)) return null;
  if (facts.kind !== null && familyOf(facts.kind) === 'bill' && !first.isBeyondKind) return null;
  const best = asMany(ranked, request) ?? first;
  const { name, head } = best.document;
  const template = head && shelves.templates.read(name);
  if (template && lacksToldList(text, facts, template.content)) return null;
  // A text for another allergy, disease or age can harm.
  const risks = risksOf(text, language);
  const topic = head ? null : shelves.topics.read(language, name);
  const serves = head
    ? templateServes(risks, head, shelves.templates.text, language)
    : topic !== null && topicServes(risks, topic, language);
  return serves ? { name, isTopic: head === null, chance, titled: best.evidence.title } : null;
}
