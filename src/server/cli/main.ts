import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { languageOfTerminal, openTerminalWords, type Say } from '../terminal-words.ts';
import { failureInWords } from './failure-in-words.ts';
import { parseCommandLine, UsageError, usageText } from './parse-command-line.ts';

// Cache across runs; enabled before most of the code is loaded.
enableCompileCache(fileURLToPath(new URL('../../../.cache/compiled', import.meta.url)));

/** 0: success. 1: failed. 2: usage error. 3: PDF written, but the checks found faults. */
const exitCodes = { made: 0, failed: 1, usage: 2, faulty: 3 } as const;

const language = languageOfTerminal(process.env);

async function run(say: Say): Promise<number> {
  const command = parseCommandLine(process.argv.slice(2));
  if (command.name === 'help') {
    process.stdout.write(usageText(say));
    return exitCodes.made;
  }
  if (command.name === 'templates') {
    const { listTemplates } = await import('./templates.ts');
    process.stdout.write(await listTemplates(command.search));
    return exitCodes.made;
  }
  if (command.name === 'backup') {
    const { backUp } = await import('../backup/back-up.ts');
    const { files, bytes, leftOut } = await backUp(command.folder, process.env);
    const size = Math.ceil(bytes / 1024 ** 2);
    process.stderr.write(`${say('backedUp', { where: command.folder, count: files, size })}\n`);
    for (const part of leftOut) process.stderr.write(`${say('notIncluded', { part: say(part) })}\n`);
    return exitCodes.made;
  }
  if (command.name === 'rotate-secret') {
    const { rotateSecret } = await import('../secrets/rotate-secret.ts');
    const { changed, unreadable } = await rotateSecret(process.env);
    process.stderr.write(`${say('secretReplaced', { count: changed })}\n`);
    if (unreadable > 0) process.stderr.write(`${say('secretUnreadable', { count: unreadable })}\n`);
    return exitCodes.made;
  }
  if (command.name === 'doctor') {
    const [{ checkInstallation }, { findingsInWords }] = await Promise.all([
      import('../doctor/check-installation.ts'),
      import('../doctor/finding.ts'),
    ]);
    const findings = await checkInstallation(process.env);
    process.stdout.write(await findingsInWords(findings, say, language));
    return findings.some(({ state }) => state === 'fault') ? exitCodes.failed : exitCodes.made;
  }
  const abort = new AbortController();
  process.once('SIGINT', () => abort.abort('stopped'));
  const { makeDocument } = await import('./make-document.ts');
  const made = await makeDocument(command, process.env, { signal: abort.signal, language, say });
  return made.passed ? exitCodes.made : exitCodes.faulty;
}

const say = await openTerminalWords(language);
try {
  process.exitCode = await run(say);
} catch (error) {
  if (error instanceof UsageError) {
    process.stderr.write(`octavo: ${say(error.reason, error.values)}\n\n${usageText(say)}`);
    process.exitCode = exitCodes.usage;
  } else {
    process.stderr.write(`octavo: ${await failureInWords(error, language)}\n`);
    process.exitCode = exitCodes.failed;
  }
}
