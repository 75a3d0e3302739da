import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { publicUrl } from './test-identity-app.ts';

let count = 0;

/** A visitor with cookies and an address of its own. */
export interface Browser {
  post(path: string, body?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Returns the session's bearer header; null if there is no session. */
  bearer(): Promise<{ authorization: string } | null>;
  readonly cookies: Map<string, string>;
}

export function openBrowser(app: FastifyInstance, origin: string = publicUrl): Browser {
  const cookies = new Map<string, string>();
  count += 1;
  // Each browser has its own address; limits per address are tested separately.
  const address = `198.18.${Math.floor(count / 250)}.${count % 250}`;
  async function send(
    method: 'GET' | 'POST',
    url: string,
    body: object | undefined,
    headers: Record<string, string>,
  ) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({
      method,
      url,
      headers: {
        'x-forwarded-for': address,
        ...(method === 'POST' ? { origin } : {}),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      ...(body ? { payload: body } : {}),
    });
    const lines = [answer.headers['set-cookie'] ?? []].flat();
    for (const line of lines) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      if (/max-age=0(;|$)/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }
  return {
    cookies,
    post: (path, body, headers = {}) => send('POST', path, body, headers),
    get: (path, headers = {}) => send('GET', path, undefined, headers),
    async bearer() {
      const answer = await send('POST', '/identity/session/token', undefined, {});
      return answer.statusCode === 200 ? { authorization: `Bearer ${answer.json().token}` } : null;
    },
  };
}
