import { workerData } from 'node:worker_threads';

/* Ends its process when it exceeds the memory limit, even while a parser blocks the main thread. */
const checkEveryMs = 25;
const { memoryBytes } = workerData as { readonly memoryBytes: number };
setInterval(() => {
  if (process.memoryUsage.rss() > memoryBytes) process.kill(process.pid, 'SIGKILL');
}, checkEveryMs);
