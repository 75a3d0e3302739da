/**
 * Control characters, and lone surrogates, which are invalid in UTF-8. Carriage returns become line feeds, as
 * in HTML parsers.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/** Normalizes text so that every parser keeps it unchanged. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unwanted, '').toWellFormed();
}
