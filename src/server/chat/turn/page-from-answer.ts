import type { Noted } from '../../../contract/noted.ts';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import { readContentText } from '../../../domain/content/lenient/read-content-text.ts';
import { cutTalk } from '../../../domain/content/talk/cut-talk.ts';
import { englishNote, noted } from '../../noted.ts';
import type { TurnTools } from '../tools/document-tools.ts';
import { toolLabel } from '../tools/tool-labels.ts';
import type { TurnPorts, TurnRequest } from './turn-request.ts';

/** Lines that indicate a document: headings, list items, table rows, directives, JSON. */
const structure = /^[ \t]*(?:#{1,6} |[-*] |\d{1,3}[.)] |\||:::|"(?:pages|blocks|title)")/;
/** Minimum number of such lines in a document. Chat replies may have a short list. */
const fewestLines = 4;

function isDocument(text: string): boolean {
  const lines = text.split('\n');
  return (
    lines.filter((line) => structure.test(line)).length >= fewestLines ||
    (text.includes('{') && text.includes('"pages"'))
  );
}

/**
 * Returns the content that a response wrote as text instead of as a call: JSON (even truncated), a code
 * block, or Markdown.
 */
export function contentOfAnswer(text: string, { today }: TurnRequest): DocumentContent | null {
  return isDocument(text) ? readContentText(cutTalk(text).document, { today }).content : null;
}

/**
 * Writes a page on the model's behalf, as if it had called the tool.
 * @param note shown with the step
 */
export async function writeForModel(
  content: DocumentContent,
  note: Noted,
  write: NonNullable<NonNullable<TurnTools['write_document']>['execute']>,
  ports: Pick<TurnPorts, 'emit'>,
): Promise<void> {
  const name = 'write_document';
  const id = { tool_call_id: crypto.randomUUID(), name };
  const startedAt = performance.now();
  const tell = (is_error: boolean, about: Noted) =>
    ports.emit({
      type: 'tool_result',
      ...id,
      is_error,
      label: toolLabel(name, is_error ? 'failed' : 'done'),
      note: englishNote(about),
      notes: [about],
      duration_ms: Math.round(performance.now() - startedAt),
    });
  ports.emit({ type: 'tool_call', ...id, label: toolLabel(name, 'running') });
  try {
    await write({ ...content }, { toolCallId: id.tool_call_id, messages: [], context: {} } as never);
  } catch (error) {
    tell(true, noted('notAPage'));
    throw error;
  }
  tell(false, note);
}
