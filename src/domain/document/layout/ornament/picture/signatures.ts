import type { ArtDirection } from '../../../../content/choices.ts';
import type { Subject } from '../subject.ts';
import type { SubjectName } from './subjects/subjects.ts';

/**
 * Compositions of a direction that stand for a few subjects as well as a picture of them does: rings for music, the
 * sections of a book, a slice of fruit. They are drawn for half of the seeds.
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

/** Whether the direction has a composition of its own for all that is to be shown. */
export function isSignature(
  direction: ArtDirection,
  subject: Subject | null,
  names: readonly SubjectName[],
): boolean {
  const covered = subject === null ? undefined : signatures[direction]?.[subject];
  return covered !== undefined && names.every((name) => covered.includes(name));
}
