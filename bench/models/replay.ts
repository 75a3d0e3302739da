import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { encode } from 'gpt-tokenizer';
import type { ChatEvent } from '../../src/contract/chat-events.ts';
import { createModelCatalogue } from '../../src/server/chat/providers/model-catalogue.ts';
import { resolveModel } from '../../src/server/chat/providers/resolve-model.ts';
import { runTurn } from '../../src/server/chat/turn/run-turn.ts';
import { turnFor } from '../../src/server/chat/turn/turn-for.ts';
import type { FinishedPage, WantedLayout } from '../../src/server/chat/turn/turn-request.ts';
import { readConfig } from '../../src/server/config.ts';
import { finishPage } from '../../src/server/features/documents/finish-page.ts';
import type { Renderer } from '../../src/server/rendering/renderer.ts';
import type { RecordedAnswer, Recording } from './recording.ts';

export interface Replay {
  readonly page: FinishedPage | null;
  readonly events: readonly ChatEvent[];
  /** Requests in the turn. */
  readonly rounds: number;
  /** Tokens of all answers. */
  readonly outputTokens: number;
  /** Tokens of the first request: instructions, tools and prompt. */
  readonly inputTokens: number;
  /** Tokens of the prompt, included in `inputTokens`. */
  readonly promptTokens: number;
  /** True if the first call made a page. */
  readonly isValidAtOnce: boolean;
}

/** Serves recorded answers in order in the OpenAI protocol, streamed in small pieces. */
async function serve(answers: readonly RecordedAnswer[]) {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const answer = answers[requests.length] ?? { text: 'Done.', calls: [] };
    requests.push(Buffer.concat(pieces).toString());
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const send = (delta: object, finish: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ id: 'r', object: 'chat.completion.chunk', created: 1, model: 'recorded', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
      );
    send({ role: 'assistant', content: answer.text });
    for (const [index, call] of answer.calls.entries()) {
      const id = `call_${requests.length}_${index}`;
      send({ tool_calls: [{ index, id, type: 'function', function: { name: call.name, arguments: '' } }] });
      const json = typeof call.arguments === 'string' ? call.arguments : JSON.stringify(call.arguments);
      for (const part of json.match(/[\s\S]{1,160}/g) ?? [])
        send({ tool_calls: [{ index, function: { arguments: part } }] });
    }
    send({}, answer.calls.length > 0 ? 'tool_calls' : 'stop');
    response.end('data: [DONE]\n\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, requests, close: () => server.close() };
}

/** Replays a recorded turn: the same answers through the current tools, layout and checks. */
export async function replay(recording: Recording, renderer: Renderer): Promise<Replay> {
  const server = await serve(recording.answers);
  try {
    const config = readConfig({ OPENAI_BASE_URL: server.url, OCTAVO_MODELS: 'recorded=compatible:recorded' });
    const model = resolveModel(createModelCatalogue(config.models, { pauseMs: 0 }), 'recorded');
    const events: ChatEvent[] = [];
    let page: FinishedPage | null = null;
    await runTurn(
      model,
      {
        ...turnFor(recording.prompt, (recording.layout ?? {}) as WantedLayout, recording.asks),
        today: recording.today,
      },
      {
        emit: (event) => events.push(event),
        finishPage: (html, signal) => finishPage(html, renderer, signal),
        savePage: async (saved) => {
          page = saved;
          return { documentId: 'replay', version: 1 };
        },
      },
      AbortSignal.timeout(300_000),
    );
    const answered = recording.answers.slice(0, server.requests.length);
    const firstResult = events.find((event) => event.type === 'tool_result');
    return {
      page,
      events,
      rounds: server.requests.length,
      outputTokens: answered.reduce((sum, answer) => sum + encode(JSON.stringify(answer)).length, 0),
      inputTokens: encode(server.requests[0] ?? '').length,
      promptTokens: encode(recording.prompt).length,
      isValidAtOnce: firstResult?.type === 'tool_result' && !firstResult.is_error,
    };
  } finally {
    server.close();
  }
}
