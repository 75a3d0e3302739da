import { parseArgs } from 'node:util';
import {
  mostPagesAsked,
  type RunAsks,
  runAsks,
  textAmounts,
  textTreatments,
} from '../../contract/run-asks.ts';
import {
  artDirections,
  documentFormats,
  orientations,
  themeNames,
} from '../../domain/document/kit/choices.ts';
import type { MessageValues } from '../../words/fill-message.ts';
import type { WantedLayout } from '../chat/turn/turn-request.ts';
import { type Say, sayInEnglish, type TerminalReason } from '../terminal-words.ts';

/** An invalid command line. `message` is in English; `reason` and `values` translate it. */
export class UsageError extends Error {
  readonly reason: TerminalReason;
  readonly values: MessageValues;

  constructor(reason: TerminalReason, values: MessageValues = {}) {
    super(sayInEnglish(reason, values));
    this.reason = reason;
    this.values = values;
  }
}

export interface MakeCommand {
  readonly name: 'make';
  /** '-' reads standard input. */
  readonly prompt: string;
  /** '-' writes the PDF to standard output. */
  readonly out: string;
  /** A file to lay out; '-' reads standard input. */
  readonly content: string | null;
  /** Name of a template in the library. */
  readonly template: string | null;
  readonly model: string | null;
  readonly layout: WantedLayout;
  readonly asks: RunAsks;
  /** True: don't use a running Octavo. */
  readonly isAlone: boolean;
}

export interface TemplatesCommand {
  readonly name: 'templates';
  /** Search words for templates; empty for all. */
  readonly search: string;
}

export interface BackupCommand {
  readonly name: 'backup';
  /** Folder to create. */
  readonly folder: string;
}

export type Command =
  | MakeCommand
  | TemplatesCommand
  | BackupCommand
  | { readonly name: 'rotate-secret' }
  | { readonly name: 'doctor' }
  | { readonly name: 'help' };

const listed = (choices: readonly string[]): string => choices.join(', ');

/** Width of the column with commands and options. */
const column = 24;

/** Returns the help in a language. */
export function usageText(say: Say): string {
  const command = 'npm run octavo -- make "a one-line prompt" --out file.pdf';
  const rows: readonly (readonly [string, string])[] = [
    ['make PROMPT', say('make')],
    ['templates [WORDS]', say('templates')],
    ['backup FOLDER', say('backup')],
    ['doctor', say('doctor')],
    ['rotate-secret', say('rotateSecret')],
    ['--out FILE', say('out')],
    ['--content FILE', say('content')],
    ['--template NAME', say('template')],
    ['--format FORMAT', say('format', { choices: listed(documentFormats) })],
    ['--orientation WAY', say('format', { choices: listed(orientations) })],
    ['--theme THEME', say('format', { choices: listed(themeNames) })],
    ['--direction NAME', say('format', { choices: listed(artDirections) })],
    ['--text HOW', say('text', { choices: listed(textTreatments) })],
    ['--amount AMOUNT', say('amount', { choices: listed(textAmounts) })],
    ['--pages NUMBER', say('pages', { most: mostPagesAsked })],
    ['--tone WORDS', say('tone')],
    ['--audience WORDS', say('audience')],
    ['--language TAG', say('language')],
    ['--model ALIAS', say('model')],
    ['--alone', say('alone')],
    ['--help', say('help')],
  ];
  const lines = rows.map(([name, text]) => `  ${name}`.padEnd(column) + text);
  return [say('usage', { command }), '', ...lines, '', say('exitCodes'), ''].join('\n');
}

function oneOf<const T extends readonly string[]>(
  name: string,
  allowed: T,
  value: string | undefined,
): T[number] | undefined {
  if (value === undefined) return undefined;
  if (allowed.includes(value)) return value;
  throw new UsageError('notOneOf', { option: name, value, choices: listed(allowed) });
}

const askNames = ['text', 'amount', 'pages', 'tone', 'audience', 'language'] as const;

/** @throws UsageError that names the option */
function readAsks(values: Readonly<Partial<Record<(typeof askNames)[number], string | undefined>>>): RunAsks {
  const given = askNames.flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [[name, name === 'pages' ? Number(value) : value] as const];
  });
  oneOf('text', textTreatments, values.text);
  oneOf('amount', textAmounts, values.amount);
  const asks = runAsks.safeParse(Object.fromEntries(given));
  if (asks.success) return asks.data;
  const [issue] = asks.error.issues;
  const name = issue?.path[0] as (typeof askNames)[number] | undefined;
  throw new UsageError('notValid', {
    option: name ?? '',
    value: (name && values[name]) ?? '',
    message: issue?.message ?? '',
  });
}

/** @throws UsageError with a message for the user */
export function parseCommandLine(args: readonly string[]): Command {
  const options = {
    out: { type: 'string', short: 'o' },
    content: { type: 'string' },
    template: { type: 'string' },
    format: { type: 'string' },
    orientation: { type: 'string' },
    theme: { type: 'string' },
    direction: { type: 'string' },
    model: { type: 'string' },
    text: { type: 'string' },
    amount: { type: 'string' },
    pages: { type: 'string' },
    tone: { type: 'string' },
    audience: { type: 'string' },
    language: { type: 'string' },
    alone: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError('unreadable', { message: error instanceof Error ? error.message : '' });
  }
  const { values, positionals } = parsed;
  if (values.help || positionals.length === 0 || positionals[0] === 'help') return { name: 'help' };
  const [verb, ...words] = positionals;
  if (verb === 'templates') return { name: 'templates', search: words.join(' ').trim() };
  if (verb === 'backup') {
    const [folder, ...more] = words;
    if (folder === undefined || more.length > 0) throw new UsageError('backupFolder');
    return { name: 'backup', folder };
  }
  if (verb === 'rotate-secret' || verb === 'doctor') {
    if (words.length > 0) throw new UsageError('takesNothing', { command: verb });
    return { name: verb };
  }
  if (verb !== 'make') throw new UsageError('unknownCommand', { command: verb ?? '' });
  const prompt = words.join(' ').trim();
  if (values.template !== undefined && (prompt !== '' || values.content !== undefined))
    throw new UsageError('templateAlone');
  if (prompt === '' && values.content === undefined && values.template === undefined)
    throw new UsageError('noPrompt');
  if (values.out === undefined) throw new UsageError('noOut');
  if (prompt === '-' && values.content === '-') throw new UsageError('inputOnce');
  const format = oneOf('format', documentFormats, values.format);
  const orientation = oneOf('orientation', orientations, values.orientation);
  const theme = oneOf('theme', themeNames, values.theme);
  const direction = oneOf('direction', artDirections, values.direction);
  return {
    name: 'make',
    prompt,
    out: values.out,
    content: values.content ?? null,
    template: values.template ?? null,
    model: values.model ?? null,
    isAlone: values.alone ?? false,
    asks: readAsks(values),
    layout: {
      ...(format ? { format } : {}),
      ...(orientation ? { orientation } : {}),
      ...(theme ? { theme } : {}),
      ...(direction ? { direction } : {}),
    },
  };
}
