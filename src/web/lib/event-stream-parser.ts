/** One server-sent event: its raw `id:` and its joined `data:` lines. */
export interface EventFrame {
  readonly id: string | null;
  readonly data: string;
}

/**
 * Parses server-sent events from chunks that may split anywhere: inside a character, a line break or an
 * event. Accepts LF, CRLF and CR line breaks; ignores comments (heartbeats) and unknown fields. An event is
 * returned only after its blank line, so a cut stream never yields a partial event.
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
      // A trailing CR may be the first half of a CRLF, so wait for the next chunk.
      if (rest[end] === '\r' && end === rest.length - 1) return frames;
      const width = rest.startsWith('\r\n', end) ? 2 : 1;
      takeLine(rest.slice(0, end), frames);
      rest = rest.slice(end + width);
    }
  };
}
