/** Longer keys are not cached. */
const longestKey = 65_536;

/** An LRU cache with texts as keys, limited in the characters of its keys and values in total. */
export class TextCache<Value> {
  readonly #values = new Map<string, { readonly value: Value; readonly characters: number }>();
  readonly #mostCharacters: number;
  #characters = 0;

  constructor(mostCharacters: number) {
    this.#mostCharacters = mostCharacters;
  }

  /** Returns the cached value of this key, or the one that `compute` returns, and caches it. */
  getOr(key: string, compute: () => Value, lengthOf: (value: Value) => number): Value {
    if (key.length > longestKey) return compute();
    const before = this.#values.get(key);
    const value = before ? before.value : compute();
    const characters = before?.characters ?? key.length + lengthOf(value);
    this.#drop(key);
    this.#values.set(key, { value, characters });
    this.#characters += characters;
    for (const oldest of this.#values.keys()) {
      if (this.#characters <= this.#mostCharacters) break;
      this.#drop(oldest);
    }
    return value;
  }

  #drop(key: string): void {
    this.#characters -= this.#values.get(key)?.characters ?? 0;
    this.#values.delete(key);
  }
}
