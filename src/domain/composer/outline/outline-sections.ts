import { type Range, textClauses } from '../facts/text-clauses.ts';
import { dayEnd, eventOf, isTime } from '../sheet/clause-values.ts';
import type { StatementReader } from '../sheet/read-statement.ts';
import { areLines, isLone, isTitle, type OutlineUnit } from './outline-units.ts';
import { areMostlyPriced, entryPrice, piecesOf } from './pieces.ts';

/** A part of a prompt that its title names; without one, a line or a sentence of its own. */
export interface OutlineSection {
  readonly title: Range | null;
  /** Its lines or sentences, in order; those with a title of their own are lists within it. */
  readonly bodies: readonly OutlineUnit[];
  /** Whether its title stands on a line of its own. */
  readonly isOfLines: boolean;
}

/** Returns whether a line without a mark names the lines below it: it says no number, and they do. */
function isNameOfLines(
  { text, reading }: StatementReader,
  units: readonly OutlineUnit[],
  at: number,
): boolean {
  const [unit, next] = units.slice(at, at + 2);
  if (!unit || !next || unit.title !== null || !unit.opensLine || unit.isMarked) return false;
  if (!next.opensLine || next.isAfterBlankLine) return false;
  if (dayEnd(text, unit.body, reading) > unit.body.start) return false;
  const words = text.slice(unit.body.start, unit.body.end);
  const behind = text.slice(next.body.start, next.body.end);
  const isApart = at === 0 || unit.isAfterBlankLine || next.isMarked || /^\p{Lu}/u.test(words);
  const isListed = next.isMarked || next.by === 'dash' || /\d/.test(behind);
  return isTitle(words) && !/[\d.!?,;]/.test(words) && isApart && isListed;
}

type Form = 'pair' | 'marked' | 'priced' | 'dated' | 'plain';
const dash = /\s[–—-]\s/u;
const mostly = 0.6;

/** Returns what lines of a list have in common. */
function formOf({ text, reading }: StatementReader, unit: OutlineUnit): Form {
  if (unit.isMarked) return 'marked';
  if (unit.by === 'dash' || dash.test(text.slice(unit.body.start, unit.body.end))) return 'pair';
  const pieces = piecesOf(text, unit.body, reading);
  return pieces.every((piece) => entryPrice(text, piece, reading, true) !== null) ? 'priced' : 'plain';
}

/** Returns the lines below a title that are no entries of its list, from the last one on: remarks about the whole page. */
function remarksBelow(reader: StatementReader, bodies: readonly OutlineUnit[]): readonly OutlineUnit[] {
  const forms = bodies.map((unit) => formOf(reader, unit));
  const common = (['pair', 'marked', 'priced'] as const).find(
    (form) => forms.filter((each) => each === form).length >= Math.max(2, bodies.length * mostly),
  );
  return common === undefined ? [] : bodies.slice(forms.lastIndexOf(common) + 1);
}

/** Fewer entries behind a dash are a pair: 'F. Gruber – Stille Nacht'. */
const fewestInList = 3;
const fewestPriced = 3;
const fewestFollowed = 2;
const fewestNamed = 2;
const fewestDated = 2;
const mostNameWords = 4;

/** Returns whether a short first sentence may name the other sentences of its line. */
function isNameOfLine(text: string, units: readonly OutlineUnit[], at: number): boolean {
  const [unit, next] = units.slice(at, at + 2);
  if (!unit?.opensLine || unit.title !== null || next?.line !== unit.line) return false;
  const words = text.slice(unit.body.start, unit.body.end);
  return words.split(/\s+/).length <= mostNameWords && !/[,;!?]/.test(words);
}

/** What the units of a prompt have in common, which decides what belongs together. */
interface Style {
  readonly isOfLines: boolean;
  /** Whether words before a dash and those behind it are a pair rather than a title and its list. */
  readonly arePairs: boolean;
  /** Whether numbered lines have more than one sentence. */
  readonly areLong: boolean;
  /** Whether the entries of a price list stand without titles, so that a title among them belongs to its entries. */
  readonly arePriced: boolean;
  /** Whether lines begin with a few words that name the rest of them: 'Round 1 Geography. Capital of Peru? Lima.' */
  readonly areNamed: boolean;
  /** Whether several lines begin with a day or a time. */
  readonly areDated: boolean;
  /** Whether sentences go on with the titled part before them. */
  readonly goesOn: boolean;
}

function styleOf(reader: StatementReader, units: readonly OutlineUnit[]): Style {
  const { text, reading, kind, isPriced } = reader;
  const dashed = units.filter(({ by, isMarked }) => by === 'dash' && !isMarked);
  const lists = dashed.filter(({ body }) => piecesOf(text, body, reading).length >= fewestInList);
  const priced = units.filter(({ body }) => areEntriesPriced(reader, body));
  const untitled = priced.filter(({ title }) => title === null).length;
  const titles = units.flatMap(({ title }, at) => (title === null ? [] : [at]));
  const followed = titles.filter((at) => {
    const next = units[at + 1];
    return next !== undefined && next.title === null && !areEntriesPriced(reader, next.body);
  }).length;
  const isOfLines = areLines(units);
  const areFollowed = followed >= fewestFollowed && followed >= (titles.length - 1) * mostly;
  return {
    isOfLines,
    areNamed: isOfLines && units.filter((_, at) => isNameOfLine(text, units, at)).length >= fewestNamed,
    areDated:
      isOfLines &&
      kind !== 'deck' &&
      units.filter(({ opensLine, title, body }) => opensLine && title === null && beginsWhen(reader, body))
        .length >= fewestDated,
    arePairs: lists.length * 2 < dashed.length,
    areLong: units.some(({ opensLine, isMarked }) => isMarked && !opensLine),
    arePriced: (isPriced || untitled >= fewestPriced) && untitled > 0 && untitled * 2 >= priced.length,
    goesOn: kind === 'cv' || (!isOfLines && !isPriced && areFollowed),
  };
}

interface Open {
  title: Range | null;
  bodies: OutlineUnit[];
  isOfLines: boolean;
  /** Whether sentences behind it on its line belong to it. */
  takesLine: boolean;
  form: Form | null;
}

/** Returns whether a part is a list, which no sentence goes on. */
const isList = ({ text, reading, kind }: StatementReader, { bodies: [unit], isOfLines }: Open): boolean =>
  kind !== 'cv' &&
  !isOfLines &&
  unit !== undefined &&
  piecesOf(text, unit.body, reading).length >= fewestInList;

/** Returns the sections of a prompt in order. */
export function outlineSections(
  reader: StatementReader,
  units: readonly OutlineUnit[],
): readonly OutlineSection[] {
  const { text, kind } = reader;
  const style = styleOf(reader, units);
  const sections: Open[] = [];
  const add = (section: Partial<Open> & Pick<Open, 'title' | 'bodies'>): void =>
    void sections.push({ isOfLines: false, takesLine: false, form: null, ...section });
  for (const [at, unit] of units.entries()) {
    const open = sections.at(-1);
    if (isLone(unit) || isNameOfLines(reader, units, at)) {
      add({ title: unit.title ?? unit.body, bodies: [], isOfLines: true, takesLine: true });
      continue;
    }
    const isPair = unit.by === 'dash' && style.arePairs && !unit.isMarked;
    const isPriced = areEntriesPriced(reader, unit.body);
    const isBelow = open?.isOfLines === true && open.title !== null && !unit.isAfterBlankLine;
    // 'Jacket potato: cheese 6.75, beans 6.25' below 'Lunch'
    const isInner = unit.title === null || unit.isMarked || isPair || isPriced;
    const isBeside = style.isOfLines && open?.takesLine === true && !unit.opensLine;
    const isNext =
      style.goesOn &&
      !unit.isAfterBlankLine &&
      open !== undefined &&
      open.title !== null &&
      !isPriced &&
      !isList(reader, open);
    const isDated = unit.opensLine && unit.title === null && beginsWhen(reader, unit.body);
    const form: Form | null = isPair
      ? 'pair'
      : unit.isMarked && unit.opensLine && unit.title === null && !style.areLong
        ? 'marked'
        : isPriced && style.arePriced
          ? 'priced'
          : isDated && style.areDated
            ? 'dated'
            : null;
    if (open && ((isBelow && isInner) || ((isBeside || isNext) && unit.title === null)))
      open.bodies.push(unit);
    else if (form && open?.form === form && !unit.isAfterBlankLine) open.bodies.push(unit);
    else if (form) add({ title: null, bodies: [unit], isOfLines: true, form });
    else {
      const isNamed = style.areNamed && isNameOfLine(text, units, at);
      const takesLine = unit.opensLine && (unit.title !== null || unit.isMarked || isNamed || kind === 'cv');
      add({ title: unit.title, bodies: [{ ...unit, title: null }], takesLine });
    }
  }
  return sections.flatMap((section): OutlineSection[] => {
    const remarks = section.isOfLines ? remarksBelow(reader, section.bodies) : [];
    const own = section.bodies.slice(0, section.bodies.length - remarks.length);
    return [
      { ...section, bodies: own },
      ...remarks.map((unit) => ({ title: unit.title, bodies: [{ ...unit, title: null }], isOfLines: false })),
    ];
  });
}

/** Returns whether words begin with a day or a time and say what happens then. */
function beginsWhen({ text, reading }: StatementReader, body: Range): boolean {
  const [first] = textClauses(text, reading.language).filter(
    ({ start, end }) => end > body.start && start < body.end,
  );
  if (!first) return false;
  const range = { start: Math.max(first.start, body.start), end: Math.min(first.end, body.end) };
  if (isTime(text, range, reading)) return false;
  const event = eventOf(text, range, reading);
  return (
    dayEnd(text, range, reading) > range.start || (event !== null && text.startsWith(event.when, range.start))
  );
}

/** Returns whether words are entries with prices: several of them, most of which have one, or a single one. */
function areEntriesPriced(reader: StatementReader, body: Range): boolean {
  const { text, reading, isPriced } = reader;
  const pieces = piecesOf(text, body, reading);
  const [only] = pieces;
  if (pieces.length === 1 && only) return entryPrice(text, only, reading, isPriced) !== null;
  return areMostlyPriced(text, pieces, reader);
}
