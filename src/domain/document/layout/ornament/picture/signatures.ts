import type { ArtDirection } from '../../../../content/choices.ts';
import type { Subject } from '../subject.ts';
import type { SubjectName } from './subjects/subjects.ts';

/**
 * A direction's own compositions for a few subjects: rings for music, the sections of a book, a slice of
 * fruit. Used instead of a picture for half of the seeds.
 */
const signatures: Readonly<
  Partial<Record<ArtDirection, Readonly<Partial<Record<Subject, readonly SubjectName[]>>>>>
> = {
  organic: {
    growing: ['garden', 'meadow', 'flower'],
    cloth: ['laundry', 'sewing', 'wool'],
  },
  poster: {
    music: ['notes', 'vinyl'],
    food: ['market', 'tomato', 'vegetables'],
    city: ['city', 'noEntry'],
  },
  swiss: { music: ['notes', 'vinyl'], reading: ['books', 'printer'], sea: ['sea'] },
  editorial: { music: ['notes', 'vinyl'], reading: ['books', 'printer'], sea: ['sea'] },
  technical: { technology: ['network', 'server'] },
};

/** Returns whether the direction has its own composition for everything to be shown. */
export function isSignature(
  direction: ArtDirection,
  subject: Subject | null,
  names: readonly SubjectName[],
): boolean {
  const covered = subject === null ? undefined : signatures[direction]?.[subject];
  return covered !== undefined && names.every((name) => covered.includes(name));
}
