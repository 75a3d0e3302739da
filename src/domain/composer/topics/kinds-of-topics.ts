import type { KindId } from '../page/kinds.ts';

/** Kinds of documents that explain. */
export const explaining: ReadonlySet<KindId | null> = new Set<KindId | null>([
  'deck',
  'article',
  'report',
  'one-pager',
  'lesson',
  'poster',
  'flyer',
]);

/** Kinds that record or arrange what is the writer's own, which no topic tells of. */
export const ofOwn: ReadonlySet<KindId | null> = new Set<KindId | null>([
  'agenda',
  'minutes',
  'invitation',
  'certificate',
  'voucher',
  'ticket',
  'letter',
  'cv',
  'release',
]);
