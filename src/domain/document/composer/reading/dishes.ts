import { partsOf, sentencesIn } from './clauses.ts';
import { currencyAfter, currencyBefore } from './currency.ts';
import { numberPattern } from './decimal.ts';
import { upperFirst } from './upper-first.ts';

/** A dish with its price as the prompt wrote it; `course` where one was named: 'Starters: soup 5'. */
export interface Dish {
  readonly name: string;
  readonly price: string;
  readonly course: string | null;
}

export interface DishesReading {
  readonly dishes: readonly Dish[];
  /** Clauses that are no dish. */
  readonly leftovers: readonly string[];
}

const dish = new RegExp(
  `^(?:and |und |et |y )?(.{2,90}?)[ :–—-]+(?:for |at |à |zu |für |a |por )?((?:${currencyBefore} ?)?${numberPattern}(?: ?${currencyAfter})?)$`,
  'iu',
);
const courseLead = /^(\p{L}[\p{L} ’'&-]{2,30}?) ?: +(?=\S)/u;

/** Reads dishes and drinks with their prices, printed later as they were given. */
export function readDishes(text: string, language: string): DishesReading {
  const dishes: Dish[] = [];
  const leftovers: string[] = [];
  for (const sentence of sentencesIn(text, language)) {
    const lead = courseLead.exec(sentence);
    const course = lead && !/^\d/.test(sentence.slice(lead[0].length)) ? upperFirst(lead[1] ?? '') : null;
    const body = course ? sentence.slice(lead?.[0].length ?? 0) : sentence;
    const clauses = partsOf(body).flatMap((part) => part.split(/(?<=\d) (?:and|und|et|y) (?=\p{L})/u));
    const priced = clauses.filter((clause) => dish.test(clause)).length;
    for (const clause of clauses) {
      const match = dish.exec(clause);
      if (match) dishes.push({ name: upperFirst(match[1] ?? ''), price: match[2] ?? '', course });
      else leftovers.push(course && priced === 0 ? `${course}: ${clause}` : clause);
    }
  }
  return { dishes, leftovers };
}
