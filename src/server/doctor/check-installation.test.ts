import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestMailServer } from '../adapters/mail/test-mail-server.ts';
import { lockDataFolder } from '../lifecycle/data-folder-lock.ts';
import { openTerminalWords, sayInEnglish } from '../terminal-words.ts';
import { shareBrowser } from '../testing/share-browser.ts';
import { createTestApp } from '../testing/test-app.ts';
import { checkInstallation } from './check-installation.ts';
import { detailInWords, findingsInWords } from './finding.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'octavo-doctor-'));
  writeFileSync(path.join(folder, 'file'), '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function found(env: Readonly<Record<string, string>>) {
  const findings = await checkInstallation(env);
  const entries = findings.map(
    async (each) =>
      [each.part, [each.state, await detailInWords(each, sayInEnglish, 'en')] as const] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

async function busyPort() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { port: String(address.port), close: () => server.close() };
}

describe('doctor', () => {
  it('finds nothing wrong with a fresh installation', async () => {
    const dataDir = path.join(folder, 'fresh');
    shareBrowser(dataDir);
    const findings = await checkInstallation({ OCTAVO_DATA_DIR: dataDir, PORT: '0' });
    expect(findings.filter(({ state }) => state !== 'ok')).toEqual([]);
    expect(findings.map(({ part }) => part)).toEqual([
      'settings',
      'address',
      'email',
      'data folder',
      'port',
      'database',
      'files',
      'browser',
    ]);
    expect(await findingsInWords(findings, sayInEnglish, 'en')).toContain('0 faults, 0 warnings');
    const german = await findingsInWords(findings, await openTerminalWords('de'), 'de');
    expect(german).toContain('✓ Datenordner');
    expect(german).toContain('0 Fehler, 0 Warnungen');
    const english = await Promise.all(findings.map((each) => detailInWords(each, sayInEnglish, 'en')));
    for (const detail of english) expect(german).not.toContain(detail);
  });

  it('names each faulty part and what to do, and goes on with the others', async () => {
    const busy = await busyPort();
    const dataDir = path.join(folder, 'faulty');
    const parts = await found({
      OCTAVO_DATA_DIR: dataDir,
      PORT: busy.port,
      DATABASE_URL: `postgres://octavo:secret@127.0.0.1:1/octavo`,
      SMTP_URL: `smtp://user:secret@127.0.0.1:1`,
      MAIL_FROM: 'hello@example.com',
      STORAGE_URL: `file:${path.join(folder, 'file', 'store')}`,
      OCTAVO_BROWSER: '/nowhere/chrome',
    }).finally(busy.close);
    expect(parts.port).toEqual([
      'fault',
      expect.stringMatching(`^Port ${busy.port} is already in use. Set PORT to`),
    ]);
    for (const [part, words] of [
      ['database', 'DATABASE_URL'],
      ['email', 'SMTP_URL'],
      ['files', 'STORAGE_URL'],
      ['browser', 'OCTAVO_BROWSER'],
    ] as const) {
      expect(parts[part]?.[0], part).toBe('fault');
      expect(parts[part]?.[1]).toContain(words);
    }
    expect(JSON.stringify(parts)).not.toContain('secret');
  });

  it('warns about a public address without encryption, proxies or email', async () => {
    const parts = await found({
      OCTAVO_DATA_DIR: path.join(folder, 'file', 'data'),
      HOST: '0.0.0.0',
      OCTAVO_PUBLIC_URL: 'http://docs.example.com',
    });
    expect(parts.address?.[0]).toBe('warning');
    expect(parts.address?.[1]).toContain('not encrypted');
    expect(parts.proxy?.[0]).toBe('warning');
    expect(parts.proxy?.[1]).toContain('OCTAVO_TRUSTED_PROXIES');
    expect(parts.email?.[0]).toBe('warning');
    expect(parts['data folder']?.[0]).toBe('fault');
  });

  it('signs in to the mail server', async () => {
    const server = await startTestMailServer();
    try {
      const parts = await found({
        OCTAVO_DATA_DIR: path.join(folder, 'file', 'data'),
        SMTP_URL: server.url,
        MAIL_FROM: 'hello@example.com',
      });
      expect(parts.email?.[0]).toBe('ok');
    } finally {
      await server.close();
    }
  });

  it('lists all faulty settings, and checks nothing else', async () => {
    const parts = await found({ PORT: 'many', SMTP_URL: 'smtp://127.0.0.1' });
    expect(Object.keys(parts).toSorted()).toEqual(['MAIL_FROM', 'PORT']);
  });

  it('asks a running Octavo instead of opening its data', async () => {
    const test = await createTestApp();
    const dataDir = path.join(folder, 'running');
    mkdirSync(path.join(dataDir, 'run'), { recursive: true });
    chmodSync(dataDir, 0o700);
    const url = await test.app.listen({ host: '127.0.0.1', port: 0 });
    const lock = lockDataFolder(path.join(dataDir, 'run', 'octavo.lock'), url);
    try {
      const parts = await found({ OCTAVO_DATA_DIR: dataDir });
      expect(parts.Octavo).toEqual(['ok', `Runs at ${url}, and all its parts are ready`]);
      expect(parts.database).toBeUndefined();
    } finally {
      lock.release();
      await test.close();
    }
    const gone = lockDataFolder(path.join(dataDir, 'run', 'octavo.lock'), url);
    const parts = await found({ OCTAVO_DATA_DIR: dataDir });
    gone.release();
    expect(parts.Octavo?.[0]).toBe('fault');
  });
});
