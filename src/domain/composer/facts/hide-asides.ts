import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { PromptReading, ReadSpan } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { blankRanges } from '../../text/blank-ranges.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, isWordOf } from '../page/word-list.ts';
import packed from './aside-weights.json' with { type: 'json' };
import { type EvidencedClause, evidencedClauses } from './clause-evidence.ts';
import { unprinted } from './leftover-phrases.ts';
import { pageInstructions } from './page-instructions.ts';
import { refusedIn } from './refusals.ts';
import { overlaps, type Range } from './text-clauses.ts';

/** From this probability on, a clause is hidden; chosen on prompts that neither the weights nor the readers learned from. */
const likelyHidden = 0.77;
/** The same for clauses that speak only of the page itself, and have no figures or names. */
const likelyOfPage = 0.5;
/** The same for clauses with figures, dates, prices or names. */
const surelyHidden = 0.9;
/** A longer text, in characters, is one to lay out. */
const longestPrompt = 4_000;
/** Below this probability, what one reader takes for a note is printed. */
const likelyTold = 0.2;

/** Labels whose words may be told. What is read as a style, a size or a command names one in most cases. */
const mayBeTold: ReadonlySet<Label> = new Set<Label>(['note', 'tone', 'audience', 'lang']);

const { weights, bias } = packed;

/** Returns the probability that a clause is said to the writer of the page rather than to its readers. */
const hiddenChance = ({ evidence }: Pick<EvidencedClause, 'evidence'>): number =>
  1 / (1 + Math.exp(-evidence.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias)));

/** Returns whether words ask for something to fill in or for totals, which other code builds. */
function asksForParts(words: string, language: ReaderLanguage): boolean {
  const { ticks, initials, signature, totals, columns } = pageWordsOf(language).asked;
  return hasWordOf(words, [ticks, initials, signature, totals, columns].join(', '));
}

const mostLastWords = 3;

/** Returns whether words are the last entry of a list: 'and measures'. */
function endsList(words: string, language: ReaderLanguage): boolean {
  const tokens = tokenize(words);
  const { or, bill } = pageWordsOf(language);
  return tokens.length <= mostLastWords && isWordOf(tokens[0]?.folded ?? '', `${bill.and}, ${or ?? ''}`);
}

/** Returns the clauses that say what must not be on the page, and those before them that they speak of. */
function refusedClauses<Each extends Range>(
  text: string,
  clauses: readonly Each[],
  language: ReaderLanguage,
): ReadonlySet<Each> {
  return new Set(
    clauses.flatMap((clause, at) => {
      const refused = refusedIn(text, clause, language);
      const before = refused === 'before' ? clauses.slice(Math.max(0, at - 1), at) : [];
      return refused === null ? [] : [...before, clause];
    }),
  );
}

/** Returns spans with a label for the words of a range: those in doubt get it, the others keep theirs. */
function labeled(
  text: string,
  spans: readonly ReadSpan[],
  range: Range,
  label: Label,
  keeps: (span: ReadSpan) => boolean,
): readonly ReadSpan[] {
  const inside = spans.filter((span) => overlaps(span, range));
  const instruction = unprinted.has(label) ? 1 : 0;
  const cut = (span: ReadSpan, start: number, end: number): ReadSpan[] => {
    const words = text.slice(start, end);
    const from = start + words.length - words.trimStart().length;
    return words.trim() === ''
      ? []
      : [{ ...span, start: from, end: from + words.trim().length, text: words.trim() }];
  };
  const kept = inside.flatMap((span): ReadSpan[] => [
    ...cut(span, span.start, Math.max(span.start, range.start)),
    ...(keeps(span)
      ? cut({ ...span, confidence: 1 }, Math.max(span.start, range.start), Math.min(span.end, range.end))
      : []),
    ...cut(span, Math.min(span.end, range.end), span.end),
  ]);
  const isFree = !inside.some(keeps);
  const own = { label, confidence: 1, instruction, ...range, text: text.slice(range.start, range.end) };
  return [...spans.filter((span) => !inside.includes(span)), ...kept, ...(isFree ? [own] : [])].sort(
    (a, b) => a.start - b.start,
  );
}

/** Returns a text with spaces in place of a range, of brackets around it, and of the marks that it leaves behind. */
function blanked(text: string, { start, end }: Range): string {
  const before = trimEndOf(text.slice(0, start), ' ,;–—-');
  let from = before.length;
  let to = end;
  const isInBrackets = /[([]$/.test(before) && /^[)\]]/.test(text.slice(end));
  if (isInBrackets) {
    from -= 1;
    to += 1;
  } else if (before === '' || /[.!?:\n。！？]$/u.test(before)) {
    from = start;
    if (/^[.!,;。！]/u.test(text.slice(end))) to += 1;
  }
  return blankRanges(text, [{ start: from, end: to }]);
}

interface WithoutAsides {
  /** With spaces in place of hidden clauses. */
  readonly text: string;
  readonly reading: PromptReading;
}

/**
 * Decides once, from both readers, which clauses of a prompt are addressed to the writer of the page: they are
 * hidden, and their wishes followed. What only one reader takes for a note is told.
 */
export function hideAsides(given: string, read: PromptReading): WithoutAsides {
  const { language } = read;
  if (given.length > longestPrompt) return { text: given, reading: read };
  const topics = pageInstructions(given, read.spans, language).filter(
    ({ parts, fact }) => parts.length > 0 || fact !== undefined,
  );
  const clauses = evidencedClauses(given, read).filter(
    (clause) => !clause.namesKind && !topics.some((topic) => overlaps(topic, clause)),
  );
  const refused = refusedClauses(given, clauses, language);
  let text = given;
  let { spans } = read;
  let asks = false;
  let hiddenEnd = -1;
  for (const clause of clauses) {
    const { start, end, after, hasFacts, isWish, namesForm } = clause;
    const chance = hiddenChance(clause);
    // 'Space for signature, name, time' asks for three of them.
    asks = asksForParts(given.slice(start, end), language) || (asks && after === 'comma');
    // 'Causes, costs, and measures' is one list.
    const isLast =
      after === 'comma' &&
      endsList(given.slice(start, end), language) &&
      !/^[\s,;]*$/.test(given.slice(Math.max(0, hiddenEnd), start));
    const likely = clause.isOfPage ? likelyOfPage : likelyHidden;
    const isHidden = refused.has(clause) || (!isLast && chance >= (hasFacts ? surelyHidden : likely));
    if (isHidden) {
      hiddenEnd = end;
      spans = labeled(given, spans, { start, end }, isWish ? 'look' : 'note', ({ label }) =>
        unprinted.has(label),
      );
      // Topics read their form and readers from the text.
      if (refused.has(clause) || (!asks && !namesForm)) text = blanked(text, clause);
    } else if (
      chance < likelyTold &&
      spans.some((span) => mayBeTold.has(span.label) && overlaps(span, clause))
    )
      spans = labeled(given, spans, { start, end }, 'detail', ({ label }) => !mayBeTold.has(label));
  }
  if (!/[\p{L}\p{N}]/u.test(text)) return { text: given, reading: read };
  const isShown = (range: Range): boolean => text.slice(range.start, range.end).trim() !== '';
  return { text, reading: { ...read, spans, values: read.values.filter(isShown) } };
}
