import { say } from './say.mjs';

/**
 * One tidy line for each step of work: `Installing packages … done (31.2 s)`. On a terminal the seconds tick.
 * @typedef {{ step<T>(label: string, work: () => Promise<T>): Promise<T>, note(text: string): void }} Progress
 */

/** @param {number} startedAt in milliseconds since the epoch */
export function secondsSince(startedAt) {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
}

/**
 * @param {NodeJS.WriteStream} stream where the lines go; standard error for commands whose output is data
 * @returns {Progress}
 */
export function createProgress(stream) {
  return {
    async step(label, work) {
      const startedAt = Date.now();
      stream.write(`${label} … `);
      const ticking = stream.isTTY
        ? setInterval(() => stream.write(`\r\x1b[K${label} … ${secondsSince(startedAt)}`), 500)
        : undefined;
      let outcome = say('failed');
      try {
        const result = await work();
        outcome = say('done');
        return result;
      } finally {
        clearInterval(ticking);
        const line = `${outcome} (${secondsSince(startedAt)})\n`;
        stream.write(stream.isTTY ? `\r\x1b[K${label} … ${line}` : line);
      }
    },
    note(text) {
      stream.write(`${text}\n`);
    },
  };
}
