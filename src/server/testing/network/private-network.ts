import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/*
 * A network namespace for tests, in which one process runs alone. Private, link-local and metadata addresses
 * exist in it, and a public one; no packet leaves it. Linux only, if the OS user may create namespaces.
 */

/** Addresses that must never be reachable, of every family and kind. */
export const insideAddresses = [
  '127.0.0.1',
  '10.66.0.1',
  '172.16.66.1',
  '192.168.66.1',
  '169.254.169.254',
  '100.64.66.1',
  '168.63.129.16',
  '::1',
  'fd00:66::1',
  'fe80::66',
  // Embedded IPv4: 127.0.0.1 as a compatible address, 10.66.0.1 by NAT64 and 6to4.
  '::7f00:1',
  '64:ff9b::a42:1',
  '2002:a42:1::',
] as const;

/** The public address inside the namespace. */
export const openAddress = '93.184.216.34';

/** Addresses to add; the kernel provides the loopback ones. */
export const addedAddresses = [
  ...insideAddresses.filter((address) => address !== '127.0.0.1' && address !== '::1'),
  openAddress,
];

const ways = [
  ['-n', '--'],
  ['-rn', '--'],
] as const;
let found: readonly string[] | null | undefined;

/** Returns the command that enters a namespace: as root, with a user namespace, or null if impossible. */
function wayIn(): readonly string[] | null {
  found ??=
    ways.find((way) => spawnSync('unshare', [...way, 'ip', 'link', 'set', 'lo', 'up']).status === 0) ?? null;
  return found;
}

/** Returns whether `runInNamespace` works here. */
export const canEnterNamespace = (): boolean => wayIn() !== null;

const enter = fileURLToPath(new URL('./enter-namespace.ts', import.meta.url));

/**
 * Runs a module's `inNamespace` export, `(input) => result`, in the first process of a new network. Input and
 * result are JSON. Check `canEnterNamespace` first.
 * @throws Error with the process's output if it fails
 */
export async function runInNamespace(module: URL, input: unknown): Promise<unknown> {
  const way = wayIn();
  if (way === null) throw new Error('there are no network namespaces for this account');
  const child = spawn('unshare', [...way, process.execPath, enter, fileURLToPath(module)], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(JSON.stringify(input));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [code, said, complained] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (code !== 0) throw new Error(`the process in the namespace ended with ${code}: ${complained}`);
  return JSON.parse(said);
}
