import type { Block } from '../../content/blocks/blocks.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { type Token, tokenize } from '../../reader/tokenize.ts';
import { saysSomething } from '../facts/small-words.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import type { BuiltPages } from '../page/page-request.ts';
import { asHeadline, escaped, upperFirst } from '../page/say-phrase.ts';
import { hasWordOf, phraseEnd } from '../page/word-list.ts';
import type { Comparison } from './comparison.ts';
import { sharesStart } from './read-comparison.ts';

/** A row of the table: what is compared, and the words on each option. */
interface Row {
  readonly label: string;
  readonly cells: readonly string[];
}

const longestHead = 90;

const wordsOf = (fact: string, language: ReaderLanguage): readonly Token[] =>
  tokenize(fact).filter(({ text }) => /^\p{L}/u.test(text) && saysSomething(text, language));

/** Returns the first word of a fact if a value follows it: 'Grundpreis' of 'Grundpreis 8 Euro'. */
function leadOf(fact: string, language: ReaderLanguage): string | null {
  const [first, second] = tokenize(fact);
  const isLead = first && second && /^\p{L}{3,}$/u.test(first.text) && saysSomething(first.text, language);
  return isLead && /\d/.test(fact.slice(first.end)) && !hasWordOf(first.text, pageWordsOf(language).saying)
    ? first.folded
    : null;
}

const currency = /\p{Sc}|\b(?:euros?|dollars?|pounds?|cents?|EUR|USD|GBP|CHF)\b/iu;

/** Returns the words of a fact behind a verb that only says that it is a price: '390 a month' of 'costs 390 a month'. */
function amountIn(fact: string, language: ReaderLanguage): string | null {
  const tokens = tokenize(fact);
  const end = phraseEnd(tokens, 0, pageWordsOf(language).bill.costs ?? '');
  return end > 0 && /^\p{Sc}?\d/u.test(tokens[end]?.text ?? '') ? fact.slice(tokens[end]?.start) : null;
}

const isMoney = (fact: string, language: ReaderLanguage): boolean =>
  currency.test(fact) || amountIn(fact, language) !== null;

/** Tells how facts of two options may be about the same: their first word, a word of both, or money. */
const likeness: readonly ((one: string, other: string, language: ReaderLanguage) => boolean)[] = [
  (one, other, language) =>
    leadOf(one, language) !== null && leadOf(one, language) === leadOf(other, language),
  (one, other, language) => isMoney(one, language) && isMoney(other, language),
  (one, other, language) =>
    wordsOf(one, language).some(({ folded }) =>
      wordsOf(other, language).some((word) => word.folded === folded),
    ),
];

/** Returns the facts of all options in rows: those about the same side by side, the others as they come. */
function rowsOf({ options }: Comparison, language: ReaderLanguage): readonly Row[] {
  const left = options.map(({ facts }) => [...facts]);
  const rows: { at: number; label: string; cells: string[] }[] = [];
  const take = (like: (typeof likeness)[number]): void => {
    const [first = [], ...others] = left;
    for (const fact of [...first]) {
      const fellows = others.map((facts) => facts.find((other) => like(fact, other, language)));
      // Something is the same for all options, or for most of several.
      if (
        fellows.filter((other) => other !== undefined).length * 2 < others.length ||
        fellows.every((other) => other === undefined)
      )
        continue;
      first.splice(first.indexOf(fact), 1);
      for (const [at, other] of fellows.entries())
        if (other !== undefined) others[at]?.splice(others[at].indexOf(other), 1);
      rows.push({
        at: options[0]?.facts.indexOf(fact) ?? 0,
        ...labeled([fact, ...fellows.map((other) => other ?? '')], language),
      });
    }
  };
  for (const like of likeness) take(like);
  const [first = []] = left;
  const most = Math.max(...left.map(({ length }) => length));
  for (let index = 0; index < most; index++) {
    const own = first[index];
    const at = own === undefined ? Number.POSITIVE_INFINITY : (options[0]?.facts.indexOf(own) ?? 0);
    rows.push({ at, label: '', cells: left.map((facts) => facts[index] ?? '') });
  }
  rows.sort((a, b) => (a.at === b.at ? 0 : a.at - b.at));
  return rows.map(({ label, cells }) => ({ label, cells: cells.map((cell) => upperFirst(escaped(cell))) }));
}

/** Returns a row with the first word of all of its facts as its label, or 'Price'. */
function labeled(facts: readonly string[], language: ReaderLanguage): { label: string; cells: string[] } {
  const said = facts.filter(Boolean);
  const [lead] = said.map((fact) => leadOf(fact, language));
  if (lead && said.every((fact) => leadOf(fact, language) === lead)) {
    const [first] = tokenize(said[0] ?? '');
    return {
      label: upperFirst(escaped(first?.text ?? '')),
      cells: facts.map((fact) => fact.slice(tokenize(fact)[0]?.end).trim()),
    };
  }
  if (!said.every((fact) => isMoney(fact, language))) return { label: '', cells: [...facts] };
  return {
    label: pageWordsOf(language).labels.price,
    cells: facts.map((fact) => amountIn(fact, language) ?? fact),
  };
}

/** Returns whether words name every option, so that they can head the page. */
function namesAll(head: string, { options }: Comparison): boolean {
  const said = tokenize(head).map(({ folded }) => folded);
  return options.every(({ name }) =>
    tokenize(name).some(({ folded }) =>
      said.some((word) => /\p{L}{2}/u.test(word) && sharesStart(word, folded)),
    ),
  );
}

/** Builds the page of a comparison: a column for each option, and a row for each fact. */
export function buildComparison(comparison: Comparison, language: ReaderLanguage, label: string): BuiltPages {
  const { head, options, remarks } = comparison;
  const words = pageWordsOf(language);
  const names = options.map(({ name }) => upperFirst(escaped(name)));
  const or = words.comparing?.or ?? '/';
  const typed = options.map(({ name }) => escaped(name));
  const joined = upperFirst(`${typed.slice(0, -1).join(', ')} ${or} ${typed.at(-1)}`);
  const isHead = head !== '' && head.length <= longestHead && namesAll(head, comparison);
  const title = isHead ? asHeadline(head, language) : joined;
  const lead = isHead || head === '' ? '' : upperFirst(escaped(head));
  const rows = rowsOf(comparison, language);
  const isLabeled = rows.some((row) => row.label !== '');
  const blocks: Block[] = [
    {
      type: 'table',
      table: {
        head: [...(isLabeled ? [''] : []), ...names],
        rows: rows.map((row) => [...(isLabeled ? [row.label && `**${row.label}**`] : []), ...row.cells]),
      },
    },
    ...remarks.map(
      (text): Block => ({
        type: 'paragraph',
        text: /[.!?]$/.test(text) ? escaped(text) : `${escaped(text)}.`,
      }),
    ),
  ];
  return { title, label, pages: [{ layout: 'article', title, ...(lead && { lead }), blocks }] };
}
