import { QueryClient } from '@tanstack/react-query';

/** `call` repeats what may be repeated, so the query layer does not. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
