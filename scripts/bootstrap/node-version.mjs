import { nodeDownloads, say } from './say.mjs';

/**
 * Exits with a one-line message on a Node that is too old for Octavo's scripts. Imported first, and written
 * in old syntax that an old Node can parse.
 */
const needed = { major: 20, minor: 19 };
const found = /^(\d+)\.(\d+)/.exec(process.versions.node) || [];
const major = Number(found[1]);

if (major < needed.major || (major === needed.major && Number(found[2]) < needed.minor)) {
  console.error(
    say('nodeTooOld', {
      needed: `${needed.major}.${needed.minor}`,
      found: process.version,
      url: nodeDownloads,
    }),
  );
  process.exit(1);
}
