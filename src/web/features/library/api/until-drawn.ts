import type { LibraryDocument } from '../../../../contract/library.ts';

const lookAgainAfterMs = 2000;
const lookAgainTimes = 8;

interface ListState {
  readonly state: {
    readonly data:
      | { readonly pages: readonly { readonly documents: readonly LibraryDocument[] }[] }
      | undefined;
    readonly dataUpdateCount: number;
  };
}

/** Returns the polling interval for thumbnails, which are rendered shortly after new pages; false to stop. */
export function untilDrawn({ state: { data, dataUpdateCount } }: ListState): number | false {
  const documents = data?.pages.flatMap((page) => page.documents) ?? [];
  const isDrawing = documents.some(({ thumbnail_url }) => thumbnail_url === null);
  return isDrawing && dataUpdateCount < lookAgainTimes && lookAgainAfterMs;
}
