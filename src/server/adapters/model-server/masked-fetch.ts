import type { Secret } from '../../config.ts';
import { SecretMask } from './secret-mask.ts';

/** Returns a `fetch` that masks a key in responses: a provider may repeat it in an error, which we log. */
export function maskedFetch(key: Secret | null): typeof fetch {
  const secret = key?.reveal() ?? '';
  if (secret === '') return fetch;
  return async (input, init) => {
    const answer = await fetch(input, init);
    if (answer.body === null) return answer;
    const mask = new SecretMask(secret);
    const body = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (piece, controller) => controller.enqueue(mask.push(piece)),
        flush: (controller) => controller.enqueue(mask.end()),
      }),
    );
    const headers = new Headers(answer.headers);
    // Both describe the bytes on the wire, not these.
    headers.delete('content-length');
    headers.delete('content-encoding');
    return new Response(body, { status: answer.status, statusText: answer.statusText, headers });
  };
}
