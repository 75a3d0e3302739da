import type { z } from 'zod';
import type { Answer, Endpoint } from '../../contract/endpoint.ts';
import { CallError } from './call-error.ts';
import { maxRetries, withRetries } from './retry.ts';
import { type ClientDeps, type RequestParts, sendRequest } from './send-request.ts';

type ParamsInput<E extends Endpoint> = E['params'] extends z.ZodType
  ? { readonly params: z.input<E['params']> }
  : { readonly params?: undefined };
type QueryInput<E extends Endpoint> = E['query'] extends z.ZodType
  ? { readonly query?: z.input<E['query']> }
  : { readonly query?: undefined };
type BodyInput<E extends Endpoint> = E['body'] extends { kind: 'json'; schema: infer S extends z.ZodType }
  ? { readonly body: z.input<S> }
  : { readonly body?: undefined };

/** Input of a call: params, query and body, as far as the endpoint's contract defines them. */
export type InputOf<E extends Endpoint> = ParamsInput<E> & QueryInput<E> & BodyInput<E>;

export interface ReceivedFile {
  readonly blob: Blob;
  readonly mediaType: string;
}

export type CallAnswer<E extends Endpoint> = E['answer'] extends {
  kind: 'json';
  schema: infer S extends z.ZodType;
}
  ? z.output<S>
  : E['answer'] extends { kind: 'file' }
    ? ReceivedFile
    : undefined;

/** Endpoints with a single response; for streams, use `openEvents`. */
export type CallableEndpoint = Endpoint & { readonly answer: Exclude<Answer, { kind: 'events' }> };

interface CallOptions {
  readonly signal?: AbortSignal;
  /** Idempotency key of an earlier attempt at the same change. */
  readonly key?: string;
}

export type Call = <const E extends CallableEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions,
) => Promise<CallAnswer<E>>;

async function readAnswer(endpoint: Endpoint, response: Response): Promise<unknown> {
  const { answer } = endpoint;
  if (answer.kind === 'empty' || answer.kind === 'events') return undefined;
  if (answer.kind === 'file')
    return { blob: await response.blob(), mediaType: response.headers.get('content-type') ?? '' };
  const parsed = answer.schema.safeParse(await response.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  throw new CallError(
    {
      code: 'unreadable',
      detail: 'The server sent an unexpected response. Reload the page.',
      status: response.status,
      requestId: response.headers.get('x-request-id'),
    },
    { cause: parsed.error },
  );
}

/** Changes that may be sent again carry an idempotency key, so the server applies them once. */
function isKeyed({ auth, method, retry }: Endpoint): boolean {
  return auth === 'bearer' && method !== 'GET' && retry !== 'never';
}

/**
 * Creates the typed API client. Responses are validated with the endpoint's schema. Retryable calls are
 * retried up to three times and queued while the browser is offline; see retry.ts. Queued changes are also
 * stored, in case the page is closed.
 * @throws CallError and nothing else
 */
export function createCall(deps: ClientDeps): Call {
  const call = async (
    endpoint: Endpoint,
    input: RequestParts,
    { signal, key = crypto.randomUUID() }: CallOptions = {},
  ): Promise<unknown> => {
    const withKey = isKeyed(endpoint);
    const parts: RequestParts = {
      ...input,
      ...(withKey ? { headers: { 'idempotency-key': key } } : {}),
      ...(signal ? { signal } : {}),
    };
    const send = async () => readAnswer(endpoint, await sendRequest(endpoint, parts, deps));
    if (endpoint.retry !== 'safe') return send();
    if (!withKey) return withRetries(send, maxRetries, { ...deps, signal });
    const onWait = () => deps.unsent.keep(endpoint, input, key);
    try {
      return await withRetries(send, maxRetries, { ...deps, signal, onWait });
    } finally {
      deps.unsent.forget(key);
    }
  };
  return call as Call;
}
