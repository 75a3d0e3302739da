import { workerData } from 'node:worker_threads';

/* Ends the process that it lives in when that takes up more memory than it may, even while a parser keeps it busy. */
const checkEveryMs = 25;
const { memoryBytes } = workerData as { readonly memoryBytes: number };
setInterval(() => {
  if (process.memoryUsage.rss() > memoryBytes) process.kill(process.pid, 'SIGKILL');
}, checkEveryMs);
