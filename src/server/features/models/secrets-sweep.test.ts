import { chmodSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPostmasterFile } from '../../database/embedded/postmaster-file.ts';
import { embeddedDatabaseUrl } from '../../database/embedded-postgres.ts';
import { isFullRun } from '../../testing/full-run.ts';
import { type AskedChat, type ModelServer, type Said, startModelServer } from '../../testing/model-server.ts';
import { type OctavoProcess, runOctavoProcess, whenReady } from '../../testing/octavo-process.ts';
import { type OwnerClient, signInOwner } from '../../testing/owner-client.ts';
import { readPdf } from '../../testing/read-pdf.ts';
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
    says: repeatKey,
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
    OCTAVO_WORK_AHEAD: 'false',
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

/** Repeats the key that it was called with, in its text and on the page. */
function repeatKey({ tools, messages }: AskedChat): Said {
  const text = `Your key is ${canaries.provider}.`;
  const has = (name: string) => tools?.some((tool) => tool.function.name === name);
  if (has('ready')) return { tool: 'ready', input: { word: text } };
  if (!has('write_document') || messages.at(-1)?.role === 'tool') return text;
  const pages = [{ layout: 'article', title: 'Keys', blocks: [{ type: 'paragraph', text }] }];
  const input = { title: 'Keys', language: 'en', look: { format: 'a4', direction: 'swiss' }, pages };
  return { tool: 'write_document', input: { ...input, message: text, followups: [text] } };
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

/** Returns all rows of the database, as a dump has them. */
async function dump(): Promise<string> {
  const pidFile = filesIn(dataDir).find((file) => path.basename(file) === 'postmaster.pid');
  const port = pidFile && readPostmasterFile(path.dirname(pidFile))?.port;
  if (!port) throw new Error('the database does not run');
  const database = new pg.Client({ connectionString: embeddedDatabaseUrl(dataDir, port) });
  await database.connect();
  const tables = await database.query(
    "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
  );
  let rows = '';
  for (const { name } of tables.rows as { name: string }[]) {
    const found = await database.query(`select row_to_json(t)::text as row from ${name} t`);
    rows += JSON.stringify(found.rows);
  }
  await database.end();
  return rows;
}

/** Follows a signed link to a file. */
async function bytesAt(url: string): Promise<Buffer> {
  const answer = await fetch(new URL(url, owner.url));
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

const filesWithKeys = (place: string): string[] =>
  filesIn(place).flatMap((file) => keysIn(readFileSync(file)).map((name) => `${name} in ${file}`));

it.runIf(isFullRun)(
  'no key is in an answer, a stream, an error, an export, a log, the database, a file of the data folder or a backup',
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
    expect((await ask('POST', `${base}/offered/swept/test`)).text).toContain('"type":"tested"');
    const { revision } = (await ask('GET', base)).json();
    await ask('PATCH', base, { revision, are_own_keys_allowed: true });
    const own = await ask('POST', '/api/user/model-keys', { ...provider, api_key: canaries.own });
    await ask('PATCH', `/api/user/model-keys/${own.json().key?.id ?? id}`, { model: 'small' });
    await ask('PUT', '/api/settings/search', { kind: 'tavily', api_key: canaries.search });
    // Runs whose provider repeats keys, in its text and in its errors.
    const told = await run('swept');
    expect(told.text).toContain('[secret]');
    const saved = /"type":"document_saved","document_id":"([\w-]+)"/.exec(told.text)?.[1];
    expect(saved).toBeDefined();
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
    // What people take along: the page as PDF, and all data of the account.
    const link = await ask('GET', `/api/documents/${saved}/pdf/token`);
    expect(link.status).toBe(200);
    const { signed_url } = link.json();
    const { text: printed } = await readPdf(await bytesAt(signed_url));
    expect(printed).toContain('Your key is [secret]');
    expect(keysIn(Buffer.from(printed))).toEqual([]);
    const asOwner = { headers: { cookie: owner.cookie } };
    const started = await owner.send('POST', '/api/user/data-export', {}, asOwner);
    expect(started.status).toBe(200);
    const { export_id } = await started.json();
    const exported = async () => (await ask('GET', `/api/user/data-export/${export_id}`)).json();
    await expect.poll(async () => (await exported()).status).toBe('completed');
    const entries = Object.entries(unzipSync(await bytesAt((await exported()).url)));
    expect(entries.length).toBeGreaterThan(2);
    for (const [name, bytes] of entries) expect([name, keysIn(Buffer.from(bytes))]).toEqual([name, []]);
    const rows = await dump();
    expect(rows).toContain('sealed_key');
    expect(rows).toContain('Your key is [secret]');
    expect(keysIn(Buffer.from(rows))).toEqual([]);
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
