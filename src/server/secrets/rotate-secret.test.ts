import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { symmetricDecrypt } from 'better-auth/crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityKeyOf } from '../adapters/identity/identity-key.ts';
import { Secret } from '../config.ts';
import { findShare } from '../features/sharing/share-store.ts';
import { viewShare } from '../features/sharing/share-view.ts';
import {
  localInstanceSecret,
  replaceSharedSecret,
  settleRotation,
  sharedInstanceSecret,
  stageRotation,
  tellRotation,
} from '../lifecycle/instance-secret.ts';
import { type AccountsApp, createAccountsApp } from '../testing/test-accounts.ts';
import { keepTestDocument } from '../testing/test-documents.ts';
import { reEncrypt } from './re-encrypt.ts';
import { rotateSecret } from './rotate-secret.ts';
import { openKey, sealKey } from './seal-key.ts';

let test: AccountsApp;
beforeAll(async () => {
  test = await createAccountsApp();
});
afterAll(() => test.close());

const to = new Uint8Array(32).fill(9);
const db = () => test.database.db;

describe('a rotation', () => {
  it('keeps keys and signing keys readable and links copyable, all or nothing', async () => {
    const ada = await test.signUp('ada');
    const from = test.deps.instanceSecret;
    const providerId = crypto.randomUUID();
    const ownId = crypto.randomUUID();
    const lostId = crypto.randomUUID();
    const sealed = (id: string, secret = from) => sealKey(new Secret(`key of ${id}`), id, secret);
    const provider = { kind: 'compatible', name: 'Workshop', address: 'https://models.invalid/v1' };
    await db()
      .insertInto('model_providers')
      .values([
        { id: providerId, ...provider, sealed_key: sealed(providerId) },
        { id: lostId, ...provider, sealed_key: sealed(lostId, new Uint8Array(32).fill(1)) },
      ])
      .execute();
    await db()
      .insertInto('own_model_keys')
      .values({
        id: ownId,
        user_id: ada.uid,
        kind: 'openai',
        address: 'https://x.invalid',
        sealed_key: sealed(ownId),
      })
      .execute();
    await db()
      .insertInto('search_engine')
      .values({ kind: 'brave', address: 'https://s.invalid', sealed_key: sealed('search-engine') })
      .execute();
    const document = { uid: ada.uid, title: 'Bees', sessionId: null, text: 'On roofs.' };
    const { id: documentId } = await keepTestDocument(document, test.deps);
    const made = await ada.send('POST', `/api/user/documents/${documentId}/shares`, {});
    const share = made.json<{ id: string; url: string }>();

    const provided = () =>
      db()
        .selectFrom('model_providers')
        .select('sealed_key')
        .where('id', '=', providerId)
        .executeTakeFirstOrThrow();
    const failing = db()
      .transaction()
      .execute(async (tx) => {
        await reEncrypt(tx, { from, to });
        throw new Error('power cut');
      });
    await expect(failing).rejects.toThrow('power cut');
    expect(openKey((await provided()).sealed_key as Buffer, providerId, from)?.reveal()).toBe(
      `key of ${providerId}`,
    );

    const { changed, unreadable } = await db()
      .transaction()
      .execute((tx) => reEncrypt(tx, { from, to }));
    expect(unreadable).toBe(1);
    expect(changed).toBeGreaterThanOrEqual(5);
    expect(openKey((await provided()).sealed_key as Buffer, providerId, to)?.reveal()).toBe(
      `key of ${providerId}`,
    );
    expect(openKey((await provided()).sealed_key as Buffer, providerId, from)).toBeNull();
    const own = await db().selectFrom('own_model_keys').select('sealed_key').executeTakeFirstOrThrow();
    expect(openKey(own.sealed_key, ownId, to)?.reveal()).toBe(`key of ${ownId}`);
    const { rows } = await test.database.pool.query('select "privateKey" as key from identity_signing_keys');
    const signing = await symmetricDecrypt({ key: identityKeyOf(to), data: JSON.parse(rows[0].key) });
    expect(JSON.parse(signing)).toMatchObject({ kty: 'OKP' });
    const row = await findShare(db(), ada.uid, share.id);
    if (!row) throw new Error('no link');
    const deps = { ...test.deps, instanceSecret: to };
    expect(viewShare(row, deps).url).toBe(share.url);
    // A second rotation keeps it, too.
    const third = new Uint8Array(32).fill(11);
    await db()
      .transaction()
      .execute((tx) => reEncrypt(tx, { from: to, to: third }));
    const again = await findShare(db(), ada.uid, share.id);
    expect(again && viewShare(again, { ...test.deps, instanceSecret: third }).url).toBe(share.url);
  });

  it('is refused while Octavo runs on the database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'octavo-rotate-'));
    const env = { OCTAVO_DATA_DIR: folder, DATABASE_URL: test.database.url };
    await expect(rotateSecret(env)).rejects.toThrow(/Stop all its processes/);
    rmSync(folder, { recursive: true });
  });

  it('of a shared database replaces the secret there', async () => {
    const before = await sharedInstanceSecret(db());
    await replaceSharedSecret(db(), to);
    expect(Buffer.from(await sharedInstanceSecret(db()))).toEqual(Buffer.from(to));
    expect(Buffer.from(before)).not.toEqual(Buffer.from(to));
  });
});

describe('an interrupted rotation on disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is discarded if the database was not re-encrypted', async () => {
    const before = localInstanceSecret(folder);
    stageRotation(folder, to);
    await settleRotation(folder, db());
    expect(localInstanceSecret(folder)).toEqual(before);
    expect(readdirSync(folder)).toEqual(['instance-secret']);
  });

  it('is completed if the database was re-encrypted', async () => {
    stageRotation(folder, to);
    await tellRotation(db(), to);
    await settleRotation(folder, db());
    expect(Buffer.from(localInstanceSecret(folder))).toEqual(Buffer.from(to));
    expect(readdirSync(folder)).toEqual(['instance-secret']);
  });
});
