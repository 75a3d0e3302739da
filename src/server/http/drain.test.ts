import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { restartMarker } from '../../contract/chat-events.ts';
import { prompt } from '../testing/run-prompts.ts';
import { createTestApp } from '../testing/test-app.ts';
import { drainOnClose } from './drain.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** Starts a server whose response time is given in the URL. */
async function slowServer(withinMs?: number): Promise<string> {
  app = Fastify({ forceCloseConnections: 'idle' });
  drainOnClose(app, withinMs);
  app.get<{ Params: { ms: string } }>('/:ms', async ({ params }) => {
    await delay(Number(params.ms));
    return 'done';
  });
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** Uses a keep-alive connection, as browsers and proxies do. */
function ask(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, async (answer) => {
      let text = '';
      for await (const bytes of answer) text += bytes;
      resolve(text);
    })
      .on('error', reject)
      .end();
  });
}

test('finishes a pending request, then stops the server', async () => {
  const url = await slowServer(3_600_000);
  const agent = new Agent({ keepAlive: true });
  await ask(`${url}/0`, agent);
  const arrived = once(app.server, 'request');
  const answer = ask(`${url}/600`, agent);
  await arrived;
  // Much longer than the request takes: closing must not wait for the full timeout.
  await app.close();
  expect(await answer).toBe('done');
  await expect(ask(`${url}/0`, new Agent())).rejects.toThrow();
  agent.destroy();
});

test('aborts requests that exceed the time limit', async () => {
  const url = await slowServer(300);
  const arrived = once(app.server, 'request');
  const cut = ask(`${url}/3600000`, new Agent({ keepAlive: true })).catch((error: unknown) => error);
  await arrived;
  await app.close();
  expect(await cut).toBeInstanceOf(Error);
});

test('tells an open stream that the server restarts; the stream resumes elsewhere', async () => {
  const octavo = await createTestApp({}, { composerPauseMs: 400, graceMs: 10_000 });
  app = octavo.app;
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { ...octavo.as('ada'), 'content-type': 'application/json' };
  const list = await fetch(`${url}/api/pdf-jobs/live`, { headers });
  const run = await fetch(`${url}/chat/stream`, {
    method: 'POST',
    headers,
    body: JSON.stringify(prompt('A flyer for a summer fair')),
  });
  await delay(500);
  await app.close();
  for (const stream of [list, run]) expect(await stream.text()).toMatch(`data: ${restartMarker}\n\n`);
  await octavo.close();
});
