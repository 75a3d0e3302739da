import { describe, expect, it } from 'vitest';
import { createEventStreamParser, type EventFrame } from './event-stream-parser.ts';

const encoder = new TextEncoder();

function parseAll(text: string, chunkLength: number): EventFrame[] {
  const parse = createEventStreamParser();
  const bytes = encoder.encode(text);
  const frames: EventFrame[] = [];
  for (let at = 0; at < bytes.length; at += chunkLength)
    frames.push(...parse(bytes.slice(at, at + chunkLength)));
  return frames;
}

const text = 'id: 1\ndata: {"text":"Größe 漢字 🙂"}\n\n: heartbeat\n\nid: 2\nevent: x\ndata: a\ndata: b\n\n';
const frames: EventFrame[] = [
  { id: '1', data: '{"text":"Größe 漢字 🙂"}' },
  { id: '2', data: 'a\nb' },
];

describe('createEventStreamParser', () => {
  it.each([1, 2, 3, 5, 7, 1000])('reads the same events from chunks of %i bytes', (chunkLength) => {
    expect(parseAll(text, chunkLength)).toEqual(frames);
  });

  it.each([1, 2, 3, 1000])('accepts CRLF line ends, split anywhere (%i bytes)', (chunkLength) => {
    expect(parseAll(text.replaceAll('\n', '\r\n'), chunkLength)).toEqual(frames);
  });

  it('accepts lone CR line ends', () => {
    expect(parseAll('data: a\r\rdata: b\r\r\n', 4)).toEqual([
      { id: null, data: 'a' },
      { id: null, data: 'b' },
    ]);
  });

  it('yields no incomplete event', () => {
    expect(parseAll('id: 1\ndata: whole\n\nid: 2\ndata: half', 6)).toEqual([{ id: '1', data: 'whole' }]);
  });

  it('keeps extra leading spaces of a value, and accepts a value without a space', () => {
    expect(parseAll('data:  two\n\ndata:none\n\n', 100).map(({ data }) => data)).toEqual([' two', 'none']);
  });
});
