import { instructionLabels, type Label } from '../../reader/labels.ts';
import { readPrompt } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { readKind } from '../facts/read-kind.ts';
import { type Family, familyOf } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf } from '../page/word-list.ts';

/** A prompt that includes the text of its page. */
export interface GivenText {
  /** The instruction for the text; may be empty. */
  readonly wish: string;
  readonly text: string;
}

/** Minimum number of words of a text to lay out; fewer are facts. */
const fewestWords = 60;
/** Maximum number of words of a wish. */
const mostWishWords = 45;
const markdown = /^(?:#{1,4} |[-*] |\d+[.)] |> |```|\|.+\||:::)/m;

/** Headings, tables, quotes and code mark page content, however short the text is. */
const structure = /^(?:#{1,4} |> |```|\|.+\||:::)/m;
const fewestInStructure = 5;

const wordsOf = (text: string): number => tokenize(text, 0, text.length, 4_000).length;

interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function paragraphsOf(prompt: string): Piece[] {
  const pieces: Piece[] = [];
  for (const match of prompt.matchAll(/[^\n]+(?:\n(?!\s*\n)[^\n]+)*/g)) {
    const start = match.index;
    if (match[0].trim() !== '') pieces.push({ text: match[0], start, end: start + match[0].length });
  }
  return pieces;
}

/** Returns whether a text is prose or structured; 'Label: value' lines and short lists are facts. */
function isText(text: string): boolean {
  if (structure.test(text) && wordsOf(text) >= fewestInStructure) return true;
  if (wordsOf(text) < fewestWords) return false;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const long = lines.filter((line) => line.length > 90).length;
  return markdown.test(text) || long > 0;
}

const isWish = (text: string): boolean => wordsOf(text) <= mostWishWords && !markdown.test(text);

/** Families of pages that are made of facts rather than of a text. */
const ofFacts: ReadonlySet<Family> = new Set<Family>(['bill', 'list', 'flyer']);

/** Returns whether a wish asks for a page whose facts are told below it: 'menu', 'invoice', 'CV'. */
function asksForFacts(wish: string): boolean {
  const kind = readKind(wish, readPrompt(wish));
  return (
    kind !== null && (ofFacts.has(familyOf(kind)) || kind === 'cv' || kind === 'minutes' || kind === 'form')
  );
}

/** Returns whether a line only says what to do and has no page content. */
function isAsking(line: string): boolean {
  if (wordsOf(line) > 12) return false;
  const { spans } = readPrompt(line);
  const isWord = ({ label }: { label: Label }): boolean => instructionLabels.has(label) || label === 'kind';
  return spans.length > 0 && spans.every(isWord) && spans.some(({ label }) => label === 'cmd');
}

/** 'Make a page of the following': everything below is the text. */
const pointsBelow = (line: string): boolean =>
  hasWordOf(line, pageWordsOf(readPrompt(line).language).following);

const fewestSentences = 4;
const isProse = (text: string): boolean =>
  text.split(/[.!?](?=\s|$)/).filter((sentence) => wordsOf(sentence) > 3).length >= fewestSentences;

/**
 * Separates a wish from the text it applies to, in either order: 'make this pretty', then the text.
 * @returns null if the prompt is only a wish
 */
export function splitGiven(prompt: string): GivenText | null {
  const given = splitWish(prompt);
  return given && !structure.test(given.text) && asksForFacts(given.wish) ? null : given;
}

function splitWish(prompt: string): GivenText | null {
  const pieces = paragraphsOf(prompt);
  const [first] = pieces;
  const last = pieces.at(-1);
  if (!first || !last) return null;
  // A request line, with the text on the lines below it.
  const [opening = ''] = first.text.split('\n');
  const below = prompt.slice(first.start + opening.length).trim();
  if (opening !== first.text && isAsking(opening) && isText(below))
    return { wish: opening.trim(), text: below };
  if (pieces.length > 1) {
    const after = prompt.slice(first.end).trim();
    if (isWish(first.text) && (isText(after) || pointsBelow(first.text)))
      return { wish: first.text.trim(), text: after };
    const before = prompt.slice(0, last.start).trim();
    if (isWish(last.text) && isText(before)) return { wish: last.text.trim(), text: before };
  }
  // 'Make this pretty:' with sentences after it.
  const asked = /^([^\n:]{3,80}):[ \t]+(?=\S)/.exec(prompt);
  const behind = asked ? prompt.slice(asked[0].length) : '';
  if (asked?.[1] && isAsking(asked[1]) && isText(behind) && isProse(behind))
    return { wish: asked[1].trim(), text: behind.trim() };
  // A wish, a colon, and the text below it.
  const line = /^([^\n]{3,300}):[ \t]*\n/.exec(prompt);
  if (line?.[1] && isWish(line[1]) && isText(prompt.slice(line[0].length)))
    return { wish: line[1].trim(), text: prompt.slice(line[0].length).trim() };
  const isWhole = markdown.test(prompt) && pieces.length > 2 && wordsOf(prompt) >= fewestWords;
  return isWhole ? { wish: '', text: prompt.trim() } : null;
}
