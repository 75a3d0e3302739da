import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/*
 * A model server in its own process. Each piece contains the time it was sent, so that the reader can measure
 * its latency. The prompt sets the timing: `pieces=300 pause=10`.
 */

const now = (): number => performance.timeOrigin + performance.now();
const event = (delta: object, finish: string | null): string =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

const server = createServer(async (request, response) => {
  let body = '';
  for await (const bytes of request) body += String(bytes);
  const number = (name: string, usual: number): number =>
    Number(new RegExp(`${name}=(\\d+)`).exec(body)?.[1] ?? usual);
  const [pieces, pauseMs] = [number('pieces', 100), number('pause', 10)];
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (let piece = 0; piece < pieces && !response.destroyed; piece++) {
    response.write(event({ content: `@${now().toFixed(3)}; ` }, null));
    await (pauseMs > 0 ? sleep(pauseMs) : new Promise((resolve) => setImmediate(resolve)));
  }
  response.end(`${event({}, 'stop')}data: [DONE]\n\n`);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
