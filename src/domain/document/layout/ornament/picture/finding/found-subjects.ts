import { isSubject, type SubjectName } from '../subjects/subjects.ts';

export const tellers = ['words', 'forms', 'likeness', 'theme', 'nothing'] as const;

export interface FoundSubjects {
  /** At least one name. */
  readonly names: readonly SubjectName[];
  /**
   * How they were found: exact words, inflections or parts, similar words; 'nothing' is an abstract
   * composition.
   */
  readonly by: (typeof tellers)[number];
}

/** Parses the subjects stored in a drawing: 'words cat moon'. */
export function readFound(text: string | undefined): FoundSubjects | null {
  const [first, ...rest] = (text ?? '').split(' ');
  const by = tellers.find((teller) => teller === first);
  const names = rest.filter(isSubject);
  return by && names.length > 0 ? { names, by } : null;
}
