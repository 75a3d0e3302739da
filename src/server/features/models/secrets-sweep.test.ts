import { chmodSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFullRun } from '../../testing/full-run.ts';
import { type ModelServer, startModelServer } from '../../testing/model-server.ts';
import { type OctavoProcess, runOctavoProcess, whenReady } from '../../testing/octavo-process.ts';
import { type OwnerClient, signInOwner } from '../../testing/owner-client.ts';
import { runCommandLine } from '../../testing/run-command-line.ts';

/* Searches everything that leaves an Octavo or stays on its disk for keys that were given to it. */

const canaries = {
  provider: 'sk-canary-provider-6f1c526f0e4a4e9a52',
  wrong: 'sk-canary-wrong-0b7d116f1c1c52d4a1aa',
  own: 'sk-canary-own-77e0b24f5a1c9d81f0c3bb',
  environment: 'sk-canary-environment-4c0a9e61d7f2aa',
  search: 'tvly-canary-search-91be03c7745d20e6cc',
};

const folder = mkdtempSync(path.join(tmpdir(), 'octavo-sweep-'));
const dataDir = path.join(folder, 'data');
/** Everything that was sent to a client, by what was asked. */
const answers = new Map<string, string>();
let server: ModelServer;
let octavo: OctavoProcess;
let owner: OwnerClient;

beforeAll(async () => {
  if (!isFullRun) return;
  chmodSync(folder, 0o711);
  server = await startModelServer({
    key: canaries.provider,
    says: `Your key is ${canaries.provider}.`,
    instead: (request, response) => {
      const isFailing = request.headers.authorization?.includes(canaries.own) && request.method === 'POST';
      if (isFailing) response.writeHead(500).end(JSON.stringify({ error: request.headers.authorization }));
      else if (request.headers.authorization?.includes(canaries.own))
        response.end('{"data":[{"id":"small"}]}');
      return isFailing || response.writableEnded;
    },
  });
  octavo = runOctavoProcess({
    OCTAVO_DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'trace',
    OCTAVO_LOCAL_SERVERS: '127.0.0.1:9',
    OPENAI_BASE_URL: server.url,
    OPENAI_API_KEY: canaries.environment,
    OCTAVO_MODELS: 'composer=composer,env=compatible:small',
  });
  await whenReady(octavo);
  owner = await signInOwner(octavo);
});
afterAll(async () => {
  if (!isFullRun) return;
  octavo.child.kill('SIGKILL');
  await octavo.exit;
  await server.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function ask(method: string, url: string, body?: unknown) {
  const answer = await owner.send(method, url, body);
  const text = await answer.text();
  answers.set(`${answers.size} ${method} ${url}: ${answer.status}`, text);
  return { status: answer.status, text, json: () => JSON.parse(text) };
}

const base = '/api/settings/models';
const noPrices = { input_price: null, output_price: null, picture_price: null };
const run = (alias: string) =>
  ask('POST', '/chat/stream', {
    model_alias: alias,
    messages: [{ role: 'user', content: 'What is Octavo?' }],
  });

/** Returns what of a text or of bytes is a key, in the forms in which it may be written. */
function keysIn(bytes: Buffer): string[] {
  return Object.entries(canaries).flatMap(([name, key]) =>
    [key, Buffer.from(key).toString('hex'), Buffer.from(key).toString('base64').replace(/=+$/, '')].some(
      (form) => bytes.includes(form),
    )
      ? [name]
      : [],
  );
}

function filesIn(place: string): string[] {
  return readdirSync(place).flatMap((name) => {
    const file = path.join(place, name);
    const found = lstatSync(file);
    if (found.isDirectory()) return name === 'browser' ? [] : filesIn(file);
    return found.isFile() ? [file] : [];
  });
}

const filesWithKeys = (place: string): string[] =>
  filesIn(place).flatMap((file) => keysIn(readFileSync(file)).map((name) => `${name} in ${file}`));

it.runIf(isFullRun)(
  'no key is in an answer, a stream, an error, a log, a file of the data folder or a backup',
  async () => {
    // Keys are given in every way, rightly and wrongly.
    const provider = { kind: 'compatible', address: server.url };
    expect((await ask('POST', `${base}/providers`, { ...provider, api_key: canaries.wrong })).status).toBe(
      422,
    );
    expect(
      (await ask('POST', `${base}/providers`, { ...provider, api_key: 7, name: canaries.wrong })).status,
    ).toBe(400);
    const connected = await ask('POST', `${base}/providers`, { ...provider, api_key: canaries.provider });
    const { id } = connected.json().provider;
    const model = { alias: 'swept', provider_id: id, model: 'small', purpose: 'text', ...noPrices };
    await ask('POST', `${base}/offered`, model);
    await ask('POST', `${base}/offered/swept/test`);
    const { revision } = (await ask('GET', base)).json();
    await ask('PATCH', base, { revision, are_own_keys_allowed: true });
    const own = await ask('POST', '/api/user/model-keys', { ...provider, api_key: canaries.own });
    await ask('PATCH', `/api/user/model-keys/${own.json().key?.id ?? id}`, { model: 'small' });
    await ask('PUT', '/api/settings/search', { kind: 'tavily', api_key: canaries.search });
    // Runs whose provider repeats keys, in its text and in its errors.
    const told = await run('swept');
    expect(told.text).toContain('[secret]');
    await run('env');
    await run('own:compatible');
    for (const url of [
      '/chat/models',
      '/api/user/sessions/latest',
      '/api/user/documents',
      '/api/settings/search',
    ])
      await ask('GET', url);
    for (const url of [
      '/openapi.json',
      '/readyz',
      '/metrics',
      '/settings/models',
      '/no-such-page',
      `/api/x?key=1`,
    ])
      await ask('GET', url);
    expect(answers.size).toBeGreaterThan(20);
    for (const [asked, text] of answers) expect([asked, keysIn(Buffer.from(text))]).toEqual([asked, []]);

    const backup = path.join(folder, 'backup');
    const { code, err } = await runCommandLine(['backup', backup], { folder, dataDir });
    expect([code, keysIn(Buffer.from(err))]).toEqual([0, []]);
    octavo.child.kill('SIGTERM');
    await octavo.exit;
    const log = octavo.stdout() + octavo.stderr();
    expect(keysIn(Buffer.from(log))).toEqual([]);
    expect(filesIn(backup).length).toBeGreaterThan(100);
    expect([...filesWithKeys(dataDir), ...filesWithKeys(backup)]).toEqual([]);
  },
);
