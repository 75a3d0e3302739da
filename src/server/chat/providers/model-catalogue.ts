import type { LanguageModelV4 } from '@ai-sdk/provider';
import { maskedFetch } from '../../adapters/model-server/masked-fetch.ts';
import type { Config, ModelAlias, ModelProvider, Secret } from '../../config.ts';
import { type Compose, createComposerModel } from './composer-model.ts';
import { imageModelOf } from './image-model.ts';
import { lazyModel } from './lazy-model.ts';
import { plainTextModel } from './plain-text/plain-text-model.ts';
import { toolsOrText } from './plain-text/tools-or-text.ts';
import type { ModelCatalogue, ResolvedModel } from './resolve-model.ts';

const composerAlias = 'composer';

/** Defaults if a key is set but OCTAVO_MODELS isn't: one fast and one high-quality model per provider. */
const usualModels: Record<'openai' | 'anthropic' | 'google', { fast: string; quality: string }> = {
  openai: { fast: 'gpt-5-mini', quality: 'gpt-5' },
  anthropic: { fast: 'claude-haiku-4-5', quality: 'claude-sonnet-4-5' },
  google: { fast: 'gemini-2.5-flash', quality: 'gemini-2.5-pro' },
};

type Models = Config['models'];

export interface ComposerOptions {
  /** The composer's pause before each block, in ms. */
  readonly pauseMs: number;
  /** Runs the composer; in a worker thread by default. */
  readonly compose?: Compose;
}

const at = (baseURL: string | null) => (baseURL === null ? {} : { baseURL });

function languageModel(
  models: Models,
  provider: ModelProvider,
  name: string,
  { pauseMs, compose }: ComposerOptions,
): LanguageModelV4 {
  const { openaiApiKey } = models;
  switch (provider) {
    case 'composer':
      return createComposerModel(pauseMs, compose);
    case 'anthropic':
      return lazyModel('anthropic', name, async () => {
        const { createAnthropic } = await import('@ai-sdk/anthropic');
        return createAnthropic({
          apiKey: models.anthropicApiKey?.reveal() ?? '',
          ...at(models.anthropicBaseUrl),
          fetch: maskedFetch(models.anthropicApiKey),
        })(name);
      });
    case 'google':
      return lazyModel('google', name, async () => {
        const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
        return createGoogleGenerativeAI({
          apiKey: models.googleApiKey?.reveal() ?? '',
          ...at(models.googleBaseUrl),
          fetch: maskedFetch(models.googleApiKey),
        })(name);
      });
    case 'openai':
      if (models.openaiBaseUrl !== null) return compatible(models.openaiBaseUrl, openaiApiKey, name);
      return lazyModel('openai', name, async () => {
        const { createOpenAI } = await import('@ai-sdk/openai');
        return createOpenAI({ apiKey: openaiApiKey?.reveal() ?? '', fetch: maskedFetch(openaiApiKey) })(name);
      });
    case 'compatible':
      return compatible(models.openaiBaseUrl ?? '', openaiApiKey, name);
  }
}

function compatible(baseURL: string, key: Secret | null, name: string): LanguageModelV4 {
  const settings = { name: 'compatible', baseURL, includeUsage: true, fetch: maskedFetch(key) };
  return lazyModel('compatible', name, async () => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    return createOpenAICompatible(key === null ? settings : { ...settings, apiKey: key.reveal() })(name);
  });
}

function usualAliases(models: Models): ModelAlias[] {
  const provider =
    models.openaiApiKey !== null && models.openaiBaseUrl === null
      ? 'openai'
      : models.anthropicApiKey !== null
        ? 'anthropic'
        : models.googleApiKey !== null
          ? 'google'
          : null;
  if (provider === null) return [];
  const { fast, quality } = usualModels[provider];
  return [
    { alias: 'fast', provider, model: fast },
    { alias: 'quality', provider, model: quality },
  ];
}

function labelOf({ alias, provider, model }: ModelAlias): string {
  if (provider === 'composer') return 'Built-in composer';
  return `${alias.charAt(0).toUpperCase()}${alias.slice(1)} (${model})`;
}

function priceOf(models: Models, { alias, provider }: ModelAlias): ResolvedModel['price'] {
  if (provider === 'composer') return { input: 0, output: 0 };
  return models.prices.find((price) => price.alias === alias) ?? null;
}

/**
 * Wraps a model for its tool support: plain text for aliases without tool calls, a fallback to plain text for
 * servers of unknown make.
 */
function spokenTo(models: Models, { alias, provider }: ModelAlias, model: LanguageModelV4): LanguageModelV4 {
  if (provider === 'composer') return model;
  if (models.textAliases.includes(alias)) return plainTextModel(model);
  const isOfAnyMake = provider === 'compatible' || (provider === 'openai' && models.openaiBaseUrl !== null);
  return isOfAnyMake ? toolsOrText(model) : model;
}

/** Creates the catalogue of models this installation offers, always including the composer. */
export function createModelCatalogue(models: Models, composer: ComposerOptions): ModelCatalogue {
  const aliases = models.aliases.length > 0 ? [...models.aliases] : usualAliases(models);
  if (!aliases.some(({ provider }) => provider === 'composer')) {
    aliases.push({ alias: composerAlias, provider: 'composer', model: '' });
  }
  const resolved = aliases.map(
    (entry): ResolvedModel => ({
      alias: entry.alias,
      label: labelOf(entry),
      isBuiltIn: entry.provider === 'composer',
      provider: entry.provider,
      modelName: entry.model,
      price: priceOf(models, entry),
      model: spokenTo(models, entry, languageModel(models, entry.provider, entry.model, composer)),
    }),
  );
  return {
    models: resolved,
    defaultAlias: aliases[0]?.alias ?? composerAlias,
    imageModel: imageModelOf(models),
    picturePrice: null,
  };
}
