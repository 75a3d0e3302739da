import type { ArtDirection, DocumentFormat, Orientation } from '../../content/choices.ts';
import type { Look } from '../../content/look.ts';
import { findSubjects } from '../../document/layout/ornament/picture/finding/find-subjects.ts';
import type { Facts } from '../facts/facts.ts';
import { phrasesOf } from '../facts/ledger.ts';
import { type Family, familyOf } from './kinds.ts';
import { pageWordsOf } from './lexicon/index.ts';

/** Suitable directions by family; the seed picks one. */
const suiting: Readonly<Record<Family, readonly ArtDirection[]>> = {
  bill: ['swiss', 'editorial', 'corporate', 'organic'],
  deck: ['swiss', 'editorial', 'poster', 'organic', 'corporate'],
  letter: ['editorial', 'swiss', 'corporate'],
  flyer: ['poster', 'organic', 'editorial', 'swiss'],
  list: ['organic', 'editorial', 'swiss'],
  paper: ['editorial', 'swiss', 'corporate', 'organic'],
};

const accents = ['#1d5a46', '#8a1f2d', '#1f4e8c', '#a8501b', '#5d3a6e', '#0f6d7a', '#34506b', '#9a6a00'];

const shapes: Partial<Record<string, { format: DocumentFormat; orientation: Orientation }>> = {
  deck: { format: 'slides-16x9', orientation: 'landscape' },
  card: { format: 'a5', orientation: 'landscape' },
  voucher: { format: 'a5', orientation: 'landscape' },
  ticket: { format: 'a5', orientation: 'landscape' },
  invitation: { format: 'a5', orientation: 'portrait' },
  sign: { format: 'a4', orientation: 'landscape' },
  certificate: { format: 'a4', orientation: 'landscape' },
};

/** Picks one option by seed. */
const pick = <Choice>(choices: readonly Choice[], seed: number, salt: number): Choice =>
  choices[((seed ^ (salt * 0x9e3779b1)) >>> 7) % choices.length] as Choice;

/** Returns the modifier of a kind: 'wedding' of 'wedding program'. */
function occasionOf({ kind, kindText, language }: Facts): string {
  if (!kind || !kindText) return '';
  const names = pageWordsOf(language).kinds[kind].split(/[\s,]+/);
  return kindText
    .split(/\s+/)
    .filter(
      (word) => !names.includes(word.toLowerCase()) && !names.includes(word.toLowerCase().replace(/s$/, '')),
    )
    .join(' ');
}

/** Maximum number of phrases on a sign; more need the height of a full sheet. */
const mostOnSign = 3;

/** Returns how many lines a sign has below its headline. */
const linesOf = (facts: Facts): number =>
  facts.sheet
    ? facts.sheet.facts.length +
      facts.sheet.parts.reduce((sum, part) => sum + ('items' in part ? part.items.length : 1), 0)
    : phrasesOf(facts).length;

/** Returns the look of a page if the user chose none. */
export function lookOf(facts: Facts, seed: number): Look {
  const { kind, headline, subjects, title, language } = facts;
  const family = kind ? familyOf(kind) : 'paper';
  const isBusy = kind === 'sign' && linesOf(facts) > mostOnSign;
  const shape = (kind && !isBusy && shapes[kind]) || {
    format: 'a4',
    orientation: 'portrait',
  };
  // The kind often contains the occasion: 'wedding program for Hannah & Luis'.
  const about = (title ?? (headline?.range ? headline : subjects[0]))?.text ?? '';
  const named = [occasionOf(facts), about].filter(Boolean).join(', ');
  // A name shows nothing, so the kind does: the menu of a restaurant shows food.
  const isShown = !kind || findSubjects(named, seed).by !== 'nothing';
  const subject = isShown ? named : [named, pageWordsOf(language).kinds[kind].split(',')[0]].join(', ');
  return {
    format: shape.format as DocumentFormat,
    orientation: shape.orientation as Orientation,
    direction: pick(suiting[family], seed, 1),
    theme: 'light',
    accent: pick(accents, seed, 2),
    ...(subject && { subject: subject.slice(0, 120) }),
    tokens: {},
    seed,
  };
}
