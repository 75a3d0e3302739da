import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface DrawingSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly width: number;
  readonly height: number;
}

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(require.resolve(file), 'utf8'));

/** 25 MB of data of which a document needs little, so garbage collection may free it. */
let held: WeakRef<DrawingSet> | null = null;
let reading: Promise<DrawingSet> | null = null;

async function drawings(): Promise<DrawingSet> {
  const present = held?.deref();
  if (present) return present;
  reading ??= readJson('@iconify-json/noto/icons.json').then((set) => {
    held = new WeakRef(set as DrawingSet);
    reading = null;
    return set as DrawingSet;
  });
  return reading;
}

let names: Promise<Readonly<Record<string, string>>> | null = null;

function nameOf(key: string): Promise<string | undefined> {
  names ??= readJson('@iconify-json/noto/chars.json') as Promise<Readonly<Record<string, string>>>;
  return names.then((known) => (Object.hasOwn(known, key) ? known[key] : undefined));
}

const firstRegionalLetter = 0x1f1e6;
const tagOffset = 0xe0000;

/**
 * Returns 'pt' for the two letters of Portugal's flag, 'gb-eng' for the tags of England's; null for others.
 */
function flagCode(key: string): string | null {
  const points = key.split('-').map((point) => Number.parseInt(point, 16));
  const letters = points.map((point) => String.fromCharCode(97 + point - firstRegionalLetter)).join('');
  if (points.length === 2 && /^[a-z]{2}$/.test(letters)) return letters;
  if (points[0] !== 0x1f3f4 || points.length < 5) return null;
  const tags = points.slice(1, -1).map((point) => String.fromCharCode(point - tagOffset));
  const code = tags.join('');
  return /^[a-z]{5}$/.test(code) ? `${code.slice(0, 2)}-${code.slice(2)}` : null;
}

async function flagDrawing(code: string): Promise<string | null> {
  try {
    return await readFile(require.resolve(`flag-icons/flags/4x3/${code}.svg`), 'utf8');
  } catch {
    return null;
  }
}

const known = new Map<string, string | null>();

/** Size of the cache; few different emoji are in use. */
const mostKnown = 500;

/**
 * Returns the picture of an emoji as a complete SVG file; null if there is none. `key` is made by emojiKey,
 * but untrusted.
 */
export async function emojiDrawing(key: string): Promise<string | null> {
  const before = known.get(key);
  if (before !== undefined) return before;
  if (!/^[0-9a-f]{4,5}(?:-[0-9a-f]{4,5}){0,15}$/.test(key)) return null;
  const name = await nameOf(key);
  const set = name === undefined ? null : await drawings();
  const body = name === undefined ? undefined : set?.icons[name]?.body;
  const flag = flagCode(key);
  const drawn =
    set && body !== undefined
      ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${set.width} ${set.height}">${body}</svg>`
      : flag === null
        ? null
        : await flagDrawing(flag);
  if (known.size < mostKnown) known.set(key, drawn);
  return drawn;
}
