import type { ImageModelV4 } from '@ai-sdk/provider';
import { maskedFetch } from '../../adapters/model-server/masked-fetch.ts';
import type { Config } from '../../config.ts';
import { lazyImageModel } from './lazy-model.ts';

/** Returns the configured image model; its provider loads with its first picture. */
export function imageModelOf(models: Config['models']): ImageModelV4 | null {
  const { image } = models;
  if (image === null) return null;
  const load = async (): Promise<ImageModelV4> => {
    const apiKey = models.openaiApiKey?.reveal();
    const fetchMasked = maskedFetch(models.openaiApiKey);
    if (image.provider === 'google') {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI({
        apiKey: models.googleApiKey?.reveal() ?? '',
        ...(models.googleBaseUrl === null ? {} : { baseURL: models.googleBaseUrl }),
        fetch: maskedFetch(models.googleApiKey),
      }).image(image.model);
    }
    if (image.provider === 'openai' && models.openaiBaseUrl === null) {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI({ apiKey: apiKey ?? '', fetch: fetchMasked }).image(image.model);
    }
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const server = { name: 'compatible', baseURL: models.openaiBaseUrl ?? '', fetch: fetchMasked };
    return createOpenAICompatible(apiKey === undefined ? server : { ...server, apiKey }).imageModel(
      image.model,
    );
  };
  return lazyImageModel(image.provider, image.model, load);
}
