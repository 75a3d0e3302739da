import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentGrammar } from '../../../domain/content/grammar/content-grammar.ts';
import { isFullRun } from '../../testing/full-run.ts';
import { noEngine, testEngine } from '../../testing/test-engine.ts';
import { writeTinyGguf } from '../../testing/tiny-gguf.ts';
import { createEngineHost, type EngineHost } from './engine-host.ts';
import type { WriteOrder } from './engine-messages.ts';
import { installEngine, installedEngine } from './install-engine.ts';

const engineFolder = isFullRun ? await testEngine() : null;
const reason = engineFolder === null && isFullRun ? ` (skipped: ${noEngine})` : '';

let folder: string;
let host: EngineHost;
let model: { file: string; contextTokens: number };
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'octavo-engine-'));
  model = { file: path.join(folder, 'tiny.gguf'), contextTokens: 2_048 };
  await writeTinyGguf(model.file);
  host = createEngineHost(() => engineFolder && installedEngine(engineFolder), { warn: () => undefined });
});
afterEach(async () => {
  await host.close();
  await rm(folder, { recursive: true, force: true });
});

const endless: WriteOrder = {
  messages: [{ role: 'user', text: 'bees' }],
  schema: {
    type: 'array',
    minItems: 200,
    maxItems: 300,
    items: { type: 'string', minLength: 40, maxLength: 80 },
  },
  maxTokens: 100_000,
  temperature: 0.6,
};
const page: WriteOrder = { ...endless, schema: contentGrammar(), maxTokens: 1_500 };

/** Ends the processes that this one has started to run models. */
async function crash(): Promise<void> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)]);
  for (const line of stdout.split('\n'))
    if (line.includes('engine-process.ts')) process.kill(Number.parseInt(line, 10), 'SIGSEGV');
}

it('says that the engine is not installed', async () => {
  const none = createEngineHost(() => null, { warn: () => undefined });
  await expect(none.measure(model, contentGrammar())).rejects.toMatchObject({
    detail: expect.stringMatching(/isn't installed/),
  });
});

describe.runIf(engineFolder !== null)(`the process of the engine${reason}`, () => {
  it('fails one prompt when it crashes, and is started again by the next', async () => {
    let said = '';
    const broken = host.write(model, endless, (piece) => {
      if (said === '') void crash();
      said += piece;
    });
    await expect(broken).rejects.toMatchObject({ detail: expect.stringMatching(/stopped unexpectedly/) });
    expect(said.length).toBeGreaterThan(0);
    expect(await host.write(model, page, () => undefined)).toMatchObject({ inputTokens: 1 });
  });

  it('stops when the prompt is cancelled, and runs one at a time', async () => {
    const stop = new AbortController();
    const order: string[] = [];
    const first = host
      .write(model, endless, () => stop.abort(new Error('cancelled')), stop.signal)
      .catch((error: Error) => order.push(error.message));
    const second = host.write(model, page, () => undefined).then(() => order.push('written'));
    await Promise.all([first, second]);
    expect(order).toEqual(['cancelled', 'written']);
  });

  it('refuses what is too long for the model, and files that are no models', async () => {
    const long = { ...page, messages: [{ role: 'user' as const, text: 'bees '.repeat(3_000) }] };
    await expect(host.write(model, long, () => undefined)).rejects.toMatchObject({
      detail: expect.stringMatching(/too long/),
    });
    const missing = { ...model, file: path.join(folder, 'none.gguf') };
    await expect(host.measure(missing, contentGrammar())).rejects.toMatchObject({
      detail: expect.stringMatching(/couldn't be run/),
    });
  });

  it('measures its speed, and ends itself when it is unloaded', async () => {
    const speed = await host.measure(model, contentGrammar());
    expect(speed.reading).toBeGreaterThan(speed.writing);
    expect(speed.writing).toBeGreaterThan(1);
    await host.unload();
    const { stdout } = await promisify(execFile)('ps', ['-o', 'args=', '--ppid', String(process.pid)]);
    expect(stdout).not.toContain('engine-process.ts');
  });

  it('is installed from the registry with progress, and leaves nothing when cancelled', async () => {
    const target = path.join(folder, 'package');
    const cancel = new AbortController();
    let seen = 0;
    const installing = installEngine(
      target,
      (bytes) => {
        seen = Math.max(seen, bytes);
        if (bytes > 1_000_000) cancel.abort(new Error('cancelled'));
      },
      cancel.signal,
    );
    await expect(installing).rejects.toThrow('cancelled');
    expect(seen).toBeGreaterThan(1_000_000);
    expect(await readdir(folder)).toEqual(['tiny.gguf']);
    await installEngine(target, () => undefined, new AbortController().signal);
    expect(installedEngine(target)).not.toBeNull();
    const binaries = await readdir(path.join(target, 'node_modules', '@node-llama-cpp'));
    expect(binaries.every((name) => name.startsWith(process.platform === 'linux' ? 'linux-' : ''))).toBe(
      true,
    );
  });
});
