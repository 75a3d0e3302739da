import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { brandLookupEndpoints } from '../../../../contract/brand-lookup.ts';
import type { BodyOf } from '../../../../contract/endpoint.ts';
import { call } from '../../../lib/client.ts';
import { assetKeys } from './assets.ts';
import { entryKeys } from './entries.ts';

/** Looks up the brand of a website. `cancel` and unmounting abort the lookup. */
export function useSiteLookup() {
  const running = useRef<AbortController | null>(null);
  const lookup = useMutation({
    mutationFn: (domain: string) => {
      running.current?.abort();
      running.current = new AbortController();
      return call(
        brandLookupEndpoints.readBrandAssets,
        { query: { domain } },
        { signal: running.current.signal },
      );
    },
  });
  const { reset } = lookup;
  useEffect(() => () => running.current?.abort(), []);
  return {
    lookup,
    cancel: () => {
      running.current?.abort();
      reset();
    },
  };
}

/** Saves a website's brand as a kit, with its logo and palette. */
export function useCreateKitFromSite() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof brandLookupEndpoints.createKitFromSite>) =>
      call(brandLookupEndpoints.createKitFromSite, { body }),
    onSuccess: () =>
      Promise.all(
        [entryKeys.of('kit'), entryKeys.of('palette'), assetKeys.all].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
