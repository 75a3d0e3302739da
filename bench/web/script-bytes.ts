import { gzipSync } from 'node:zlib';

/** The scripts named in a page, and their static imports. */
const named = /(?<=["\s])\/[\w./-]+\.js(?=["\s])/g;
const imported = /(?:from|import)\s*"(\.\/[\w.-]+\.js)"/g;

/**
 * Returns the gzipped bytes of script that a page needs to render: the scripts it names and their imports,
 * each once.
 */
export async function scriptBytes(address: string): Promise<number> {
  const html = await (await fetch(address)).text();
  const waiting = [...html.matchAll(named)].map(([file]) => new URL(file, address).href);
  const seen = new Set<string>();
  let bytes = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const script = await (await fetch(next)).text();
    bytes += gzipSync(script, { level: 9 }).byteLength;
    for (const [, file] of script.matchAll(imported)) waiting.push(new URL(file ?? '', next).href);
  }
  return bytes;
}
