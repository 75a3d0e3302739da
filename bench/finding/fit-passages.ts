import { readFileSync, writeFileSync } from 'node:fs';
import { readFacts } from '../../src/domain/composer/facts/read-facts.ts';
import { readRequest } from '../../src/domain/composer/facts/read-request.ts';
import { readAsked } from '../../src/domain/composer/passages/find-passages.ts';
import { passageIndex } from '../../src/domain/composer/passages/passage-index.ts';
import { passagesOf } from '../../src/domain/composer/passages/passages-of.ts';
import { readAspects } from '../../src/domain/composer/passages/read-aspects.ts';
import { evidenceNames, weighPassages } from '../../src/domain/composer/passages/weigh-passages.ts';
import { openTemplateShelf } from '../../src/server/features/templates/open-template-shelf.ts';
import { chanceOf, fitAcceptance, type Sample } from './fit.ts';

/*
 * `npm run train -- passages`: fits which passages answer the parts that a prompt names to
 * data/composer/passages-dev.tsv, whose lines say whether a passage answers one. Half of the prompts judge the weights
 * that the others give, both ways; the weights that are kept come from all. Deterministic.
 */

/** The share of passages taken that must be right. */
const leastPrecision = 0.92;
const keep = 0.002;

const root = new URL('../../', import.meta.url);
const shelf = openTemplateShelf();
const headings = new Map<string, readonly string[]>();
const headingOf = (name: string, at: number): string => {
  const known =
    headings.get(name) ??
    passagesOf(
      shelf.read(name)?.content ??
        ({ schema: 1, title: '', language: 'en', look: {}, head: {}, pages: [] } as never),
    ).map(({ section, heading }) => (section === '' ? heading : `${section} > ${heading}`));
  headings.set(name, known);
  return known[at] ?? '';
};

interface Row extends Sample {
  readonly half: number;
  /** Prompt and aspect. */
  readonly of: string;
}

const lines = readFileSync(new URL('data/composer/passages-dev.tsv', root), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));
const prompts = [...new Set(lines.map(([prompt = '']) => prompt))];
const rows = prompts.flatMap((prompt, number): Row[] => {
  const { text, reading } = readRequest(prompt, { today: '2026-11-22' });
  const { language, spans } = reading;
  const facts = readFacts(text, reading);
  const read = readAspects(text, spans, facts);
  if (!read) return [];
  const { kind } = facts;
  const index = passageIndex(shelf, language);
  const asked = readAsked(text, read, language, shelf, { kind, spans });
  const judged = new Map(
    lines
      .filter(([own]) => own === prompt)
      .map(([, aspect, name, heading, isRight]) => [`${aspect}\t${name}\t${heading}`, isRight === '1']),
  );
  return read.aspects.flatMap(({ name: aspect }, at) =>
    weighPassages(asked, at, index)
      .slice(0, 12)
      .flatMap(({ passage, evidence }): Row[] => {
        const { name } = passage.document.head;
        const isRight = judged.get(`${aspect}\t${name}\t${headingOf(name, passage.at)}`);
        if (isRight === undefined) return [];
        return [
          {
            values: evidenceNames.map((each) => evidence[each]),
            isRight,
            weight: 1,
            half: number % 2,
            of: `${number} ${at}`,
          },
        ];
      }),
  );
});

const judged = [0, 1].flatMap((half) => {
  const by = fitAcceptance(
    rows.filter((row) => row.half !== half),
    evidenceNames.length,
    keep,
  );
  return rows
    .filter((row) => row.half === half)
    .map(({ values, isRight, of }) => ({ chance: chanceOf(values, by), isRight, of }));
});
/** Only the likeliest passage is taken for an aspect. */
const best = judged.filter(({ of, chance }) =>
  judged.every((other) => other.of !== of || other.chance <= chance),
);
const right = new Set(judged.filter(({ isRight }) => isRight).map(({ of }) => of)).size;
const figuresAt = (least: number): { precision: number; recall: number } => {
  const kept = best.filter(({ chance }) => chance >= least);
  const hits = kept.filter(({ isRight }) => isRight).length;
  return { precision: kept.length === 0 ? 1 : hits / kept.length, recall: hits / right };
};
const leasts = Array.from({ length: 91 }, (_, at) => (at + 5) / 100);
const leastChance = leasts.find((least) => figuresAt(least).precision >= leastPrecision) ?? 0.95;
for (const least of new Set([0.3, 0.5, 0.7, leastChance])) {
  const { precision, recall } = figuresAt(least);
  process.stdout.write(
    `from ${least.toFixed(2)}: precision ${Math.round(precision * 100)} %, recall ${Math.round(recall * 100)} %\n`,
  );
}
const accept = fitAcceptance(rows, evidenceNames.length, keep).map(
  (value) => Math.round(value * 1000) / 1000,
);
const named = Object.fromEntries([...evidenceNames, 'bias'].map((name, at) => [name, accept[at] ?? 0]));
writeFileSync(
  new URL('src/domain/composer/passages/passage-weights.json', root),
  `${JSON.stringify({ accept: named, leastChance }, null, 2)}\n`,
);
process.stdout.write(
  `${rows.length} passages for ${prompts.length} prompts, taken from a chance of ${leastChance}\n`,
);
