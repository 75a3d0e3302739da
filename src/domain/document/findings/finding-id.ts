import { blockHash } from '../block-hash.ts';

/** What a finding is about, whatever was measured this time. */
export interface FindingSubject {
  readonly class: string;
  /** Of the block, or of the page where it is about no block. */
  readonly ownerId: string;
  readonly subject: string;
}

/** Enough to tell the findings of one block apart. */
const hashLength = 8;

/** The mark of a finding in its block: 'contrast.1a2b3c4d'. It lapses when the words that it is about change. */
function findingMark({ class: kind, subject }: Omit<FindingSubject, 'ownerId'>): string {
  return `${kind}.${blockHash(subject).slice(0, hashLength)}`;
}

/** The same for the same fault of the same block in every version. */
export function findingId(about: FindingSubject): string {
  return `${findingMark(about)}.${about.ownerId}`;
}

/** The mark and the owner that an id is made of; null when it is none. */
export function readFindingId(id: string): { readonly mark: string; readonly ownerId: string } | null {
  const parts = /^([a-z_]+\.[0-9a-f]{8})\.(.+)$/.exec(id);
  return parts?.[1] && parts[2] ? { mark: parts[1], ownerId: parts[2] } : null;
}
