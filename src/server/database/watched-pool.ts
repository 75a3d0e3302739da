import pg from 'pg';
import { DatabaseLostError } from './database-lost-error.ts';

/**
 * SQLSTATE codes of a server that is stopping, starting, crashed, out of connections, or demoted to a
 * standby. Class 08 is a broken connection.
 */
const lostCodes = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '25006']);

const isLostCode = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  error.code !== undefined &&
  (lostCodes.has(error.code) || error.code.startsWith('08'));

type Callback = (error: unknown, ...rest: unknown[]) => void;
type Loose = (...args: unknown[]) => unknown;

/** Runs a driver function that takes a callback or returns a promise, and maps its errors with `name`. */
function withNamedErrors(run: Loose, args: unknown[], name: (error: unknown) => unknown): unknown {
  const callback = args.at(-1);
  if (typeof callback === 'function') {
    const named: Callback = (error, ...rest) => (callback as Callback)(error ? name(error) : error, ...rest);
    return run(...args.slice(0, -1), named);
  }
  const result = run(...args);
  if (!(result instanceof Promise)) return result;
  return result.catch((error: unknown) => {
    throw name(error);
  });
}

/** A connection whose queries fail with `DatabaseLostError` after it is lost. */
class WatchedClient extends pg.Client {
  #isLost = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const lose = () => {
      this.#isLost = true;
    };
    // The driver emits these before it fails active queries.
    this.on('error', lose);
    this.on('end', lose);
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver's ten overloads say nothing about errors
  override query(...args: any[]): any {
    const name = (error: unknown) =>
      this.#isLost || isLostCode(error) ? new DatabaseLostError(error) : error;
    return withNamedErrors(super.query.bind(this) as Loose, args, name);
  }
}

/** A pool that throws `DatabaseLostError` whenever the database is unreachable. */
export class WatchedPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super({ ...config, Client: WatchedClient });
  }

  // biome-ignore lint/suspicious/noExplicitAny: see above
  override connect(...args: any[]): any {
    // After closing, requesting a connection is a bug, not a lost database.
    if (this.ending) return (super.connect as Loose).apply(this, args);
    return withNamedErrors(super.connect.bind(this) as Loose, args, (error) => new DatabaseLostError(error));
  }
}
