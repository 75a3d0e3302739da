import { expect, it } from 'vitest';
import { chooseHeadline, type Headline } from '../../src/domain/composer/headline/choose-headline.ts';
import type { HeadlineSource } from '../../src/domain/composer/headline/headline-reader.ts';
import { isHidden, readHeadline } from '../../src/domain/composer/headline/headline-reader.ts';
import { isFullRun, repeats, sample } from '../../src/domain/full-run.test-data.ts';
import { readKindPrompts } from '../kinds/read-kind-examples.ts';
import { readExamples } from '../reader/read-examples.ts';
import { measureHeadlines } from './measure-headlines.ts';
import { type HeadlineExample, headlineSource, readEdited, readTitled } from './read-headline-examples.ts';

const titled = readTitled();
const heldOut = [...titled, ...readEdited()].filter(({ isHeldOut }) => isHeldOut);

/** Reading takes most of the time, so that each prompt is read once. */
const read = new Map<string, HeadlineSource>();
function sourceOf(prompt: string): HeadlineSource {
  const source = read.get(prompt) ?? headlineSource(prompt);
  read.set(prompt, source);
  return source;
}

/** Returns the share of prompts whose page is headed as an editor would. */
function shareOf(examples: readonly HeadlineExample[]): number {
  const { right, all } = measureHeadlines(examples, undefined, sourceOf);
  return right / all;
}

const judged = sample(heldOut, 6);

/** Returns the group of prompts, written by one hand at one time, that an example belongs to. */
function groupOf({ origin = '' }: HeadlineExample): string {
  if (/^en-lifelike-[34]\./.test(origin)) return 'long';
  if (/^en-lifelike-[5-8]\./.test(origin)) return 'long, with all rows';
  return /^(?:de|fr|es)-lifelike-2\.|^(?:it|nl|pt|pl)-lifelike-1\./.test(origin)
    ? 'other languages'
    : 'mixed';
}

/** Shares of the committed weights on held-out prompts, rounded down. Raise them when they improve. */
const leastRight = {
  all: 0.47,
  mixed: 0.64,
  long: 0.51,
  'long, with all rows': 0.4,
  'other languages': 0.36,
};

it.runIf(!isFullRun)('heads the page as an editor would in every sixth prompt of held-out domains', () => {
  expect(shareOf(judged)).toBeGreaterThanOrEqual(leastRight.all);
});

it.runIf(isFullRun).each(['mixed', 'long', 'long, with all rows', 'other languages'] as const)(
  'heads the page as an editor would in held-out domains: %s',
  (group) => {
    expect(shareOf(judged.filter((example) => groupOf(example) === group))).toBeGreaterThanOrEqual(
      leastRight[group],
    );
  },
);

/** All of them take minutes. */
const every = repeats(200, 5);
const sampled = [
  ...readExamples(new URL('../../data/reader/', import.meta.url)).examples.flatMap(({ text, intent }) =>
    intent === undefined ? [text] : [],
  ),
  ...titled.map(({ prompt }) => prompt),
  ...readKindPrompts(),
].filter((_, at) => at % every === 0);
const sources = [...new Set([...judged.map(({ prompt }) => prompt), ...sampled])].map(sourceOf);

interface Chosen {
  readonly source: HeadlineSource;
  readonly headline: Headline;
}
const chosen: readonly Chosen[] = sources.flatMap((source) => {
  const headline = chooseHeadline(source);
  return headline?.range ? [{ source, headline }] : [];
});

/** Returns the words of a headline as they were read. */
const wordsOf = ({ source, headline }: Chosen) =>
  readHeadline(source).words.filter(
    ({ start, end }) => headline.range !== null && start >= headline.range.start && end <= headline.range.end,
  );

const faultsOf = (isFault: (one: Chosen) => boolean): string[] =>
  chosen.filter(isFault).map(({ source, headline }) => `${headline.text} <- ${source.text.slice(0, 80)}`);

it.each<[string, (one: Chosen) => boolean]>([
  ['is longer than a line or two', ({ headline }) => headline.text.length > 70],
  ['has a mark at its beginning', ({ headline }) => !/^[\p{L}\p{N}]/u.test(headline.text)],
  ['has a mark at its end', ({ headline }) => /[.,;:–—\-/(&+]$/u.test(headline.text)],
  ['leaves a bracket open', ({ headline: { text } }) => text.split('(').length !== text.split(')').length],
  ['leaves a quotation open', ({ headline: { text } }) => text.split('"').length % 2 === 0],
  ['prints a command or a wish', (one) => wordsOf(one).some(isHidden)],
  [
    'is only a day, a time, a price or a number',
    (one) => !wordsOf(one).some(({ isWord, value, text }) => isWord && value === null && /\p{L}/u.test(text)),
  ],
  [
    'has a time, a price or a telephone number',
    (one) => wordsOf(one).some(({ value }) => value === 'time' || value === 'money' || value === 'contact'),
  ],
  [
    'is the recipient of a letter',
    (one) =>
      one.source.kind === 'letter' &&
      wordsOf(one).every(({ span, isSmall }) => isSmall || span?.label === 'to'),
  ],
  [
    'cuts a word',
    ({ source: { text }, headline: { range } }) =>
      range !== null && /[\p{Script=Latin}\p{N}]{2}/u.test(text.slice(range.end - 1, range.end + 1)),
  ],
])('no headline %s', (_, isFault) => {
  expect(faultsOf(isFault)).toEqual([]);
});
