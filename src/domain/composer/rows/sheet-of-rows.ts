import type { ReaderLanguage } from '../../reader/languages.ts';
import type { OuterLabel } from '../../rows/row-labels.ts';
import { familyOf } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isSentence } from '../page/say-phrase.ts';
import { hasWordOf } from '../page/word-list.ts';
import { placesOf } from '../places/find-places.ts';
import type { Sheet, SheetFact, SheetPart, Slot } from '../sheet/sheet.ts';
import { cvParts } from './entries-of-rows.ts';
import { withLineSums } from './line-sums.ts';
import { minutesParts } from './minutes-of-rows.ts';
import { type PagePart, pageParts } from './page-parts.ts';
import { partsOfSide } from './parts-of-side.ts';
import { recipeParts } from './recipe-of-rows.ts';
import { type LineRun, type RowRun, runsOf, seriesOf } from './row-runs.ts';
import { settledRuns, settledSums, sidesOf, type Told } from './sides.ts';

const slots: Partial<Record<OuterLabel, Slot>> = {
  date: 'when',
  time: 'when',
  place: 'where',
  fromaddr: 'where',
  toaddr: 'where',
  contact: 'contact',
  person: 'with',
  to: 'to',
};

/** Returns the name and the value of a line such as 'Wi-Fi: guest, password 1234'. */
function pairOf(line: string): { label: string; value: string } | null {
  const [, label = '', value = ''] = /^(\p{L}[^:.!?]{1,38}):\s+(\S.*)$/u.exec(line) ?? [];
  return value !== '' && label.split(' ').length <= 4 ? { label: label.trim(), value } : null;
}

function partOfLines({ group, lines }: LineRun, language: ReaderLanguage): SheetPart {
  if (group !== null) return { type: 'list', title: group, items: lines };
  const pairs = lines.flatMap((line) => pairOf(line) ?? []);
  if (pairs.length > 1 && pairs.length === lines.length) return { type: 'pairs', rows: pairs };
  const [only = ''] = lines;
  if (lines.length === 1) return { type: 'sentence', text: only };
  const told = lines.filter((line) => isSentence({ text: line }, language));
  return told.length > lines.length / 2 && told.length > 2
    ? {
        type: 'sentence',
        text: lines.map((line) => (/[.!?…。！？؟]$/u.test(line) ? line : `${line}.`)).join(' '),
      }
    : { type: 'points', items: lines, isRemark: true };
}

type Fact = Extract<PagePart, { type: 'fact' }>;

/**
 * Returns a test for facts that no label names for sure, and stand below the title: a person among rows, and the day or
 * period of a page that tells neither a time nor a place.
 */
function leadsOf(facts: readonly Fact[], { kind }: Told): (fact: Fact) => boolean {
  const isSeen = kind !== null && familyOf(kind) === 'flyer';
  const isMet = facts.some(({ label }) => label === 'time' || label === 'place');
  return ({ label, name, text }) => {
    if (isSeen || name !== null) return false;
    return label === 'person' || (label === 'date' && !isMet && !/\d[:.]\d\d/.test(text));
  };
}

/** Returns whether a few words before the rows stand alone: 'what we bake when'. */
function isNameAlone(lines: readonly string[], { kind }: Told): boolean {
  const [line = ''] = lines;
  const isShort = line.split(/\s+/).length <= mostNameWords && !/[.!?:]$|\p{Sc}/u.test(line);
  return lines.length === 1 && isShort && kind !== 'menu';
}
const mostNameWords = 4;

/** Returns whether rows are what a meeting talked about rather than prices or times. */
const areItems = (run: RowRun): boolean => seriesOf(run) === 'names' && run.sums.length === 0;

/** Returns the parts of a kind of page that has a form of its own; null if it hasn't. */
function ownParts(runs: readonly (RowRun | LineRun)[], told: Told): SheetPart[] | null {
  if (told.kind === 'recipe') return recipeParts(runs, told);
  if (told.kind !== 'cv') return null;
  const lines = runs.filter((run) => run.type === 'lines').map((run) => partOfLines(run, told.language));
  return [...cvParts(runs, told), ...lines];
}

/** Returns what the rows of a prompt say, in its order. */
export function sheetOfRows(told: Told): Sheet {
  const { language } = told;
  const all = pageParts(told);
  const { runs, facts } = runsOf(all);
  const wishes = all.flatMap((part) => (part.type === 'asked' ? [part.text] : []));
  const places = [...(told.places ?? []), ...placesOf(wishes, language)];
  // A sign says its first line in large letters, and below all others who says so.
  const [first] = runs;
  const isSign = told.kind === 'sign';
  const isSaid =
    first?.type === 'lines' && first.group === null && (isSign || isNameAlone(first.lines, told));
  const said = isSaid ? first.lines.splice(0, 1) : [];
  const signed = facts.filter(({ label }) => isSign && label === 'from');
  const named = facts.filter((fact) => !signed.includes(fact));
  const isInLead = leadsOf(named, told);
  const lead = named
    .filter(({ label }) => !(label in slots))
    .map(({ name, text: words }) => (name ? `${name}: ${words}` : words))
    .concat(named.filter(isInLead).map(({ text: words }) => words));
  const parts: SheetPart[] = [];
  const isMarked = places.some(({ type }) => type === 'ticks' || type === 'initials' || type === 'column');
  const own = ownParts(runs, told);
  const words = pageWordsOf(language).asked;
  const isSummed =
    wishes.some((wish) => hasWordOf(wish, `${words.totals}, ${words.summed}`)) ||
    told.headline.some(({ start, end }) => hasWordOf(told.text.slice(start, end), words.summed));
  const settled = settledSums(withLineSums(settledRuns(runs), told, isSummed));
  for (const part of own ? [] : sidesOf(settled, told)) {
    const items =
      part.type === 'side' && told.kind === 'minutes' && part.runs.every(areItems)
        ? minutesParts(part.runs, told)
        : null;
    if (items) parts.push(...items);
    else if (part.type !== 'lines')
      parts.push(...partsOfSide(part.runs, part.columns, { ...told, isMarked }));
    else if (part.lines.length > 0) parts.push(partOfLines(part, language));
  }
  return {
    told: wishes.reduce((text, wish) => text.replace(wish, ''), told.text),
    opening: null,
    lead: [...lead, ...said],
    facts: facts
      .filter((fact) => !isInLead(fact))
      .flatMap(({ label, name, text: value }): SheetFact[] => {
        const slot = isSign && label === 'from' ? 'from' : slots[label];
        return slot ? [{ slot, label: name, value }] : [];
      }),
    parts: own ?? parts,
    places,
  };
}
