import type { LanguageModelV4 } from '@ai-sdk/provider';

/**
 * Wraps a model so a request times out if its response headers don't arrive in time. The SDK's first-token
 * timeout starts at the headers, so it would wait for them as long as for the whole response.
 */
export function answerWithin(model: LanguageModelV4, ms: number, tooLate: () => Error): LanguageModelV4 {
  return {
    specificationVersion: model.specificationVersion,
    provider: model.provider,
    modelId: model.modelId,
    get supportedUrls() {
      return model.supportedUrls;
    },
    doGenerate: (options) => model.doGenerate(options),
    async doStream(options) {
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), ms);
      try {
        const signals = [late.signal, ...(options.abortSignal ? [options.abortSignal] : [])];
        return await model.doStream({ ...options, abortSignal: AbortSignal.any(signals) });
      } catch (error) {
        throw late.signal.aborted ? tooLate() : error;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
