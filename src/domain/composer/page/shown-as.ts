import type { Facts } from '../facts/facts.ts';
import { phrasesOf } from '../facts/ledger.ts';
import type { Family, KindId } from './kinds.ts';
import { fewestRows } from './says-enough.ts';

/** Below this number of characters, a page is laid out as a poster. */
const fewCharacters = 420;

const fewestTimes = 4;

/** Kinds that are read as text, never shown as a poster. */
const alwaysText: ReadonlySet<KindId> = new Set<KindId>([
  'cv',
  'minutes',
  'recipe',
  'lesson',
  'release',
  'form',
  'newsletter',
  'report',
  'one-pager',
  'agenda',
  'checklist',
  'article',
  'plan',
]);

/** Returns whether a CV has content of its own; without, it is a form to fill in. */
export const hasPosts = ({ cv, isBlank }: Facts): boolean =>
  cv !== null && !(isBlank && cv.ranges.length === 0);

/** Returns the flyer family for pages with little text, whatever their kind. */
export function shownAs(family: Family, facts: Facts): Family {
  // A program of some length is read in its order.
  if (facts.kind === 'program' && facts.entries.length >= fewestRows) return family;
  if (facts.sections.length > 0) return family;
  if ((family !== 'paper' && family !== 'list') || (facts.kind && alwaysText.has(facts.kind))) return family;
  // A schedule is read row by row.
  const timed = facts.entries.filter(({ parts }) =>
    parts.some(({ label }) => label === 'time' || label === 'date'),
  );
  if (timed.length >= fewestTimes) return family;
  const phrases = phrasesOf(facts);
  const characters = phrases.reduce((sum, { text }) => sum + text.length, 0);
  return characters < fewCharacters && facts.entries.length <= 8 && phrases.length <= 14 ? 'flyer' : family;
}
