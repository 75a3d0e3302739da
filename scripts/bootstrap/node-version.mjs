/**
 * Ends the process with one clear line on a Node older than Octavo's scripts need. Imported before anything else,
 * and in plain old syntax, because an old Node has to be able to read it.
 */
const needed = { major: 20, minor: 19 };
const found = /^(\d+)\.(\d+)/.exec(process.versions.node) || [];
const major = Number(found[1]);

if (major < needed.major || (major === needed.major && Number(found[2]) < needed.minor)) {
  console.error(
    `Octavo needs Node ${needed.major}.${needed.minor} or later; this is ${process.version}. Get it from https://nodejs.org/en/download`,
  );
  process.exit(1);
}
