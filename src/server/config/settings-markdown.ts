import { type Setting, settings } from './settings.ts';

/** Returns the text of docs/settings.md, generated from the parser's table. */
export function settingsMarkdown(): string {
  const entries: [string, Setting][] = Object.entries(settings);
  const sections = [...new Set(entries.map(([, setting]) => setting.section))];
  return [
    '# Settings',
    '',
    'All settings are environment variables, and all are optional. A faulty one stops the start with a line that says how to correct it; an empty one counts as unset.',
    '',
    '<!-- Made from src/server/config/settings.ts: node src/server/config/print-settings.ts > docs/settings.md -->',
    ...sections.flatMap((section) => [
      '',
      `## ${section}`,
      '',
      '| variable | what | default | example |',
      '|---|---|---|---|',
      ...entries
        .filter(([, setting]) => setting.section === section)
        .map(([name, setting]) => row(name, setting)),
    ]),
    '',
    '## Checking an installation',
    '',
    '`npm run octavo -- doctor` with the same settings checks them and what they name: the public address and its proxies, the email server (it signs in, but sends nothing), the data folder and its free space, the port, the database, the file store (it writes, reads and removes one file), and the browser (it renders a page). Each part is fine, has a warning, or has a fault with what to do; with a fault, the exit code is 1. While Octavo runs on the data folder, the command asks it instead.',
    '',
    '## The secret of the installation',
    '',
    'A random secret signs sessions and links, and encrypts stored keys. It is in the data folder (`secrets/instance-secret`); with `DATABASE_URL` it is in that database, so that all servers share it. To replace it, for example after a copy was lost, stop Octavo and run `npm run octavo -- rotate-secret` with the same settings.',
    '',
    'Provider keys, own keys, the key of the search engine, sign-in keys, second factors and recovery codes are encrypted again in one transaction, and shared links keep working. Everybody signs in again, and signed download links end. If the command is interrupted, either the old or the new secret is complete; the next start decides which. Backups from before need the old secret, which they contain.',
    '',
  ].join('\n');
}

function row(name: string, setting: Setting): string {
  const unset = setting.default === null ? (setting.unset ?? 'none') : `\`${setting.default}\``;
  const cells = [`\`${name}\``, `${setting.doc} Takes ${setting.type}.`, unset, `\`${setting.example}\``];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
