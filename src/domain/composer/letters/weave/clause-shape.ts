import type { Token } from '../../../reader/tokenize.ts';
import { behind, hasCapital, isWord, startsWith } from '../letter-tokens.ts';
import type { ClauseWords } from './lexicon/clause-words.ts';
import { verbFormsOf } from './verb-forms.ts';

/** What a clause without a sentence around it consists of. */
export type ClauseShape =
  /** A subject and its verb. */
  | { readonly type: 'statement'; readonly needsArticle: boolean }
  /** A verb whose subject is left out; `verb` is its index. */
  | { readonly type: 'third' | 'past' | 'base' | 'participle' | 'passive'; readonly verb: number }
  | { readonly type: 'adjective' | 'trade' | 'span' | 'age' | 'number' | 'count' }
  /** What takes place, before where or when: `verb` is the index for the missing verb. */
  | { readonly type: 'event' | 'day'; readonly verb: number }
  | { readonly type: 'please' }
  | { readonly type: 'phrase' };

const isNumber = ({ text }: Token): boolean => /^\d+$/.test(text);
const mostSubjectWords = 8;

/** Returns the index of the verb of a clause that begins with its subject, or -1. */
export function verbBehindSubject(tokens: readonly Token[], words: ClauseWords): number {
  const forms = verbFormsOf(words);
  const first = tokens[0];
  const isOpening = [words.prepositions, words.connectives, words.auxiliaries].some((list) =>
    startsWith(tokens, 0, list),
  );
  if (!first || isOpening) return -1;
  for (let at = 1; at < Math.min(tokens.length, mostSubjectWords + 1); at++) {
    const [token, before, next] = [tokens[at], tokens[at - 1], tokens[at + 1]];
    if (!token || !before) return -1;
    if (!isWord(token) && !/^['’-]$/.test(token.text)) return -1;
    const isOpen =
      !startsWith(tokens, at - 1, words.determiners) && !startsWith(tokens, at - 1, words.prepositions);
    const isPart =
      startsWith(tokens, at - 1, words.adjectives) || before.text === '-' || /^['’]$/.test(before.text);
    if (startsWith(tokens, at, words.auxiliaries) && isOpen && !/^\d/.test(before.text)) return at;
    if (!isOpen || isPart || hasCapital(token)) continue;
    const word = token.folded;
    if (forms.isPast(word) && next?.folded !== 'by' && at > 0) return at;
    const isPlural = /[^s]s$/.test(before.folded);
    const isNamed = hasCapital(before);
    const isThird = forms.baseOf(word) !== null;
    const isLast = next === undefined && !startsWith(tokens, 0, words.determiners);
    if (isThird && (!forms.isNoun(word) || isNamed) && !isLast) return at;
    const isFollowed =
      next !== undefined && (isNumber(next) || startsWith(tokens, at + 1, words.determiners));
    if (isPlural && (forms.isBase(word) || (forms.isNoun(word) && isFollowed))) return at;
    if (forms.isNoun(word) && isThird && isFollowed) return at;
  }
  return -1;
}

/** Returns the index behind adverbs: 'always paid'. */
function behindAdverbs(tokens: readonly Token[], words: ClauseWords): number {
  let at = behind(tokens, 0, words.connectives);
  for (let next = behind(tokens, at, words.adverbs); next > at; next = behind(tokens, at, words.adverbs))
    at = next;
  return at;
}

/** Returns the shape of a clause. */
export function shapeOf(tokens: readonly Token[], words: ClauseWords): ClauseShape {
  const forms = verbFormsOf(words);
  const at = behindAdverbs(tokens, words);
  const [first, next] = [tokens[at], tokens[at + 1]];
  if (!first) return { type: 'phrase' };
  if (first.folded === words.please.toLowerCase() || tokens.at(-1)?.folded === words.please.toLowerCase())
    return { type: 'please' };
  if (startsWith(tokens, at, words.participles)) return { type: 'participle', verb: at };
  if (startsWith(tokens, at, words.passives)) return { type: 'passive', verb: at };
  const isFirstNoun = forms.isNoun(first.folded);
  const isObjectNext =
    next !== undefined &&
    (startsWith(tokens, at + 1, words.determiners) || startsWith(tokens, at + 1, words.objects));
  if (startsWith(tokens, at, words.negations)) return { type: 'base', verb: at };
  const isNounNext =
    next !== undefined && !hasCapital(next) && startsWith(tokens, at + 1, words.prepositions);
  const isVerbFirst = !hasCapital(first) && (!isFirstNoun || isObjectNext);
  const isThirdFirst = !hasCapital(first) && next !== undefined && (!isFirstNoun || !isNounNext);
  if (isThirdFirst && forms.baseOf(first.folded) !== null) return { type: 'third', verb: at };
  if (
    !hasCapital(first) &&
    forms.isPast(first.folded) &&
    tokens.length > at + 1 &&
    isPastVerb(tokens, at, words)
  )
    return { type: 'past', verb: at };
  if (isVerbFirst && (forms.isBase(first.folded) || isFirstNoun) && tokens.length > at + 1)
    return { type: 'base', verb: at };
  if (isAdjective(tokens, at, words)) return { type: 'adjective' };
  if (tokens.filter(isWord).length === 1 && isNumber(first) && Number(first.text) < oldest)
    return { type: 'age' };
  if (isSpan(tokens, at, words)) return { type: 'span' };
  if (isTrade(tokens, at, words)) return { type: 'trade' };
  if (isCount(tokens, at, words)) return { type: 'count' };
  if (isNumbered(tokens, words)) return { type: 'number' };
  const day = behind(tokens, behind(tokens, 0, words.determiners), words.days);
  if (day > behind(tokens, 0, words.determiners) && tokens[day] && /\d|^\p{Lu}/u.test(tokens[day].text))
    return { type: 'day', verb: day };
  const verb = verbBehindSubject(tokens, words);
  if (verb > 0) return { type: 'statement', needsArticle: needsArticle(tokens, verb, words) };
  const event = tokens.findIndex((_, index) => startsWith(tokens, index, words.events));
  if (event >= 0 && event < 3) {
    const spot = tokens.findIndex(
      (_, index) => index > event && startsWith(tokens, index, words.prepositions),
    );
    const only = spot > 0 && startsWith(tokens, spot - 1, words.adverbs) ? spot - 1 : spot;
    if (only === event + 1) return { type: 'event', verb: only };
  }
  return { type: 'phrase' };
}
const oldest = 120;

/** 'Kept the garden', but not 'broken heating' or 'closed June 28'. */
const isPastVerb = (tokens: readonly Token[], at: number, words: ClauseWords): boolean =>
  !startsWith(tokens, at, words.adjectives) || startsWith(tokens, at + 1, words.determiners);

/** 'Good with customers', but not 'dirty bathroom'. */
function isAdjective(tokens: readonly Token[], from: number, words: ClauseWords): boolean {
  const at = behind(tokens, from, words.intensifiers);
  const end = behind(tokens, at, words.adjectives);
  if (end === at) return false;
  const next = tokens[end];
  return (
    next === undefined ||
    startsWith(tokens, end, words.prepositions) ||
    startsWith(tokens, end, words.each) ||
    (startsWith(tokens, end, words.connectives) && isAdjective(tokens, end + 1, words)) ||
    (next.text === ',' && isAdjective(tokens, behind(tokens, end + 1, words.connectives), words))
  );
}

function isSpan(tokens: readonly Token[], at: number, words: ClauseWords): boolean {
  const unit = behind(tokens, at + 1, words.spans);
  const isCount = /^\d/.test(tokens[at]?.text ?? '') || startsWith(tokens, at, words.determiners);
  return isCount && unit > at + 1 && (unit === tokens.length || startsWith(tokens, unit, words.prepositions));
}

/** 'Two kids'. */
const isCount = (tokens: readonly Token[], at: number, words: ClauseWords): boolean =>
  (isNumber(tokens[at] as Token) || startsWith(tokens, at, words.counts)) &&
  tokens.length - at <= 3 &&
  tokens.slice(at + 1).every((token) => isWord(token) && !/\d/.test(token.text)) &&
  (/[^s]s$/.test(tokens.at(-1)?.folded ?? '') || startsWith(tokens, tokens.length - 1, words.subjects));

/** 'Teacher for 41 years', 'our gardener', 'marine biologist'. */
function isTrade(tokens: readonly Token[], at: number, words: ClauseWords): boolean {
  const end = tokens.findIndex((_, index) => index > at && startsWith(tokens, index, words.prepositions));
  const noun = tokens.slice(0, end < 0 ? tokens.length : end);
  const last = noun.at(-1);
  if (!last || noun.length > 4 || noun.some((token) => !isWord(token)) || hasCapital(last)) return false;
  if (startsWith([last], 0, words.notTrades)) return false;
  return startsWith([last], 0, words.trades) || words.tradeEndings.test(last.folded);
}

/** 'Police report number 88231', 'policy 4410-22'. */
function isNumbered(tokens: readonly Token[], words: ClauseWords): boolean {
  const code = tokens.findIndex(({ text }) => /\d/.test(text));
  if (code < 1 || code > 4) return false;
  const isCode = tokens
    .slice(code)
    .every(({ text }, at) => at === 0 || !isSpaced(tokens, code + at) || /^\d/.test(text));
  return isCode && tokens.slice(0, code).some((_, at) => startsWith(tokens, at, words.numbered));
}
const isSpaced = (tokens: readonly Token[], at: number): boolean => tokens[at]?.hasSpaceBefore ?? true;

/** 'Permission slip must be signed' needs an article, 'boxes are in the hall' doesn't. */
function needsArticle(tokens: readonly Token[], verb: number, words: ClauseWords): boolean {
  const [first, head] = [tokens[0], tokens[verb - 1]];
  if (!first || !head || hasCapital(first) || /^\d/.test(first.text)) return false;
  if (startsWith(tokens, 0, words.determiners) || startsWith(tokens, 0, words.subjects)) return false;
  return !/s$/.test(head.folded) && !/ing$/.test(head.folded);
}
