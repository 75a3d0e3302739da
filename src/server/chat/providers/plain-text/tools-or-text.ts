import { APICallError, type LanguageModelV4 } from '@ai-sdk/provider';
import { plainTextModel } from './plain-text-model.ts';

/** Matches the error of servers whose model has no tool template. */
const refusesTools = /tool|function.?call/i;

function isRefusal(error: unknown): boolean {
  if (!APICallError.isInstance(error)) return false;
  const { statusCode = 0, message, responseBody } = error;
  return [400, 404, 422, 501].includes(statusCode) && refusesTools.test(`${message} ${responseBody ?? ''}`);
}

/**
 * Wraps a model with unknown tool support: tries tools first, and switches to plain text for good if the
 * server rejects them.
 */
export function toolsOrText(model: LanguageModelV4): LanguageModelV4 {
  const inText = plainTextModel(model);
  let isTextOnly = false;
  return {
    ...inText,
    get supportedUrls() {
      return model.supportedUrls;
    },
    async doStream(options) {
      if (isTextOnly) return inText.doStream(options);
      try {
        return await model.doStream(options);
      } catch (error) {
        if (!options.tools?.length || !isRefusal(error)) throw error;
        isTextOnly = true;
        return inText.doStream(options);
      }
    },
  };
}
