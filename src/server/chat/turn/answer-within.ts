import type { LanguageModelV4 } from '@ai-sdk/provider';

/**
 * A model that gives up a request whose answer has not begun in time: the SDK measures the time to the first word from
 * the answer's head, and would wait for a head as long as for everything together.
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
