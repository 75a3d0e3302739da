import { labelsFor } from '../../layout/labels.ts';
import { inWorldLanguage, worldLanguages, worldWords } from '../../layout/world-labels.ts';
import { deckWords } from '../decks/deck-words.ts';
import { pitchPlan } from '../decks/pitch-plan.ts';
import { reportPlan } from '../decks/report-plan.ts';
import { statusPlan } from '../decks/status-plan.ts';
import { talkPlan } from '../decks/talk-plan.ts';
import { trainingPlan } from '../decks/training-plan.ts';
import { closings, letterWords } from '../papers/letter-words.ts';
import { paperPlans } from '../papers/paper-plans.ts';
import { kindNames } from '../reading/kinds.ts';
import { subjectClasses } from '../topics/subject-class.ts';
import { flyerWords } from '../writing/flyer-words.ts';
import { invoiceWords } from '../writing/invoice-words.ts';
import { onePagerWords } from '../writing/one-pager-words.ts';
import { refineWords } from './refine-words.ts';

/** One label in the languages that have it. */
export type LabelRow = Readonly<Record<string, string>>;

const readingLanguages = ['en', 'de', 'fr', 'es'] as const;

const isRow = (value: object): value is LabelRow =>
  readingLanguages.every((language) => typeof (value as LabelRow)[language] === 'string');

/** Every row of words inside a table of the composer, however deep. */
function rowsIn(value: unknown): LabelRow[] {
  if (Array.isArray(value)) return value.flatMap(rowsIn);
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return [];
  return isRow(value) ? [value] : Object.values(value).flatMap(rowsIn);
}

/** Tables that hold a record of words for each language, as rows. */
function rowsAcross(tables: Readonly<Record<string, object>>): LabelRow[] {
  const keys = Object.keys(tables.en ?? {});
  return keys.flatMap((key): LabelRow[] => {
    const row = Object.fromEntries(
      readingLanguages.map((language) => [language, (tables[language] as Record<string, unknown>)?.[key]]),
    );
    return isRow(row) ? [row] : [];
  });
}

function collect(): readonly LabelRow[] {
  const layout = Object.fromEntries(readingLanguages.map((language) => [language, labelsFor(language)]));
  const rows = [
    ...rowsAcross(layout),
    ...rowsAcross(invoiceWords),
    ...rowsAcross(flyerWords),
    ...rowsAcross(onePagerWords),
    ...rowsAcross(refineWords),
    ...rowsIn([paperPlans, letterWords, closings, deckWords, kindNames, subjectClasses]),
    ...rowsIn([pitchPlan, statusPlan, reportPlan, trainingPlan, talkPlan]),
  ];
  const known = new Set(rows.map(({ en }) => en));
  const others = worldWords.filter((word) => !known.has(word)).map((en): LabelRow => ({ en }));
  return [...rows, ...others].map((row) => ({
    ...Object.fromEntries(
      worldLanguages.flatMap((language) => {
        const word = inWorldLanguage(row.en ?? '', language);
        return word === row.en ? [] : [[language, word]];
      }),
    ),
    ...row,
  }));
}

let byText: ReadonlyMap<string, LabelRow> | null = null;

/** The row of a label by its text in any language; null for words of the user's own. */
export function findLabel(text: string): LabelRow | null {
  byText ??= new Map(
    collect().flatMap((row) => Object.values(row).map((word) => [word.toLowerCase(), row] as const)),
  );
  return byText.get(text.trim().toLowerCase()) ?? null;
}
