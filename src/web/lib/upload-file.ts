import type { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { CallError } from './call-error.ts';
import { errorOfResponse } from './refused-answer.ts';
import { isPassing, retryDelayMs } from './retry.ts';
import { StorageError, storageErrorOf } from './storage-error.ts';

/** Total time limits for an upload and for any other storage operation, retries included, as specified. */
export const uploadWindowMs = 600_000;
export const operationWindowMs = 120_000;

type UploadEndpoint = Endpoint & {
  readonly body: { readonly kind: 'multipart' };
  readonly answer: { readonly kind: 'json'; readonly schema: z.ZodType };
};

export interface UploadRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly form: FormData;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** Fraction sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * Sends one form and resolves with the response, whatever its status. Rejects with a CallError 'network' or
 * 'aborted'.
 */
export type SendForm = (request: UploadRequest) => Promise<Response>;

/** Uses XMLHttpRequest, because fetch doesn't report upload progress. */
export const sendForm: SendForm = ({ url, headers, form, timeoutMs, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (code: 'network' | 'aborted') =>
      reject(new CallError({ code, detail: 'The upload failed. Try again.', status: 0, requestId: null }));
    const abort = () => request.abort();
    request.open('POST', url);
    request.timeout = timeoutMs;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => fail('network');
    request.ontimeout = () => fail('network');
    request.onabort = () => fail('aborted');
    request.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) fail('aborted');
    else request.send(form);
  });

export interface UploadOptions {
  readonly signal: AbortSignal;
  /** Fraction sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export interface UploadPorts {
  readonly send: SendForm;
  readonly token: () => Promise<string>;
  readonly baseOf: (path: string) => string;
  readonly now: () => number;
  /** Rejects when the signal fires. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Uploads a form and retries transient failures within the time limit; the server stores it once. Throws
 * StorageError and nothing else.
 */
export async function uploadFile<E extends UploadEndpoint>(
  endpoint: E,
  form: FormData,
  options: UploadOptions,
  ports: UploadPorts,
): Promise<z.output<E['answer']['schema']>> {
  const { signal, onProgress } = options;
  const endsAt = ports.now() + uploadWindowMs;
  const key = crypto.randomUUID();
  for (let attempt = 0; ; attempt += 1) {
    try {
      signal.throwIfAborted();
      const response = await ports.send({
        url: ports.baseOf(endpoint.path) + endpoint.path,
        headers: { authorization: `Bearer ${await ports.token()}`, 'idempotency-key': key },
        form,
        timeoutMs: Math.max(1, endsAt - ports.now()),
        signal,
        onProgress,
      });
      if (!response.ok) throw await errorOfResponse(response);
      return endpoint.answer.schema.parse(await response.json()) as z.output<E['answer']['schema']>;
    } catch (error) {
      if (signal.aborted) throw new StorageError('canceled', undefined, { cause: error });
      if (!isPassing(error)) throw storageErrorOf(error);
      if (ports.now() + retryDelayMs(attempt) >= endsAt)
        throw new StorageError('retry-limit-exceeded', undefined, { cause: error });
      await ports.sleep(retryDelayMs(attempt), signal).catch(() => {
        throw new StorageError('canceled');
      });
    }
  }
}

/**
 * Runs any other storage operation within its time limit. Throws StorageError and nothing else.
 * @param work receives the signal that aborts it
 * @param endsAfter returns a signal that fires after the given milliseconds
 */
export async function withinOperationWindow<T>(
  work: (signal: AbortSignal) => Promise<T>,
  endsAfter: (ms: number) => AbortSignal = (ms) => AbortSignal.timeout(ms),
): Promise<T> {
  const signal = endsAfter(operationWindowMs);
  try {
    return await work(signal);
  } catch (error) {
    if (signal.aborted) throw new StorageError('retry-limit-exceeded', undefined, { cause: error });
    throw storageErrorOf(error);
  }
}
