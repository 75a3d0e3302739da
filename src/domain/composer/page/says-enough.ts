import type { Label } from '../../reader/labels.ts';
import type { Template } from '../../templates/template.ts';
import type { Facts, Phrase } from '../facts/facts.ts';
import { phrasesOf } from '../facts/ledger.ts';
import { gapsOf } from '../speech/texts-of.ts';
import { isForAnySubject } from '../templates/choose-outline.ts';
import type { Family } from './kinds.ts';

/** Labels of facts that frame a page but don't fill it. */
const framing: ReadonlySet<Label> = new Set<Label>([
  'title',
  'subject',
  'from',
  'to',
  'date',
  'time',
  'place',
  'qty',
  'unit',
]);

/** Minimum number of facts, by family, for a page without a template. */
const enoughFacts: Readonly<Record<Family, number>> = {
  bill: 0,
  flyer: 2,
  list: 3,
  paper: 3,
  deck: 4,
  letter: 3,
};
/** Minimum number of characters for a page of text, however many facts there are. */
const fewestCharacters = 140;

/** Returns the phrases of a prompt that fill its page. */
const ownPhrases = (facts: Facts): readonly Phrase[] =>
  phrasesOf(facts).filter(({ label }) => !framing.has(label));

/**
 * Maximum number of clauses and characters of facts beside an outline. With more, its gaps would ask for what the
 * prompt already says. An outline of complete sentences leaves room for more facts.
 */
const mostBesideOutline = {
  gaps: { clauses: 1, characters: 90 },
  sentences: { clauses: 6, characters: 240 },
};
const fewGaps = 4;
/** Groups whose outlines ask about the subject, of which facts of a prompt say little. */
const onSubjects: ReadonlySet<string> = new Set(['explainer', 'faq', 'guide']);
export function outlines(facts: Facts, { head, content }: Template): boolean {
  const isOnSubject = isForAnySubject(head) || onSubjects.has(head.kind);
  const isOpen = gapsOf(content).length > fewGaps && !isOnSubject;
  const most = mostBesideOutline[isOpen ? 'gaps' : 'sentences'];
  const own = ownPhrases(facts);
  const clauses = own.reduce((sum, { text }) => sum + text.split(', ').length, 0);
  const characters = own.reduce((sum, { text }) => sum + text.length, 0);
  return (
    facts.figureRuns.length === 0 &&
    clauses + facts.sections.length <= most.clauses &&
    characters <= most.characters
  );
}

/** From this fit on, a template is the very form that the prompt asks for. */
export const exactlyFits = 0.95;
export const fewestRows = 3;

export function saysEnough(facts: Facts, family: Family): boolean {
  // A sign needs only its message.
  if (facts.kind === 'sign' && (facts.title || facts.details.length > 0)) return true;
  // A date or time and a place are enough for a flyer.
  const when = facts.dates.length + facts.times.length > 0;
  if (family === 'flyer' && when && facts.places.length > 0) return true;
  // A series of numbers is a chart.
  if (family === 'paper' && facts.figureRuns.length > 0) return true;
  // A list with prices or times is the page.
  const rows = facts.entries.filter(({ parts }) => parts.length > 0);
  if (rows.length >= fewestRows) return true;
  const own = ownPhrases(facts);
  const characters = own.reduce((sum, { text }) => sum + text.length, 0);
  if (family === 'paper' && facts.sections.length === 0 && characters < fewestCharacters) return false;
  return own.length + 2 * facts.sections.length >= enoughFacts[family];
}
