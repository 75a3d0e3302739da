import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SearchServer {
  readonly url: string;
  /** Queries that were asked with a valid key. */
  readonly queries: string[];
  /** The results of every search. */
  results: readonly string[];
  /** Handles requests instead, if set. */
  status: number | null;
  close(): Promise<void>;
}

async function textOf(request: AsyncIterable<unknown>): Promise<string> {
  let text = '';
  for await (const piece of request) text += String(piece);
  return text;
}

/** Starts a server that speaks the APIs of Brave, Tavily and SearXNG, with one valid key. */
export async function startSearchServer(key: string): Promise<SearchServer> {
  const queries: string[] = [];
  const state: { results: readonly string[]; status: number | null } = { results: [], status: null };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://search.invalid');
    const end = (status: number, value: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    };
    const pages = state.results.map((each, index) => ({ title: `Result ${index}`, url: each }));
    const answer = (query: string | null, hasKey: boolean, value: unknown): void => {
      if (hasKey) queries.push(query ?? '');
      end(hasKey ? 200 : 401, hasKey ? value : { error: 'invalid key' });
    };
    if (state.status !== null) return end(state.status, { error: 'refused' });
    if (url.pathname === '/res/v1/web/search')
      return answer(url.searchParams.get('q'), request.headers['x-subscription-token'] === key, {
        type: 'search',
        web: { results: pages },
      });
    if (url.pathname === '/search' && request.method === 'POST') {
      void textOf(request).then((body) =>
        answer(JSON.parse(body).query, request.headers.authorization === `Bearer ${key}`, { results: pages }),
      );
      return;
    }
    if (url.pathname === '/search' && url.searchParams.get('format') === 'json')
      return answer(url.searchParams.get('q'), true, { results: pages });
    end(404, {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    queries,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
