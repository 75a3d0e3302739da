import { X509Certificate } from 'node:crypto';
import { Agent as HttpAgent, request as requestHttp } from 'node:http';
import { type AgentOptions, Agent as HttpsAgent, request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { pipeline, Readable, Transform } from 'node:stream';
import type { PeerCertificate } from 'node:tls';
import type { Secret } from '../../config.ts';
import { type ModelServer, resolveModelServer } from './model-address.ts';
import { SecretMask } from './secret-mask.ts';

type Fetch = typeof globalThis.fetch;

const longestFaultBytes = 64_000;
const idleSocketMs = 30_000;
const bodiless = new Set([204, 205, 304]);

/** Checks the resolved addresses at each new connection, so DNS can't rebind the name later. */
function guardedLookup(server: ModelServer): LookupFunction {
  return (_hostname, options, callback) => {
    resolveModelServer(server).then(
      ({ found }) => {
        const [first] = found;
        if (options.all) callback(null, [...found]);
        else callback(null, first?.address ?? '', first?.family ?? 4);
      },
      (error: Error) => callback(error, '', 0),
    );
  };
}

/** Trusts exactly the certificate the owner confirmed, regardless of its name and issuer. */
function trustOf(certificate: string | null): AgentOptions {
  if (certificate === null) return {};
  const trusted = new X509Certificate(certificate).fingerprint256;
  return {
    ca: certificate,
    allowPartialTrustChain: true,
    checkServerIdentity: (_host: string, peer: PeerCertificate) =>
      peer.fingerprint256 === trusted
        ? undefined
        : Object.assign(new Error('The certificate of the server has changed.'), {
            code: 'ERR_TLS_CERT_ALTNAME_INVALID',
          }),
  };
}

/** Masks the key in a response: a provider may repeat it in a streamed error, which we log. */
function withoutKey(answer: Readable, key: Secret | null): Readable {
  if (!key) return answer;
  const secret = new SecretMask(key.reveal());
  const mask = new Transform({
    transform: (piece: Buffer, _encoding, done) => done(null, secret.push(piece)),
    flush: (done) => done(null, secret.end()),
  });
  // `pipeline` forwards errors from either side to the last stream, so its callback can stay empty.
  return pipeline(answer, mask, () => undefined);
}

async function readFault(answer: Readable, key: Secret | null): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes >= longestFaultBytes) break;
  }
  const text = Buffer.concat(pieces).toString('utf8');
  return key ? text.replaceAll(key.reveal(), '[secret]') : text;
}

/**
 * Creates a `fetch` for one model server. It connects only to that host at checked addresses and follows no
 * redirects, so the key never reaches another host. Masks the key in responses.
 */
export function createModelFetch(server: ModelServer, key: Secret | null): Fetch {
  const { host, protocol, hostname } = new URL(server.address);
  const isTls = protocol === 'https:';
  const shared = { keepAlive: true, maxFreeSockets: 4, timeout: idleSocketMs };
  const agent = isTls ? new HttpsAgent({ ...shared, ...trustOf(server.certificate) }) : new HttpAgent(shared);
  const lookup = guardedLookup(server);
  // An IP literal skips DNS lookup, so check it here.
  const isLiteral = /^[\d.]+$|^\[/.test(hostname);

  return async (input, init) => {
    const asked = new Request(input, init);
    const url = new URL(asked.url);
    if (url.host !== host || url.protocol !== protocol)
      throw new TypeError('fetch failed', { cause: new Error('Not the address of this provider.') });
    const body = asked.body ? Buffer.from(await asked.arrayBuffer()) : null;
    const headers = {
      ...Object.fromEntries(asked.headers),
      'accept-encoding': 'identity',
      // Node sends no body with DELETE without a content length.
      ...(body ? { 'content-length': String(body.length) } : {}),
    };
    try {
      if (isLiteral) await resolveModelServer(server);
      const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
        const send = isTls ? requestHttps : requestHttp;
        const request = send(url, { method: asked.method, headers, agent, lookup, signal: asked.signal });
        request.on('response', resolve).on('error', reject);
        request.end(body ?? undefined);
      });
      const status = answer.statusCode ?? 502;
      const answerHeaders = new Headers();
      for (const [name, value] of Object.entries(answer.headers))
        if (value !== undefined) answerHeaders.set(name, String(value));
      if (status >= 300)
        return new Response(bodiless.has(status) ? null : await readFault(answer, key), {
          status,
          headers: answerHeaders,
        });
      return new Response(
        bodiless.has(status) ? null : (Readable.toWeb(withoutKey(answer, key)) as ReadableStream),
        {
          status,
          headers: answerHeaders,
        },
      );
    } catch (error) {
      if (asked.signal.aborted) throw asked.signal.reason;
      throw new TypeError('fetch failed', { cause: error });
    }
  };
}
