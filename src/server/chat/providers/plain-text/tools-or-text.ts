import { APICallError, type LanguageModelV4 } from '@ai-sdk/provider';
import { plainTextModel } from './plain-text-model.ts';

/** What servers answer that run a model without a template for tools. */
const refusesTools = /tool|function.?call/i;

function isRefusal(error: unknown): boolean {
  if (!APICallError.isInstance(error)) return false;
  const { statusCode = 0, message, responseBody } = error;
  return [400, 404, 422, 501].includes(statusCode) && refusesTools.test(`${message} ${responseBody ?? ''}`);
}

/** A model of unknown skill: its tools are tried first; a server that refuses them is spoken to in plain text from then on. */
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
