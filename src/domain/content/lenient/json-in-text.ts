import { jsonrepair } from 'jsonrepair';
import { isRecord } from './reading.ts';

const deepest = 2_000;

const fence = /^[ \t]*```[ \t]*(\w*)[^\n]*$/m;

/** The part of a text that is JSON: all of it, a code block, or from the first brace of an object on. */
export function jsonIn(text: string): string | undefined {
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

/** What JSON says, mended where it isn't quite JSON. Nothing where it isn't an object or a list of them. */
export function parsedJson(json: string): { value: unknown; isRepaired: boolean } | undefined {
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

/** Whether a text begins a JSON object or list whose end is missing. */
export function isCutOff(text: string): boolean {
  const json = jsonIn(text.trim());
  return json !== undefined && balanced(json) === undefined;
}

/** The object or list that a text holds, whole but perhaps malformed, with or without words around it. */
export function wholeJson(text: string): unknown {
  const json = jsonIn(text.trim());
  const found = json === undefined || balanced(json) === undefined ? undefined : parsedJson(json);
  return typeof found?.value === 'object' && found.value !== null ? found.value : undefined;
}

/** An object or a list that was written as a text of JSON; any other value as it is. */
export function unquoted(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*(?:```|[{[]\s*["'{[])/.test(value)) return value;
  return wholeJson(value) ?? value;
}
