import { readerLanguages } from '../../reader/languages.ts';
import { fold } from '../lexicon/fold.ts';
import { lexicons } from '../lexicon/lexicons.ts';
import { TermFinder } from '../lexicon/term-finder.ts';
import { type Saying, tell } from '../speech/saying.ts';
import { factsOnPage } from './facts-on-page.ts';
import { quoted } from './name-part.ts';
import { partTerms } from './part-terms.ts';
import { type Request, refuse, type Step } from './request.ts';
import { toldIn } from './told-facts.ts';

let finder: TermFinder | undefined;

const terms = (): TermFinder => {
  finder ??= new TermFinder(
    readerLanguages.flatMap((language) => Object.entries(lexicons[language].followUp.questions)),
  );
  return finder;
};

const changes = new Set(['remove', 'add', 'move', 'replace', 'rename', 'swap']);

/** Returns whether a text asks where the facts of a page come from. 'Add a source' doesn't. */
function asksForSources({ text, languages }: Pick<Request, 'text' | 'languages'>): boolean {
  const folded = fold(text);
  const hits = terms().find(folded);
  if (!hits.some(({ names }) => names.includes('sources'))) return false;
  const isQuestion = /[?？؟]\s*$/.test(text);
  const asks = hits.some(({ names, start }) => names.includes('asks') && (isQuestion || start === 0));
  return asks && !partTerms(folded, languages).some(({ names }) => names.some((name) => changes.has(name)));
}

const mostNames = 4;

function namesOf(facts: readonly string[]): readonly (Saying | string)[] {
  const more = facts.length - mostNames;
  const names = facts.slice(0, more === 1 ? mostNames + 1 : mostNames).map(quoted);
  return more > 1 ? [...names, tell('more', { count: more })] : names;
}

/**
 * 'What are the sources of these facts?': which facts are from the prompts, which are sample text, which were computed,
 * and which are from none of these. Null for other questions.
 */
export function explainSources(request: Request, prompts: readonly string[]): Step | null {
  if (!asksForSources(request)) return null;
  const facts = factsOnPage(request.content, request.targetIds);
  const isTold = toldIn(prompts, request.languages);
  const of = (origin: string): string[] =>
    facts.filter((fact) => fact.origin === origin).map(({ text }) => text);
  const typed = of('typed');
  const groups = [
    ['sourcePrompt', typed.filter(isTold)],
    ['sourceSample', of('sample')],
    ['sourceComputed', of('computed')],
    ['sourceOther', typed.filter((fact) => !isTold(fact))],
  ] as const;
  const parts = groups.flatMap(([reason, names]) =>
    names.length > 0 ? [tell(reason, { names: namesOf(names) })] : [],
  );
  const [first, ...others] = parts;
  if (!first) return refuse(tell('sourceNone'));
  const list = others.reduce((before, part) => tell('sourcesJoined', { before, part }), first);
  return refuse(tell('sourcesAre', { list }));
}
