import { expect, it } from 'vitest';
import { Ledger } from '../../src/domain/composer/facts/ledger.ts';
import { readFacts } from '../../src/domain/composer/facts/read-facts.ts';
import { headlineOf } from '../../src/domain/composer/page/headline.ts';
import { familyOf } from '../../src/domain/composer/page/kinds.ts';
import { isQuestion } from '../../src/domain/composer/page/say-phrase.ts';
import { isFullRun, repeats } from '../../src/domain/full-run.test-data.ts';
import { instructionLabels, labels } from '../../src/domain/reader/labels.ts';
import type { ReaderLanguage } from '../../src/domain/reader/languages.ts';
import { type PromptReading, type ReadSpan, readPrompt } from '../../src/domain/reader/read-prompt.ts';
import { fold } from '../../src/domain/reader/tokenize.ts';
import { goldSpans } from '../reader/gold-tags.ts';
import { type Example, readExamples } from '../reader/read-examples.ts';

const { examples } = readExamples(new URL('../../data/reader/', import.meta.url));
const prompts = examples.filter(({ intent }) => intent === undefined);

const spansOf = ({ text, pieces }: Example): ReadSpan[] =>
  goldSpans(pieces).flatMap(({ label, start, end }) => {
    const name = labels[label];
    if (!name) return [];
    const instruction = instructionLabels.has(name) ? 1 : 0;
    return [{ label: name, start, end, text: text.slice(start, end), confidence: 1, instruction }];
  });

/** Headlines of bills are only their kind and number. */
const headlineFor = (text: string, reading: PromptReading): string => {
  const facts = readFacts(text, reading);
  if (facts.kind && familyOf(facts.kind) === 'bill') return '';
  return headlineOf(facts, new Ledger(facts), facts.language);
};

const plain = (text: string): string =>
  ` ${fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/**
 * Instructions of a prompt, by its writer's marks, that its headline prints. A question heads a page well, although its
 * first words ask for the page; so does a subject with its readers: 'Fire safety for new staff'.
 */
function printedIn(headline: string, spans: readonly ReadSpan[], language: ReaderLanguage): string[] {
  const shown = spans.filter(({ label }) => !instructionLabels.has(label)).map(({ text }) => plain(text));
  return spans
    .filter(({ label, text }) => instructionLabels.has(label) && label !== 'audience' && text.length > 3)
    .filter(({ text }) => !isQuestion(text, language))
    .map(({ text }) => plain(text))
    .filter((words) => plain(headline).includes(words) && !shown.some((other) => other.includes(words)));
}

/** All of them take minutes. */
const every = repeats(60, 6);

it('uses no instruction as a headline if the reader finds all of them', () => {
  const some = prompts.filter((_prompt, at) => at % every === 0);
  const faults = some.flatMap((example) => {
    const spans = spansOf(example);
    const { values, unread } = readPrompt(example.text);
    const headline = headlineFor(example.text, { language: example.language, spans, values, unread });
    return printedIn(headline, spans, example.language).map(
      (words) => `${example.origin}: ${headline} <- ${words}`,
    );
  });
  expect(faults).toEqual([]);
});

it.runIf(isFullRun)('rarely uses an instruction as a headline in unseen domains', () => {
  const heldOut = prompts.filter(({ isHeldOut }) => isHeldOut);
  const faults = heldOut.filter(
    (example) =>
      printedIn(headlineFor(example.text, readPrompt(example.text)), spansOf(example), example.language)
        .length > 0,
  );
  expect(faults.length / heldOut.length).toBeLessThan(0.03);
});
