import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { inRoot } from './bootstrap/paths.mjs';

interface Manifest {
  readonly scripts: { readonly sbom: string };
  readonly dependencies: Readonly<Record<string, string>>;
}

interface Bill {
  readonly bomFormat: string;
  readonly components: readonly { readonly name: string; readonly version: string; readonly purl: string }[];
}

test('the bill of materials has every dependency with its version', async () => {
  const manifest: Manifest = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const [command = '', ...parts] = manifest.scripts.sbom.split(' ');
  const { stdout } = await promisify(execFile)(command, parts, {
    cwd: inRoot('.'),
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const bill: Bill = JSON.parse(stdout);
  expect(bill.bomFormat).toBe('CycloneDX');
  const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
  for (const [name, version] of Object.entries(manifest.dependencies))
    expect(listed).toContain(`${name}@${version}`);
  for (const { purl } of bill.components) expect(purl).toMatch(/^pkg:npm\//);
});
