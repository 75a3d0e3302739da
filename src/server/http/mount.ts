import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '../../contract/endpoint.ts';
import { errorBody } from '../../contract/error-codes.ts';
import { preferredLanguage } from '../../words/choose-language.ts';
import type { Deps } from '../deps.ts';
import { recallDocument } from '../features/documents/recall-document.ts';
import { workFor } from '../work/work-context.ts';
import { authenticate, type Caller } from './authenticate.ts';
import { bodyLimitOfCall } from './body-limits.ts';
import { errorStatus } from './error-status.ts';
import { type EventWriter, openEventStream } from './event-writer.ts';
import { idempotencyKeyOf, isKeyedCall, once } from './idempotency.ts';
import { limitOfCall } from './rate-limits.ts';
import { type FileAnswer, sendFile } from './send-file.ts';

/** Runs once the stream is open. Errors before the function is returned are regular error responses. */
export type EventsAnswer = (writer: EventWriter) => Promise<void>;

export interface CallInput<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly caller: E['auth'] extends 'bearer' ? Caller : null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type HandlerAnswer<E extends Endpoint> = E['answer']['kind'] extends 'json'
  ? AnswerOf<E>
  : E['answer']['kind'] extends 'file'
    ? FileAnswer
    : E['answer']['kind'] extends 'events'
      ? EventsAnswer
      : undefined;

export type Handler<E extends Endpoint> = (input: CallInput<E>, deps: Deps) => Promise<HandlerAnswer<E>>;

/** One handler per endpoint of a part of the contract: `satisfies Handlers<typeof chatEndpoints>`. */
export type Handlers<C extends Record<string, Endpoint>> = { readonly [Name in keyof C]: Handler<C[Name]> };

/** Returns a call's group in the API reference: the first significant word of its path. */
function tagOf(path: string): string {
  return (
    path.split('/').find((segment) => segment !== '' && segment !== 'api' && segment !== 'user') ?? 'service'
  );
}

function schemaOf(endpoint: Endpoint): RouteOptions['schema'] {
  const success: Record<number, z.ZodType> = {};
  if (endpoint.answer.kind === 'json') success[200] = endpoint.answer.schema;
  const failures: Record<number, z.ZodType> = {};
  for (const code of endpoint.errors) failures[errorStatus[code]] = errorBody;
  return {
    summary: endpoint.summary,
    tags: [tagOf(endpoint.path)],
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body.kind === 'json' ? { body: endpoint.body.schema } : {}),
    ...(endpoint.body.kind === 'multipart' ? { consumes: ['multipart/form-data'] } : {}),
    ...(endpoint.auth === 'bearer' ? { security: [{ bearer: [] }] } : {}),
    response: { ...success, ...failures },
  };
}

async function sendEvents(
  reply: FastifyReply,
  run: EventsAnswer,
  openStreams: Set<EventWriter>,
  { config }: Pick<Deps, 'config'>,
): Promise<FastifyReply> {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value as string | number | readonly string[]);
  }
  const writer = openEventStream(reply.raw, config.stalledStreamMs);
  openStreams.add(writer);
  try {
    await run(writer);
  } catch (error) {
    // The response has begun, so no status can be sent. A stream without a marker counts as interrupted, so
    // clients resume.
    reply.log.error({ err: error }, 'event stream broke');
    reply.raw.destroy();
  } finally {
    openStreams.delete(writer);
  }
  return reply;
}

/** Mounts every endpoint of the contract once. A missing or extra handler is a type error at the caller. */
export function mountContract<C extends Record<string, Endpoint>>(
  app: FastifyInstance,
  contract: C,
  handlers: Handlers<C>,
  deps: Deps,
): void {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const openStreams = new Set<EventWriter>();
  app.addHook('preClose', async () => {
    for (const writer of openStreams) writer.breakOff();
  });
  for (const [name, endpoint] of Object.entries(contract)) {
    const handler = handlers[name] as unknown as Handler<Endpoint>;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: { ...schemaOf(endpoint), operationId: name },
      ...(bodyLimitOfCall[name] ? { bodyLimit: bodyLimitOfCall[name] } : {}),
      ...(limitOfCall[name] ? { config: { rateLimit: limitOfCall[name] } } : {}),
      // Before the body is read and validated, so an unauthenticated caller can't learn what a call expects.
      onRequest: async (request, reply) => {
        if (endpoint.auth === 'bearer')
          callers.set(request, await authenticate(request, deps, { call: name, reply }));
      },
      handler: async (request, reply) => {
        const caller = callers.get(request) ?? null;
        const input = {
          params: request.params,
          query: request.query,
          body: request.body,
          caller,
          request,
          reply,
        };
        const context = { account: caller?.uid ?? '', language: preferredLanguage(request.headers) };
        const work = () =>
          workFor(context, () => handler(input as unknown as CallInput<Endpoint>, deps) as Promise<unknown>);
        const key = caller && isKeyedCall(endpoint, caller.isByApiKey) ? idempotencyKeyOf(request) : null;
        const answer: unknown =
          caller && key !== null
            ? await once(
                deps.db,
                {
                  uid: caller.uid,
                  key,
                  request: [name, input.params, input.query, input.body ?? null],
                  recall: recallDocument(caller.uid, deps),
                },
                work,
              )
            : await work();
        switch (endpoint.answer.kind) {
          case 'json':
            return answer;
          case 'empty':
            return reply.code(204).send();
          case 'file':
            return sendFile(request, reply, answer as FileAnswer);
          case 'events':
            return workFor(context, () => sendEvents(reply, answer as EventsAnswer, openStreams, deps));
        }
      },
    });
  }
}
