import { blockHash } from '../block-hash.ts';

/** Identifies a finding, independent of its measured values. */
export interface FindingSubject {
  readonly class: string;
  /** Id of the block, or of the page if the finding is about no block. */
  readonly ownerId: string;
  readonly subject: string;
}

/** Long enough to tell the findings of one block apart. */
const hashLength = 8;

/**
 * Returns the mark of a finding in its block: 'contrast.1a2b3c4d'. It becomes invalid when its text changes.
 */
function findingMark({ class: kind, subject }: Omit<FindingSubject, 'ownerId'>): string {
  return `${kind}.${blockHash(subject).slice(0, hashLength)}`;
}

/** Returns an id that is stable across versions for the same fault of the same block. */
export function findingId(about: FindingSubject): string {
  return `${findingMark(about)}.${about.ownerId}`;
}

/** Parses an id into its mark and owner; null if invalid. */
export function readFindingId(id: string): { readonly mark: string; readonly ownerId: string } | null {
  const parts = /^([a-z_]+\.[0-9a-f]{8})\.(.+)$/.exec(id);
  return parts?.[1] && parts[2] ? { mark: parts[1], ownerId: parts[2] } : null;
}
