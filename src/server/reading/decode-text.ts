/** Fallback for files that have no byte order mark and aren't UTF-8. */
const western = new TextDecoder('windows-1252');

function byMark(bytes: Uint8Array): string | null {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return new TextDecoder().decode(bytes.subarray(3));
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return null;
}

/** Detects UTF-16: Latin text has a zero in every other byte. */
function byZeroes(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 512);
  const zeroes = [0, 1].map(
    (offset) => sample.filter((byte, index) => index % 2 === offset && byte === 0).length,
  );
  const [even = 0, odd = 0] = zeroes;
  const many = sample.length / 4;
  if (odd > many && even === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (even > many && odd === 0) return new TextDecoder('utf-16be').decode(bytes);
  return null;
}

/** Decodes line by line, because concatenated files can have several encodings. */
function byLines(bytes: Uint8Array): string {
  const strict = new TextDecoder('utf-8', { fatal: true });
  const lines: string[] = [];
  let start = 0;
  while (start < bytes.length) {
    const end = bytes.indexOf(10, start);
    const line = bytes.subarray(start, end === -1 ? bytes.length : end + 1);
    try {
      lines.push(strict.decode(line));
    } catch {
      lines.push(western.decode(line));
    }
    start += line.length;
  }
  return lines.join('');
}

/** Returns the text of a file in any encoding, without control characters. */
export function decodeText(bytes: Uint8Array): string {
  const text = byMark(bytes) ?? byZeroes(bytes) ?? byLines(bytes);
  return (
    text
      .replace(/^\ufeff/, '')
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
  );
}
