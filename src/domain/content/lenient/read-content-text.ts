import { jsonrepair } from 'jsonrepair';
import { readMarkdown } from '../markdown/read-markdown.ts';
import { type ReadContent, readContent } from './read-content.ts';
import { isRecord, type ReadingContext } from './reading.ts';
import { tooLong } from './too-long.ts';

const longestText = 5_000_000;
const deepest = 2_000;

/** Reads a document from text: JSON (also fenced, inside prose, cut off or malformed), or Octavo Markdown. */
export function readContentText(text: string, context: ReadingContext = {}): ReadContent {
  if (text.length > longestText) return tooLong(text, longestText);
  const source = text.replace(/^\ufeff/, '').trim();
  const json = jsonIn(source);
  if (json === undefined) return readMarkdown(withoutFence(source), context);
  const found = parsed(json);
  if (found === undefined) return isOnlyJson.test(source) ? unreadable : readMarkdown(source, context);
  const read = readContent(found.value, context);
  if (!found.isRepaired) return read;
  const message = 'The JSON was cut off or malformed. What could be read is kept';
  return { content: read.content, notes: [{ path: '', message, level: 'warning' }, ...read.notes] };
}

const fence = /^[ \t]*```[ \t]*(\w*)[^\n]*$/m;

/** No sentence begins like this. */
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

/** The part of a text that is JSON: all of it, a code block, or from the first brace of an object on. */
function jsonIn(text: string): string | undefined {
  if (/^(?:\{\s*(?:["'}\w/]|$)|\[\s*[{["'])/.test(text)) return text;
  // Front matter or a directive first: Markdown, even with JSON in it.
  if (/^(?:---|:::?|#)/.test(text)) return undefined;
  const start = fence.exec(text);
  if (start && /^(?:json5?|jsonc|javascript|js|)$/i.test(start[1] ?? '')) {
    const body = text.slice(start.index + start[0].length + 1);
    const end = /^[ \t]*```[ \t]*$/m.exec(body);
    const inside = (end ? body.slice(0, end.index) : body).trim();
    if (/^[{[]/.test(inside)) return inside;
  }
  const brace = /(?:^|\n)[ \t]*(\{\s*["'])/.exec(text);
  if (brace) return text.slice(brace.index).trim();
  const inline = text.search(/\{\s*"(?:title|document|pages|slides|layout|kind|schema|blocks)"/);
  return inline < 0 ? undefined : text.slice(inline);
}

const mostProse = 400;

/** A Markdown document that came in a code block, with a word or two around it. */
function withoutFence(text: string): string {
  const match = /(?:^|\n)```(?:markdown|md|octavo|text)?[ \t]*\n/i.exec(text.slice(0, mostProse));
  if (!match) return text;
  const isNamed = /\w/.test(match[0]);
  if (!isNamed && match.index > 0) return text;
  const body = text.slice(match.index + match[0].length);
  const end = body.lastIndexOf('\n```');
  return end < 0 ? body : body.length - end > mostProse ? text : body.slice(0, end);
}

function parsed(json: string): { value: unknown; isRepaired: boolean } | undefined {
  try {
    return { value: JSON.parse(json), isRepaired: false };
  } catch {
    // Not JSON as it stands.
  }
  const whole = balanced(json);
  if (whole !== undefined && whole.length < json.length) {
    try {
      return { value: JSON.parse(whole), isRepaired: false };
    } catch {
      // Repaired below.
    }
  }
  const broken = whole ?? json;
  if (nesting(broken) > deepest) return undefined;
  try {
    const value: unknown = JSON.parse(jsonrepair(broken));
    // Prose repairs to a string; it's read as Markdown instead.
    return isRecord(value) || (Array.isArray(value) && value.some(isRecord))
      ? { value, isRepaired: true }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Up to the bracket that closes the first one; words behind it are the writer's, not the document's. */
function balanced(json: string): string | undefined {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (isInText) {
      if (character === '\\') at += 1;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth === 0) return json.slice(0, at + 1);
    }
  }
  return undefined;
}

function nesting(json: string): number {
  let depth = 0;
  let most = 0;
  for (const character of json) {
    if (character === '{' || character === '[') {
      depth += 1;
      most = Math.max(most, depth);
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return most;
}
