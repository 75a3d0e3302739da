/**
 * Loaded for its effect: ends this process as by SIGTERM once the process that started it has gone. Without it, a
 * server would keep its port and data folder after its npm was killed outright.
 */
const parent = process.ppid;
const lookEveryMs = 500;

const looking = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(looking);
  process.kill(process.pid, 'SIGTERM');
}, lookEveryMs).unref();
