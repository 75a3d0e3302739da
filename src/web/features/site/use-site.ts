import { useQuery } from '@tanstack/react-query';
import { type SiteFacts, siteFacts } from '../../lib/page-facts.ts';

/** What this installation shows of itself; undefined while a development server is asked for it. */
export function useSite(): SiteFacts | undefined {
  return useQuery({
    queryKey: ['site'],
    queryFn: async () => (await import('./read-site.ts')).readSite(),
    ...(siteFacts ? { initialData: siteFacts } : {}),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
