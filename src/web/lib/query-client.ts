import { QueryClient } from '@tanstack/react-query';

/** `call` already handles retries and offline queuing, so the query client does neither. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', staleTime: 30_000, refetchOnWindowFocus: false },
    mutations: { retry: false, networkMode: 'always' },
  },
});
