import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/*
 * A network of its own for a test: a namespace of the kernel in which one process is alone with addresses that nobody
 * else has. Private, link-local and metadata addresses are really there, and so is one of the open internet; nothing
 * that is sent leaves the namespace. Linux alone has it, where the account may make one.
 */

/** Addresses that must never be reached from outside, of every family and kind. */
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
  // The same two again, as IPv6 writes IPv4: 127.0.0.1 by the old way, 10.66.0.1 by a translator and a tunnel.
  '::7f00:1',
  '64:ff9b::a42:1',
  '2002:a42:1::',
] as const;

/** What looks like the open internet in there. */
export const openAddress = '93.184.216.34';

/** Set up before the work begins; the kernel has the loopback ones already. */
export const addedAddresses = [
  ...insideAddresses.filter((address) => address !== '127.0.0.1' && address !== '::1'),
  openAddress,
];

const ways = [
  ['-n', '--'],
  ['-rn', '--'],
] as const;
let found: readonly string[] | null | undefined;

/** How this account enters a namespace: as root, as the root of its own users, or (null) not at all. */
function wayIn(): readonly string[] | null {
  found ??=
    ways.find((way) => spawnSync('unshare', [...way, 'ip', 'link', 'set', 'lo', 'up']).status === 0) ?? null;
  return found;
}

/** Whether `runInNamespace` works here. */
export const canEnterNamespace = (): boolean => wayIn() !== null;

const enter = fileURLToPath(new URL('./enter-namespace.ts', import.meta.url));

/**
 * Runs what a module exports as `inNamespace`, `(input) => result`, in the first process of a new network. Input and
 * result are JSON. Ask `canEnterNamespace` first.
 * @throws Error with what the process said, where it fails
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
