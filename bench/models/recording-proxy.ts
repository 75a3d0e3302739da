import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { RecordedAnswer } from './recording.ts';

interface StreamedCall {
  index?: number;
  function?: { name?: string; arguments?: string };
}

/** Assembles a streamed answer of the OpenAI protocol. */
export function readAnswer(stream: string): RecordedAnswer {
  let text = '';
  const calls: { name: string; json: string }[] = [];
  for (const line of stream.split(/\r?\n/)) {
    if (!line.startsWith('data: {')) continue;
    const { choices } = JSON.parse(line.slice('data: '.length)) as {
      choices?: { delta?: { content?: string | null; tool_calls?: StreamedCall[] } }[];
    };
    const delta = choices?.[0]?.delta;
    text += delta?.content ?? '';
    for (const { index = 0, function: called } of delta?.tool_calls ?? []) {
      calls[index] ??= { name: '', json: '' };
      calls[index].name += called?.name ?? '';
      calls[index].json += called?.arguments ?? '';
    }
  }
  return { text, calls: calls.map(({ name, json }) => ({ name, arguments: parsed(json) })) };
}

/** Keeps invalid JSON, because that is what the writer answered. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

/** Proxies a server of the OpenAI protocol and records the answers. */
export async function openRecordingProxy(address: string, apiKey: string | undefined) {
  let answers: RecordedAnswer[] = [];
  const server = createServer(async (request, response) => {
    try {
      const answer = await fetch(`${address}${(request.url ?? '').replace(/^\/v1/, '')}`, {
        method: request.method ?? 'GET',
        headers: {
          'content-type': 'application/json',
          ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
        },
        ...(request.method === 'POST' ? { body: await bodyOf(request) } : {}),
      });
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'text/plain',
      });
      const pieces: Buffer[] = [];
      if (answer.body)
        for await (const piece of Readable.fromWeb(answer.body as never)) {
          pieces.push(piece as Buffer);
          response.write(piece);
        }
      if (answer.ok && request.url?.endsWith('/chat/completions'))
        answers.push(readAnswer(Buffer.concat(pieces).toString()));
      response.end();
    } catch (error) {
      process.stderr.write(`${String(error)}\n`);
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    /** Returns the answers since the last call. */
    take(): readonly RecordedAnswer[] {
      const taken = answers;
      answers = [];
      return taken;
    },
    close: () => server.close(),
  };
}
