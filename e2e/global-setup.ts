import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { templateVariable } from './test-database.ts';

/** One PostgreSQL for the run: each Octavo under test gets a copy of its migrated template. */
export default async function startDatabase(): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('database-process.ts', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [line] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    ended.then(([code]) => {
      throw new Error(`The database of the tests ended with code ${code}.`);
    }),
  ]);
  // Workers inherit it.
  process.env[templateVariable] = String(line);
  return async () => {
    child.stdin.end();
    await ended;
  };
}
