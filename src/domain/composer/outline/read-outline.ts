import type { PromptReading } from '../../reader/read-prompt.ts';
import { overlaps, type Range, textClauses } from '../facts/text-clauses.ts';
import { keyFigure } from '../page/key-figure.ts';
import { factOf } from '../sheet/clause-fact.ts';
import { dayEnd, eventOf, wordsOf } from '../sheet/clause-values.ts';
import { readStatement, type StatementReader } from '../sheet/read-statement.ts';
import type { SheetPart } from '../sheet/sheet.ts';
import type { SheetWriter } from '../sheet/sheet-writer.ts';
import { isWish } from '../sheet/statements.ts';
import { alignedRows } from './align-lists.ts';
import { type OutlineSection, outlineSections } from './outline-sections.ts';
import { areLines, type OutlineUnit, outlineUnits } from './outline-units.ts';
import { areMostlyPriced, piecesOf } from './pieces.ts';
import { programRows } from './program-rows.ts';
import { readSection } from './read-section.ts';

const fewestTitled = 2;

/** Returns the clauses of a line or a sentence that are no wishes. */
const clausesIn = ({ text, reading }: StatementReader, { start, end }: Range): readonly Range[] =>
  textClauses(text, reading.language)
    .map((clause) => ({ start: Math.max(start, clause.start), end: Math.min(end, clause.end) }))
    .filter((clause) => clause.start < clause.end && !isWish(text, clause, reading));

/** Returns a section without the units that are only wishes; null if nothing is left. */
function told(reader: StatementReader, section: OutlineSection): OutlineSection | null {
  const bodies = section.bodies.filter(({ body }) => clausesIn(reader, body).length > 0);
  return bodies.length === 0 && section.bodies.length > 0 ? null : { ...section, bodies };
}

const fewestFigures = 2;

/** Returns whether clauses tell key figures, which stand beside one another on a slide. */
const isOfFigures = ({ text, reading }: StatementReader, clauses: readonly Range[]): boolean =>
  clauses.length >= fewestFigures &&
  clauses.every(({ start, end }) => keyFigure(text.slice(start, end), reading.language) !== null);

/** Adds what stands without a title: facts, prices, what a line with several sentences tells, or a point. */
function readLoose(
  reader: StatementReader,
  [unit, ...more]: readonly OutlineUnit[],
  writer: SheetWriter,
  isOpening: boolean,
): void {
  if (!unit) return;
  const { text, reading } = reader;
  const clauses = clausesIn(reader, unit.body);
  const [first] = more;
  if (first && reader.kind === 'cv') {
    const title = wordsOf(text, unit.body.start, unit.body.end);
    const told = wordsOf(text, first.body.start, more.at(-1)?.body.end ?? first.body.end);
    writer.parts.push({ type: 'entries', title: null, items: [{ title, when: '', text: told }] });
    return;
  }
  if (first) {
    readSection(reader, { title: unit.body, bodies: more, isOfLines: false }, writer);
    return;
  }
  const isDeck = reader.kind === 'deck';
  // 'Leeds – 0113 496 0123 – ada@mail.example' below the name of a CV
  const isReached = clauses.some((clause) => factOf(text, clause, reading)?.slot === 'contact');
  if (reader.kind === 'cv' && isReached) {
    writer.facts.push({ slot: 'contact', label: null, value: wordsOf(text, unit.body.start, unit.body.end) });
    return;
  }
  const isFacts = !isDeck && clauses.every((clause) => factOf(text, clause, reading) !== null);
  const isPriced = areMostlyPriced(text, piecesOf(text, unit.body, reading), reader);
  if (isOpening || isFacts || isPriced) readStatement(reader, { title: null, clauses, isOpening }, writer);
  else if (isDeck && isOfFigures(reader, clauses))
    for (const { start, end } of clauses) writer.point(wordsOf(text, start, end));
  else
    writer.point(wordsOf(text, clauses[0]?.start ?? unit.body.start, clauses.at(-1)?.end ?? unit.body.end));
}

/** Returns whether words name one of several parts of a prompt rather than the whole page. */
export function namesPart(text: string, from: number, words: Range, reading: PromptReading): boolean {
  const titles = outlineUnits(text, from, reading).flatMap(({ title }) => (title ? [title] : []));
  return titles.length >= fewestTitled && titles.some((title) => overlaps(title, words));
}

const manyTitled = 3;
/** More columns don't fit beside one another. */
const mostCompared = 5;

/** Returns whether what stands behind the opening words of a prompt is on several lines or has several titles. */
export function hasOutline(text: string, from: number, reading: PromptReading): boolean {
  const units = outlineUnits(text, from, reading);
  return areLines(units) || units.filter(({ title }) => title !== null).length >= manyTitled;
}

/** Returns the entries of a part that may be compared to its neighbors; null for lines, days and times. */
function comparableEntries(
  { text, reading }: StatementReader,
  section: OutlineSection,
): readonly string[] | null {
  const { title, bodies, isOfLines } = section;
  const [unit] = bodies;
  if (title === null || !unit || bodies.length > 1 || isOfLines) return null;
  const pieces = piecesOf(text, unit.body, reading);
  const timed = pieces.filter((piece) => eventOf(text, piece, reading) !== null).length;
  const isWhen = dayEnd(text, title, reading) > title.start || timed * 2 > pieces.length;
  return isWhen ? null : pieces.map(({ start, end }) => wordsOf(text, start, end));
}

interface Comparison {
  /** Number of sections. */
  readonly length: number;
  readonly table: SheetPart;
}

/** Returns neighboring lists about the same things as a table, with a column for each; null if they aren't. */
function comparisonOf(reader: StatementReader, sections: readonly OutlineSection[]): Comparison | null {
  const all = sections.map((section) => comparableEntries(reader, section));
  const behind = all.indexOf(null);
  const lists = all.slice(0, behind < 0 ? all.length : behind).filter((list) => list !== null);
  for (let length = lists.length; length > 1; length--) {
    const rows = alignedRows(lists.slice(0, length), reader.reading.language);
    if (!rows) continue;
    const head = sections
      .slice(0, length)
      .map(({ title }) => (title ? wordsOf(reader.text, title.start, title.end) : ''));
    return {
      length,
      table: { type: 'table', title: null, columns: head.map(() => 'left'), head, rows, keys: 0 },
    };
  }
  return null;
}

/** Adds the sections of units that belong to a prompt with parts. */
function readSections(
  reader: StatementReader,
  units: readonly OutlineUnit[],
  writer: SheetWriter,
  isInLine: (unit: OutlineUnit) => boolean,
): void {
  const sections = outlineSections(reader, units);
  let next = 0;
  for (const [at, section] of sections.entries()) {
    if (at < next) continue;
    const comparison = reader.isPriced ? null : comparisonOf(reader, sections.slice(at, at + mostCompared));
    if (comparison) {
      writer.parts.push(comparison.table);
      next = at + comparison.length;
      continue;
    }
    const own = told(reader, section);
    if (!own) continue;
    const [unit] = own.bodies;
    if (own.title !== null || own.isOfLines || !unit) readSection(reader, own, writer);
    else readLoose(reader, own.bodies, writer, at === 0 && isInLine(unit));
  }
}

/**
 * Reads the parts of a prompt that has them: titles before colons, on lines of their own or in capitals, and lines. Each
 * part stays whole and in its place; what has no title is read clause by clause.
 * @returns false if the prompt has too few parts; nothing is added then
 */
export function readOutline(reader: StatementReader, from: number, writer: SheetWriter): boolean {
  const { text, reading } = reader;
  const units = outlineUnits(text, from, reading);
  const titled = units.filter(({ title }) => title !== null).length;
  if (titled < fewestTitled && !areLines(units)) return false;
  const isInLine = (unit: OutlineUnit): boolean =>
    unit.line === 0 && from > 0 && !text.slice(0, from).endsWith('\n');
  const program = programRows(reader, units);
  readSections(reader, program?.before ?? units, writer, isInLine);
  if (!program) return true;
  // Who performs stands above the numbers.
  if (writer.parts.every(({ type }) => type === 'points'))
    for (const part of writer.parts.splice(0)) if (part.type === 'points') writer.lead.push(...part.items);
  writer.parts.push({ type: 'pairs', rows: program.rows });
  const items = program.remarks.flatMap((unit) => {
    const clauses = clausesIn(reader, unit.body);
    const [first, last] = [clauses[0], clauses.at(-1)];
    return first && last ? [wordsOf(text, first.start, last.end)] : [];
  });
  if (items.length > 0) writer.parts.push({ type: 'points', items, isRemark: true });
  return true;
}
