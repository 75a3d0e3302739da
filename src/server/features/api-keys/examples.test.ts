import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findOne, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../lifecycle/free-port.ts';
import { sample } from '../../testing/full-run.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/* Runs the examples of /docs verbatim against a listening server. */

let house: TestApp;
let url: string;
let folder: string;
beforeAll(async () => {
  const port = await freePort('127.0.0.1');
  url = `http://127.0.0.1:${port}`;
  house = await createTestApp({ OCTAVO_PUBLIC_URL: url });
  await house.app.listen({ port, host: '127.0.0.1' });
  folder = await mkdtemp(path.join(tmpdir(), 'octavo-api-'));
  await house.database.db.insertInto('users').values({ uid: 'ada', email: 'ada@example.com' }).execute();
});
afterAll(async () => {
  await house.close();
  await rm(folder, { recursive: true, force: true });
});

const examples = fileURLToPath(new URL('../../../../docs/examples', import.meta.url));
const isInstalled = (command: string) => spawnSync(command, ['--version']).status === 0;

const languages = [
  { name: 'TypeScript', ending: 'ts', command: process.execPath, needs: process.execPath },
  { name: 'curl', ending: 'sh', command: 'sh', needs: 'curl' },
  { name: 'Python', ending: 'py', command: 'python3', needs: 'python3' },
];

// TypeScript alone in the short run: it needs no other program.
test.for(sample(languages, languages.length))(
  'thirty lines of $name create, refine and download a document with only a key',
  async ({ ending, command, needs }, { skip }) => {
    skip(!isInstalled(needs), `${needs} is not installed`);
    const made = await house.app.inject({
      method: 'POST',
      url: '/api/user/api-keys',
      headers: house.as('ada'),
      payload: { name: ending, scopes: ['documents:read', 'documents:write'] },
    });
    const script = path.join(folder, `make-a-document.${ending === 'ts' ? 'mts' : ending}`);
    const reference = (await house.app.inject('/openapi.json')).json();
    const kept = await readFile(path.join(examples, `make-a-document.${ending}`), 'utf8');
    const code = kept.replaceAll('http://localhost:3000', url);
    expect(code).toContain(url);
    await writeFile(script, code);
    expect(reference.info.description).toContain(code);
    const page = parseDocument((await house.app.inject('/docs')).body);
    const shown = findOne(({ attribs }) => attribs.class === `ex ex-${ending}`, page.children);
    expect(textContent(findOne(({ name: tag }) => tag === 'code', shown?.children ?? []) ?? [])).toBe(code);
    expect(
      code.split('\n').filter((line) => !/^\s*(?:$|#|\/\/|\/\*\*)/.test(line)).length,
    ).toBeLessThanOrEqual(30);
    const file = path.join(folder, `${ending}.pdf`);
    const env = { PATH: process.env.PATH, OCTAVO_API_KEY: made.json().secret };
    await promisify(execFile)(command, [script, 'Invoice for Acme Corp, 12 hours of design at $95', file], {
      env,
    });
    const { pages, text } = await readPdf(await readFile(file));
    expect(pages.length).toBe(1);
    expect(text).toMatch(/Acme Corp.*1,140/);
    expect(text).toMatch(/thank/i);
  },
);
