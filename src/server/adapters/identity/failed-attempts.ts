/** Enough for a person who pastes an old link a few times, hopeless for guessing. */
const failuresAMinute = 10;
const windowMs = 60_000;
/** Bounds the memory that a flood of addresses can take. */
const addressesAtMost = 10_000;

/** The part of an address that one subscriber holds: a whole IPv4 address, the first 64 bits of an IPv6 one. */
export function subscriberOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Counts failed sign-in attempts by subscriber in a sliding minute. A success never counts. */
export class FailedAttempts {
  readonly #failures = new Map<string, number[]>();

  /** Seconds to wait before the next attempt from this address; 0 when it may try now. */
  waitSeconds(address: string, now: Date): number {
    const recent = this.#recent(subscriberOf(address), now);
    const oldest = recent[recent.length - failuresAMinute];
    return oldest === undefined ? 0 : Math.ceil((oldest + windowMs - now.getTime()) / 1000);
  }

  record(address: string, now: Date): void {
    const subscriber = subscriberOf(address);
    const recent = this.#recent(subscriber, now);
    // Set anew, so that the map's order is that of the last failure and the oldest is forgotten first.
    this.#failures.delete(subscriber);
    this.#failures.set(subscriber, [...recent, now.getTime()]);
    const [first] = this.#failures.keys();
    if (this.#failures.size > addressesAtMost && first !== undefined) this.#failures.delete(first);
  }

  #recent(subscriber: string, now: Date): number[] {
    return (this.#failures.get(subscriber) ?? []).filter((at) => at > now.getTime() - windowMs);
  }
}
