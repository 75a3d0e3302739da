import type { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';

/** Response of an endpoint: JSON, empty (204), a file, or a stream of server-sent events. */
export type Answer =
  | { kind: 'json'; schema: z.ZodType }
  | { kind: 'empty' }
  | { kind: 'file'; mediaTypes: readonly [string, ...string[]] }
  | { kind: 'events'; schema: z.ZodType };

/** Format of the request body. Handlers read multipart bodies part by part. */
export type Body = { kind: 'none' } | { kind: 'json'; schema: z.ZodType } | { kind: 'multipart' };

/** Required authentication: none, or an identity token. */
export type Auth = 'none' | 'bearer';

/**
 * Whether a client may retry a call.
 * `safe`: reads and idempotent writes; retried on 5xx, 408 and 429, and sent when the browser is online
 * again. A write carries an `Idempotency-Key`, and its response is stored for a day, so calls that return a
 * secret must be `never`.
 * `keyed`: never retried by itself, but carries an `Idempotency-Key` too, so that the caller can send it again.
 * `never`: the call starts work, costs money or returns a secret.
 */
export type Retry = 'safe' | 'keyed' | 'never';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path with `:name` placeholders. */
  readonly path: string;
  readonly summary: string;
  readonly auth: Auth;
  readonly retry: Retry;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body: Body;
  readonly answer: Answer;
  /** Expected errors, in addition to those that any call can return. */
  readonly errors: readonly ErrorCode[];
}

/** Returns the endpoint with its literal types, so that server and client can infer from it. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : Record<string, never>;

export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
export type BodyOf<E extends Endpoint> = E['body'] extends { kind: 'json'; schema: infer S }
  ? Parsed<S>
  : undefined;
export type AnswerOf<E extends Endpoint> = E['answer'] extends { kind: 'json'; schema: infer S }
  ? Parsed<S>
  : E['answer'] extends { kind: 'events'; schema: infer S }
    ? Parsed<S>
    : undefined;
