import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { modelEndpoints } from '../../../contract/models.ts';
import type { Deps } from '../../deps.ts';
import { connectionOf } from './live-models.ts';
import { listOffered, listProviders, readChoices, spentSince } from './model-store.ts';
import { offeredView, providerView } from './model-views.ts';
import { monthStart } from './require-budget.ts';

/** Returns the data of the models page, from the database only; no provider is contacted. */
export async function readModelSettings(
  input: { readonly uid: string },
  deps: Pick<Deps, 'db' | 'models' | 'identity' | 'instanceSecret' | 'clock'>,
): Promise<AnswerOf<typeof modelEndpoints.readModelSettings>> {
  const [providers, offered, choices, spent, isOwner] = await Promise.all([
    listProviders(deps.db),
    listOffered(deps.db),
    readChoices(deps.db),
    spentSince(deps.db, monthStart(deps.clock()), null),
    deps.identity.isOwner(input.uid),
  ]);
  return {
    providers: providers.map((row) => providerView(row, connectionOf(row, deps.instanceSecret))),
    models: offered.map((row) => offeredView(row, providers)),
    fixed: deps.models.fixed.models.map(({ alias, label, provider, price }) => ({
      alias,
      label,
      provider,
      price: price && { input: price.input, output: price.output },
    })),
    default_alias: deps.models.defaultAlias,
    is_default_fixed: deps.models.isDefaultFixed,
    month_cents: choices.month_cents,
    account_cents: choices.account_cents,
    are_own_keys_allowed: choices.are_own_keys_allowed,
    spent_usd: spent,
    may_use_private: isOwner,
    revision: choices.revision,
  };
}
