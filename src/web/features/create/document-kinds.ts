import type { Catalogue } from '../../../words/catalogue.ts';
import { words } from '../../lib/words.ts';

/** Kinds of documents, with the values of a run's `document_type` and the messages that name them. */
export const documentKinds = [
  { value: 'report', name: 'kindReport' },
  { value: 'one-pager', name: 'kindOnePager' },
  { value: 'proposal', name: 'kindProposal' },
  { value: 'deck', name: 'kindDeck' },
  { value: 'case-study', name: 'kindCaseStudy' },
  { value: 'product-sheet', name: 'kindProductSheet' },
  { value: 'newsletter', name: 'kindNewsletter' },
  { value: 'press-release', name: 'kindPressRelease' },
  { value: 'minutes', name: 'kindMinutes' },
  { value: 'lesson-plan', name: 'kindLessonPlan' },
  { value: '', name: 'kindOther' },
] as const satisfies readonly { readonly value: string; readonly name: keyof Catalogue['create'] }[];

export function labelOfKind(value: string): string {
  const kind = documentKinds.find((each) => each.value === value);
  return kind ? words('create')[kind.name] : value;
}

export type Room = 'one_page' | 'flow';

export const isDeck = (kind: string, format: string): boolean =>
  kind === 'deck' || format.startsWith('slides');
