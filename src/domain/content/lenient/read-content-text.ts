import { readMarkdown } from '../markdown/read-markdown.ts';
import { jsonIn, parsedJson } from './json-in-text.ts';
import { type ReadContent, readContent } from './read-content.ts';
import type { ReadingContext } from './reading.ts';
import { tooLong } from './too-long.ts';

const longestText = 5_000_000;

/**
 * Reads a document from text: JSON (even if fenced, within prose, truncated or malformed), or Octavo
 * Markdown.
 */
export function readContentText(text: string, context: ReadingContext = {}): ReadContent {
  if (text.length > longestText) return tooLong(text, longestText);
  const source = text.replace(/^\ufeff/, '').trim();
  const json = jsonIn(source);
  if (json === undefined) return readMarkdown(withoutFence(source), context);
  const found = parsedJson(json);
  if (found === undefined) return isOnlyJson.test(source) ? unreadable : readMarkdown(source, context);
  const read = readContent(found.value, context);
  if (!found.isRepaired) return read;
  const message = 'The JSON was cut off or malformed. What could be read is kept';
  return { content: read.content, notes: [{ path: '', message, level: 'warning' }, ...read.notes] };
}

/** Prose never starts like this. */
const isOnlyJson = /^(?:\{\s*["']?\w+["']?\s*:|\[\s*\{)/;

const unreadable: ReadContent = {
  content: null,
  notes: [
    {
      path: '',
      message:
        'This JSON can\'t be read. Write for example {"title": "Wet paint", "blocks": ["Until Thursday, noon"]}',
      level: 'warning',
    },
  ],
};

const mostProse = 400;

/** Removes a code fence around a Markdown document, along with a few words around it. */
function withoutFence(text: string): string {
  const match = /(?:^|\n)```(?:markdown|md|octavo|text)?[ \t]*\n/i.exec(text.slice(0, mostProse));
  if (!match) return text;
  const isNamed = /\w/.test(match[0]);
  if (!isNamed && match.index > 0) return text;
  const body = text.slice(match.index + match[0].length);
  const end = body.lastIndexOf('\n```');
  return end < 0 ? body : body.length - end > mostProse ? text : body.slice(0, end);
}
