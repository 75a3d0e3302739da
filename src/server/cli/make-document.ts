import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { maxPromptLength } from '../../contract/chat.ts';
import type { ChatEvent, ChecksReport } from '../../contract/chat-events.ts';
import { AppError } from '../app-error.ts';
import { readConfig } from '../config.ts';
import { createRenderer } from '../rendering/renderer.ts';
import type { MakeCommand } from './parse-command-line.ts';

/** The words that lead given content to a faithful layout; the specification's default prompt. */
const layOutPrompt = 'Generate a well-styled 1 page document based on the following content';

async function readGiven(source: string): Promise<string> {
  if (source === '-') return text(process.stdin);
  return readFile(source, 'utf8').catch(() => {
    throw new AppError('invalid_input', `The file '${source}' cannot be read.`);
  });
}

async function promptOf(command: MakeCommand): Promise<string> {
  const words = command.prompt === '-' ? await text(process.stdin) : command.prompt;
  const prompt =
    command.content === null
      ? words.trim()
      : `${words.trim() || layOutPrompt}\n\n${(await readGiven(command.content)).trim()}`;
  if (prompt === '') throw new AppError('invalid_input', 'The prompt is empty. Say what to make.');
  if (prompt.length > maxPromptLength) {
    throw new AppError(
      'invalid_input',
      `The prompt is longer than ${maxPromptLength.toLocaleString('en')} characters. Shorten it.`,
    );
  }
  return prompt;
}

function progressOf(event: ChatEvent): string | null {
  if (event.type === 'tool_call') return `${event.label} …`;
  if (event.type === 'tool_result') return event.note === '' ? event.label : `${event.label}: ${event.note}`;
  if (event.type !== 'checks') return null;
  const { report } = event;
  const findings = report.findings.map((finding) => `  ${finding.severity}: ${finding.message}`);
  return [...report.repairs.map((repair) => `  ${repair}`), ...findings].join('\n') || null;
}

/**
 * Makes a PDF with no server running: the same turn, the same renderer. Progress goes to standard error.
 * @throws AppError
 */
export async function makeDocument(
  command: MakeCommand,
  env: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
): Promise<ChecksReport> {
  const config = readConfig(env);
  const prompt = await promptOf(command);
  const renderer = createRenderer({
    cacheDir: path.join(config.dataDir, 'browser'),
    ...(config.browserPath === null ? {} : { browserPath: config.browserPath }),
  });
  const say = (line: string) => process.stderr.write(`${line}\n`);
  try {
    // The browser starts while all that composes and finishes a page is loaded.
    void renderer.warm().catch(() => undefined);
    const { makePage, modelNamed, printableHtml } = await import('./make-page.ts');
    const model = modelNamed(config.models, command.model);
    const emit = (event: ChatEvent) => {
      const line = progressOf(event);
      if (line) say(line);
    };
    const page = await makePage(prompt, command.layout, { model, renderer, emit, signal });
    const { pdf, pages } = await renderer.renderPdf({
      html: await printableHtml(page.html, page.title),
      metadata: { title: page.title },
      signal,
    });
    if (command.out === '-') process.stdout.write(pdf);
    else await writeFile(command.out, pdf);
    say(
      `${command.out === '-' ? 'Standard output' : command.out}: ${pages === 1 ? '1 page' : `${pages} pages`}, ${Math.round(pdf.byteLength / 1024)} KB`,
    );
    return page.report;
  } finally {
    await renderer.close();
  }
}
