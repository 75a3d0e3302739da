import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTokenVerifier } from './token-verifier.ts';

const start = new Date('2026-03-01T10:00:00Z');
const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
const claims: JWTPayload = {
  sub: 'u1',
  sid: 's1',
  email: 'ada@example.com',
  email_verified: true,
  name: 'Ada',
  iss: 'octavo',
  aud: 'octavo-api',
  iat: seconds(start),
  exp: seconds(start) + 300,
};

type Pair = { publicKey: CryptoKey; privateKey: CryptoKey };
let ours: Pair;
let theirs: Pair;

async function publicJwk(pair: Pair, kid: string): Promise<JWK> {
  return { ...(await exportJWK(pair.publicKey)), kid, alg: 'EdDSA' };
}

function sign(payload: JWTPayload, pair: Pair = ours, kid = 'k1'): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: 'EdDSA', kid }).sign(pair.privateKey);
}

beforeAll(async () => {
  ours = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  theirs = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
});

describe('token verifier', () => {
  let clock = start;
  const verifier = () =>
    createTokenVerifier(
      async () => [await publicJwk(ours, 'k1')],
      () => clock,
    );

  test('reports a token without a session id as expired, so the client renews it', async () => {
    const { sid: _sid, ...old } = claims;
    await expect(verifier()(await sign(old))).rejects.toMatchObject({ code: 'token_expired' });
  });

  test('reads the claims of a valid token', async () => {
    expect(await verifier()(await sign(claims))).toEqual({
      sessionId: 's1',
      uid: 'u1',
      email: 'ada@example.com',
      emailVerified: true,
      displayName: 'Ada',
    });
  });

  test('distinguishes expired from invalid tokens; a forged expired token is invalid', async () => {
    clock = new Date(start.getTime() + 301_000);
    await expect(verifier()(await sign(claims))).rejects.toMatchObject({ code: 'token_expired' });
    await expect(verifier()(await sign(claims, theirs))).rejects.toMatchObject({ code: 'unauthenticated' });
    clock = start;
  });

  const { sub: _sub, ...anonymous } = claims;
  const { exp: _exp, ...endless } = claims;
  test.each<[string, () => Promise<string> | string]>([
    ['signed by another key under our key id', () => sign(claims, theirs)],
    ['with an unknown key id', () => sign(claims, ours, 'k2')],
    ['for another audience', () => sign({ ...claims, aud: 'someone-else' })],
    ['from another issuer', () => sign({ ...claims, iss: 'someone-else' })],
    ['without a subject', () => sign(anonymous)],
    ['without an end', () => sign(endless)],
    ['without a signature', () => new UnsecuredJWT(claims).encode()],
    [
      'signed with our public key as a shared secret',
      async () =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
          .sign(new TextEncoder().encode((await publicJwk(ours, 'k1')).x)),
    ],
    ['that is no token', () => 'a.b.c'],
  ])('rejects a token %s', async (_, make) => {
    await expect(verifier()(await make())).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  test('fetches new keys for an unknown key id, at most every 10 s, and never for a known one', async () => {
    let reads = 0;
    const keys = [await publicJwk(ours, 'k1')];
    clock = start;
    const verify = createTokenVerifier(
      async () => {
        reads++;
        return keys;
      },
      () => clock,
    );
    const good = await sign(claims);
    await Promise.all([verify(good), verify(good), verify(good)]);
    expect(reads).toBe(1);

    const rotated = await sign(claims, theirs, 'k2');
    keys.push(await publicJwk(theirs, 'k2'));
    await expect(verify(rotated)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(reads).toBe(1);

    clock = new Date(start.getTime() + 10_000);
    expect(await verify(rotated)).toMatchObject({ uid: 'u1' });
    expect(await verify(good)).toMatchObject({ uid: 'u1' });
    expect(reads).toBe(2);
    clock = start;
  });

  test('reports a lost database as a server error, not as an invalid token', async () => {
    const verify = createTokenVerifier(
      () => Promise.reject(new Error('connection refused')),
      () => start,
    );
    await expect(verify(await sign(claims))).rejects.toThrow('connection refused');
  });
});
