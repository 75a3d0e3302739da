import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { modelTest, reasoningEfforts } from '../../../contract/models.ts';
import type { LocalEngine } from '../../adapters/engine/local-engine.ts';
import { pageSeconds } from '../../adapters/engine/page-time.ts';
import { createSearchEngine, type SearchEngine } from '../../adapters/web-search/web-search.ts';
import { createLocalModel } from '../../chat/providers/local/local-model.ts';
import { type ComposerOptions, createModelCatalogue } from '../../chat/providers/model-catalogue.ts';
import type { ModelCatalogue, ResolvedModel, WritingWay } from '../../chat/providers/resolve-model.ts';
import type { Config } from '../../config.ts';
import type { ListenHub } from '../../database/listen.ts';
import type { Database } from '../../database/schema.ts';
import { openKey } from '../../secrets/seal-key.ts';
import type { Connection } from './connection.ts';
import { pictureModelOf } from './language-model-of.ts';
import {
  kindOf,
  listOffered,
  listProviders,
  modelsChannel,
  type OfferedRow,
  type ProviderRow,
  readChoices,
} from './model-store.ts';
import { ownModelsOf } from './own-models.ts';
import { readSearchEngine } from './search-engine.ts';
import { writingModel } from './writing-model.ts';

/** The models configured in the environment and those connected in the browser, kept up to date. */
export interface LiveModels extends ModelCatalogue {
  /** The environment's models only. */
  readonly fixed: ModelCatalogue;
  /** Whether the environment sets the default model. */
  readonly isDefaultFixed: boolean;
  /**
   * Returns the models that one account can use: also those of its own keys, which become its default if
   * there is nothing but the composer.
   */
  forAccount(uid: string): Promise<ModelCatalogue>;
  /** The search engine of search mode; null if there is none. */
  readonly searchEngine: SearchEngine | null;
  /** Reloads the models. Other processes reload on notification. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

interface LiveModelsDeps {
  readonly config: Config;
  readonly composer: ComposerOptions;
  readonly db: Kysely<Database>;
  readonly listenHub: Pick<ListenHub, 'listen'>;
  readonly instanceSecret: Uint8Array;
  readonly log: Logger;
  readonly engine: Pick<LocalEngine, 'host' | 'modelFile' | 'models'>;
}

/** Returns the connection of a stored provider. Its key is null if there is none or it can't be decrypted. */
export function connectionOf(row: ProviderRow, instanceSecret: Uint8Array): Connection {
  return {
    kind: kindOf(row.kind),
    name: row.name,
    server: { address: row.address, mayBePrivate: row.may_be_private, certificate: row.certificate },
    key: row.sealed_key ? openKey(row.sealed_key, row.id, instanceSecret) : null,
  };
}

const capitalized = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** Returns a model's display name, such as 'Fast (gpt-5-mini)'. */
export const labelOfModel = ({ alias, model }: Pick<OfferedRow, 'alias' | 'model'>): string =>
  `${capitalized(alias)} (${model})`;

const pairOf = ({ input_price, output_price }: OfferedRow) =>
  input_price === null || output_price === null ? null : { input: input_price, output: output_price };

/** Returns a model's reasoning effort; null for the provider's default. */
export const reasoningOf = ({ reasoning }: Pick<OfferedRow, 'reasoning'>) =>
  reasoningEfforts.find((known) => known === reasoning) ?? null;

/** Returns a model of the engine on this computer. It needs no test, because a grammar decides what it writes. */
async function localModel(row: OfferedRow, engine: LiveModelsDeps['engine']): Promise<ResolvedModel> {
  const record = (await engine.models()).find(({ id }) => id === row.model);
  return {
    alias: row.alias,
    label: `${capitalized(row.alias)} (${record?.name ?? row.model})`,
    isBuiltIn: false,
    provider: 'engine',
    modelName: row.model,
    price: pairOf(row),
    contextTokens: row.context_tokens,
    pageSeconds: record?.speed ? pageSeconds(record.speed) : null,
    model: createLocalModel(engine, row.model),
  };
}

/** Returns the way of writing that the last test found; null if there was none. */
function wayOf({ tested }: Pick<OfferedRow, 'tested'>): WritingWay | null {
  const test = modelTest.safeParse(tested).data;
  return test?.writes_with ?? (test?.calls_tools === false ? 'markdown' : null);
}

function resolvedModel(row: OfferedRow, connection: Connection): ResolvedModel {
  const writesWith = wayOf(row);
  return {
    alias: row.alias,
    label: labelOfModel(row),
    isBuiltIn: false,
    provider: connection.kind,
    modelName: row.model,
    price: pairOf(row),
    contextTokens: row.context_tokens,
    reasoning: reasoningOf(row),
    writesWith,
    model: writingModel(connection, row.model, writesWith),
  };
}

/** Loads the models connected in the browser, and reloads them on each change. */
export async function createLiveModels(deps: LiveModelsDeps): Promise<LiveModels> {
  const { config, db, instanceSecret, log } = deps;
  const fixed = createModelCatalogue(config.models, deps.composer);
  const isDefaultFixed = config.models.aliases.length > 0;
  let now: ModelCatalogue = fixed;
  let searchEngine: SearchEngine | null = null;

  async function read(): Promise<void> {
    const [providers, offered, choices, search] = await Promise.all([
      listProviders(db),
      listOffered(db),
      readChoices(db),
      readSearchEngine(deps),
    ]);
    searchEngine = search && createSearchEngine(search);
    const connections = new Map(providers.map((row) => [row.id, connectionOf(row, instanceSecret)]));
    const taken = new Set(fixed.models.map(({ alias }) => alias));
    const own: ResolvedModel[] = [];
    let { imageModel, picturePrice } = fixed;
    for (const row of offered) {
      const connection = connections.get(row.provider_id);
      if (!connection || taken.has(row.alias)) continue;
      if (connection.kind === 'engine') own.push(await localModel(row, deps.engine));
      else if (row.purpose === 'text') own.push(resolvedModel(row, connection));
      else if (imageModel === null) {
        imageModel = pictureModelOf(connection, row.model);
        picturePrice = row.picture_price;
      }
    }
    const [first, last] = isDefaultFixed
      ? [fixed.models, []]
      : [fixed.models.filter((each) => !each.isBuiltIn), fixed.models.filter((each) => each.isBuiltIn)];
    const models = [...first, ...own, ...last];
    const chosen = models.find(({ alias }) => alias === choices.default_alias)?.alias;
    const usual = models[0]?.alias ?? fixed.defaultAlias;
    now = {
      models,
      defaultAlias: isDefaultFixed ? fixed.defaultAlias : (chosen ?? usual),
      imageModel,
      picturePrice,
    };
  }

  let last: Promise<void> = Promise.resolve();
  /** One at a time, because an earlier one that is slow would overwrite a later one. */
  function reload(): Promise<void> {
    last = last.then(read, read);
    return last;
  }

  await reload();
  const stop = await deps.listenHub.listen(modelsChannel, () => {
    reload().catch((error: unknown) => log.warn({ err: error }, 'the models could not be read again'));
  });
  return {
    get models() {
      return now.models;
    },
    get defaultAlias() {
      return now.defaultAlias;
    },
    get imageModel() {
      return now.imageModel;
    },
    get picturePrice() {
      return now.picturePrice;
    },
    get searchEngine() {
      return searchEngine;
    },
    fixed,
    isDefaultFixed,
    async forAccount(uid) {
      const own = await ownModelsOf(uid, deps);
      const [first] = own;
      if (!first) return now;
      const hasOthers = now.models.some(({ isBuiltIn }) => !isBuiltIn);
      return {
        ...now,
        models: [...now.models, ...own],
        defaultAlias: hasOthers ? now.defaultAlias : first.alias,
      };
    },
    reload,
    close: stop,
  };
}
