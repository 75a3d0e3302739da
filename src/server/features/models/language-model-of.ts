import type { ImageModelV4, LanguageModelV4 } from '@ai-sdk/provider';
import { providerKinds } from '../../../contract/model-providers.ts';
import { createModelFetch } from '../../adapters/model-server/model-fetch.ts';
import { lazyImageModel, lazyModel } from '../../chat/providers/lazy-model.ts';
import type { Connection } from './connection.ts';

interface ChatBody {
  readonly model?: unknown;
  readonly messages?: readonly { readonly role: string; readonly content: unknown }[];
}

/** OpenRouter caches the prompts of these makers only up to a mark. */
const cachesMarked = /^~?(?:anthropic|google)\//;

/** Marks the instructions of an OpenRouter request as cacheable. */
function withCacheMark(body: ChatBody): ChatBody {
  if (!cachesMarked.test(String(body.model))) return body;
  const messages = body.messages?.map((message) =>
    message.role === 'system' && typeof message.content === 'string'
      ? {
          ...message,
          content: [{ type: 'text', text: message.content, cache_control: { type: 'ephemeral' } }],
        }
      : message,
  );
  return messages ? { ...body, messages } : body;
}

const compatible = async ({ kind, server, key }: Connection, isUnderSchema = false) => {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const secret = key?.reveal();
  return createOpenAICompatible({
    name: kind === 'azure' ? 'azure' : 'compatible',
    baseURL: server.address,
    includeUsage: true,
    // Otherwise the schema of a structured output isn't sent.
    supportsStructuredOutputs: isUnderSchema,
    ...(kind === 'openrouter' && { transformRequestBody: withCacheMark }),
    fetch: createModelFetch(server, key),
    ...(secret === undefined
      ? {}
      : kind === 'azure'
        ? { headers: { 'api-key': secret } }
        : { apiKey: secret }),
  });
};

const settingsOf = ({ server, key }: Connection) => ({
  apiKey: key?.reveal() ?? '',
  baseURL: server.address,
  fetch: createModelFetch(server, key),
});

/**
 * Returns a language model of a connected provider. Its SDK is loaded on the first prompt.
 * @param isUnderSchema whether it is called with the schema of its answer
 */
export function languageModelOf(
  connection: Connection,
  name: string,
  isUnderSchema = false,
): LanguageModelV4 {
  const { protocol } = providerKinds[connection.kind];
  return lazyModel(connection.kind, name, async () => {
    switch (protocol) {
      case 'openai': {
        const { createOpenAI } = await import('@ai-sdk/openai');
        return createOpenAI(settingsOf(connection))(name);
      }
      case 'anthropic': {
        const { createAnthropic } = await import('@ai-sdk/anthropic');
        return createAnthropic(settingsOf(connection))(name);
      }
      case 'google': {
        const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
        return createGoogleGenerativeAI(settingsOf(connection))(name);
      }
      case 'chat':
        return (await compatible(connection, isUnderSchema))(name);
      case 'engine':
        throw new Error('Models of the engine are created with it; see createLocalModel.');
    }
  });
}

/** Returns an image model of a connected provider. */
export function pictureModelOf(connection: Connection, name: string): ImageModelV4 {
  const { protocol } = providerKinds[connection.kind];
  return lazyImageModel(connection.kind, name, async () => {
    if (protocol === 'openai') {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI(settingsOf(connection)).image(name);
    }
    if (protocol === 'google') {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI(settingsOf(connection)).image(name);
    }
    return (await compatible(connection)).imageModel(name);
  });
}
