import { RenderError } from './render-error.ts';

interface Waiting {
  readonly admit: () => void;
  readonly refuse: (error: RenderError) => void;
}

/** A fixed number of slots, and a line of limited length before them, first come first served. */
export class SlotQueue {
  readonly #slots: number;
  readonly #limit: number;
  readonly #waiting = new Set<Waiting>();
  #taken = 0;

  constructor(slots: number, limit: number) {
    this.#slots = slots;
    this.#limit = limit;
  }

  /** How many wait. */
  get depth(): number {
    return this.#waiting.size;
  }

  /** How many are served. */
  get taken(): number {
    return this.#taken;
  }

  /**
   * Waits for a slot and answers how to give it back. `leave` may be called by the caller to give up waiting.
   * @throws RenderError render_busy at once when the line is full.
   */
  enter(): { readonly admitted: Promise<() => void>; readonly leave: () => void } {
    if (this.#taken < this.#slots) {
      this.#taken += 1;
      return { admitted: Promise.resolve(this.#once()), leave: () => {} };
    }
    if (this.#waiting.size >= this.#limit) {
      const error = new RenderError(
        'render_busy',
        `${this.#limit} renderings are waiting already. Try again in a few seconds.`,
      );
      return { admitted: Promise.reject(error), leave: () => {} };
    }
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    const waiting: Waiting = { admit: () => resolve(this.#once()), refuse: reject };
    this.#waiting.add(waiting);
    return { admitted: promise, leave: () => this.#waiting.delete(waiting) };
  }

  /** Refuses everybody who waits. */
  refuseAll(error: RenderError): void {
    for (const waiting of this.#waiting) waiting.refuse(error);
    this.#waiting.clear();
  }

  #once(): () => void {
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      const [next] = this.#waiting;
      if (next) {
        this.#waiting.delete(next);
        next.admit();
      } else this.#taken -= 1;
    };
  }
}
