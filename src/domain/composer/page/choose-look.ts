import type { ArtDirection, DocumentFormat, Orientation } from '../../content/choices.ts';
import type { Look } from '../../content/look.ts';
import { findSubjects } from '../../document/layout/ornament/picture/finding/find-subjects.ts';
import type { SubjectName } from '../../document/layout/ornament/picture/subjects/subjects.ts';
import type { Facts } from '../facts/facts.ts';
import { phrasesOf } from '../facts/ledger.ts';
import { aboutOf, occasionOf, ownSubject } from './choose-subject.ts';
import { type Family, familyOf } from './kinds.ts';

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

/** Subjects of occasions that want an ornament instead of a picture: weddings, receptions, memorials. */
const formal: ReadonlySet<SubjectName> = new Set<SubjectName>([
  'rings',
  'couple',
  'toast',
  'church',
  'candle',
  'wreath',
]);
const frames = ['double', 'sprig', 'vine'] as const;

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
  const { kind, language } = facts;
  const family = kind ? familyOf(kind) : 'paper';
  const isBusy = kind === 'sign' && linesOf(facts) > mostOnSign;
  const shape = (kind && !isBusy && shapes[kind]) || {
    format: 'a4',
    orientation: 'portrait',
  };
  // The kind often contains the occasion: 'wedding program for Hannah & Luis'.
  const named = [occasionOf(facts), aboutOf(facts)].filter(Boolean).join(', ');
  const subject = ownSubject(facts);
  const isFormal =
    kind === 'invitation' && findSubjects(named, seed, language).names.some((name) => formal.has(name));
  return {
    format: shape.format as DocumentFormat,
    orientation: shape.orientation as Orientation,
    direction: isFormal ? 'editorial' : pick(suiting[family], seed, 1),
    theme: 'light',
    accent: pick(accents, seed, 2),
    subject: isFormal ? 'wreath' : subject.slice(0, 120),
    tokens: isFormal ? { frame: pick(frames, seed, 3) } : {},
    seed,
  };
}
