import { citeFigures } from '../../../domain/sources/cite-figures.ts';
import { addressesIn, type Source } from '../../../domain/sources/read-source.ts';
import type { GuardedFetch } from '../../adapters/guarded-fetch/guarded-fetch.ts';
import type { SearchEngine } from '../../adapters/web-search/web-search.ts';
import type { ResolvedModel } from '../providers/resolve-model.ts';
import { findPages } from './find-pages.ts';
import { gatherSources, mostSources, sourcesAsContent } from './gather-sources.ts';
import { runTurn } from './run-turn.ts';
import type { TurnOutcome, TurnPorts, TurnRequest } from './turn-request.ts';

function listed(sources: readonly Source[]): string {
  return sources.map(({ title, url }, index) => `${index + 1}. ${title}: ${url}`).join('\n');
}

const mostNamed = 8;

function figuresInWords(cited: number, unsourced: readonly string[]): string {
  if (cited + unsourced.length === 0) return 'The page has no figures.';
  const leads = cited === 1 ? '1 figure leads to its' : `${cited} figures lead to their`;
  if (unsourced.length === 0) return `${leads} sentence in a source; none is without one.`;
  const rest = unsourced.length - mostNamed;
  const named = `${unsourced.slice(0, mostNamed).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
  return `${leads} sentence in a source. No source has ${named}: marked on the page.`;
}

/** Returns all text from the user: URLs are read only from it, and its figures need no source. */
const ownWords = ({ history, prompt }: TurnRequest): string =>
  [...history.filter(({ role }) => role === 'user').map(({ content }) => content), prompt].join('\n');

/**
 * Reads the sources once, whichever model uses them: the pages the user named, otherwise those that the search
 * engine finds for the prompt.
 * @throws AppError
 */
export async function readSources(
  request: TurnRequest,
  emit: TurnPorts['emit'],
  { fetchGuarded, engine }: { readonly fetchGuarded: GuardedFetch; readonly engine: SearchEngine | null },
  signal: AbortSignal,
): Promise<Source[]> {
  const named = addressesIn(ownWords(request));
  const read = (addresses: readonly string[]) => gatherSources(addresses, fetchGuarded, emit, signal);
  if (named.length > 0 || engine === null) return read(named.slice(0, mostSources));
  return read(await findPages(request.prompt, engine, emit, signal));
}

/** Lists the sources without writing a page: the first step of search mode. */
export function tellSources(sources: readonly Source[], emit: TurnPorts['emit']): TurnOutcome {
  const text = `These are the sources:\n\n${listed(sources)}`;
  emit({ type: 'content_delta', text });
  return { version: null, text, inputTokens: 0, outputTokens: 0, costMicros: 0 };
}

/**
 * Runs a turn in search mode: writes from the sources, links every figure to its sentence, and flags figures
 * without a source.
 * @throws AppError, RenderError
 */
export async function runSearch(
  model: ResolvedModel,
  request: TurnRequest,
  ports: TurnPorts,
  signal: AbortSignal,
  sources: readonly Source[],
): Promise<TurnOutcome> {
  let unsourced: readonly string[] = [];
  let cited = 0;
  const citing: TurnPorts = {
    ...ports,
    finishPage: (html, stop) => {
      const page = citeFigures(html, sources, ownWords(request));
      [unsourced, cited] = [page.unsourced, page.citedCount];
      return ports.finishPage(page.html, stop);
    },
  };
  const isFirst = model.isBuiltIn && request.document === null;
  const turn = {
    ...request,
    sources,
    ...(isFirst ? { prompt: sourcesAsContent(request.prompt, sources) } : {}),
  };
  const outcome = await runTurn(model, turn, citing, signal);
  if (outcome.version === null) return outcome;
  ports.emit({
    type: 'content_delta',
    text: `\n\n${figuresInWords(cited, unsourced)}\n\n${listed(sources)}`,
  });
  return outcome;
}
