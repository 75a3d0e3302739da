import { execFileSync } from 'node:child_process';
import { isIPv6 } from 'node:net';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { addedAddresses } from './private-network.ts';

/*
 * Entry point in a new network namespace: adds its addresses, then runs the given module. Standard input is
 * the module's input, standard output its result; logs go to standard error.
 */

const ip = (...words: string[]) => execFileSync('ip', words, { stdio: ['ignore', 'ignore', 'inherit'] });

ip('link', 'set', 'lo', 'up');
for (const address of addedAddresses) {
  if (isIPv6(address)) ip('address', 'add', `${address}/128`, 'dev', 'lo', 'nodad');
  else ip('address', 'add', `${address}/32`, 'dev', 'lo');
}

const [, , module = ''] = process.argv;
const { inNamespace }: { inNamespace: (input: unknown) => Promise<unknown> } = await import(
  pathToFileURL(module).href
);
const result = await inNamespace(JSON.parse(await text(process.stdin)));
process.stdout.write(JSON.stringify(result), () => process.exit(0));
