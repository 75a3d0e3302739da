import { Agent, request as send } from 'node:http';

const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

/** A stream as received by a browser. */
export interface ReadStream {
  /** Milliseconds from the timestamp in each piece until it arrived. */
  readonly delays: readonly number[];
  /** Milliseconds from the request to its end. */
  readonly totalMs: number;
  /** Milliseconds from the request until `mark` arrived; null if it never did. */
  readonly markMs: number | null;
  readonly lastLine: string;
}

/** Sends a request and reads its stream to the end. @param onHead called when the response starts */
export function readStream(
  url: string,
  options: {
    readonly method: 'GET' | 'POST';
    readonly body?: object;
    readonly mark?: string;
    readonly onHead?: () => void;
  },
): Promise<ReadStream> {
  const { method, body, mark, onHead } = options;
  const headers = { authorization: 'Bearer ada', 'content-type': 'application/json' };
  const delays: number[] = [];
  const startedAt = performance.now();
  let markMs: number | null = null;
  let last = '';
  return new Promise((resolve, reject) => {
    const asked = send(url, { method, headers, agent }, (answer) => {
      onHead?.();
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => {
        const at = performance.timeOrigin + performance.now();
        for (const [, said] of text.matchAll(/@([\d.]+);/g)) delays.push(at - Number(said));
        if (mark !== undefined && text.includes(mark)) markMs ??= performance.now() - startedAt;
        last = text;
      });
      answer.on('end', () => {
        const lastLine = last.trimEnd().split('\n').at(-1) ?? '';
        resolve({ delays, totalMs: performance.now() - startedAt, markMs, lastLine });
      });
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body && JSON.stringify(body));
  });
}
