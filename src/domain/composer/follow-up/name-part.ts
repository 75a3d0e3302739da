import type { DocumentContent } from '../../content/document-content.ts';
import type { Part } from './parts.ts';

const longestName = 48;

export const quoted = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return `“${line.length > longestName ? `${line.slice(0, longestName - 1).trimEnd()}…` : line}”`;
};

const kindInWords: Readonly<Record<string, string>> = {
  qr: 'QR code',
  bill: 'price table',
  action: 'call to action',
  figures: 'key figures',
  columns: 'columns',
  item: 'entry',
  due: 'due date',
  lead: 'introduction',
  page: 'page',
};

/** Returns the name of a part for messages: its text, or its kind if it has none. */
export function nameOf(part: Part, content: DocumentContent): string {
  if (part.label.trim() !== '') return quoted(part.label);
  const kind = part.kinds[0] ?? 'block';
  if (kind === 'page') {
    const isDeck = content.look.format.startsWith('slides');
    const number = content.pages.findIndex(({ id }) => id === part.page) + 1;
    return `${isDeck ? 'slide' : 'page'} ${number}`;
  }
  const name = kindInWords[kind] ?? kind;
  return part.text === '' ? `the ${name}` : `the ${name} ${quoted(part.text)}`;
}
