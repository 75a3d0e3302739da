import type { Label } from '../../reader/labels.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';

/**
 * Parses a prompt with marked spans, in the notation of data/reader: 'a {kind|flyer} for {subject|the fair}'.
 */
export function marked(line: string): { text: string; spans: ReadSpan[] } {
  const spans: ReadSpan[] = [];
  let text = '';
  for (const part of line.split(/(?=\{)|(?<=\})/)) {
    const [, label, words] = /^\{(\w+)\|([^}]+)\}$/.exec(part) ?? [];
    const own = words ?? part;
    if (label)
      spans.push({
        label: label as Label,
        text: own,
        start: text.length,
        end: text.length + own.length,
        confidence: 1,
        instruction: 0,
      });
    text += own;
  }
  return { text, spans };
}
