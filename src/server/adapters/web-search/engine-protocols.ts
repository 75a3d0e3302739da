import { z } from 'zod';
import type { SearchEngineKind } from '../../../contract/search-engine-kinds.ts';

/** More than are read, because some can't be. */
const results = 10;

interface EngineRequest {
  readonly path: string;
  readonly method?: 'POST';
  readonly headers: Record<string, string>;
  readonly body?: string;
}

interface EngineProtocol {
  readonly request: (query: string, key: string | null) => EngineRequest;
  /** Returns the URLs in an answer; null if it isn't an answer of this engine. */
  readonly read: (text: string) => string[] | null;
}

const entries = z.array(z.object({ url: z.string().catch('') }).catch({ url: '' }));
const plain = z.object({ results: entries });
const nested = z.object({ web: z.object({ results: entries }).optional() });

function parsed<T>(schema: z.ZodType<T>, text: string): T | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const urlsOf = (list: z.infer<typeof entries> | undefined): string[] => (list ?? []).map(({ url }) => url);
const accept = 'application/json';

export const engineProtocols: Readonly<Record<SearchEngineKind, EngineProtocol>> = {
  brave: {
    request: (query, key) => ({
      path: `/res/v1/web/search?${new URLSearchParams({ q: query, count: String(results) })}`,
      headers: { accept, 'x-subscription-token': key ?? '' },
    }),
    read: (text) => {
      const answer = parsed(nested, text);
      return answer && urlsOf(answer.web?.results);
    },
  },
  tavily: {
    request: (query, key) => ({
      path: '/search',
      method: 'POST',
      headers: { accept, 'content-type': 'application/json', authorization: `Bearer ${key ?? ''}` },
      body: JSON.stringify({ query, max_results: results, search_depth: 'basic' }),
    }),
    read: (text) => {
      const answer = parsed(plain, text);
      return answer && urlsOf(answer.results);
    },
  },
  searxng: {
    request: (query, key) => ({
      path: `/search?${new URLSearchParams({ q: query, format: 'json' })}`,
      headers: { accept, ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
    }),
    read: (text) => {
      const answer = parsed(plain, text);
      return answer && urlsOf(answer.results);
    },
  },
};
