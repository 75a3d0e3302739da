import type { SearchEngineKind } from '../../../contract/search-engine-kinds.ts';
import { searchEngineFacts } from '../../../contract/search-engine-kinds.ts';
import { AppError } from '../../app-error.ts';
import type { Secret } from '../../config.ts';
import { told } from '../../told.ts';
import type { ModelServer } from '../model-server/model-address.ts';
import { createModelFetch } from '../model-server/model-fetch.ts';
import { engineProtocols } from './engine-protocols.ts';

const answersWithinMs = 10_000;
const longestAnswerBytes = 2_000_000;
/** Shorter than the limits of all engines. */
const longestQuery = 300;

export interface SearchEngine {
  readonly kind: SearchEngineKind;
  readonly name: string;
  /** Returns the URLs of the results, best first, each once. @throws AppError with a message for the user */
  search(query: string, signal: AbortSignal): Promise<readonly string[]>;
}

function refusal(name: string, kind: SearchEngineKind, status: number): AppError {
  if (kind === 'searxng' && status === 403)
    return new AppError('unprocessable', told('searchNotJson', { name }));
  if (status === 401 || status === 403 || status === 422)
    return new AppError('unprocessable', told('searchKeyRejected', { name }));
  if (status === 429 || status === 432 || status === 433)
    return new AppError('unprocessable', told('searchUsedUp', { name }));
  if (status >= 300 && status < 400) return new AppError('unprocessable', told('searchRedirects', { name }));
  return new AppError('unprocessable', told('searchFailed', { name, status }));
}

async function readText(response: Response, name: string): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece as Uint8Array, { stream: true });
    if (text.length > longestAnswerBytes)
      throw new AppError('unprocessable', told('searchTooLong', { name }));
  }
  return text;
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url);
}

/**
 * Creates a search engine. It is asked at its own address only; its results are only addresses, which are
 * fetched through the guard like those of users.
 */
export function createSearchEngine(settings: {
  readonly kind: SearchEngineKind;
  readonly server: ModelServer;
  readonly key: Secret | null;
}): SearchEngine {
  const { kind, server, key } = settings;
  const { name } = searchEngineFacts[kind];
  const fetchAt = createModelFetch(server, key);
  const protocol = engineProtocols[kind];
  return {
    kind,
    name,
    async search(query, signal) {
      const deadline = AbortSignal.timeout(answersWithinMs);
      const asked = query.replace(/\s+/g, ' ').trim().slice(0, longestQuery);
      const { path, ...request } = protocol.request(asked, key?.reveal() ?? null);
      try {
        const response = await fetchAt(server.address.replace(/\/$/, '') + path, {
          ...request,
          signal: AbortSignal.any([signal, deadline]),
        });
        if (!response.ok) throw refusal(name, kind, response.status);
        const urls = protocol.read(await readText(response, name));
        if (!urls) throw new AppError('unprocessable', told('searchUnreadable', { name }));
        return [...new Set(urls.filter(isWebAddress))];
      } catch (error) {
        signal.throwIfAborted();
        for (let each = error; each instanceof Error; each = each.cause)
          if (each instanceof AppError) throw each;
        if (deadline.aborted)
          throw new AppError(
            'deadline_exceeded',
            told('searchTooSlow', { name, seconds: answersWithinMs / 1000 }),
          );
        throw new AppError('unprocessable', told('searchUnreachable', { name }), {
          cause: error,
        });
      }
    },
  };
}
