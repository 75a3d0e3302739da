/**
 * Control characters, and lone surrogates, which no UTF-8 file can hold. A carriage return becomes a line feed, as
 * it would in any HTML parser.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/** Text that comes out of every parser as it went in. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unwanted, '').toWellFormed();
}
