import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { type WordKind, wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import type { PromptReading, ReadSpan } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { type RowModels, rowChances, type TokenChances } from '../../rows/read-rows.ts';
import type { OuterLabel } from '../../rows/row-labels.ts';
import { findKind } from '../page/find-kind.ts';
import { familyOf } from '../page/kinds.ts';
import { isAside } from './asides.ts';
import { unprinted } from './leftover-phrases.ts';
import { dashedClauses } from './page-instructions.ts';
import { saysSomething } from './small-words.ts';
import { type Clause, overlaps } from './text-clauses.ts';
import { wordEvidence, wordEvidenceNames } from './word-evidence.ts';
import { writerEvidence, writerEvidenceNames } from './writer-evidence.ts';

/** Part of a prompt that is shown or hidden as a whole. */
export interface EvidencedClause extends Clause {
  /** What both readers and its words say, in the order of `evidenceNames`. */
  readonly evidence: Float64Array;
  /** Whether the row reader takes it for a wish rather than for an aside. */
  readonly isWish: boolean;
  /** Whether it has a figure, a date, a price, a contact, or a capital like that of a name. */
  readonly hasFacts: boolean;
  /** Whether the clause that it is a part of names the kind of page or its title. */
  readonly namesKind: boolean;
  /** Whether it asks for sums, or has no other words than those for parts of a page. */
  readonly isOfPage: boolean;
  /** Whether it is a few words on the form of the page or its readers: '8 slides', 'for kids'. */
  readonly namesForm: boolean;
}

const ofForm: readonly WordKind[] = ['kind', 'format', 'length', 'audience'];
const mostOfForm = 4;

const hiding = ['hide', 'wish', 'cmd'] as const satisfies readonly OuterLabel[];
const opening: readonly WordKind[] = [
  'command',
  'courtesy',
  'edit',
  'look',
  'avoid',
  'accompany',
  'location',
  'about',
  'article',
  'toward',
  'person',
];
const inside: readonly WordKind[] = [
  'command',
  'courtesy',
  'edit',
  'look',
  'color',
  'format',
  'tone',
  'length',
  'audience',
  'avoid',
  'kind',
  'place',
  'city',
  'day',
  'number',
];
const values = ['date', 'time', 'money', 'contact', 'quantity'] as const;
const families = ['flyer', 'bill', 'letter', 'list', 'paper', 'deck'] as const;
const ownVoice: ReadonlySet<string> = new Set(['letter', 'cv', 'card']);

export const evidenceNames: readonly string[] = [
  ...['sum', 'logit', 'least', 'most', 'hide', 'wish', 'cmd', 'term', 'row', 'named'].map(
    (name) => `rows ${name}`,
  ),
  ...['sum', 'logit', 'note', 'style', 'cmd', 'detail', 'open', 'fact', 'sure'].map(
    (name) => `prompt ${name}`,
  ),
  'both product',
  'both least',
  'both most',
  ...['rows before', 'rows behind', 'prompt before', 'prompt behind', 'rows all'],
  ...['first', 'last', 'place', 'behind colon', 'behind comma', 'opens line', 'bracket', 'question', 'call'],
  ...['words', 'one word', 'long'],
  ...['digit', 'capital', 'lexical aside'],
  ...values.map((kind) => `has ${kind}`),
  ...opening.map((kind) => `opens ${kind}`),
  ...inside.map((kind) => `has ${kind} word`),
  ...families.map((family) => `on ${family}`),
  ...['own voice', 'no kind', 'english'],
  ...['language of a CV', 'rows of one word', 'prompt of one word', 'rows of two'],
  ...['all in rows', 'in rows rows', 'in rows rows logit', 'in rows prompt', 'in rows prompt logit'],
  ...['prompt all', 'prompt all rows logit', 'prompt all prompt logit'],
  ...['rows', 'prompt', 'most rows', 'most prompt', 'none'].map((name) => `rest of sentence ${name}`),
  ...wordEvidenceNames,
  ...writerEvidenceNames,
  ...['share', 'refusals'].map((name) => `rest of sentence speaks of ${name}`),
];

const content = /[\p{L}\p{N}]/u;

const bounded = (share: number): number => Math.min(0.995, Math.max(0.005, share));
const logit = (share: number): number => Math.log(bounded(share) / (1 - bounded(share)));

interface Unit extends Clause {
  /** Start of the clause it was cut from. */
  readonly of: number;
}

const brackets = /[([][^()[\]]{2,}[)\]]/g;

/** Returns a clause, what stands in brackets in it, and what follows them, apart. */
function withoutBrackets(text: string, clause: Clause): Unit[] {
  const units: Unit[] = [];
  let start = clause.start;
  const add = (end: number, next: number, of = clause.start): void => {
    if (content.test(text.slice(start, end)))
      units.push({ start, end, after: start === clause.start ? clause.after : 'comma', of });
    start = next;
  };
  for (const [words] of text.slice(clause.start, clause.end).matchAll(brackets)) {
    const at = text.indexOf(words, start);
    add(at, at + 1);
    add(at + words.length - 1, at + words.length, at + 1);
  }
  add(clause.end, clause.end);
  return units;
}

const trimmed = (text: string, unit: Unit): Unit => {
  const words = text.slice(unit.start, unit.end);
  const start = unit.start + words.length - words.trimStart().length;
  return { ...unit, start, end: start + words.trim().length };
};

/** Returns clauses, also cut at brackets and where the row reader turns from what is shown to what is hidden. */
function unitsOf(text: string, language: ReaderLanguage, chances: readonly TokenChances[]): Unit[] {
  const clauses = dashedClauses(text, language).flatMap((clause) => withoutBrackets(text, clause));
  return clauses.flatMap((clause): Unit[] => {
    // Never hide only half of what is in brackets.
    if (/[([]/.test(text.charAt(clause.start - 1))) return [trimmed(text, clause)];
    const tokens = chances.filter((token) => overlaps(token, clause) && content.test(token.text));
    const areHidden = tokens.map((token) => hidingChance(token) > 0.5);
    const units: Unit[] = [];
    let from = 0;
    for (let at = 1; at < tokens.length; at++) {
      const isTurn =
        areHidden[at] !== areHidden[at - 1] && areHidden[at] === (areHidden[at + 1] ?? areHidden[at]);
      if (!isTurn || at - from < fewestWords || tokens.length - at < fewestWords) continue;
      units.push({
        ...clause,
        start: tokens[from]?.start ?? clause.start,
        end: tokens[at]?.start ?? clause.end,
      });
      from = at;
    }
    units.push({ ...clause, start: from === 0 ? clause.start : (tokens[from]?.start ?? clause.start) });
    return units.map((unit, index) => trimmed(text, index === 0 ? unit : { ...unit, after: 'comma' }));
  });
}
const fewestWords = 2;

const hidingChance = ({ outer }: TokenChances): number =>
  hiding.reduce((sum, label) => sum + (outer[label] ?? 0), 0);

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

const styles: ReadonlySet<Label> = new Set<Label>(['look', 'format', 'length', 'audience', 'tone', 'lang']);
const open: ReadonlySet<Label> = new Set<Label>(['detail', 'subject', 'item']);

interface OfReaders {
  readonly clause: Unit;
  readonly tokens: readonly TokenChances[];
  readonly spans: readonly (ReadSpan | undefined)[];
  readonly rows: number;
  readonly prompt: number;
}

/** Returns for each clause the number of its sentence. */
function sentencesOf(read: readonly OfReaders[]): number[] {
  let sentence = 0;
  return read.map(({ clause }) => {
    if (clause.after === 'sentence') sentence += 1;
    return sentence;
  });
}

const namesKind = (tokens: readonly TokenChances[], spans: readonly (ReadSpan | undefined)[]): boolean =>
  spans.some((span) => span?.label === 'kind' || span?.label === 'title') ||
  tokens.some(({ outer }) => (outer.kind ?? 0) + (outer.title ?? 0) > 0.5);

/** Returns the clauses of a prompt with what both readers and their words say about hiding them. */
export function evidencedClauses(text: string, reading: PromptReading, own?: RowModels): EvidencedClause[] {
  const { language, spans } = reading;
  const chances = rowChances({ text, language, spans }, own);
  const kindText = spans.find(({ label }) => label === 'kind')?.text;
  const kind = findKind(kindText === undefined ? [] : [kindText], language);
  const read = unitsOf(text, language, chances).flatMap((clause): OfReaders[] => {
    const tokens = chances.filter((token) => overlaps(token, clause) && content.test(token.text));
    if (tokens.length === 0) return [];
    const own = tokens.map((token) => spans.find((span) => overlaps(span, token)));
    return [
      {
        clause,
        tokens,
        spans: own,
        rows: mean(tokens.map(hidingChance)),
        prompt: mean(own.map((span) => span?.instruction ?? 0)),
      },
    ];
  });
  const kinds = new Set(
    read.flatMap(({ clause, tokens, spans: own }) => (namesKind(tokens, own) ? [clause.of] : [])),
  );
  const ofAll = mean(read.map(({ rows }) => rows));
  const promptOfAll = mean(read.map(({ prompt }) => prompt));
  // The reader of rows learned from prompts with rows: it says less of those that tell everything in sentences.
  const allInRows = mean(chances.map(({ inRow }) => inRow));
  const sentences = sentencesOf(read);
  const ofWriter = read.map(({ clause: { start, end } }) => writerEvidence(text, { start, end }, language));
  return read.map(({ clause, tokens, spans: touching, rows, prompt }, at) => {
    const said = text.slice(clause.start, clause.end);
    const words = tokenize(text, clause.start, clause.end).filter(({ folded }) => content.test(folded));
    const { own: lexical } = matchLexicon(words, language);
    const found = reading.values.filter((value) => overlaps(value, clause));
    const chance = (label: OuterLabel): number => mean(tokens.map(({ outer }) => outer[label] ?? 0));
    const inRow = mean(tokens.map((token) => token.inRow));
    const share = (isOf: (label: Label | undefined) => boolean): number =>
      mean(touching.map((span) => (isOf(span?.label) ? 1 : 0)));
    const named =
      chance('kind') +
      chance('title') +
      chance('subject') +
      chance('from') +
      chance('to') +
      chance('place') +
      chance('person');
    const hasDigit = /\p{Nd}/u.test(said);
    const hasCapital = language === 'de' ? false : /[^.!?]\s\p{Lu}\p{Ll}/u.test(said.slice(1));
    const opensWithName = language !== 'de' && clause.after !== 'sentence' && /^\p{Lu}\p{Ll}/u.test(said);
    const isLast = at === read.length - 1;
    const has = (list: readonly WordKind[], bits: number): number[] =>
      list.map((each) => ((bits & (1 << wordKinds.indexOf(each))) !== 0 ? 1 : 0));
    const first = words.findIndex(({ text: word }) => saysSomething(word, language));
    const openingBits = (lexical[0] ?? 0) | (lexical[Math.max(0, first)] ?? 0);
    const allBits = Array.from(lexical).reduce((bits, each) => bits | each, 0);
    const before = text.slice(0, clause.start).trimEnd();
    const behind = text.slice(clause.end, clause.end + 2).trim();
    const isOther = (_: unknown, other: number): boolean =>
      other !== at && sentences[other] === sentences[at];
    const others = read.filter(isOther);
    const ofOthers = ofWriter.filter(isOther);
    const speaks = (name: string): boolean => ofWriter[at]?.[writerEvidenceNames.indexOf(name)] === 1;
    const evidence = Float64Array.from([
      rows,
      logit(rows) / 4,
      Math.min(...tokens.map(hidingChance)),
      Math.max(...tokens.map(hidingChance)),
      chance('hide'),
      chance('wish'),
      chance('cmd'),
      chance('term'),
      inRow,
      named,
      prompt,
      logit(prompt) / 4,
      share((label) => label === 'note'),
      share((label) => label !== undefined && styles.has(label)),
      share((label) => label === 'cmd'),
      share((label) => label !== undefined && open.has(label)),
      share((label) => label === undefined),
      share((label) => label !== undefined && !open.has(label) && !unprinted.has(label)),
      mean(touching.map((span) => (span && unprinted.has(span.label) ? span.confidence : 0))),
      rows * prompt,
      Math.min(rows, prompt),
      Math.max(rows, prompt),
      read[at - 1]?.rows ?? 0,
      read[at + 1]?.rows ?? 0,
      read[at - 1]?.prompt ?? 0,
      read[at + 1]?.prompt ?? 0,
      ofAll,
      at === 0 ? 1 : 0,
      isLast ? 1 : 0,
      at / Math.max(1, read.length - 1),
      clause.after === 'colon' ? 1 : 0,
      clause.after === 'comma' ? 1 : 0,
      at > 0 && text.slice(before.length, clause.start).includes('\n') ? 1 : 0,
      /[([]$/.test(before) || /^[([]/.test(said) ? 1 : 0,
      /^[?？؟]/u.test(behind) ? 1 : 0,
      /^[!！]/u.test(behind) ? 1 : 0,
      Math.log(words.length + 1) / 2,
      words.length === 1 ? 1 : 0,
      words.length > 12 ? 1 : 0,
      hasDigit ? 1 : 0,
      hasCapital ? 1 : 0,
      isAside(text, clause, { kind, language, isLast }) ? 1 : 0,
      ...values.map((each) => (found.some((value) => value.kind === each) ? 1 : 0)),
      ...has(opening, openingBits),
      ...has(inside, allBits),
      ...families.map((family) => (kind !== null && familyOf(kind) === family ? 1 : 0)),
      kind !== null && ownVoice.has(kind) ? 1 : 0,
      kind === null ? 1 : 0,
      language === 'en' ? 1 : 0,
      kind === 'cv' ? share((label) => label === 'lang') : 0,
      words.length === 1 ? rows : 0,
      words.length === 1 ? prompt : 0,
      words.length === 2 ? rows : 0,
      allInRows,
      allInRows * rows,
      (allInRows * logit(rows)) / 4,
      allInRows * prompt,
      (allInRows * logit(prompt)) / 4,
      promptOfAll,
      (promptOfAll * logit(rows)) / 4,
      (promptOfAll * logit(prompt)) / 4,
      mean(others.map((other) => other.rows)),
      mean(others.map((other) => other.prompt)),
      Math.max(0, ...others.map((other) => other.rows)),
      Math.max(0, ...others.map((other) => other.prompt)),
      others.length === 0 ? 1 : 0,
      ...wordEvidence(words, language),
      ...(ofWriter[at] ?? []),
      ...['speaks of the page share', 'speaks of refusals'].map((name) =>
        Math.max(0, ...ofOthers.map((values) => values[writerEvidenceNames.indexOf(name)] ?? 0)),
      ),
    ]);
    return {
      start: clause.start,
      end: clause.end,
      after: clause.after,
      evidence,
      isWish: chance('wish') > chance('hide') + chance('cmd'),
      hasFacts: hasDigit || hasCapital || opensWithName || found.length > 0,
      namesKind: kinds.has(clause.of),
      isOfPage: speaks('speaks of sums') || speaks('speaks of the page all'),
      namesForm: words.length <= mostOfForm && has(ofForm, allBits).includes(1),
    };
  });
}
