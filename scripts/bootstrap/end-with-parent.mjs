/**
 * Side-effect import: ends this process like SIGTERM when its parent process has exited. Otherwise a server
 * would keep its port and data folder after its npm was killed.
 */
const parent = process.ppid;
const lookEveryMs = 500;

const looking = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(looking);
  process.kill(process.pid, 'SIGTERM');
}, lookEveryMs).unref();
