import type { WorkContext } from './work-context.ts';

/** What decides the order of work. */
type Claim = Pick<WorkContext, 'account' | 'urgency'>;

interface Waiting extends Claim {
  readonly admit: () => void;
  readonly refuse: (error: Error) => void;
}

interface Running {
  readonly account: string;
  readonly startedAt: number;
}

export interface SlotQueueOptions {
  readonly slots: number;
  /** Maximum number of queued jobs. */
  readonly limit: number;
  readonly busy: () => Error;
  /** After this time (ms) a job counts as slow and no longer keeps other accounts from a slot. */
  readonly slowAfterMs?: number;
}

const usualSlowAfterMs = 1_000;
/** One in this many admissions is reserved for batch work, so it is never starved. */
const batchEvery = 4;

/**
 * A fixed number of slots with a queue of limited length, shared fairly between accounts: interactive work
 * first, then the account with the fewest slots, then the one served longest ago. Slow jobs of one account
 * don't block others: while they run, accounts without a job get extra slots, up to twice the number. When
 * the queue is full, the account with the most queued jobs loses its newest one to an account with fewer.
 */
export class SlotQueue {
  readonly #options: Required<SlotQueueOptions>;
  readonly #waiting = new Set<Waiting>();
  readonly #running = new Set<Running>();
  readonly #servedAt = new Map<string, number>();
  #admissions = 0;

  constructor(options: SlotQueueOptions) {
    this.#options = { slowAfterMs: usualSlowAfterMs, ...options };
  }

  /** Number of queued jobs. */
  get depth(): number {
    return this.#waiting.size;
  }

  /** Number of running jobs. */
  get taken(): number {
    return this.#running.size;
  }

  /**
   * Waits for a slot and resolves to a function that releases it. Call `leave` to stop waiting.
   * @throws the error of `busy`, immediately if the queue is full, or later if another account takes the
   * place
   */
  enter(of: Claim): { readonly admitted: Promise<() => void>; readonly leave: () => void } {
    const { account, urgency } = of;
    if (this.#mayRun(account)) {
      return { admitted: Promise.resolve(this.#admit(account)), leave: () => {} };
    }
    const isFull = this.#waiting.size >= this.#options.limit;
    if (isFull && !this.#makeRoomFor(account)) {
      return { admitted: Promise.reject(this.#options.busy()), leave: () => {} };
    }
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    const waiting: Waiting = { account, urgency, admit: () => resolve(this.#admit(account)), refuse: reject };
    this.#waiting.add(waiting);
    return { admitted: promise, leave: () => this.#waiting.delete(waiting) };
  }

  /** Rejects all queued jobs. */
  refuseAll(error: Error): void {
    for (const waiting of this.#waiting) waiting.refuse(error);
    this.#waiting.clear();
  }

  #mayRun(account: string): boolean {
    const { slots, slowAfterMs } = this.#options;
    if (this.#running.size < slots) return true;
    if (this.#running.size >= slots * 2 || this.#held(account) > 0) return false;
    const slowSince = performance.now() - slowAfterMs;
    const quick = [...this.#running].filter(({ startedAt }) => startedAt > slowSince).length;
    return quick < slots;
  }

  #held(account: string): number {
    return [...this.#running].filter((running) => running.account === account).length;
  }

  #admit(account: string): () => void {
    const running: Running = { account, startedAt: performance.now() };
    this.#running.add(running);
    this.#servedAt.set(account, ++this.#admissions);
    // By then the job may count as slow, which opens a slot for others.
    const slow = setTimeout(() => this.#serve(), this.#options.slowAfterMs + 1);
    slow.unref();
    return () => {
      if (!this.#running.delete(running)) return;
      clearTimeout(slow);
      this.#serve();
      if (this.#running.size === 0) this.#servedAt.clear();
    };
  }

  #serve(): void {
    for (let next = this.#next(); next; next = this.#next()) {
      this.#waiting.delete(next);
      next.admit();
    }
  }

  /** Returns the next job to run, if there is a slot for it. */
  #next(): Waiting | undefined {
    const isBatchTurn = this.#admissions % batchEvery === batchEvery - 1;
    const rank = ({ account, urgency }: Waiting) => [
      (urgency === 'batch') === isBatchTurn ? 0 : 1,
      this.#held(account),
      this.#servedAt.get(account) ?? 0,
    ];
    let best: { waiting: Waiting; rank: readonly number[] } | undefined;
    for (const waiting of this.#waiting) {
      if (!this.#mayRun(waiting.account)) continue;
      const mine = rank(waiting);
      if (!best || isBefore(mine, best.rank)) best = { waiting, rank: mine };
    }
    return best?.waiting;
  }

  /**
   * Drops the newest job of the account with the most; returns false if `account` would have as many itself.
   */
  #makeRoomFor(account: string): boolean {
    const places = Map.groupBy(this.#waiting, (waiting) => waiting.account);
    const [most] = [...places.values()].sort((a, b) => b.length - a.length);
    const last = most?.at(-1);
    if (!most || !last || most.length <= (places.get(account)?.length ?? 0) + 1) return false;
    this.#waiting.delete(last);
    last.refuse(this.#options.busy());
    return true;
  }
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}
