import { isSubject, type SubjectName } from '../subjects/subjects.ts';

export const tellers = ['words', 'forms', 'likeness', 'theme', 'nothing'] as const;

export interface FoundSubjects {
  /** At least one. */
  readonly names: readonly SubjectName[];
  /** What told them: the words themselves, their inflections and parts, words alike; 'nothing' is a composition of forms. */
  readonly by: (typeof tellers)[number];
}

/** What a drawing was found to show, as it carries it: 'words cat moon'. */
export function readFound(text: string | undefined): FoundSubjects | null {
  const [first, ...rest] = (text ?? '').split(' ');
  const by = tellers.find((teller) => teller === first);
  const names = rest.filter(isSubject);
  return by && names.length > 0 ? { names, by } : null;
}
