import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startModelServer } from '../../testing/model-server.ts';
import { type OllamaDouble, startOllamaDouble } from '../../testing/ollama-double.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { findLocalServers } from './find-local-servers.ts';

let test: TestApp;
let ollama: OllamaDouble;
beforeEach(async () => {
  ollama = await startOllamaDouble();
  test = await createTestApp({ OCTAVO_LOCAL_SERVERS: `127.0.0.1:${ollama.port}` });
});
afterEach(async () => {
  await test.close();
  await ollama.close();
});

async function send(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
  const answer = await test.app.inject({
    method,
    url: `/api/settings${path}`,
    headers: test.as('owner'),
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

async function connected(): Promise<string> {
  const { body } = await send('POST', '/models/providers', { kind: 'ollama', address: ollama.url });
  return body.provider.id;
}

const pull = async () => (await send('GET', '/model-pulls')).body.pulls[0];

it('finds servers by their responses, and ignores silent and unknown ones', async () => {
  const llama = await startModelServer({ models: [{ id: 'a', owned_by: 'llamacpp' }] });
  const page = await startModelServer({
    instead: (_, response) => {
      response.end('<h1>Router</h1>');
      return true;
    },
  });
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const portOf = (url: string) => ({ host: '127.0.0.1', port: Number(new URL(url).port) });
  const { port } = silent.address() as { port: number };
  // A long timeout, because the machine may be busy; the silent server uses all of it.
  const patienceMs = 5_000;
  const places = [portOf(ollama.url), portOf(llama.url), portOf(page.url), { host: '127.0.0.1', port }];
  const found = await findLocalServers(places, patienceMs);
  await llama.close();
  await page.close();
  silent.close();
  expect(found).toEqual([
    { kind: 'ollama', name: 'Ollama', address: ollama.url, modelCount: 0 },
    { kind: 'compatible', name: 'llama.cpp', address: llama.url, modelCount: 1 },
  ]);
});

it('offers responding servers to the owner, and uses none before it is connected', async () => {
  const servers = async () => (await send('GET', '/local-servers')).body.servers;
  const found = { name: 'Ollama', address: ollama.url };
  await expect.poll(servers).toMatchObject([{ ...found, is_connected: false }]);
  expect((await send('GET', '/models')).body.providers).toEqual([]);
  await connected();
  await expect.poll(servers).toMatchObject([{ ...found, is_connected: true }]);
});

describe('a download by Ollama', () => {
  it('shows its progress, ignores a second start, and ends with the model', async () => {
    const id = await connected();
    expect((await send('POST', `/models/providers/${id}/pulls`, { model: 'qwen3:8b' })).status).toBe(204);
    await expect.poll(() => ollama.isFollowed()).toBe(true);
    await send('POST', `/models/providers/${id}/pulls`, { model: 'qwen3:8b' });
    ollama.step();
    await expect.poll(async () => (await pull()).done_bytes).toBe(1_000);
    expect(await pull()).toMatchObject({ state: 'running', total_bytes: 3_000 });
    for (let step = 0; step < 3; step += 1) ollama.step();
    await expect.poll(async () => (await pull()).state).toBe('done');
    const { models } = (await send('GET', `/models/providers/${id}/models`)).body;
    expect(models).toMatchObject([{ id: 'qwen3:8b', size_bytes: 3_000 }]);
    expect((await send('DELETE', `/models/providers/${id}/models/qwen3:8b`)).status).toBe(204);
    expect([...ollama.models]).toEqual([]);
    expect((await send('DELETE', `/models/providers/${id}/models/qwen3:8b`)).status).toBe(404);
  });

  it('stops on the server when it is cancelled', async () => {
    const id = await connected();
    await send('POST', `/models/providers/${id}/pulls`, { model: 'hf.co/some/model:Q4' });
    await expect.poll(() => ollama.isFollowed()).toBe(true);
    const model = encodeURIComponent('hf.co/some/model:Q4');
    expect((await send('DELETE', `/models/providers/${id}/pulls/${model}`)).status).toBe(204);
    await expect.poll(() => ollama.isFollowed()).toBe(false);
    await expect.poll(async () => (await pull()).state).toBe('cancelled');
  });

  it('that breaks off or has no model explains what to do', async () => {
    const id = await connected();
    await send('POST', `/models/providers/${id}/pulls`, { model: 'qwen3:8b' });
    await expect.poll(() => ollama.isFollowed()).toBe(true);
    ollama.breakOff();
    await expect.poll(async () => (await pull()).message).toMatch(/Start it again/);
    await send('POST', `/models/providers/${id}/pulls`, { model: 'unknown' });
    const pulls = async () => (await send('GET', '/model-pulls')).body.pulls;
    await expect.poll(async () => (await pulls())[1]?.message).toMatch(/Check its name/);
  });
});
