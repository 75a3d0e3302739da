import type { PartRole, Topic } from '../../topics/topic.ts';
import { hasWordOf } from '../page/word-list.ts';
import type { Facet, TopicWords } from './lexicon/topic-words.ts';

/** Aspects that a part covers only if its title says so: 'The rules in short'. */
const titled = ['rules', 'etiquette'] as const;
type Titled = (typeof titled)[number];

/** Parts that answer what a prompt asks, the best first. */
const answering: Readonly<Record<Exclude<Facet, Titled>, readonly PartRole[]>> = {
  how: ['how'],
  history: ['history'],
  benefits: ['benefits', 'why'],
  limits: ['limits', 'note'],
  kinds: ['kinds', 'compare'],
  start: ['start', 'how'],
  myths: ['myths'],
  terms: ['terms'],
  figures: ['figures'],
  questions: ['questions'],
  quiz: ['quiz'],
  task: ['task', 'quiz'],
  // Every page ends with what to remember.
  summary: ['closing'],
  compare: ['compare', 'kinds'],
  causes: ['why', 'how'],
  why: ['why', 'benefits'],
};

const titleOf = (part: Topic['parts'][PartRole]): string => (part && 'title' in part ? part.title : '');

/** Returns the part of a topic that answers a question about it; undefined if it has none. */
function answerOf(facet: Facet, { parts, order, field }: Topic, words: TopicWords): PartRole | undefined {
  // Why a volcano matters is not why it erupts; a war and an illness have reasons.
  if (facet === 'causes' && parts.how && field !== 'history' && field !== 'health') return 'how';
  const isTitled = titled.find((each) => each === facet);
  if (!isTitled) return answering[facet as Exclude<Facet, Titled>].find((role) => parts[role] !== undefined);
  const named = order.find((role) => hasWordOf(titleOf(parts[role]), words.facets[isTitled]));
  // How a game is played is its rules.
  return named ?? (facet === 'rules' && field === 'sport' && parts.how ? 'how' : undefined);
}

export interface AskedParts {
  readonly roles: readonly PartRole[];
  /** Questions without an answer in the topic. */
  readonly missing: readonly Facet[];
}

/** Returns the parts of a topic that answer what a prompt asks. */
export function askedParts(facets: readonly Facet[], topic: Topic, words: TopicWords): AskedParts {
  const found = facets.map((facet) => ({ facet, role: answerOf(facet, topic, words) }));
  return {
    roles: [...new Set(found.flatMap(({ role }) => role ?? []))],
    missing: found.filter(({ role }) => role === undefined).map(({ facet }) => facet),
  };
}
