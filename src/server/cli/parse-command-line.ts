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
import type { WantedLayout } from '../chat/turn/turn-request.ts';

export class UsageError extends Error {}

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

export const usageText = `Usage: npm run octavo -- make "a one-line prompt" --out file.pdf

  make PROMPT           make a document; '-' reads the prompt from standard input
  templates [WORDS]     list the templates, or find some
  backup FOLDER         copy all data into a new folder, also while Octavo runs
  doctor                check the settings and everything this installation needs
  rotate-secret         replace the installation's secret, while Octavo is stopped
  --out FILE            where the PDF goes; '-' writes it to standard output
  --content FILE        lay out this Markdown or text faithfully; '-' reads standard input
  --template NAME       make the PDF of a template, as it is
  --format FORMAT       ${documentFormats.join(', ')}
  --orientation WAY     ${orientations.join(', ')}
  --theme THEME         ${themeNames.join(', ')}
  --direction NAME      ${artDirections.join(', ')}
  --text HOW            ${textTreatments.join(', ')}: what becomes of given text
  --amount AMOUNT       ${textAmounts.join(', ')}: how much text
  --pages NUMBER        how many pages or slides, up to ${mostPagesAsked}
  --tone WORDS          how it sounds, such as 'friendly'
  --audience WORDS      who reads it
  --language TAG        such as en or de-CH, whatever the language of the prompt
  --model ALIAS         a model of OCTAVO_MODELS; the built-in composer when none is set up
  --alone               make it in this process, also where an Octavo runs on the data folder
  --help                this text

Exit codes: 0 made, 1 could not be made, 2 wrong command line, 3 made but the checks found faults.
`;

function oneOf<const T extends readonly string[]>(
  name: string,
  allowed: T,
  value: string | undefined,
): T[number] | undefined {
  if (value === undefined) return undefined;
  if (allowed.includes(value)) return value;
  throw new UsageError(`--${name} '${value}' is not one of ${allowed.join(', ')}.`);
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
  throw new UsageError(`--${name} '${name && values[name]}': ${issue?.message}`);
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
    throw new UsageError(error instanceof Error ? error.message : "Couldn't read the command line.");
  }
  const { values, positionals } = parsed;
  if (values.help || positionals.length === 0 || positionals[0] === 'help') return { name: 'help' };
  const [verb, ...words] = positionals;
  if (verb === 'templates') return { name: 'templates', search: words.join(' ').trim() };
  if (verb === 'backup') {
    const [folder, ...more] = words;
    if (folder === undefined || more.length > 0)
      throw new UsageError('Say where the backup goes: backup FOLDER');
    return { name: 'backup', folder };
  }
  if (verb === 'rotate-secret' || verb === 'doctor') {
    if (words.length > 0) throw new UsageError(`${verb} takes nothing else.`);
    return { name: verb };
  }
  if (verb !== 'make') throw new UsageError(`Unknown command '${verb}'.`);
  const prompt = words.join(' ').trim();
  if (values.template !== undefined && (prompt !== '' || values.content !== undefined))
    throw new UsageError('A template is made as it is: leave out the prompt and --content.');
  if (prompt === '' && values.content === undefined && values.template === undefined)
    throw new UsageError('Say what to make, in quotes after make.');
  if (values.out === undefined) throw new UsageError('Say where the PDF goes: --out file.pdf');
  if (prompt === '-' && values.content === '-')
    throw new UsageError('Standard input can be read once: for the prompt or for --content.');
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
