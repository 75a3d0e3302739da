import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

/** How a language heads the columns of a price table, the likeliest first. */
export interface BillHeads {
  readonly description: string;
  readonly quantity: string;
  readonly unit: string;
  readonly rate: string;
}

const languages: readonly BillHeads[] = [de, fr, es, it, pt, nl, pl];

/** The heads of all languages for a column, as a list of names. */
export const billHeads = (column: keyof BillHeads): string =>
  languages.map((heads) => heads[column]).join(', ');
