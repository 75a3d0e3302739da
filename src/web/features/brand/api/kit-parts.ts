import { useQuery } from '@tanstack/react-query';
import type { Asset } from '../../../../contract/assets.ts';
import { assetEndpoints } from '../../../../contract/assets.ts';
import { call } from '../../../lib/client.ts';
import { assetKeys } from './assets.ts';
import { type EntryKind, type EntryOf, listEntries } from './entries.ts';

/** Page size limit of the API. Only the newest parts are offered. */
const most = 100;

export interface KitParts {
  readonly assets: readonly Asset[];
  readonly palettes: readonly EntryOf['palette'][];
  readonly themes: readonly EntryOf['theme'][];
  readonly instructions: readonly EntryOf['instruction'][];
}

function useAllOf<Kind extends Exclude<EntryKind, 'kit'>>(kind: Kind): readonly EntryOf[Kind][] {
  const { data } = useQuery({
    queryKey: ['brand', kind, 'all'],
    queryFn: ({ signal }) => listEntries(kind, { limit: most }, signal),
  });
  return data?.entries ?? [];
}

/** Lists all parts that a kit can contain. */
export function useKitParts(): KitParts {
  const assets = useQuery({
    queryKey: [...assetKeys.all, 'all'],
    queryFn: ({ signal }) => call(assetEndpoints.listAssets, { query: { limit: most } }, { signal }),
  });
  return {
    assets: assets.data?.assets ?? [],
    palettes: useAllOf('palette'),
    themes: useAllOf('theme'),
    instructions: useAllOf('instruction'),
  };
}
