import type { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';

/** What an endpoint answers with: a JSON value, nothing (204), a file, or a stream of server-sent events. */
export type Answer =
  | { kind: 'json'; schema: z.ZodType }
  | { kind: 'empty' }
  | { kind: 'file'; mediaTypes: readonly [string, ...string[]] }
  | { kind: 'events'; schema: z.ZodType };

/** Where a request body comes from. Multipart bodies are read part by part by their handler. */
export type Body = { kind: 'none' } | { kind: 'json'; schema: z.ZodType } | { kind: 'multipart' };

/** Who may call: anyone, or the bearer of an identity token. */
export type Auth = 'none' | 'bearer';

/**
 * Whether a client may send the same call again without asking.
 * `safe`: reads and writes that act once, repeated on 5xx, 408 and 429, and sent when the browser is online again. A
 * write carries an `Idempotency-Key`, and its answer is kept for a day: one that answers a secret is `never`.
 * `never`: the call starts work, costs something or answers a secret.
 */
export type Retry = 'safe' | 'never';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path with `:name` placeholders, as it stands on the wire. */
  readonly path: string;
  readonly summary: string;
  readonly auth: Auth;
  readonly retry: Retry;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body: Body;
  readonly answer: Answer;
  /** The errors a caller should expect beyond those that any call can meet. */
  readonly errors: readonly ErrorCode[];
}

/** Keeps the literal types of an endpoint, so that both sides infer from the value itself. */
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
