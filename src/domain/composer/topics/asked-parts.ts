import type { PartRole, Topic } from '../../topics/topic.ts';
import type { Facet } from './lexicon/topic-words.ts';

/** Parts that answer what a prompt asks, the best first. */
const answering: Readonly<Record<Facet, readonly PartRole[]>> = {
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
  compare: ['compare', 'kinds'],
  why: ['why', 'benefits'],
};

/** Returns the parts of a topic that answer what a prompt asks; null if one of its questions has no answer there. */
export function askedParts(facets: readonly Facet[], { parts }: Topic): readonly PartRole[] | null {
  const found = facets.map((facet) => answering[facet].find((role) => parts[role] !== undefined));
  return found.every((role) => role !== undefined) ? [...new Set(found)] : null;
}
