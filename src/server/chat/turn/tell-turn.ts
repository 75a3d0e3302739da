import type { TextStreamPart, ToolSet } from 'ai';
import type { Noted } from '../../../contract/noted.ts';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import { AppError } from '../../app-error.ts';
import { englishNotes, noted, notedError, notesKey } from '../../noted.ts';
import { told } from '../../told.ts';
import { readArrived } from '../tools/content-tools.ts';
import type { TurnState } from '../tools/document-tools.ts';
import { toolLabel } from '../tools/tool-labels.ts';
import { followDraft } from './follow-draft.ts';
import { ModelMisuse } from './model-misuse.ts';
import type { TurnLimits } from './turn-limits.ts';
import type { TurnPorts, TurnRequest } from './turn-request.ts';

const writing: ReadonlySet<string> = new Set(['write_document', 'edit_document', 'patch_document']);

/** Maximum length of a reason, which is shown on one line of a step. */
const noteLength = 300;

/** Errors of tools are written for the model, in English; in other languages a general note stands for them. */
function errorNotes(error: unknown): readonly Noted[] {
  if (error instanceof AppError) return [notedError(error.told)];
  const message = error instanceof Error ? error.message : typeof error === 'string' ? error : '';
  const text = message.slice(0, noteLength) || "Couldn't read the model's call of this step.";
  return [{ ...noted('callRefused'), text }];
}

function notesOf(output: unknown): readonly Noted[] {
  const hasNotes = typeof output === 'object' && output !== null && notesKey in output;
  return hasNotes ? (output[notesKey] as readonly Noted[]) : [];
}

/**
 * Creates the handler that reports a model's stream to the user: text, tool starts and ends, blocks as they
 * arrive.
 */
export function createTurnTeller(
  request: TurnRequest,
  ports: TurnPorts,
  state: TurnState,
  limits: Pick<TurnLimits, 'maxOutputChars' | 'maxToolCalls'>,
) {
  const drafts = new Map<string, ReturnType<typeof followDraft>>();
  const toolStarts = new Map<string, number>();
  let text = '';
  let outputChars = 0;
  let arrived: DocumentContent | null = null;
  let hasTried = false;
  let hasAsked = false;

  function count(piece: string): void {
    outputChars += piece.length;
    if (outputChars <= limits.maxOutputChars) return;
    throw new ModelMisuse(told('modelEndless'));
  }

  function say(piece: string): void {
    text += piece;
    ports.emit({ type: 'content_delta', text: piece });
  }

  /** Says something in a paragraph of its own. */
  function sayApart(words: string): void {
    say(text === '' || text.endsWith('\n') ? words : `\n\n${words}`);
  }

  function startTool(id: string, name: string): void {
    if (toolStarts.has(id)) return;
    if (toolStarts.size >= limits.maxToolCalls) throw new ModelMisuse(told('modelLooped'));
    toolStarts.set(id, performance.now());
    ports.emit({ type: 'tool_call', tool_call_id: id, name, label: toolLabel(name, 'running') });
    hasTried ||= writing.has(name);
    if (name !== 'write_document') return;
    const read = (value: unknown) => {
      const content = readArrived(value, request);
      arrived = content ?? arrived;
      return content;
    };
    drafts.set(id, followDraft({ emit: ports.emit, unfold: state.pictures.unfold, read }));
  }

  function endTool(
    id: string,
    name: string,
    fault: { readonly error: unknown } | null,
    output: unknown,
  ): void {
    const startedAt = toolStarts.get(id) ?? performance.now();
    const notes = fault ? errorNotes(fault.error) : notesOf(output);
    ports.emit({
      type: 'tool_result',
      tool_call_id: id,
      name,
      is_error: fault !== null,
      label: toolLabel(name, fault ? 'failed' : 'done'),
      note: englishNotes(notes),
      notes,
      duration_ms: Math.round(performance.now() - startedAt),
    });
    hasAsked ||= name === 'ask_user' && fault === null;
    // The page was saved, but another call in the same response failed.
    if (fault) state.isDone = false;
    if (fault && state.fault !== null) throw state.fault;
    if (state.closing === '') return;
    sayApart(state.closing);
    state.closing = '';
  }

  return {
    /** Returns all text so far. */
    text: () => text,
    say,
    sayApart,
    /** Returns the content of the last write_document call, as far as readable. */
    arrived: () => arrived,
    /** Returns whether the model called a tool that writes the page. */
    hasTried: () => hasTried,
    /** Returns whether the model asked the user for facts. */
    hasAsked: () => hasAsked,
    /** Returns the number of characters the model has written, text and tool input together. */
    outputChars: () => outputChars,
    /** @throws AppError for endless output; the original error if a tool failed permanently */
    async tell(part: TextStreamPart<ToolSet>): Promise<void> {
      switch (part.type) {
        case 'text-start':
          // Text after a tool call starts a new paragraph.
          if (text !== '' && !text.endsWith('\n')) say('\n\n');
          return;
        case 'text-delta':
          count(part.text);
          return say(part.text);
        case 'tool-input-start':
          return startTool(part.id, part.toolName);
        case 'tool-input-delta':
          count(part.delta);
          return drafts.get(part.id)?.push(part.delta);
        case 'tool-call':
          // Providers that don't stream tool input start a tool with its complete call.
          startTool(part.toolCallId, part.toolName);
          return drafts.get(part.toolCallId)?.end();
        case 'tool-result':
          return endTool(part.toolCallId, part.toolName, null, part.output);
        case 'tool-error':
          return endTool(part.toolCallId, part.toolName, { error: part.error }, undefined);
        default:
      }
    },
  };
}
