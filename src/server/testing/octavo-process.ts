import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { shareBrowser } from './share-browser.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A complete Octavo in its own process. */
export interface OctavoProcess {
  readonly child: ChildProcess;
  readonly stdout: () => string;
  readonly stderr: () => string;
  readonly exit: Promise<number | null>;
}

/** Starts Octavo like `npm start`; only the browser setting is inherited from the environment, and a browser that the
 * tests have unpacked. */
export function runOctavoProcess(settings: Readonly<Record<string, string>>): OctavoProcess {
  if (settings.OCTAVO_DATA_DIR !== undefined) shareBrowser(settings.OCTAVO_DATA_DIR);
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      OCTAVO_BROWSER: process.env.OCTAVO_BROWSER,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const exit = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  return { child, stdout: () => stdout, stderr: () => stderr, exit };
}

/** Resolves once it has printed its sign-in link; rejects with its output if it exits instead. */
export async function whenReady(octavo: OctavoProcess): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    octavo.child.stdout?.on('data', () => {
      if (/owner=\S+\n/.test(octavo.stdout())) resolve();
    });
  });
  const early = octavo.exit.then((code) => {
    throw new Error(`ended with ${code} instead of getting ready: ${octavo.stderr()}`);
  });
  await Promise.race([ready, early]);
  early.catch(() => undefined);
}
