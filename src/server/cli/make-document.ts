import { readFile } from 'node:fs/promises';
import { addAbortSignal } from 'node:stream';
import { text } from 'node:stream/consumers';
import { isContentText } from '../../domain/content/lenient/is-content-text.ts';
import { defaultPrompt } from '../../domain/default-prompt.ts';
import type { Language } from '../../words/languages.ts';
import { AppError } from '../app-error.ts';
import type { Say } from '../terminal-words.ts';
import { forCallers, told } from '../told.ts';
import type { MadePdf, MakeOrder } from './make-pdf.ts';
import { askRunningOctavo } from './make-socket/ask-running-octavo.ts';
import type { MakeCommand } from './parse-command-line.ts';
import { writeWhole } from './write-whole.ts';

const readInput = (signal: AbortSignal): Promise<string> => text(addAbortSignal(signal, process.stdin));

async function readGiven(source: string, signal: AbortSignal): Promise<string> {
  if (source === '-') return readInput(signal);
  return readFile(source, 'utf8').catch(() => {
    throw new AppError('invalid_input', forCallers(`The file '${source}' cannot be read.`));
  });
}

async function orderedBy(
  command: MakeCommand,
  signal: AbortSignal,
): Promise<Pick<MakeOrder, 'prompt' | 'isContent'>> {
  if (command.template !== null)
    return {
      prompt: await (await import('./templates.ts')).readTemplateText(command.template),
      isContent: true,
    };
  const words = (command.prompt === '-' ? await readInput(signal) : command.prompt).trim();
  const given = command.content === null ? '' : (await readGiven(command.content, signal)).trim();
  if (words === '' && isContentText(given)) return { prompt: given, isContent: true };
  const prompt = command.content === null ? words : `${words || defaultPrompt}\n\n${given}`;
  if (prompt === '') throw new AppError('invalid_input', told('promptEmpty'));
  return { prompt };
}

/**
 * Makes a PDF and writes it atomically. Uses an Octavo running on the same data folder; without one, makes it
 * in this process, which is slower. Progress goes to standard error.
 * @throws AppError, RenderError, ConfigError
 */
export async function makeDocument(
  command: MakeCommand,
  env: Readonly<Record<string, string | undefined>>,
  {
    signal,
    language,
    say: sayIn,
  }: { readonly signal: AbortSignal; readonly language: Language; readonly say: Say },
): Promise<MadePdf> {
  const order: MakeOrder = {
    ...(await orderedBy(command, signal)),
    model: command.model,
    layout: command.layout,
    asks: command.asks,
    language,
  };
  const say = (line: string) => void process.stderr.write(`${line}\n`);
  const asked = command.isAlone ? null : await askRunningOctavo(order, env, { say, signal });
  const made = asked ?? (await (await import('./make-alone.ts')).makeAlone(order, env, { say, signal }));
  const { pdf, pages } = made;
  if (command.out === '-') process.stdout.write(pdf);
  else await writeWhole(command.out, pdf);
  const where = command.out === '-' ? sayIn('standardOutput') : command.out;
  say(sayIn('madePages', { where, count: pages, size: Math.round(pdf.byteLength / 1024) }));
  return made;
}
