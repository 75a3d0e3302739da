import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createGuardedFetch } from './create-guarded-fetch.ts';
import { isPublicAddress } from './public-address.ts';

let servers: Server[] = [];

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers = [];
});

/** Resolves every name to this machine; only `site.test` on the given port is allowed. */
function fetcher(port: number, asked: string[] = []) {
  return createGuardedFetch({
    allowedHosts: [{ host: 'site.test', port }],
    lookup: async (hostname) => {
      asked.push(hostname);
      return ['127.0.0.1'];
    },
  });
}

const closed = createGuardedFetch({ allowedHosts: [], lookup: async () => ['127.0.0.1'] });

describe('an address', () => {
  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0/',
    'http://localhost/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[::7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://10.1.2.3/',
    'http://169.254.169.254/latest/meta-data/',
    'http://168.63.129.16/',
    'http://100.64.0.1/',
    'http://rebound.test/',
    'http://93.184.216.34:25/',
    'http://user:secret@example.com/',
    'file:///etc/passwd',
    'ftp://example.com/',
    'gopher://example.com/',
    'javascript:alert(1)',
    'example',
  ])('%s is rejected before anything is sent', async (url) => {
    await expect(closed(url)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('that is too long is rejected', async () => {
    await expect(closed(`https://example.com/${'x'.repeat(3_000)}`)).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  it('on the public internet is allowed, in IPv4 and IPv6', () => {
    expect(['8.8.8.8', '2606:4700::1111'].map(isPublicAddress)).toEqual([true, true]);
    expect(['', 'example.com', '8.8.8', '2002:7f00:1::', '2001:0:1::'].some(isPublicAddress)).toBe(false);
  });

  it("is rejected if one of its host's IP addresses is private", async () => {
    const fetchGuarded = createGuardedFetch({
      allowedHosts: [],
      lookup: async () => ['93.184.216.34', '10.0.0.1'],
    });
    await expect(fetchGuarded('http://mixed.test/')).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('without a site gives a readable error', async () => {
    const fetchGuarded = createGuardedFetch({ allowedHosts: [], lookup: async () => [] });
    await expect(fetchGuarded('http://nowhere.test/')).rejects.toMatchObject({
      code: 'unprocessable',
      detail: expect.stringContaining('nowhere.test'),
    });
  });
});

describe('a page', () => {
  it('arrives decoded, with its type, and sees none of our headers', async () => {
    let seen: Record<string, unknown> = {};
    const asked: string[] = [];
    const port = await serve((request, response) => {
      seen = request.headers;
      response.writeHead(200, { 'content-type': 'text/html; charset=UTF-8', 'content-encoding': 'gzip' });
      response.end(gzipSync('<h1>Hello</h1>'));
    });
    const page = await fetcher(port, asked)(`http://site.test:${port}/a#part`);
    expect(page).toMatchObject({
      url: `http://site.test:${port}/a`,
      mediaType: 'text/html',
      charset: 'utf-8',
    });
    expect(page.body.toString()).toBe('<h1>Hello</h1>');
    expect(Object.keys(seen).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
    // One lookup: the connection uses the address that was checked.
    expect(asked).toEqual(['site.test']);
  });

  it('is followed through redirects, each of them checked', async () => {
    const port = await serve((request, response) => {
      const leadsTo: Record<string, string> = {
        '/moved': '/here',
        '/inside': 'http://127.0.0.1:1/',
        '/metadata': 'http://169.254.169.254/',
        '/file': 'file:///etc/passwd',
        '/round': '/round',
      };
      const location = leadsTo[request.url ?? ''];
      if (location) response.writeHead(302, { location }).end();
      else response.end('arrived');
    });
    const fetchGuarded = fetcher(port);
    const at = (path: string) => fetchGuarded(`http://site.test:${port}${path}`);
    expect((await at('/moved')).body.toString()).toBe('arrived');
    for (const path of ['/inside', '/metadata', '/file'])
      await expect(at(path)).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(at('/round')).rejects.toMatchObject({ detail: expect.stringContaining('too many times') });
  });

  it('that unpacks to more than the limit is aborted', async () => {
    const port = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      response.end(gzipSync(Buffer.alloc(20_000_000)));
    });
    await expect(fetcher(port)(`http://site.test:${port}/`, { maxBytes: 1_000_000 })).rejects.toMatchObject({
      code: 'payload_too_large',
    });
  });

  it.each([
    ['that never answers', 0],
    ['that drips', 1],
  ])('%s ends at the deadline', async (_name, drips) => {
    const port = await serve((_request, response) => {
      if (drips === 0) return;
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    });
    await expect(fetcher(port)(`http://site.test:${port}/`, { deadlineMs: 200 })).rejects.toMatchObject({
      code: 'deadline_exceeded',
    });
  });

  it("is aborted by the caller's signal", async () => {
    const port = await serve(() => undefined);
    const stop = new AbortController();
    const fetching = fetcher(port)(`http://site.test:${port}/`, { signal: stop.signal });
    stop.abort(new Error('stopped by the user'));
    await expect(fetching).rejects.toThrow('stopped by the user');
  });

  it('that fails, breaks off or has an invalid encoding gives a readable error', async () => {
    const port = await serve((request, response) => {
      if (request.url === '/missing') response.writeHead(404).end();
      else if (request.url === '/broken')
        response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip');
      else if (request.url === '/strange') response.writeHead(200, { 'content-encoding': 'zip' }).end('x');
      else request.socket.destroy();
    });
    const at = (path: string) => fetcher(port)(`http://site.test:${port}${path}`);
    for (const path of ['/missing', '/broken', '/strange', '/cut'])
      await expect(at(path)).rejects.toMatchObject({
        code: 'unprocessable',
        detail: expect.stringMatching(/site/),
      });
  });
});
