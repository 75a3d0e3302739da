import { X509Certificate } from 'node:crypto';
import type { z } from 'zod';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import { type listedModel, type modelEndpoints, modelTest } from '../../../contract/models.ts';
import type { Connection, ListedModel } from './connection.ts';
import type { KeptProvider } from './keep-provider.ts';
import { labelOfModel, reasoningOf } from './live-models.ts';
import type { OfferedRow, ProviderRow } from './model-store.ts';

type Settings = AnswerOf<typeof modelEndpoints.readModelSettings>;

/** Returns a provider without its key. */
export function providerView(row: ProviderRow, { kind, key }: Connection): Settings['providers'][number] {
  return {
    id: row.id,
    kind,
    name: row.name,
    address: row.address,
    has_key: key !== null,
    is_private: row.may_be_private,
    trusted_fingerprint: row.certificate && new X509Certificate(row.certificate).fingerprint256,
    revision: row.revision,
  };
}

export const listedView = (model: ListedModel): z.infer<typeof listedModel> => ({
  id: model.id,
  context_tokens: model.contextTokens,
  price: model.price,
  size_bytes: model.sizeBytes,
});

export function connectionView(
  kept: KeptProvider,
  viewOf: (row: ProviderRow) => Settings['providers'][number],
): AnswerOf<typeof modelEndpoints.addProvider> {
  if ('unknown' in kept) {
    const { fingerprint, subject, validUntil } = kept.unknown;
    return { state: 'unknown_certificate', fingerprint, subject, valid_until: validUntil.toISOString() };
  }
  return { state: 'connected', provider: viewOf(kept.row), models: kept.models.map(listedView) };
}

export function offeredView(row: OfferedRow, providers: readonly ProviderRow[]): Settings['models'][number] {
  return {
    alias: row.alias,
    label: labelOfModel(row),
    provider_id: row.provider_id,
    provider_name: providers.find(({ id }) => id === row.provider_id)?.name ?? '',
    model: row.model,
    purpose: row.purpose === 'pictures' ? 'pictures' : 'text',
    input_price: row.input_price,
    output_price: row.output_price,
    picture_price: row.picture_price,
    context_tokens: row.context_tokens,
    reasoning: reasoningOf(row),
    tested: modelTest.safeParse(row.tested).data ?? null,
    revision: row.revision,
  };
}
