import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** A chat request, as far as an answer depends on it. */
export interface AskedChat {
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
  readonly response_format?: { readonly type: string; readonly json_schema?: { readonly schema: object } };
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
}

/** Text, or a tool call. */
export type Said = string | { readonly tool: string; readonly input: object };

export interface ModelServerOptions {
  /** The only valid key; if absent, every key is valid. */
  readonly key?: string;
  readonly models?: readonly unknown[];
  /** Handles a request instead of the protocol; returns false to leave it. */
  readonly instead?: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly tls?: { readonly key: string; readonly cert: string };
  /** The model's response. */
  readonly says?: string | ((asked: AskedChat) => Said);
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

function messageOf(said: Said) {
  if (typeof said === 'string') return { message: { content: said }, reason: 'stop' };
  const call = { name: said.tool, arguments: JSON.stringify(said.input) };
  const tool_calls = [{ index: 0, id: `call-${crypto.randomUUID()}`, type: 'function', function: call }];
  return { message: { content: null, tool_calls }, reason: 'tool_calls' };
}

function answerChat(response: ServerResponse, body: string, says: ModelServerOptions['says']): void {
  const asked = JSON.parse(body) as AskedChat & { model: string; stream?: boolean };
  const { model, stream } = asked;
  const { message, reason } = messageOf(typeof says === 'function' ? says(asked) : (says ?? 'Hello.'));
  const head = { id: 'answer', created: 1, model };
  if (!stream) {
    const choice = { index: 0, message: { role: 'assistant', ...message }, finish_reason: reason };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ ...head, object: 'chat.completion', choices: [choice], usage }));
    return;
  }
  response.setHeader('content-type', 'text/event-stream');
  const send = (value: object) => response.write(`data: ${JSON.stringify({ ...head, ...value })}\n\n`);
  send({ choices: [{ index: 0, delta: { role: 'assistant', ...message }, finish_reason: null }] });
  send({ choices: [{ index: 0, delta: {}, finish_reason: reason }] });
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
    } else if (url === '/v1/chat/completions') answerChat(response, body, options.says);
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
