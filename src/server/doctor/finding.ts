import type { Language } from '../../words/languages.ts';
import { failureInWords } from '../cli/failure-in-words.ts';
import type { Said, Say, TerminalReason } from '../terminal-words.ts';

/** ok: works. warning: works, but the operator should know. fault: something doesn't work. */
export type FindingState = 'ok' | 'warning' | 'fault';

/** A message of the catalog, an error, or a text that is the same in all languages: a path, a version. */
export type FindingLine =
  | { readonly reason: TerminalReason; readonly values?: Said['values'] }
  | { readonly error: unknown }
  | string;

/** What one check of an installation found. */
export interface Finding {
  /** A part of the installation, or the name of a setting. */
  readonly part: string;
  readonly state: FindingState;
  /** What was found and, if it isn't fine, what to do. One line or more; without secrets. */
  readonly detail: readonly FindingLine[];
}

const finding =
  (state: FindingState) =>
  (part: string, ...detail: readonly FindingLine[]): Finding => ({ part, state, detail });

export const ok = finding('ok');
export const warning = finding('warning');
export const fault = finding('fault');

/** Runs a check that throws if something doesn't work. */
export async function asFinding(part: string, check: () => Promise<Finding>): Promise<Finding> {
  try {
    return await check();
  } catch (error) {
    return fault(part, error instanceof Error && error.message ? { error } : { reason: 'noAnswer' });
  }
}

const marks: Readonly<Record<FindingState, string>> = { ok: '✓', warning: '!', fault: '✗' };

const partNames: Readonly<Record<string, TerminalReason>> = {
  settings: 'part_settings',
  address: 'part_address',
  email: 'part_email',
  'data folder': 'part_folder',
  port: 'part_port',
  database: 'part_database',
  files: 'part_files',
  browser: 'part_browser',
  proxy: 'part_proxy',
};

/** Returns what a check found, one line or more. */
export async function detailInWords({ detail }: Finding, say: Say, language: Language): Promise<string> {
  const lines = detail.map((line) => {
    if (typeof line === 'string') return line;
    return 'error' in line ? failureInWords(line.error, language) : say(line.reason, line.values);
  });
  return (await Promise.all(lines)).join('\n');
}

/** Returns the findings for a terminal: a line each, and a last line that sums up. */
export async function findingsInWords(
  findings: readonly Finding[],
  say: Say,
  language: Language,
): Promise<string> {
  const nameOf = ({ part }: Finding): string => {
    const reason = Object.hasOwn(partNames, part) ? partNames[part] : undefined;
    return reason === undefined ? part : say(reason);
  };
  const width = Math.max(...findings.map((each) => nameOf(each).length));
  const lines = findings.map(async (each) => {
    const detail = await detailInWords(each, say, language);
    const indent = ' '.repeat(width + 4);
    return `${marks[each.state]} ${nameOf(each).padEnd(width)}  ${detail.replaceAll('\n', `\n${indent}`)}`;
  });
  const count = (state: FindingState) => findings.filter((each) => each.state === state).length;
  const sum = `${say('faults', { count: count('fault') })}, ${say('warnings', { count: count('warning') })}`;
  return [...(await Promise.all(lines)), '', sum, ''].join('\n');
}
