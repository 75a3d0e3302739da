import type { DocumentContent } from '../../content/document-content.ts';
import { type Saying, tell } from '../speech/saying.ts';
import type { Part } from './parts.ts';

const longestName = 48;

export const quoted = (text: string): Saying => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const short = line.length > longestName ? `${line.slice(0, longestName - 1).trimEnd()}…` : line;
  return tell('quote', { text: short });
};

/** Returns the name of a part for messages: its text, or its kind if it has none. */
export function nameOf(part: Part, content: DocumentContent): Saying {
  if (part.label.trim() !== '') return quoted(part.label);
  const kind = part.kinds[0] ?? 'block';
  if (kind === 'page') {
    const isDeck = content.look.format.startsWith('slides');
    const number = content.pages.findIndex(({ id }) => id === part.page) + 1;
    return isDeck ? tell('slideNumber', { number }) : tell('pageNumber', { number });
  }
  const name = tell(`part_${kind}`);
  return part.text === '' ? name : tell('partText', { part: name, text: quoted(part.text) });
}
