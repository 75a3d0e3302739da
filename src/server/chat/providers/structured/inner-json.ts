/** Longest text before the value of the root's field: `{ "answer": ` with some white space. */
const longestHead = 40;
/** The start of JSON with the `rootField` of strict schemas. Some servers put a code fence around it. */
const head = /^\s*(?:`{3}(?:json)?\s*)?\{\s*"answer"\s*:\s*/;

/**
 * Unwraps the value of the root's field from JSON that arrives in pieces. Passes on JSON without that field
 * as it is, because some servers ignore schemas.
 */
export function innerJson(): { push(piece: string): string; end(): string } {
  let waiting = '';
  let state: 'sought' | 'wrapped' | 'bare' | 'done' = 'sought';
  let depth = 0;
  let isInString = false;
  let isEscaped = false;

  /** Returns the part of a text that belongs to the value. */
  function within(text: string): string {
    for (let at = 0; at < text.length; at += 1) {
      const character = text[at];
      if (isEscaped) isEscaped = false;
      else if (isInString) {
        if (character === '\\') isEscaped = true;
        else if (character === '"') isInString = false;
      } else if (character === '"') isInString = true;
      else if (character === '{' || character === '[') depth += 1;
      else if (character === '}' || character === ']') {
        depth -= 1;
        if (depth > 0) continue;
        state = 'done';
        return text.slice(0, at + (depth === 0 ? 1 : 0));
      }
    }
    return text;
  }

  function push(piece: string): string {
    if (state === 'done') return '';
    if (state === 'bare') return piece;
    if (state === 'wrapped') return within(piece);
    waiting += piece;
    const found = head.exec(waiting);
    // White space after the colon may still be to come.
    if (found && found[0].length < waiting.length) {
      state = 'wrapped';
      return within(waiting.slice(found[0].length));
    }
    if (waiting.length < longestHead) return '';
    state = 'bare';
    return waiting;
  }

  return { push, end: () => (state === 'sought' ? waiting : '') };
}
