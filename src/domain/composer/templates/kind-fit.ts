import type { TemplateHead } from '../../templates/template.ts';
import { formOf } from '../letters/find-letter.ts';
import { familyOf, type KindId } from '../page/kinds.ts';

/** Kinds that only templates of the same group can serve. */
const ownForm: Readonly<Partial<Record<KindId, string>>> = {
  flyer: 'posted',
  poster: 'posted',
  sign: 'posted',
  invitation: 'invitation',
  card: 'card',
  voucher: 'voucher',
  ticket: 'ticket',
  certificate: 'certificate',
  invoice: 'bill',
  quote: 'bill',
  receipt: 'bill',
  order: 'bill',
  cv: 'cv',
};

/** Kinds with text too long to read on a wall. */
const atDesk: ReadonlySet<KindId> = new Set<KindId>([
  'article',
  'deck',
  'lesson',
  'report',
  'newsletter',
  'minutes',
]);

/** Returns whether a template can serve a kind: a program can't serve as a poster, nor a letter as a list. */
export function canServe(kind: KindId | null, own: KindId | null, head: TemplateHead): boolean {
  if (kind === null) return true;
  // A letter speaks to one reader about one case.
  if (kind !== 'letter' && formOf(head) === 'letter') return false;
  if (own === null || ownForm[kind] === ownForm[own]) return true;
  // Rules may hang on the wall, and a list of things to do, too. What is read at a desk may not.
  return ownForm[kind] === undefined && !atDesk.has(kind) && ownForm[own] === 'posted';
}

/**
 * Returns how well a template serves another kind: the same topic may be a list in one and a letter in the
 * other.
 */
export function likeKind(kind: KindId | null, own: KindId | null): number {
  if (kind === null || own === kind) return 1;
  if (own === null) return 0.85;
  // Text converts to slides, and slides convert to text.
  if (own === 'deck') return kind === 'article' ? 0.75 : 0.4;
  if (kind === 'deck') return familyOf(own) === 'paper' ? 0.75 : 0.4;
  return familyOf(own) === familyOf(kind) ? 0.85 : 0.5;
}
