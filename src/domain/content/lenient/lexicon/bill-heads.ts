import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

/** A language's headings of price table columns, most likely first. */
export interface BillHeads {
  readonly description: string;
  readonly quantity: string;
  readonly unit: string;
  readonly rate: string;
}

const languages: readonly BillHeads[] = [de, fr, es, it, pt, nl, pl];

/** Returns the headings of a column in all languages, separated by commas. */
export const billHeads = (column: keyof BillHeads): string =>
  languages.map((heads) => heads[column]).join(', ');
