/** Search engines that search mode can ask for pages. */
export const searchEngineKinds = ['brave', 'tavily', 'searxng'] as const;

export type SearchEngineKind = (typeof searchEngineKinds)[number];

interface SearchEngineFacts {
  readonly name: string;
  /** Null if every server has its own address. */
  readonly address: string | null;
  readonly needsKey: boolean;
  readonly keyPage: string | null;
}

export const searchEngineFacts: Readonly<Record<SearchEngineKind, SearchEngineFacts>> = {
  brave: {
    name: 'Brave Search',
    address: 'https://api.search.brave.com',
    needsKey: true,
    keyPage: 'https://api-dashboard.search.brave.com',
  },
  tavily: {
    name: 'Tavily',
    address: 'https://api.tavily.com',
    needsKey: true,
    keyPage: 'https://app.tavily.com',
  },
  searxng: { name: 'SearXNG', address: null, needsKey: false, keyPage: null },
};
