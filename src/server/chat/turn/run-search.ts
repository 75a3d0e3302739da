import { citeFigures } from '../../../domain/sources/cite-figures.ts';
import type { Source } from '../../../domain/sources/read-source.ts';
import type { GuardedFetch } from '../../adapters/guarded-fetch/guarded-fetch.ts';
import type { ResolvedModel } from '../providers/resolve-model.ts';
import { gatherSources, sourcesAsContent } from './gather-sources.ts';
import { runTurn } from './run-turn.ts';
import type { TurnOutcome, TurnPorts, TurnRequest } from './turn-request.ts';

function listed(sources: readonly Source[]): string {
  return sources
    .map(({ title, url }, index) => `${index + 1}. [${title.replaceAll(/[[\]]/g, '')}](${url})`)
    .join('\n');
}

const mostNamed = 8;

/**
 * A turn in search mode: reads the sources that the user has named, writes from them, ties every figure to its sentence
 * and flags those that no source has.
 * @throws AppError, RenderError
 */
export async function runSearch(
  model: ResolvedModel,
  request: TurnRequest,
  ports: TurnPorts,
  signal: AbortSignal,
  { fetchGuarded, isListOnly }: { readonly fetchGuarded: GuardedFetch; readonly isListOnly: boolean },
): Promise<TurnOutcome> {
  const said = request.history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const ownWords = [...said, request.prompt].join('\n');
  const sources = await gatherSources(ownWords, fetchGuarded, ports.emit, signal);
  if (isListOnly) {
    const text = `These are the sources:\n\n${listed(sources)}`;
    ports.emit({ type: 'content_delta', text });
    return { version: null, text, inputTokens: 0, outputTokens: 0, costMicros: 0 };
  }
  let unsourced: readonly string[] = [];
  let cited = 0;
  const citing: TurnPorts = {
    ...ports,
    finishPage: (html, stop) => {
      const page = citeFigures(html, sources, ownWords);
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
  const named = unsourced.slice(0, mostNamed).join(', ');
  const flagged =
    unsourced.length === 0
      ? `All ${cited} figures lead to their sentence in a source.`
      : `${cited} figures lead to their sentence in a source. No source has ${named}; they are marked on the page.`;
  ports.emit({ type: 'content_delta', text: `\n\n${flagged}\n\n${listed(sources)}` });
  return outcome;
}
