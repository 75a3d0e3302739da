import { once } from 'node:events';
import {
  endTestServer,
  ensureTestServer,
  sweepTestServers,
  testServerFolder,
} from '../src/server/database/test-server.ts';

/*
 * The PostgreSQL of a run of browser tests. Prints the address of its migrated template, and ends with its standard
 * input, however the run ends. A process of its own, because Playwright would first compile all of the server.
 */

// Ctrl-C reaches it too, but tests still need their databases until the run ends.
process.on('SIGINT', () => undefined);
await sweepTestServers();
const folder = testServerFolder(process.pid);
const { templateUrl } = await ensureTestServer(folder);
process.stdout.write(`${templateUrl}\n`);
process.stdin.resume();
await once(process.stdin, 'close');
await endTestServer(folder);
process.exit();
