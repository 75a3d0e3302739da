import type { ImageModelV4, LanguageModelV4 } from '@ai-sdk/provider';

/**
 * Creates a model whose provider loads with its first prompt. Each provider is several hundred kilobytes of
 * code that most starts, and every command-line run on the built-in composer, don't need.
 */
export function lazyModel(
  provider: string,
  modelId: string,
  load: () => Promise<LanguageModelV4>,
): LanguageModelV4 {
  let loaded: Promise<LanguageModelV4> | null = null;
  const model = (): Promise<LanguageModelV4> => {
    loaded ??= load();
    return loaded;
  };
  return {
    specificationVersion: 'v4',
    provider,
    modelId,
    get supportedUrls() {
      return model().then(({ supportedUrls }) => supportedUrls);
    },
    doGenerate: async (options) => (await model()).doGenerate(options),
    doStream: async (options) => (await model()).doStream(options),
  };
}

/** Creates an image model whose provider loads with its first picture. */
export function lazyImageModel(
  provider: string,
  modelId: string,
  load: () => Promise<ImageModelV4>,
): ImageModelV4 {
  let loaded: Promise<ImageModelV4> | null = null;
  return {
    specificationVersion: 'v4',
    provider,
    modelId,
    maxImagesPerCall: 1,
    doGenerate: async (options) => {
      loaded ??= load();
      return (await loaded).doGenerate(options);
    },
  };
}
