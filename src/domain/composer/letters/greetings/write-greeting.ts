import { assignIds } from '../../../content/assign-ids.ts';
import { type DocumentContent, documentContent } from '../../../content/document-content.ts';
import type { Template } from '../../../templates/template.ts';
import type { Range } from '../../facts/text-clauses.ts';
import { lookOf } from '../../page/choose-look.ts';
import { escaped, upperFirst } from '../../page/say-phrase.ts';
import type { WriteRequest } from '../../page/write-request.ts';
import type { ToldLetter } from '../letter.ts';
import { letterTokens, startsWith } from '../letter-tokens.ts';
import { letterWordsOf } from '../lexicon/index.ts';
import { readLetter } from '../read-letter.ts';
import { asSentence } from '../to-reader.ts';
import { has } from '../weave/subject-of.ts';
import type { Greeting, GreetingWords } from './lexicon/greeting-words.ts';
import { greetingWordsOf } from './lexicon/index.ts';

/** Longest text of a card in characters. */
const longestText = 900;

/** Returns the greeting card that a prompt asks for, or null: by what the card is called before what it tells. */
function greetingOf(request: WriteRequest): Greeting | null {
  const { text, facts, written } = request;
  const words = greetingWordsOf(written);
  if (words === null || facts.kind !== 'card' || written !== facts.language) return null;
  const { kindText } = facts;
  const named = kindText === null ? undefined : words.greetings.find((each) => has(kindText, each.words));
  return named ?? words.greetings.find((each) => has(text, each.words)) ?? null;
}

/** The first sentence about the reader, with what the occasion says to it. */
function opened(told: readonly string[], { first }: Greeting, reader: string): readonly string[] {
  const [one, ...others] = told;
  if (one === undefined || first === undefined || !startsWith(letterTokens(one), 0, reader)) return told;
  const rest = one.charAt(0).toLowerCase() + one.slice(1).replace(/[.!?]$/u, '');
  return [first.replace('{rest}', () => rest), ...others];
}

function bodyOf(told: ToldLetter, greeting: Greeting, { reader }: GreetingWords): string {
  const own = opened(told.told, greeting, reader);
  const isOpened = told.asks.length > 0 || own[0] !== told.told[0];
  const points = told.points.map(asSentence);
  return [...(isOpened ? [] : [greeting.opening]), ...told.asks, ...own, ...points, greeting.wish].join(' ');
}

/** Writes a greeting card to its reader: the occasion and the name above, what the prompt tells in sentences to them. */
export function writeGreeting(
  request: WriteRequest,
  near: Template | null,
): { readonly content: DocumentContent; readonly template: null; readonly followed: Range } | null {
  const { text, facts, written, seed, spans } = request;
  const greeting = greetingOf(request);
  const words = greetingWordsOf(written);
  if (greeting === null || words === null || text.includes('\n')) return null;
  const reading = { language: facts.language, spans };
  const told = readLetter(text, reading, letterWordsOf(facts.language), false);
  const body = bodyOf(told, greeting, words);
  if (body.length > longestText) return null;
  const name = told.to?.name ?? null;
  const title = name === null ? greeting.title : `${greeting.title}, ${escaped(name)}`;
  const [from] = told.from;
  const shape = lookOf(facts, seed);
  const isNear = near !== null && near.head.kind === 'card' && has(near.head.title, greeting.words);
  const look = isNear
    ? { ...near.content.look, seed, format: shape.format, orientation: shape.orientation }
    : shape;
  const content = documentContent.parse({
    schema: 1,
    title,
    kind: 'card',
    language: written,
    look,
    head: {},
    pages: [
      {
        layout: 'flyer',
        title,
        tagline: body,
        facts: from === undefined ? [] : [{ label: words.from, value: upperFirst(escaped(from)) }],
      },
    ],
  });
  return { content: assignIds(content), template: null, followed: { start: 0, end: text.length } };
}
