import { readContentText } from '../../../domain/content/lenient/read-content-text.ts';
import type { TurnTools } from '../tools/document-tools.ts';
import { toolLabels } from '../tools/tool-labels.ts';
import type { TurnPorts, TurnRequest } from './turn-request.ts';

/** Lines that only documents have: headings, list items, table rows, directives, JSON. */
const structure = /^[ \t]*(?:#{1,6} |[-*] |\d{1,3}[.)] |\||:::|"(?:pages|blocks|title)")/;
/** An answer in words may have a short list; a document has more. */
const fewestLines = 4;

function isDocument(text: string): boolean {
  const lines = text.split('\n');
  return (
    lines.filter((line) => structure.test(line)).length >= fewestLines ||
    (text.includes('{') && text.includes('"pages"'))
  );
}

/**
 * Makes a page of an answer in which a model wrote the document as text instead of calling a tool: as JSON, in a code
 * block, cut off, or as Markdown. Nothing happens when the answer is no document.
 */
export async function makePageFromAnswer(
  text: string,
  request: TurnRequest,
  tools: TurnTools,
  ports: Pick<TurnPorts, 'emit'>,
): Promise<void> {
  const write = tools.write_document?.execute;
  if (!write || !isDocument(text)) return;
  const { content } = readContentText(text, { today: request.today });
  if (!content) return;
  const name = 'write_document';
  const id = { tool_call_id: crypto.randomUUID(), name };
  const startedAt = performance.now();
  ports.emit({ type: 'tool_call', ...id, label: toolLabels[name]?.doing ?? name });
  await write({ ...content }, { toolCallId: id.tool_call_id, messages: [], context: {} } as never);
  ports.emit({
    type: 'tool_result',
    ...id,
    is_error: false,
    label: toolLabels[name]?.done ?? name,
    note: 'the model answered in words; the page was made from them',
    duration_ms: Math.round(performance.now() - startedAt),
  });
}
