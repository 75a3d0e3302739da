import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { shareBrowser } from './share-browser.ts';

const main = fileURLToPath(new URL('../cli/main.ts', import.meta.url));

export interface CommandLineEnd {
  readonly code: number | null;
  readonly out: Buffer;
  readonly err: string;
}

/** Runs the command line as a process in a folder until it exits. */
export function runCommandLine(
  args: readonly string[],
  { folder, dataDir, input = '' }: { folder: string; dataDir: string; input?: string },
): Promise<CommandLineEnd> {
  shareBrowser(dataDir);
  const { PATH, OCTAVO_BROWSER } = process.env;
  const env = { PATH, OCTAVO_BROWSER, HOME: folder, OCTAVO_DATA_DIR: dataDir };
  const child = spawn(process.execPath, [main, ...args], { env, cwd: folder });
  const out: Buffer[] = [];
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  child.stdin.end(input);
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, out: Buffer.concat(out), err }));
  });
}
