import type { PromptReading } from '../../reader/read-prompt.ts';
import { fold, tokenize } from '../../reader/tokenize.ts';
import { saysSomething } from '../facts/small-words.ts';
import { type Range, textClauses } from '../facts/text-clauses.ts';
import type { Headline } from '../headline/choose-headline.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, isWordOf } from '../page/word-list.ts';
import { wordsOf } from './clause-values.ts';
import type { Sheet, SheetFact } from './sheet.ts';
import { isWish } from './statements.ts';

const fewestIngredients = 2;
const mostly = 0.5;
const mostServingWords = 4;
/** '180 °C' and '40 min' belong to a step; an ingredient has an amount of its own. */
const ofStep = /°|\d\s?(?:min|mins|h|C|F)\b/iu;
const amount = /^[\p{N}½¼¾]/u;

interface Recipe {
  readonly headline: Headline | null;
  readonly sheet: Sheet;
}

interface Sentence {
  readonly clauses: readonly Range[];
  /** Whether its clauses begin with an amount. */
  readonly isMeasured: boolean;
}

/** Returns the sentences behind a position; a colon begins one, too. */
function sentencesOf(text: string, from: number, reading: PromptReading): readonly Sentence[] {
  const { language } = reading;
  const { numbers } = pageWordsOf(language).bill;
  const groups: Range[][] = [];
  for (const clause of textClauses(text, language)) {
    if (clause.end <= from || isWish(text, clause, reading)) continue;
    const range = { start: Math.max(clause.start, from), end: clause.end };
    const open = groups.at(-1);
    const isNext = open && /[;；]/u.test(text.slice(open.at(-1)?.end, range.start));
    if (open && !isNext && clause.after === 'comma') open.push(range);
    else groups.push([range]);
  }
  const isMeasured = ({ start, end }: Range): boolean => {
    const words = wordsOf(text, start, end);
    const first = tokenize(words.slice(0, 20))[0]?.folded ?? '';
    return (amount.test(words) || isWordOf(first, numbers)) && !ofStep.test(words);
  };
  return groups.map((clauses) => ({
    clauses,
    isMeasured: clauses.filter(isMeasured).length >= Math.max(fewestIngredients, clauses.length * mostly),
  }));
}

/** Returns how many a recipe serves as a fact: 'Serves 8', 'makes 16'. */
function servingOf(words: string, { language }: PromptReading): SheetFact | null {
  const { serves } = pageWordsOf(language);
  const tokens = tokenize(words);
  const count = tokens.findIndex(({ text }) => /^\d/.test(text));
  if (count < 0 || tokens.length > mostServingWords || !hasWordOf(words, serves)) return null;
  const label = words.slice(0, tokens[count]?.start).trim();
  return label === ''
    ? { slot: 'with', label: pageWordsOf(language).labels.amount, value: words }
    : { slot: 'with', label, value: words.slice(tokens[count]?.start) };
}

/** Joins what goes on with a list of ingredients: 'add eggs', 'water and vinegar' is one step. */
function joined(steps: readonly string[], ingredients: readonly string[]): readonly string[] {
  const known = new Set(ingredients.flatMap((line) => tokenize(fold(line)).map(({ folded }) => folded)));
  const result: string[] = [];
  for (const step of steps) {
    const [first] = tokenize(step);
    const before = result.at(-1);
    const goesOn =
      before !== undefined && first !== undefined && first.folded.length > 2 && known.has(first.folded);
    if (goesOn) result[result.length - 1] = `${before}, ${step}`;
    else result.push(step);
  }
  return result;
}

/** Reads a recipe that a prompt tells: its ingredients, then its steps, sentence by sentence. Null if it tells none. */
export function readRecipe(text: string, reading: PromptReading, title: Headline | null): Recipe | null {
  const kind = reading.spans.find(({ label }) => label === 'kind');
  const from = Math.max(title?.range?.end ?? 0, kind?.end ?? 0);
  const sentences = sentencesOf(text, from, reading);
  const first = sentences.findIndex(({ isMeasured }) => isMeasured);
  if (first < 0) return null;
  const said = ({ start, end }: Range): string => wordsOf(text, start, end);
  const opening = sentences
    .slice(0, first)
    .flatMap(({ clauses }) => clauses)
    .filter((clause) => saysSomething(said(clause), reading.language));
  const clauses = sentences[first]?.clauses ?? [];
  // 'Recipe: lemon cake, 200 g sugar': what stands before the amounts is the name of the dish.
  const [dish] = title?.range
    ? []
    : [...opening, ...clauses.slice(0, 1).filter((clause) => !amount.test(said(clause)))];
  const headline = dish ? { text: said(dish), range: dish } : title;
  const facts: SheetFact[] = [];
  const rest = (clauses: readonly Range[]): readonly string[] =>
    clauses
      .filter((clause) => clause !== dish)
      .map(said)
      .filter((words) => {
        const serving = servingOf(words, reading);
        if (serving) facts.push(serving);
        return words !== '' && !serving;
      });
  const measured = sentences.slice(first).filter(({ isMeasured }) => isMeasured);
  const others = sentences.slice(first).filter(({ isMeasured }) => !isMeasured);
  const ingredients = measured.flatMap(({ clauses }) => rest(clauses));
  const told = others.map(({ clauses }) => rest(clauses)).filter((each) => each.length > 0);
  // A single sentence has a step in each clause.
  const steps =
    told.length > 1 && told.every((each) => each.length < 4)
      ? told.map((each) => each.join(', '))
      : told.flatMap((each) => joined(each, ingredients));
  const { labels } = pageWordsOf(reading.language);
  return {
    headline,
    sheet: {
      opening: null,
      lead: opening.filter((clause) => clause !== dish).map(said),
      facts,
      parts: [
        { type: 'list', title: labels.ingredients, items: ingredients },
        ...(steps.length > 0 ? [{ type: 'steps', title: labels.method, items: steps } as const] : []),
      ],
    },
  };
}
