import { useAssetsById } from '../../features/brand/api/assets.ts';
import { useEntries } from '../../features/brand/api/entries.ts';
import type { BrandLook } from '../../features/create/creation-state.ts';
import { filesOfKits, ownLooks } from './own-looks.ts';

/** Returns the account's kits, palettes and themes; null while loading. */
export function useOwnLooks(): readonly BrandLook[] | null {
  const lists = {
    kits: useEntries('kit'),
    palettes: useEntries('palette'),
    themes: useEntries('theme'),
    instructions: useEntries('instruction'),
  };
  const kits = lists.kits.data?.pages.flatMap(({ entries }) => entries) ?? [];
  const files = filesOfKits(kits);
  const assets = useAssetsById(files);
  const isWaiting = Object.values(lists).some(({ isPending }) => isPending);
  if (isWaiting || (files.length > 0 && assets.isPending)) return null;
  return ownLooks({
    kits,
    palettes: lists.palettes.data?.pages.flatMap(({ entries }) => entries) ?? [],
    themes: lists.themes.data?.pages.flatMap(({ entries }) => entries) ?? [],
    instructions: lists.instructions.data?.pages.flatMap(({ entries }) => entries) ?? [],
    assets: assets.data ?? [],
  });
}
