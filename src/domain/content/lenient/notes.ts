/** Records that something was read differently than written. */
export interface Note {
  /** Path in the input: `slides[2].items[0].title`. Empty for the whole document. */
  readonly path: string;
  readonly message: string;
  /**
   * `info`: same meaning, different spelling. `warning`: something is missing, shortened, moved or left out.
   */
  readonly level: 'info' | 'warning';
}

const mostNotes = 200;
const longestQuote = 60;

/** Collects notes without duplicates. Beyond a limit it only counts them. */
export class Notes {
  readonly #notes = new Map<string, Note>();
  #more = 0;

  add(path: string, message: string, level: Note['level'] = 'warning'): void {
    // Reported once per name, not for each of a hundred blocks.
    const key = level === 'info' ? message : `${path}\0${message}`;
    if (this.#notes.has(key)) return;
    if (this.#notes.size >= mostNotes) this.#more += 1;
    else this.#notes.set(key, { path, message, level });
  }

  info(path: string, message: string): void {
    this.add(path, message, 'info');
  }

  list(): readonly Note[] {
    const notes = [...this.#notes.values()];
    if (this.#more === 0) return notes;
    return [...notes, { path: '', message: `${this.#more} more like these`, level: 'warning' }];
  }
}

/** Formats a value for a note. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  const short = text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;
  return `'${short}'`;
}
