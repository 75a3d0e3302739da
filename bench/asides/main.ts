import { writeFileSync } from 'node:fs';
import { evidenceNames } from '../../src/domain/composer/facts/clause-evidence.ts';
import { chanceOf, fitAcceptance, type Sample } from '../finding/fit.ts';
import { markedClauses, type OwnModels } from './marked-clauses.ts';
import { type MarkedPrompt, markedReader, markedRows } from './marked-prompts.ts';
import { isLearned, trainHalfOfPrompts, trainHalfOfRows } from './train-halves.ts';

/*
 * `npm run train -- asides`: fits how both readers decide together which clauses of a prompt are hidden, and writes
 * src/domain/composer/facts/aside-weights.json. A reader of rows and a reader of prompts learn from half of the
 * domains of data/rows and data/reader; the decision is fitted to the other half, because a reader is too sure of
 * prompts that it learned from. Held-out domains are never used.
 */

const today = '2026-11-22';
const keep = 1e-5;
/** Words that few clauses have are learned slowly. */
const rounds = 4_000;
/** Shorter prompts are only the request. */
const fewestCharacters = 80;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const startedAt = performance.now();
const isJudged = ({ isHeldOut, domain, text }: MarkedPrompt): boolean =>
  !isHeldOut && !isLearned(domain) && text.length >= fewestCharacters;
const samplesOf = (prompts: readonly MarkedPrompt[], own: OwnModels): Sample[] =>
  prompts.flatMap((prompt) =>
    markedClauses(prompt, today, own).map(
      ({ clause, isHidden }): Sample => ({ values: [...clause.evidence], isRight: isHidden, weight: 1 }),
    ),
  );
const ofRows = markedRows().filter((prompt) => prompt.isLifelike && isJudged(prompt));
const ofReader = markedReader().filter(isJudged);
print(
  `The decision is fitted to ${ofRows.length} prompts of data/rows and ${ofReader.length} of data/reader.`,
);
const prompts = await trainHalfOfPrompts();
const rows = await trainHalfOfRows();
const samples = [...samplesOf(ofRows, { rows }), ...samplesOf(ofReader, { prompts })];
const fitted = fitAcceptance(samples, evidenceNames.length, keep, rounds).map((weight) =>
  Number(weight.toFixed(3)),
);
for (const least of [0.15, 0.3, 0.45, 0.6, 0.75]) {
  const found = samples.filter(({ values }) => chanceOf(values, fitted) >= least);
  const right = found.filter(({ isRight }) => isRight).length;
  print(
    `At least ${least}: ${right} of ${samples.filter(({ isRight }) => isRight).length} hidden clauses found, ${found.length - right} told ones taken for them`,
  );
}
const content = { weights: fitted.slice(0, -1), bias: fitted.at(-1) };
writeFileSync(
  new URL('../../src/domain/composer/facts/aside-weights.json', import.meta.url),
  `${JSON.stringify(content, null, 2)}\n`,
);
print(`Took ${Math.round((performance.now() - startedAt) / 1000)} s.`);
