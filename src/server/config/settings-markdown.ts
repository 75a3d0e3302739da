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
  ].join('\n');
}

function row(name: string, setting: Setting): string {
  const unset = setting.default === null ? (setting.unset ?? 'none') : `\`${setting.default}\``;
  const cells = [`\`${name}\``, `${setting.doc} Takes ${setting.type}.`, unset, `\`${setting.example}\``];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
