import type { Endpoint } from '../../contract/endpoint.ts';
import { CallError, errorOfFetch } from './call-error.ts';
import type { OfflineQueue } from './offline-queue.ts';
import { errorOfResponse } from './refused-answer.ts';
import type { TokenSource } from './token-source.ts';
import type { UnsentChanges } from './unsent-changes.ts';
import { words } from './words.ts';

/** Untyped input of a call; see call.ts for the typed form. */
export interface RequestParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Dependencies of the clients; tests inject their own. */
export interface ClientDeps {
  readonly fetch: typeof fetch;
  readonly tokens: TokenSource;
  readonly baseOf: (path: string) => string;
  readonly sleep: (ms: number) => Promise<void>;
  /** Queues calls while the browser is offline. */
  readonly queue: OfflineQueue;
  /** Stores queued changes across page loads. */
  readonly unsent: UnsentChanges;
}

/**
 * Returns the URL of a call, without undefined query values.
 * @throws CallError `invalid_input` for an empty placeholder: without an id, the path would match another
 * endpoint
 */
function addressOf(endpoint: Endpoint, parts: RequestParts, base: string): string {
  const path = endpoint.path.replace(/:([a-z_]+)/gi, (_, name: string) => {
    const value = String(parts.params?.[name] ?? '');
    if (value === '') {
      const detail = `${endpoint.path} needs ${name}`;
      throw new CallError({ code: 'invalid_input', detail, status: 0, requestId: null });
    }
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {}))
    if (value !== undefined && value !== null) query.set(name, String(value));
  const search = query.toString();
  return base + path + (search ? `?${search}` : '');
}

async function fetchOnce(
  endpoint: Endpoint,
  parts: RequestParts,
  token: string | null,
  deps: ClientDeps,
): Promise<Response> {
  const headers = new Headers(parts.headers);
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (endpoint.body.kind === 'json') headers.set('content-type', 'application/json');
  try {
    return await deps.fetch(addressOf(endpoint, parts, deps.baseOf(endpoint.path)), {
      method: endpoint.method,
      headers,
      body: endpoint.body.kind === 'json' ? JSON.stringify(parts.body) : null,
      // Only identity endpoints use the session cookie; all others use the bearer token.
      credentials: endpoint.path.startsWith('/identity/') ? 'include' : 'same-origin',
      signal: parts.signal ?? null,
    });
  } catch (error) {
    throw errorOfFetch(error);
  }
}

/** A wrong password or code also returns 401, but the token and session are still valid. */
async function isTokenRefused(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  return (await errorOfResponse(response.clone())).code !== 'invalid_credentials';
}

/** Error for a rejected fresh token; the client can't recover from it. */
function refusedForGood({ code, status, requestId }: CallError): CallError {
  return new CallError({ code, detail: words('shell').signInRejected, status, requestId });
}

/**
 * Sends one request and returns its successful response. A 401 refreshes the token and retries once, because
 * the token may have expired in transit; a second 401 means that the session is over. Throws CallError.
 */
export async function sendRequest(
  endpoint: Endpoint,
  parts: RequestParts,
  deps: ClientDeps,
): Promise<Response> {
  const isBearer = endpoint.auth === 'bearer';
  let response = await fetchOnce(endpoint, parts, isBearer ? await deps.tokens.get() : null, deps);
  if (isBearer && (await isTokenRefused(response))) {
    const refusal = await errorOfResponse(response);
    deps.tokens.forget();
    const token = await deps.tokens.get().catch((error: unknown) => {
      // Without a new token, the original error is more helpful.
      throw error instanceof CallError && error.status === 401 ? refusal : error;
    });
    response = await fetchOnce(endpoint, parts, token, deps);
  }
  if (response.ok) return response;
  if (isBearer && (await isTokenRefused(response))) {
    deps.tokens.end();
    throw refusedForGood(await errorOfResponse(response));
  }
  throw await errorOfResponse(response);
}
