import { readFileSync } from 'node:fs';
import { readFacts } from '../../src/domain/composer/facts/read-facts.ts';
import { readRequest } from '../../src/domain/composer/facts/read-request.ts';
import type { TemplateRequest } from '../../src/domain/composer/templates/asked-terms.ts';
import type { TemplateShelf } from '../../src/domain/composer/templates/template-index.ts';
import type { LeftOut } from '../../src/domain/composer/templates/weigh-templates.ts';
import { readerLanguages } from '../../src/domain/reader/languages.ts';

/** A prompt with the templates that answer it. */
export interface Query {
  readonly request: TemplateRequest;
  /** Empty if none does. */
  readonly wanted: readonly string[];
  readonly leftOut?: LeftOut;
  /** Origin of the query; all sources have the same total weight. */
  readonly source: 'typed' | 'asks';
  readonly share: number;
}

/** A fixed date, for reproducible weights. */
const today = '2026-11-22';

export function requestFor(text: string, language?: string): TemplateRequest {
  const { text: cased, reading } = readRequest(text, { today });
  const facts = readFacts(cased, reading);
  const written = readerLanguages.find((each) => each === language) ?? facts.language;
  return { text: cased, facts, spans: reading.spans, written };
}

/** @param file tab-separated: a prompt, and the names of matching templates, or `-` if there are none */
export function readTyped(
  file: string | URL,
): { readonly text: string; readonly wanted: readonly string[] }[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [text = '', names = '-'] = line.split('\t');
      return { text, wanted: names === '-' ? [] : names.split(' ') };
    });
}

/** Assumed share of prompts without a template; queries with a removed template are weighted to match it. */
const unanswered = 1 / 3;

/** Returns each query twice: as is, and with its templates removed from the library. */
const withAndWithout = (queries: readonly Query[]): Query[] => {
  const answered = queries.filter(({ wanted }) => wanted.length > 0);
  const missing = (answered.length * unanswered) / (1 - unanswered) - (queries.length - answered.length);
  const share = Math.max(0, missing / answered.length);
  return [
    ...queries,
    ...answered.map((query) => ({
      ...query,
      wanted: [],
      leftOut: { templates: new Set(query.wanted) },
      share,
    })),
  ];
};

/** Of the asks of a template, which are alike, every third one is a query. */
const everyAsk = 3;

/** @param judged prompts with their documents, as in shelf-dev.tsv */
export function trainingQueries(
  file: string | URL,
  judged: readonly { readonly text: string; readonly wanted: readonly string[] }[],
  { heads }: TemplateShelf,
): readonly Query[] {
  const typed = [...readTyped(file), ...judged].map(
    ({ text, wanted }): Query => ({ request: requestFor(text), wanted, source: 'typed', share: 1 }),
  );
  // Outlines are found by name, not by the topic of a prompt.
  const asked = heads
    .filter(({ outline }) => outline.length === 0)
    .flatMap(({ name, language, asks }) =>
      asks.flatMap((text, ask): Query[] =>
        ask % everyAsk > 0
          ? []
          : [
              {
                request: requestFor(text, language.split('-')[0]),
                wanted: [name],
                leftOut: { templates: new Set([name]), ask },
                source: 'asks',
                share: 1,
              },
            ],
      ),
    );
  return [...withAndWithout(typed), ...withAndWithout(asked)];
}
