import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * Runs a program in the project folder and collects its output. Prints nothing and never rejects.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ code: number, output: string }>} code 127 when the program could not be started
 */
export function runToEnd(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    const endWithUs = () => child.kill();
    process.once('exit', endWithUs);
    const finish = (/** @type {number} */ code, /** @type {string} */ problem) => {
      process.off('exit', endWithUs);
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') + problem });
    };
    child.once('error', (error) => finish(127, `${error.message}\n`));
    child.once('close', (code) => finish(code ?? 1, ''));
  });
}
