import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

export interface ModelServerOptions {
  /** The only valid key; if absent, every key is valid. */
  readonly key?: string;
  readonly models?: readonly unknown[];
  /** Handles a request instead of the protocol; returns false to leave it. */
  readonly instead?: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly tls?: { readonly key: string; readonly cert: string };
  /** The model's response. */
  readonly says?: string;
}

export interface ModelServer {
  /** Ends with /v1. */
  readonly url: string;
  readonly asked: {
    readonly method: string;
    readonly path: string;
    readonly authorization: string;
    readonly body: string;
  }[];
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += piece;
  return text;
}

const usage = { prompt_tokens: 1_000, completion_tokens: 500, total_tokens: 1_500 };

function answerChat(response: ServerResponse, body: string, says: string): void {
  const { model, stream } = JSON.parse(body) as { model: string; stream?: boolean };
  const head = { id: 'answer', created: 1, model };
  if (!stream) {
    const choice = { index: 0, message: { role: 'assistant', content: says }, finish_reason: 'stop' };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ ...head, object: 'chat.completion', choices: [choice], usage }));
    return;
  }
  response.setHeader('content-type', 'text/event-stream');
  const send = (value: object) => response.write(`data: ${JSON.stringify({ ...head, ...value })}\n\n`);
  send({ choices: [{ index: 0, delta: { role: 'assistant', content: says }, finish_reason: null }] });
  send({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
  send({ choices: [], usage });
  response.end('data: [DONE]\n\n');
}

/** Starts a model server with OpenAI's chat API. */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const asked: ModelServer['asked'] = [];
  const listener = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '', method = '' } = request;
    const authorization = request.headers.authorization ?? '';
    const body = await bodyOf(request);
    asked.push({ method, path: url, authorization, body });
    if (options.instead?.(request, response)) return;
    if (options.key !== undefined && authorization !== `Bearer ${options.key}`) {
      response.writeHead(401, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: `Incorrect key: ${authorization}` } }));
    } else if (url === '/v1/models') {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data: options.models ?? [{ id: 'small' }, { id: 'large' }] }));
    } else if (url === '/v1/chat/completions') answerChat(response, body, options.says ?? 'Hello.');
    else response.writeHead(404).end();
  };
  const handle = (request: IncomingMessage, response: ServerResponse): void =>
    void listener(request, response).catch(() => response.destroy());
  const server = options.tls ? createHttpsServer(options.tls, handle) : createHttpServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `${options.tls ? 'https' : 'http'}://127.0.0.1:${port}/v1`,
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
