const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes base64 without platform APIs, so that the domain depends on neither Node nor a browser. */
export function decodeBase64(text: string): Uint8Array {
  const values = new Uint8Array(128);
  for (let index = 0; index < alphabet.length; index++) values[alphabet.charCodeAt(index)] = index;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  const value = (at: number): number => values[text.charCodeAt(at) & 127] ?? 0;
  for (let from = 0, to = 0; from < text.length; from += 4) {
    const bits = (value(from) << 18) | (value(from + 1) << 12) | (value(from + 2) << 6) | value(from + 3);
    bytes[to++] = bits >> 16;
    if (to < bytes.length) bytes[to++] = (bits >> 8) & 255;
    if (to < bytes.length) bytes[to++] = bits & 255;
  }
  return bytes;
}
