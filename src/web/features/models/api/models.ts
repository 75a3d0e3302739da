import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '../../../../contract/endpoint.ts';
import { modelEndpoints } from '../../../../contract/models.ts';
import { CallError } from '../../../lib/call-error.ts';
import { call } from '../../../lib/client.ts';
import { saveFile } from '../../../lib/save-file.ts';

export type ModelSettings = AnswerOf<typeof modelEndpoints.readModelSettings>;
export type Provider = ModelSettings['providers'][number];
export type OfferedModel = ModelSettings['models'][number];
export type ListedModel = AnswerOf<typeof modelEndpoints.listProviderModels>['models'][number];
export type Connection = AnswerOf<typeof modelEndpoints.addProvider>;

const settingsKey = ['model-settings'] as const;
export const pageKey = [...settingsKey, 'page'] as const;
const listKey = (id: string) => [...settingsKey, 'provider', id] as const;

export const useModelSettings = () =>
  useQuery({
    queryKey: pageKey,
    queryFn: ({ signal }) => call(modelEndpoints.readModelSettings, {}, { signal }),
  });

const listQuery = (id: string) =>
  queryOptions({
    queryKey: listKey(id),
    queryFn: ({ signal }) => call(modelEndpoints.listProviderModels, { params: { id } }, { signal }),
    // No retries: a provider that is down is reported at once, with a retry button.
    retry: false,
    staleTime: 60_000,
  });

/** Lists a provider's models. Does not block the page. */
export const useProviderModels = (id: string, isEnabled = true) =>
  useQuery({ ...listQuery(id), enabled: isEnabled });

/** Changes the settings, then refetches them, even if someone else changed them first. */
function useChange<Input, Answer>(
  change: (input: Input) => Promise<Answer>,
  scope?: { readonly id: string },
) {
  const client = useQueryClient();
  const refresh = () => {
    // Not awaited: a provider that is down takes seconds.
    for (const part of ['provider', 'local'])
      void client.invalidateQueries({ queryKey: [...settingsKey, part] });
    return Promise.all([
      client.invalidateQueries({ queryKey: pageKey }),
      client.invalidateQueries({ queryKey: ['models'] }),
    ]);
  };
  return useMutation({
    mutationFn: change,
    ...(scope && { scope }),
    onSuccess: refresh,
    onError: (error) => {
      if (error instanceof CallError && error.code === 'conflict') void refresh();
    },
  });
}

export const useAddProvider = () =>
  useChange((body: BodyOf<typeof modelEndpoints.addProvider>) => call(modelEndpoints.addProvider, { body }));

export const useChangeProvider = (id: string) =>
  useChange((body: BodyOf<typeof modelEndpoints.changeProvider>) =>
    call(modelEndpoints.changeProvider, { params: { id }, body }),
  );

export const useRemoveProvider = () =>
  useChange((id: string) => call(modelEndpoints.removeProvider, { params: { id } }));

export const useOfferModel = () =>
  useChange((body: BodyOf<typeof modelEndpoints.offerModel>) => call(modelEndpoints.offerModel, { body }));

export const useChangeOffered = (alias: string) =>
  useChange((body: BodyOf<typeof modelEndpoints.changeOfferedModel>) =>
    call(modelEndpoints.changeOfferedModel, { params: { alias }, body }),
  );

export const useWithdrawModel = () =>
  useChange((alias: string) => call(modelEndpoints.withdrawModel, { params: { alias } }));

/** Downloads the page of a model's last test. */
export const useSaveTestPage = (alias: string) =>
  useMutation({
    mutationFn: async () => {
      const { blob } = await call(modelEndpoints.readTestPage, { params: { alias } });
      saveFile(blob, `test-page-${alias}.pdf`);
    },
  });

type Choices = Omit<BodyOf<typeof modelEndpoints.changeModelChoices>, 'revision'>;

/** Changes choices one after the other, each based on what the page shows by then. */
export function useChangeChoices() {
  const client = useQueryClient();
  return useChange(
    (choices: Choices) => {
      const revision = client.getQueryData<ModelSettings>(pageKey)?.revision ?? 1;
      return call(modelEndpoints.changeModelChoices, { body: { ...choices, revision } });
    },
    { id: 'model-choices' },
  );
}
