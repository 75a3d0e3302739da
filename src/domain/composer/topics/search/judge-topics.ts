import weights from './finding-weights.json' with { type: 'json' };
import { type Evidence, evidenceNames, type WeighedTopic } from './weigh-topics.ts';

/** What a prompt says of its page, each value from 0 to 1. */
export const requestNames = [
  // Whether its kind of document explains, or is another one.
  'explains',
  'otherKind',
  // Whether it calls a form such as slides, one that any document may have, or asks a question.
  'form',
  'looseForm',
  'asks',
  // Whether it tells dates, times and money, and whether so much that its page is its own.
  'event',
  'money',
  'ownPage',
  // How many of its words say something.
  'length',
] as const;
export type RequestEvidence = Readonly<Record<(typeof requestNames)[number], number>>;

type Weights = Readonly<Record<string, number>>;

/** Returns the score of a topic among others. */
const scoreOf = (evidence: Evidence, by: Weights): number =>
  evidenceNames.reduce((sum, name) => sum + evidence[name] * (by[name] ?? 0), 0);

export interface RankedTopic extends WeighedTopic {
  readonly score: number;
}

/** Returns the topics from the best to the worst. */
export const rankTopics = (topics: readonly WeighedTopic[], by: Weights = weights.rank): RankedTopic[] =>
  topics
    .map((each) => ({ ...each, score: scoreOf(each.evidence, by) }))
    .sort((one, other) => other.score - one.score || one.topic - other.topic);

/** Score of the best topic ahead of the next one. */
const mostLead = 4;

/** What the best topic is accepted by, in the order of its values. */
export const acceptedNames = [
  ...evidenceNames,
  'lead',
  'subject',
  ...requestNames,
  // In a long prompt, its whole name says more, as subject too, and words that it lacks say less.
  'longWholly',
  'longNamed',
  'longLacking',
  'wholeSubject',
] as const;

/** Returns the values by which the best topic is accepted. */
export function acceptedBy([best, next]: readonly RankedTopic[], request: RequestEvidence): number[] {
  if (!best) return [];
  const lead = next ? Math.min(1, (best.score - next.score) / mostLead) : 1;
  const { wholly, heads, asSubject, subjectNamed, lackingAhead, lackingAfter } = best.evidence;
  // A page is asked for, and its first phrase is the whole name.
  const subject = wholly * heads * Math.max(request.explains, request.form, request.asks);
  return [
    ...evidenceNames.map((name) => best.evidence[name]),
    lead,
    subject,
    ...requestNames.map((name) => request[name]),
    request.length * wholly,
    request.length * subjectNamed,
    request.length * Math.max(lackingAhead, lackingAfter),
    wholly * asSubject,
  ];
}

/** Returns how likely the best topic is what a prompt asks for, from 0 to 1. */
export function chanceOfBest(ranked: readonly RankedTopic[], request: RequestEvidence): number {
  const by: Weights = weights.accept;
  const values = acceptedBy(ranked, request);
  const score = acceptedNames.reduce(
    (sum, name, at) => sum + (values[at] ?? 0) * (by[name] ?? 0),
    by.bias ?? 0,
  );
  return 1 / (1 + Math.exp(-score));
}

/** From this chance on, a topic is taken. */
export const { leastChance } = weights;
/** From this one on, it is taken where nothing else has text: wrong about as often as a page of gaps is of no use. */
export const likelyChance = 0.4;
