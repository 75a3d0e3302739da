import type { OctavoProcess } from './octavo-process.ts';

/** Client of the local owner for an Octavo in its own process. */
export interface OwnerClient {
  readonly url: string;
  /** Sends a request as the signed-in owner; never retries. Headers are added to its own. */
  send(method: string, path: string, body?: unknown, more?: RequestInit): Promise<Response>;
  /** The session's cookie, which proves who asks where a token isn't enough. */
  readonly cookie: string;
  /** Exchanges the session cookie for a new token, as the web app does. */
  renewToken(): Promise<Response>;
}

/** Signs in with the link printed by the process. */
export async function signInOwner(octavo: OctavoProcess): Promise<OwnerClient> {
  const link = new URL(/https?:\S+owner=\S+/.exec(octavo.stdout())?.[0] ?? '');
  const url = link.origin;
  const signedIn = await fetch(`${url}/identity/owner/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ token: link.searchParams.get('owner') }),
  });
  if (signedIn.status !== 204) throw new Error(`sign-in was refused: ${await signedIn.text()}`);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const renewToken = () =>
    fetch(`${url}/identity/session/token`, { method: 'POST', headers: { cookie, origin: url } });
  const { token }: { token: string } = await (await renewToken()).json();
  return {
    url,
    cookie,
    renewToken,
    send: (method, path, body, more = {}) =>
      fetch(url + path, {
        ...more,
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(more.headers as Readonly<Record<string, string>> | undefined),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  };
}
