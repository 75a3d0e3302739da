import { type ChatEvent, chatEvent, restartMarker } from '../../contract/chat-events.ts';

export interface StreamRead {
  readonly events: { readonly seq: number; readonly event: ChatEvent }[];
  /** Terminal marker; null if the stream closed without one. */
  readonly marker: string | null;
}

/** Parses the text of an event stream as the contract defines it; fails on anything else. */
export function readEventStream(text: string): StreamRead {
  const events: StreamRead['events'] = [];
  let marker: string | null = null;
  for (const frame of text.split('\n\n')) {
    const lines = frame.split('\n').filter((line) => line !== '' && !line.startsWith(':'));
    if (lines.length === 0) continue;
    const data = lines.find((line) => line.startsWith('data: '))?.slice('data: '.length);
    if (data === undefined) throw new Error(`a frame without data: ${frame}`);
    if (data === restartMarker) continue;
    if (data.startsWith('[') && data.endsWith(']')) {
      if (marker !== null) throw new Error('a second terminal marker');
      marker = data;
      continue;
    }
    if (marker !== null) throw new Error('an event after the terminal marker');
    const seq = Number(lines.find((line) => line.startsWith('id: '))?.slice('id: '.length));
    events.push({ seq, event: chatEvent.parse(JSON.parse(data)) });
  }
  return { events, marker };
}
