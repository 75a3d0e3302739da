import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Endpoint } from '../../contract/endpoint.ts';
import { AppError } from '../app-error.ts';
import { isDatabaseLost } from '../database/database-lost-error.ts';
import { retryWhileLost } from '../database/retry-while-lost.ts';
import type { Database } from '../database/schema.ts';
import { forCallers } from '../told.ts';

/** Sent by the client with a change that it may retry. */
const idempotencyHeader = 'idempotency-key';

/** After this long, an unfinished call is assumed dead with its process; its key can be reused. */
const abandonedAfter = '60 seconds';
/** Of larger responses, only what `Recall` needs is stored. */
const longestAnswer = 256 * 1024;

/** Repeats a response that is too large to store, from the current state of what it shows. */
export interface Recall {
  /** Returns what has to be stored; null if the response can't be repeated. */
  readonly shorten: (value: unknown) => object | null;
  readonly restore: (short: unknown) => Promise<unknown>;
}

/** A stored response: itself, or what to repeat it from; neither if it can't be repeated. */
interface Stored {
  readonly value?: unknown;
  readonly short?: unknown;
  readonly isUnrepeatable?: true;
}

/**
 * Returns whether a call runs once per key: changes that a client may retry. Responses are stored for a day,
 * so a call that returns a secret must be `retry: 'never'`. Programs with an API key may use keys for every
 * change allowed to them.
 */
export function isKeyedCall({ method, auth, retry, answer }: Endpoint, isByApiKey = false): boolean {
  const isSimple = answer.kind === 'json' || answer.kind === 'empty';
  return method !== 'GET' && auth === 'bearer' && (retry !== 'never' || isByApiKey) && isSimple;
}

export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers[idempotencyHeader];
  if (key === undefined) return null;
  if (typeof key === 'string' && /^[\w-]{8,128}$/.test(key)) return key;
  throw new AppError(
    'invalid_input',
    forCallers('The Idempotency-Key header takes 8 to 128 letters, digits, _ and -.'),
  );
}

interface KeyedCall {
  readonly uid: string;
  readonly key: string;
  /** Everything that identifies the request. */
  readonly request: unknown;
  readonly recall?: Recall;
}

/** Claims the key; returns false if it is taken. */
async function claim(db: Kysely<Database>, { uid, key }: KeyedCall, hash: string): Promise<boolean> {
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ user_id: uid, key, request_hash: hash })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet({ created_at: sql<Date>`now()` })
        .where('idempotency_keys.answer', 'is', null)
        .where('idempotency_keys.request_hash', '=', hash)
        .where(sql<boolean>`idempotency_keys.created_at < now() - interval '${sql.raw(abandonedAfter)}'`),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Returns the stored response. @throws AppError `unprocessable`, `unavailable`, `conflict` */
async function answerBefore(
  db: Kysely<Database>,
  { uid, key, recall }: KeyedCall,
  hash: string,
): Promise<unknown> {
  const before = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', uid)
    .where('key', '=', key)
    .executeTakeFirst();
  if (before && before.request_hash !== hash)
    throw new AppError(
      'unprocessable',
      forCallers('This Idempotency-Key was used for another request. Send a new one.'),
    );
  if (!before?.answer)
    throw new AppError(
      'unavailable',
      forCallers('The same request is still in progress. Try again in a moment.'),
      {
        retryAfterSeconds: 1,
      },
    );
  const stored = before.answer as Stored;
  if (recall && stored.short !== undefined) return recall.restore(stored.short);
  if (stored.short !== undefined || stored.isUnrepeatable)
    throw new AppError(
      'conflict',
      forCallers('This change was made before, and its response is too long to repeat.'),
    );
  return stored.value;
}

/**
 * Runs a change once per key: repeating the request within a day returns the first response. A failed change
 * leaves nothing behind and can be retried with its key.
 * @throws AppError `unprocessable` if the key was used for another request, `unavailable` while the first one
 * is running, `conflict` if its response is too long to repeat
 */
export async function once(
  db: Kysely<Database>,
  call: KeyedCall,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const hash = createHash('sha256').update(JSON.stringify(call.request)).digest('hex');
  if (!(await claim(db, call, hash))) return answerBefore(db, call, hash);
  const row = { uid: call.uid, key: call.key };
  let value: unknown;
  try {
    value = await work();
  } catch (error) {
    await settle(() => forget(db, row));
    throw error;
  }
  const answer = storedAnswer(value, call.recall);
  await settle(() => keep(db, row, answer));
  return value;
}

function storedAnswer(value: unknown, recall: Recall | undefined): string {
  const answer = JSON.stringify({ value } satisfies Stored);
  if (answer.length <= longestAnswer) return answer;
  const short = recall?.shorten(value) ?? null;
  return JSON.stringify((short ? { short } : { isUnrepeatable: true }) satisfies Stored);
}

type KeyRow = Pick<KeyedCall, 'uid' | 'key'>;

async function forget(db: Kysely<Database>, { uid, key }: KeyRow): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('user_id', '=', uid).where('key', '=', key).execute();
}

async function keep(db: Kysely<Database>, { uid, key }: KeyRow, answer: string): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ answer })
    .where('user_id', '=', uid)
    .where('key', '=', key)
    .execute();
}

/**
 * How long to retry storing a call's result after the database was lost; its key expires after that anyway.
 */
const noteWithinMs = 60_000;

/**
 * Stores a call's result. If the database is lost, retries in the background and keeps the call's outcome.
 */
async function settle(note: () => Promise<void>): Promise<void> {
  try {
    await note();
  } catch (error) {
    if (!isDatabaseLost(error)) throw error;
    void retryWhileLost(note, AbortSignal.timeout(noteWithinMs)).catch(() => undefined);
  }
}
