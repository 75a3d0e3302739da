import { queryOptions, useQuery } from '@tanstack/react-query';
import { brandLookupEndpoints } from '../../../../contract/brand-lookup.ts';
import { creationEndpoints } from '../../../../contract/creation.ts';
import type { AnswerOf, BodyOf } from '../../../../contract/endpoint.ts';
import { call } from '../../../lib/client.ts';
import { type UploadOptions, uploadFile } from '../../../lib/upload-file.ts';
import { uploadPorts } from '../../../lib/upload-ports.ts';
import type { CreationState } from '../creation-state.ts';

export const latestCreation = queryOptions({
  queryKey: ['creation', 'latest'],
  queryFn: ({ signal }) => call(creationEndpoints.latestCreateSession, {}, { signal }),
  // Another browser may have changed it.
  staleTime: 0,
  refetchOnWindowFocus: true,
});

export async function saveCreation(id: string, state: CreationState): Promise<void> {
  await call(creationEndpoints.saveCreateSession, { params: { id }, body: { state } });
}

export async function deleteCreation(id: string): Promise<void> {
  await call(creationEndpoints.deleteCreateSession, { params: { id } });
}

/** @throws StorageError */
export async function uploadCreateFile(
  id: string,
  contentId: string,
  file: File,
  options: UploadOptions,
): Promise<void> {
  const form = new FormData();
  form.append('content_id', contentId);
  form.append('file', file);
  const endpoint = { ...creationEndpoints.uploadCreateFile, path: `/api/create-sessions/${id}/upload` };
  await uploadFile(endpoint, form, options, uploadPorts);
}

export const addText = (id: string, text: string, name?: string) =>
  call(creationEndpoints.uploadCreateText, {
    params: { id },
    body: { content_id: crypto.randomUUID(), text, ...(name ? { name } : {}) },
  });

export const addResearch = (id: string, query: string, signal: AbortSignal) =>
  call(
    creationEndpoints.uploadResearchQuery,
    { params: { id }, body: { content_id: crypto.randomUUID(), query } },
    { signal },
  );

export const removeContent = (id: string, contentId: string) =>
  call(creationEndpoints.deleteCreateContent, { params: { id, contentId } });

export const readOutline = (id: string, signal: AbortSignal) =>
  call(creationEndpoints.createContext, { body: { create_session_id: id } }, { signal });

/** Reads the outline of the contents; refetched when they change. */
export function useOutline(id: string, contentIds: readonly string[]) {
  return useQuery({
    queryKey: ['creation', id, 'outline', contentIds],
    queryFn: ({ signal }) => readOutline(id, signal),
    enabled: contentIds.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Reads the text of a part in a given treatment. */
export function usePart(id: string, partId: string, treatment: 'keep' | 'shorten' | 'spread') {
  return useQuery({
    queryKey: ['creation', id, 'part', partId, treatment],
    queryFn: ({ signal }) =>
      call(
        creationEndpoints.readCreatePart,
        { params: { id }, query: { part_id: partId, treatment } },
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useSuggestedPalettes(id: string, contentIds: readonly string[]) {
  return useQuery({
    queryKey: ['creation', id, 'palettes', contentIds],
    queryFn: ({ signal }) => call(creationEndpoints.suggestPalettes, { params: { id } }, { signal }),
    enabled: contentIds.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export type SiteFindings = AnswerOf<typeof brandLookupEndpoints.readBrandAssets>;

export const lookUpSite = (domain: string, signal: AbortSignal): Promise<SiteFindings> =>
  call(brandLookupEndpoints.readBrandAssets, { query: { domain } }, { signal });

export type SentCreation = AnswerOf<typeof creationEndpoints.sendCreateSession>;

export const sendCreation = (
  body: BodyOf<typeof creationEndpoints.sendCreateSession>,
): Promise<SentCreation> => call(creationEndpoints.sendCreateSession, { body });
