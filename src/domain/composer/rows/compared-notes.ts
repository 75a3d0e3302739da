import { fold } from '../../reader/tokenize.ts';

/** A remark that compares: a word and a number, 'target 90', or a change, '+5.7%'. */
const named = /^(\p{L}[^\d:]{0,18}?|\p{L}{1,4}\d{2,4}):?\s([-+−]?\p{Sc}?\d[\d.,]{0,12}\s?[%\p{L}]{0,3})$/u;
const change = /^([-+−]\p{Sc}?\d[\d.,]{0,10}\s?%?)$/u;
const changeHead = '±';

const fewestShared = 2;
/** Below this share of the remarks, a word is no column: colors of tickets aren't. */
const mostly = 0.5;

interface Compared {
  readonly key: string;
  readonly head: string;
  readonly value: string;
}

function comparedOf(piece: string): Compared | null {
  const [, difference] = change.exec(piece) ?? [];
  if (difference !== undefined) return { key: changeHead, head: changeHead, value: difference };
  const [, head, value] = named.exec(piece) ?? [];
  return head !== undefined && value !== undefined ? { key: fold(head), head, value } : null;
}

interface DividedNotes {
  /** Empty where the values say themselves what they are. */
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What is left of the remarks. */
  readonly rest: readonly string[];
}

/** A telephone number or an email address. */
const reached = /^(?:\+?\d[\d\s()./-]{6,20}|\S{1,60}@\S{1,60})$/u;
const isYears = /^\d{4}\s?[-/]\s?\d{2,4}$/;

/** Returns the numbers and addresses among remarks in a column of their own; null if fewer than two rows have one. */
export function reachedNotes(notes: readonly string[]): DividedNotes | null {
  const pieces = notes.map((note) => note.split(/,\s+/));
  const isReached = (piece: string): boolean => reached.test(piece) && !isYears.test(piece);
  if (pieces.filter((own) => own.some(isReached)).length < fewestShared) return null;
  return {
    heads: [''],
    rows: pieces.map((own) => [own.filter(isReached).join(', ')]),
    rest: pieces.map((own) => own.filter((piece) => !isReached(piece)).join(', ')),
  };
}

/** Returns the columns that remarks of several rows share, as 'target 90' and 'target 95' do; null without any. */
export function comparedNotes(notes: readonly string[]): DividedNotes | null {
  const pieces = notes.map((note) => (note === '' ? [] : note.split(/,\s+/)));
  const counts = new Map<string, { head: string; count: number }>();
  for (const own of pieces)
    for (const piece of own) {
      const compared = comparedOf(piece);
      if (!compared) continue;
      const known = counts.get(compared.key);
      counts.set(compared.key, { head: known?.head ?? compared.head, count: (known?.count ?? 0) + 1 });
    }
  const remarked = pieces.filter((own) => own.length > 0).length;
  const fewest = Math.max(fewestShared, remarked * mostly);
  const keys = [...counts].filter(([, { count }]) => count >= fewest).map(([key]) => key);
  if (keys.length === 0) return null;
  const isShared = (piece: string): boolean => keys.includes(comparedOf(piece)?.key ?? '');
  return {
    heads: keys.map((key) => counts.get(key)?.head ?? ''),
    rows: pieces.map((own) =>
      keys.map((key) => own.map(comparedOf).find((compared) => compared?.key === key)?.value ?? ''),
    ),
    // A second remark with the same word stays a remark.
    rest: pieces.map((own) =>
      own
        .filter((piece, at) => {
          const key = comparedOf(piece)?.key;
          return !isShared(piece) || own.findIndex((each) => comparedOf(each)?.key === key) !== at;
        })
        .join(', '),
    ),
  };
}
