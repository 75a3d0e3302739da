import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { startOctavo } from './start-octavo.ts';

/*
 * A full Octavo in its own process, and beside it a bare pass-through proxy for the same model server.
 * Answers each message of its parent with its resource usage, and restarts the measurement.
 */

const modelUrl = process.argv[2] ?? '';
const { port, stop } = await startOctavo(modelUrl);

const proxy = createServer((request, response) => {
  const { method, headers, url } = request;
  const onward = send(`${modelUrl}${url ?? ''}`, { method: method ?? 'POST', headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  request.pipe(onward);
});
await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));

const lag = monitorEventLoopDelay({ resolution: 5 });
lag.enable();
process.on('message', () => {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ lagP99Ms: lag.percentile(99) / 1e6, rss, held: heapUsed + external });
  lag.reset();
});
process.once('disconnect', async () => {
  await stop();
  process.exit();
});
process.send?.({ port, proxyPort: (proxy.address() as AddressInfo).port });
