import type { ImageModelV4, LanguageModelV4 } from '@ai-sdk/provider';

/**
 * A model whose provider is loaded with its first prompt: each is some hundred kilobytes of code that most starts, and
 * every run of the command line on the built-in composer, do without.
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

/** An image model whose provider is loaded with its first picture. */
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
