import type { Label } from '../../reader/labels.ts';
import { type Family, familyOf } from '../page/kinds.ts';
import { isOwnPage } from '../topics/topic-or-template.ts';
import weights from './library-weights.json' with { type: 'json' };
import type { LibraryRequest } from './request-terms.ts';
import { evidenceNames, type WeighedDocument } from './weigh-documents.ts';

/** Labels of which a prompt that tells its own facts has more, and one that asks for a text has less, or the reverse. */
const toldLabels = [
  'item',
  'detail',
  'note',
  'subject',
  'title',
  'money',
  'date',
  'time',
  'name',
  'qty',
  'contact',
] as const satisfies readonly Label[];

/** Families of kinds. Bills aren't looked for in the library. */
const families = ['deck', 'flyer', 'letter', 'list', 'paper'] as const satisfies readonly Family[];

/** What a prompt says of its page, each value from 0 to 1. */
const requestNames = [
  // Whether its facts make a page of their own, and of which form.
  'ownPage',
  'entries',
  'sheet',
  'bill',
  'told',
  'cv',
  'sections',
  // Whether it names no kind of document, or one of which family, or slides.
  'noKind',
  ...families,
  'sign',
  'slides',
  // Whether it tells the day, the hour and the place of something, or two of them, above all if it is short.
  'day',
  'hour',
  'place',
  'announced',
  'shortAnnounced',
  // How many digits it has, how long it is, and whether it is short.
  'digits',
  'length',
  'short',
  ...toldLabels,
] as const;
type RequestName = (typeof requestNames)[number];

/** What the best document is accepted by, besides its evidence and what the prompt says. */
const choiceNames = ['lead', 'candidates'] as const;

/** Returns how many things there are as a value from 0 to 1. */
const upTo = (count: number, most: number): number => Math.min(1, count / most);

/** Words of a prompt that is short, and of one that isn't. */
const words = { short: 8, long: 20 };

/** Returns how short a prompt is: 1 if it has few words, 0 if it has many. */
function shortnessOf(text: string): number {
  const count = text.trim().split(/\s+/).length;
  return Math.min(1, Math.max(0, (words.long - count) / (words.long - words.short)));
}

function requestEvidence({
  text,
  facts,
  spans,
  isSlides,
}: LibraryRequest): Readonly<Record<RequestName, number>> {
  const shareOf = (label: Label): number =>
    upTo(
      spans.reduce((sum, span) => sum + (span.label === label ? span.end - span.start : 0), 0),
      Math.max(1, text.length),
    );
  const family = facts.kind === null ? null : familyOf(facts.kind);
  const day = upTo(facts.dates.length, 1);
  const hour = upTo(facts.times.length, 1);
  const place = upTo(facts.places.length, 1);
  const announced = Math.max(0, (day + hour + place - 1) / 2);
  const short = shortnessOf(text);
  const ofFamilies = Object.fromEntries(families.map((each) => [each, Number(each === family)]));
  const shares = Object.fromEntries(toldLabels.map((label) => [label, shareOf(label)]));
  return {
    ownPage: Number(isOwnPage(facts)),
    entries: upTo(facts.entries.length, 8),
    sheet: Number(facts.sheet !== null),
    bill: Number(Boolean(facts.bill)),
    told: Number(Boolean(facts.told)),
    cv: Number(Boolean(facts.cv)),
    sections: upTo(facts.sections.length, 1),
    noKind: Number(facts.kind === null),
    ...(ofFamilies as Record<(typeof families)[number], number>),
    sign: Number(facts.kind === 'sign'),
    slides: Number(isSlides),
    day,
    hour,
    place,
    announced,
    shortAnnounced: announced * short,
    digits: upTo(text.match(/\p{N}/gu)?.length ?? 0, 20),
    length: upTo(text.length, 600),
    short,
    ...(shares as Record<(typeof toldLabels)[number], number>),
  };
}

export type LibraryWeights = Readonly<Record<string, number>>;

export interface RankedDocument extends WeighedDocument {
  readonly score: number;
}

/** Returns the documents from the best to the worst. */
export const rankDocuments = (
  weighed: readonly WeighedDocument[],
  by: LibraryWeights = weights.rank,
): RankedDocument[] =>
  weighed
    .map((each) => ({
      ...each,
      score: evidenceNames.reduce((sum, name) => sum + each.evidence[name] * (by[name] ?? 0), 0),
    }))
    .sort((one, other) => other.score - one.score);

/** Score of the best document ahead of the next one. */
const mostLead = 3;
const mostCandidates = 30;

/** The names of all values by which the best document is accepted. */
export const acceptedNames: readonly string[] = [...evidenceNames, ...choiceNames, ...requestNames];

/** Returns the values by which the best document is accepted, in the order of their names. */
export function acceptedBy(ranked: readonly RankedDocument[], request: LibraryRequest): number[] {
  const [best, next] = ranked;
  if (!best) return [];
  const asked = requestEvidence(request);
  return [
    ...evidenceNames.map((name) => best.evidence[name]),
    next ? upTo(best.score - next.score, mostLead) : 1,
    upTo(ranked.length, mostCandidates),
    ...requestNames.map((name) => asked[name]),
  ];
}

/** Returns how likely the best document is what a prompt asks for, from 0 to 1. */
export function chanceOfBest(
  ranked: readonly RankedDocument[],
  request: LibraryRequest,
  by: LibraryWeights = weights.accept,
): number {
  const values = acceptedBy(ranked, request);
  const score = acceptedNames.reduce(
    (sum, name, at) => sum + (values[at] ?? 0) * (by[name] ?? 0),
    by.bias ?? 0,
  );
  return 1 / (1 + Math.exp(-score));
}

/**
 * From these chances on, a document is taken. For a long prompt lower than even, because the page would otherwise be an
 * outline of gaps; for a short one higher, because the choices among topics and templates alone answer it well.
 */
const leastChances = { short: 0.6, long: 0.4 };

/** Returns the chance from which on the best document for a prompt is taken. */
export const leastChance = (text: string): number =>
  leastChances.long + (leastChances.short - leastChances.long) * shortnessOf(text);
