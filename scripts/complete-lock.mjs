/**
 * Adds the platform packages missing from package-lock.json because the registry lacked them. `npm ci`
 * rejects a lock without them on every platform. Run it after adding or upgrading a package from a registry
 * mirror; it changes nothing if the lock is complete.
 */
import { readFileSync, writeFileSync } from 'node:fs';

/** @typedef {{ version?: string, optional?: boolean, dev?: boolean, os?: string[], cpu?: string[], libc?: string[], optionalDependencies?: Record<string, string>, [field: string]: unknown }} LockedPackage */

const lockFile = new URL('../package-lock.json', import.meta.url);
const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/**
 * Parses the platform from a package name such as `@biomejs/cli-linux-x64-musl`.
 * @param {string} name
 * @returns {Pick<LockedPackage, 'os' | 'cpu' | 'libc'>}
 */
function platformOf(name) {
  const words = (name.split('/').at(-1) ?? '').split(/[-.]/);
  const os = words.find((word) => systems.includes(word));
  const cpu = words.find((word) => processors.includes(word));
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.includes('gnu')
      ? 'glibc'
      : undefined;
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(libc && os === 'linux' && { libc: [libc] }),
    ...(os && { os: [os] }),
  };
}

/**
 * Returns whether Node's module resolution from `folder` upward finds a locked package with that name.
 * @param {Record<string, LockedPackage>} packages
 * @param {string} folder
 * @param {string} name
 */
function isLocked(packages, folder, name) {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (`${at ? `${at}/` : ''}node_modules/${name}` in packages) return true;
    if (!at) return false;
  }
}

/** @type {{ packages: Record<string, LockedPackage> }} */
const lock = JSON.parse(readFileSync(lockFile, 'utf8'));
const added = [];
for (const [folder, parent] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const isExact = /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version);
    if (!isExact || isLocked(lock.packages, folder, name)) continue;
    const { os, cpu, libc } = platformOf(name);
    // Same field order as npm, so that its next rewrite of the file makes no diff.
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(cpu && { cpu }),
      ...(parent.dev && { dev: true }),
      ...(libc && { libc }),
      optional: true,
      ...(os && { os }),
    };
    added.push(`${name}@${version}`);
  }
}

const [root, ...others] = Object.entries(lock.packages);
others.sort(([left], [right]) => left.localeCompare(right, 'en'));
if (added.length > 0) {
  lock.packages = Object.fromEntries(root ? [root, ...others] : others);
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
}
console.log(
  added.length > 0
    ? `Added to package-lock.json:\n  ${added.join('\n  ')}`
    : 'package-lock.json is complete.',
);
