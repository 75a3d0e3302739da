import type { Family } from '../page/kinds.ts';

/** Questions about one fact each, and whether a page needs the answer. Their words are in the catalog. */
export const questionIds = [
  'client',
  'recipient',
  'lines',
  'sender',
  'terms',
  'subject',
  'when',
  'where',
  'price',
  'audience',
  'facts',
  'contact',
  'look',
] as const;
export type QuestionId = (typeof questionIds)[number];

export const isRequired = (id: QuestionId): boolean =>
  id === 'client' || id === 'recipient' || id === 'lines' || id === 'subject';

/** Questions that come with answers to choose from. */
const chosen = ['terms', 'audience', 'look'] as const;

export const hasChoices = (id: QuestionId): id is (typeof chosen)[number] =>
  chosen.some((each) => each === id);

/** Questions for each family of documents, most important first. */
export const questions: Readonly<Record<Family, readonly QuestionId[]>> = {
  bill: ['client', 'lines', 'sender', 'terms'],
  flyer: ['subject', 'when', 'where', 'price', 'contact'],
  paper: ['subject', 'facts', 'contact', 'look'],
  list: ['subject', 'facts', 'look'],
  letter: ['recipient', 'subject', 'facts'],
  deck: ['subject', 'audience', 'facts', 'look'],
};
