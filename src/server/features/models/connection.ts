import type { ProviderKindName } from '../../../contract/provider-kind-names.ts';
import type { ModelServer } from '../../adapters/model-server/model-address.ts';
import type { Secret } from '../../config.ts';

/** Everything needed to call a provider. */
export interface Connection {
  readonly kind: ProviderKindName;
  readonly name: string;
  readonly server: ModelServer;
  readonly key: Secret | null;
}

/** A model as its provider lists it. */
export interface ListedModel {
  readonly id: string;
  readonly contextTokens: number | null;
  /** In US dollars per million tokens. */
  readonly price: { readonly input: number; readonly output: number } | null;
  readonly sizeBytes: number | null;
}
