import { maxPromptLength } from '../../contract/chat.ts';
import type { ChatEvent } from '../../contract/chat-events.ts';
import type { RunAsks } from '../../contract/run-asks.ts';
import { type Language, sourceLanguage } from '../../words/languages.ts';
import { AppError } from '../app-error.ts';
import type { ResolvedModel } from '../chat/providers/resolve-model.ts';
import type { WantedLayout } from '../chat/turn/turn-request.ts';
import { printableHtml } from '../features/documents/printable-html.ts';
import type { Renderer } from '../rendering/renderer.ts';
import { forCallers } from '../told.ts';
import { makePage } from './make-page.ts';
import { makePageOfContent } from './make-page-of-content.ts';
import { openServerWords, type ServerWords } from './server-words.ts';

/** Order from the command line, for this process or a running server. */
export interface MakeOrder {
  readonly prompt: string;
  /** Model alias; null for the default. */
  readonly model: string | null;
  readonly layout: WantedLayout;
  /** Options: pages, tone, language. */
  readonly asks?: RunAsks | undefined;
  /** True if the prompt is content to lay out as it is, without a model. */
  readonly isContent?: boolean | undefined;
  /** Language of the progress lines and of what Octavo says; English by default. */
  readonly language?: Language | undefined;
}

export interface MadePdf {
  readonly pdf: Uint8Array;
  readonly pages: number;
  /** True if the checks found no fault. */
  readonly passed: boolean;
}

function progressOf(event: ChatEvent, translated: ServerWords): string | null {
  if (event.type === 'tool_call')
    return `${translated('steps', event.reason ?? `${event.name}_running`, event.values) ?? event.label} …`;
  if (event.type === 'tool_result') {
    const state = event.is_error ? 'failed' : 'done';
    const label = translated('steps', event.reason ?? `${event.name}_${state}`, event.values) ?? event.label;
    const notes = event.notes?.map(({ of = [], ...note }) =>
      [...of, note].map(({ text, reason, values }) => translated('notes', reason, values) ?? text).join(': '),
    );
    const note = notes?.join(', ') ?? event.note;
    return note === '' ? label : `${label}: ${note}`;
  }
  if (event.type !== 'checks') return null;
  const { findings, repairs, repair_reasons: reasons = [] } = event.report;
  const found = findings.map(
    ({ severity, message, reason, values }) =>
      `  ${severity}: ${translated('findings', reason, values) ?? message}`,
  );
  const repaired = repairs.map(
    (repair, at) => `  ${translated('findings', reasons[at]?.reason, reasons[at]?.values) ?? repair}`,
  );
  return [...repaired, ...found].join('\n') || null;
}

/**
 * Makes a verified PDF from a prompt without a database, with the same turn and renderer as the server.
 * @param say called with progress lines
 * @throws AppError, RenderError
 */
export async function makePdf(
  {
    prompt,
    layout,
    asks = {},
    isContent,
    language = sourceLanguage,
  }: Pick<MakeOrder, 'prompt' | 'layout' | 'asks' | 'isContent' | 'language'>,
  tools: {
    readonly model: ResolvedModel;
    readonly renderer: Renderer;
    readonly say: (line: string) => void;
    readonly signal: AbortSignal;
  },
): Promise<MadePdf> {
  if (prompt.length > maxPromptLength) {
    throw new AppError(
      'invalid_input',
      forCallers(`The prompt is longer than ${maxPromptLength.toLocaleString('en')} characters. Shorten it.`),
    );
  }
  const { renderer, signal } = tools;
  const translated = await openServerWords(language);
  const emit = (event: ChatEvent) => {
    const line = progressOf(event, translated);
    if (line !== null) tools.say(line);
  };
  const page = isContent
    ? await makePageOfContent(prompt, layout, tools)
    : await makePage(prompt, { layout, asks, language }, { model: tools.model, renderer, emit, signal });
  const { pdf, pages } = await renderer.renderPdf({
    html: await printableHtml(page.html, page.title),
    metadata: { title: page.title },
    signal,
  });
  return { pdf, pages, passed: page.report.passed };
}
