import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { majorVersion, supportedVersions, versionFault } from './browser-versions.ts';

it.each([
  ['Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)', 156],
  ['Google Chrome 131.0.6778.85', 131],
  ['Google Chrome for Testing 159.0.8154.6', 159],
  ['Microsoft Edge 150.0.3065.1 dev', 150],
  ['Chromium 1000.0.1', 1000],
  ['Mozilla Firefox', undefined],
  ['', undefined],
])('reads %j as release %s', (version, major) => {
  expect(majorVersion(version)).toBe(major);
});

it('rejects versions older than the oldest supported release, and nothing newer', () => {
  expect(versionFault(`Chromium ${supportedVersions.oldest}.0.1`)).toBeUndefined();
  expect(versionFault(`Chromium ${supportedVersions.newestTested + 10}.0.1`)).toBeUndefined();
  expect(versionFault(`Chromium ${supportedVersions.oldest - 1}.9`)).toBe(
    'Chromium 136 is too old; 137 is the oldest supported version',
  );
});

it('lists the same releases in the docs', async () => {
  const read = (path: string) => readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8');
  expect(await read('README.md')).toContain(`version ${supportedVersions.oldest} or newer`);
  const record = await read('docs/adr/0005-rendering-over-a-pipe.md');
  expect(record).toContain(`${supportedVersions.oldest} is the oldest`);
  expect(record).toContain(`${supportedVersions.newestTested} is the newest tested`);
});
