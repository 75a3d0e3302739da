import type { Running, RunningLine } from '../../content/running.ts';

/** Values of the names in running lines. Page numbers are known only when all pages are. */
export interface RunningFacts {
  readonly title?: string;
  readonly date?: string;
  readonly organization?: string;
  readonly logo?: { readonly source: string; readonly alt: string };
}

export interface RunningTemplate extends Running {
  readonly facts: RunningFacts;
}

/** Attribute of the article that holds the template. */
export const runningAttribute = 'data-running-lines';
const longestAttribute = 12_000;
const longestPart = 200;
const longestFact = 2_000;
const longestSource = 4_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the named texts of a record, each cut to its maximum length. */
function textsOf<Name extends string>(
  value: unknown,
  names: readonly Name[],
  longest: number,
): Partial<Record<Name, string>> {
  const texts: Partial<Record<Name, string>> = {};
  if (!isRecord(value)) return texts;
  for (const name of names) {
    const text = value[name];
    if (typeof text === 'string' && text !== '') texts[name] = text.slice(0, longest);
  }
  return texts;
}

const lineOf = (value: unknown): RunningLine => textsOf(value, ['left', 'center', 'right'], longestPart);
const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

/** Returns only what a template can hold; null if it has no line. */
function clean(given: unknown): RunningTemplate | null {
  if (!isRecord(given)) return null;
  const [head, foot] = [lineOf(given.head), lineOf(given.foot)];
  if (isEmpty(head) && isEmpty(foot)) return null;
  const facts = isRecord(given.facts) ? given.facts : {};
  const { source, alt = '' } = textsOf(facts.logo, ['source', 'alt'], longestSource);
  return {
    ...(!isEmpty(head) && { head }),
    ...(!isEmpty(foot) && { foot }),
    ...(given.first === false && { first: false }),
    facts: {
      ...textsOf(facts, ['title', 'date', 'organization'], longestFact),
      ...(source !== undefined && { logo: { source, alt } }),
    },
  };
}

/** Returns the template in an attribute; null if it is missing or invalid. */
export function readRunning(value: string | undefined): RunningTemplate | null {
  if (value === undefined || value === '' || value.length > longestAttribute) return null;
  try {
    return clean(JSON.parse(value));
  } catch {
    return null;
  }
}

/** Returns the canonical value of the attribute; '' if there is nothing to draw. */
export function writeRunning(given: RunningTemplate | null): string {
  const template = clean(given);
  return template === null ? '' : JSON.stringify(template);
}
