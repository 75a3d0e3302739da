import { jsonrepair } from 'jsonrepair';
import { isRecord } from './reading.ts';

const deepest = 2_000;

const fence = /^[ \t]*```[ \t]*(\w*)[^\n]*$/m;

/** Returns the JSON in a text: all of it, a code block, or everything from an object's first brace. */
export function jsonIn(text: string): string | undefined {
  if (/^(?:\{\s*(?:["'}\w/]|$)|\[\s*[{["'])/.test(text)) return text;
  // Starts with front matter or a directive, so it is Markdown, even if it contains JSON.
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

/**
 * Parses JSON and repairs it if necessary. Undefined if the result is neither an object nor a list of
 * objects.
 */
export function parsedJson(json: string): { value: unknown; isRepaired: boolean } | undefined {
  try {
    return { value: JSON.parse(json), isRepaired: false };
  } catch {
    // Not valid JSON as is.
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
    // Prose is repaired to a string; it's read as Markdown instead.
    return isRecord(value) || (Array.isArray(value) && value.some(isRecord))
      ? { value, isRepaired: true }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the text up to the bracket that closes the first one. Text after it isn't part of the document. */
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

/** Returns whether a text starts a JSON object or list but doesn't end it. */
export function isCutOff(text: string): boolean {
  const json = jsonIn(text.trim());
  return json !== undefined && balanced(json) === undefined;
}

/**
 * Returns the complete but possibly malformed object or list in a text, with or without surrounding words.
 */
export function wholeJson(text: string): unknown {
  const json = jsonIn(text.trim());
  const found = json === undefined || balanced(json) === undefined ? undefined : parsedJson(json);
  return typeof found?.value === 'object' && found.value !== null ? found.value : undefined;
}

/** Parses an object or list that was sent as a JSON string; returns any other value unchanged. */
export function unquoted(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*(?:```|[{[]\s*["'{[])/.test(value)) return value;
  return wholeJson(value) ?? value;
}
