import { useQuery } from '@tanstack/react-query';
import { type SiteFacts, siteFacts } from '../../lib/page-facts.ts';

/** Returns the public facts of this installation; undefined while a development server loads them. */
export function useSite(): SiteFacts | undefined {
  return useQuery({
    queryKey: ['site'],
    queryFn: async () => (await import('./read-site.ts')).readSite(),
    ...(siteFacts ? { initialData: siteFacts } : {}),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
