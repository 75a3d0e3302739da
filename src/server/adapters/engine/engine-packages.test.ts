import { expect, it } from 'vitest';
import { checkDisk, checkMemory, memoryFor } from './check-room.ts';
import { engineCatalog } from './engine-catalog.ts';
import { binariesFor, engineName, engineVersion, packageFiles } from './engine-packages.ts';
import { pageSeconds } from './page-time.ts';

const linux = { platform: 'linux', arch: 'x64', isGlibc: true, hasGraphicsCard: false } as const;

it('installs the binaries of this system only, with a graphics card if there is one', () => {
  expect(binariesFor(linux)).toEqual(['@node-llama-cpp/linux-x64']);
  expect(binariesFor({ ...linux, hasGraphicsCard: true })).toContain('@node-llama-cpp/linux-x64-vulkan');
  expect(binariesFor({ ...linux, platform: 'darwin', arch: 'arm64' })).toEqual([
    '@node-llama-cpp/mac-arm64-metal',
  ]);
  expect(binariesFor({ ...linux, isGlibc: false })).toBeNull();
  expect(binariesFor({ ...linux, platform: 'freebsd' })).toBeNull();
});

it('pins every package by version and SHA-512', () => {
  const { manifest, lock } = packageFiles(['@node-llama-cpp/linux-x64']);
  expect(JSON.parse(manifest).dependencies).toEqual({
    [engineName]: engineVersion,
    '@node-llama-cpp/linux-x64': engineVersion,
  });
  const { '': root, ...packages } = JSON.parse(lock).packages;
  expect(root.dependencies).toEqual(JSON.parse(manifest).dependencies);
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  for (const each of Object.values<{ integrity: string }>(packages))
    expect(each.integrity).toMatch(/^sha512-/);
  expect(packages[`node_modules/${engineName}`].version).toBe(engineVersion);
  expect(packages['node_modules/@node-llama-cpp/linux-x64'].optional).toBeUndefined();
  expect(packages['node_modules/@node-llama-cpp/linux-x64-cuda'].optional).toBe(true);
});

it('lists models whose files cannot change', () => {
  expect(new Set(engineCatalog.map(({ id }) => id)).size).toBe(engineCatalog.length);
  for (const { url, sha256, bytes, memoryBytes } of engineCatalog) {
    expect(url).toMatch(/^https:\/\/huggingface\.co\/[\w.-]+\/[\w.-]+\/resolve\/[\da-f]{40}\/[\w.-]+\.gguf$/);
    expect(sha256).toMatch(/^[\da-f]{64}$/);
    expect(memoryBytes).toBeGreaterThan(bytes);
  }
});

it('refuses what there is no room for, in words', () => {
  const gigabytes = (count: number): number => count * 1e9;
  expect(() => checkDisk({ freeDiskBytes: gigabytes(10) }, gigabytes(5))).not.toThrow();
  expect(() => checkDisk({ freeDiskBytes: null }, gigabytes(5))).not.toThrow();
  expect(() => checkDisk({ freeDiskBytes: gigabytes(5.5) }, gigabytes(5))).toThrow(
    'The download needs 6 GB of free disk space, and 5.5 GB are free.',
  );
  expect(() => checkMemory({ memoryBytes: gigabytes(4) }, gigabytes(8))).toThrow(
    'This model needs 8 GB of memory, and this computer has 4 GB. Choose a smaller one.',
  );
  expect(memoryFor(gigabytes(5))).toBe(gigabytes(6.7));
});

it('estimates a page from the measured speed', () => {
  const speed = { loadMs: 10_000, reading: 55, writing: 5, isOnGraphicsCard: false };
  expect(pageSeconds(speed)).toEqual([100, 330]);
  expect(pageSeconds({ ...speed, loadMs: 0, reading: 10_000, writing: 5_000 })).toEqual([1, 1]);
});
