import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The engine, in the version that Octavo is tested with. */
export const engineName = 'node-llama-cpp';
export const engineVersion = '3.22.1';
/** Installed size of the engine with the binaries of one system, in bytes. */
export const engineBytes = 90_000_000;

/** Everything that decides which binaries run here. */
export interface EngineSystem {
  readonly platform: NodeJS.Platform;
  readonly arch: string;
  /** Whether the C library is glibc; the binaries for Linux need it. */
  readonly isGlibc: boolean;
  readonly hasGraphicsCard: boolean;
}

const binaries: Readonly<Record<string, { readonly usual: string; readonly graphics?: string }>> = {
  'linux-x64': { usual: 'linux-x64', graphics: 'linux-x64-vulkan' },
  'linux-arm64': { usual: 'linux-arm64' },
  'darwin-arm64': { usual: 'mac-arm64-metal' },
  'darwin-x64': { usual: 'mac-x64' },
  'win32-x64': { usual: 'win-x64', graphics: 'win-x64-vulkan' },
  'win32-arm64': { usual: 'win-arm64' },
};

function hasRenderer(): boolean {
  try {
    return readdirSync('/dev/dri').some((name) => name.startsWith('renderD'));
  } catch {
    return false;
  }
}

/** Returns the system this process runs on. */
export function thisSystem(): EngineSystem {
  const { platform, arch } = process;
  const isLinux = platform === 'linux';
  return {
    platform,
    arch,
    isGlibc: !isLinux || !existsSync('/etc/alpine-release'),
    hasGraphicsCard: isLinux ? hasRenderer() : true,
  };
}

/** Returns the packages with binaries for a system; null if there are none. */
export function binariesFor({ platform, arch, isGlibc, hasGraphicsCard }: EngineSystem): string[] | null {
  const found = isGlibc ? binaries[`${platform}-${arch}`] : undefined;
  if (!found) return null;
  const names = [found.usual, ...(hasGraphicsCard && found.graphics ? [found.graphics] : [])];
  return names.map((name) => `@node-llama-cpp/${name}`);
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/**
 * Returns the two files that npm installs from. The lock pins every package by version and SHA-512; binaries
 * of other systems stay optional, and are left out.
 */
export function packageFiles(binaryNames: readonly string[]): { manifest: string; lock: string } {
  const pinned = JSON.parse(
    readFileSync(new URL('./pinned/package-lock.json', import.meta.url), 'utf8'),
  ) as Lock;
  const dependencies = Object.fromEntries([engineName, ...binaryNames].map((name) => [name, engineVersion]));
  const chosen = new Set(binaryNames.map((name) => `node_modules/${name}`));
  const packages = Object.entries(pinned.packages).map(([folder, entry]) => {
    if (folder === '') return [folder, { dependencies }];
    const { optional: _, ...wanted } = entry;
    return [folder, chosen.has(folder) ? wanted : entry];
  });
  return {
    manifest: JSON.stringify({ name: 'octavo-engine', private: true, dependencies }),
    lock: JSON.stringify({
      ...pinned,
      name: 'octavo-engine',
      packages: Object.fromEntries(packages),
    }),
  };
}
