import { QueryClient } from '@tanstack/react-query';

/** `call` repeats what may be repeated and waits while the browser is offline, so the query layer does neither. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', staleTime: 30_000, refetchOnWindowFocus: false },
    mutations: { retry: false, networkMode: 'always' },
  },
});
