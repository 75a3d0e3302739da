/** One server-sent event: its `id:` as it stood, its `data:` lines joined. */
export interface EventFrame {
  readonly id: string | null;
  readonly data: string;
}

/**
 * Reads server-sent events from bytes that may be cut anywhere: within a character, within a line end, within an event.
 * Takes LF, CRLF and CR as line ends, drops comments (heartbeats) and fields it does not know. An event counts only
 * once its empty line has come, so a cut stream never yields half an event.
 */
export function createEventStreamParser(): (bytes: Uint8Array) => EventFrame[] {
  const decoder = new TextDecoder();
  let rest = '';
  let id: string | null = null;
  let data: string[] = [];

  function takeLine(line: string, frames: EventFrame[]): void {
    if (line === '') {
      if (data.length > 0) frames.push({ id, data: data.join('\n') });
      id = null;
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    if (colon === 0) return;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    if (field === 'id') id = value;
  }

  return (bytes) => {
    const frames: EventFrame[] = [];
    rest += decoder.decode(bytes, { stream: true });
    for (;;) {
      const end = rest.search(/[\r\n]/);
      if (end < 0) return frames;
      // A CR at the very end may be the first half of a CRLF: wait for what follows.
      if (rest[end] === '\r' && end === rest.length - 1) return frames;
      const width = rest.startsWith('\r\n', end) ? 2 : 1;
      takeLine(rest.slice(0, end), frames);
      rest = rest.slice(end + width);
    }
  };
}
