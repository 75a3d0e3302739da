import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NamedPrompt } from './recording.ts';

const main = fileURLToPath(new URL('../../src/server/cli/main.ts', import.meta.url));

function optionsOf({ layout = {}, asks = {} }: NamedPrompt): string[] {
  return Object.entries({ ...layout, ...asks }).flatMap(([name, value]) => [`--${name}`, String(value)]);
}

/**
 * Makes the page of a prompt with the command line, on the model server at `url`.
 * @returns its exit code: 0 made, 3 made with faults, others not made
 */
export function makeWithModel(prompt: NamedPrompt, url: string, folder: string): Promise<number> {
  const out = path.join(folder, `${prompt.name}.pdf`);
  const child = spawn(
    process.execPath,
    [main, 'make', '-', '--alone', '--model', 'recorded', '--out', out, ...optionsOf(prompt)],
    {
      stdio: ['pipe', 'inherit', 'inherit'],
      env: {
        ...process.env,
        OPENAI_BASE_URL: url,
        OPENAI_API_KEY: 'recording',
        OCTAVO_MODELS: 'recorded=compatible:recorded',
        OCTAVO_DATA_DIR: path.join(folder, 'data'),
      },
    },
  );
  child.stdin.end(prompt.prompt);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
