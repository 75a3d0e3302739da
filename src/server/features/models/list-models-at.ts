import { z } from 'zod';
import { providerKinds } from '../../../contract/model-providers.ts';
import { createModelFetch } from '../../adapters/model-server/model-fetch.ts';
import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';
import { connectFault } from './connect-fault.ts';
import type { Connection, ListedModel } from './connection.ts';

const answersWithinMs = 8_000;
const longestAnswerBytes = 8_000_000;
const mostModels = 2_000;
const longestName = 200;

/** A number that may be sent as text, like OpenRouter's prices; invalid values are ignored. */
const amount = z.coerce.number().positive().finite().optional().catch(undefined);
const entry = z.object({
  id: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  size: amount,
  context_length: amount,
  context_window: amount,
  max_context_length: amount,
  max_model_len: amount,
  inputTokenLimit: amount,
  pricing: z
    .object({ prompt: z.coerce.number().min(0), completion: z.coerce.number().min(0) })
    .optional()
    .catch(undefined),
});
const answer = z.object({
  data: z.array(z.unknown()).optional().catch(undefined),
  models: z.array(z.unknown()).optional().catch(undefined),
});

function headersFor({ kind, key }: Connection): Record<string, string> {
  const secret = key?.reveal();
  if (secret === undefined) return {};
  const { protocol } = providerKinds[kind];
  if (protocol === 'anthropic') return { 'x-api-key': secret, 'anthropic-version': '2023-06-01' };
  if (protocol === 'google') return { 'x-goog-api-key': secret };
  return kind === 'azure' ? { 'api-key': secret } : { authorization: `Bearer ${secret}` };
}

function readEntry(value: unknown): ListedModel | null {
  const found = entry.safeParse(value).data;
  // Google and Ollama's own list use names as ids.
  const id = found?.id ?? found?.name?.replace(/^models\//, '') ?? '';
  if (!found || id === '' || id.length > longestName) return null;
  const context =
    found.context_length ??
    found.context_window ??
    found.max_context_length ??
    found.max_model_len ??
    found.inputTokenLimit;
  const million = 1_000_000;
  return {
    id,
    contextTokens: context === undefined ? null : Math.min(Math.round(context), 2_000_000_000),
    price: found.pricing
      ? { input: found.pricing.prompt * million, output: found.pricing.completion * million }
      : null,
    sizeBytes: found.size ?? null,
  };
}

async function readLimited(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece as Uint8Array, { stream: true });
    if (text.length > longestAnswerBytes) throw new AppError('unprocessable', told('providerListTooLong'));
  }
  return text;
}

const notAnApi = (host: string): AppError =>
  new AppError('unprocessable', told('providerListUnreadable', { host }));

/**
 * Lists a provider's models, up to 2,000, which also tests address and key. Names are as reported; only a
 * model's own test shows whether it answers.
 * @throws AppError with a message for the user
 */
export async function listModelsAt(connection: Connection, signal?: AbortSignal): Promise<ListedModel[]> {
  const { server, kind, key } = connection;
  const { protocol } = providerKinds[kind];
  const deadline = AbortSignal.timeout(answersWithinMs);
  const host = new URL(server.address).host;
  const listAddress =
    kind === 'ollama'
      ? new URL('/api/tags', server.address).href
      : `${server.address.replace(/\/$/, '')}/models${protocol === 'google' ? '?pageSize=1000' : ''}`;
  try {
    const response = await createModelFetch(server, key)(listAddress, {
      headers: { accept: 'application/json', ...headersFor(connection) },
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
    if (!response.ok) throw connectFault(connection, { status: response.status, headers: response.headers });
    const text = await readLimited(response);
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw notAnApi(host);
    }
    const parsed = answer.safeParse(value).data;
    const entries = parsed?.data ?? parsed?.models;
    if (!entries) throw notAnApi(host);
    const models = new Map<string, ListedModel>();
    for (const each of entries.slice(0, mostModels)) {
      const model = readEntry(each);
      if (model) models.set(model.id, model);
    }
    return [...models.values()].sort((one, other) => one.id.localeCompare(other.id));
  } catch (error) {
    if (deadline.aborted)
      throw new AppError(
        'deadline_exceeded',
        told('serverTooSlow', { host, seconds: answersWithinMs / 1000 }),
      );
    throw connectFault(connection, { error });
  }
}
